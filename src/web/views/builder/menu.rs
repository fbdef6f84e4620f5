//! The menu of a unit or a command.

use crate::screen::builder::{Menu, MenuGroup, MenuItem, command_menu, unit_menu};
use crate::web::bench::{Bench, MenuOf};
use crate::web::dom::{El, el};
use crate::web::old_parts::dialog;
use crate::web::signals::*;

pub fn draw(bench: Bench) -> El {
    let open = RwSignal::new(false);
    let work_out = move || -> Option<Menu> {
        let of = bench.menu.get()?;
        bench.history.with(|history| match of {
            MenuOf::Unit(id) => unit_menu(&bench.list(), history.army(), id),
            MenuOf::Command(id) => command_menu(&bench.list(), history.army(), id),
        })
    };
    let menu = Memo::new_with_compare(move |_| work_out(), |_, _| true);
    // Open while there is something to show: a unit that is gone takes its menu with it.
    // Each sets the other only when it differs, or they would chase each other for ever.
    effect(move || {
        let is_there = menu.with(Option::is_some);
        if open.get_untracked() != is_there {
            open.set(is_there);
        }
    });
    effect(move || {
        if !open.get() && bench.menu.get_untracked().is_some() {
            bench.menu.set(None);
        }
    });
    let title = move || menu.with(|menu| menu.as_ref().map(|menu| menu.title.clone()));
    let title = move || title().unwrap_or_default();
    dialog(open, title, move || {
        vec![el("div").live(move || {
            let mut parts = Vec::new();
            menu.with(|menu| {
                let groups = menu.iter().flat_map(|menu| &menu.groups).enumerate();
                for (place, group) in groups {
                    parts.extend(drawn(bench, open, group, place));
                }
            });
            parts
        })]
    })
}

fn drawn(bench: Bench, open: RwSignal<bool>, group: &MenuGroup, place: usize) -> [El; 2] {
    let heading = format!("menu-group-{place}");
    let items = group.items.iter().enumerate();
    let items = items.map(|(item_place, item)| {
        let id = format!("menu-{place}-{item_place}");
        drawn_item(bench, open, item).id(&id)
    });
    let items = el("div")
        .class("items")
        .attr("role", "group")
        .attr("aria-labelledby", &heading)
        .children(items);
    [el("h3").id(&heading).text(&group.title), items]
}

/// Switches leave the menu open, so that several can be set; what moves or removes closes it.
fn drawn_item(bench: Bench, open: RwSignal<bool>, item: &MenuItem) -> El {
    let button = crate::web::dom::button(&item.label);
    let is_switch = item.is_on.is_some();
    let button = match item.is_on {
        Some(is_on) => button.attr("aria-pressed", &is_on.to_string()),
        None => button,
    };
    let edit = item.edit.clone();
    button.on_click(move || {
        if !is_switch {
            open.set(false);
        }
        bench.apply(edit.clone());
    })
}
