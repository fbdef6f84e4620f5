//! Where a game stands.

use super::{Card, Control, Exploration, Game, GameSide, SideId, Sides, UnitRef, explored};
use crate::battle::scenario::Scenario;
use crate::battle::sheet_weather::SheetWeather;
use crate::battle::weather::Weather;
use crate::rules::break_point;
use std::collections::{BTreeMap, BTreeSet};

/// What lost baggage counts, and a built-up area that the enemy took. Impetus QRS 2.5, Victory
/// conditions.
pub const BAGGAGE_VD: u32 = 3;
pub const AREA_VD: u32 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// 0 while the armies deploy.
    pub turn: u16,
    pub last_turn: Option<u16>,
    pub exploration: Exploration,
    pub control: Control,
    pub attacker: Option<SideId>,
    pub scenario: Option<Scenario>,
    /// The supplement’s; with that of the 3.0 sheet there is none.
    pub weather: Option<Weather>,
    pub sheet_weather: Option<SheetWeather>,
    /// The steps of the deployment that are done.
    pub ticked: BTreeSet<u16>,
    pub sides: Sides<SideState>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideState {
    pub vdt: u32,
    pub break_point: u32,
    /// VD lost: routed units, broken commands whole, baggage, a built-up area.
    pub lost: u32,
    /// The turn at whose end the army routed.
    pub routed: Option<u16>,
    pub baggage_lost: bool,
    pub area_lost: bool,
    pub commands: Vec<CommandState>,
    pub units: BTreeMap<u32, UnitState>,
    /// What was typed in for a side that is only a name.
    pub typed: u32,
    /// What the scenario gives it.
    pub scenario: u8,
    /// The cards it has played.
    pub cards: BTreeSet<Card>,
    /// It routed for another reason than its losses.
    pub(super) is_routed_outright: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandState {
    pub vd: u32,
    pub break_point: u32,
    /// The VD of its routed units.
    pub routed: u32,
    /// The turn at whose end it broke.
    pub broken: Option<u16>,
    /// It broke for another reason than its losses.
    pub(super) is_broken_outright: bool,
}

impl CommandState {
    /// What it counts of the army's losses: all of it once it is broken.
    pub fn counted(&self) -> u32 {
        match self.broken {
            Some(_) => self.vd,
            None => self.routed,
        }
    }

    pub fn has_reached_its_break(&self) -> bool {
        self.vd > 0 && self.routed >= self.break_point
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnitState {
    /// VBU lost.
    pub lost: u8,
    pub is_disordered: bool,
    pub is_routed: bool,
    pub is_general_lost: bool,
    /// It isn't deployed in this battle.
    pub is_left_behind: bool,
}

impl State {
    pub fn new(game: &Game) -> Self {
        State {
            turn: 0,
            last_turn: None,
            exploration: Exploration::default(),
            control: Control::Open,
            attacker: None,
            scenario: None,
            weather: None,
            sheet_weather: None,
            ticked: BTreeSet::new(),
            sides: game.sides.map(|_, side| SideState::new(side)),
        }
    }

    pub fn unit(&self, unit: UnitRef) -> Option<&UnitState> {
        self.sides.of(unit.side).units.get(&unit.unit)
    }

    /// The VBU that a unit still has.
    pub fn left(&self, game: &Game, unit: UnitRef) -> Option<u8> {
        let lost = self.unit(unit)?.lost;
        Some(game.sides.unit(unit)?.vbu.saturating_sub(lost))
    }

    /// Whether an army was routed or the last turn has been played.
    pub fn is_over(&self) -> bool {
        let is_routed = |side| self.sides.of(side).routed.is_some();
        SideId::BOTH.into_iter().any(is_routed)
            || self.last_turn.is_some_and(|last| self.turn > last)
    }

    /// The turn that is played, or the last one that was.
    pub fn turn_shown(&self) -> u16 {
        match self.is_over() {
            true => self.turn.saturating_sub(1),
            false => self.turn,
        }
    }

    /// The VD that a side doesn't deploy and that don't count in its VDT: the Defender's of a
    /// rearguard.
    pub fn leaves_behind(&self, side: SideId) -> Option<u32> {
        let held = self.scenario?.held_back()?;
        let leaves = self.attacker == Some(side.other()) && !held.count_in_vdt;
        leaves.then_some(held.vd)
    }

    /// Works out what follows from the marks.
    pub(super) fn count(&mut self, game: &Game) {
        for side in SideId::BOTH {
            let card = game.sides.of(side);
            // Which units they are is said by those that are marked, and by a name not at all.
            let unmarked = self.leaves_behind(side).filter(|_| card.is_name_only());
            self.sides.of_mut(side).count(card, unmarked.unwrap_or(0));
        }
        let points = game.sides.map(|_, side| side.exploration);
        self.control = explored(&self.exploration, &points, game.rules);
    }
}

impl SideState {
    fn new(side: &GameSide) -> Self {
        let vdt = side.vdt();
        SideState {
            vdt,
            break_point: break_point(vdt),
            lost: 0,
            routed: None,
            baggage_lost: false,
            area_lost: false,
            commands: side
                .commands
                .iter()
                .map(|command| CommandState {
                    vd: command.vd(),
                    break_point: command.break_point(),
                    routed: 0,
                    broken: None,
                    is_broken_outright: false,
                })
                .collect(),
            units: side
                .units()
                .map(|unit| (unit.id, UnitState::default()))
                .collect(),
            typed: 0,
            scenario: 0,
            cards: BTreeSet::new(),
            is_routed_outright: false,
        }
    }

    fn count(&mut self, side: &GameSide, unmarked: u32) {
        let mut left_behind = unmarked;
        for (state, command) in self.commands.iter_mut().zip(&side.commands) {
            let vd_of = |is: fn(&UnitState) -> bool| {
                let units = command.units.iter();
                let units = units.filter(|unit| self.units.get(&unit.id).is_some_and(is));
                units.fold(0, |vd: u32, unit| vd.saturating_add(unit.vd))
            };
            let left = vd_of(|unit| unit.is_left_behind);
            left_behind = left_behind.saturating_add(left);
            state.vd = command.vd().saturating_sub(left);
            state.break_point = break_point(state.vd);
            state.routed = vd_of(|unit| unit.is_routed);
            // A rout that was taken back may mend what it broke.
            if !state.has_reached_its_break() && !state.is_broken_outright {
                state.broken = None;
            }
        }
        self.vdt = side.vdt().saturating_sub(left_behind);
        self.break_point = break_point(self.vdt);
        self.lost = self.counted();
        if !self.has_reached_its_break() && !self.is_routed_outright {
            self.routed = None;
        }
    }

    /// All that counts of its losses as the marks are now.
    pub(super) fn counted(&self) -> u32 {
        let mut counted = self.typed;
        for command in &self.commands {
            counted = counted.saturating_add(command.counted());
        }
        if self.baggage_lost {
            counted = counted.saturating_add(BAGGAGE_VD);
        }
        if self.area_lost {
            counted = counted.saturating_add(AREA_VD);
        }
        counted
    }

    pub fn has_reached_its_break(&self) -> bool {
        self.vdt > 0 && self.lost >= self.break_point
    }

    /// VD left until the army routs.
    pub fn left(&self) -> u32 {
        self.break_point.saturating_sub(self.lost)
    }

    /// What it comes to for the score.
    pub fn scored(&self) -> crate::battle::score::Losses {
        crate::battle::score::Losses {
            vdt: self.vdt,
            lost: self.lost.min(self.vdt),
            routed: self.routed.is_some(),
            scenario: self.scenario.into(),
        }
    }
}
