//! Puts a text on the clipboard and says whether that went well.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

/// To be called within the click itself: later the clipboard doesn't answer.
pub fn copy(text: &str, said: RwSignal<&'static str>) {
    let promise = window().navigator().clipboard().write_text(text);
    said.set("");
    spawn_local(async move {
        let outcome = match JsFuture::from(promise).await {
            Ok(_) => "Copied.",
            Err(_) => "The browser doesn't allow copying. Select the text and copy it yourself.",
        };
        // The page may have been left meanwhile.
        let _ = said.try_set(outcome);
    });
}
