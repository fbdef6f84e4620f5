//! The roster on paper: what will be printed, and what the player wants on it.

mod army;
mod command;
mod head;
mod reference;

use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::{Judgement, judge};
use crate::sheet::{Block, Layout, Paper, Roster, RosterOptions, roster};
use crate::web::dom::{El, button, el, link};
use crate::web::old_parts::stored_army;
use crate::web::signals::*;
use crate::web::{storage, style};
use std::sync::Arc;

const SETTING: &str = "paper";

pub fn draw(key: &str) -> Vec<El> {
    let route = key.to_owned();
    stored_army(key, "Roster", move |list, army| {
        untrack(|| desk(&route, list, army))
    })
}

/// What was chosen the last time.
pub fn chosen() -> RosterOptions {
    RosterOptions::parse(&storage::setting(SETTING).unwrap_or_default())
}

pub fn choose(options: RosterOptions) {
    storage::set_setting(SETTING, &options.words());
}

fn desk(key: &str, list: Arc<ArmyList>, army: Army) -> Vec<El> {
    document().set_title(&format!("{}, roster · Muster", army.name));
    let judgement = judge(&list, &army.event, &army);
    let options = RwSignal::new(chosen());
    let preview = el("div").live(move || vec![sheet(&list, &army, &judgement, options.get())]);
    vec![tools(key, options), preview]
}

fn tools(key: &str, options: RwSignal<RosterOptions>) -> El {
    let kept = move || choose(options.get_untracked());
    let switch =
        move |label: &str, is_on: fn(RosterOptions) -> bool, turn: fn(&mut RosterOptions)| {
            let input = el("input")
                .attr("type", "checkbox")
                .live_checked(move || is_on(options.get()))
                .on_change(move |_| {
                    options.update(turn);
                    kept();
                });
            el("label")
                .class("chip")
                .child(input)
                .child(el("span").text(label))
        };
    let print = button("Print")
        .id("print")
        .class("go")
        .on_click(|| drop(window().print()));
    el("div").class("paper-tools").children([
        print,
        paper_choice(
            move || options.get().paper,
            move |paper| {
                options.update(|options| options.paper = paper);
                kept();
            },
        ),
        switch("Prices", |of| of.prices, |of| of.prices ^= true),
        switch("QR", |of| of.qr, |of| of.qr ^= true),
        switch(
            "Larger type",
            |of| of.larger_type,
            |of| of.larger_type ^= true,
        ),
        switch(
            "Quick reference",
            |of| of.reference,
            |of| of.reference ^= true,
        ),
        link(&Route::Sheet(key.to_owned()), "Deployment sheet").class("button"),
        link(&Route::Army(key.to_owned()), "Back to the army").class("button"),
    ])
}

/// A4 or US Letter.
pub fn paper_choice(paper: impl Fn() -> Paper + 'static, choose: impl Fn(Paper) + 'static) -> El {
    let name = |paper| match paper {
        Paper::A4 => "A4",
        Paper::Letter => "US Letter",
    };
    let options = Paper::ALL.map(|paper| {
        let name = name(paper);
        el("option").attr("value", name).text(name)
    });
    el("select")
        .attr("aria-label", "Paper")
        .children(options)
        .live_value(move || name(paper()).to_owned())
        .on_change(move |chosen| {
            let found = Paper::ALL.into_iter().find(|paper| name(*paper) == chosen);
            choose(found.unwrap_or(Paper::A4));
        })
}

/// The roster of an army as pages.
pub fn sheet(list: &ArmyList, army: &Army, judgement: &Judgement, options: RosterOptions) -> El {
    style::need("paper.css");
    let roster = roster(list, army, judgement, options);
    let layout = Layout::of(&roster);
    let count = layout.pages.len();
    let pages = layout.pages.iter().zip(1..).map(|(blocks, number)| {
        let head = match number {
            1 => head::first(list, army, &roster),
            _ => head::next(&roster, army),
        };
        let foot = (count > 1).then(|| {
            let text = format!("Page {number} of {count}");
            el("p").class("leaf-number").text(&text)
        });
        leaf(&layout, &format!("Page {number} of {count}"))
            .child(head)
            .children(blocks.iter().map(|block| draw_block(&roster, block)))
            .children(foot)
    });
    el("div").class("papers").children(pages)
}

fn leaf(layout: &Layout, label: &str) -> El {
    let paper = match layout.paper {
        Paper::A4 => "leaf a4",
        Paper::Letter => "leaf letter",
    };
    let measures = layout.density.measures();
    el("section")
        .class(paper)
        .attr("data-density", layout.density.name())
        .attr("aria-label", label)
        .style("--letters", &mm(measures.letters))
        .style("--line-height", &mm(measures.line))
        .style("--pad", &mm(measures.pad))
        .style("--sign", &mm(measures.sign))
        .style("--gap", &mm(measures.gap))
        .style("--names", &mm(layout.names))
        .style("--prices", &mm(layout.prices))
        .style("--ticks", &mm(layout.ticks))
}

/// Hundredths of a millimetre as a number of millimetres.
fn mm(hundredths: u32) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

fn draw_block(roster: &Roster, block: &Block) -> El {
    match block {
        Block::Command(part) => command::draw(roster, part),
        Block::Army => army::draw(roster),
        Block::Verdict(range) => army::remarks(roster, range.clone()),
        Block::Reference => reference::draw(roster),
    }
}

/// Boxes to tick, in fives; the last is where it breaks.
fn ticks(count: u32, has_break: bool) -> El {
    let mut fives = el("span").class("ticks").attr("aria-hidden", "true");
    let mut left = count;
    while left > 0 {
        let here = left.min(5);
        let boxes = (1..=here).map(|n| {
            let is_break = has_break && left == n;
            el("i").class(if is_break { "break" } else { "" })
        });
        fives = fives.child(el("span").children(boxes));
        left -= here;
    }
    fives
}
