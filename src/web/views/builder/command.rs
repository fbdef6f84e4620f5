//! A command: its name and figures, what is wrong with it, its units.

use super::finding::Findings;
use super::unit::UnitRow;
use crate::army::{CommandId, Edit, UnitId};
use crate::web::bench::{Bench, MenuOf};
use leptos::prelude::*;

#[component]
pub fn CommandCard(bench: Bench, id: CommandId) -> impl IntoView {
    let command = Memo::new(move |_| {
        bench.desk.with(|desk| desk.commands.iter().find(|command| command.id == id).cloned())
    });
    let units = Memo::new(move |_| {
        command.with(|command| {
            let bodies = command.iter().flat_map(|command| &command.bodies);
            bodies.flat_map(|body| &body.units).map(|unit| unit.id).collect::<Vec<_>>()
        })
    });
    let findings = Memo::new(move |_| {
        command.with(|command| command.as_ref().map(|c| c.findings.clone()).unwrap_or_default())
    });
    let name = move || command.with(|c| c.as_ref().map(|c| c.name.clone()).unwrap_or_default());
    let figures =
        move || command.with(|c| c.as_ref().map(|c| c.figures.clone()).unwrap_or_default());
    let ally = move || command.with(|c| c.as_ref().and_then(|c| c.ally.clone()));
    let is_in_hand = move || bench.in_hand.get() == Some(id);
    view! {
        <section
            id=format!("command-{}", id.0)
            class="card command"
            class:in-hand=is_in_hand
            tabindex="-1"
            aria-label=name
            on:dragover=move |event| event.prevent_default()
            on:drop=move |event| {
                event.prevent_default();
                if let Some(unit) = super::unit::dropped(&event) {
                    bench.apply(Edit::MoveBody { unit, to: id, at: usize::MAX });
                }
            }
            on:pointerdown=move |_| bench.in_hand.set(Some(id))
        >
            <div class="card-head">
                <h2>
                    <input
                        id=format!("command-name-{}", id.0)
                        type="text"
                        class="name"
                        aria-label="Name of the command"
                        autocomplete="off"
                        prop:value=name
                        on:change=move |event| {
                            bench
                                .apply(Edit::NameCommand {
                                    command: id,
                                    name: event_target_value(&event),
                                });
                        }
                    />
                </h2>
                <small>
                    {move || ally().map(|ally| format!("Allies: {ally} · "))} {figures}
                </small>
                <button
                    id=format!("command-menu-{}", id.0)
                    type="button"
                    class="more"
                    aria-haspopup="dialog"
                    aria-label=move || format!("More for {}", name())
                    on:click=move |_| bench.menu.set(Some(MenuOf::Command(id)))
                >
                    "⋯"
                </button>
            </div>
            <Findings bench findings />
            <Show when=move || units.with(Vec::is_empty)>
                <p class="quiet empty">
                    "No units yet. Tap + beside the troops that the list offers."
                </p>
            </Show>
            <ul class="units">
                <For each=move || units.get() key=|unit: &UnitId| *unit let:unit>
                    <UnitRow bench command=id id=unit />
                </For>
            </ul>
        </section>
    }
}
