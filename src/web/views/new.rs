//! A new army: an event with one tap, a list with another.

use crate::army::Army;
use crate::event::{Game, Preset};
use crate::list::IndexEntry;
use crate::route::Route;
use crate::rules::judge;
use crate::web::dom::{El, el};
use crate::web::library::{Library, Load, library};
use crate::web::navigate;
use crate::web::parts::{about, failed, page, picker};
use crate::web::shelf::{Shelf, shelf};
use leptos::prelude::*;

/// Built for when nothing else is chosen.
const FIRST: Preset = Preset::Mm15At300;

pub fn draw() -> Vec<El> {
    let preset = RwSignal::new(FIRST.name());
    let wanted = RwSignal::new(None::<String>);
    let library = library();
    let shelf = shelf();
    // The list may still be on its way when it is chosen.
    Effect::new(move |_| {
        let Some(slug) = wanted.get() else { return };
        if let Load::Here(list) = library.list(&slug) {
            wanted.set(None);
            let preset = Preset::named(preset.get_untracked()).unwrap_or(FIRST);
            let army = Army::new(&list, preset.event());
            let judgement = judge(&list, &army.event, &army);
            let key = Shelf::fresh_key();
            shelf.save(&key, &army, &judgement);
            navigate::go(&Route::Army(key));
        }
    });
    page(
        "A new army",
        vec![
            events(preset),
            el("h2").text("From which list?"),
            trouble(library, wanted),
            picker(Some(Game::Impetus), move |entry| drawn(entry, wanted)),
        ],
    )
}

fn events(preset: RwSignal<&'static str>) -> El {
    let offered = Preset::ALL
        .into_iter()
        .filter(|preset| *preset != Preset::Basic);
    let chips = offered.map(|offered| {
        let name = offered.name();
        let radio = el("input")
            .attr("type", "radio")
            .attr("name", "event")
            .attr("value", name)
            .live_checked(move || preset.get() == name)
            .on_change(move |_| preset.set(name));
        el("label")
            .class("chip")
            .child(radio)
            .child(el("span").text(&offered.event().name))
    });
    el("fieldset")
        .class("presets")
        .child(el("legend").text("For which event?"))
        .children(chips)
}

fn trouble(library: Library, wanted: RwSignal<Option<String>>) -> El {
    el("div").live(move || {
        let Some(slug) = wanted.get() else {
            return Vec::new();
        };
        match library.list(&slug) {
            Load::Failed(why) => vec![failed(&why, move || library.fetch(slug.clone()))],
            _ => Vec::new(),
        }
    })
}

fn drawn(entry: &IndexEntry, wanted: RwSignal<Option<String>>) -> El {
    let about = about(entry);
    let slug = entry.slug.clone();
    let name = el("b").text(&entry.name);
    match entry.game {
        Game::Impetus => el("button")
            .attr("type", "button")
            .class("entry")
            .child(name)
            .child(el("small").text(&about))
            .on_click(move || wanted.set(Some(slug.clone()))),
        Game::Basic => el("a")
            .class("entry")
            .attr("href", &Route::List(slug).href())
            .child(name)
            .child(el("small").text(&format!("{about} · to read only, so far"))),
    }
}
