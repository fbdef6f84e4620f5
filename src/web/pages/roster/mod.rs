//! The roster on paper: what will be printed, and what the player wants on it.

mod army;
mod command;
mod head;
mod options;
mod reference;

use crate::army::Army;
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::{Judgement, judge};
use crate::sheet::{Block, Layout, Paper, Roster, RosterOptions, roster};
use crate::web::browser::styles;
use crate::web::components::{Page, SavedArmy};
use leptos::prelude::*;
pub use options::{PaperChoice, choose, chosen};
use std::sync::Arc;

#[component]
pub fn RosterPage(key: String) -> impl IntoView {
    let of = key.clone();
    let draw = move |list, army| view! { <RosterDesk key=of.clone() list army /> }.into_any();
    view! { <SavedArmy key draw /> }
}

#[component]
fn RosterDesk(key: String, list: Arc<ArmyList>, army: Army) -> impl IntoView {
    let title = format!("{}, roster", army.name);
    let judgement = judge(&list, &army.event, &army);
    let options = RwSignal::new(chosen());
    Effect::new(move |_| choose(options.get()));
    // Basic Impetus has none.
    let has_prices = list.game() == RuleSet::Impetus;
    let made = Arc::new((list, army, judgement));
    let sheet = move || {
        let (list, army, judgement) = &*made;
        view! { <RosterSheet list army judgement options=options.get() /> }
    };
    view! {
        <Page title>
            <div class="paper-tools">
                <PrintButton />
                <PaperChoice
                    paper=Signal::derive(move || options.get().paper)
                    choose=move |paper| options.update(|options| options.paper = paper)
                />
                {has_prices
                    .then(|| {
                        view! {
                            <Switch
                                options
                                label="Prices"
                                is_on=|of| of.prices
                                turn=|of| of.prices ^= true
                            />
                        }
                    })}
                <Switch options label="QR" is_on=|of| of.qr turn=|of| of.qr ^= true />
                <Switch
                    options
                    label="Larger type"
                    is_on=|of| of.larger_type
                    turn=|of| of.larger_type ^= true
                />
                <Switch
                    options
                    label="Quick reference"
                    is_on=|of| of.reference
                    turn=|of| of.reference ^= true
                />
                <a class="button" href=Route::Reference(key.clone()).href()>
                    "Quick reference on screen"
                </a>
                <a class="button" href=Route::Sheet(key.clone()).href()>
                    "Deployment sheet"
                </a>
                <a class="button" href=Route::Army(key).href()>
                    "Back to the army"
                </a>
            </div>
            {sheet}
        </Page>
    }
}

#[component]
pub fn PrintButton() -> impl IntoView {
    // It can only fail where the browser prints nothing.
    let print = move |_| drop(window().print());
    view! {
        <button type="button" id="print" class="go" on:click=print>
            "Print"
        </button>
    }
}

#[component]
fn Switch(
    options: RwSignal<RosterOptions>,
    label: &'static str,
    is_on: fn(RosterOptions) -> bool,
    turn: fn(&mut RosterOptions),
) -> impl IntoView {
    view! {
        <label class="chip">
            <input
                type="checkbox"
                prop:checked=move || is_on(options.get())
                on:change=move |_| options.update(turn)
            />
            <span>{label}</span>
        </label>
    }
}

/// The roster of an army as pages.
#[component]
pub fn RosterSheet<'a>(
    list: &'a ArmyList,
    army: &'a Army,
    judgement: &'a Judgement,
    options: RosterOptions,
) -> impl IntoView + use<> {
    styles::need("paper.css");
    let roster = roster(list, army, judgement, options);
    let layout = Layout::of(&roster);
    let count = layout.pages.len();
    let pages = layout.pages.iter().zip(1..).map(|(blocks, number)| {
        let head = match number {
            1 => head::first(list, army, &roster),
            _ => head::next(list, army, &roster),
        };
        let blocks: Vec<AnyView> = blocks
            .iter()
            .map(|block| draw_block(&roster, &layout, block))
            .collect();
        let foot = (count > 1).then(|| {
            view! { <p class="leaf-number">{format!("Page {number} of {count}")}</p> }
        });
        let label = format!("Page {number} of {count}");
        leaf(&layout, label, (head, blocks, foot).into_any())
    });
    view! { <div class="papers">{pages.collect_view()}</div> }
}

fn leaf(layout: &Layout, label: String, content: AnyView) -> impl IntoView + use<> {
    let paper = match layout.paper {
        Paper::A4 => "leaf a4",
        Paper::Letter => "leaf letter",
    };
    let measures = layout.density.measures();
    view! {
        <section
            class=paper
            data-density=layout.density.name()
            aria-label=label
            style=("--letters", mm(measures.letters))
            style=("--line-height", mm(measures.line))
            style=("--pad", mm(measures.pad))
            style=("--sign", mm(measures.sign))
            style=("--gap", mm(measures.gap))
            style=("--names", mm(layout.names))
            style=("--moves", mm(layout.moves))
            style=("--prices", mm(layout.prices))
            style=("--ticks", mm(layout.ticks))
            style=("--row", mm(layout.row))
            style=("--reference", mm(layout.reference))
        >
            {content}
        </section>
    }
}

/// Hundredths of a millimetre as a number of millimetres.
fn mm(hundredths: u32) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

fn draw_block(roster: &Roster, layout: &Layout, block: &Block) -> AnyView {
    match block {
        Block::Command(part) => command::draw(roster, part).into_any(),
        Block::Army => army::draw(roster).into_any(),
        Block::Verdict(range) => army::remarks(roster, range.clone()).into_any(),
        Block::Reference => reference::draw(roster, layout).into_any(),
    }
}

/// Boxes to tick, in fives; the last is where it breaks.
fn break_track(count: u32) -> impl IntoView {
    let fives = (0..count).step_by(5).map(|from| {
        let boxes = (from..count.min(from + 5)).map(|n| {
            let is_last = n + 1 == count;
            view! { <i class:break=is_last></i> }
        });
        view! { <span>{boxes.collect_view()}</span> }
    });
    view! {
        <span class="ticks" aria-hidden="true">
            {fives.collect_view()}
        </span>
    }
}
