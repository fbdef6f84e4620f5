//! Text files that are dropped or chosen.

use crate::screen::umpire::Added;
use crate::web::state::UmpireTable;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File, FileList};

/// A larger file holds something other than links.
const MOST_BYTES: f64 = 4_000_000.0;

/// Takes files and text that are dropped anywhere on the page, while it is shown.
pub fn listen(table: UmpireTable) {
    let over = window_event_listener(ev::dragover, |event| event.prevent_default());
    let dropped = window_event_listener(ev::drop, move |event| take(table, &event));
    on_cleanup(move || {
        over.remove();
        dropped.remove();
    });
}

fn take(table: UmpireTable, event: &DragEvent) {
    event.prevent_default();
    let Some(data) = event.data_transfer() else {
        return;
    };
    match data.files() {
        Some(files) if files.length() > 0 => read(table, &files),
        _ => {
            if let Ok(text) = data.get_data("text") {
                table.add(&text);
            }
        }
    }
}

/// For those who don't drag.
#[component]
pub fn FileChooser(table: UmpireTable) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let choose = move |_| {
        let Some(input) = input.get_untracked() else {
            return;
        };
        if let Some(files) = input.files() {
            read(table, &files);
        }
        // The same file may be chosen again.
        input.set_value("");
    };
    view! {
        <label class="button file">
            "Open a file"
            <input
                node_ref=input
                id="file"
                class="hidden"
                type="file"
                multiple
                accept=".txt,.csv,.tsv,.eml,.md,.html,text/*"
                on:change=choose
            />
        </label>
    }
}

/// To the end, though the page may be left meanwhile: the table outlives it.
fn read(table: UmpireTable, files: &FileList) {
    let files: Vec<File> = (0..files.length()).filter_map(|n| files.get(n)).collect();
    spawn_local(async move {
        for file in files {
            let name = file.name();
            if file.size() > MOST_BYTES {
                table
                    .said
                    .set(format!("{name} is too large for a text with links."));
                continue;
            }
            let text = JsFuture::from(file.text()).await;
            let text = text.ok().and_then(|text| text.as_string());
            if table.add(&text.unwrap_or_default()) == Added::default() {
                table.said.set(format!(
                    "No Muster links in {name}. Save a spreadsheet as CSV or text first."
                ));
            }
        }
    });
}
