//! Edits of an army of Basic Impetus. Those that change the units hold them as they then stand.

use super::{
    Army, Body, Command, EditError, LineUp, LinedUp, MOST_LINE_UPS, MOST_UNITS, TakenOption, Unit,
    UnitId,
};
use crate::battle::ace::RulebookAce;
use crate::battle::scenario::{Ford, MOST_FORDS, Scenario};
use crate::battle::sheet_weather::SheetWeather;
use crate::battle::weather::Weather;
use crate::list::SwapId;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BasicEdit {
    TakeOption {
        option: TakenOption,
        units: Vec<LinedUp>,
    },
    DropOption {
        option: SwapId,
        units: Vec<LinedUp>,
    },
    /// The units that go with these options, in one command.
    Restore {
        options: Vec<TakenOption>,
        units: Vec<LinedUp>,
    },
    /// A copy of what is fielded, under a name of its own.
    AddLineUp(String),
    FieldLineUp(usize),
    NameLineUp {
        at: usize,
        name: String,
    },
    RemoveLineUp(usize),
    SetAce(Option<RulebookAce>),
    SetScenario(Option<Scenario>),
    SetWeather(Option<Weather>),
    SetSheetWeather(Option<SheetWeather>),
    SetFords(Vec<Ford>),
}

impl BasicEdit {
    pub(super) fn run(&self, army: &mut Army) -> Result<(), EditError> {
        match self {
            BasicEdit::TakeOption { option, units } => {
                let taken = &mut army.basic.options;
                taken.retain(|it| it.option != option.option);
                taken.push(*option);
                taken.sort();
                army.field(units)?;
            }
            BasicEdit::DropOption { option, units } => {
                army.basic.options.retain(|it| it.option != *option);
                army.field(units)?;
            }
            BasicEdit::Restore { options, units } => {
                army.basic.options.clone_from(options);
                army.field(units)?;
            }
            BasicEdit::AddLineUp(name) => army.add_line_up(name)?,
            BasicEdit::FieldLineUp(at) => army.field_line_up(*at)?,
            BasicEdit::NameLineUp { at, name } => {
                if army.basic.line_ups.is_empty() && *at == 0 {
                    army.basic.line_ups.push(LineUp::default());
                }
                army.line_up_mut(*at)?.name.clone_from(name);
            }
            BasicEdit::RemoveLineUp(at) => army.remove_line_up(*at)?,
            BasicEdit::SetAce(ace) => army.basic.ace = *ace,
            BasicEdit::SetScenario(scenario) => army.basic.scenario = *scenario,
            BasicEdit::SetWeather(weather) => army.basic.weather = *weather,
            BasicEdit::SetSheetWeather(weather) => army.basic.sheet_weather = *weather,
            BasicEdit::SetFords(fords) => {
                army.basic.fords = fords.iter().take(MOST_FORDS).copied().collect();
            }
        }
        Ok(())
    }
}

impl Army {
    fn line_up_mut(&mut self, at: usize) -> Result<&mut LineUp, EditError> {
        let found = self.basic.line_ups.get_mut(at);
        found.ok_or(EditError::NoSuchLineUp(at))
    }

    /// The one that is fielded goes into its place, and a copy of it is fielded from now on.
    fn add_line_up(&mut self, name: &str) -> Result<(), EditError> {
        if self.basic.line_ups.is_empty() {
            self.basic.line_ups.push(LineUp::default());
            self.basic.fielded = 0;
        }
        if self.basic.line_ups.len() >= MOST_LINE_UPS {
            return Err(EditError::TooManyLineUps);
        }
        self.keep_fielded();
        self.basic.line_ups.push(LineUp {
            name: name.to_owned(),
            ..LineUp::default()
        });
        self.basic.fielded = self.basic.line_ups.len().saturating_sub(1);
        Ok(())
    }

    fn keep_fielded(&mut self) {
        let units = self.lined_up();
        let options = self.basic.options.clone();
        let fielded = self.basic.fielded;
        if let Some(place) = self.basic.line_ups.get_mut(fielded) {
            place.options = options;
            place.units = units;
        }
    }

    fn field_line_up(&mut self, at: usize) -> Result<(), EditError> {
        if at == self.basic.fielded {
            return Ok(());
        }
        self.line_up_mut(at)?;
        self.keep_fielded();
        let line_up = self.line_up_mut(at)?;
        let options = std::mem::take(&mut line_up.options);
        let units = std::mem::take(&mut line_up.units);
        self.basic.options = options;
        self.basic.fielded = at;
        self.field(&units)?;
        self.stand_as_lined_up(&units);
        Ok(())
    }

    /// Large Units as the line-up has them, whatever stood together before.
    fn stand_as_lined_up(&mut self, units: &[LinedUp]) {
        let Some(command) = self.commands.first_mut() else {
            return;
        };
        let bodies = std::mem::take(&mut command.bodies);
        let mut left: Vec<Unit> = bodies.into_iter().flat_map(|body| body.ranks).collect();
        for lined_up in units {
            let alike = |unit: &Unit| {
                unit.troop == lined_up.troop
                    && unit.arms == lined_up.arms
                    && unit.upgrades == lined_up.upgrades
                    && (self.cic == Some(unit.id)) == lined_up.general
            };
            let same = |unit: &Unit| unit.troop == lined_up.troop;
            let at = left.iter().position(alike);
            let Some(at) = at.or_else(|| left.iter().position(same)) else {
                continue;
            };
            let unit = left.remove(at);
            match command.bodies.last_mut() {
                Some(front) if lined_up.behind => front.ranks.push(unit),
                _ => command.bodies.push(unit.into()),
            }
        }
    }

    /// In the place of the one that is fielded comes the one before it.
    fn remove_line_up(&mut self, at: usize) -> Result<(), EditError> {
        self.line_up_mut(at)?;
        if self.basic.line_ups.len() > 1 && at == self.basic.fielded {
            self.field_line_up(if at == 0 { 1 } else { at.saturating_sub(1) })?;
        }
        self.basic.line_ups.remove(at);
        if self.basic.fielded > at {
            self.basic.fielded = self.basic.fielded.saturating_sub(1);
        }
        Ok(())
    }

    /// Fields these units in one command. Units of a troop that are there keep their numbers, and
    /// with them their places on the map and in Large Units.
    pub(super) fn field(&mut self, units: &[LinedUp]) -> Result<(), EditError> {
        if units.len() > MOST_UNITS {
            return Err(EditError::TooManyUnits);
        }
        let mut next = self.fresh_unit_id().0;
        let mut left: Vec<Unit> = self.units().cloned().collect();
        let mut fielded: Vec<Unit> = Vec::with_capacity(units.len());
        let mut general = None;
        for unit in units {
            let leads = |other: &Unit| self.cic == Some(other.id);
            let same = |other: &Unit| other.troop == unit.troop;
            let found = left
                .iter()
                .position(|other| same(other) && leads(other) == unit.general)
                .or_else(|| left.iter().position(same));
            let id = match found {
                Some(at) => left.remove(at).id,
                None => {
                    let id = UnitId(next);
                    next = next.saturating_add(1);
                    id
                }
            };
            if unit.general && general.is_none() {
                general = Some(id);
            }
            fielded.push(Unit {
                arms: unit.arms,
                upgrades: unit.upgrades.clone(),
                ..Unit::new(id, unit.troop)
            });
        }
        let gone: Vec<UnitId> = left.iter().map(|unit| unit.id).collect();
        self.forget(&gone);
        let mut command = match self.commands.first() {
            Some(command) => command.clone(),
            None => Command::new(self.fresh_command_id()),
        };
        for other in self.commands.iter().skip(1) {
            self.deployment.map.forget_command(other.id);
        }
        let large = self.commands.iter().flat_map(|command| &command.bodies);
        let large: Vec<Vec<UnitId>> = large
            .filter(|body| body.is_large())
            .map(|body| body.ranks.iter().map(|unit| unit.id).collect())
            .collect();
        command.contingent = None;
        command.bodies = ranked(fielded, &large);
        self.commands = vec![command];
        self.cic = general;
        Ok(())
    }
}

/// Bodies in the order of the units, those that stood together before still together.
fn ranked(units: Vec<Unit>, large: &[Vec<UnitId>]) -> Vec<Body> {
    let mut bodies: Vec<Body> = Vec::new();
    for unit in units {
        let block = large.iter().find(|block| block.contains(&unit.id));
        let with = block.and_then(|block| {
            let front = |body: &&mut Body| body.ranks.iter().any(|it| block.contains(&it.id));
            bodies.iter_mut().find(front)
        });
        match with {
            Some(body) => body.ranks.push(unit),
            None => bodies.push(unit.into()),
        }
    }
    bodies
}
