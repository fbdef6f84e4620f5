//! The troops that a reference is for: those of an army, or of a game as it stands.

use crate::army::{Army, GeneralLevel, UnitId};
use crate::battle::game::{Game, GameUnit, SideId, State};
use crate::list::{ArmyList, Discipline, Trait, TroopType, Weapon};
use crate::rules::{Judgement, UnitFigures};
use crate::text::Names;
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideTroops {
    pub name: String,
    pub units: Vec<ReferenceUnit>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceUnit {
    pub name: String,
    pub kind: Option<TroopType>,
    pub m: u8,
    /// As it stands.
    pub vbu: u8,
    pub discipline: Option<Discipline>,
    pub weapons: Vec<Weapon>,
    pub traits: Vec<Trait>,
    pub is_in_large_unit: bool,
    pub general: Option<GeneralLevel>,
}

pub fn troops_of_army(list: &ArmyList, army: &Army, judgement: &Judgement) -> SideTroops {
    let names = Names { list, army };
    let bodies = army.commands.iter().flat_map(|command| &command.bodies);
    let large: BTreeSet<UnitId> = bodies
        .filter(|body| body.is_large())
        .flat_map(|body| body.ranks.iter().map(|unit| unit.id))
        .collect();
    let unit = |figures: &UnitFigures| {
        let stats = figures.stats?;
        Some(ReferenceUnit {
            name: names.unit(figures.id),
            kind: figures.kind,
            m: stats.m,
            vbu: stats.vbu,
            discipline: stats.d,
            weapons: figures.weapons.clone(),
            traits: figures.traits.clone(),
            is_in_large_unit: large.contains(&figures.id),
            general: army.unit(figures.id).and_then(|unit| unit.general),
        })
    };
    SideTroops {
        name: army.name.clone(),
        units: judgement.units.iter().filter_map(unit).collect(),
    }
}

/// The two sides of a game, without the units that are gone and with the VBU that is left.
pub fn troops_of_game(game: &Game, state: &State) -> Vec<SideTroops> {
    let side = |side: SideId| {
        let of = game.sides.of(side);
        let states = &state.sides.of(side).units;
        let unit = |unit: &GameUnit| {
            let marks = states.get(&unit.id).copied().unwrap_or_default();
            (!marks.is_routed && !marks.is_left_behind).then(|| ReferenceUnit {
                name: unit.name.clone(),
                kind: unit.kind,
                m: unit.m,
                vbu: unit.vbu.saturating_sub(marks.lost),
                discipline: unit.d,
                weapons: unit.weapons.clone(),
                traits: unit.traits.clone(),
                is_in_large_unit: unit.large_unit.is_some(),
                general: unit.general.filter(|_| !marks.is_general_lost),
            })
        };
        SideTroops {
            name: of.name.clone(),
            units: of.units().filter_map(unit).collect(),
        }
    };
    SideId::BOTH.map(side).into()
}
