//! Keeps the screen on while a page is shown, where the browser can. By name, since web-sys has the
//! Screen Wake Lock only as an unstable interface.

use js_sys::{Function, Promise, Reflect};
use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Until the page is left; says whether the screen stays on.
pub fn keep() -> RwSignal<bool> {
    let is_kept = RwSignal::new(false);
    let lock = StoredValue::new_local(None::<JsValue>);
    let ask = move || {
        if document().hidden() {
            // The browser has let go of it.
            let _ = is_kept.try_set(false);
            return;
        }
        spawn_local(async move {
            let Some(got) = request().await else { return };
            // The page may have been left meanwhile.
            if lock.try_set_value(Some(got.clone())).is_some() {
                release(&got);
            }
            let _ = is_kept.try_set(true);
        });
    };
    ask();
    // The event rises from the document to the window.
    let listener = window_event_listener_untyped("visibilitychange", move |_| ask());
    on_cleanup(move || {
        listener.remove();
        if let Some(lock) = lock.try_get_value().flatten() {
            release(&lock);
        }
    });
    is_kept
}

/// None where the browser has no such thing, or refuses, as on low battery.
async fn request() -> Option<JsValue> {
    let locks = Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
    let request = Reflect::get(&locks, &"request".into()).ok()?;
    let request: Function = request.dyn_into().ok()?;
    let promise: Promise = request
        .call1(&locks, &"screen".into())
        .ok()?
        .dyn_into()
        .ok()?;
    JsFuture::from(promise).await.ok()
}

fn release(lock: &JsValue) {
    let release = Reflect::get(lock, &"release".into()).ok();
    if let Some(release) = release.and_then(|it| it.dyn_into::<Function>().ok()) {
        let _ = release.call0(lock);
    }
}
