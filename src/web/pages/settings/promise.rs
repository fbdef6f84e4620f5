//! Whether the browser promised to keep what is stored, and how much room it has.

use crate::text::bytes;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

#[component]
pub fn Promise() -> impl IntoView {
    let promised = RwSignal::new(None::<bool>);
    let room = RwSignal::new(None::<u64>);
    let look = move || {
        spawn_local(async move {
            let answer = asked(storage().persisted()).await;
            let estimate = asked(storage().estimate()).await;
            // The page may have been left meanwhile.
            promised.try_set(answer.and_then(|answer| answer.as_bool()));
            room.try_set(estimate.and_then(|estimate| bytes_left(&estimate)));
        });
    };
    look();
    let ask = move |_| {
        spawn_local(async move {
            asked(storage().persist()).await;
            look();
        });
    };
    let sentence = move || match promised.get() {
        None => "This browser doesn’t say whether it might delete them when it needs space.",
        Some(true) => "The browser has promised to keep them, even when it needs space.",
        Some(false) => {
            "The browser has not promised to keep them: it may delete them when the device runs out of space. Install Muster or open it often, and the browser is more likely to keep them."
        }
    };
    let space = move || {
        room.get()
            .map(|left| format!("The device has {} left for the page itself.", bytes(left)))
    };
    view! {
        <p role="status">{sentence}</p>
        <Show when=move || promised.get() == Some(false)>
            <button type="button" on:click=ask>
                "Ask the browser to keep them"
            </button>
        </Show>
        <p class="quiet">{space}</p>
    }
}

fn storage() -> web_sys::StorageManager {
    window().navigator().storage()
}

async fn asked(promise: Result<js_sys::Promise, JsValue>) -> Option<JsValue> {
    JsFuture::from(promise.ok()?).await.ok()
}

fn bytes_left(estimate: &JsValue) -> Option<u64> {
    let number = |name: &str| {
        js_sys::Reflect::get(estimate.unchecked_ref(), &name.into())
            .ok()?
            .as_f64()
    };
    let left = number("quota")? - number("usage")?;
    Some(left as u64)
}
