//! Mounts the page: puts what all pages share into context, and shows the page of the address.

use super::browser::address;
use super::components::{FileDrop, TroubleBanner};
use super::pages::PageAt;
use super::parts;
use super::state::{
    GivenFiles, Lists, OwnLists, SavedArmies, Theme, UmpireTable, use_lists, use_saved_armies,
};
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
    SavedArmies::provide();
    OwnLists::provide();
    Lists::provide();
    GivenFiles::provide();
    Theme::provide();
    UmpireTable::provide();
    preload_list(&route.get_untracked());
    // Once the start page stands.
    request_animation_frame(|| spawn_local(parts::fetch_all()));
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

/// The list of the army at this address is fetched along with the part that shows them.
fn preload_list(route: &Route) {
    let list = use_saved_armies().armies.with_untracked(|armies| {
        let key = route.army()?;
        let summary = armies.iter().find(|summary| summary.key == key)?;
        Some(summary.list.clone())
    });
    if let Some(list) = list {
        use_lists().preload(list);
    }
}
