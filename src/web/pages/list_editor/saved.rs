//! All of the player's own lists.

use super::STYLES;
use crate::route::Route;
use crate::store::Summary;
use crate::web::browser::styles;
use crate::web::components::Page;
use crate::web::state::{OwnLists, use_own_lists};
use leptos::prelude::*;

#[component]
pub fn OwnListsPage() -> impl IntoView {
    styles::need(STYLES);
    let own = use_own_lists();
    let kept = move |is_deleted: bool| own.kept.of_deleted(is_deleted);
    let has_deleted = Memo::new(move |_| !kept(true).is_empty());
    view! {
        <Page title="Your own lists">
            <p>
                "Lists that Muster doesn’t come with: yours, your club’s, or a changed copy of one. They stay in this browser."
            </p>
            <ul class="entries">
                <For
                    each=move || kept(false)
                    key=|list| (list.key.clone(), list.order)
                    children=move |list| view! { <Kept own list /> }
                />
            </ul>
            <Show when=move || has_deleted.get()>
                <details>
                    <summary>"Deleted lists"</summary>
                    <ul class="entries">
                        <For
                            each=move || kept(true)
                            key=|list| (list.key.clone(), list.order)
                            children=move |list| view! { <Deleted own list /> }
                        />
                    </ul>
                </details>
            </Show>
        </Page>
    }
}

#[component]
fn Kept(own: OwnLists, list: Summary) -> impl IntoView {
    let key = list.key.clone();
    view! {
        <li class="army">
            <a class="entry" href=Route::OwnList(list.key.clone()).href()>
                <b>{list.name.clone()}</b>
                <small>{list.list.clone()}</small>
            </a>
            <button
                type="button"
                aria-label=format!("Delete {}", list.name)
                on:click=move |_| own.kept.set_deleted(&key, true)
            >
                "Delete"
            </button>
        </li>
    }
}

/// Armies that were built from it still open; once it is gone for good they don't.
#[component]
fn Deleted(own: OwnLists, list: Summary) -> impl IntoView {
    let (back, gone) = (list.key.clone(), list.key.clone());
    // There is no way back, so it takes two taps.
    let is_sure = RwSignal::new(false);
    let label = move || match is_sure.get() {
        false => "Delete for good",
        true => "Armies built from it won’t open any more. Delete it?",
    };
    let erase = move |_| match is_sure.get_untracked() {
        false => is_sure.set(true),
        true => own.kept.erase(&gone),
    };
    view! {
        <li class="army">
            <span class="entry">
                <b>{list.name.clone()}</b>
                <small>{list.list.clone()}</small>
            </span>
            <button
                type="button"
                aria-label=format!("Bring back {}", list.name)
                on:click=move |_| own.kept.set_deleted(&back, false)
            >
                "Bring back"
            </button>
            <button type="button" on:click=erase>
                {label}
            </button>
        </li>
    }
}
