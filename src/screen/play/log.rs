//! The log by turn, the newest first.

use super::rolled::fate_of;
use crate::battle::game::{Deed, Game, Happening, Purpose, Replay, Roll, SideId};
use crate::text::ordinal;
use crate::text::play::{self as words, Then, roll};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLog {
    pub turn: u16,
    pub is_now: bool,
    /// The newest first.
    pub lines: Vec<Line>,
}

impl TurnLog {
    pub fn title(&self) -> String {
        match self.turn {
            0 => "Setting the table".to_owned(),
            turn => format!("Turn {turn}"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Its place in the log; what followed from an entry has the same.
    pub entry: usize,
    /// In milliseconds, by the clock of the device.
    pub at: u64,
    pub side: Option<SideId>,
    pub pieces: Vec<Piece>,
    /// A command broke or an army routed.
    pub is_break: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    Strong(String),
    Plain(String),
    Struck(String),
    Dice(Vec<Die>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Die {
    pub face: u8,
    /// It hits, or is what the roll was about.
    pub counts: bool,
}

/// The dice of a roll, those that count marked.
pub fn dice_shown(of: &Roll) -> Vec<Die> {
    let is_for_hits = matches!(of.purpose, Purpose::Fire { .. } | Purpose::Melee { .. });
    let fives = of.dice.iter().filter(|die| **die == 5).count();
    let mut fives_left = fives - fives % 2;
    let mut dice: Vec<Die> = of
        .dice
        .iter()
        .map(|face| {
            let counts = match (is_for_hits, face) {
                (false, _) | (true, 6) => true,
                (true, 5) if fives_left > 0 => {
                    fives_left -= 1;
                    true
                }
                _ => false,
            };
            Die {
                face: *face,
                counts,
            }
        })
        .collect();
    if is_for_hits {
        dice.sort_by_key(|die| std::cmp::Reverse(die.face));
    }
    dice
}

pub fn log(game: &Game, replay: &Replay) -> Vec<TurnLog> {
    let mut turns: Vec<TurnLog> = Vec::new();
    let now = replay.state.turn_shown();
    for place in (0..game.log.len()).rev() {
        let turn = replay.turns.get(place).copied().unwrap_or(0);
        let lines = lines_of(game, replay, place, turn);
        if lines.is_empty() {
            continue;
        }
        match turns.last_mut().filter(|last| last.turn == turn) {
            Some(last) => last.lines.extend(lines),
            None => turns.push(TurnLog {
                turn,
                is_now: turn == now,
                lines,
            }),
        }
    }
    turns
}

fn lines_of(game: &Game, replay: &Replay, place: usize, turn: u16) -> Vec<Line> {
    let Some(entry) = game.log.get(place) else {
        return Vec::new();
    };
    let line = |side, pieces, is_break| Line {
        entry: place,
        at: entry.at,
        side,
        pieces,
        is_break,
    };
    let mut lines = Vec::new();
    let followed = replay.happened.iter().filter(|(of, _)| *of == place);
    for (_, happened) in followed {
        let side = match happened {
            Happening::CommandBroke { side, .. } | Happening::ArmyRouted { side, .. } => *side,
            Happening::UnitRouted(unit) => unit.side,
        };
        if let Some(said) = words::happening(game, *happened) {
            let pieces = vec![Piece::Strong(said.who), Piece::Plain(said.what)];
            lines.push(line(Some(side), pieces, true));
        }
    }
    // The entry comes before what followed from it.
    if let Some(pieces) = pieces(game, replay, place, turn) {
        lines.push(line(entry.deed.side(), pieces, false));
    }
    lines
}

/// None for what is told in another line: a mark that a roll made, and undoing itself.
fn pieces(game: &Game, replay: &Replay, place: usize, turn: u16) -> Option<Vec<Piece>> {
    let deed = &game.log.get(place)?.deed;
    let then = Then {
        turn,
        attacker: replay.state.attacker,
        left: replay.left.get(place).copied().flatten(),
    };
    let said = words::deed(game, deed, then);
    let is_undone = replay.trail.is_undone(place);
    match deed {
        Deed::Undo { .. } | Deed::Redo { .. } => None,
        Deed::Roll(of) => {
            let mut pieces = vec![
                Piece::Strong(said.who),
                Piece::Plain(said.what),
                Piece::Dice(dice_shown(of)),
            ];
            let marked = marked_by(game, replay, place);
            let result = || match fate_of(game, of) {
                Some(fate) => format!("{}. {}", roll::result(game, of), roll::fate(fate)),
                None => roll::result(game, of),
            };
            if replay.refused.contains(&place) {
                pieces.push(Piece::Plain("doesn’t count: rolled before".to_owned()));
                return Some(pieces);
            }
            pieces.push(Piece::Plain(marked.unwrap_or_else(result)));
            if let Some(again) = repeated(game, replay, place) {
                pieces.push(Piece::Plain(format!("({again})")));
            }
            Some(pieces)
        }
        _ if is_undone => Some(vec![
            Piece::Struck(said.plain()),
            Piece::Plain("taken back".to_owned()),
        ]),
        _ if replay.refused.contains(&place) => Some(vec![
            Piece::Struck(said.plain()),
            Piece::Plain("could not be done".to_owned()),
        ]),
        Deed::Suffer { .. } if place > 0 && marked_by(game, replay, place - 1).is_some() => None,
        _ => Some(vec![Piece::Strong(said.who), Piece::Plain(said.what)]),
    }
}

/// "2nd this turn": so that nobody rolls again in silence. Dice for nothing in particular are as
/// many as players like.
pub(super) fn repeated(game: &Game, replay: &Replay, place: usize) -> Option<String> {
    let Deed::Roll(roll) = &game.log.get(place)?.deed else {
        return None;
    };
    if roll.purpose == Purpose::Free {
        return None;
    }
    let turn = replay.turns.get(place)?;
    let earlier = game.log.get(..place)?.iter().zip(&replay.turns).rev();
    let this_turn = earlier.take_while(|(_, of)| *of == turn);
    let same = this_turn.filter(|(entry, _)| match &entry.deed {
        Deed::Roll(other) => is_same_roll(roll, other),
        _ => false,
    });
    match (same.count(), turn) {
        (0, _) => None,
        (_, 0) => Some("rolled again".to_owned()),
        (before, _) => Some(format!("{} this turn", ordinal(before + 1))),
    }
}

/// Whether both are for the same thing, by the same unit where one is named.
fn is_same_roll(one: &Roll, other: &Roll) -> bool {
    std::mem::discriminant(&one.purpose) == std::mem::discriminant(&other.purpose)
        && one.purpose.unit() == other.purpose.unit()
        && one.side == other.side
}

/// What the cohesion test at this place was marked with, while the mark stands.
fn marked_by(game: &Game, replay: &Replay, place: usize) -> Option<String> {
    let Deed::Roll(Roll {
        purpose: Purpose::Cohesion { unit, .. },
        ..
    }) = &game.log.get(place)?.deed
    else {
        return None;
    };
    let next = place.checked_add(1)?;
    match &game.log.get(next)?.deed {
        mark @ Deed::Suffer { unit: marked, .. }
            if marked == unit
                && !replay.trail.is_undone(next)
                && !replay.refused.contains(&next) =>
        {
            let then = Then {
                left: replay.left.get(next).copied().flatten(),
                ..Then::default()
            };
            Some(words::deed(game, mark, then).what)
        }
        _ => None,
    }
}

/// The log as text, the first turn first. `time` writes the time of an entry.
pub fn log_text(game: &Game, replay: &Replay, time: impl Fn(u64) -> String) -> String {
    let mut text = format!("{}\n{}\n", game.name(), game.event);
    for turn in log(game, replay).iter().rev() {
        text.push_str(&format!("\n{}\n", turn.title()));
        for line in turn.lines.iter().rev() {
            let pieces: Vec<String> = line.pieces.iter().map(Piece::plain).collect();
            text.push_str(&format!("{} {}\n", time(line.at), pieces.join(" ").trim()));
        }
    }
    text
}

impl Piece {
    fn plain(&self) -> String {
        match self {
            Piece::Strong(text) | Piece::Plain(text) => text.clone(),
            Piece::Struck(text) => format!("({text})"),
            Piece::Dice(dice) => {
                let faces: Vec<String> = dice.iter().map(|die| die.face.to_string()).collect();
                faces.join(" ")
            }
        }
    }
}
