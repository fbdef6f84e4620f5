//! Focus is never lost: after an edit it is where it was, or as near as can be.

use leptos::prelude::{document, request_animation_frame};
use leptos::task::{spawn_local, tick};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, ScrollLogicalPosition};

/// The id of the element that has the focus.
fn focused() -> Option<String> {
    let id = document().active_element()?.id();
    (!id.is_empty()).then_some(id)
}

/// Runs a change of the page and puts the focus back where it was, once the page is drawn.
pub fn keep<T>(change: impl FnOnce() -> T) -> T {
    let before = focused();
    let result = change();
    if let Some(id) = before {
        put_back(id);
    }
    result
}

fn put_back(id: String) {
    // At once where it is drawn anew: the next key may come before the next frame does.
    let early = id.clone();
    spawn_local(async move {
        for _ in 0..3 {
            tick().await;
            if is_lost() {
                on(&early);
            }
        }
    });
    request_animation_frame(move || {
        if is_lost() && !on(&id) {
            // What had it is gone: the page's heading is a place everybody can go on from.
            on("page-heading");
        }
    });
}

/// Whether nothing has the focus. Where the player has moved it meanwhile, it stays.
pub fn is_lost() -> bool {
    document()
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY")
}

/// Takes the focus from what has it. A field that is half typed is heard now: were its page taken
/// away first, the browser would tell a page that is gone.
pub fn leave() {
    let focused = document().active_element();
    if let Some(focused) = focused.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = focused.blur();
    }
}

/// Moves the focus to an element; says whether it is there.
pub fn on(id: &str) -> bool {
    element(id).is_some_and(|element| element.focus().is_ok())
}

/// Moves the focus to an element that is about to be drawn.
pub fn soon(id: &'static str) {
    request_animation_frame(move || {
        on(id);
    });
}

/// The same, without scrolling to it.
pub fn on_in_place(id: &str) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    if let Some(element) = element(id) {
        let _ = element.focus_with_options(&options);
    }
}

/// Parts of a drawing take the focus as other elements do, though they are of another class.
fn element(id: &str) -> Option<HtmlElement> {
    let element = document().get_element_by_id(id)?;
    Some(element.unchecked_into())
}

/// Scrolls to an element and gives it the focus.
pub fn show(id: &str) {
    show_at(id, ScrollLogicalPosition::Center);
}

/// The same for what may be taller than the window: its head comes into view.
pub fn show_head(id: &str) {
    show_at(id, ScrollLogicalPosition::Start);
}

fn show_at(id: &str, place: ScrollLogicalPosition) {
    if let Some(element) = document().get_element_by_id(id) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(place);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
    on_in_place(id);
}
