//! A round that the organiser pairs: typed, a game on each line.

use crate::battle::tournament::{Pairing, Player, PlayerId, Tournament, ranking};

/// What was typed, as far as it makes a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedRound {
    pub games: Vec<Pairing>,
    /// Who is left out, and who meets again: allowed, and said.
    pub notes: Vec<String>,
}

/// What may stand between two names.
const BETWEEN: [&str; 8] = [" v ", " vs ", " v. ", " vs. ", " – ", " - ", "\t", ";"];

fn playing(tournament: &Tournament) -> impl Iterator<Item = &Player> {
    tournament.players.iter().filter(|player| !player.withdrawn)
}

/// Neighbours in the ranking against each other, to be changed: "Ada v Ben". With an odd number the
/// lowest who hasn't yet sat out stands alone.
pub fn to_change(tournament: &Tournament) -> String {
    let standings = ranking(tournament, tournament.rounds_over());
    let mut order: Vec<&Player> = standings
        .iter()
        .filter_map(|standing| playing(tournament).find(|it| it.id == standing.player))
        .collect();
    let alone = match order.len() % 2 {
        1 => {
            let games = || tournament.rounds.iter().flat_map(|round| &round.games);
            let sat_out =
                |id: PlayerId| games().any(|game| game.second.is_none() && game.first == id);
            let lowest = order.iter().rposition(|it| !sat_out(it.id));
            Some(order.remove(lowest.unwrap_or(order.len() - 1)))
        }
        _ => None,
    };
    let mut lines: Vec<String> = order
        .chunks(2)
        .map(|pair| {
            let names: Vec<&str> = pair.iter().map(|player| player.name.as_str()).collect();
            names.join(" v ")
        })
        .collect();
    lines.extend(alone.map(|player| player.name.clone()));
    lines.join("\n")
}

/// Reads a game from each line, or says what is wrong with the first that is none.
pub fn read_round(tournament: &Tournament, text: &str) -> Result<TypedRound, String> {
    let mut games: Vec<Pairing> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let game = read_game(tournament, line)?;
        for id in [Some(game.first), game.second].into_iter().flatten() {
            let is_twice = game.second == Some(game.first) || games.iter().any(|it| it.has(id));
            if is_twice {
                return Err(format!("{} stands here twice.", name(tournament, id)));
            }
        }
        games.push(game);
    }
    if games.is_empty() {
        return Err("Type a game on each line: “Ada v Ben”.".to_owned());
    }
    let notes = notes(tournament, &games);
    Ok(TypedRound { games, notes })
}

fn name(tournament: &Tournament, id: PlayerId) -> &str {
    tournament
        .player(id)
        .map_or("", |player| player.name.as_str())
}

fn found<'a>(tournament: &'a Tournament, name: &str) -> Option<&'a Player> {
    let name = name.trim().to_lowercase();
    let mut players = tournament.players.iter();
    players.find(|player| player.name.to_lowercase() == name)
}

fn read_game(tournament: &Tournament, line: &str) -> Result<Pairing, String> {
    let here = |name: &str| match found(tournament, name) {
        Some(player) if player.withdrawn => {
            Err(format!("{} has left the tournament.", player.name))
        }
        Some(player) => Ok(player.id),
        None => Err(format!("“{}” isn’t one of the players.", name.trim())),
    };
    // A name may hold what stands between names elsewhere.
    if found(tournament, line).is_some() {
        return Ok(Pairing::new(here(line)?, None));
    }
    let mut why = None;
    for between in BETWEEN {
        for (at, _) in line.match_indices(between) {
            let (first, rest) = line.split_at(at);
            let second = rest.get(between.len()..).unwrap_or_default();
            match (here(first), here(second)) {
                (Ok(first), Ok(second)) => return Ok(Pairing::new(first, Some(second))),
                (Err(unknown), _) | (_, Err(unknown)) => {
                    why.get_or_insert(unknown);
                }
            }
        }
    }
    match why {
        Some(unknown) => Err(unknown),
        None => here(line).map(|id| Pairing::new(id, None)),
    }
}

fn notes(tournament: &Tournament, games: &[Pairing]) -> Vec<String> {
    let played = || tournament.rounds.iter().flat_map(|round| &round.games);
    let again = games.iter().filter_map(|game| {
        let second = game.second?;
        let have_met = played().any(|it| it.has(game.first) && it.has(second));
        let (one, other) = (name(tournament, game.first), name(tournament, second));
        have_met.then(|| format!("{one} and {other} have already met."))
    });
    let left_out = playing(tournament)
        .filter(|player| !games.iter().any(|game| game.has(player.id)))
        .map(|player| format!("{} isn’t in this round.", player.name));
    again.chain(left_out).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::score::System;
    use crate::battle::tournament::{Round, TournamentEdit};

    fn tournament(names: &[&str]) -> Tournament {
        let mut tournament = Tournament::new("Club day", System::Basic);
        for name in names {
            let edit = TournamentEdit::AddPlayer {
                name: (*name).to_owned(),
                army: String::new(),
            };
            tournament = edit.apply(&tournament).expect("a player");
        }
        tournament
    }

    fn pairs(round: &TypedRound) -> Vec<(u16, Option<u16>)> {
        let games = round.games.iter();
        games
            .map(|game| (game.first.0, game.second.map(|id| id.0)))
            .collect()
    }

    #[test]
    fn a_round_is_typed_a_game_on_each_line() {
        let five = tournament(&["Ada", "Ben", "Cleo", "Jean - Luc", "Dan v Eve"]);
        let typed = "ben v ADA\n\n jean - luc\nCleo – dan v eve\n";
        let round = read_round(&five, typed).expect("a round");
        assert_eq!(
            pairs(&round),
            [(2, Some(1)), (4, None), (3, Some(5))],
            "names may hold what parts names"
        );
        assert!(round.notes.is_empty());
        for between in ["\t", ";", " vs ", " - ", " vs. "] {
            let round = read_round(&five, &format!("Ada{between}Ben")).expect("a round");
            assert_eq!(pairs(&round), [(1, Some(2))], "{between}");
            assert_eq!(round.notes.len(), 3, "three are left out");
        }
    }

    #[test]
    fn what_is_no_round_is_refused_in_a_sentence() {
        let mut four = tournament(&["Ada", "Ben", "Cleo", "Dan"]);
        four.players[3].withdrawn = true;
        for (typed, why) in [
            ("", "Type a game on each line: “Ada v Ben”."),
            ("Ada v Bob", "“Bob” isn’t one of the players."),
            ("Zed", "“Zed” isn’t one of the players."),
            ("Ada v Ada", "Ada stands here twice."),
            ("Ada v Ben\nCleo v Ben", "Ben stands here twice."),
            ("Ada v Dan", "Dan has left the tournament."),
        ] {
            assert_eq!(read_round(&four, typed), Err(why.to_owned()), "{typed}");
        }
    }

    #[test]
    fn where_all_have_met_the_round_to_change_can_be_played_and_says_so() {
        let mut three = tournament(&["Ada", "Ben", "Cleo"]);
        let alone = |id| Pairing::new(PlayerId(id), None);
        // Cleo and Ben have sat out, so it is Ada's turn.
        for id in [3, 2] {
            three.rounds.push(Round {
                title: String::new(),
                games: vec![alone(id)],
            });
        }
        assert_eq!(to_change(&three), "Ben v Cleo\nAda");
        three.rounds[0].games = vec![Pairing::new(PlayerId(2), Some(PlayerId(3))), alone(1)];
        let round = read_round(&three, "Ben v Cleo\nAda").expect("a round");
        assert_eq!(round.notes, ["Ben and Cleo have already met."]);
        let start = TournamentEdit::StartRound(Round {
            title: String::new(),
            games: round.games,
        });
        assert!(start.apply(&three).is_ok());
    }
}
