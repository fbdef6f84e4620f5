//! What all rules look at: each unit with its troop, price and VD worked out once, the commands
//! as stretches of units, and the rows with what is taken of them.

use super::scale::{Span, scaled_rows};
use super::upgrades::pike_upgrade;
use super::{RuleName, fixed};
use crate::army::{Army, Command, Unit, UnitId};
use crate::event::Event;
use crate::list::{
    ArmyList, ContingentId, Formation, PointsList, Row, Stats, Trait, Troop, TroopId, TroopType,
    Upgrade, UpgradeId, Weapon,
};
use crate::sort;

pub struct Facts<'a> {
    pub list: &'a ArmyList,
    pub points_list: &'a PointsList,
    pub event: &'a Event,
    pub army: &'a Army,
    /// In the order of commands, bodies and ranks.
    pub units: Vec<UnitFacts<'a>>,
    pub commands: Vec<CommandFacts<'a>>,
    pub rows: Vec<RowFacts<'a>>,
    pub vdt: u32,
    pub points: i32,
    troops: Vec<TroopPlace<'a>>,
    upgrades: Vec<(&'a Upgrade, Option<ContingentId>)>,
}

#[derive(Clone, Copy)]
pub struct TroopPlace<'a> {
    pub troop: &'a Troop,
    /// The place of its row in `Facts::rows`.
    pub row: usize,
    pub contingent: Option<ContingentId>,
}

pub struct UnitFacts<'a> {
    pub unit: &'a Unit,
    /// The place of its command in `Facts::commands`.
    pub command: usize,
    pub body: usize,
    /// From 0 at the front, of so many.
    pub rank: usize,
    pub ranks: usize,
    /// None where the list doesn't have it.
    pub place: Option<TroopPlace<'a>>,
    pub kind: Option<TroopType>,
    pub stats: Option<Stats>,
    pub weapons: Vec<Weapon>,
    pub traits: Vec<Trait>,
    pub price: i32,
    pub general_price: i32,
    pub vd: u32,
    /// Rules that changed a figure of this unit.
    pub applied: Vec<RuleName>,
}

pub struct CommandFacts<'a> {
    pub command: &'a Command,
    first: usize,
    past: usize,
    pub vd: u32,
    pub points: i32,
}

pub struct RowFacts<'a> {
    pub row: &'a Row,
    pub contingent: Option<ContingentId>,
    pub scaled: Span,
    pub taken: u32,
}

impl<'a> Facts<'a> {
    pub fn new(
        list: &'a ArmyList,
        points_list: &'a PointsList,
        event: &'a Event,
        army: &'a Army,
    ) -> Self {
        let mut facts = Facts {
            list,
            points_list,
            event,
            army,
            units: Vec::with_capacity(army.units().count()),
            commands: Vec::with_capacity(army.commands.len()),
            rows: Vec::new(),
            vdt: 0,
            points: 0,
            troops: Vec::new(),
            upgrades: Vec::new(),
        };
        facts.read_list();
        facts.read_units();
        facts.points = facts
            .commands
            .iter()
            .map(|command| command.points)
            .sum::<i32>()
            + facts.army_price();
        facts
    }

    fn read_list(&mut self) {
        for section in self.points_list.sections() {
            let contingent = section.contingent.map(|contingent| contingent.id);
            let scaled = scaled_rows(self.event, self.points_list, section);
            for (row, scaled) in section.rows.iter().zip(scaled) {
                let place = self.rows.len();
                self.rows.push(RowFacts {
                    row,
                    contingent,
                    scaled,
                    taken: 0,
                });
                for troop in &row.troops {
                    self.troops.push(TroopPlace {
                        troop,
                        row: place,
                        contingent,
                    });
                }
            }
            self.upgrades
                .extend(section.upgrades.iter().map(|upgrade| (upgrade, contingent)));
        }
        sort::by_key(&mut self.troops, |place| place.troop.id);
        sort::by_key(&mut self.upgrades, |(upgrade, _)| upgrade.id);
    }

    fn read_units(&mut self) {
        let army = self.army;
        for (c, command) in army.commands.iter().enumerate() {
            let first = self.units.len();
            for (b, body) in command.bodies.iter().enumerate() {
                for (rank, unit) in body.ranks.iter().enumerate() {
                    let facts = self.unit_facts(unit, c, b, rank, body.ranks.len());
                    if let Some(place) = facts.place
                        && let Some(row) = self.rows.get_mut(place.row)
                    {
                        row.taken += 1;
                    }
                    self.units.push(facts);
                }
            }
            let units = self.units.get(first..).unwrap_or_default();
            let vd = units.iter().map(|unit| unit.vd).sum();
            let points = units
                .iter()
                .map(|unit| unit.price + unit.general_price)
                .sum();
            self.vdt += vd;
            self.commands.push(CommandFacts {
                command,
                first,
                past: self.units.len(),
                vd,
                points,
            });
        }
    }

    fn unit_facts(
        &self,
        unit: &'a Unit,
        command: usize,
        body: usize,
        rank: usize,
        ranks: usize,
    ) -> UnitFacts<'a> {
        let mut facts = UnitFacts {
            unit,
            command,
            body,
            rank,
            ranks,
            place: self.troop(unit.troop),
            kind: None,
            stats: None,
            weapons: Vec::new(),
            traits: Vec::new(),
            price: 0,
            general_price: unit.general.map_or(0, |level| level.price()),
            vd: 0,
            applied: Vec::new(),
        };
        if let Some(place) = facts.place {
            self.fill_in(&mut facts, place.troop);
        }
        facts
    }

    /// The profile that the unit fights with and what it costs.
    fn fill_in(&self, facts: &mut UnitFacts<'a>, troop: &'a Troop) {
        let unit = facts.unit;
        let mut kind = troop.kind;
        let mut stats = troop.stats;
        let arms = match unit.arms {
            Some(id) => troop.arms.iter().find(|arms| arms.id == id),
            None => troop.arms.first(),
        };
        let mut weapons: &[Weapon] = &troop.weapons;
        let choice = arms.map(|arms| arms.weapons.as_slice()).unwrap_or_default();
        let mut extra: &[Weapon] = choice;
        facts.traits.extend_from_slice(&troop.traits);
        let mut price = match (unit.rear, troop.rear_price) {
            (true, Some(rear)) => i32::from(rear),
            _ => i32::from(troop.price),
        };
        // Two upgrades on one unit: no list says what that costs, so the dearer counts.
        let mut upgraded: Option<i32> = None;
        for id in unit.each_upgrade() {
            let Some((upgrade, _)) = self.upgrade(id) else {
                continue;
            };
            if !upgrade.of.contains(&unit.troop) {
                continue;
            }
            let change = &upgrade.becomes;
            kind = change.kind.unwrap_or(kind);
            stats.m = change.m.unwrap_or(stats.m);
            stats.vbu = change.vbu.unwrap_or(stats.vbu);
            stats.i = change.i.unwrap_or(stats.i);
            stats.d = change.d.or(stats.d);
            stats.vd = change.vd.unwrap_or(stats.vd);
            if let Some(changed) = &change.weapons {
                weapons = changed;
                extra = &[];
            }
            facts.traits.extend_from_slice(&change.traits);
            let final_price = match (unit.rear, upgrade.rear_price) {
                (true, Some(rear)) => Some(rear),
                _ => upgrade.price,
            };
            if let Some(final_price) = final_price {
                let final_price = i32::from(final_price);
                upgraded = Some(upgraded.map_or(final_price, |dearer| dearer.max(final_price)));
            }
        }
        if let Some(upgraded) = upgraded {
            price = upgraded;
        }
        facts.weapons.extend_from_slice(weapons);
        facts.weapons.extend_from_slice(extra);
        if unit.pike_upgrade
            && let Some(pikes) = pike_upgrade::price_of(kind, &stats, &facts.weapons)
        {
            stats.vbu += 1;
            price = i32::from(pikes);
            facts.applied.push(RuleName::PikeUpgrade);
        }
        if unit.dismounted
            && let Some(dismount) = &troop.dismount
        {
            kind = dismount.kind;
            stats = dismount.stats;
            facts.weapons.clear();
            facts.weapons.extend_from_slice(&dismount.weapons);
            facts.traits.clear();
            facts.traits.extend_from_slice(&dismount.traits);
        }
        if unit.fortified {
            price += fixed::FORTIFIED_WAGENBURG;
        }
        facts.kind = Some(kind);
        facts.price = price;
        facts.vd = super::generals::general_vd::vd(&stats, unit.general.is_some());
        if facts.vd != u32::from(stats.vd) {
            facts.applied.push(RuleName::GeneralVd);
        }
        facts.stats = Some(stats);
        super::purchases::heavy_javelin::apply(facts);
        if self.army.purchases.scorpio && super::purchases::attached_scorpio::has_one(self, facts) {
            facts.applied.push(RuleName::AttachedScorpio);
        }
    }

    /// Command structure and purchases: what no command pays for.
    fn army_price(&self) -> i32 {
        let purchases = &self.army.purchases;
        let mut price = self.army.structure.price();
        price += i32::from(purchases.exploration) * fixed::EXPLORATION_POINT;
        price += i32::from(purchases.destiny) * fixed::DESTINY_ROLL;
        price += i32::from(purchases.fortifications) * fixed::FORTIFICATION;
        if purchases.scorpio {
            price += fixed::ATTACHED_SCORPIO;
        }
        if purchases.joan.is_some() {
            price += fixed::JOAN_OF_ARC;
        }
        price
    }

    pub fn troop(&self, id: TroopId) -> Option<TroopPlace<'a>> {
        let found = self
            .troops
            .binary_search_by_key(&id, |place| place.troop.id)
            .ok()?;
        self.troops.get(found).copied()
    }

    pub fn upgrade(&self, id: UpgradeId) -> Option<(&'a Upgrade, Option<ContingentId>)> {
        let found = self
            .upgrades
            .binary_search_by_key(&id, |(upgrade, _)| upgrade.id)
            .ok()?;
        self.upgrades.get(found).copied()
    }

    pub fn upgrades(&self) -> impl Iterator<Item = &'a Upgrade> {
        self.upgrades.iter().map(|(upgrade, _)| *upgrade)
    }

    pub fn unit(&self, id: UnitId) -> Option<&UnitFacts<'a>> {
        self.units.iter().find(|unit| unit.unit.id == id)
    }

    pub fn units_of(&self, command: &CommandFacts<'_>) -> &[UnitFacts<'a>] {
        self.units
            .get(command.first..command.past)
            .unwrap_or_default()
    }

    /// The bodies of a command, each as its ranks from front to back.
    pub fn bodies_of(&self, command: &CommandFacts<'_>) -> impl Iterator<Item = &[UnitFacts<'a>]> {
        self.units_of(command).chunk_by(|a, b| a.body == b.body)
    }

    /// The front rank of the body that a unit stands in.
    pub fn front_of(&self, unit: &UnitFacts<'_>) -> Option<&UnitFacts<'a>> {
        let command = self.commands.get(unit.command)?;
        let mut units = self.units_of(command).iter();
        units.find(|front| front.body == unit.body)
    }

    /// The ways to form Large Units for troops of the list or of one contingent.
    pub fn formations(&self, contingent: Option<ContingentId>) -> &'a [Formation] {
        match contingent {
            None => &self.points_list.large_units,
            Some(id) => self
                .points_list
                .contingent(id)
                .map(|contingent| contingent.large_units.as_slice())
                .unwrap_or_default(),
        }
    }

    /// The generals of a command: none, one, or too many.
    pub fn generals_of(&self, command: &CommandFacts<'_>) -> impl Iterator<Item = &UnitFacts<'a>> {
        self.units_of(command)
            .iter()
            .filter(|unit| unit.unit.general.is_some())
    }

    pub fn is_cic(&self, unit: UnitId) -> bool {
        self.army.cic == Some(unit)
    }
}

impl UnitFacts<'_> {
    pub fn has(&self, wanted: Trait) -> bool {
        self.traits.contains(&wanted)
    }

    pub fn carries(&self, wanted: Weapon) -> bool {
        self.weapons.contains(&wanted)
    }

    pub fn troop(&self) -> Option<&Troop> {
        self.place.map(|place| place.troop)
    }
}

/// Whether a part is more than so many hundredths of a whole, in whole numbers.
pub fn exceeds(part: u32, whole: u32, percent: u32) -> bool {
    u64::from(part) * 100 > u64::from(percent) * u64::from(whole)
}

/// How many hundredths of a VD a part is above that many hundredths of the whole.
pub fn excess(part: u32, whole: u32, percent: u32) -> u32 {
    part.saturating_mul(100)
        .saturating_sub(percent.saturating_mul(whole))
}

/// Half, rounded up: where a command or an army breaks.
pub fn break_point(vd: u32) -> u32 {
    vd.div_ceil(2)
}

/// A share in tenths of a percent, rounded to the nearest.
pub fn per_mille(part: u32, whole: u32) -> u32 {
    match u64::from(whole) {
        0 => 0,
        whole => ((u64::from(part) * 1000 + whole / 2) / whole) as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_compared_in_whole_numbers() {
        assert!(exceeds(21, 34, 60));
        assert!(!exceeds(3, 5, 60));
        assert_eq!(per_mille(21, 34), 618);
        assert_eq!(per_mille(25, 32), 781);
        assert_eq!(per_mille(0, 0), 0);
    }

    #[test]
    fn an_army_breaks_at_half_rounded_up() {
        assert_eq!([15, 17, 39, 24, 14].map(break_point), [8, 9, 20, 12, 7]);
    }
}
