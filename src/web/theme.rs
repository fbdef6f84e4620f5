//! Light, dark, or as the system has it.

use super::storage;
use leptos::prelude::*;

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

pub fn provide() {
    let stored = storage::setting("theme");
    let first = Theme::ALL
        .into_iter()
        .find(|theme| stored.as_deref() == Some(theme.name()));
    let theme = RwSignal::new(first.unwrap_or(Theme::System));
    Effect::new(move |before: Option<Theme>| {
        let now = theme.get();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-theme", now.name());
        }
        if before.is_some() {
            storage::set_setting("theme", now.name());
        }
        now
    });
    provide_context(theme);
}

pub fn theme() -> RwSignal<Theme> {
    expect_context()
}
