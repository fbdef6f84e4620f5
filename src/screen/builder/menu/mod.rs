//! What can be done with one unit or one command: groups of items, each with its edit.

mod command;
mod general;
mod large_unit;
mod options;
mod unit;

pub use command::command_menu;
pub use general::{GeneralChoice, LevelChoice, general_choice};
pub(super) use unit::copy_of;
pub use unit::unit_menu;

use crate::army::Edit;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    pub title: String,
    pub groups: Vec<MenuGroup>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MenuGroup {
    pub title: String,
    /// What there is now.
    pub note: String,
    pub items: Vec<MenuItem>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MenuItem {
    pub label: String,
    /// Whether it is chosen, for items that are switched on and off.
    pub is_on: Option<bool>,
    /// What it adds to the army's points.
    pub price: i32,
    /// The rule that is against it.
    pub reason: Option<&'static str>,
    pub edit: Arc<Edit>,
}

impl Menu {
    /// Groups without items are left out.
    fn new<const N: usize>(title: String, groups: [(&str, String, Vec<MenuItem>); N]) -> Self {
        let groups = groups.into_iter().map(|(title, note, items)| MenuGroup {
            title: title.to_owned(),
            note,
            items,
        });
        Menu {
            title,
            groups: groups.filter(|group| !group.items.is_empty()).collect(),
        }
    }
}

impl MenuItem {
    pub(in crate::screen::builder) fn act(label: impl Into<String>, edit: Edit) -> Self {
        MenuItem {
            label: label.into(),
            is_on: None,
            price: 0,
            reason: None,
            edit: edit.into(),
        }
    }

    pub(super) fn switch(label: impl Into<String>, is_on: bool, edit: Edit) -> Self {
        MenuItem {
            label: label.into(),
            is_on: Some(is_on),
            price: 0,
            reason: None,
            edit: edit.into(),
        }
    }
}
