//! A unit as a large tile: a base, its front edge thick. It takes a loss when it is tapped; the
//! strip beside it is its order.

use crate::battle::game::UnitRef;
use crate::screen::play::{Strip, Tile, TileState};
use crate::web::components::{Sign, TroopSign};
use crate::web::state::OpenGame;
use leptos::prelude::*;

#[component]
pub fn UnitTile(open: OpenGame, unit: UnitRef) -> impl IntoView {
    let tile = Memo::new(move |_| open.screen.with(|screen| screen.tile(unit).cloned()));
    let state = Memo::new(move |_| tile.with(|tile| tile.as_ref().map(|tile| tile.state)));
    let is_here = Memo::new(move |_| tile.with(|it| it.as_ref().is_some_and(Tile::is_here)));
    let class = move || match state.get() {
        Some(TileState::Disordered) => "tile disordered",
        Some(TileState::Routed) => "tile out",
        Some(TileState::Gone | TileState::LeftBehind) => "tile out gone",
        Some(TileState::Ordered) | None => "tile",
    };
    let is_held = move || open.hand.get() == Some(unit);
    view! {
        <li class=class class:held=is_held>
            <Show when=move || is_here.get() fallback=move || view! { <Away open tile /> }>
                <Here open unit tile />
            </Show>
        </li>
    }
}

fn of<T: Default>(tile: Memo<Option<Tile>>, get: impl Fn(&Tile) -> T) -> T {
    tile.with(|tile| tile.as_ref().map(&get))
        .unwrap_or_default()
}

/// A unit on the table.
#[component]
fn Here(open: OpenGame, unit: UnitRef, tile: Memo<Option<Tile>>) -> impl IntoView {
    let (name, kind, id) = tile.with_untracked(|tile| {
        let tile = tile.as_ref();
        (
            tile.map_or_else(String::new, |it| it.name.clone()),
            tile.and_then(|it| it.kind),
            tile.map_or_else(String::new, Tile::id),
        )
    });
    let hit = move |_| {
        open.take(unit);
        let deed = tile.with_untracked(|tile| tile.as_ref().and_then(|it| it.hit.clone()));
        if let Some(deed) = deed {
            open.play(deed);
        }
    };
    // A long press, or the other button of the mouse, takes it in hand unmarked.
    let hold = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        open.take(unit);
    };
    let is_disordered = Memo::new(move |_| of(tile, |it| it.state == TileState::Disordered));
    let toggle = move |_| {
        open.take(unit);
        let strip = tile.with_untracked(|tile| tile.as_ref().and_then(|it| it.strip.clone()));
        if let Some(Strip::Disorder { deed, .. } | Strip::Back { deed }) = strip {
            open.play(deed);
        }
    };
    let general = Memo::new(move |_| of(tile, |it| it.general.clone()));
    let left = Memo::new(move |_| of(tile, |it| (it.left, it.vbu)));
    view! {
        <button type="button" class="loss" id=id.clone() on:click=hit on:contextmenu=hold>
            <b>{name.clone()}</b>
            {move || {
                general
                    .get()
                    .map(|general| {
                        view! {
                            <em class="general">
                                <Sign id="sign-flag" />
                                {general}
                            </em>
                        }
                    })
            }}
            {move || match (is_disordered.get(), general.get().is_some()) {
                (true, _) => Some(view! { <em class="status">"Disordered"</em> }.into_any()),
                (false, true) => None,
                (false, false) => {
                    Some(view! { <em class="clip">{of(tile, |it| it.detail.clone())}</em> }.into_any())
                }
            }}
            <span class="vbu">
                <TroopSign kind />
                <b>{move || left.get().0}</b>
                <span class="hidden">
                    {move || format!(" of {} VBU, mark a loss", left.get().1)}
                </span>
                {move || {
                    let (left, vbu) = left.get();
                    let pips: Vec<_> = (0..vbu)
                        .map(|pip| view! { <i class:lost={pip >= left}></i> })
                        .collect();
                    view! {
                        <span class="pips" aria-hidden="true">
                            {pips}
                        </span>
                    }
                }}
            </span>
        </button>
        <button
            type="button"
            class="order"
            id=format!("order-{id}")
            aria-label=format!("Disorder: {name}")
            aria-pressed=move || is_disordered.get().to_string()
            on:click=toggle
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=move || match is_disordered.get() {
                    true => "M5 5l3 14M12 19V5M19 5l-4 14",
                    false => "M6 5v14M12 5v14M18 5v14",
                }></path>
            </svg>
        </button>
    }
}

/// A unit that has left the table.
#[component]
fn Away(open: OpenGame, tile: Memo<Option<Tile>>) -> impl IntoView {
    let drawn = move || {
        let tile = tile.get()?;
        let counted = tile.counts_as();
        let name = tile.name.clone();
        let back = match tile.strip.clone() {
            Some(Strip::Back { deed }) => Some(view! {
                <button
                    type="button"
                    class="order"
                    id=format!("order-{}", tile.id())
                    aria-label=format!("Back: {name}")
                    on:click=move |_| open.play(deed.clone())
                >
                    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"></path>
                    </svg>
                    <span>"Back"</span>
                </button>
            }),
            _ => None,
        };
        Some(view! {
            <div class="loss">
                <b>{tile.name.clone()}</b>
                <em class="status">{tile.status()}</em>
                <span class="vd-lost">
                    <TroopSign kind=tile.kind />
                    <b>{tile.vd}</b>
                    " "
                    {counted}
                </span>
            </div>
            {back}
        })
    };
    view! { {drawn} }
}
