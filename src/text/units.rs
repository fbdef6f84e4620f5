//! Which unit is meant: troops that share a name, and units of one troop in one command, are told
//! apart.

use super::Names;
use super::grammar::ordinal;
use super::words::{troop_type, weapon};
use crate::army::{Body, UnitId};
use crate::list::{Troop, TroopId, Weapon};

impl Names<'_> {
    /// A troop's name, with its type or weapon where the list has another of that name.
    pub fn troop(&self, id: TroopId) -> String {
        self.troop_with(id, Vec::new())
    }

    pub fn unit(&self, id: UnitId) -> String {
        match self.army.unit(id) {
            Some(unit) => self.troop(unit.troop),
            None => "a unit that is gone".to_owned(),
        }
    }

    /// "Spearmen (2nd)": a unit told apart from others of its command.
    pub fn unit_here(&self, id: UnitId) -> String {
        let mut marks = Vec::new();
        if let Some(place) = self.place_of(id) {
            marks.extend(place.number.map(ordinal));
            marks.extend(place.rank.map(|rank| format!("rank {rank}")));
        }
        self.marked(id, marks)
    }

    /// "Spearmen (2nd) of Command 1": a unit with the place it stands in.
    pub fn unit_in_place(&self, id: UnitId) -> String {
        // A Basic army has a single command that nobody calls one.
        let is_basic = self.list.basic_list().is_some() && self.army.commands.len() == 1;
        match self.army.command_of(id).filter(|_| !is_basic) {
            Some(command) => format!("{} of {}", self.unit_here(id), self.command(command.id)),
            None => self.unit_here(id),
        }
    }

    /// "Spearmen (2nd, Large Unit of 3)": the body that a unit stands in.
    pub fn body_here(&self, id: UnitId) -> String {
        let mut marks = Vec::new();
        if let Some(place) = self.place_of(id) {
            marks.extend(place.number.map(ordinal));
            if place.ranks > 1 {
                marks.push(format!("Large Unit of {}", place.ranks));
            }
        }
        self.marked(id, marks)
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
        places.sort();
        let all = of_troop == ids.len();
        let marks = if all {
            Vec::new()
        } else {
            vec![which(&places)]
        };
        format!("{} {}", ids.len(), self.troop_with(unit.troop, marks))
    }

    fn marked(&self, id: UnitId, marks: Vec<String>) -> String {
        match self.army.unit(id) {
            None => self.unit(id),
            Some(unit) => self.troop_with(unit.troop, marks),
        }
    }

    /// "Spearmen (2nd, rank 3)", or the name alone.
    fn troop_with(&self, id: TroopId, mut marks: Vec<String>) -> String {
        if let Some(own) = self.told_apart(id) {
            marks.insert(0, own);
        }
        let name = self.troop_name(id);
        if marks.is_empty() {
            name
        } else {
            format!("{name} ({})", marks.join(", "))
        }
    }

    fn troop_name(&self, id: TroopId) -> String {
        match self.list.troop(id) {
            Some(troop) => troop.name.clone(),
            None => match self.past_troop(id) {
                Some(troop) => format!("{} (no longer on the list)", troop.name),
                None => format!("Unknown troop {id}"),
            },
        }
    }

    /// A troop that the list had once.
    pub fn past_troop(&self, id: TroopId) -> Option<&Troop> {
        let mut past = self.list.history.iter().rev();
        past.find_map(|past| past.troop(id))
    }

    /// What the troop has of its own among those of its name: the first figure that no other
    /// shares.
    fn told_apart(&self, id: TroopId) -> Option<String> {
        let points = self.list.profiles();
        let troop = self.list.troop(id)?;
        let namesakes: Vec<&Troop> = points
            .troops()
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

/// "javelin and sling".
pub(super) fn weapons(weapons: &[Weapon]) -> String {
    let names: Vec<&str> = weapons.iter().map(|name| weapon(*name)).collect();
    names.join(" and ")
}
