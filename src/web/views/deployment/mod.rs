//! The deployment sheet on paper: the map true to scale, and in words what the rules ask to be
//! noted. Sealed for the umpire, or without secrets for the opponent.

mod save;

use super::roster::{choose, chosen, paper_choice};
use crate::army::Army;
use crate::list::ArmyList;
use crate::map::Sight;
use crate::route::Route;
use crate::rules::{Judgement, judge};
use crate::share::{Seal, fingerprint, orders_fingerprint};
use crate::sheet::{DeploymentSheet, Paper, Placing, Section, WordsPlace, deployment_sheet, svg};
use crate::text::deployment as words;
use crate::web::dom::{El, button, el, link};
use crate::web::old_parts::stored_army;
use crate::web::signals::*;
use crate::web::{seal, style};
use std::sync::Arc;

pub fn draw(key: &str) -> Vec<El> {
    let route = key.to_owned();
    stored_army(key, "Deployment sheet", move |list, army| {
        untrack(|| desk(&route, list, army))
    })
}

fn desk(key: &str, list: Arc<ArmyList>, army: Army) -> Vec<El> {
    document().set_title(&format!("{}, deployment · Muster", army.name));
    let judgement = judge(&list, &army.event, &army);
    let sight = RwSignal::new(Sight::Sealed);
    let paper = RwSignal::new(chosen().paper);
    // The same as on the page that shares the army.
    let seal = seal::of(key);
    let said = RwSignal::new("");
    let made = StoredValue::new(Arc::new((list, army, judgement)));
    let is_empty = made
        .with_value(|made| deployment_sheet(&made.0, &made.1, &made.2, Sight::Sealed).is_empty());
    let map = Route::Map(key.to_owned());
    let hint = is_empty.then(|| {
        el("p")
            .class("note advice")
            .text("The map is still empty. ")
            .child(link(&map, "Draw it first"))
            .text(", and this sheet will show the table with your commands on it.")
    });
    let preview = el("div").live(move || {
        let options = SheetOptions {
            sight: sight.get(),
            paper: paper.get(),
            seal,
        };
        vec![made.with_value(|made| sheet(&made.0, &made.1, &made.2, options))]
    });
    let file = move |as_png: bool| {
        let name = made.with_value(|made| {
            let sheet = deployment_sheet(&made.0, &made.1, &made.2, sight.get_untracked());
            let placing = Placing::of(&sheet, paper.get_untracked());
            let picture = svg(&sheet.picture, &sheet.title(), placing.one_to);
            (picture, sheet)
        });
        save::map(&name.0, &name.1, as_png, said);
    };
    let tools = el("div").class("paper-tools").children([
        button("Print")
            .id("print")
            .class("go")
            .on_click(|| drop(window().print())),
        sight_choice(sight),
        paper_choice(
            move || paper.get(),
            move |new| {
                paper.set(new);
                let mut choice = chosen();
                choice.paper = new;
                choose(choice);
            },
        ),
        button("Save as SVG").on_click(move || file(false)),
        button("Save as PNG").on_click(move || file(true)),
        link(&map, "Draw the map").class("button"),
        link(&Route::Roster(key.to_owned()), "Roster").class("button"),
        link(&Route::Army(key.to_owned()), "Back to the army").class("button"),
    ]);
    let status = el("p")
        .class("hidden")
        .attr("role", "status")
        .live_text(move || said.get().to_owned());
    std::iter::once(tools)
        .chain(hint)
        .chain([preview, status])
        .collect()
}

fn sight_choice(sight: RwSignal<Sight>) -> El {
    const SIGHTS: [(Sight, &str); 2] = [
        (Sight::Sealed, "Sealed, for the umpire"),
        (Sight::Opponent, "Without secrets, for the opponent"),
    ];
    let options = SIGHTS.map(|(_, name)| el("option").attr("value", name).text(name));
    let name = move || {
        let found = SIGHTS.iter().find(|(of, _)| *of == sight.get());
        found.map_or("", |(_, name)| name).to_owned()
    };
    el("select")
        .attr("aria-label", "Who reads it")
        .children(options)
        .live_value(name)
        .on_change(move |chosen| {
            let found = SIGHTS.iter().find(|(_, name)| *name == chosen);
            sight.set(found.map_or(Sight::Sealed, |(of, _)| *of));
        })
}

/// For whom, and on what.
#[derive(Clone, Copy)]
pub struct SheetOptions {
    pub sight: Sight,
    pub paper: Paper,
    /// In the fingerprint of the orders. Without one an opponent could guess the orders from it,
    /// so that only the sealed sheet has it then.
    pub seal: Option<Seal>,
}

/// The deployment sheet of an army.
pub fn sheet(list: &ArmyList, army: &Army, judgement: &Judgement, options: SheetOptions) -> El {
    let SheetOptions { sight, paper, seal } = options;
    style::need("paper.css");
    let sheet = deployment_sheet(list, army, judgement, sight);
    let placing = Placing::of(&sheet, paper);
    let is_wide = placing.words == WordsPlace::Beside;
    let class = match (paper, is_wide) {
        (Paper::A4, false) => "leaf a4",
        (Paper::A4, true) => "leaf a4 wide",
        (Paper::Letter, false) => "leaf letter",
        (Paper::Letter, true) => "leaf letter wide",
    };
    let sections = sheet.sections();
    let words = el("div")
        .class("leaf-orders")
        .children(sections.iter().map(section));
    let leaf = || {
        el("section")
            .class(class)
            .attr("aria-label", &sheet.title())
            .child(head(&sheet, army, seal, placing))
    };
    let field = el("div")
        .class("leaf-field")
        .child(picture(&sheet, placing));
    let leaves = match placing.words {
        WordsPlace::Apart => vec![leaf().child(field), leaf().child(words)],
        WordsPlace::Beside | WordsPlace::Below => vec![leaf().child(field.child(words))],
    };
    el("div").class("papers").children(leaves)
}

fn head(sheet: &DeploymentSheet, army: &Army, seal: Option<Seal>, placing: Placing) -> El {
    let stamp = match sheet.sight {
        Sight::Sealed => words::SEALED,
        Sight::Opponent => words::FOR_OPPONENT,
    };
    let print = |label: &str, print: String| {
        el("span")
            .text(label)
            .child(el("span").class("leaf-print").text(&print))
    };
    let mut prints = el("p").child(print("Army ", fingerprint(army).to_string()));
    if sheet.sight == Sight::Sealed || seal.is_some() {
        let orders = orders_fingerprint(army, seal).to_string();
        prints = prints.text(" · ").child(print("Orders ", orders));
    }
    let about = el("div")
        .class("leaf-about")
        .child(el("h2").class("leaf-title").text(&sheet.title()))
        .child(el("p").text(&format!("{} · map 1:{}", sheet.about(), placing.one_to)))
        .child(prints);
    el("header")
        .class("leaf-head")
        .child(about)
        .child(el("b").class("stamp").text(stamp))
}

/// The very file that is saved, so that screen, print and export can't differ.
fn picture(sheet: &DeploymentSheet, placing: Placing) -> El {
    let view = sheet.picture.view;
    let on_paper = |mm: i32| {
        let hundredths = mm.unsigned_abs() * 100 / placing.one_to.max(1);
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    };
    let image = el("img")
        .class("leaf-map")
        .attr(
            "alt",
            "Map of the deployment; the words beside it say the same.",
        )
        .style("--map-width", &on_paper(view.width))
        .style("--map-height", &on_paper(view.height));
    let file = svg(&sheet.picture, &sheet.title(), placing.one_to);
    save::show(&image, &file);
    image
}

fn section(section: &Section) -> El {
    el("section")
        .child(el("h4").text(&section.heading))
        .children(section.lines.iter().map(|line| el("p").text(line)))
}
