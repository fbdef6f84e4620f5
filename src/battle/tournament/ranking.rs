//! The ranking: points first, then the tie-breaks, each of which can settle what those before it
//! left level.

use super::{Pairing, PlayerId, Tournament};
use std::collections::HashMap;

/// In the order in which they are asked. No rules text names any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TieBreak {
    /// VD destroyed less VD lost.
    Difference,
    /// VD destroyed.
    Destroyed,
    /// The game between two who are level.
    GameBetween,
}

impl TieBreak {
    pub const ALL: [TieBreak; 3] = [
        TieBreak::Difference,
        TieBreak::Destroyed,
        TieBreak::GameBetween,
    ];
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub player: PlayerId,
    /// From 1; players whom nothing tells apart share one.
    pub place: usize,
    /// Round by round; none where the player didn't play.
    pub rounds: Vec<Option<u32>>,
    pub points: u32,
    pub difference: i32,
    pub destroyed: u32,
    /// What told this player from those on the same points.
    pub settled_by: Option<TieBreak>,
}

/// The ranking after so many rounds, the best first.
pub fn ranking(tournament: &Tournament, rounds: usize) -> Vec<Standing> {
    let played = tournament.rounds.get(..rounds);
    let played = played.unwrap_or(&tournament.rounds);
    let places: HashMap<PlayerId, usize> = tournament
        .players
        .iter()
        .enumerate()
        .map(|(place, player)| (player.id, place))
        .collect();
    let mut standings: Vec<Standing> = tournament
        .players
        .iter()
        .map(|player| Standing {
            player: player.id,
            place: 0,
            rounds: vec![None; played.len()],
            points: 0,
            difference: 0,
            destroyed: 0,
            settled_by: None,
        })
        .collect();
    for (number, round) in played.iter().enumerate() {
        for game in &round.games {
            for (player, tally) in tallies(tournament, game) {
                let place = places.get(&player).copied();
                if let Some(standing) = place.and_then(|place| standings.get_mut(place)) {
                    standing.add(number, tally);
                }
            }
        }
    }
    standings.sort_by_key(|s| {
        (
            std::cmp::Reverse(s.points),
            std::cmp::Reverse(s.difference),
            std::cmp::Reverse(s.destroyed),
        )
    });
    let games: Vec<&Pairing> = played.iter().flat_map(|round| &round.games).collect();
    let mut next = 1;
    for level in standings.chunk_by_mut(|a, b| a.points == b.points) {
        settle(tournament, &games, level, next);
        next += level.len();
    }
    standings
}

/// What one game gave one player.
#[derive(Clone, Copy)]
struct Tally {
    points: u32,
    destroyed: u32,
    lost: u32,
}

impl Standing {
    fn add(&mut self, round: usize, tally: Tally) {
        if let Some(slot) = self.rounds.get_mut(round) {
            *slot = Some(slot.unwrap_or(0) + tally.points);
        }
        self.points += tally.points;
        self.destroyed += tally.destroyed;
        self.difference += tally.destroyed as i32 - tally.lost as i32;
    }
}

fn tallies(tournament: &Tournament, game: &Pairing) -> Vec<(PlayerId, Tally)> {
    let Some((first, second)) = tournament.points(game) else {
        return Vec::new();
    };
    let lost = game.result.map_or((0, 0), |result| {
        (u32::from(result.first.lost), u32::from(result.second.lost))
    });
    let tally = |points, destroyed, lost| Tally {
        points,
        destroyed,
        lost,
    };
    let Some(opponent) = game.second else {
        return vec![(game.first, tally(first, 0, 0))];
    };
    vec![
        (game.first, tally(first, lost.1, lost.0)),
        (opponent, tally(second, lost.0, lost.1)),
    ]
}

/// Gives places to players on the same points, from `next`, and marks what settled each.
fn settle(tournament: &Tournament, games: &[&Pairing], level: &mut [Standing], next: usize) {
    if let [one] = level {
        one.place = next;
        return;
    }
    let mut place = next;
    for same in level.chunk_by_mut(|a, b| a.difference == b.difference) {
        if let [one] = same {
            (one.place, one.settled_by) = (place, Some(TieBreak::Difference));
            place += 1;
            continue;
        }
        for same in same.chunk_by_mut(|a, b| a.destroyed == b.destroyed) {
            let count = same.len();
            match same {
                [one] => (one.place, one.settled_by) = (place, Some(TieBreak::Destroyed)),
                [one, other] => settle_two(tournament, games, one, other, place),
                many => many.iter_mut().for_each(|each| each.place = place),
            }
            place += count;
        }
    }
}

/// Two whom only the game between them can tell apart.
fn settle_two(
    tournament: &Tournament,
    games: &[&Pairing],
    one: &mut Standing,
    other: &mut Standing,
    place: usize,
) {
    let ahead: i64 = games
        .iter()
        .filter(|game| game.has(one.player) && game.has(other.player))
        .filter_map(|game| {
            let (first, second) = tournament.points(game)?;
            let ahead = i64::from(first) - i64::from(second);
            Some(if game.first == one.player {
                ahead
            } else {
                -ahead
            })
        })
        .sum();
    (one.place, other.place) = (place, place);
    if ahead == 0 {
        return;
    }
    if ahead < 0 {
        std::mem::swap(one, other);
    }
    other.place = place + 1;
    one.settled_by = Some(TieBreak::GameBetween);
    other.settled_by = Some(TieBreak::GameBetween);
}

#[cfg(test)]
mod tests {
    use super::super::{GameResult, Player, Round, SideResult};
    use super::*;
    use crate::battle::score::System;

    fn tournament(players: u16) -> Tournament {
        let mut tournament = Tournament::new("Club day", System::Basic);
        tournament.players = (1..=players)
            .map(|id| Player {
                id: PlayerId(id),
                name: format!("P{id}"),
                army: String::new(),
                withdrawn: false,
            })
            .collect();
        tournament
    }

    /// A game in which the first routed the second, with these losses.
    fn won(first: u16, second: u16, lost: (u16, u16)) -> Pairing {
        let side = |lost, routed| SideResult {
            vdt: 20,
            lost,
            routed,
            scenario_points: 0,
        };
        Pairing {
            first: PlayerId(first),
            second: Some(PlayerId(second)),
            result: Some(GameResult {
                first: side(lost.0, false),
                second: side(lost.1, true),
            }),
        }
    }

    fn round(games: Vec<Pairing>) -> Round {
        Round {
            title: String::new(),
            games,
        }
    }

    fn shown(tournament: &Tournament) -> Vec<(u16, usize, u32, i32, u32, Option<TieBreak>)> {
        ranking(tournament, tournament.rounds_over())
            .into_iter()
            .map(|s| {
                let Standing {
                    player,
                    place,
                    points,
                    difference,
                    destroyed,
                    settled_by,
                    ..
                } = s;
                (player.0, place, points, difference, destroyed, settled_by)
            })
            .collect()
    }

    #[test]
    fn each_tie_break_settles_what_is_left_level() {
        let mut tournament = tournament(6);
        tournament.rounds = vec![round(vec![
            won(1, 2, (4, 10)),
            won(3, 4, (5, 11)),
            won(5, 6, (4, 12)),
        ])];
        assert_eq!(
            shown(&tournament),
            [
                (5, 1, 7, 8, 12, Some(TieBreak::Difference)),
                (3, 2, 7, 6, 11, Some(TieBreak::Destroyed)),
                (1, 3, 7, 6, 10, Some(TieBreak::Destroyed)),
                (4, 4, 4, -6, 5, Some(TieBreak::Destroyed)),
                (2, 5, 4, -6, 4, Some(TieBreak::Destroyed)),
                (6, 6, 4, -8, 4, Some(TieBreak::Difference)),
            ]
        );
    }

    #[test]
    fn two_level_players_are_told_apart_by_their_game() {
        let mut tournament = tournament(4);
        // 2 beat 1, then each beats a third player by such a margin that all else is level.
        tournament.rounds = vec![
            round(vec![won(2, 1, (4, 8)), won(3, 4, (4, 9))]),
            round(vec![won(1, 3, (4, 12)), won(4, 2, (4, 4))]),
        ];
        let (one, two) = (PlayerId(1), PlayerId(2));
        let standings = ranking(&tournament, 2);
        let of = |id| standings.iter().find(|s| s.player == id).unwrap();
        assert_eq!((of(one).points, of(two).points), (7 + 4, 7 + 4));
        assert_eq!((of(one).difference, of(two).difference), (4, 4));
        // The destroyed differ here, so that tie-break comes first.
        assert_eq!(of(one).settled_by, Some(TieBreak::Destroyed));

        let mut level = self::tournament(2);
        level.rounds = vec![
            round(vec![won(1, 2, (4, 4))]),
            round(vec![Pairing::new(PlayerId(2), None)]),
        ];
        level.bye_points = 3;
        assert_eq!(
            shown(&level),
            [
                (1, 1, 7, 0, 4, Some(TieBreak::GameBetween)),
                (2, 2, 7, 0, 4, Some(TieBreak::GameBetween)),
            ]
        );
    }

    #[test]
    fn those_whom_nothing_tells_apart_share_a_place() {
        let tournament = tournament(3);
        assert!(shown(&tournament).iter().all(|row| row.1 == 1));
    }

    #[test]
    fn a_round_with_results_to_come_does_not_count() {
        let mut tournament = tournament(4);
        tournament.rounds = vec![round(vec![
            won(1, 2, (0, 10)),
            Pairing::new(PlayerId(3), Some(PlayerId(4))),
        ])];
        assert_eq!(tournament.rounds_over(), 0);
        assert!(shown(&tournament).iter().all(|row| row.2 == 0));
    }
}
