//! How safe the armies are: what is stored, what the browser promised, backups, files.

mod armies;
mod files;
mod promise;
mod restore;

use crate::store::{self, Account, Drawer, account, backup};
use crate::web::dom::{El, button, el};
use crate::web::old_parts::page;
use crate::web::shelf::{Shelf, shelf};
use crate::web::signals::*;
use crate::web::storage::{self, Browser};
use crate::web::{file, style};

/// What another part of the page has to say about files that were given.
#[derive(Clone, Copy)]
struct Desk {
    shelf: Shelf,
    /// A backup to be restored, as its items.
    items: RwSignal<Vec<store::Item>>,
    /// Files that are of no use, a sentence each.
    refused: RwSignal<Vec<String>>,
    said: RwSignal<String>,
    /// The order of the last change that a backup holds.
    backup: RwSignal<u64>,
}

pub fn draw() -> Vec<El> {
    style::need("settings.css");
    let desk = Desk {
        shelf: shelf(),
        items: RwSignal::new(Vec::new()),
        refused: RwSignal::new(Vec::new()),
        said: RwSignal::new(String::new()),
        backup: RwSignal::new(storage::last_backup()),
    };
    files::listen(desk);
    let said = el("p")
        .class("settings-said")
        .attr("role", "status")
        .live_text(move || desk.said.get());
    page(
        "Settings",
        vec![
            files::refused(desk),
            restore::draw(desk),
            said,
            stored(desk),
            backups(desk),
            armies::unreadable(desk),
            armies::draw(desk),
        ],
    )
}

/// Everything in the browser's storage for this page.
fn everything() -> Vec<backup::Stored> {
    let keys = Browser::Local.keys();
    keys.into_iter()
        .filter_map(|key| Some((key.clone(), Browser::Local.get(&key)?)))
        .collect()
}

fn figures(desk: Desk) -> Account {
    let backup = desk.backup.get();
    desk.shelf
        .armies
        .with(|armies| account(&everything(), armies, backup))
}

fn stored(desk: Desk) -> El {
    let table = el("dl").class("figures").live(move || {
        let account = figures(desk);
        let armies = match account.deleted {
            0 => account.armies.to_string(),
            deleted => format!("{}, of them {deleted} deleted", account.armies),
        };
        let left = format!("about {} kB", account.left);
        [
            ("Armies", armies),
            ("They take", format!("{} kB", account.used)),
            ("Room left for armies", left),
        ]
        .into_iter()
        .flat_map(|(what, figure)| [el("dt").text(what), el("dd").text(&figure)])
        .collect()
    });
    section(
        "In this browser",
        "Your armies are stored here and nowhere else. Nothing is sent anywhere.",
    )
    .child(table)
    .child(promise::draw())
}

fn backups(desk: Desk) -> El {
    let state = el("p").live_text(move || {
        let unsaved = desk
            .shelf
            .armies
            .with(|armies| store::changed_since(armies, desk.backup.get()));
        match (unsaved, desk.backup.get()) {
            (0, 0) => "There is nothing to back up yet.".to_owned(),
            (0, _) => "Nothing has changed since the last backup.".to_owned(),
            (1, 0) => "No backup has been made yet.".to_owned(),
            (_, 0) => format!("No backup has been made of {unsaved} armies yet."),
            (1, _) => "One army has changed since the last backup.".to_owned(),
            _ => format!("{unsaved} armies have changed since the last backup."),
        }
    });
    let download = button("Download everything")
        .id("download-everything")
        .class("go")
        .on_click(move || {
            file::offer("muster-backup.json", &backup::write(&everything()));
            let last = desk.shelf.armies.with_untracked(|armies| {
                let orders = armies.iter().map(|army| army.order);
                orders.max().unwrap_or(0)
            });
            storage::set_setting("backup", &last.to_string());
            desk.backup.set(last);
            desk.said
                .set("The backup is handed to the browser as muster-backup.json.".to_owned());
        });
    section(
        "Backup",
        "One file with everything that is stored: keep it elsewhere, or take it to another device.",
    )
    .child(state)
    .child(
        el("div")
            .class("tools")
            .children([download, files::choose()]),
    )
    .child(el("p").class("quiet").text(
        "An army’s file, a backup or a text with links can also be dropped anywhere on the page.",
    ))
}

fn section(title: &str, about: &str) -> El {
    el("section")
        .class("card settings")
        .child(el("h2").text(title))
        .child(el("p").class("quiet").text(about))
}
