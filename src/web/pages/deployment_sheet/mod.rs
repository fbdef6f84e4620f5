//! The deployment sheet on paper: the map true to scale, and in words what the rules ask to be
//! noted. Sealed for the umpire, or without secrets for the opponent.

mod save;

use super::roster::{PaperChoice, PrintButton, choose, chosen};
use crate::army::Army;
use crate::list::ArmyList;
use crate::map::Sight;
use crate::route::Route;
use crate::rules::{Judgement, judge};
use crate::share::{Seal, fingerprint, orders_fingerprint};
use crate::sheet::{DeploymentSheet, Paper, Placing, Section, WordsPlace, deployment_sheet, svg};
use crate::text::deployment as words;
use crate::web::browser::styles;
use crate::web::components::{Page, SavedArmy};
use crate::web::state::seal;
use leptos::prelude::*;
use save::FileKind;
use std::sync::Arc;

#[component]
pub fn DeploymentSheetPage(key: String) -> impl IntoView {
    let of = key.clone();
    let draw = move |list, army| view! { <SheetDesk key=of.clone() list army /> }.into_any();
    view! { <SavedArmy key draw /> }
}

const SIGHTS: [(Sight, &str); 2] = [
    (Sight::Sealed, "Sealed, for the umpire"),
    (Sight::Opponent, "Without secrets, for the opponent"),
];

#[component]
fn SheetDesk(key: String, list: Arc<ArmyList>, army: Army) -> impl IntoView {
    let title = format!("{}, deployment", army.name);
    let judgement = judge(&list, &army.event, &army);
    let sight = RwSignal::new(Sight::Sealed);
    let paper = RwSignal::new(chosen().paper);
    // The same as on the page that shares the army.
    let seal = seal::of(&key);
    let said = RwSignal::new("");
    let made = StoredValue::new((list, army, judgement));
    let sheet_now = move || {
        made.with_value(|(list, army, judgement)| {
            deployment_sheet(list, army, judgement, sight.get())
        })
    };
    let is_empty = untrack(sheet_now).is_empty();
    let map = Route::Map(key.clone()).href();
    let hint = is_empty.then(|| {
        view! {
            <p class="note advice">
                "The map is still empty. "
                <a href=map.clone()>"Draw it first"</a>
                ", and this sheet will show the table with your commands on it."
            </p>
        }
    });
    let preview = move || {
        let options = SheetOptions {
            sight: sight.get(),
            paper: paper.get(),
            seal,
        };
        made.with_value(|(list, army, judgement)| {
            view! { <SheetPages list army judgement options /> }
        })
    };
    let save = move |kind| {
        let sheet = untrack(sheet_now);
        let placing = Placing::of(&sheet, paper.get_untracked());
        save::map(&sheet, placing, kind, said);
    };
    let choose_paper = move |new| {
        paper.set(new);
        let mut choice = chosen();
        choice.paper = new;
        choose(choice);
    };
    view! {
        <Page title>
            <div class="paper-tools">
                <PrintButton />
                <SightChoice sight />
                <PaperChoice paper=paper.into() choose=choose_paper />
                <button type="button" on:click=move |_| save(FileKind::Svg)>
                    "Save as SVG"
                </button>
                <button type="button" on:click=move |_| save(FileKind::Png)>
                    "Save as PNG"
                </button>
                <a class="button" href=map>
                    "Draw the map"
                </a>
                <a class="button" href=Route::Roster(key.clone()).href()>
                    "Roster"
                </a>
                <a class="button" href=Route::Army(key).href()>
                    "Back to the army"
                </a>
            </div>
            {hint}
            {preview}
            <p class="hidden" role="status">
                {move || said.get()}
            </p>
        </Page>
    }
}

#[component]
fn SightChoice(sight: RwSignal<Sight>) -> impl IntoView {
    let options = SIGHTS.map(|(_, name)| view! { <option value=name>{name}</option> });
    let name = move || {
        let found = SIGHTS.iter().find(|(of, _)| *of == sight.get());
        found.map_or("", |(_, name)| name)
    };
    let change = move |event| {
        let chosen = event_target_value(&event);
        let found = SIGHTS.iter().find(|(_, name)| *name == chosen);
        sight.set(found.map_or(Sight::Sealed, |(of, _)| *of));
    };
    view! {
        <select aria-label="Who reads it" prop:value=name on:change=change>
            {Vec::from(options)}
        </select>
    }
}

/// For whom, and on what.
#[derive(Clone, Copy)]
pub struct SheetOptions {
    pub sight: Sight,
    pub paper: Paper,
    /// In the fingerprint of the orders. Without one an opponent could guess the orders from it,
    /// so only the sealed sheet has it then.
    pub seal: Option<Seal>,
}

/// The deployment sheet of an army as pages.
#[component]
pub fn SheetPages<'a>(
    list: &'a ArmyList,
    army: &'a Army,
    judgement: &'a Judgement,
    options: SheetOptions,
) -> impl IntoView + use<> {
    let SheetOptions { sight, paper, seal } = options;
    styles::need("paper.css");
    let sheet = deployment_sheet(list, army, judgement, sight);
    let placing = Placing::of(&sheet, paper);
    let class = match (paper, placing.is_wide) {
        (Paper::A4, false) => "leaf a4",
        (Paper::A4, true) => "leaf a4 wide",
        (Paper::Letter, false) => "leaf letter",
        (Paper::Letter, true) => "leaf letter wide",
    };
    let leaf = |content: AnyView| {
        view! {
            <section
                class=class
                class:apart=placing.words == WordsPlace::Apart
                aria-label=sheet.title()
                style=("--orders", format!("{:.2}", f64::from(placing.letters) / 100.0))
            >
                {head(&sheet, list, army, seal, placing)}
                {content}
            </section>
        }
    };
    let picture = picture(&sheet, placing);
    let sections = sheet.sections();
    let sections = sections.iter().map(section).collect_view();
    let words = view! { <div class="leaf-orders">{sections}</div> };
    let leaves = match placing.words {
        WordsPlace::Apart => {
            let map = view! { <div class="leaf-field">{picture}</div> };
            (leaf(map.into_any()), leaf(words.into_any())).into_any()
        }
        WordsPlace::Beside | WordsPlace::Below => {
            let both = view! { <div class="leaf-field">{picture} {words}</div> };
            leaf(both.into_any()).into_any()
        }
    };
    view! { <div class="papers">{leaves}</div> }
}

fn head(
    sheet: &DeploymentSheet,
    list: &ArmyList,
    army: &Army,
    seal: Option<Seal>,
    placing: Placing,
) -> impl IntoView + use<> {
    let stamp = match sheet.sight {
        Sight::Sealed => words::SEALED,
        Sight::Opponent => words::FOR_OPPONENT,
    };
    let print = |label: &'static str, print: String| {
        view! {
            <span>
                {label} <span class="leaf-print">{print}</span>
            </span>
        }
    };
    let has_orders = sheet.sight == Sight::Sealed || seal.is_some();
    let orders = has_orders.then(|| {
        let orders = orders_fingerprint(list, army, seal).to_string();
        (" · ", print("Orders ", orders))
    });
    let practice = sheet.is_reconstructed.then(|| {
        view! {
            <p>
                <b>{words::PRACTICE}</b>
            </p>
        }
    });
    view! {
        <header class="leaf-head">
            <div class="leaf-about">
                <h2 class="leaf-title">{sheet.title()}</h2>
                <p>{format!("{} · map {}", sheet.about(), placing.scale)}</p>
                <p>{print("Army ", fingerprint(list, army).to_string())} {orders}</p>
                {practice}
            </div>
            <b class="stamp">{stamp}</b>
        </header>
    }
}

/// The very file that is saved, so that screen, print and export can't differ.
fn picture(sheet: &DeploymentSheet, placing: Placing) -> impl IntoView + use<> {
    let view = sheet.picture.view;
    let on_paper = |mm: i32| format!("{:.2}", placing.scale.on_paper(mm));
    let file = svg(&sheet.picture, &sheet.title(), placing.scale);
    view! {
        <img
            class="leaf-map"
            alt="Map of the deployment; the words beside it say the same."
            src=save::shown(&file)
            style=("--map-width", on_paper(view.width))
            style=("--map-height", on_paper(view.height))
        />
    }
}

fn section(section: &Section) -> impl IntoView + use<> {
    let lines = section.lines.iter();
    let lines = lines.map(|line| view! { <p>{line.clone()}</p> });
    view! {
        <section>
            <h3>{section.heading.clone()}</h3>
            {lines.collect_view()}
        </section>
    }
}
