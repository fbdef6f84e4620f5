//! The head of every page but the builder's.

use crate::route::Route;
use crate::web::theme::{Theme, theme};
use leptos::prelude::*;

#[component]
pub fn PageTop(title: &'static str) -> impl IntoView {
    Effect::new(move |_| document().set_title(&format!("{title} · Muster")));
    view! {
        <header class="top">
            <nav class="bar" aria-label="Muster">
                <a class="mark" href=Route::Home.href() aria-label="Muster, your armies">
                    <svg aria-hidden="true">
                        <use href="#sign-flag"></use>
                    </svg>
                </a>
                <a href=Route::Home.href()>"Armies"</a>
                <a href=Route::Lists.href()>"Lists"</a>
                <a href=Route::Rules(None).href()>"Rules"</a>
                <ThemeSwitch />
            </nav>
        </header>
    }
}

#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let theme = theme();
    view! {
        <label class="theme">
            <span class="hidden">"Colours"</span>
            <select
                on:change=move |event| {
                    let chosen = event_target_value(&event);
                    let found = Theme::ALL.into_iter().find(|theme| theme.label() == chosen);
                    theme.set(found.unwrap_or(Theme::System));
                }
                prop:value=move || theme.get().label()
            >
                {Theme::ALL
                    .map(|theme| view! { <option value=theme.label()>{theme.label()}</option> })
                    .collect_view()}
            </select>
        </label>
    }
}
