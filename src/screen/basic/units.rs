//! The units of a Basic army, those that are alike in one row.

use super::large::{self, Deepen};
use crate::army::{Army, Edit, Unit, UnitId};
use crate::list::{ArmsId, ArmyList, Seat, TroopId, TroopType, UpgradeId};
use crate::rules::{Judgement, UnitFigures};
use crate::text;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct UnitGroup {
    pub first: UnitId,
    pub units: usize,
    pub kind: Option<TroopType>,
    pub name: String,
    /// "heavy foot · pike".
    pub what: String,
    /// "instead of Wardogs": what an option gave up for it.
    pub instead: Option<String>,
    /// "2H, charge 3H".
    pub movement: String,
    pub vbu: String,
    pub i: String,
    pub vd: String,
    pub is_led: bool,
    /// "Large Unit, 2 deep".
    pub depth: Option<String>,
    /// Forms a Large Unit of two of them, or splits one.
    pub deepen: Option<Deepen>,
    /// Moves the general here, where he may stand and doesn't.
    pub seat: Option<Arc<Edit>>,
    pub arms: Vec<ArmsView>,
}

/// A weapon or nationality to choose, for all units of the row.
#[derive(Clone, Debug, PartialEq)]
pub struct ArmsView {
    pub name: String,
    pub is_chosen: bool,
    pub choose: Arc<Edit>,
}

/// What bodies must share to stand in one row.
type Alike<'a> = (TroopId, bool, &'a [UpgradeId], Option<ArmsId>, usize);

/// Bodies that are alike in one row. A Large Unit of different troops has a row for each of them.
pub fn groups(list: &ArmyList, army: &Army, judgement: &Judgement) -> Vec<UnitGroup> {
    let mut rows: Vec<(Option<Alike<'_>>, Vec<&Unit>)> = Vec::new();
    for body in army.commands.iter().flat_map(|command| &command.bodies) {
        let Some(front) = body.ranks.first() else {
            continue;
        };
        let like_front = |unit: &Unit| {
            unit.troop == front.troop && unit.upgrades == front.upgrades && unit.arms == front.arms
        };
        if !body.ranks.iter().all(like_front) {
            rows.extend(body.ranks.iter().map(|unit| (None, vec![unit])));
            continue;
        }
        let is_led = body.ranks.iter().any(|unit| army.cic == Some(unit.id));
        let upgrades = front.upgrades.as_slice();
        let alike = Some((front.troop, is_led, upgrades, front.arms, body.ranks.len()));
        match rows.iter_mut().find(|(other, _)| *other == alike) {
            Some((_, units)) => units.extend(&body.ranks),
            None => rows.push((alike, body.ranks.iter().collect())),
        }
    }
    let group = |(_, units): (Option<Alike<'_>>, Vec<&Unit>)| group(list, army, judgement, &units);
    rows.into_iter().filter_map(group).collect()
}

fn group(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    units: &[&Unit],
) -> Option<UnitGroup> {
    let unit = *units.first()?;
    let figures = judgement.units.iter().find(|it| it.id == unit.id);
    let troop = list.troop(unit.troop);
    let is_led = units.iter().any(|unit| army.cic == Some(unit.id));
    let may_lead = troop.is_some_and(|troop| troop.general == Seat::Yes);
    let stats = figures.and_then(|figures| figures.stats);
    let figure = |of: fn(&crate::list::Stats) -> u8| {
        stats.map_or_else(|| "?".to_owned(), |stats| of(&stats).to_string())
    };
    let named = unit.upgrades.iter().filter_map(|id| list.upgrade(*id));
    let named = named
        .filter_map(|upgrade| upgrade.becomes.name.clone())
        .next();
    let edition = army.event.basic.edition;
    let movement = figures.and_then(|it| {
        Some(text::basic::movement(
            edition, it.kind?, &it.stats?, &it.traits,
        ))
    });
    Some(UnitGroup {
        first: unit.id,
        units: units.len(),
        kind: figures.and_then(|figures| figures.kind),
        name: named.unwrap_or_else(|| {
            let known = troop.map(|troop| troop.name.clone());
            known.unwrap_or_else(|| text::Names { list, army }.troop(unit.troop))
        }),
        what: figures.map(what).unwrap_or_default(),
        instead: instead(list, unit),
        movement: movement.unwrap_or_default(),
        vbu: figure(|stats| stats.vbu),
        i: figure(|stats| stats.i),
        vd: vd(judgement, units),
        is_led,
        depth: large::depth(army, unit),
        deepen: large::deepen(army, judgement, unit),
        seat: (may_lead && !is_led).then(|| Arc::new(Edit::SetCic(Some(unit.id)))),
        arms: arms(list, units),
    })
}

/// The figure of each of them; "3 + 2" where the general's unit has another than those with it.
fn vd(judgement: &Judgement, units: &[&Unit]) -> String {
    let of = |unit: &&Unit| {
        let figures = judgement.units.iter().find(|it| it.id == unit.id);
        figures.map_or_else(|| "?".to_owned(), |figures| figures.vd.to_string())
    };
    let mut all: Vec<String> = units.iter().map(of).collect();
    if all.iter().all(|vd| all.first() == Some(vd)) {
        all.truncate(1);
    }
    all.join(" + ")
}

fn what(figures: &UnitFigures) -> String {
    let mut parts: Vec<&str> = Vec::new();
    parts.extend(figures.kind.map(TroopType::name));
    parts.extend(figures.weapons.iter().map(|weapon| text::weapon(*weapon)));
    parts.extend(figures.traits.iter().map(|it| text::trait_name(*it)));
    parts.join(" · ")
}

fn instead(list: &ArmyList, unit: &Unit) -> Option<String> {
    let option = list.basic_list()?.option_of(unit.troop)?;
    let given: Vec<String> = option
        .give_one_of
        .iter()
        .map(|it| text::basic::given(list, it))
        .collect();
    match given.as_slice() {
        [given] => Some(format!("instead of {given}")),
        _ => Some("by an option".to_owned()),
    }
}

fn arms(list: &ArmyList, units: &[&Unit]) -> Vec<ArmsView> {
    let unit = units.first();
    let Some(troop) = unit.and_then(|unit| list.troop(unit.troop)) else {
        return Vec::new();
    };
    let chosen = unit.and_then(|unit| unit.arms);
    let choice = |arms: &crate::list::ArmsChoice| {
        let weapons: Vec<&str> = arms.weapons.iter().map(|it| text::weapon(*it)).collect();
        let weapons = weapons.join(" and ");
        let name = match &arms.name {
            Some(name) if weapons.is_empty() => name.clone(),
            Some(name) => format!("{name}, {weapons}"),
            None => text::capital(&weapons),
        };
        let set = units.iter().map(|unit| Edit::SetArms {
            unit: unit.id,
            arms: Some(arms.id),
        });
        ArmsView {
            name,
            is_chosen: chosen == Some(arms.id),
            choose: Arc::new(Edit::Several(set.collect())),
        }
    };
    troop.arms.iter().map(choice).collect()
}

/// Who leads the army, and what other units could hold him.
pub fn general(list: &ArmyList, army: &Army) -> String {
    let may_lead = |unit: &&Unit| {
        let troop = list.troop(unit.troop);
        troop.is_some_and(|troop| troop.general == Seat::Yes)
    };
    let seats = army.units().filter(may_lead).count();
    let names = text::Names { list, army };
    match army.cic.and_then(|id| army.unit(id)) {
        None => "No general: choose a unit marked (*).".to_owned(),
        Some(unit) => {
            let who = names.troop(unit.troop);
            match seats {
                1 => format!("The general stands with {who}, the only unit marked (*)."),
                seats => format!("The general stands with {who}, one of {seats} units marked (*)."),
            }
        }
    }
}
