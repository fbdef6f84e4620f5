//! The units of a Basic army, those that are alike in one row.

use crate::army::{Army, Edit, Unit, UnitId};
use crate::list::{ArmsId, ArmyList, Seat, TroopType};
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

/// What units must share to stand in one row.
type Alike<'a> = (
    u16,
    bool,
    &'a [crate::list::UpgradeId],
    Option<ArmsId>,
    usize,
);

pub fn groups(list: &ArmyList, army: &Army, judgement: &Judgement) -> Vec<UnitGroup> {
    let mut rows: Vec<(Alike<'_>, Vec<&Unit>)> = Vec::new();
    let bodies = army.commands.iter().flat_map(|command| &command.bodies);
    let units = bodies.flat_map(|body| body.ranks.iter().map(|unit| (unit, body.ranks.len())));
    for (unit, ranks) in units {
        let is_led = army.cic == Some(unit.id);
        let alike = (
            unit.troop.0,
            is_led,
            unit.upgrades.as_slice(),
            unit.arms,
            ranks,
        );
        match rows.iter_mut().find(|(other, _)| *other == alike) {
            Some((_, units)) => units.push(unit),
            None => rows.push((alike, vec![unit])),
        }
    }
    let group = |(_, units): (Alike<'_>, Vec<&Unit>)| group(list, army, judgement, &units);
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
    let is_led = army.cic == Some(unit.id);
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
            known.unwrap_or_else(|| format!("Unknown troop {}", unit.troop))
        }),
        what: figures.map(what).unwrap_or_default(),
        instead: instead(list, unit),
        movement: movement.unwrap_or_default(),
        vbu: figure(|stats| stats.vbu),
        i: figure(|stats| stats.i),
        vd: figures.map_or_else(|| "?".to_owned(), |figures| figures.vd.to_string()),
        is_led,
        seat: (may_lead && !is_led).then(|| Arc::new(Edit::SetCic(Some(unit.id)))),
        arms: arms(list, units),
    })
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
