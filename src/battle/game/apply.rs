//! What a deed makes of a game, or why it can't be done. Nothing is changed by what is refused.

use super::dice::MOST_DICE;
use super::{
    Card, Control, Deed, Game, Purpose, Refused, Roll, SideId, State, UnitRef, UnitState, order,
};
use crate::battle::scenario::Scenario;
use crate::battle::weather::Weather;
use crate::event::RuleSet;

const LONGEST_NOTE: usize = 500;

fn is_die(die: &u8) -> bool {
    (1..=6).contains(die)
}

impl State {
    /// Where the game stands once this is done.
    pub(super) fn after(&self, game: &Game, deed: &Deed) -> Result<State, Refused> {
        let mut after = self.clone();
        after.change(game, deed)?;
        after.count(game);
        Ok(after)
    }

    fn change(&mut self, game: &Game, deed: &Deed) -> Result<(), Refused> {
        match deed {
            Deed::Attacker { side } => self.set_attacker(*side),
            Deed::Scenario { scenario } => self.set_scenario(*scenario),
            Deed::Weather { weather } => {
                self.weather = Some(*weather);
                self.sheet_weather = None;
                Ok(())
            }
            Deed::SheetWeather { weather } => {
                if !weather.dice.iter().all(is_die) {
                    return Err(Refused::NotDice);
                }
                self.sheet_weather = Some(*weather);
                self.weather = None;
                Ok(())
            }
            Deed::PlayCard { side, card } => self.play_card(*side, *card),
            Deed::Tick { step } => self.tick(game, *step),
            Deed::Untick { step } => match self.ticked.remove(step) {
                true => Ok(()),
                false => Err(Refused::AlreadySo),
            },
            Deed::LastTurn { turn } => self.set_last_turn(*turn),
            Deed::EndTurn => self.end_turn(game),
            Deed::CommandRouts { side, command } => self.rout_command(*side, *command),
            Deed::ArmyRouts { side } => self.rout_army(*side),
            Deed::BaggageLost { side } => self.set_baggage(*side, true),
            Deed::BaggageBack { side } => self.set_baggage(*side, false),
            Deed::AreaLost { side } => self.set_area(game, *side, true),
            Deed::AreaBack { side } => self.set_area(game, *side, false),
            Deed::Losses { side, vd } => self.type_losses(game, *side, *vd),
            Deed::ScenarioPoints { side, points } => {
                self.sides.of_mut(*side).scenario = *points;
                Ok(())
            }
            Deed::Roll(roll) => self.roll(game, roll),
            Deed::Note { text } => {
                match text.trim().is_empty() || text.chars().count() > LONGEST_NOTE {
                    true => Err(Refused::NoteLength),
                    false => Ok(()),
                }
            }
            Deed::Undo { .. } | Deed::Redo { .. } => Ok(()),
            Deed::LeaveBehind { unit } => self.set_left_behind(*unit, true),
            Deed::TakeAlong { unit } => self.set_left_behind(*unit, false),
            Deed::Lose { unit, .. }
            | Deed::Regain { unit, .. }
            | Deed::Disorder { unit }
            | Deed::Rally { unit }
            | Deed::Suffer { unit, .. }
            | Deed::Rout { unit }
            | Deed::Back { unit }
            | Deed::GeneralLost { unit }
            | Deed::GeneralBack { unit } => self.mark(game, *unit, deed),
        }
    }

    fn set_attacker(&mut self, side: SideId) -> Result<(), Refused> {
        if self.turn > 0 {
            return Err(Refused::Deployed);
        }
        if self.attacker != Some(side) {
            // The order of deployment is another one now.
            self.ticked.clear();
            self.deploy_all();
        }
        self.attacker = Some(side);
        Ok(())
    }

    fn set_scenario(&mut self, scenario: Scenario) -> Result<(), Refused> {
        if self.turn > 0 {
            return Err(Refused::Deployed);
        }
        if self.scenario != Some(scenario) {
            self.deploy_all();
        }
        self.scenario = Some(scenario);
        self.last_turn = Some(scenario.turns().sure.into());
        Ok(())
    }

    fn set_left_behind(&mut self, unit: UnitRef, is_left: bool) -> Result<(), Refused> {
        if self.turn > 0 {
            return Err(Refused::Deployed);
        }
        self.leaves_behind(unit.side).ok_or(Refused::NoRearguard)?;
        let units = &mut self.sides.of_mut(unit.side).units;
        let state = units.get_mut(&unit.unit).ok_or(Refused::NoSuchUnit)?;
        if state.is_left_behind == is_left {
            return Err(Refused::AlreadySo);
        }
        state.is_left_behind = is_left;
        Ok(())
    }

    /// Whoever is Defender now, and of what, chooses anew.
    fn deploy_all(&mut self) {
        for side in SideId::BOTH {
            for unit in self.sides.of_mut(side).units.values_mut() {
                unit.is_left_behind = false;
            }
        }
    }

    fn play_card(&mut self, side: SideId, card: Card) -> Result<(), Refused> {
        let cards = &mut self.sides.of_mut(side).cards;
        let is_rulebook = |card: &Card| matches!(card, Card::Rulebook(_));
        if is_rulebook(&card) && cards.iter().any(is_rulebook) {
            return Err(Refused::CardPlayed);
        }
        match cards.insert(card) {
            true => Ok(()),
            false => Err(Refused::CardPlayed),
        }
    }

    fn tick(&mut self, game: &Game, step: u16) -> Result<(), Refused> {
        let attacker = self.attacker.ok_or(Refused::NoAttacker)?;
        if usize::from(step) >= order(game, attacker).len() {
            return Err(Refused::NoSuchStep);
        }
        match self.ticked.insert(step) {
            true => Ok(()),
            false => Err(Refused::AlreadySo),
        }
    }

    fn set_last_turn(&mut self, turn: Option<u16>) -> Result<(), Refused> {
        if turn.is_some_and(|last| last == 0 || last < self.turn_shown()) {
            return Err(Refused::TurnIsPast);
        }
        self.last_turn = turn;
        Ok(())
    }

    /// Commands break and armies rout when a turn ends, and not before. Impetus QRS 2.5, Victory
    /// conditions.
    fn end_turn(&mut self, game: &Game) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let turn = self.turn;
        for side in SideId::BOTH {
            let side = self.sides.of_mut(side);
            for command in &mut side.commands {
                // In Basic Impetus only armies rout.
                let can_break = game.rules == RuleSet::Impetus && command.broken.is_none();
                if can_break && command.has_reached_its_break() {
                    command.broken = Some(turn);
                }
            }
            side.lost = side.counted();
            if side.routed.is_none() && side.has_reached_its_break() {
                side.routed = Some(turn);
            }
        }
        self.turn = turn.checked_add(1).ok_or(Refused::Over)?;
        Ok(())
    }

    fn rout_command(&mut self, side: SideId, command: u16) -> Result<(), Refused> {
        let turn = self.turn;
        let commands = &mut self.sides.of_mut(side).commands;
        let command = commands.get_mut(usize::from(command));
        let command = command.ok_or(Refused::NoSuchCommand)?;
        if command.broken.is_some() {
            return Err(Refused::AlreadyBroken);
        }
        command.broken = Some(turn);
        command.is_broken_outright = true;
        Ok(())
    }

    fn rout_army(&mut self, side: SideId) -> Result<(), Refused> {
        if self.sides.of(side).routed.is_some() {
            return Err(Refused::AlreadyRouted);
        }
        let turn = self.turn;
        let side = self.sides.of_mut(side);
        side.routed = Some(turn);
        side.is_routed_outright = true;
        // The turn that is played is its last.
        self.turn = turn.saturating_add(1);
        Ok(())
    }

    fn set_baggage(&mut self, side: SideId, is_lost: bool) -> Result<(), Refused> {
        let side = self.sides.of_mut(side);
        if side.baggage_lost == is_lost {
            return Err(Refused::AlreadySo);
        }
        side.baggage_lost = is_lost;
        Ok(())
    }

    fn set_area(&mut self, game: &Game, side: SideId, is_lost: bool) -> Result<(), Refused> {
        // In Basic Impetus nobody enters one.
        if game.rules != RuleSet::Impetus {
            return Err(Refused::NoAreas);
        }
        let side = self.sides.of_mut(side);
        if side.area_lost == is_lost {
            return Err(Refused::AlreadySo);
        }
        side.area_lost = is_lost;
        Ok(())
    }

    fn type_losses(&mut self, game: &Game, side: SideId, vd: u32) -> Result<(), Refused> {
        if !game.sides.of(side).is_name_only() {
            return Err(Refused::HasUnits);
        }
        let side = self.sides.of_mut(side);
        if vd > side.vdt {
            return Err(Refused::MoreThanVdt);
        }
        side.typed = vd;
        Ok(())
    }

    fn roll(&mut self, game: &Game, roll: &Roll) -> Result<(), Refused> {
        if roll.dice.is_empty() || roll.dice.len() > MOST_DICE || !roll.dice.iter().all(is_die) {
            return Err(Refused::NotDice);
        }
        let needed = match roll.purpose {
            Purpose::Exploration
            | Purpose::Weather
            | Purpose::Initiative { .. }
            | Purpose::Fate { .. } => Some(2),
            Purpose::Scenario | Purpose::Discipline { .. } | Purpose::Cohesion { .. } => Some(1),
            Purpose::Fire { .. } | Purpose::Melee { .. } | Purpose::Free => None,
        };
        if let Some(needed) = needed.filter(|needed| *needed != roll.dice.len()) {
            return Err(Refused::OtherDice(needed));
        }
        let named = roll.purpose.unit();
        if named.is_some_and(|unit| game.sides.unit(unit).is_none()) {
            return Err(Refused::NoSuchUnit);
        }
        match (roll.purpose, roll.dice.as_slice()) {
            (Purpose::Scenario, [die]) => {
                if let Some(scenario) = Scenario::rolled(*die) {
                    self.set_scenario(scenario)?;
                }
            }
            (Purpose::Weather, [first, second]) => {
                self.weather = Weather::rolled(*first, Some(*second));
                self.sheet_weather = None;
            }
            _ => {}
        }
        if let (Purpose::Exploration, [first, second]) = (roll.purpose, roll.dice.as_slice()) {
            if self.control == Control::Tie {
                // Both roll again.
                self.exploration = Default::default();
            }
            if self.exploration.of(roll.side).is_some() {
                return Err(Refused::AlreadyRolled);
            }
            *self.exploration.of_mut(roll.side) = Some([*first, *second]);
        }
        Ok(())
    }

    fn mark(&mut self, game: &Game, unit: UnitRef, deed: &Deed) -> Result<(), Refused> {
        let card = game.sides.unit(unit).ok_or(Refused::NoSuchUnit)?;
        let is_gone = self.is_gone(game, unit);
        let state = self.sides.of_mut(unit.side).units.get_mut(&unit.unit);
        let state = state.ok_or(Refused::NoSuchUnit)?;
        if state.is_left_behind {
            return Err(Refused::LeftBehind);
        }
        if is_gone && !matches!(deed, Deed::Back { .. }) {
            return Err(Refused::Gone);
        }
        match deed {
            Deed::Lose { vbu: 0, .. } | Deed::Regain { vbu: 0, .. } => return Err(Refused::NoLoss),
            Deed::Lose { vbu, .. } => state.lose(*vbu, card.vbu)?,
            Deed::Regain { vbu, .. } => {
                state.lost = state.lost.checked_sub(*vbu).ok_or(Refused::BelowZero)?;
            }
            Deed::Suffer { vbu, .. } => {
                state.lose(*vbu, card.vbu)?;
                state.is_disordered = true;
            }
            Deed::Disorder { .. } if state.is_disordered => return Err(Refused::AlreadyDisordered),
            Deed::Disorder { .. } => state.is_disordered = true,
            Deed::Rally { .. } if !state.is_disordered => return Err(Refused::NotDisordered),
            Deed::Rally { .. } => state.is_disordered = false,
            Deed::Rout { .. } => state.is_routed = true,
            Deed::Back { .. } if !state.is_routed => return Err(Refused::NotRouted),
            Deed::Back { .. } => {
                state.is_routed = false;
                // A unit without VBU left can't stand on the table.
                state.lost = state.lost.min(card.vbu.saturating_sub(1));
            }
            Deed::GeneralLost { .. } if card.general.is_none() => return Err(Refused::NoGeneral),
            Deed::GeneralLost { .. } if state.is_general_lost => return Err(Refused::AlreadySo),
            Deed::GeneralLost { .. } => state.is_general_lost = true,
            Deed::GeneralBack { .. } if !state.is_general_lost => return Err(Refused::AlreadySo),
            Deed::GeneralBack { .. } => state.is_general_lost = false,
            _ => {}
        }
        Ok(())
    }

    /// Whether a unit isn't on the table: routed, gone with its command, or never deployed.
    pub fn is_gone(&self, game: &Game, unit: UnitRef) -> bool {
        let marks = self.unit(unit);
        let is_away = marks.is_some_and(|state| state.is_routed || state.is_left_behind);
        let command = game.sides.of(unit.side).command_of(unit.unit);
        let command = command.and_then(|place| self.sides.of(unit.side).commands.get(place));
        is_away || command.is_some_and(|command| command.broken.is_some())
    }
}

impl UnitState {
    fn lose(&mut self, vbu: u8, of: u8) -> Result<(), Refused> {
        let lost = self.lost.checked_add(vbu).filter(|lost| *lost <= of);
        self.lost = lost.ok_or(Refused::MoreThanVbu)?;
        if self.lost == of && vbu > 0 {
            self.is_routed = true;
        }
        Ok(())
    }
}
