//! The program comes in parts, one for each group of pages: the start page at once, the others in
//! the background as soon as it stands.

// Splitting is done by the linker: the macro declares the functions at the seams.
#![allow(unsafe_code)]

use super::components::Failed;
use super::pages;
use super::state::{SavedArmies, WholePage, provide_for_parts, use_whole_page};
use crate::route::Route;
use crate::store::Summary;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::pin::Pin;

const UNFETCHED: &str =
    "This part of Muster couldn't be fetched. Is there a connection to the network?";

/// The pages that come in one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Builder,
    MapAndPaper,
    Links,
    Reading,
    Tournaments,
    OwnLists,
}

type Drawn = Result<AnyView, SplitLoaderError>;

#[wasm_split(builder, wasm_split_path = leptos::wasm_split, fallible)]
fn builder(page: WholePage, route: Route) -> Drawn {
    provide_for_parts(&page);
    Ok(pages::builder_part(route))
}

#[wasm_split(map_and_paper, wasm_split_path = leptos::wasm_split, preload(fetch_map_and_paper), fallible)]
fn map_and_paper(page: WholePage, route: Route) -> Drawn {
    provide_for_parts(&page);
    Ok(pages::map_and_paper_part(route))
}

#[wasm_split(links, wasm_split_path = leptos::wasm_split, preload(fetch_links), fallible)]
fn links(page: WholePage, route: Route) -> Drawn {
    provide_for_parts(&page);
    Ok(pages::links_part(route))
}

#[wasm_split(reading, wasm_split_path = leptos::wasm_split, preload(fetch_reading), fallible)]
fn reading(page: WholePage, route: Route) -> Drawn {
    provide_for_parts(&page);
    Ok(pages::reading_part(route))
}

#[wasm_split(tournaments, wasm_split_path = leptos::wasm_split, preload(fetch_tournaments), fallible)]
fn tournaments(page: WholePage, route: Route) -> Drawn {
    provide_for_parts(&page);
    Ok(pages::tournaments_part(route))
}

#[wasm_split(own_lists, wasm_split_path = leptos::wasm_split, preload(fetch_own_lists), fallible)]
fn own_lists(page: WholePage, route: Route) -> Drawn {
    provide_for_parts(&page);
    Ok(pages::own_lists_part(route))
}

#[wasm_split(builder, wasm_split_path = leptos::wasm_split, fallible)]
fn army_menu(saved: SavedArmies, army: Summary, is_open: RwSignal<bool>) -> Drawn {
    Ok(pages::army_menu(saved, army, is_open))
}

/// The start page marks practice lists once what knows them is here.
#[wasm_split(builder, wasm_split_path = leptos::wasm_split, fallible)]
fn name_practice_lists(page: WholePage) -> Result<(), SplitLoaderError> {
    provide_for_parts(&page);
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
    let _ = name_practice_lists(page).await;
    adopt(saved).await;
    let _ = fetch_reading().await;
    let _ = fetch_links().await;
    let _ = fetch_map_and_paper().await;
    let _ = fetch_tournaments().await;
    let _ = fetch_own_lists().await;
}

impl Part {
    async fn draw(self, page: WholePage, route: Route) -> Drawn {
        match self {
            Part::Builder => builder(page, route).await,
            Part::MapAndPaper => map_and_paper(page, route).await,
            Part::Links => links(page, route).await,
            Part::Reading => reading(page, route).await,
            Part::Tournaments => tournaments(page, route).await,
            Part::OwnLists => own_lists(page, route).await,
        }
    }
}

type Drawing = Pin<Box<dyn Future<Output = Drawn> + Send>>;

/// A page of a part that may still be on its way.
#[component]
pub fn PageOf(part: Part, route: Route) -> impl IntoView {
    let page = use_whole_page();
    let draw = move || -> Drawing { Box::pin(part.draw(page.clone(), route.clone())) };
    view! { <OnItsWay draw fallback=super::components::WaitingPage /> }
}

/// What can be done with an army on the start page, of the builder's part: it reads the army.
#[component]
pub fn ArmyMenu(saved: SavedArmies, army: Summary, is_open: RwSignal<bool>) -> impl IntoView {
    let draw = move || -> Drawing { Box::pin(army_menu(saved, army.clone(), is_open)) };
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
