//! What the parts of the program share and the start page does without. It is made when one of them
//! first asks for it, and stays while the page is open.

use super::{Lists, OwnLists, UmpireTable, use_practice_lists};
use leptos::prelude::*;

/// The owner of what lives as long as the page.
#[derive(Clone)]
pub struct WholePage(Owner);

impl WholePage {
    /// Puts it into context, and gives it back.
    pub fn provide() -> Self {
        let page = WholePage(Owner::current().unwrap_or_default());
        provide_context(page.clone());
        page
    }

    /// Puts what the parts share into the context of the whole page, once.
    pub fn provide_for_parts(&self) {
        self.0.with(|| {
            if use_context::<Lists>().is_none() {
                OwnLists::provide();
                Lists::provide();
                UmpireTable::provide();
                use_practice_lists().follow_index();
            }
        });
    }
}

/// One of these.
pub fn use_of_parts<T: Clone + 'static>() -> T {
    use_context().unwrap_or_else(|| {
        expect_context::<WholePage>().provide_for_parts();
        expect_context()
    })
}
