//! The page of a tournament as plain data: rounds, games, the ranking.

mod by_hand;
mod entry;
mod history;

pub use by_hand::{TypedRound, read_round, to_change};
pub use entry::{Field, ResultEntry, SideEntry};
pub use history::TournamentHistory;

use crate::battle::game::PairingRef;
use crate::battle::tournament::{
    Pairing, PlayerId, Round, Standing, TieBreak, Tournament, ranking,
};
use crate::text::score::system;
use crate::text::tournament::{say_result, say_ties, signed};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentScreen {
    pub title: String,
    /// "Basic Impetus · 8 players · 3 rounds"
    pub about: String,
    pub rounds: Vec<RoundTab>,
    pub ranking: RankingView,
    /// The number of the round that can be paired now.
    pub next: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundTab {
    /// From 1.
    pub number: usize,
    pub title: String,
    pub games: Vec<GameRow>,
    pub to_come: usize,
}

impl RankingView {
    /// Whether a figure is marked.
    pub fn has_ties_settled(&self) -> bool {
        self.rows.iter().any(|row| row.settled_by.is_some())
    }
}

impl RoundTab {
    /// "2 of 4", while results are to come.
    pub fn progress(&self) -> Option<String> {
        let all = self.games.len();
        (self.to_come > 0).then(|| format!("{} of {all}", all - self.to_come))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// The table, from 1.
    pub table: usize,
    pub first: Who,
    pub second: Option<Who>,
    pub state: GameState,
}

impl GameRow {
    /// What a game at this table goes by, in the tournament of this key.
    pub fn pairing(&self, tournament: String, round: usize) -> Option<PairingRef> {
        Some(PairingRef {
            tournament,
            round,
            first: self.first.id,
            second: self.second.as_ref()?.id,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub id: PlayerId,
    pub name: String,
    pub army: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameState {
    ToPlay,
    Over {
        points: (u32, u32),
        /// How the points came about.
        said: String,
    },
    /// Nobody to play against.
    Bye {
        points: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankingView {
    /// How many rounds it counts.
    pub after: usize,
    pub rows: Vec<RankingRow>,
    /// What settled the ties, in words.
    pub ties: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankingRow {
    pub who: Who,
    /// Before the first results nobody is placed.
    pub place: Option<usize>,
    pub has_left: bool,
    pub rounds: Vec<String>,
    pub points: u32,
    pub difference: String,
    pub destroyed: u32,
    pub settled_by: Option<TieBreak>,
}

pub fn tournament_screen(tournament: &Tournament) -> TournamentScreen {
    let over = tournament.rounds_over();
    let standings = ranking(tournament, over);
    let rounds = (1..)
        .zip(&tournament.rounds)
        .map(|(number, round)| round_tab(tournament, number, round));
    let active = tournament.players.iter().filter(|player| !player.withdrawn);
    let can_pair = over == tournament.rounds.len() && active.count() >= 2;
    TournamentScreen {
        title: tournament.name.clone(),
        about: about(tournament),
        rounds: rounds.collect(),
        next: can_pair.then_some(over + 1),
        ranking: RankingView {
            after: over,
            ties: if over == 0 {
                Vec::new()
            } else {
                say_ties(tournament, &standings)
            },
            rows: standings
                .into_iter()
                .map(|standing| RankingRow {
                    place: (over > 0).then_some(standing.place),
                    ..ranking_row(tournament, standing)
                })
                .collect(),
        },
    }
}

fn about(tournament: &Tournament) -> String {
    let count = |number: usize, one: &str| match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {one}s"),
    };
    [
        system(tournament.system).to_owned(),
        count(tournament.players.len(), "player"),
        count(tournament.rounds.len(), "round"),
    ]
    .join(" · ")
}

fn round_tab(tournament: &Tournament, number: usize, round: &Round) -> RoundTab {
    let rows = (1..)
        .zip(&round.games)
        .map(|(table, game)| game_row(tournament, table, game));
    RoundTab {
        number,
        title: round.title.clone(),
        games: rows.collect(),
        to_come: round.to_come(),
    }
}

fn game_row(tournament: &Tournament, table: usize, game: &Pairing) -> GameRow {
    let state = match (tournament.points(game), &game.result) {
        (Some((points, _)), _) if game.second.is_none() => GameState::Bye { points },
        (Some(points), Some(result)) => GameState::Over {
            points,
            said: say_result(result, tournament.system),
        },
        _ => GameState::ToPlay,
    };
    GameRow {
        table,
        first: who(tournament, game.first),
        second: game.second.map(|id| who(tournament, id)),
        state,
    }
}

fn who(tournament: &Tournament, id: PlayerId) -> Who {
    let player = tournament.player(id);
    Who {
        id,
        name: player.map_or_else(String::new, |player| player.name.clone()),
        army: player.map_or_else(String::new, |player| player.army.clone()),
    }
}

fn ranking_row(tournament: &Tournament, standing: Standing) -> RankingRow {
    let rounds = standing.rounds.iter();
    let player = tournament.player(standing.player);
    RankingRow {
        who: who(tournament, standing.player),
        place: Some(standing.place),
        has_left: player.is_some_and(|player| player.withdrawn),
        rounds: rounds
            .map(|points| points.map_or_else(|| "–".to_owned(), |points| points.to_string()))
            .collect(),
        points: standing.points,
        difference: signed(standing.difference),
        destroyed: standing.destroyed,
        settled_by: standing.settled_by,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lugano() -> Tournament {
        let file = include_bytes!("../../../tests/tournament/lugano.json");
        Tournament::read(file, "lugano").unwrap()
    }

    #[test]
    fn a_tournament_in_its_third_round() {
        let screen = tournament_screen(&lugano());
        assert_eq!(screen.about, "Basic Impetus · 8 players · 3 rounds");
        let progress: Vec<_> = screen.rounds.iter().map(RoundTab::progress).collect();
        assert_eq!(progress, [None, None, Some("0 of 4".to_owned())]);
        assert_eq!(screen.next, None, "round 3 isn't over");
        let first = &screen.ranking.rows[0];
        assert_eq!(
            (
                first.who.name.as_str(),
                first.points,
                first.difference.as_str()
            ),
            ("Elena", 16, "+11")
        );
        assert_eq!(first.place, Some(1));
        assert_eq!(first.rounds, ["7", "9"]);
        assert_eq!(
            screen.rounds[0].games[0].state,
            GameState::Over {
                points: (9, 3),
                said: "Won, 3 VD lost: 9. Lost, 3 VD destroyed: 3.".to_owned()
            }
        );
    }

    #[test]
    fn the_next_round_can_be_paired_when_all_results_are_in() {
        let mut tournament = lugano();
        tournament.rounds.pop();
        assert_eq!(tournament_screen(&tournament).next, Some(3));
        tournament.players.truncate(1);
        tournament.rounds.clear();
        let screen = tournament_screen(&tournament);
        assert_eq!(screen.next, None);
        assert_eq!(screen.ranking.rows[0].place, None, "nobody has played");
    }
}
