//! What the parts of the program share and the start page does without. It is made when the first
//! of them is here, and stays while the page is open.

use super::{Lists, OwnLists, UmpireTable, use_practice_lists};
use leptos::prelude::*;

/// The owner of what lives as long as the page.
#[derive(Clone)]
pub struct WholePage(Owner);

impl WholePage {
    /// Puts the owner that is asked into context.
    pub fn provide() {
        provide_context(WholePage(Owner::current().unwrap_or_default()));
    }
}

/// Puts what the parts share into the context of the whole page, once.
pub fn provide_for_parts(WholePage(page): &WholePage) {
    page.with(|| {
        if use_context::<Lists>().is_none() {
            OwnLists::provide();
            Lists::provide();
            UmpireTable::provide();
            use_practice_lists().follow_index();
        }
    });
}

pub fn use_whole_page() -> WholePage {
    expect_context()
}
