//! The field that a list is pasted into, a file chosen for or dropped on.

use super::reading::{LONG, Reading};
use crate::import::text_of;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, FileList, HtmlInputElement};

const EXAMPLE: &str = "KINGDOM OF MARI 1810-1761 BC
CS=Average (12 pts) or Poor (0 pts)
0-4 CGP - Battle cars (*) 6 5 3 C 3 13
8-24 FP - Spearmen 5 4 1 B 2/3 17(13) long spear
…";

#[component]
pub fn Paste(reading: Reading) -> impl IntoView {
    let read = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        reading.read();
    };
    let choose = move |event: web_sys::Event| {
        let target = event.target();
        let field = target.and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
        let Some(field) = field else { return };
        if let Some(files) = field.files() {
            take(reading, &files);
        }
        // The same file can be chosen again.
        field.set_value("");
    };
    let drop = move |event: DragEvent| {
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(files) = files.filter(|files| files.length() > 0) {
            event.prevent_default();
            take(reading, &files);
        }
    };
    // A browser takes seconds to put a long text into a field as if it were typed.
    let paste = move |event: web_sys::ClipboardEvent| {
        let text = event
            .clipboard_data()
            .and_then(|data| data.get_data("text/plain").ok());
        if let Some(text) = text.filter(|text| text.len() > LONG) {
            event.prevent_default();
            reading.read_new(text);
        }
    };
    let progress = move || {
        reading.progress.get().map(|(done, all)| {
            view! {
                <progress max=all.to_string() value=done.to_string() aria-label="Reading"></progress>
                <p>{format!("{done} of {all} lines")}</p>
                <button type="button" id="cancel-reading" on:click=move |_| reading.cancel()>
                    "Cancel"
                </button>
            }
        })
    };
    let has_answers = Memo::new(move |_| reading.answers.with(|it| !it.now().is_empty()));
    let refused = move || {
        let why = reading.refused.get();
        why.map(|why| view! { <p class="note illegal">{why}</p> })
    };
    view! {
        <p>
            "Copy a list as the publisher prints it, from a page, a PDF or a mail, and paste it here. Spaces, dashes and page headings may be as they come."
        </p>
        <form class="import-paste" on:submit=read on:drop=drop on:dragover=|event: DragEvent| event.prevent_default()>
            <div class="field" hidden=move || reading.progress.get().is_some()>
                <label for="list-text">"The list as text"</label>
                <textarea
                    id="list-text"
                    rows="14"
                    spellcheck="false"
                    autocomplete="off"
                    placeholder=EXAMPLE
                    prop:value=move || reading.text.get()
                    on:paste=paste
                    on:input=move |event| reading.text.set(event_target_value(&event))
                ></textarea>
            </div>
            <Show when=move || has_answers.get()>
                <p class="quiet">"What you answered stays with the lines that you leave as they are."</p>
            </Show>
            <div role="alert">{refused}</div>
            <div class="tools">
                <button type="submit" class="go">
                    "Read it"
                </button>
                <label class="button file">
                    <input
                        type="file"
                        class="hidden"
                        accept=".txt,.text,.md,.csv,text/plain"
                        on:change=choose
                    />
                    "Choose a file…"
                </label>
            </div>
            <div class="import-progress" role="status">
                {progress}
                <Show when=move || reading.is_cancelled.get()>
                    <p>"Cancelled. The text is still here."</p>
                </Show>
            </div>
        </form>
    }
}

/// Reads the first file as text.
fn take(reading: Reading, files: &FileList) {
    let files = gloo_file::FileList::from(files.clone());
    spawn_local(async move {
        let Some(file) = files.first() else { return };
        let size = usize::try_from(file.size()).unwrap_or(usize::MAX);
        let bytes = match size > crate::import::MAX_BYTES {
            // Not read at all; only its length is told.
            true => Err(crate::import::NotAList::TooLong { bytes: size }),
            false => Ok(gloo_file::futures::read_as_bytes(file)
                .await
                .unwrap_or_default()),
        };
        match bytes.and_then(|bytes| text_of(&bytes)) {
            Ok(text) => reading.read_new(text),
            Err(why) => reading.refused.set(Some(why.to_string())),
        }
    });
}
