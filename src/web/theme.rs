//! Light, dark, or as the system has it.

use super::storage;
use crate::web::signals::*;
use std::cell::Cell;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    System,
    Light,
    Dark,
}

impl Theme {
    fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub fn label(self) -> &'static str {
        match self {
            Theme::System => "System",
            Theme::Light => "Light",
            Theme::Dark => "Dark",
        }
    }

    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
}

thread_local! {
    static THEME: Cell<Option<RwSignal<Theme>>> = const { Cell::new(None) };
}

pub fn provide() {
    let stored = storage::setting("theme");
    let first = Theme::ALL
        .into_iter()
        .find(|theme| stored.as_deref() == Some(theme.name()));
    let theme = RwSignal::new(first.unwrap_or(Theme::System));
    let shown = Cell::new(None);
    watch(Box::new(move || {
        let now = theme.get();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-theme", now.name());
        }
        if shown.replace(Some(now)).is_some() {
            storage::set_setting("theme", now.name());
        }
    }));
    THEME.set(Some(theme));
}

pub fn theme() -> RwSignal<Theme> {
    there(THEME.get())
}
