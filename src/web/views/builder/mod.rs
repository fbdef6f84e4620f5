//! The builder: the army as commands, what the list still offers, and the verdict always in view.

mod army_panel;
mod command;
mod event;
mod export;
pub mod finding;
pub mod head;
pub mod keys;
mod menu;
mod offers;
mod unit;
mod verdict;

use crate::army::{Army, Command, Edit};
use crate::list::ArmyList;
use crate::web::bench::Bench;
use crate::web::dom::{El, button, el};
use crate::web::old_parts::dialog;
use crate::web::signals::*;
use std::sync::Arc;

/// What a phone shows one at a time.
const TABS: [(&str, &str); 3] = [
    ("army", "Army"),
    ("troops", "Troops"),
    ("verdict", "Verdict"),
];

pub use event::content as event;
pub use export::content as export;

pub fn draw(key: String, list: Arc<ArmyList>, army: Army) -> Vec<El> {
    let bench = Bench::new(key, list, army);
    let tab = RwSignal::new("army");
    let event_open = RwSignal::new(false);
    let export_open = RwSignal::new(false);
    let changes_open = RwSignal::new(false);
    keys::listen(bench);
    effect(move || {
        let name = bench.screen.with(|desk| desk.head.name.clone());
        document().set_title(&format!("{name} · Muster"));
    });
    let main = el("main")
        .class("builder")
        .live_attr("data-tab", move || Some(tab.get().to_owned()))
        .child(commands(bench))
        .child(
            el("div")
                .class("side-list")
                .child(verdict::draw(bench))
                .children(offers::draw(bench))
                .child(army_panel::draw(bench, changes_open)),
        );
    vec![
        head::draw(bench, tab, event_open, export_open),
        main,
        tabs(tab),
        menu::draw(bench),
        dialog(
            event_open,
            || "The event".to_owned(),
            move || event::content(bench, event_open),
        ),
        dialog(
            export_open,
            || "Copy the army".to_owned(),
            move || export::content(bench),
        ),
        dialog(
            changes_open,
            || "Since it was opened".to_owned(),
            move || super::compare::versions(bench),
        ),
        el("p")
            .class("hidden")
            .attr("role", "status")
            .attr("aria-live", "polite")
            .live_text(move || bench.said.get()),
    ]
}

fn commands(bench: Bench) -> El {
    let keys = move || {
        bench
            .screen
            .with(|desk| desk.commands.iter().map(|c| u64::from(c.id.0)).collect())
    };
    let cards = el("div").keyed(keys, move |key| command::draw(bench, key));
    let add = button("+ Add a command")
        .id("add-command")
        .class("wide")
        .on_click(move || {
            let army = bench.army();
            let id = army.fresh_command_id();
            bench.apply(Edit::AddCommand {
                at: army.commands.len(),
                command: Command::new(id),
            });
            bench.in_hand.set(Some(id));
        });
    el("div").class("side-army").child(cards).child(add)
}

fn tabs(tab: RwSignal<&'static str>) -> El {
    let buttons = TABS.map(|(name, label)| {
        button(label)
            .live_attr("aria-pressed", move || {
                Some((tab.get() == name).to_string())
            })
            .on_click(move || {
                tab.set(name);
                window().scroll_to_with_x_and_y(0.0, 0.0);
            })
    });
    el("nav")
        .class("tabs")
        .attr("aria-label", "Parts of the army")
        .children(buttons)
}
