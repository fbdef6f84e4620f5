//! Single armies as files, and those that can't be read.

use super::{Desk, section};
use crate::web::dom::{El, button, el};
use crate::web::signals::*;
use crate::web::storage::{self, SavedVerdict, Summary, Trouble, keeper};
use crate::web::{file, focus};

pub(super) fn draw(desk: Desk) -> El {
    let list = el("ul").class("armies").live(move || {
        let mut armies = desk.shelf.armies.get();
        armies.sort_by_key(|army| std::cmp::Reverse(army.order));
        let readable = armies
            .iter()
            .filter(|army| army.verdict != SavedVerdict::Unreadable);
        readable.map(row).collect()
    });
    section(
        "One army as a file",
        "For a friend, or for the command line. Drop the file on the page to open it again.",
    )
    .child(list)
}

fn row(army: &Summary) -> El {
    let (key, name) = (army.key.clone(), file::name_for(&army.name));
    let download = button("Download")
        .attr("aria-label", &format!("Download {}", army.name))
        .on_click(move || {
            if let Some(Ok(json)) = keeper(|keeper| keeper.take(&key)) {
                file::offer(&name, &json);
            }
        });
    el("li")
        .class("army")
        .child(named(army))
        .child(el("div").class("tools").child(download))
}

fn named(army: &Summary) -> El {
    let about = match army.deleted {
        true => format!("{} · deleted", army.list),
        false => army.list.clone(),
    };
    el("span")
        .class("entry")
        .child(el("b").class("clip").text(&army.name))
        .child(el("small").text(&about))
}

/// Armies that are set apart.
pub(super) fn unreadable(desk: Desk) -> El {
    el("div").live(move || {
        let armies = desk.shelf.armies.get();
        let broken: Vec<Summary> = armies
            .into_iter()
            .filter(|army| army.verdict == SavedVerdict::Unreadable)
            .collect();
        if broken.is_empty() {
            return Vec::new();
        }
        let rows = broken.iter().map(|army| broken_row(desk, army));
        vec![
            section(
                "Can’t be read",
                "These are left as they are, and backups hold them too. A newer Muster may read them, or a friend who knows JSON.",
            )
            .child(el("ul").class("armies").children(rows)),
        ]
    })
}

fn broken_row(desk: Desk, army: &Summary) -> El {
    let why = match untrack(|| storage::read(&army.key)) {
        Err(Trouble::Unreadable { message, .. }) => message,
        _ => "It can be read again: open it.".to_owned(),
    };
    let key = army.key.clone();
    let download = button("Download")
        .attr("aria-label", &format!("Download {}", army.name))
        .on_click(move || {
            let text = keeper(|keeper| keeper.text(&key)).unwrap_or_default();
            file::offer(&format!("muster-{key}.txt"), &text);
        });
    let (key, name) = (army.key.clone(), army.name.clone());
    // There is no way back, so it takes two taps.
    let is_sure = RwSignal::new(false);
    let label = move || match is_sure.get() {
        false => "Throw away",
        true => "Throw away for good?",
    };
    let erase = el("button")
        .attr("type", "button")
        .live_text(move || label().to_owned())
        .live_attr("aria-label", move || Some(format!("{} {name}", label())))
        .on_click(move || match is_sure.get_untracked() {
            false => is_sure.set(true),
            true => {
                desk.shelf.erase(&key);
                focus::on("page-heading");
            }
        });
    el("li")
        .class("army")
        .child(named(army))
        .child(el("p").class("why").text(&why))
        .child(el("div").class("tools").children([download, erase]))
}
