//! Hands a link or a text to another app, where the browser can.

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::ShareData;

pub fn is_possible() -> bool {
    Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// To be called within the click itself.
pub fn link(title: &str, address: &str, said: RwSignal<&'static str>) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    hand_over(&data, said);
}

/// The same for a text.
pub fn text(title: &str, text: &str, said: RwSignal<&'static str>) {
    let data = ShareData::new();
    data.set_title(title);
    data.set_text(text);
    hand_over(&data, said);
}

fn hand_over(data: &ShareData, said: RwSignal<&'static str>) {
    let promise = window().navigator().share_with_data(data);
    said.set("");
    spawn_local(async move {
        let outcome = match JsFuture::from(promise).await {
            Ok(_) => "Shared.",
            // Whoever changes their mind needn't be told so.
            Err(error) if is_abort(&error) => "",
            Err(_) => "The browser couldn't share it. Copy it instead.",
        };
        let _ = said.try_set(outcome);
    });
}

fn is_abort(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into()).unwrap_or_default();
    name == "AbortError"
}
