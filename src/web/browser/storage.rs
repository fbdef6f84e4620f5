//! The browser's storage for `store`, which decides what is written when.

use crate::store::{Refusal, Storage};
use gloo_storage::{LocalStorage, SessionStorage, Storage as _};
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Which of the browser's two storages.
pub enum BrowserStorage {
    /// For good, and for all tabs.
    Local,
    /// For this tab, until it is closed.
    Tab,
}

impl BrowserStorage {
    /// Exact text, as `raw` gives it: armies are summed and compared letter by letter. gloo throws
    /// where the browser keeps nothing for this page, so that is asked first.
    fn area(&self) -> Option<web_sys::Storage> {
        let is_there =
            |area: Result<Option<web_sys::Storage>, JsValue>| area.is_ok_and(|area| area.is_some());
        match self {
            Self::Local => is_there(window().local_storage()).then(LocalStorage::raw),
            Self::Tab => is_there(window().session_storage()).then(SessionStorage::raw),
        }
    }
}

impl Storage for BrowserStorage {
    fn get(&self, key: &str) -> Option<String> {
        self.area()?.get_item(key).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Refusal> {
        let area = self.area().ok_or(Refusal::Blocked)?;
        area.set_item(key, text).map_err(|error| refusal(&error))
    }

    fn remove(&self, key: &str) {
        if let Some(area) = self.area() {
            let _ = area.remove_item(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        let Some(area) = self.area() else {
            return Vec::new();
        };
        let length = area.length().unwrap_or(0);
        (0..length)
            .filter_map(|n| area.key(n).ok().flatten())
            .collect()
    }
}

fn refusal(error: &JsValue) -> Refusal {
    let name = js_sys::Reflect::get(error, &"name".into()).ok();
    let name = name.and_then(|name| name.as_string()).unwrap_or_default();
    match name.as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => Refusal::Full,
        _ => Refusal::Blocked,
    }
}

/// Settings are small and may be lost.
pub fn setting(name: &str) -> Option<String> {
    BrowserStorage::Local.get(&format!("muster:{name}"))
}

/// Whether this is the key of the setting, as the browser tells other tabs.
pub fn is_setting(key: &str, name: &str) -> bool {
    key.strip_prefix("muster:") == Some(name)
}

pub fn set_setting(name: &str, value: &str) {
    let _ = BrowserStorage::Local.set(&format!("muster:{name}"), value);
}

pub fn drop_setting(name: &str) {
    BrowserStorage::Local.remove(&format!("muster:{name}"));
}
