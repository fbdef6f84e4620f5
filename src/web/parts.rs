//! The program comes in parts, one for each group of pages: the start page at once, the others in
//! the background as soon as it stands.

// Splitting is done by the linker: the macro declares the functions at the seams.
#![allow(unsafe_code)]

use super::components::Failed;
use super::pages;
use super::state::{OpenArmy, SavedArmies, WholePage};
use crate::route::Route;
use crate::screen::proposals::Task;
use crate::store::Summary;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::pin::Pin;

const UNFETCHED: &str =
    "This part of Muster couldn't be fetched. Is there a connection to the network?";

/// The pages that come together. Few, because what some parts share and others don't is a file for
/// every such group of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Builder,
    Deal,
    MapAndPaper,
    Links,
    Reading,
    Battle,
}

type Drawn = Result<AnyView, SplitLoaderError>;

#[wasm_split(builder, wasm_split_path = leptos::wasm_split, fallible)]
fn builder(route: Route) -> Drawn {
    Ok(pages::builder_part(route))
}

#[wasm_split(map_and_paper, wasm_split_path = leptos::wasm_split, preload(fetch_map_and_paper), fallible)]
fn map_and_paper(route: Route) -> Drawn {
    Ok(pages::map_and_paper_part(route))
}

#[wasm_split(links, wasm_split_path = leptos::wasm_split, preload(fetch_links), fallible)]
fn links(route: Route) -> Drawn {
    Ok(pages::links_part(route))
}

#[wasm_split(reading, wasm_split_path = leptos::wasm_split, preload(fetch_reading), fallible)]
fn reading(route: Route) -> Drawn {
    Ok(pages::reading_part(route))
}

#[wasm_split(deal, wasm_split_path = leptos::wasm_split, preload(fetch_deal), fallible)]
fn deal(route: Route) -> Drawn {
    Ok(pages::deal_part(route))
}

#[wasm_split(deal, wasm_split_path = leptos::wasm_split, fallible)]
fn finish(
    open: OpenArmy,
    task: RwSignal<Task>,
    title: RwSignal<String>,
    is_open: RwSignal<bool>,
) -> Drawn {
    Ok(pages::finish(open, task, title, is_open))
}

#[wasm_split(battle, wasm_split_path = leptos::wasm_split, preload(fetch_battle), fallible)]
fn battle(route: Route) -> Drawn {
    Ok(pages::battle_part(route))
}

#[wasm_split(builder, wasm_split_path = leptos::wasm_split, fallible)]
fn army_menu(saved: SavedArmies, army: Summary, is_open: RwSignal<bool>) -> Drawn {
    Ok(pages::army_menu(saved, army, is_open))
}

/// The start page marks practice lists once what knows them is here.
#[wasm_split(builder, wasm_split_path = leptos::wasm_split, fallible)]
fn mark_practice_lists(page: WholePage) -> Result<(), SplitLoaderError> {
    page.provide_for_parts();
    Ok(())
}

#[wasm_split(builder, wasm_split_path = leptos::wasm_split, fallible)]
fn adopt_armies(saved: SavedArmies) -> Result<(), SplitLoaderError> {
    saved.adopt();
    Ok(())
}

/// Compares the index of the armies with what is stored.
pub async fn adopt(saved: SavedArmies) {
    // Should it fail, every visit begins with it.
    let _ = adopt_armies(saved).await;
}

/// Fetches all parts, the likeliest first. What fails now is asked for again when it is wanted.
pub async fn fetch_all(page: WholePage, saved: SavedArmies) {
    let _ = mark_practice_lists(page).await;
    adopt(saved).await;
    let _ = fetch_deal().await;
    let _ = fetch_reading().await;
    let _ = fetch_links().await;
    let _ = fetch_map_and_paper().await;
    let _ = fetch_battle().await;
}

impl Part {
    async fn draw(self, route: Route) -> Drawn {
        match self {
            Part::Builder => builder(route).await,
            Part::Deal => deal(route).await,
            Part::MapAndPaper => map_and_paper(route).await,
            Part::Links => links(route).await,
            Part::Reading => reading(route).await,
            Part::Battle => battle(route).await,
        }
    }
}

type Drawing = Pin<Box<dyn Future<Output = Drawn> + Send>>;

/// A page of a part that may still be on its way.
#[component]
pub fn PageOf(part: Part, route: Route) -> impl IntoView {
    let draw = move || -> Drawing { Box::pin(part.draw(route.clone())) };
    view! { <OnItsWay draw fallback=super::components::WaitingPage /> }
}

/// What can be done with an army on the start page, of the builder's part: it reads the army.
#[component]
pub fn ArmyMenu(saved: SavedArmies, army: Summary, is_open: RwSignal<bool>) -> impl IntoView {
    let draw = move || -> Drawing { Box::pin(army_menu(saved, army.clone(), is_open)) };
    view! { <OnItsWay draw fallback=super::components::Waiting /> }
}

/// Completes or mends the army in the builder; the solver comes in a part of its own.
#[component]
pub fn FinishArmy(
    open: OpenArmy,
    task: RwSignal<Task>,
    title: RwSignal<String>,
    is_open: RwSignal<bool>,
) -> impl IntoView {
    let draw = move || -> Drawing { Box::pin(finish(open, task, title, is_open)) };
    view! { <OnItsWay draw fallback=super::components::Waiting /> }
}

/// Drawn when it is here, and asked for again where it didn't come.
#[component]
fn OnItsWay(
    draw: impl Fn() -> Drawing + Send + Sync + 'static,
    #[prop(into)] fallback: ViewFn,
) -> impl IntoView {
    let attempt = RwSignal::new(0);
    let drawn = move || {
        attempt.track();
        let drawing = draw();
        Suspend::new(async move {
            let retry = move || attempt.update(|attempt| *attempt += 1);
            drawing.await.unwrap_or_else(|_| {
                view! {
                    <main class="page">
                        <Failed why=UNFETCHED retry />
                    </main>
                }
                .into_any()
            })
        })
    };
    view! { <Suspense fallback=move || fallback.run()>{drawn}</Suspense> }
}
