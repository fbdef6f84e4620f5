//! The menu of a command.

use super::card::Group;
use super::state::BuilderPage;
use crate::screen::builder::command_menu;
use crate::web::components::Dialog;
use leptos::prelude::*;

#[component]
pub fn CommandDialog(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let menu = Memo::new(move |_| {
        let id = page.command_menu.get()?;
        open.history
            .with(|history| command_menu(&open.list(), history.army(), id))
    });
    let is_open = RwSignal::new(false);
    Effect::new(move |_| {
        let is_there = menu.with(Option::is_some);
        if is_open.get_untracked() != is_there {
            is_open.set(is_there);
        }
    });
    Effect::new(move |_| {
        if !is_open.get() && page.command_menu.get_untracked().is_some() {
            page.command_menu.set(None);
        }
    });
    let title = move || menu.with(|menu| menu.as_ref().map(|menu| menu.title.clone()));
    let groups = move || {
        let menu = menu.get();
        let groups = menu.into_iter().flat_map(|menu| menu.groups).enumerate();
        groups
            .map(|(place, group)| view! { <Group page group place /> })
            .collect_view()
    };
    view! {
        <Dialog open=is_open title=Signal::derive(move || title().unwrap_or_default())>
            <h3 class="hidden">"What you can do"</h3>
            {groups}
        </Dialog>
    }
}
