//! What every rule looks at: list, event and army, with the figures of each unit, command and row
//! worked out once.

use super::fixed;
use super::scale::{Span, scaled_rows};
use super::unit_figures::UnitFigures;
use crate::army::{Army, Command, Unit, UnitId};
use crate::event::{Event, RuleSet};
use crate::list::{
    ArmyList, ContingentId, Formation, PointsList, Row, Troop, TroopId, Upgrade, UpgradeId,
};

pub struct Context<'a> {
    pub list: &'a ArmyList,
    /// The rows and options, or those of a Basic list laid out in the same way.
    pub points_list: &'a PointsList,
    pub event: &'a Event,
    pub army: &'a Army,
    /// In the order of commands, bodies and ranks.
    pub units: Vec<UnitContext<'a>>,
    pub commands: Vec<CommandContext<'a>>,
    pub rows: Vec<RowContext<'a>>,
    pub vdt: u32,
    pub points: i32,
    troops: Vec<TroopPlace<'a>>,
    upgrades: Vec<(&'a Upgrade, Option<ContingentId>)>,
}

#[derive(Clone, Copy)]
pub struct TroopPlace<'a> {
    pub troop: &'a Troop,
    /// The place of its row in `Context::rows`.
    pub row: usize,
    pub contingent: Option<ContingentId>,
}

pub struct UnitContext<'a> {
    pub unit: &'a Unit,
    /// The place of its command in `Context::commands`.
    pub command: usize,
    pub body: usize,
    /// From 0 at the front, of so many.
    pub rank: usize,
    pub ranks: usize,
    /// None where the list doesn't have it.
    pub place: Option<TroopPlace<'a>>,
    /// What it fights with and costs.
    pub figures: UnitFigures,
}

pub struct CommandContext<'a> {
    pub command: &'a Command,
    first: usize,
    past: usize,
    pub vd: u32,
    pub points: i32,
}

pub struct RowContext<'a> {
    pub row: &'a Row,
    pub contingent: Option<ContingentId>,
    pub scaled: Span,
    pub taken: u32,
}

impl<'a> Context<'a> {
    pub fn new(list: &'a ArmyList, event: &'a Event, army: &'a Army) -> Self {
        let mut context = Context {
            list,
            points_list: list.profiles(),
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
        context.read_list();
        context.read_units();
        context.points = context
            .commands
            .iter()
            .map(|command| command.points)
            .sum::<i32>()
            + context.army_price();
        context
    }

    fn read_list(&mut self) {
        for section in self.points_list.sections() {
            let contingent = section.contingent.map(|contingent| contingent.id);
            let scaled = scaled_rows(self.event, self.points_list, section);
            for (row, scaled) in section.rows.iter().zip(scaled) {
                let place = self.rows.len();
                self.rows.push(RowContext {
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
        self.troops.sort_by_key(|place| place.troop.id);
        self.upgrades.sort_by_key(|(upgrade, _)| upgrade.id);
    }

    fn read_units(&mut self) {
        let army = self.army;
        for (c, command) in army.commands.iter().enumerate() {
            let first = self.units.len();
            for (b, body) in command.bodies.iter().enumerate() {
                for (rank, unit) in body.ranks.iter().enumerate() {
                    let place = self.troop(unit.troop);
                    if let Some(place) = place
                        && let Some(row) = self.rows.get_mut(place.row)
                    {
                        row.taken += 1;
                    }
                    let troop = place.map(|place| place.troop);
                    let figures = UnitFigures::work_out(self, command.id, unit, troop);
                    self.units.push(UnitContext {
                        unit,
                        command: c,
                        body: b,
                        rank,
                        ranks: body.ranks.len(),
                        place,
                        figures,
                    });
                }
            }
            let units = self.units.get(first..).unwrap_or_default();
            let vd = units.iter().map(|unit| unit.figures.vd).sum();
            let points = units
                .iter()
                .map(|unit| unit.figures.price + unit.figures.general_price)
                .sum();
            self.vdt += vd;
            self.commands.push(CommandContext {
                command,
                first,
                past: self.units.len(),
                vd,
                points,
            });
        }
    }

    /// Command structure and purchases: what no command pays for.
    fn army_price(&self) -> i32 {
        if self.list.game() == RuleSet::Basic {
            return 0;
        }
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

    pub fn unit(&self, id: UnitId) -> Option<&UnitContext<'a>> {
        self.units.iter().find(|unit| unit.unit.id == id)
    }

    pub fn units_of(&self, command: &CommandContext<'_>) -> &[UnitContext<'a>] {
        self.units
            .get(command.first..command.past)
            .unwrap_or_default()
    }

    /// The bodies of a command, each as its ranks from front to back.
    pub fn bodies_of(
        &self,
        command: &CommandContext<'_>,
    ) -> impl Iterator<Item = &[UnitContext<'a>]> {
        self.units_of(command).chunk_by(|a, b| a.body == b.body)
    }

    /// The body that a unit stands in: the unit alone, or its Large Unit from front to back.
    pub fn body_of(&self, unit: &UnitContext<'_>) -> &[UnitContext<'a>] {
        let command = self.commands.get(unit.command);
        let mut bodies = command.into_iter().flat_map(|c| self.bodies_of(c));
        let is_its = |body: &&[UnitContext<'_>]| body.iter().any(|rank| rank.body == unit.body);
        bodies.find(is_its).unwrap_or_default()
    }

    /// The front rank of the body that a unit stands in.
    pub fn front_of(&self, unit: &UnitContext<'_>) -> Option<&UnitContext<'a>> {
        self.body_of(unit).first()
    }

    /// The bodies that an order names, each once. A Large Unit is never split, so that naming one
    /// of its ranks names them all.
    pub fn bodies_named<'u>(
        &self,
        units: impl IntoIterator<Item = &'u UnitId>,
    ) -> Vec<&[UnitContext<'a>]> {
        let mut bodies: Vec<&[UnitContext<'a>]> = Vec::new();
        for unit in units.into_iter().filter_map(|id| self.unit(*id)) {
            let place = |unit: &UnitContext<'_>| (unit.command, unit.body);
            let named = |body: &&[UnitContext<'_>]| body.first().map(place) == Some(place(unit));
            if !bodies.iter().any(named) {
                bodies.push(self.body_of(unit));
            }
        }
        bodies
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
    pub fn generals_of(
        &self,
        command: &CommandContext<'_>,
    ) -> impl Iterator<Item = &UnitContext<'a>> {
        self.units_of(command)
            .iter()
            .filter(|unit| unit.unit.general.is_some())
    }

    /// Whether a general stands with the unit. Basic Impetus has one for the army.
    pub fn is_led(&self, unit: &Unit) -> bool {
        match self.list.game() {
            RuleSet::Impetus => unit.general.is_some(),
            RuleSet::Basic => self.is_cic(unit.id),
        }
    }

    pub fn is_cic(&self, unit: UnitId) -> bool {
        self.army.cic == Some(unit)
    }
}

impl UnitContext<'_> {
    pub fn troop(&self) -> Option<&Troop> {
        self.place.map(|place| place.troop)
    }
}
