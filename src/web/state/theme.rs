//! Light, dark, or as the system has it.

use crate::web::browser::storage::{set_setting, setting};
use leptos::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    System,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

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

    /// Puts an `RwSignal<Theme>` into context; the page and the storage follow it.
    pub fn provide() {
        let stored = setting("theme");
        let first = Theme::ALL
            .into_iter()
            .find(|theme| stored.as_deref() == Some(theme.name()));
        let theme = RwSignal::new(first.unwrap_or(Theme::System));
        Effect::new(move |before: Option<()>| {
            let name = theme.get().name();
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-theme", name);
            }
            if before.is_some() {
                set_setting("theme", name);
            }
        });
        provide_context(theme);
    }
}
