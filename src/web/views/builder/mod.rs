//! The builder: the army as commands, what the list still offers, and the verdict always in view.

mod army_panel;
mod command;
mod event;
mod export;
mod finding;
mod head;
mod keys;
mod menu;
mod offers;
mod unit;
mod verdict;

use crate::army::Army as Draft;
use crate::army::{Command, Edit};
use crate::list::ArmyList;
use crate::web::bench::Bench;
use leptos::prelude::*;
use std::sync::Arc;

/// What a phone shows one at a time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Army,
    Troops,
    Verdict,
}

impl Tab {
    const ALL: [(Tab, &'static str, &'static str); 3] = [
        (Tab::Army, "army", "Army"),
        (Tab::Troops, "troops", "Troops"),
        (Tab::Verdict, "verdict", "Verdict"),
    ];

    fn name(self) -> &'static str {
        Self::ALL.iter().find(|(tab, ..)| *tab == self).map_or("army", |(_, name, _)| name)
    }
}

#[component]
pub fn Builder(key: String, list: Arc<ArmyList>, army: Draft) -> impl IntoView {
    let bench = Bench::new(key, list, army);
    let tab = RwSignal::new(Tab::Army);
    let event_open = RwSignal::new(false);
    let export_open = RwSignal::new(false);
    keys::listen(bench);
    Effect::new(move |_| {
        let name = bench.desk.with(|desk| desk.head.name.clone());
        document().set_title(&format!("{name} · Muster"));
    });
    let commands = Memo::new(move |_| {
        bench.desk.with(|desk| desk.commands.iter().map(|command| command.id).collect::<Vec<_>>())
    });
    let add_command = move |_| {
        let army = bench.army();
        let id = army.fresh_command_id();
        bench.apply(Edit::AddCommand { at: army.commands.len(), command: Command::new(id) });
        bench.in_hand.set(Some(id));
    };
    view! {
        <head::BuilderHead bench tab event_open export_open />
        <main class="builder" data-tab=move || tab.get().name()>
            <div class="side-army">
                <For each=move || commands.get() key=|id| *id let:id>
                    <command::CommandCard bench id />
                </For>
                <button id="add-command" type="button" class="wide" on:click=add_command>
                    "+ Add a command"
                </button>
            </div>
            <div class="side-list">
                <verdict::VerdictCard bench />
                <offers::Offers bench />
                <army_panel::ArmyPanel bench />
            </div>
        </main>
        <nav class="tabs" aria-label="Parts of the army">
            {Tab::ALL
                .map(|(this, _, label)| {
                    view! {
                        <button
                            type="button"
                            aria-pressed=move || (tab.get() == this).to_string()
                            on:click=move |_| {
                                tab.set(this);
                                window().scroll_to_with_x_and_y(0.0, 0.0);
                            }
                        >
                            {label}
                        </button>
                    }
                })
                .collect_view()}
        </nav>
        <menu::MenuDialog bench />
        <event::EventDialog bench open=event_open />
        <export::ExportDialog bench open=export_open />
        <p class="hidden" role="status" aria-live="polite">{move || bench.said.get()}</p>
    }
}
