//! What must be said on every page: armies that aren't kept, and one that became two.

use crate::route::Route;
use crate::web::dom::{El, button, el};
use crate::web::shelf::{Parted, Shelf, shelf};
use crate::web::storage::{Trouble, keeper};
use crate::web::{file, lazy, navigate};

pub fn trouble() -> El {
    let shelf = shelf();
    let of_storage = el("div").attr("role", "alert").live(move || {
        let said = shelf.trouble.get().map(said);
        said.into_iter().collect()
    });
    let parted = el("div").attr("role", "alert").live(move || {
        let parted = shelf.parted.get();
        parted.map(|it| question(shelf, it)).into_iter().collect()
    });
    el("div").children([of_storage, parted])
}

fn banner(sentence: &str, buttons: impl IntoIterator<Item = El>) -> El {
    el("div")
        .class("banner")
        .child(el("p").text(sentence))
        .child(el("div").class("tools").children(buttons))
}

fn said(trouble: Trouble) -> El {
    let sentence = match &trouble {
        Trouble::Blocked => {
            "This browser keeps nothing for this page, as in a private window: your armies are gone when you close it. Download those that you want to keep."
        }
        Trouble::Full => {
            "The browser has no room left, so your last change is only in this tab so far. It is kept as soon as there is room: throw away deleted armies, or download this one."
        }
        Trouble::Unreadable { message, .. } => message,
        Trouble::Gone => "That army is no longer stored here.",
        Trouble::Unfetched => lazy::UNFETCHED,
    };
    let waits = matches!(trouble, Trouble::Blocked | Trouble::Full);
    let download = waits.then(|| {
        button("Download what isn’t kept").on_click(|| {
            for (name, army) in keeper(|keeper| keeper.waiting()) {
                file::offer(&file::name_for(&name), &army);
            }
        })
    });
    banner(sentence, download)
}

fn question(shelf: Shelf, parted: Parted) -> El {
    let sentence = format!(
        "“{}” was changed in another tab at the same time. Your version is kept as an army of its own, “{0}, copy”.",
        parted.name
    );
    let both = button("Keep both").on_click(move || shelf.parted.set(None));
    let theirs = button("Take the other tab’s").on_click(move || {
        shelf.set_deleted(&parted.mine, true);
        shelf.parted.set(None);
        navigate::reopen(&Route::Army(parted.theirs.clone()));
    });
    banner(&sentence, [both, theirs])
}
