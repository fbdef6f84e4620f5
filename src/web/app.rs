//! Mounts the page: puts what all pages share into context (what only the parts share is
//! in state/of_parts.rs), and shows the page of the address.

use super::browser::address;
use super::components::{FileDrop, TroubleBanner};
use super::pages::PageAt;
use super::parts;
use super::state::{GivenFiles, PracticeLists, SavedArmies, Theme, WholePage, use_saved_armies};
use crate::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

pub fn mount() {
    leptos::mount::mount_to_body(App);
    // The shell in index.html stood here until now.
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
}

#[component]
fn App() -> impl IntoView {
    let route = address::provide_route();
    let page = WholePage::provide();
    SavedArmies::provide();
    PracticeLists::provide();
    GivenFiles::provide();
    Theme::provide();
    let saved = use_saved_armies();
    // Once the start page stands.
    request_animation_frame(move || spawn_local(parts::fetch_all(page, saved)));
    view! {
        <TroubleBanner />
        <FileDrop />
        // A list of one, so that a page goes with all that it does before the next one comes.
        <For
            each=move || [route.get()]
            key=Route::href
            children=|route| view! { <PageAt route /> }
        />
    }
}
