//! For the pages that aren't written in `view!` yet: goes with the last of them.

use super::browser;
use super::dom::El;
use super::state;
use leptos::html;
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    static SAVED: Cell<Option<state::SavedArmies>> = const { Cell::new(None) };
    static LISTS: Cell<Option<state::Lists>> = const { Cell::new(None) };
    static UMPIRE: Cell<Option<state::UmpireTable>> = const { Cell::new(None) };
    static THEME: Cell<Option<RwSignal<state::Theme>>> = const { Cell::new(None) };
}

pub fn provide() {
    SAVED.set(Some(expect_context()));
    LISTS.set(Some(expect_context()));
    UMPIRE.set(Some(expect_context()));
    THEME.set(Some(expect_context()));
}

fn there<T>(found: Option<T>) -> T {
    found.unwrap_or_else(|| wasm_bindgen::throw_str("not provided"))
}

pub fn bridge(elements: Vec<El>) -> AnyView {
    let holder = NodeRef::<html::Div>::new();
    holder.on_load(move |holder| {
        for element in elements {
            let _ = holder.append_child(element.node());
        }
    });
    view! { <div node_ref=holder></div> }.into_any()
}

pub mod bench {
    pub use super::state::OpenArmy as Bench;
}

pub mod shelf {
    pub use super::state::{News, Parted, SavedArmies as Shelf, copy_of};
    pub fn shelf() -> Shelf {
        super::there(super::SAVED.get())
    }
}

pub mod library {
    pub use super::state::{Lists as Library, Load};
    pub fn library() -> Library {
        super::there(super::LISTS.get())
    }
}

pub fn umpire_table() -> state::UmpireTable {
    there(UMPIRE.get())
}

pub mod theme {
    pub use super::state::Theme;
    use leptos::prelude::RwSignal;
    pub fn theme() -> RwSignal<Theme> {
        super::there(super::THEME.get())
    }
}

pub mod storage {
    pub use super::browser::storage::BrowserStorage as Browser;
    pub use super::browser::storage::*;
    pub use super::state::{Trouble, last_backup};
    use crate::army::Army;
    pub use crate::store::{Arrival, Keeper, Saved, SavedVerdict, Summary};
    pub fn keeper<T>(act: impl FnOnce(&mut Keeper<Browser>) -> T) -> T {
        super::shelf::shelf().keeper(act)
    }
    pub fn read(key: &str) -> Result<Army, Trouble> {
        super::shelf::shelf().read(key)
    }
}
