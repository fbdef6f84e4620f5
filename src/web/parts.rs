//! The program comes in parts, one for each group of pages: the start page at once, the others in
//! the background as soon as it stands. A dialog may come in another part than its page.

// Splitting is done by the linker: the macro declares the functions at the seams.
#![allow(unsafe_code)]

use super::components::{Failed, Waiting, WaitingPage};
use super::pages;
use super::state::{OpenArmy, SavedArmies, WholePage};
use crate::route::Route;
use crate::screen::proposals::Task;
use crate::store::Summary;
use leptos::either::Either;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

const UNFETCHED: &str = "This part of Muster couldn’t be loaded. Are you online?";

/// The pages that come together. Few, because what some parts share and others don't is a file for
/// every such group of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Builder,
    Deal,
    /// The map, paper, games and tournaments: what follows once an army is built.
    Table,
    Links,
    Reading,
}

/// What is drawn by a part that may still be on its way.
#[derive(Clone)]
pub enum LazyView {
    Page(Part, Route),
    /// What can be done with an army on the start page.
    ArmyMenu {
        saved: SavedArmies,
        army: Summary,
        is_open: RwSignal<bool>,
    },
    /// Completes or mends the army in the builder.
    Finish {
        open: OpenArmy,
        task: RwSignal<Task>,
        title: RwSignal<String>,
        is_open: RwSignal<bool>,
    },
    /// The army as text.
    Export(OpenArmy),
    /// The army as it was opened and as it stands now.
    Changes(OpenArmy),
    ChangeEvent {
        open: OpenArmy,
        is_open: RwSignal<bool>,
    },
    /// The report on the finding at this place, or on the whole verdict.
    Report(OpenArmy, Option<usize>),
}

impl LazyView {
    /// Which part draws it; see the functions of `pages`.
    fn part(&self) -> Part {
        match self {
            LazyView::Page(part, _) => *part,
            LazyView::Finish { .. } => Part::Deal,
            LazyView::Export(_) => Part::Table,
            LazyView::ChangeEvent { .. } | LazyView::Report(..) => Part::Links,
            LazyView::ArmyMenu { .. } | LazyView::Changes(_) => Part::Reading,
        }
    }

    async fn draw(self) -> Drawn {
        match self.part() {
            Part::Builder => builder(self).await,
            Part::Deal => deal(self).await,
            Part::Table => table(self).await,
            Part::Links => links(self).await,
            Part::Reading => reading(self).await,
        }
    }
}

type Drawn = Result<AnyView, SplitLoaderError>;

#[wasm_split(builder, wasm_split_path = leptos::wasm_split, fallible)]
fn builder(view: LazyView) -> Drawn {
    Ok(pages::builder_part(view))
}

#[wasm_split(deal, wasm_split_path = leptos::wasm_split, preload(fetch_deal), fallible)]
fn deal(view: LazyView) -> Drawn {
    Ok(pages::deal_part(view))
}

#[wasm_split(table, wasm_split_path = leptos::wasm_split, preload(fetch_table), fallible)]
fn table(view: LazyView) -> Drawn {
    Ok(pages::table_part(view))
}

#[wasm_split(links, wasm_split_path = leptos::wasm_split, preload(fetch_links), fallible)]
fn links(view: LazyView) -> Drawn {
    Ok(pages::links_part(view))
}

#[wasm_split(reading, wasm_split_path = leptos::wasm_split, preload(fetch_reading), fallible)]
fn reading(view: LazyView) -> Drawn {
    Ok(pages::reading_part(view))
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
    let _ = fetch_table().await;
}

/// Drawn when its part is here, and asked for again where that didn't come.
#[component]
pub fn Fetched(view: LazyView) -> impl IntoView {
    let is_page = matches!(view, LazyView::Page(..));
    let attempt = RwSignal::new(0);
    let retry = move || attempt.update(|attempt| *attempt += 1);
    let drawn = move || {
        attempt.track();
        let view = view.clone();
        Suspend::new(async move {
            view.draw().await.unwrap_or_else(|_| {
                let failed = view! { <Failed why=UNFETCHED retry /> };
                match is_page {
                    true => view! { <main class="page">{failed}</main> }.into_any(),
                    false => failed.into_any(),
                }
            })
        })
    };
    let waiting = move || match is_page {
        true => Either::Left(WaitingPage()),
        false => Either::Right(Waiting()),
    };
    view! { <Suspense fallback=waiting>{drawn}</Suspense> }
}
