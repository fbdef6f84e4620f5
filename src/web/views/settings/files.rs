//! Files that were dropped on the page or chosen. `public/files.js` reads them, on whatever page,
//! and comes here with them.

use super::Desk;
use crate::route::Route;
use crate::store::{Drawer, Given, given, preview};
use crate::web::dom::{El, el, on_window};
use crate::web::navigate;
use crate::web::shelf::Shelf;
use crate::web::signals::*;
use crate::web::storage::{Browser, keeper};
use js_sys::{Array, Reflect};

/// Where files.js puts them.
const FILES: &str = "musterFiles";

pub(super) fn listen(desk: Desk) {
    take(desk);
    on_window("muster-files", move |_| take(desk));
}

fn take(desk: Desk) {
    let window = window();
    let files = Reflect::get(&window, &FILES.into()).unwrap_or_default();
    let _ = Reflect::delete_property(&window, &FILES.into());
    let Ok(files) = wasm_bindgen::JsCast::dyn_into::<Array>(files) else {
        return;
    };
    desk.refused.set(Vec::new());
    let mut armies = Vec::new();
    let mut links = Vec::new();
    for file in files.iter() {
        let part = |name: &str| {
            let part = Reflect::get(&file, &name.into()).ok();
            part.and_then(|part| part.as_string()).unwrap_or_default()
        };
        match given(&part("name"), &part("text")) {
            Given::Army(army) => armies.push(army),
            Given::Backup(stored) => desk
                .items
                .set(preview(stored, |key| Browser::Local.get(key))),
            Given::Links(found) => links.extend(found),
            Given::Refused(sentence) => desk.refused.update(|all| all.push(sentence)),
        }
    }
    for army in &armies {
        let key = Shelf::fresh_key();
        let saved = keeper(|keeper| keeper.import(&key, army));
        desk.shelf.note(saved);
        if armies.len() == 1 && files.length() == 1 {
            navigate::go(&Route::Army(key));
        }
    }
    if armies.len() > 1 {
        desk.said
            .set(format!("{} armies are among yours now.", armies.len()));
    }
    match (links.as_slice(), files.length()) {
        ([], _) => {}
        ([link], 1) => {
            let _ = window.location().set_hash(link);
        }
        (links, _) => {
            crate::web::old::umpire_table().add(&links.join("\n"));
            navigate::go(&Route::Umpire(None));
        }
    }
}

pub(super) fn refused(desk: Desk) -> El {
    el("div").attr("role", "alert").live(move || {
        let refused = desk.refused.get();
        refused
            .iter()
            .map(|sentence| el("p").class("note illegal").text(sentence))
            .collect()
    })
}

/// The button for those who don't drag.
pub(super) fn choose() -> El {
    let input = el("input")
        .attr("type", "file")
        .flag("multiple", true)
        .class("hidden")
        .attr(
            "accept",
            ".json,.txt,.eml,.csv,.md,application/json,text/plain",
        );
    el("label")
        .class("button file")
        .child(input)
        .text("Restore or open a file…")
}
