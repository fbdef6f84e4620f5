//! Files for the player to keep.

use leptos::prelude::{document, set_timeout};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Blob, HtmlAnchorElement, Url};

/// Hands the browser a text to save under this name.
pub fn offer(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(address) = Blob::new_with_str_sequence(&parts)
        .and_then(|blob| Url::create_object_url_with_blob(&blob))
    else {
        return;
    };
    hand_over(name, address);
}

/// Lets the browser save what is at this address, and then lets go of it.
pub fn hand_over(name: &str, address: String) {
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // Once the browser has begun to save it.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        Duration::from_secs(60),
    );
}

/// A file name for an army of this name.
pub fn name_for(army: &str) -> String {
    name_with(army, ".muster.json")
}

/// A file name for something of this army, with its ending.
pub fn name_with(army: &str, ending: &str) -> String {
    let plain: String = army
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '-' })
        .take(60)
        .collect();
    let plain = plain.trim_matches('-');
    format!("{}{ending}", if plain.is_empty() { "army" } else { plain })
}
