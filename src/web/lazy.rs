//! Parts of the program that aren't needed to build an army: each comes in a file of its own,
//! the first time it is wanted. What is called from here only is left out of the first load.

// Splitting a program is a matter of the linker: the macro declares the functions at the seams.
#![allow(unsafe_code)]

use super::bench::Bench;
use super::dom::{El, el};
use super::parts::{failed, waiting};
use super::storage::Summary;
use super::views;
use crate::army::{Army, Edit};
use crate::list::ArmyList;
use crate::rules::{Judgement, RuleName};
use crate::screen::builder::{CureView, cures_of};
use crate::text::{Names, edit_label};
use crate::web::signals::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::rc::Rc;
use std::sync::Arc;

pub const UNFETCHED: &str =
    "This part of Muster couldn't be fetched: is there a connection to the network?";

/// What can be asked for, by the file that it is in.
#[derive(Clone)]
pub enum Part {
    Pages(Box<Pages>),
    Paper(Paper),
    Links(Links),
    Stored(Stored),
}

#[derive(Clone)]
pub enum Pages {
    Lists,
    List(String),
    Rules(Option<RuleName>),
    Compare(String, String),
    Settings,
    Unknown(String),
    /// The army as text.
    Export(Bench),
    /// The army's event, while this is open.
    Event(Bench, RwSignal<bool>),
    /// What has changed of the army since it was opened.
    Changes(Bench),
}

impl Pages {
    fn is_in_a_dialog(&self) -> bool {
        matches!(
            self,
            Pages::Export(_) | Pages::Event(..) | Pages::Changes(_)
        )
    }
}

/// The map, and what is printed.
#[derive(Clone)]
pub enum Paper {
    Roster(String),
    Sheet(String),
    Map(String),
}

#[derive(Clone)]
pub enum Links {
    Share(String),
    Army(String),
    Event(String),
    Organise,
    Umpire(Option<String>),
}

/// What reads armies and events that are stored. A new army is handed over without.
#[derive(Clone)]
pub enum Stored {
    /// The builder.
    Army(String),
    /// The page for a new army, where events are kept.
    New(Option<usize>),
    /// Makes a copy and opens it, as long as this is there.
    Copy(Rc<Summary>, StoredValue<bool>),
    /// Takes note of what another tab wrote.
    News,
}

impl From<Pages> for Part {
    fn from(part: Pages) -> Self {
        Part::Pages(Box::new(part))
    }
}

impl From<Paper> for Part {
    fn from(part: Paper) -> Self {
        Part::Paper(part)
    }
}

impl From<Links> for Part {
    fn from(part: Links) -> Self {
        Part::Links(part)
    }
}

impl From<Stored> for Part {
    fn from(part: Stored) -> Self {
        Part::Stored(part)
    }
}

#[wasm_split(
    pages,
    wasm_split_path = leptos::wasm_split,
    preload(fetch_pages),
    fallible
)]
fn pages(owner: Owner, part: Box<Pages>) -> Result<Vec<El>, SplitLoaderError> {
    Ok(owner.with(|| untrack(|| views::draw_pages(*part))))
}

#[wasm_split(
    paper,
    wasm_split_path = leptos::wasm_split,
    preload(fetch_paper),
    fallible
)]
fn paper(owner: Owner, part: Paper) -> Result<Vec<El>, SplitLoaderError> {
    Ok(owner.with(|| untrack(|| views::draw_paper(part))))
}

#[wasm_split(
    links,
    wasm_split_path = leptos::wasm_split,
    preload(fetch_links),
    fallible
)]
fn links(owner: Owner, part: Links) -> Result<Vec<El>, SplitLoaderError> {
    Ok(owner.with(|| untrack(|| views::draw_links(part))))
}

#[wasm_split(
    stored,
    wasm_split_path = leptos::wasm_split,
    preload(fetch_stored),
    fallible
)]
fn stored(owner: Owner, part: Stored) -> Result<Vec<El>, SplitLoaderError> {
    Ok(owner.with(|| untrack(|| views::draw_stored(part))))
}

/// Fetches what reads armies before one is opened.
pub fn expect_stored() {
    spawn_local(async {
        // Whoever opens one asks again.
        let _ = fetch_stored().await;
    });
}

/// Does what draws nothing; says whether it could.
pub async fn do_stored(part: Stored) -> bool {
    let owner = Owner::current().unwrap_or_default();
    stored(owner, part).await.is_ok()
}

/// The cures of a finding: they come a moment after the verdict as it is, so their part of the
/// program may come after the rest.
#[wasm_split(cures, wasm_split_path = leptos::wasm_split, fallible)]
pub fn cures(
    list: Arc<ArmyList>,
    army: Army,
    judgement: Arc<Judgement>,
    place: usize,
) -> Result<Vec<CureView>, SplitLoaderError> {
    Ok(cures_of(&list, &army, &judgement, place))
}

#[wasm_split(cures, wasm_split_path = leptos::wasm_split, fallible)]
pub fn labels() -> Result<fn(&Edit, Names<'_>) -> String, SplitLoaderError> {
    Ok(edit_label)
}

/// Holds the place of a part until it is here, and asks again where it couldn't be fetched.
pub fn part(part: impl Into<Part>) -> El {
    part_of(part.into())
}

fn part_of(part: Part) -> El {
    let attempt = RwSignal::new(0u32);
    let owner = Owner::current().unwrap_or_default();
    let place = el("div");
    let holder = place.clone();
    effect(move || {
        attempt.track();
        place.fill([match &part {
            Part::Pages(part) if part.is_in_a_dialog() => waiting(),
            _ => el("main").class("page").child(waiting()),
        }]);
        let (place, owner, part) = (place.clone(), owner.clone(), part.clone());
        spawn_local(async move {
            let is_here = match part {
                Part::Pages(_) => fetch_pages().await.is_ok(),
                Part::Paper(_) => fetch_paper().await.is_ok(),
                Part::Links(_) => fetch_links().await.is_ok(),
                Part::Stored(_) => fetch_stored().await.is_ok(),
            };
            // The reader has gone on.
            if !place.element().is_connected() {
                return;
            }
            let drawn = match part {
                Part::Pages(part) => pages(owner, part).await,
                Part::Paper(part) => paper(owner, part).await,
                Part::Links(part) => links(owner, part).await,
                Part::Stored(part) => stored(owner, part).await,
            };
            match drawn {
                Ok(drawn) if is_here => place.fill(drawn),
                _ => place.fill([failed(UNFETCHED, move || {
                    attempt.update(|attempt| *attempt += 1);
                })]),
            }
        });
    });
    holder
}
