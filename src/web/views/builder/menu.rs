//! The menu of a unit or a command: a dialog that the browser keeps the focus in.

use crate::desk::{Menu, MenuGroup, MenuItem, command_menu, unit_menu};
use crate::web::bench::{Bench, MenuOf};
use crate::web::components::Dialog;
use leptos::prelude::*;

#[component]
pub fn MenuDialog(bench: Bench) -> impl IntoView {
    let open = RwSignal::new(false);
    Effect::new(move |_| open.set(bench.menu.get().is_some()));
    Effect::new(move |_| {
        if !open.get() {
            bench.menu.set(None);
        }
    });
    let menu: Memo<Option<Menu>> = Memo::new(move |_| {
        let of = bench.menu.get()?;
        bench.history.with(|history| match of {
            MenuOf::Unit(id) => unit_menu(&bench.list(), history.army(), id),
            MenuOf::Command(id) => command_menu(&bench.list(), history.army(), id),
        })
    });
    // The unit is gone: so is its menu.
    Effect::new(move |_| {
        if menu.with(Option::is_none) && bench.menu.get_untracked().is_some() {
            bench.menu.set(None);
        }
    });
    let title = Signal::derive(move || {
        menu.with(|menu| menu.as_ref().map(|menu| menu.title.clone()).unwrap_or_default())
    });
    view! {
        <Dialog open title>
            {move || {
                menu.get()
                    .into_iter()
                    .flat_map(|menu| menu.groups)
                    .enumerate()
                    .map(|(place, group)| view! { <Group bench open group place /> })
                    .collect_view()
            }}
        </Dialog>
    }
}

#[component]
fn Group(bench: Bench, open: RwSignal<bool>, group: MenuGroup, place: usize) -> impl IntoView {
    let heading = format!("menu-group-{place}");
    view! {
        <h3 id=heading.clone()>{group.title}</h3>
        <div class="items" role="group" aria-labelledby=heading>
            {group
                .items
                .into_iter()
                .enumerate()
                .map(|(item_place, item)| {
                    view! { <Item bench open item id=format!("menu-{place}-{item_place}") /> }
                })
                .collect_view()}
        </div>
    }
}

#[component]
fn Item(bench: Bench, open: RwSignal<bool>, item: MenuItem, id: String) -> impl IntoView {
    let edit = StoredValue::new(item.edit);
    let is_act = item.is_on.is_none();
    view! {
        <button
            id=id
            type="button"
            aria-pressed=item.is_on.map(|on| on.to_string())
            on:click=move |_| {
                let edit = edit.get_value();
                if is_act {
                    open.set(false);
                }
                bench.apply(edit);
            }
        >
            {item.label}
        </button>
    }
}
