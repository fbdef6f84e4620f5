//! The last roll, what it came to, and what follows from it.

use super::dice::{Against, DiceForm, DiceKind};
use super::log::{Die, dice_shown, repeated};
use crate::battle::game::{Deed, Fate, Game, Purpose, Replay, Roll, Source, UnitRef, fate, hits};
use crate::event::RuleSet;
use crate::list::TroopType;
use crate::text::play::{roll as words, unit_name};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastRoll {
    pub at: u64,
    pub who: String,
    pub what: String,
    pub dice: Vec<Die>,
    /// "2 hits"
    pub result: String,
    /// "a 6, and a pair of 5s"
    pub why: String,
    /// "2nd this turn", where it isn't the first of its kind.
    pub again: Option<String>,
    /// "Rolled on this device. It stays in the log."
    pub source: &'static str,
    /// The next roll, with its name: "Test Auxilia".
    pub next: Option<(String, DiceForm)>,
    /// What it may lead to on the table.
    pub deeds: Vec<(&'static str, Deed)>,
}

/// None before the first roll of the game; those for setting the table were told there. `form` is the one that it was made with, or a new one.
pub fn last_roll(game: &Game, replay: &Replay, form: &DiceForm) -> Option<LastRoll> {
    let (place, entry, roll) = game
        .log
        .iter()
        .enumerate()
        .rev()
        .find_map(|(place, entry)| match &entry.deed {
            Deed::Roll(roll) if replay.turns.get(place) != Some(&0) => Some((place, entry, roll)),
            _ => None,
        })?;
    let said = words::said(game, roll);
    let fell = fate_of(game, roll);
    let mark = game.log.get(place.saturating_add(1)).and_then(|entry| {
        let is_undone = replay.trail.is_undone(place.saturating_add(1));
        match entry.deed {
            Deed::Suffer { vbu, .. } if !is_undone => Some(vbu),
            _ => None,
        }
    });
    let why = match (roll.purpose, fell) {
        (Purpose::Fire { .. } | Purpose::Melee { .. }, _) => words::hits_from(&roll.dice),
        (Purpose::Cohesion { .. }, _) => match mark {
            Some(0) => "disordered".to_owned(),
            Some(lost) => format!("disordered, {lost} VBU lost"),
            None => String::new(),
        },
        (Purpose::Initiative { .. }, _) => both_rolled(game, place, roll),
        (_, Some(fate)) => words::fate(fate).to_owned(),
        _ => String::new(),
    };
    let is_marked = mark.is_some() && matches!(roll.purpose, Purpose::Cohesion { .. });
    Some(LastRoll {
        at: entry.at,
        who: said.who,
        what: said.what,
        dice: dice_shown(roll),
        result: words::result(game, roll),
        why,
        again: repeated(game, replay, place),
        source: match (roll.source, is_marked) {
            (Source::Device, true) => {
                "Rolled on this device and marked. Undo takes the mark back; the roll stays in the log."
            }
            (Source::Typed, true) => {
                "Typed in and marked. Undo takes the mark back; the roll stays in the log."
            }
            (Source::Device, false) => "Rolled on this device. It stays in the log.",
            (Source::Typed, false) => "Typed in. It stays in the log.",
        },
        next: next(game, replay, roll, form),
        deeds: fell.map_or(Vec::new(), |fate| consequences(game, replay, roll, fate)),
    })
}

fn next(game: &Game, replay: &Replay, roll: &Roll, form: &DiceForm) -> Option<(String, DiceForm)> {
    let test = |unit: UnitRef, against| {
        let hits = hits(&roll.dice);
        let is_here = !replay.state.is_gone(game, unit);
        (hits > 0 && is_here).then(|| {
            (
                format!("Test {}", unit_name(game, unit)),
                form.test(unit, hits, against),
            )
        })
    };
    match roll.purpose {
        Purpose::Melee {
            against: Some(unit),
            ..
        } => test(unit, Against::Melee),
        Purpose::Fire {
            unit: shooter,
            at: Some(unit),
        } => {
            let is_artillery = game.sides.unit(shooter)?.kind == Some(TroopType::Art);
            let is_long = match game.rules {
                RuleSet::Impetus => form.range > 1,
                RuleSet::Basic => is_artillery,
            };
            match is_long {
                true => test(unit, Against::LongFire),
                false => test(unit, Against::ShortFire),
            }
        }
        Purpose::Cohesion { unit, .. } if roll.dice.first() == Some(&6) => {
            let card = game.sides.unit(unit)?;
            let is_there = card.general.is_some() && !replay.state.unit(unit)?.is_general_lost;
            is_there.then(|| {
                let form = DiceForm {
                    kind: DiceKind::Fate,
                    unit: Some(unit),
                    others: 0,
                    ..form.clone()
                };
                ("Test for the general".to_owned(), form)
            })
        }
        _ => None,
    }
}

/// Both rolls for initiative together, once the second is there: "Palmyrans 9, Romans 7".
fn both_rolled(game: &Game, place: usize, second: &Roll) -> String {
    let before = place.checked_sub(1).and_then(|before| game.log.get(before));
    match before.map(|entry| &entry.deed) {
        Some(Deed::Roll(first))
            if matches!(first.purpose, Purpose::Initiative { .. }) && first.side != second.side =>
        {
            words::initiative(game, first, second)
        }
        _ => String::new(),
    }
}

/// What became of a general, if the roll was for one.
pub(super) fn fate_of(game: &Game, roll: &Roll) -> Option<Fate> {
    let Purpose::Fate {
        unit,
        modifier,
        tested,
    } = roll.purpose
    else {
        return None;
    };
    let dice: i16 = roll.dice.iter().map(|die| i16::from(*die)).sum();
    let is_cic = game.sides.unit(unit)?.cic;
    Some(fate(dice.saturating_add(modifier.into()), is_cic, tested))
}

/// What is still to be marked of a general's fate.
fn consequences(
    game: &Game,
    replay: &Replay,
    roll: &Roll,
    fate: Fate,
) -> Vec<(&'static str, Deed)> {
    let Purpose::Fate { unit, .. } = roll.purpose else {
        return Vec::new();
    };
    let state = &replay.state;
    let mut deeds = Vec::new();
    let is_lost = state.unit(unit).is_none_or(|it| it.is_general_lost);
    if fate.is_lost() && !is_lost && !state.is_gone(game, unit) {
        deeds.push(("Mark the general lost", Deed::GeneralLost { unit }));
    }
    let command = game.sides.of(unit.side).command_of(unit.unit);
    let command = command.and_then(|place| u16::try_from(place).ok());
    let is_broken = |place: u16| {
        let command = state.sides.of(unit.side).commands.get(usize::from(place));
        command.is_none_or(|command| command.broken.is_some())
    };
    if let Some(command) = command.filter(|place| fate.routs_command() && !is_broken(*place)) {
        let side = unit.side;
        deeds.push(("The command routs", Deed::CommandRouts { side, command }));
    }
    if fate == Fate::KilledAndArmyRouts && state.sides.of(unit.side).routed.is_none() {
        deeds.push(("The army routs", Deed::ArmyRouts { side: unit.side }));
    }
    deeds
}
