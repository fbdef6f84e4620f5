//! The page of a game as plain data: the table being set, the play sheet, the log, dice, scores.

mod army;
mod bar;
mod basic;
mod dice;
mod dice_view;
mod hand;
mod left_behind;
mod log;
mod new_game;
mod rolled;
mod score;
mod set_up;
mod tile;

#[cfg(test)]
mod tests;

pub use army::{ArmyView, CommandView, NamedArmy, OtherLoss};
pub use bar::{Bar, Fill, Notch};
pub use basic::{BasicSetUp, CardView, ScenarioView, basic_set_up, cards};
pub use dice::{Against, DiceForm, DiceKind, RollSpec, read_dice};
pub use dice_view::{DiceView, dice_view};
pub use hand::{Action, Hand, hand};
pub use left_behind::{LeftBehind, LeftBehindUnit};
pub use log::{Die, Line, Piece, TurnLog, dice_shown, log, log_text};
pub use new_game::{From, NamedSide, ReadySide, begin, event_of, in_commands, read_link, warnings};
pub use rolled::{LastRoll, last_roll};
pub use score::{ScoreEntry, ScoreField, ScoreView, SideScore, SideTyped};
pub use set_up::{Exploring, Placing, SetUp, StepView, set_up};
pub use tile::{Strip, Tile, TileState};

use crate::battle::game::{Deed, Game, Happening, Replay, SideId, Sides, State};
use crate::text::play::{self as words, Then};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayScreen {
    /// "Palmyrans v Romans"
    pub title: String,
    /// "15mm, 300 points"
    pub about: String,
    pub stage: Stage,
    pub turn: u16,
    pub last_turn: Option<u16>,
    pub armies: Sides<Arc<ArmyView>>,
    pub news: Vec<News>,
    /// What undo and redo would do.
    pub undo: Option<String>,
    pub redo: Option<String>,
    /// What the last tap took back.
    pub taken_back: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nobody has moved yet.
    SetUp,
    Playing,
    Over,
}

/// Something that must be said at the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// What is stamped on it.
    pub stamp: &'static str,
    pub who: String,
    pub what: String,
    /// The id of what it is about on the page.
    pub place: Option<String>,
}

pub fn play_screen(game: &Game, replay: &Replay) -> PlayScreen {
    let state = &replay.state;
    PlayScreen {
        title: format!(
            "{} v {}",
            words::side_name(game, SideId::A),
            words::side_name(game, SideId::B)
        ),
        about: match basic::conditions(state) {
            Some(conditions) => format!("{} · {conditions}", game.event),
            None => game.event.clone(),
        },
        stage: stage(state),
        turn: state.turn_shown(),
        last_turn: state.last_turn,
        armies: game
            .sides
            .map(|side, _| Arc::new(ArmyView::of(game, state, side))),
        news: news(game, replay),
        undo: named(game, replay, replay.trail.next_undo()),
        redo: named(game, replay, replay.trail.next_redo()),
        taken_back: match game.log.last().map(|entry| &entry.deed) {
            Some(Deed::Undo { entry }) => named(game, replay, Some(*entry)),
            _ => None,
        },
    }
}

pub fn stage(state: &State) -> Stage {
    match (state.is_over(), state.turn) {
        (true, _) => Stage::Over,
        (false, 0) => Stage::SetUp,
        (false, _) => Stage::Playing,
    }
}

impl PlayScreen {
    /// The tile of a unit; none where it isn't in this game.
    pub fn tile(&self, unit: crate::battle::game::UnitRef) -> Option<&Tile> {
        let commands = self.armies.of(unit.side).commands.iter();
        commands
            .flat_map(|command| &command.tiles)
            .find(|tile| tile.unit == unit)
    }

    /// "of 8"; empty where the game has no last turn.
    pub fn of_turns(&self) -> String {
        self.last_turn
            .map_or(String::new(), |last| format!("of {last}"))
    }

    /// What ends the turn that is played.
    pub fn end_turn(&self) -> String {
        match self.stage {
            Stage::SetUp => "Start turn 1".to_owned(),
            _ => format!("End turn {}", self.turn),
        }
    }

    /// One line for the player's list of games.
    pub fn summary(&self) -> String {
        let losses = |side| {
            let army = self.armies.of(side);
            format!("{} of {}", army.lost, army.break_point)
        };
        let when = match self.stage {
            Stage::SetUp => return "Setting the table".to_owned(),
            Stage::Playing => "Turn",
            Stage::Over => "Over in turn",
        };
        let of = match self.of_turns() {
            of if of.is_empty() => of,
            of => format!(" {of}"),
        };
        format!(
            "{when} {}{of} · VD lost {} and {}",
            self.turn,
            losses(SideId::A),
            losses(SideId::B)
        )
    }
}

/// "Playing, turn 6 of 8. Sofia 7 of 10 VD, Pieter 4 of 9.": a game of a tournament.
pub fn progress(game: &Game, names: [&str; 2]) -> String {
    let screen = play_screen(game, &game.replay());
    let of = match screen.of_turns() {
        of if of.is_empty() => of,
        of => format!(" {of}"),
    };
    let [first, second] = names;
    let losses = |side| {
        let army = screen.armies.of(side);
        (army.lost, army.break_point)
    };
    let ((a, a_of), (b, b_of)) = (losses(SideId::A), losses(SideId::B));
    match screen.stage {
        Stage::SetUp => "Setting the table.".to_owned(),
        Stage::Playing => format!(
            "Playing, turn {}{of}. {first} {a} of {a_of} VD, {second} {b} of {b_of}.",
            screen.turn
        ),
        Stage::Over => {
            format!("Played. {first} {a} of {a_of} VD, {second} {b} of {b_of}: enter the result.")
        }
    }
}

fn named(game: &Game, replay: &Replay, entry: Option<usize>) -> Option<String> {
    let place = entry?;
    let then = Then {
        turn: replay.turns.get(place).copied().unwrap_or(0),
        attacker: replay.state.attacker,
        left: None,
    };
    Some(words::short(game, &game.log.get(place)?.deed, then))
}

/// What broke when the last turn ended, until the next one ends; and what ended the game.
fn news(game: &Game, replay: &Replay) -> Vec<News> {
    let state = &replay.state;
    let ended = game.log.iter().enumerate().rev().find(|(place, entry)| {
        entry.deed == Deed::EndTurn
            && !replay.trail.is_undone(*place)
            && !replay.refused.contains(place)
    });
    let since = ended.map_or(0, |(place, _)| place);
    let recent = replay.happened.iter().filter(|(place, _)| *place >= since);
    let mut news = Vec::new();
    for (_, happened) in recent {
        match *happened {
            Happening::CommandBroke {
                side, command, vd, ..
            } if is_broken(state, side, command) => {
                let army = state.sides.of(side);
                news.push(News {
                    stamp: "Broken",
                    who: format!(
                        "{}, {}.",
                        words::side_name(game, side),
                        words::command_name(game, side, command)
                    ),
                    what: format!("All {vd} VD count: {} of {}.", army.lost, army.break_point),
                    place: Some(army::command_id(side, command)),
                });
            }
            Happening::ArmyRouted { .. }
            | Happening::CommandBroke { .. }
            | Happening::UnitRouted(_) => {}
        }
    }
    for side in SideId::BOTH {
        let army = state.sides.of(side);
        if army.routed.is_some() {
            news.push(News {
                stamp: "Routed",
                who: format!("{}.", words::side_name(game, side)),
                what: format!(
                    "{} VD lost; it routs at {}. The game is over.",
                    army.lost, army.break_point
                ),
                place: None,
            });
        }
    }
    if news.iter().all(|it| it.place.is_some()) && state.is_over() {
        news.push(News {
            stamp: "Over",
            who: format!("Turn {} was the last.", state.turn_shown()),
            what: String::new(),
            place: None,
        });
    }
    news
}

fn is_broken(state: &State, side: SideId, command: usize) -> bool {
    let command = state.sides.of(side).commands.get(command);
    command.is_some_and(|command| command.broken.is_some())
}
