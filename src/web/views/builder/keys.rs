//! Undo and redo from the keyboard, wherever the focus is.

use crate::web::bench::Bench;
use crate::web::dom::on_window;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

pub fn listen(bench: Bench) {
    on_window("keydown", move |event| {
        let event: KeyboardEvent = event.unchecked_into();
        // A text field undoes its own typing.
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let is_typing =
            input.is_some_and(|input| matches!(input.type_().as_str(), "text" | "search"));
        if is_typing || !(event.ctrl_key() || event.meta_key()) {
            return;
        }
        match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => bench.undo(),
            ("z", true) | ("y", _) => bench.redo(),
            _ => return,
        }
        event.prevent_default();
    });
}
