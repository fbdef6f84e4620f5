//! What must be said on every page: armies that aren't kept, and what became two.

use crate::route::Route;
use crate::web::browser::{address, files, focus};
use crate::web::state::{Parted, SavedArmies, Trouble, use_saved_armies};
use leptos::prelude::*;

#[component]
pub fn TroubleBanner() -> impl IntoView {
    let saved = use_saved_armies();
    view! {
        <div role="alert">{move || saved.trouble.get().map(|trouble| said(saved, &trouble))}</div>
        <div role="alert">
            {move || saved.parted.get().map(|parted| view! { <Question saved parted /> })}
        </div>
        <div role="alert">
            {move || saved.notice.get().map(|notice| view! { <Notice saved notice /> })}
        </div>
    }
}

#[component]
fn Notice(saved: SavedArmies, notice: String) -> impl IntoView {
    let close = move |_| {
        saved.notice.set(None);
        focus::on("page-heading");
    };
    view! {
        <div class="banner" id="notice">
            <p>{notice}</p>
            <div class="tools">
                <button type="button" on:click=close>
                    "OK"
                </button>
            </div>
        </div>
    }
}

fn said(saved: SavedArmies, trouble: &Trouble) -> impl IntoView + use<> {
    let sentence = match trouble {
        Trouble::Blocked => {
            "This browser isn’t saving anything for this page, as in a private window. Your armies will be gone when you close it, so download the ones you want to keep."
        }
        Trouble::Full => {
            "The browser has no room left, so your last change is only in this tab so far. It will be saved as soon as there is room: delete old armies for good, or download this one."
        }
        Trouble::Unreadable { message, .. } => message,
        Trouble::Gone => "That army is no longer stored here.",
    };
    let waits = matches!(trouble, Trouble::Blocked | Trouble::Full);
    let download = move |_| {
        for (name, army) in saved.keeper(|keeper| keeper.waiting()) {
            files::offer(&files::name_for(&name), &army);
        }
    };
    view! {
        <div class="banner">
            <p>{sentence.to_owned()}</p>
            <div class="tools">
                <Show when=move || waits>
                    <button type="button" on:click=download>
                        "Download what isn’t saved"
                    </button>
                </Show>
            </div>
        </div>
    }
}

#[component]
fn Question(saved: SavedArmies, parted: Parted) -> impl IntoView {
    let sentence = format!(
        "“{}” was changed in another tab at the same time. Your version is kept as an army of its own, “{0}, copy”.",
        parted.name
    );
    let take_theirs = move |_| {
        saved.set_deleted(&parted.mine, true);
        saved.parted.set(None);
        address::reopen(&Route::Army(parted.theirs.clone()));
    };
    view! {
        <div class="banner">
            <p>{sentence}</p>
            <div class="tools">
                <button type="button" on:click=move |_| saved.parted.set(None)>
                    "Keep both"
                </button>
                <button type="button" on:click=take_theirs>
                    "Use the other tab’s"
                </button>
            </div>
        </div>
    }
}
