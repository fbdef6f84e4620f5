//! One of the player's armies with its list, for the pages that show it but don't change it.

use super::{failed, page, waiting};
use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::web::dom::{El, el, link};
use crate::web::library::{Load, library};
use crate::web::storage::{self, Trouble};
use std::sync::Arc;

/// A page under this title, drawn as soon as the list is here.
pub fn stored_army(
    key: &str,
    title: &str,
    draw: impl Fn(Arc<ArmyList>, Army) -> Vec<El> + 'static,
) -> Vec<El> {
    let army = match storage::read(key) {
        Ok(army) => army,
        Err(trouble) => {
            let why = match trouble {
                Trouble::Unreadable { message, .. } => message,
                _ => "That army isn't stored in this browser, or was thrown away.".to_owned(),
            };
            let home = el("p").child(link(&Route::Home, "Your armies"));
            return page(title, vec![el("p").class("note illegal").text(&why), home]);
        }
    };
    let library = library();
    let id = army.list.id;
    let content = el("div").live(move || match library.list_by_id(id) {
        Some(Load::Here(list)) => draw(list, army.clone()),
        None => vec![el("p").class("note illegal").text(&format!(
            "It was drawn from the list “{}”, which this version of Muster doesn't have.",
            army.list.name
        ))],
        Some(Load::Waiting) => vec![waiting()],
        Some(Load::Failed(why)) => vec![failed(&why, move || library.retry(id))],
    });
    page(title, vec![content])
}
