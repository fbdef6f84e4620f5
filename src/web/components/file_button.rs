//! A button that lets the player choose files.

use crate::route::Route;
use crate::web::browser::address;
use crate::web::state::use_given_files;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The files wait among those given; `then` is called once they are read.
#[component]
pub fn FileButton(
    label: &'static str,
    accept: &'static str,
    #[prop(optional)] id: &'static str,
    then: Callback<()>,
) -> impl IntoView {
    let given = use_given_files();
    let choose = move |event: web_sys::Event| {
        let field = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(field) = field else { return };
        if let Some(files) = field.files() {
            given.take(&files, move || {
                // The same file can be chosen again.
                field.set_value("");
                then.run(());
            });
        }
    };
    view! {
        <label class="button file">
            <input
                type="file"
                multiple
                class="hidden"
                id=(!id.is_empty()).then_some(id)
                accept=accept
                on:change=choose
            />
            {label}
        </label>
    }
}

/// A button for files of one kind, and what waits for the page when it is opened. `keep` stores the
/// file of this name and text and says where it is shown, or why it is of no use. One that is of
/// use is opened.
#[component]
pub fn OpenFile(
    label: &'static str,
    id: &'static str,
    keep: Callback<(String, String), Result<Route, String>>,
) -> impl IntoView {
    let files = use_given_files();
    let refused = RwSignal::new(Vec::<String>::new());
    let take = move || {
        let mut sentences = Vec::new();
        let mut last = None;
        for file in files.0.get_untracked() {
            match keep.run(file) {
                Ok(route) => last = Some(route),
                Err(sentence) => sentences.push(sentence),
            }
        }
        files.0.set(Vec::new());
        match last {
            Some(route) if sentences.is_empty() => address::go(&route),
            _ => refused.set(sentences),
        }
    };
    Effect::new(move |_| {
        if !files.0.with_untracked(Vec::is_empty) {
            take();
        }
    });
    let sentences = move || {
        let all = refused.get().into_iter();
        all.map(|sentence| view! { <p class="note illegal">{sentence}</p> })
            .collect_view()
    };
    view! {
        <FileButton label accept=".json,application/json" id then=Callback::new(move |()| take()) />
        <div role="alert">{sentences}</div>
    }
}
