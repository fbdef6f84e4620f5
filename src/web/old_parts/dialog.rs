//! A dialog of the browser's own: it keeps the focus, closes with Escape, and gives the focus
//! back to what opened it.

use crate::web::dom::{El, button, el};
use crate::web::signals::*;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// Its content is drawn while it is open.
pub fn dialog(
    open: RwSignal<bool>,
    title: impl Fn() -> String + 'static,
    content: impl Fn() -> Vec<El> + 'static,
) -> El {
    drawn(open, Rc::new(title), Box::new(content))
}

fn drawn(
    open: RwSignal<bool>,
    title: Rc<dyn Fn() -> String>,
    content: Box<dyn Fn() -> Vec<El>>,
) -> El {
    let label = title.clone();
    let close = button("✕")
        .class("more")
        .attr("aria-label", "Close")
        .on_click(move || open.set(false));
    let head = el("div")
        .class("card-head")
        .child(el("h2").live_text(move || title()))
        .child(close);
    let body = el("div").live(move || {
        if open.get() {
            untrack(&content)
        } else {
            Vec::new()
        }
    });
    let sheet = el("div").class("sheet").child(head).child(body);
    let dialog = el("dialog")
        .live_attr("aria-label", move || Some(label()))
        .child(sheet)
        .on("close", move |_| open.set(false))
        .on("click", move |event| {
            // A click beside the dialog lands on the dialog itself.
            if event.target() == event.current_target() {
                open.set(false);
            }
        });
    let element = dialog
        .element()
        .clone()
        .dyn_into::<HtmlDialogElement>()
        .ok();
    effect(move || {
        let is_open = open.get();
        let Some(element) = &element else { return };
        if is_open && !element.open() {
            // It can only fail when it is open already.
            let _ = element.show_modal();
        } else if !is_open && element.open() {
            element.close();
        }
    });
    dialog
}
