//! A new army: an event with one tap, a list with another.

use crate::army::Army;
use crate::event::{Event, Game, Preset};
use crate::list::IndexEntry;
use crate::route::Route;
use crate::web::dom::{El, el};
use crate::web::events;
use crate::web::library::{Library, Load, library};
use crate::web::navigate;
use crate::web::old_parts::{about, failed, page, picker};
use crate::web::shelf::shelf;
use crate::web::signals::*;

pub fn draw(kept_place: Option<usize>) -> Vec<El> {
    page_for(events::kept(), kept_place)
}

fn page_for(kept: Vec<Event>, kept_place: Option<usize>) -> Vec<El> {
    let mut offered: Vec<Event> = Preset::with_points().map(Preset::event).collect();
    // From 1, behind the presets.
    let chosen = match kept_place {
        Some(place @ 1..) => offered.len() + place - 1,
        _ => 0,
    };
    offered.extend(kept);
    let chosen = RwSignal::new(chosen.min(offered.len() - 1));
    let choice = event_choice(&offered, chosen);
    let wanted = RwSignal::new(None::<String>);
    let library = library();
    let shelf = shelf();
    // The list may still be on its way when it is chosen.
    effect(move || {
        let Some(slug) = wanted.get() else { return };
        if let Load::Here(list) = library.list(&slug) {
            wanted.set(None);
            let Some(event) = offered.get(chosen.get_untracked()) else {
                return;
            };
            let army = Army::new(&list, event.clone());
            let key = shelf.begin(&list, &army);
            navigate::go(&Route::Army(key));
        }
    });
    page(
        "A new army",
        vec![
            choice,
            el("h2").text("From which list?"),
            trouble(library, wanted),
            picker(Some(Game::Impetus), move |entry| drawn(entry, wanted)),
        ],
    )
}

fn event_choice(offered: &[Event], chosen: RwSignal<usize>) -> El {
    let chips = offered.iter().enumerate().map(|(place, event)| {
        let radio = el("input")
            .attr("type", "radio")
            .attr("name", "event")
            .live_checked(move || chosen.get() == place)
            .on_change(move |_| chosen.set(place));
        el("label")
            .class("chip")
            .child(radio)
            .child(el("span").class("clip").text(&event.name))
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
