//! The frame of every page but the builder's: navigation, title, heading.

use super::Sign;
use crate::route::Route;
use crate::web::browser::focus;
use crate::web::state::Theme;
use leptos::prelude::*;

/// The heading that takes the focus when a page opens.
const HEADING: &str = "page-heading";

/// A page under its heading.
#[component]
pub fn Page(#[prop(into)] title: String, children: Children) -> impl IntoView {
    document().set_title(&format!("{title} · Muster"));
    Effect::new(move |_| focus::on_in_place(HEADING));
    view! {
        <header class="top">
            <nav class="bar" aria-label="Muster">
                <a class="skip" href=format!("#{HEADING}") on:click=skip>
                    "Skip to the page"
                </a>
                <Mark />
                <a href=Route::Home.href()>"Armies"</a>
                <a href=Route::Lists.href()>"Lists"</a>
                <a href=Route::Rules(None).href()>"Rules"</a>
                <a href=Route::Event.href()>"Events"</a>
                <a href=Route::Umpire(None).href()>"Umpire"</a>
                <a href=Route::Settings.href()>"Settings"</a>
                <ThemeSwitch />
            </nav>
        </header>
        <main class="page">
            <h1 id=HEADING tabindex="-1">
                {title}
            </h1>
            {children()}
        </main>
    }
}

/// The part of the address after `#` names a page, so this doesn't go there.
fn skip(event: web_sys::MouseEvent) {
    event.prevent_default();
    focus::show(HEADING);
}

/// Muster's flag at the head of every page, the way home.
#[component]
pub fn Mark() -> impl IntoView {
    view! {
        <a class="mark" href=Route::Home.href() aria-label="Muster, your armies">
            <Sign id="sign-flag" />
        </a>
    }
}

#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let theme = expect_context::<RwSignal<Theme>>();
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let found = Theme::ALL.into_iter().find(|theme| theme.label() == chosen);
        theme.set(found.unwrap_or(Theme::System));
    };
    let options = Theme::ALL.map(|theme| {
        view! { <option value=theme.label()>{theme.label()}</option> }
    });
    view! {
        <span class="theme">
            <select
                aria-label="Colours"
                prop:value=move || theme.get().label()
                on:change=choose
            >
                {options}
            </select>
        </span>
    }
}
