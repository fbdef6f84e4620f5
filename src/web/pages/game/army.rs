//! One army on the sheet: its commands with their bars and tiles, and what else it can lose.

use super::bars::notches;
use super::tile::UnitTile;
use super::{army_id, side_class};
use crate::battle::game::{Deed, SideId, UnitRef};
use crate::screen::play::{ArmyView, CommandView};
use crate::web::components::Sign;
use crate::web::state::OpenGame;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn ArmyColumn(open: OpenGame, army: Memo<Arc<ArmyView>>, side: SideId) -> impl IntoView {
    let count = army.with_untracked(|army| army.commands.len());
    let (name, player) = army.with_untracked(|army| (army.name.clone(), army.player.clone()));
    let label = name.clone();
    let commands: Vec<_> = (0..count)
        .map(|place| view! { <Command open army place /> })
        .collect();
    view! {
        <section
            class=format!("army-column {}", side_class(side))
            id=army_id(side)
            tabindex="-1"
            aria-label=label
        >
            <header>
                <Sign id="sign-flag" />
                <h2>{name}</h2>
                <small>{player}</small>
            </header>
            {commands}
            <NamedLosses open army side />
            <Rest open army side />
        </section>
    }
}

#[component]
fn Command(open: OpenGame, army: Memo<Arc<ArmyView>>, place: usize) -> impl IntoView {
    let command = Memo::new(move |_| army.with(|army| army.commands.get(place).cloned()));
    let first = command.get_untracked();
    let units: Vec<UnitRef> = first
        .as_ref()
        .map(|command| command.tiles.iter().map(|tile| tile.unit).collect())
        .unwrap_or_default();
    let tiles: Vec<_> = units
        .into_iter()
        .map(|unit| view! { <UnitTile open unit /> })
        .collect();
    let (id, name) = first.map_or_else(Default::default, |it| (it.id, it.name));
    let is_broken = move || command.with(|it| it.as_ref().is_some_and(|it| it.broke.is_some()));
    let get = move |get: fn(&CommandView) -> String| {
        command.with(|command| command.as_ref().map(get).unwrap_or_default())
    };
    view! {
        <section class="game-command" class:broken=is_broken id=id tabindex="-1">
            <header>
                <h3>{name}</h3>
                {move || is_broken().then(|| view! { <span class="stamped">"Broken"</span> })}
                {move || {
                    let near = command.with(|it| it.as_ref().and_then(|it| it.near.clone()));
                    near.map(|near| view! { <span class="near">{near}</span> })
                }}
                <small>
                    <b>{move || get(|it| it.routed.to_string())}</b>
                    " "
                    {move || get(|it| it.of.clone())}
                </small>
                {move || command.with(|it| it.as_ref().map(|it| notches(&it.bar)))}
            </header>
            {move || {
                let broke = command.with(|it| it.as_ref().and_then(|it| it.broke.clone()));
                broke
                    .map(|(what, why)| {
                        view! {
                            <p class="broke">
                                <b>{what}</b>
                                " "
                                {why}
                            </p>
                        }
                    })
            }}
            <ul class="tiles">{tiles}</ul>
        </section>
    }
}

/// An army that is only a name: its losses are counted up by hand.
#[component]
fn NamedLosses(open: OpenGame, army: Memo<Arc<ArmyView>>, side: SideId) -> impl IntoView {
    let is_named = army.with_untracked(|army| army.named.is_some());
    let figures = move || {
        let named = army.with(|army| army.named.clone());
        named.map_or((0, 0), |named| (named.lost, named.vdt))
    };
    let name = army.with_untracked(|army| army.name.clone());
    let set = move |vd: Option<u32>| {
        if let Some(vd) = vd {
            open.play(Deed::Losses { side, vd });
        }
    };
    let typed = move |event| {
        let text: String = event_target_value(&event);
        match text.trim().parse::<u32>() {
            Ok(vd) => set(Some(vd)),
            Err(_) => open
                .refused
                .set("VD lost is a number from 0 up.".to_owned()),
        }
    };
    is_named.then(|| {
        view! {
            <section class="game-command">
                <header>
                    <h3>"VD lost"</h3>
                    <small>{move || format!("of {}", figures().1)}</small>
                </header>
                <div class="named-losses">
                    <button
                        type="button"
                        id=format!("less-{}", side_class(side))
                        aria-label=format!("1 VD less lost: {name}")
                        on:click=move |_| set(figures().0.checked_sub(1))
                    >
                        "−"
                    </button>
                    <input
                        type="text"
                        inputmode="numeric"
                        autocomplete="off"
                        id=format!("lost-{}", side_class(side))
                        aria-label=format!("VD lost: {name}")
                        prop:value=move || figures().0.to_string()
                        on:change=typed
                    />
                    <button
                        type="button"
                        id=format!("more-{}", side_class(side))
                        aria-label=format!("1 VD more lost: {name}")
                        on:click=move |_| set(figures().0.checked_add(1))
                    >
                        "+"
                    </button>
                </div>
            </section>
        }
    })
}

/// Baggage, a built-up area, and a rout for another reason than losses.
#[component]
fn Rest(open: OpenGame, army: Memo<Arc<ArmyView>>, side: SideId) -> impl IntoView {
    let name = army.with_untracked(|army| army.name.clone());
    let of = name.clone();
    let is_asking = RwSignal::new(false);
    let others = move || {
        let others = army.with(|army| army.others.clone()).into_iter();
        let drawn = others.map(|loss| {
            view! {
                <button
                    type="button"
                    id=format!("{}-{}", loss.id, side_class(side))
                    aria-pressed=loss.is_lost.to_string()
                    aria-label=format!("{}: {name}", loss.label)
                    on:click=move |_| open.play(loss.deed.clone())
                >
                    {loss.label.clone()}
                </button>
            }
        });
        drawn.collect_view()
    };
    let rout = move || {
        let of = of.clone();
        let deed = army.with(|army| army.rout.clone())?;
        Some(match is_asking.get() {
            false => view! {
                <button
                    type="button"
                    id=format!("rout-{}", side_class(side))
                    aria-label=format!("Army routs: {of}")
                    on:click=move |_| is_asking.set(true)
                >
                    "Army routs"
                </button>
            }
            .into_any(),
            true => view! {
                <button
                    type="button"
                    class="danger"
                    id=format!("rout-{}", side_class(side))
                    on:click=move |_| {
                        is_asking.set(false);
                        open.play(deed.clone());
                    }
                >
                    "Yes, it routs now"
                </button>
                <button type="button" on:click=move |_| is_asking.set(false)>
                    "No"
                </button>
            }
            .into_any(),
        })
    };
    view! { <div class="rest-of-army">{others} {rout}</div> }
}
