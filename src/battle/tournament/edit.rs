//! What an organiser does to a tournament, as values that can be refused and undone.

use super::{
    GameResult, MOST_PLAYERS, MOST_ROUNDS, Pairing, Player, PlayerId, Round, SideResult, Tournament,
};
use crate::battle::score::System;
use std::collections::HashSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentEdit {
    Rename(String),
    SetSystem(System),
    SetByePoints(u32),
    AddPlayer {
        name: String,
        army: String,
    },
    ChangePlayer {
        player: PlayerId,
        name: String,
        army: String,
    },
    /// Takes a player off who hasn't played; one who has stays in the ranking.
    RemovePlayer(PlayerId),
    ReturnPlayer(PlayerId),
    StartRound(Round),
    TitleRound {
        round: usize,
        title: String,
    },
    /// Takes the last round back, with its results.
    DropRound,
    /// Two players of a round trade places. Results of their games go.
    Swap {
        round: usize,
        one: PlayerId,
        other: PlayerId,
    },
    SetResult {
        round: usize,
        table: usize,
        result: Option<GameResult>,
    },
}

/// Why an edit is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    #[error("a tournament has at most {MOST_PLAYERS} players")]
    TooManyPlayers,
    #[error("a tournament has at most {MOST_ROUNDS} rounds")]
    TooManyRounds,
    #[error("a player needs a name")]
    NoName,
    #[error("there is already a player called {0}")]
    NameTaken(String),
    #[error("there is no such player")]
    NoSuchPlayer,
    #[error("there is no such round or table")]
    NoSuchGame,
    #[error("a player stands twice in this round, or isn't in the tournament")]
    NotARound,
    #[error("{lost} VD lost is more than an army of {vdt} VD and its camp can lose")]
    Impossible { vdt: u16, lost: u16 },
}

impl TournamentEdit {
    /// The tournament after this edit; the one before stays as it is.
    pub fn apply(&self, tournament: &Tournament) -> Result<Tournament, TournamentError> {
        let mut after = tournament.clone();
        self.run(&mut after)?;
        Ok(after)
    }

    fn run(&self, tournament: &mut Tournament) -> Result<(), TournamentError> {
        match self {
            TournamentEdit::Rename(name) => tournament.name.clone_from(name),
            TournamentEdit::SetSystem(system) => tournament.system = *system,
            TournamentEdit::SetByePoints(points) => tournament.bye_points = *points,
            TournamentEdit::AddPlayer { name, army } => {
                if tournament.players.len() >= MOST_PLAYERS {
                    return Err(TournamentError::TooManyPlayers);
                }
                let name = free_name(tournament, None, name)?;
                let id = tournament.free_id();
                tournament.players.push(Player {
                    id,
                    name,
                    army: army.trim().to_owned(),
                    withdrawn: false,
                });
            }
            TournamentEdit::ChangePlayer { player, name, army } => {
                let name = free_name(tournament, Some(*player), name)?;
                let found = player_mut(tournament, *player)?;
                found.name = name;
                found.army = army.trim().to_owned();
            }
            TournamentEdit::RemovePlayer(id) => {
                let mut games = tournament.rounds.iter().flat_map(|round| &round.games);
                match games.any(|game| game.has(*id)) {
                    true => player_mut(tournament, *id)?.withdrawn = true,
                    false => {
                        player_mut(tournament, *id)?;
                        tournament.players.retain(|player| player.id != *id);
                    }
                }
            }
            TournamentEdit::ReturnPlayer(id) => player_mut(tournament, *id)?.withdrawn = false,
            TournamentEdit::StartRound(round) => {
                if tournament.rounds.len() >= MOST_ROUNDS {
                    return Err(TournamentError::TooManyRounds);
                }
                check_round(tournament, round)?;
                tournament.rounds.push(round.clone());
            }
            TournamentEdit::TitleRound { round, title } => {
                round_mut(tournament, *round)?.title.clone_from(title);
            }
            TournamentEdit::DropRound => {
                tournament.rounds.pop().ok_or(TournamentError::NoSuchGame)?;
            }
            TournamentEdit::Swap { round, one, other } => {
                let round = round_mut(tournament, *round)?;
                swap(round, *one, *other)?;
            }
            TournamentEdit::SetResult {
                round,
                table,
                result,
            } => {
                for side in result
                    .iter()
                    .flat_map(|result| [result.first, result.second])
                {
                    let SideResult { vdt, lost, .. } = side;
                    if !side.is_possible() {
                        return Err(TournamentError::Impossible { vdt, lost });
                    }
                }
                let round = round_mut(tournament, *round)?;
                let game = round.games.get_mut(*table);
                game.ok_or(TournamentError::NoSuchGame)?.result = *result;
            }
        }
        Ok(())
    }
}

/// The name without space around it, if no other player has it.
fn free_name(
    tournament: &Tournament,
    own: Option<PlayerId>,
    name: &str,
) -> Result<String, TournamentError> {
    let name = name.trim();
    if name.is_empty() {
        return Err(TournamentError::NoName);
    }
    let mut others = tournament
        .players
        .iter()
        .filter(|player| Some(player.id) != own);
    match others.any(|player| player.name.to_lowercase() == name.to_lowercase()) {
        true => Err(TournamentError::NameTaken(name.to_owned())),
        false => Ok(name.to_owned()),
    }
}

fn player_mut(tournament: &mut Tournament, id: PlayerId) -> Result<&mut Player, TournamentError> {
    let mut players = tournament.players.iter_mut();
    players
        .find(|player| player.id == id)
        .ok_or(TournamentError::NoSuchPlayer)
}

fn round_mut(tournament: &mut Tournament, round: usize) -> Result<&mut Round, TournamentError> {
    tournament
        .rounds
        .get_mut(round)
        .ok_or(TournamentError::NoSuchGame)
}

/// Every player once at most, and of this tournament.
pub(super) fn check_round(tournament: &Tournament, round: &Round) -> Result<(), TournamentError> {
    let mut seen = HashSet::new();
    let players = round
        .games
        .iter()
        .flat_map(|game| [Some(game.first), game.second]);
    for id in players.flatten() {
        if tournament.player(id).is_none() || !seen.insert(id) {
            return Err(TournamentError::NotARound);
        }
    }
    Ok(())
}

fn swap(round: &mut Round, one: PlayerId, other: PlayerId) -> Result<(), TournamentError> {
    let present = |id| round.games.iter().any(|game| game.has(id));
    if !present(one) || !present(other) {
        return Err(TournamentError::NoSuchPlayer);
    }
    let trade = |id: PlayerId| match id {
        id if id == one => other,
        id if id == other => one,
        id => id,
    };
    for game in &mut round.games {
        let traded = Pairing::new(trade(game.first), game.second.map(trade));
        if (traded.first, traded.second) != (game.first, game.second) {
            *game = traded;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_players(names: &[&str]) -> Tournament {
        let mut tournament = Tournament::new("Lugano", System::Traditional);
        for name in names {
            tournament = add(&tournament, name).unwrap();
        }
        tournament
    }

    fn add(tournament: &Tournament, name: &str) -> Result<Tournament, TournamentError> {
        let (name, army) = (name.to_owned(), String::new());
        TournamentEdit::AddPlayer { name, army }.apply(tournament)
    }

    #[test]
    fn names_are_told_apart() {
        let tournament = with_players(&["Sofia"]);
        assert_eq!(add(&tournament, "  "), Err(TournamentError::NoName));
        assert_eq!(
            add(&tournament, " sofia "),
            Err(TournamentError::NameTaken("sofia".to_owned()))
        );
    }

    #[test]
    fn two_players_trade_places() {
        let mut tournament = with_players(&["A", "B", "C", "D"]);
        let games = [(1, 2), (3, 4)].map(|(a, b)| Pairing::new(PlayerId(a), Some(PlayerId(b))));
        let start = TournamentEdit::StartRound(Round {
            title: String::new(),
            games: games.to_vec(),
        });
        tournament = start.apply(&tournament).unwrap();
        let swap = TournamentEdit::Swap {
            round: 0,
            one: PlayerId(2),
            other: PlayerId(3),
        };
        tournament = swap.apply(&tournament).unwrap();
        let pairs: Vec<_> = tournament.rounds[0]
            .games
            .iter()
            .map(|game| (game.first.0, game.second.unwrap().0))
            .collect();
        assert_eq!(pairs, [(1, 3), (2, 4)]);
    }

    #[test]
    fn who_has_played_stays_in_the_ranking() {
        let mut tournament = with_players(&["A", "B", "C"]);
        tournament = TournamentEdit::StartRound(Round {
            title: String::new(),
            games: vec![Pairing::new(PlayerId(1), Some(PlayerId(2)))],
        })
        .apply(&tournament)
        .unwrap();
        for id in [1, 3] {
            let remove = TournamentEdit::RemovePlayer(PlayerId(id));
            tournament = remove.apply(&tournament).unwrap();
        }
        let left: Vec<_> = tournament
            .players
            .iter()
            .map(|player| (player.id.0, player.withdrawn))
            .collect();
        assert_eq!(left, [(1, true), (2, false)]);
    }

    #[test]
    fn nonsense_is_refused() {
        let tournament = with_players(&["A", "B"]);
        let twice = Pairing::new(PlayerId(1), Some(PlayerId(1)));
        let stranger = Pairing::new(PlayerId(1), Some(PlayerId(9)));
        for game in [twice, stranger] {
            let start = TournamentEdit::StartRound(Round {
                title: String::new(),
                games: vec![game],
            });
            assert_eq!(start.apply(&tournament), Err(TournamentError::NotARound));
        }
        let side = SideResult {
            vdt: 20,
            lost: 24,
            ..SideResult::default()
        };
        let result = TournamentEdit::SetResult {
            round: 0,
            table: 0,
            result: Some(GameResult {
                first: side,
                second: side,
            }),
        };
        assert_eq!(
            result.apply(&tournament),
            Err(TournamentError::Impossible { vdt: 20, lost: 24 })
        );
    }
}
