//! Mounts the page: puts what all pages share into context, and shows the page of the address.

use super::browser::address;
use super::components::TroubleBanner;
use super::pages::PageAt;
use super::parts;
use super::state::{Lists, SavedArmies, Theme, UmpireTable, use_lists, use_saved_armies};
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
    Lists::provide();
    SavedArmies::provide();
    Theme::provide();
    UmpireTable::provide();
    super::old::provide();
    preload_list(&route.get_untracked());
    // Once the start page stands.
    request_animation_frame(|| spawn_local(parts::fetch_all()));
    view! {
        <TroubleBanner />
        {move || view! { <PageAt route=route.get() /> }}
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
