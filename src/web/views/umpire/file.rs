//! Text files that are dropped or chosen.

use super::Bench;
use crate::web::dom::{El, el, on_window};
use crate::web::signals::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File, FileList};

/// A file larger than this holds something else than links.
const MOST_BYTES: f64 = 4_000_000.0;

/// Takes files and text that are dropped anywhere on the page, while it is shown.
pub fn listen(bench: Bench) {
    on_window("dragover", |event| event.prevent_default());
    on_window("drop", move |event| {
        event.prevent_default();
        let Some(data) = event.unchecked_into::<DragEvent>().data_transfer() else {
            return;
        };
        match data.files() {
            Some(files) if files.length() > 0 => read(bench, &files),
            _ => {
                if let Ok(text) = data.get_data("text") {
                    bench.add(&text);
                }
            }
        }
    });
}

/// For those who don't drag.
pub fn chooser(bench: Bench) -> El {
    let input = el("input")
        .id("file")
        .class("hidden")
        .attr("type", "file")
        .attr("multiple", "")
        .attr("accept", ".txt,.csv,.tsv,.eml,.md,.html,text/*");
    let element = input
        .element()
        .dyn_ref::<web_sys::HtmlInputElement>()
        .cloned();
    let input = input.on("change", move |_| {
        let Some(element) = &element else { return };
        if let Some(files) = element.files() {
            read(bench, &files);
        }
        // The same file may be chosen again.
        element.set_value("");
    });
    el("label")
        .class("button file")
        .text("Open a file")
        .child(input)
}

fn read(bench: Bench, files: &FileList) {
    let files: Vec<File> = (0..files.length()).filter_map(|n| files.get(n)).collect();
    spawn_local(async move {
        for file in files {
            if file.size() > MOST_BYTES {
                let said = format!("{} is too large to be a text with links.", file.name());
                bench.said.set(said);
                continue;
            }
            let text = JsFuture::from(file.text()).await;
            let text = text.ok().and_then(|text| text.as_string());
            if !bench.add(&text.unwrap_or_default()) {
                bench.said.set(format!(
                    "There is no link of Muster's in {}. A spreadsheet must be saved as CSV or text first.",
                    file.name()
                ));
            }
        }
    });
}
