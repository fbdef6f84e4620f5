//! The frame of every page but the builder's: navigation, title, heading.

use super::Sign;
use crate::route::Route;
use crate::web::browser::{address, focus};
use crate::web::state::Theme;
use leptos::children::ViewFn;
use leptos::prelude::*;

/// The heading that takes the focus when a page opens.
const HEADING: &str = "page-heading";
/// The menu of the pages that a phone has no room for.
const MORE: &str = "more-pages";

/// A page under its heading.
#[component]
pub fn Page(
    #[prop(into)] title: Signal<String>,
    /// What stands beside the heading.
    #[prop(optional, into)]
    beside: ViewFn,
    children: Children,
) -> impl IntoView {
    Effect::new(move |_| document().set_title(&format!("{} · Muster", title.get())));
    Effect::new(move |_| {
        focus::on_in_place(HEADING);
        // A page whose part was still being fetched is put in place only now.
        request_animation_frame(|| {
            if focus::is_lost() {
                focus::on_in_place(HEADING);
            }
        });
    });
    view! {
        <header class="top">
            <Navigation />
        </header>
        <main class="page">
            <div class="titled">
                <h1 id=HEADING tabindex="-1">
                    {move || title.get()}
                </h1>
                {beside.run()}
            </div>
            {children()}
        </main>
    }
}

#[component]
fn Navigation() -> impl IntoView {
    let here = section(&address::current());
    let link = |route: Route, label: &'static str| {
        let current = (here.as_ref() == Some(&route)).then_some("page");
        view! {
            <a href=route.href() aria-current=current>
                {label}
            </a>
        }
    };
    // On a phone these stand in a menu, which the browser opens, closes and gives the focus to.
    let more = [
        (Route::Umpire(None), "Umpire"),
        (Route::Settings, "Settings"),
    ];
    let is_in_more = more.iter().any(|(route, _)| here.as_ref() == Some(route));
    view! {
        <nav class="bar" aria-label="Muster">
            <a class="skip" href=format!("#{HEADING}") on:click=skip>
                "Skip to the page"
            </a>
            <Mark />
            {link(Route::Home, "Armies")}
            {link(Route::Lists, "Lists")}
            {link(Route::Rules(None), "Rules")}
            {link(Route::Event, "Events")}
            {link(Route::Games, "Play")}
            <button
                type="button"
                class="quiet phone-only"
                class:here=is_in_more
                popovertarget=MORE
                aria-label="More pages"
            >
                "⋯"
            </button>
            <div id=MORE class="nav-more" popover="auto">
                {more.map(|(route, label)| link(route, label))}
            </div>
        </nav>
    }
}

/// The entry of the navigation that a page stands under.
fn section(route: &Route) -> Option<Route> {
    match route {
        Route::Home
        | Route::New
        | Route::Sample
        | Route::NewFor(_)
        | Route::Deal(..)
        | Route::Army(_)
        | Route::Roster(_)
        | Route::Sheet(_)
        | Route::Reference(_)
        | Route::Map(_)
        | Route::Compare(..)
        | Route::Scenario(Some(_))
        | Route::AceCards(_)
        | Route::Share(_) => Some(Route::Home),
        Route::Lists | Route::Import | Route::List(_) | Route::OwnLists | Route::OwnList(_) => {
            Some(Route::Lists)
        }
        Route::Rules(_) | Route::Glossary => Some(Route::Rules(None)),
        Route::Event
        | Route::SharedEvent(_)
        | Route::Tournaments
        | Route::Tournament(_)
        | Route::SharedTournament(_) => Some(Route::Event),
        Route::Games
        | Route::NewGame(_)
        | Route::NewGameAt(..)
        | Route::Game(_)
        | Route::Score
        | Route::Scenario(None) => Some(Route::Games),
        Route::Umpire(_) => Some(Route::Umpire(None)),
        Route::Settings => Some(Route::Settings),
        Route::SharedArmy(_) | Route::Unknown(_) => None,
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

/// Light or dark.
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
