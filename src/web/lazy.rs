//! Parts of the program that aren't needed to build an army: each comes in a file of its own,
//! the first time it is wanted. What is called from here only is left out of the first load.

// Splitting a program is a matter of the linker: the macro declares the functions at the seams.
#![allow(unsafe_code)]

use super::bench::Bench;
use super::dom::{El, el};
use super::parts::{failed, waiting};
use super::views;
use crate::army::{Army, Edit};
use crate::desk::{CureView, cures_of, cures_of_mapless};
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::Judgement;
use crate::text::{Names, edit_label};
use crate::web::signals::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use std::rc::Rc;
use std::sync::Arc;

/// What can be asked for.
#[derive(Clone)]
pub enum Part {
    Page(Route),
    /// The army as text.
    Export(Bench),
    /// The army's event, while this is open.
    Event(Bench, RwSignal<bool>),
    /// What has changed of the army since it was opened.
    Changes(Bench),
    /// The builder, for an army that needs the rules of the map.
    ArmyWithMap(String),
    /// All rules, for what is to be done with them.
    AllRules(Rc<dyn Fn()>),
}

#[wasm_split(
    more,
    wasm_split_path = leptos::wasm_split,
    preload(more_is_here),
    fallible
)]
fn more(owner: Owner, part: Part) -> Result<Vec<El>, SplitLoaderError> {
    Ok(owner.with(|| untrack(|| views::draw_part(part))))
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
    Ok(cures_of_mapless(&list, &army, &judgement, place))
}

/// The same for an army with a map.
#[wasm_split(more, wasm_split_path = leptos::wasm_split, fallible)]
pub fn all_cures(
    list: Arc<ArmyList>,
    army: Army,
    judgement: Arc<Judgement>,
    place: usize,
) -> Result<Vec<CureView>, SplitLoaderError> {
    Ok(cures_of(&list, &army, &judgement, place))
}

/// An edit in words.
pub type Label = fn(&Edit, Names<'_>) -> String;

#[wasm_split(cures, wasm_split_path = leptos::wasm_split, fallible)]
pub fn labels() -> Result<Label, SplitLoaderError> {
    Ok(edit_label)
}

/// Does this once all rules are here. Without a network it is left undone.
pub fn with_all_rules(then: impl Fn() + 'static) {
    let owner = Owner::current().unwrap_or_default();
    spawn_local(async move {
        let _ = more(owner, Part::AllRules(Rc::new(then))).await;
    });
}

/// Holds the place of a part until it is here, and asks again where it couldn't be fetched.
pub fn part(part: Part) -> El {
    let attempt = RwSignal::new(0u32);
    let owner = Owner::current().unwrap_or_default();
    let place = el("div");
    let holder = place.clone();
    effect(move || {
        attempt.track();
        place.fill([match part {
            Part::Page(_) | Part::ArmyWithMap(_) => el("main").class("page").child(waiting()),
            Part::Export(_) | Part::Event(..) | Part::Changes(_) | Part::AllRules(_) => waiting(),
        }]);
        let (place, owner, part) = (place.clone(), owner.clone(), part.clone());
        spawn_local(async move {
            let is_here = more_is_here().await.is_ok();
            // The reader has gone on.
            if !place.element().is_connected() {
                return;
            }
            match more(owner, part).await {
                Ok(drawn) if is_here => place.fill(drawn),
                _ => place.fill([failed(
                    "This part of Muster couldn't be fetched: is there a connection to the network?",
                    move || attempt.update(|attempt| *attempt += 1),
                )]),
            }
        });
    });
    holder
}
