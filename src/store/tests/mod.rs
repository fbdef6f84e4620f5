//! Faults, each with nothing lost.

mod cuts;
mod formats;
mod games;
mod lists;
mod room;
mod stored;
mod tabs;

use super::fake::Fake;
use super::index;
use super::keeper::{INDEX, Keeper, Refusal, Saved, Storage, army_key, before_key, key_of};
use super::{Arrival, Details, Fault, SavedVerdict, Summary};
use crate::army::Army;
use proptest::prelude::*;
use std::collections::BTreeMap;

const BARE: &str = include_str!("../../../tests/armies/sumerians-300.json");

fn keeper(storage: &Fake) -> Keeper<Fake> {
    Keeper::new(storage.clone(), Fake::default(), "me".to_owned())
}

fn summary(key: &str, name: &str) -> Summary {
    Summary {
        key: key.to_owned(),
        name: name.to_owned(),
        list: "Early Sumerians".to_owned(),
        event: "15mm, 300 points".to_owned(),
        points: 286,
        limit: 300,
        verdict: SavedVerdict::Legal,
        order: 0,
        deleted: false,
        details: Details::default(),
    }
}

fn save(keeper: &mut Keeper<Fake>, key: &str, name: &str) -> Saved {
    keeper.save(summary(key, name), format!("{{\"name\":\"{name}\"}}"))
}

fn names(keeper: &Keeper<Fake>) -> Vec<String> {
    let mut all = keeper.summaries();
    all.sort_by_key(|summary| summary.order);
    all.into_iter().map(|summary| summary.name).collect()
}

fn stored_name(storage: &Fake, key: &str) -> Option<String> {
    match keeper(storage).take(key)? {
        Ok(army) => army.split('"').nth(3).map(str::to_owned),
        Err(_) => None,
    }
}
