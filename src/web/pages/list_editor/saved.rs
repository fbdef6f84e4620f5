//! All of the player's own lists.

use crate::list::{ListEdit, blank_list};
use crate::route::Route;
use crate::store::{Given, Summary, given};
use crate::web::browser::{address, styles};
use crate::web::components::Page;
use crate::web::state::{OwnLists, use_given_files, use_own_lists};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

#[component]
pub fn OwnListsPage() -> impl IntoView {
    styles::need("reading.css");
    let own = use_own_lists();
    let kept = move |is_deleted: bool| own.kept.of_deleted(is_deleted);
    let begin = move |_| {
        let mut list = blank_list("New list");
        let first = ListEdit::AddRow {
            to: None,
            after: None,
        };
        if let Ok(with_row) = first.apply(&list) {
            list = with_row;
        }
        address::go(&Route::OwnList(own.add(list)));
    };
    let has_deleted = Memo::new(move |_| !kept(true).is_empty());
    view! {
        <Page title="Your own lists">
            <p>
                "Lists that Muster doesn’t come with: yours, your club’s, or a changed copy of one. They stay in this browser."
            </p>
            <div class="tools">
                <button type="button" id="new-list" class="go" on:click=begin>
                    "Type in a new list"
                </button>
                <a class="button" href=Route::Lists.href()>
                    "Copy one of Muster’s lists"
                </a>
                <ChooseList own />
            </div>
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

/// The file of a list. Files can also be dropped anywhere on the page.
#[component]
fn ChooseList(own: OwnLists) -> impl IntoView {
    let files = use_given_files();
    let refused = RwSignal::new(Vec::<String>::new());
    let take = move || {
        let mut sentences = Vec::new();
        let mut last = None;
        for (name, text) in files.0.get_untracked() {
            match given(&name, &text) {
                Given::List(list) => last = Some(own.add(*list)),
                Given::Refused(sentence) => sentences.push(sentence),
                _ => sentences.push(format!("{name} is no army list: open it in the settings.")),
            }
        }
        files.0.set(Vec::new());
        match last {
            Some(key) if sentences.is_empty() => address::go(&Route::OwnList(key)),
            _ => refused.set(sentences),
        }
    };
    let choose = move |event: web_sys::Event| {
        let target = event.target();
        let field = target.and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
        let Some(field) = field else { return };
        if let Some(chosen) = field.files() {
            files.take(&chosen, move || {
                // The same file can be chosen again.
                field.set_value("");
                take();
            });
        }
    };
    let sentences = move || {
        let all = refused.get().into_iter();
        all.map(|sentence| view! { <p class="note illegal">{sentence}</p> })
            .collect_view()
    };
    view! {
        <label class="button file">
            <input
                type="file"
                multiple
                class="hidden"
                id="list-file"
                accept=".json,application/json"
                on:change=choose
            />
            "Open a list’s file…"
        </label>
        <div role="alert">{sentences}</div>
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
