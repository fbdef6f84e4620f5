//! The browser's storage for `keep`, which decides what is written when.

use crate::army::Army;
use crate::store::{Drawer, Fault, Keeper, Refusal};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::Storage;

pub use crate::store::{Arrival, Saved, SavedVerdict, Summary};

/// Why something couldn't be kept or read.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The browser keeps nothing for this page.
    Blocked,
    /// There is no room left.
    Full,
    /// What is kept can't be read; the text is still there.
    Unreadable {
        message: String,
        text: String,
    },
    Gone,
    /// What reads armies isn't here, and couldn't be fetched.
    Unfetched,
}

/// Which of the browser's two storages.
pub enum Browser {
    /// For good, and for all tabs.
    Local,
    /// For this tab, until it is closed.
    Tab,
}

impl Browser {
    fn area(&self) -> Option<Storage> {
        let window = crate::web::signals::window();
        let area = match self {
            Browser::Local => window.local_storage(),
            Browser::Tab => window.session_storage(),
        };
        area.ok().flatten()
    }
}

impl Drawer for Browser {
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

thread_local! {
    static KEEPER: RefCell<Keeper<Browser>> =
        RefCell::new(Keeper::new(Browser::Local, Browser::Tab, writer()));
}

/// The armies that are kept. Nothing that is done with them leads back here.
pub fn keeper<T>(act: impl FnOnce(&mut Keeper<Browser>) -> T) -> T {
    KEEPER.with_borrow_mut(act)
}

/// This browser's name in the lineage of armies.
fn writer() -> String {
    setting("me").unwrap_or_else(|| {
        let name = format!(
            "{:x}",
            (js_sys::Math::random() * f64::from(u32::MAX)) as u32
        );
        set_setting("me", &name);
        name
    })
}

/// An army, to be looked at or changed. One that can't be read is marked and left alone.
pub fn read(key: &str) -> Result<Army, Trouble> {
    let read = open(key);
    let is_unreadable = matches!(read, Err(Trouble::Unreadable { .. }));
    keeper(|keeper| keeper.mark(key, !is_unreadable));
    read
}

fn open(key: &str) -> Result<Army, Trouble> {
    let army = keeper(|keeper| keeper.take(key)).ok_or(Trouble::Gone)?;
    let unreadable = |message: String| Trouble::Unreadable {
        message,
        text: keeper(|keeper| keeper.text(key)).unwrap_or_default(),
    };
    let army = army.map_err(|fault| unreadable(sentence(&fault).to_owned()))?;
    Army::read(army.as_bytes(), "The stored army").map_err(|error| unreadable(error.to_string()))
}

fn sentence(fault: &Fault) -> &'static str {
    match fault {
        Fault::Damaged => {
            "What is stored of it was cut short, or changed by something other than Muster."
        }
        Fault::Newer => "It was stored by a newer version of Muster: reload the page to get it.",
    }
}

/// The order of the last change that a backup holds.
pub fn last_backup() -> u64 {
    let stored = setting("backup").and_then(|text| text.parse().ok());
    stored.unwrap_or(0)
}

/// Settings are small and may be lost.
pub fn setting(name: &str) -> Option<String> {
    Browser::Local.get(&format!("muster:{name}"))
}

pub fn set_setting(name: &str, value: &str) {
    let _ = Browser::Local.set(&format!("muster:{name}"), value);
}

pub fn drop_setting(name: &str) {
    Browser::Local.remove(&format!("muster:{name}"));
}
