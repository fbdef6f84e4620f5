//! Whether the browser promised to keep what is stored, and how much room it has.

use crate::web::dom::{El, button, el};
use crate::web::signals::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

pub fn draw() -> El {
    let promised = RwSignal::new(None::<bool>);
    let room = RwSignal::new(None::<u32>);
    let look = move || {
        spawn_local(async move {
            promised.set(
                asked(storage().persisted())
                    .await
                    .and_then(|it| it.as_bool()),
            );
            room.set(
                asked(storage().estimate())
                    .await
                    .and_then(|it| megabytes_left(&it)),
            );
        });
    };
    look();
    let sentence = el("p").attr("role", "status").live_text(move || match promised.get() {
        None => "This browser doesn’t say whether it may clear them when it needs room.".to_owned(),
        Some(true) => "The browser has promised to keep them, also when it needs room.".to_owned(),
        Some(false) => "The browser has not promised to keep them: it may clear them when the device runs out of room. Installing Muster or opening it often makes it promise.".to_owned(),
    });
    let ask = button("Ask it to promise")
        .shown_when(move || promised.get() == Some(false))
        .on_click(move || {
            spawn_local(async move {
                asked(storage().persist()).await;
                look();
            });
        });
    let space = el("p").class("quiet").live_text(move || match room.get() {
        Some(left) => {
            format!("For the page itself, which is kept too, the device has {left} MB left.")
        }
        None => String::new(),
    });
    el("div").children([sentence, ask, space])
}

fn storage() -> web_sys::StorageManager {
    window().navigator().storage()
}

async fn asked(promise: Result<js_sys::Promise, JsValue>) -> Option<JsValue> {
    JsFuture::from(promise.ok()?).await.ok()
}

fn megabytes_left(estimate: &JsValue) -> Option<u32> {
    let number = |name: &str| {
        js_sys::Reflect::get(estimate.unchecked_ref(), &name.into())
            .ok()?
            .as_f64()
    };
    let left = number("quota")? - number("usage")?;
    Some((left / 1_000_000.0) as u32)
}
