//! Files for the player to keep.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Blob, HtmlElement, Url};

/// Hands the browser a text to save under this name.
pub fn offer(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(address) = Blob::new_with_str_sequence(&parts)
        .and_then(|blob| Url::create_object_url_with_blob(&blob))
    else {
        return;
    };
    let link = super::dom::el("a")
        .attr("href", &address)
        .attr("download", name);
    if let Some(link) = link.element().dyn_ref::<HtmlElement>() {
        link.click();
    }
    // Once the browser has begun to save it.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(60),
    );
}

/// A file name for an army of this name.
pub fn name_for(army: &str) -> String {
    let plain: String = army
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '-' })
        .take(60)
        .collect();
    format!("{}.muster.json", plain.trim_matches('-'))
}
