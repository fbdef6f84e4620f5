//! Focus is never lost: after an edit it is where it was, or as near as can be.

use leptos::prelude::{document, request_animation_frame};
use leptos::task::{spawn_local, tick};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, ScrollLogicalPosition};

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

/// What the focus can stand on, in the order of the page.
const STOPS: &str = "main :is(a[href], button, input, select, textarea, summary)";

/// Runs a change that may take away what has the focus; then the focus is on what stood behind it,
/// or before it.
pub fn keep_near<T>(change: impl FnOnce() -> T) -> T {
    let near = stops_from_focus();
    let id = focused();
    let result = change();
    let early = near.clone();
    spawn_local(async move {
        for _ in 0..3 {
            tick().await;
            if is_lost() {
                take_first(&early);
            }
        }
    });
    request_animation_frame(move || {
        let is_back = !is_lost() || id.is_some_and(|id| on(&id)) || take_first(&near);
        if !is_back {
            on("page-heading");
        }
    });
    result
}

/// What has the focus, what follows it, and then what is before it, the nearest first.
fn stops_from_focus() -> Vec<HtmlElement> {
    let Ok(found) = document().query_selector_all(STOPS) else {
        return Vec::new();
    };
    let all = (0..found.length()).filter_map(|n| found.item(n)?.dyn_into::<HtmlElement>().ok());
    let all: Vec<HtmlElement> = all.collect();
    let focused = document().active_element();
    let at = all.iter().position(|it| focused.as_ref() == Some(it));
    let (before, after) = all.split_at(at.unwrap_or(all.len()));
    after.iter().chain(before.iter().rev()).cloned().collect()
}

/// Says whether one of them could take the focus. What is hidden or disabled can't.
fn take_first(stops: &[HtmlElement]) -> bool {
    let mut there = stops.iter().filter(|it| it.is_connected());
    there.any(|it| it.focus().is_ok() && !is_lost())
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

/// Moves the focus to a field as Tab does: what is typed takes the place of what stood there.
pub fn on_to_type(id: &str) -> bool {
    if !on(id) {
        return false;
    }
    let field = document().active_element();
    if let Some(field) = field.and_then(|it| it.dyn_into::<HtmlInputElement>().ok()) {
        field.select();
    }
    true
}

/// Moves the focus to an element without scrolling to it.
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
