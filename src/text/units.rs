//! Which unit is meant: troops that share a name, and units of one troop in one command, are told
//! apart.

use super::Names;
use super::grammar::ordinal;
use super::words::{troop_type, weapon};
use crate::army::{Body, UnitId};
use crate::list::{Troop, TroopId, Weapon};
use crate::sort;

impl Names<'_> {
    /// A troop's name, with its type or weapon where the list has another of that name.
    pub fn troop(&self, id: TroopId) -> String {
        let told_apart = self.told_apart(id);
        with_marks(self.troop_name(id), told_apart.into_iter())
    }

    pub fn unit(&self, id: UnitId) -> String {
        match self.army.unit(id) {
            Some(unit) => self.troop(unit.troop),
            None => "a unit that is gone".to_owned(),
        }
    }

    /// "Spearmen (2nd)": a unit told apart from others of its command.
    pub fn unit_here(&self, id: UnitId) -> String {
        let marks = self.place_of(id).map(|place| {
            let number = place.number.map(ordinal);
            let rank = place.rank.map(|rank| format!("rank {rank}"));
            number.into_iter().chain(rank)
        });
        self.marked(id, marks.into_iter().flatten())
    }

    /// "Spearmen (2nd) of Command 1": a unit with the place it stands in.
    pub fn unit_in_place(&self, id: UnitId) -> String {
        match self.army.command_of(id) {
            Some(command) => format!("{} of {}", self.unit_here(id), self.command(command.id)),
            None => self.unit_here(id),
        }
    }

    /// "Spearmen (2nd, Large Unit of 3)": the body that a unit stands in.
    pub fn body_here(&self, id: UnitId) -> String {
        let marks = self.place_of(id).map(|place| {
            let number = place.number.map(ordinal);
            let size = (place.ranks > 1).then(|| format!("Large Unit of {}", place.ranks));
            number.into_iter().chain(size)
        });
        self.marked(id, marks.into_iter().flatten())
    }

    /// "2 Spearmen (1st, 4th)": units of one troop in one command, told apart from the rest of
    /// them.
    pub fn units_here(&self, ids: &[UnitId]) -> String {
        let Some(unit) = ids.first().and_then(|id| self.army.unit(*id)) else {
            return "units that are gone".to_owned();
        };
        let command = self.army.command_of(unit.id);
        let of_troop = command.map_or(0, |command| {
            let units = command.units();
            units.filter(|other| other.troop == unit.troop).count()
        });
        let mut places: Vec<(usize, Option<usize>)> = ids
            .iter()
            .filter_map(|id| self.place_of(*id))
            .map(|place| (place.number.unwrap_or(1), place.rank))
            .collect();
        sort::by(&mut places, |one, other| one < other);
        let all = of_troop == ids.len();
        let marks = (!all).then(|| which(&places)).into_iter();
        let told_apart = self.told_apart(unit.troop).into_iter();
        let name = format!("{} {}", ids.len(), self.troop_name(unit.troop));
        with_marks(name, told_apart.chain(marks))
    }

    fn marked(&self, id: UnitId, marks: impl Iterator<Item = String>) -> String {
        match self.army.unit(id) {
            None => self.unit(id),
            Some(unit) => {
                let told_apart = self.told_apart(unit.troop);
                with_marks(
                    self.troop_name(unit.troop),
                    told_apart.into_iter().chain(marks),
                )
            }
        }
    }

    fn troop_name(&self, id: TroopId) -> String {
        match self.list.troop(id) {
            Some(troop) => troop.name.clone(),
            None => format!("Unknown troop {id}"),
        }
    }

    /// What the troop has of its own among those of its name: the first figure that no other
    /// shares.
    fn told_apart(&self, id: TroopId) -> Option<String> {
        let points = self.list.points_list()?;
        let troops = || {
            let rows = points.sections().flat_map(|section| section.rows);
            rows.flat_map(|row| &row.troops)
        };
        let troop = troops().find(|troop| troop.id == id)?;
        let namesakes: Vec<&Troop> = troops()
            .filter(|other| other.id != id && other.name == troop.name)
            .collect();
        if namesakes.is_empty() {
            return None;
        }
        let figures: [fn(&Troop) -> String; 4] = [
            |troop| troop_type(troop.kind).0.to_owned(),
            |troop| weapons(&troop.weapons),
            |troop| format!("VBU {}", troop.stats.vbu),
            |troop| format!("{} points", troop.price),
        ];
        figures.into_iter().find_map(|figure| {
            let own = figure(troop);
            let shared = namesakes.iter().any(|other| figure(other) == own);
            (!shared && !own.is_empty()).then_some(own)
        })
    }

    fn place_of(&self, id: UnitId) -> Option<PlaceOfUnit> {
        let troop = self.army.unit(id)?.troop;
        let command = self.army.command_of(id)?;
        let of_troop = |body: &&Body| body.ranks.iter().any(|unit| unit.troop == troop);
        let holds = |body: &Body| body.ranks.iter().any(|unit| unit.id == id);
        let bodies: Vec<&Body> = command.bodies.iter().filter(of_troop).collect();
        let number = bodies.iter().position(|body| holds(body))?;
        let body = bodies.get(number)?;
        let rank = body.ranks.iter().position(|unit| unit.id == id)?;
        let alike = body.ranks.iter().filter(|unit| unit.troop == troop).count();
        Some(PlaceOfUnit {
            number: (bodies.len() > 1).then_some(number + 1),
            rank: (rank > 0 && alike > 1).then_some(rank + 1),
            ranks: body.ranks.len(),
        })
    }
}

struct PlaceOfUnit {
    /// Which body of its troop it stands in, where the command has several.
    number: Option<usize>,
    /// Its rank, where another of its troop stands in the same Large Unit.
    rank: Option<usize>,
    ranks: usize,
}

/// "1st, 4th", "2nd to 9th", "1st rank 2, 2nd rank 2".
fn which(places: &[(usize, Option<usize>)]) -> String {
    let in_a_row = places.windows(2).all(|pair| match pair {
        [(one, None), (next, None)] => *next == one.saturating_add(1),
        _ => false,
    });
    match places {
        [(first, _), _, .., (last, _)] if in_a_row => {
            format!("{} to {}", ordinal(*first), ordinal(*last))
        }
        _ => {
            let marks = places.iter().map(|(number, rank)| match rank {
                Some(rank) => format!("{} rank {rank}", ordinal(*number)),
                None => ordinal(*number),
            });
            marks.collect::<Vec<_>>().join(", ")
        }
    }
}

/// "Spearmen (2nd, rank 3)", or the name alone.
fn with_marks(name: String, marks: impl Iterator<Item = String>) -> String {
    let marks: Vec<String> = marks.collect();
    if marks.is_empty() {
        name
    } else {
        format!("{name} ({})", marks.join(", "))
    }
}

/// "javelin and sling".
pub(super) fn weapons(weapons: &[Weapon]) -> String {
    let names: Vec<&str> = weapons.iter().map(|name| weapon(*name)).collect();
    names.join(" and ")
}
