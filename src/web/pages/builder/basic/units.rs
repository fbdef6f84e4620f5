//! The troops, those that are alike in one row: figures, the general, weapons to choose.

use super::super::state::BuilderPage;
use super::{Screen, of};
use crate::army::UnitId;
use crate::screen::basic::{ArmsView, UnitGroup};
use crate::web::components::{Sign, TroopSign};
use leptos::prelude::*;

#[component]
pub fn Units(page: BuilderPage, screen: Screen) -> impl IntoView {
    let groups = Memo::new(move |_| of(screen, |screen| screen.groups.clone()));
    let firsts = move || groups.with(|it| it.iter().map(|it| it.first).collect::<Vec<_>>());
    let row = move |first: UnitId| {
        let group = Memo::new(move |_| {
            groups.with(|groups| groups.iter().find(|it| it.first == first).cloned())
        });
        view! { <Row page first group /> }
    };
    view! {
        <section class="card basic-units" aria-labelledby="units-title">
            <div class="head">
                <h2 id="units-title">"Army"</h2>
                <small>{move || of(screen, |screen| screen.measure.clone())}</small>
            </div>
            <ul>
                <For each=firsts key=|first| *first children=row />
            </ul>
            <p class="rule">{move || of(screen, |screen| screen.general.clone())}</p>
        </section>
    }
}

#[component]
fn Row(page: BuilderPage, first: UnitId, group: Memo<Option<UnitGroup>>) -> impl IntoView {
    let open = page.open;
    let shown = move |what: fn(&UnitGroup) -> String| {
        move || group.with(|it| it.as_ref().map(what).unwrap_or_default())
    };
    let is =
        move |what: fn(&UnitGroup) -> bool| move || group.with(|it| it.as_ref().is_some_and(what));
    let led = move || {
        is(|it| it.is_led)().then(|| {
            view! {
                <span class="seat">
                    <Sign id="sign-flag" />
                    "General"
                </span>
            }
        })
    };
    let seat = move |_| {
        if let Some(edit) = group.get_untracked().and_then(|group| group.seat) {
            open.apply(edit);
        }
    };
    let seat_name = shown(|it| format!("Put the general here, with {}", it.name));
    let many = move || match group.with(|it| it.as_ref().map_or(0, |it| it.units)) {
        0 | 1 => String::new(),
        units => format!("× {units}"),
    };
    let instead = move || {
        let said = group.get().and_then(|group| group.instead);
        said.map(|said| view! { <i class="instead">{said}</i> })
    };
    let deepen = move |_| {
        if let Some(deepen) = group.get_untracked().and_then(|group| group.deepen) {
            open.apply(deepen.edit);
        }
    };
    let deepen_label = move || {
        let deepen = group.get().and_then(|group| group.deepen);
        deepen.map_or("", |deepen| deepen.label)
    };
    let deepen_name = move || {
        let name = shown(|it| it.name.clone())();
        format!("{}: {name}", deepen_label())
    };
    let depth = move || {
        let said = group.get().and_then(|group| group.depth);
        said.map(|said| view! { <i class="depth">{said}</i> })
    };
    let kind = Memo::new(move |_| group.get().and_then(|group| group.kind));
    let arms = move || 0..group.with(|it| it.as_ref().map_or(0, |it| it.arms.len()));
    let one = move |at: usize| {
        let arms = Memo::new(move |_| group.with(|it| it.as_ref()?.arms.get(at).cloned()));
        view! { <Arms page arms /> }
    };
    view! {
        <li
            id=format!("unit-{}", first.0)
            class="basic-unit"
            class:new=is(|it| it.instead.is_some())
            tabindex="-1"
        >
            {move || view! { <TroopSign kind=kind.get() /> }}
            <div class="what">
                {led} <b>{shown(|it| it.name.clone())}</b> {depth} {instead}
                <small>{shown(|it| it.what.clone())}</small>
            </div>
            <span class="many">{many}</span>
            <div class="stats">
                <span>
                    <em>"M"</em>
                    {shown(|it| it.movement.clone())}
                </span>
                <span>
                    <em>"VBU"</em>
                    {shown(|it| it.vbu.clone())}
                </span>
                <span>
                    <em>"I"</em>
                    {shown(|it| it.i.clone())}
                </span>
                <span>
                    <em>"VD"</em>
                    {shown(|it| it.vd.clone())}
                </span>
            </div>
            <Show when=is(|it| it.seat.is_some())>
                <button type="button" class="seat-here" aria-label=seat_name on:click=seat>
                    "Put the general here"
                </button>
            </Show>
            <Show when=is(|it| it.deepen.is_some())>
                <button type="button" class="seat-here" aria-label=deepen_name on:click=deepen>
                    {deepen_label}
                </button>
            </Show>
            <Show when=is(|it| !it.arms.is_empty())>
                <div class="arms" role="group" aria-label="Weapon">
                    <For each=arms key=|at| *at children=one />
                </div>
            </Show>
        </li>
    }
}

/// A weapon or nationality for all units of the row.
#[component]
fn Arms(page: BuilderPage, arms: Memo<Option<ArmsView>>) -> impl IntoView {
    let open = page.open;
    let is_chosen = move || arms.with(|it| it.as_ref().is_some_and(|it| it.is_chosen));
    let choose = move |_| {
        if let Some(arms) = arms.get_untracked() {
            open.apply(arms.choose);
        }
    };
    view! {
        <button type="button" aria-pressed=move || is_chosen().to_string() on:click=choose>
            {move || arms.get().map(|arms| arms.name)}
        </button>
    }
}
