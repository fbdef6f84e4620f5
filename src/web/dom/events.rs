//! What happens on an element.

use super::El;
use crate::web::signals::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement, KeyboardEvent};

impl El {
    pub fn on(self, event: &str, act: impl Fn(Event) + 'static) -> Self {
        listen(&self, event, Box::new(act));
        self
    }

    pub fn on_click(self, act: impl Fn() + 'static) -> Self {
        on_click(&self, Box::new(act));
        self
    }

    /// The text or choice after it was changed.
    pub fn on_change(self, act: impl Fn(String) + 'static) -> Self {
        on_value(&self, "change", Box::new(act));
        self
    }

    /// The text as it is typed.
    pub fn on_input(self, act: impl Fn(String) + 'static) -> Self {
        on_value(&self, "input", Box::new(act));
        self
    }

    pub fn on_key(self, act: impl Fn(KeyboardEvent) + 'static) -> Self {
        self.on("keydown", move |event| {
            if let Ok(event) = event.dyn_into::<KeyboardEvent>() {
                act(event);
            }
        })
    }
}

fn on_click(on: &El, act: Box<dyn Fn()>) {
    listen(on, "click", Box::new(move |_| act()));
}

fn on_value(on: &El, event: &str, act: Box<dyn Fn(String)>) {
    listen(on, event, Box::new(move |event| act(value(&event))));
}

/// The listener lives as long as the part of the page that it was made in.
fn listen(on: &El, event: &str, act: Box<dyn Fn(Event)>) {
    let closure = Closure::<dyn Fn(Event)>::wrap(act);
    let listener = closure.as_ref().unchecked_ref();
    let _ = on
        .element()
        .add_event_listener_with_callback(event, listener);
    keep(Box::new(closure));
}

/// What happens in the window, until the part of the page that listens is gone.
pub fn on_window(event: &'static str, act: impl Fn(Event) + 'static) {
    listen_in_window(event, Box::new(act));
}

fn listen_in_window(event: &'static str, act: Box<dyn Fn(Event)>) {
    let act = Closure::<dyn Fn(Event)>::wrap(act);
    let _ = window().add_event_listener_with_callback(event, act.as_ref().unchecked_ref());
    keep(Box::new(InWindow { event, act }));
}

struct InWindow {
    event: &'static str,
    act: Closure<dyn Fn(Event)>,
}

impl Drop for InWindow {
    fn drop(&mut self) {
        let act = self.act.as_ref().unchecked_ref();
        let _ = window().remove_event_listener_with_callback(self.event, act);
    }
}

fn value(event: &Event) -> String {
    let target = event.target();
    let input = target
        .as_ref()
        .and_then(|target| target.dyn_ref::<HtmlInputElement>());
    let select = target
        .as_ref()
        .and_then(|target| target.dyn_ref::<HtmlSelectElement>());
    let area = target
        .as_ref()
        .and_then(|target| target.dyn_ref::<HtmlTextAreaElement>());
    match (input, select, area) {
        (Some(input), ..) => input.value(),
        (_, Some(select), _) => select.value(),
        (.., Some(area)) => area.value(),
        _ => String::new(),
    }
}
