//! Opens one of the player's armies: fetches its list and hands both to the builder or the map.

use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::web::dom::{El, button, el, link};
use crate::web::file;
use crate::web::library::{Load, library};
use crate::web::old_parts::{self, failed, waiting};
use crate::web::shelf::shelf;
use crate::web::signals::*;
use crate::web::storage::{self, Trouble};
use std::sync::Arc;

/// What is drawn of an army that is here with its list.
type Page = fn(String, Arc<ArmyList>, Army) -> Vec<El>;

pub fn open(key: &str, page: Page) -> Vec<El> {
    match storage::read(key) {
        Ok(army) => with_list(key.to_owned(), army, page),
        Err(Trouble::Unreadable { message, text }) => {
            shelf().refresh();
            read_only(key, &message, &text)
        }
        Err(Trouble::Gone | Trouble::Blocked | Trouble::Full) => old_parts::page(
            "That army isn't here",
            vec![
                el("p").text("It isn't stored in this browser, or was thrown away."),
                el("p").child(link(&Route::Home, "Your armies")),
            ],
        ),
    }
}

fn with_list(key: String, army: Army, drawn: Page) -> Vec<El> {
    let library = library();
    let id = army.list.id;
    let list = library.follow(id);
    vec![el("div").live(move || match list.get() {
        Some(Load::Here(list)) => untrack(|| drawn(key.clone(), list, army.clone())),
        None => {
            let why = format!(
                "It was drawn from the list “{}” (number {id}), which this version of Muster doesn't have. Nothing was changed.",
                army.list.name
            );
            read_only(&key, &why, &army.to_json())
        }
        Some(Load::Waiting) => old_parts::page("Army", vec![waiting()]),
        Some(Load::Failed(why)) => {
            let retry = move || library.retry(id);
            old_parts::page("The list couldn't be loaded", vec![failed(&why, retry)])
        }
    })]
}

/// An army that can't be built on is shown as it is stored, and left alone.
fn read_only(key: &str, why: &str, text: &str) -> Vec<El> {
    let stored = text.to_owned();
    let name = format!("muster-{key}.txt");
    let download = button("Download what is stored").on_click(move || file::offer(&name, &stored));
    old_parts::page(
        "This army can only be looked at",
        vec![
            el("p").class("note illegal").text(why),
            el("p").text("Nothing was changed, and your other armies aren't touched. This is what is stored; download it and keep it."),
            el("p").child(download),
            el("pre").class("stored").attr("tabindex", "0").text(text),
        ],
    )
}
