//! The names of the lists whose figures are ours, for the start page. It goes without until the
//! part is here that reads the index of the lists.

use super::lists::{Load, use_lists};
use crate::list::Status;
use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct PracticeLists(pub RwSignal<Vec<String>>);

impl PracticeLists {
    /// Puts them into context.
    pub fn provide() {
        provide_context(PracticeLists(RwSignal::default()));
    }

    /// Follows the index.
    pub fn follow_index(self) {
        let lists = use_lists();
        Effect::new(move |_| {
            if let Load::Here(index) = lists.index() {
                let lists = index.lists.iter();
                let ours = lists.filter(|entry| entry.status == Status::Reconstructed);
                self.0.set(ours.map(|entry| entry.name.clone()).collect());
            }
        });
    }
}

pub fn use_practice_lists() -> PracticeLists {
    expect_context()
}
