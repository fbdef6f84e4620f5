//! What can still be put on the table, and what is said of the battle.

use super::editor::Editor;
use crate::army::{CommandId, Edit};
use crate::map::MapAction;
use crate::screen::builder::Choice;
use crate::screen::map::{BodyState, Tray, TrayBody, TrayCommand, TrayTerrain, Wanted, key};
use crate::text;
use crate::web::browser::focus;
use crate::web::components::TroopSign;
use leptos::prelude::*;
use std::sync::Arc;

/// A part of the tray, which wakes what reads it when that part changes.
fn part<T: PartialEq + Send + Sync + 'static>(editor: Editor, of: fn(&Tray) -> T) -> Memo<T> {
    Memo::new(move |_| editor.screen.with(|screen| of(&screen.tray)))
}

#[component]
pub fn Troops(editor: Editor) -> impl IntoView {
    let can_line_up = part(editor, |tray| tray.can_line_up);
    let commands = part(editor, |tray| {
        let commands = tray.commands.iter();
        commands.map(|command| command.id).collect::<Vec<_>>()
    });
    view! {
        <section class="card tray-troops" aria-label="Troops">
            <div class="card-head">
                <h2>"Troops"</h2>
            </div>
            <Show when=move || can_line_up.get()>
                <div class="tray-go">
                    <button
                        type="button"
                        id="line-up-all"
                        class="go wide"
                        on:click=move |_| editor.place(Wanted::Everyone)
                    >
                        "Line up everyone"
                    </button>
                </div>
            </Show>
            <For each=move || commands.get() key=|id| *id let:id>
                <Command editor id />
            </For>
        </section>
    }
}

#[component]
fn Command(editor: Editor, id: CommandId) -> impl IntoView {
    let command = Memo::new(move |_| {
        editor.screen.with(|screen| {
            let mut commands = screen.tray.commands.iter();
            commands.find(|command| command.id == id).cloned()
        })
    });
    move || command.get().map(|command| drawn(editor, command))
}

fn drawn(editor: Editor, command: TrayCommand) -> impl IntoView {
    let id = command.id;
    let label = if command.is_on_table {
        "Line up again"
    } else {
        "Line up"
    };
    let line_up = command.can_line_up.then(|| {
        view! {
            <button
                type="button"
                id=format!("line-up-{}", id.0)
                aria-label=format!("{label}: {}", command.name)
                on:click=move |_| editor.place(Wanted::Command(id))
            >
                {label}
            </button>
        }
    });
    let bodies = command.bodies.into_iter();
    let bodies = bodies.map(|body| view! { <BodyRow editor body /> });
    view! {
        <div class="tray-command">
            <div class="tray-head">
                <h3>{command.name} <small>{command.about}</small></h3>
                {line_up}
            </div>
            <ul>{bodies.collect_view()}</ul>
        </div>
    }
}

#[component]
fn BodyRow(editor: Editor, body: TrayBody) -> impl IntoView {
    let unit = body.unit;
    let name = body.name.clone();
    type Act = Arc<dyn Fn() + Send + Sync>;
    let (class, state, act): (_, _, Option<(&str, Act)>) = match body.state {
        BodyState::Waiting => {
            let place = Arc::new(move || editor.place(Wanted::Body(unit)));
            ("waiting", String::new(), Some(("Place", place)))
        }
        BodyState::OnTable(item) => {
            let show = Arc::new(move || focus::show(&key(item)));
            ("placed", String::new(), Some(("Show", show)))
        }
        BodyState::Hidden(terrain, out) => {
            let bring_out = Arc::new(move || editor.change(out.clone()));
            let state = format!("in ambush in {terrain}");
            ("hiding", state, Some(("Bring out", bring_out)))
        }
        BodyState::Marching(side) => {
            let state = format!("{} flank", text::side(side));
            ("marching", state, None)
        }
    };
    let button = act.map(|(verb, act)| {
        view! {
            <button
                type="button"
                id=format!("tray-{}", unit.0)
                aria-label=format!("{verb} {name}")
                on:click=move |_| act()
            >
                {verb}
            </button>
        }
    });
    view! {
        <li class=class>
            <TroopSign kind=body.kind />
            <span>{body.name} <small>{state}</small></span>
            {button}
        </li>
    }
}

#[component]
pub fn Ground(editor: Editor) -> impl IntoView {
    let kinds = part(editor, |tray| tray.terrain.clone());
    let can_add_terrain = part(editor, |tray| tray.can_add_terrain);
    let can_add_baggage = part(editor, |tray| tray.can_add_baggage);
    let bought = part(editor, |tray| tray.fortifications);
    let can_clear = part(editor, |tray| tray.can_clear);
    let has_camp = part(editor, |tray| tray.has_camp);
    let title = move || match has_camp.get() {
        true => "Ground and camp",
        false => "Ground",
    };
    let swatches = move || {
        let can_add = can_add_terrain.get();
        let kinds = kinds.get().into_iter();
        kinds
            .map(|terrain| view! { <TerrainButton editor terrain can_add /> })
            .collect_view()
    };
    let fortifications = move || match bought.get() {
        Some((bought, placed)) => format!("Fortifications: {bought} bought, {placed} placed."),
        None => "This army has bought no fortifications.".to_owned(),
    };
    view! {
        <section class="card tray-ground" aria-label=title>
            <div class="card-head">
                <h2>{title}</h2>
            </div>
            <div class="kinds">{swatches}</div>
            <Show when=move || has_camp.get()>
                <div class="kinds others">
                    <button
                        type="button"
                        id="add-baggage"
                        aria-label="Place Baggage"
                        aria-disabled=move || (!can_add_baggage.get()).to_string()
                        on:click=move |_| editor.place(Wanted::Baggage)
                    >
                        "Baggage"
                    </button>
                    <button
                        type="button"
                        id="add-fortification"
                        aria-label="Place a Fortification"
                        on:click=move |_| editor.place(Wanted::Fortification)
                    >
                        "Fortification"
                    </button>
                </div>
                <p class="counts">
                    <small>{fortifications}</small>
                </p>
            </Show>
            <Show when=move || can_clear.get()>
                <div class="tray-go">
                    <button
                        type="button"
                        id="clear-map"
                        on:click=move |_| editor.change(Edit::map(MapAction::Clear))
                    >
                        "Clear the table"
                    </button>
                </div>
            </Show>
        </section>
    }
}

#[component]
fn TerrainButton(editor: Editor, terrain: TrayTerrain, can_add: bool) -> impl IntoView {
    let kind = terrain.kind;
    let count = (terrain.count > 0).then(|| {
        view! {
            <small>
                {terrain.count} <span class="hidden">" placed"</span>
            </small>
        }
    });
    view! {
        <button
            type="button"
            id=format!("add-{}", terrain.class)
            class=format!("kind {}", terrain.class)
            aria-disabled=(!can_add).to_string()
            on:click=move |_| editor.place(Wanted::Terrain(kind))
        >
            <i class="swatch" aria-hidden="true"></i>
            <span class="hidden">"Place "</span>
            <span class="what">{terrain.label}</span>
            {count}
        </button>
    }
}

#[component]
pub fn Orders(editor: Editor) -> impl IntoView {
    let orders = Memo::new(move |_| editor.screen.with(|screen| screen.orders.clone()));
    let selects = move || {
        let numbered = orders.get().into_iter().enumerate();
        numbered
            .map(|(n, choice)| view! { <Select editor choice id=format!("order-{n}") /> })
            .collect_view()
    };
    let closed = Memo::new(move |_| editor.screen.with(|screen| screen.closed_orders.clone()));
    let reasons = move || {
        let reason = |(label, why)| {
            view! {
                <p class="field closed">
                    <span>{label} <small>{why}</small></span>
                </p>
            }
        };
        closed.get().into_iter().map(reason).collect_view()
    };
    view! {
        <section class="card tray-orders" aria-label="Orders">
            <div class="card-head">
                <h2>"Orders"</h2>
            </div>
            {selects}
            {reasons}
        </section>
    }
}

/// One of several, with a label.
#[component]
pub fn Select(editor: Editor, choice: Choice, id: String) -> impl IntoView {
    let edits: Vec<Arc<Edit>> = choice.items.iter().map(|item| item.edit.clone()).collect();
    let options = choice.items.into_iter().enumerate().map(|(place, item)| {
        view! {
            <option value=place.to_string() selected=item.is_chosen>
                {item.label}
            </option>
        }
    });
    let choose = move |event| {
        let place: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(edit) = place.and_then(|place| edits.get(place)) {
            editor.change(edit.clone());
        }
    };
    view! {
        <label class="field">
            <span>{choice.label} <small>{choice.hint}</small></span>
            <select id=id on:change=choose>
                {options.collect_view()}
            </select>
        </label>
    }
}
