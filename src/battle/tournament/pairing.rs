//! Pairing by the ranking: each plays the nearest whom he hasn't met; lots are drawn among those
//! who share a place.

use super::{Pairing, PlayerId, Standing, Tournament, ranking};
use std::collections::HashSet;

/// Why there is no next round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPairing {
    #[error("a round needs at least two players")]
    TooFew,
    #[error("round {round} still waits for {to_come} results")]
    ResultsToCome { round: usize, to_come: usize },
    #[error(
        "there is no way left in which nobody meets an opponent twice. Pair the round by hand: there it is allowed"
    )]
    EveryoneHasMet,
}

/// Enough for 500 players; a search that takes longer is taken to have no answer.
const MOST_STEPS: u32 = 100_000;
/// How many are tried as the one who sits out, so that the page never stands still for long.
const MOST_IDLE: usize = 20;

/// The games of the next round: by points, nobody twice. With an odd number the lowest who
/// hasn't yet sat out has no opponent. The same seed draws the same lots.
pub fn next_round(tournament: &Tournament, seed: u64) -> Result<Vec<Pairing>, NoPairing> {
    let over = tournament.rounds_over();
    if let Some(open) = tournament.rounds.get(over) {
        return Err(NoPairing::ResultsToCome {
            round: over + 1,
            to_come: open.to_come(),
        });
    }
    let order: Vec<PlayerId> = drawn(ranking(tournament, over), seed)
        .into_iter()
        .map(|standing| standing.player)
        .filter(|id| {
            tournament
                .player(*id)
                .is_some_and(|player| !player.withdrawn)
        })
        .collect();
    if order.len() < 2 {
        return Err(NoPairing::TooFew);
    }
    let games = tournament.rounds.iter().flat_map(|round| &round.games);
    let mut met = HashSet::new();
    let mut sat_out = HashSet::new();
    for game in games {
        match game.second {
            Some(second) => met.extend([(game.first, second), (second, game.first)]),
            None => {
                sat_out.insert(game.first);
            }
        }
    }
    if order.len().is_multiple_of(2) {
        return search(&order, &met).ok_or(NoPairing::EveryoneHasMet);
    }
    let may_sit_out = order.iter().rev().filter(|id| !sat_out.contains(id));
    for idle in may_sit_out.take(MOST_IDLE) {
        let rest: Vec<PlayerId> = order.iter().copied().filter(|id| id != idle).collect();
        if let Some(mut games) = search(&rest, &met) {
            games.push(Pairing::new(*idle, None));
            return Ok(games);
        }
    }
    Err(NoPairing::EveryoneHasMet)
}

/// The ranking with lots drawn among those who share a place.
fn drawn(mut standings: Vec<Standing>, seed: u64) -> Vec<Standing> {
    let mut lots = fastrand::Rng::with_seed(seed);
    for level in standings.chunk_by_mut(|a, b| a.place == b.place) {
        lots.shuffle(level);
    }
    standings
}

/// As many steps for each who may sit out: where there is no answer for one, there may be for the
/// next.
fn search(order: &[PlayerId], met: &HashSet<(PlayerId, PlayerId)>) -> Option<Vec<Pairing>> {
    let mut steps = 0;
    pairs(order, met, &mut steps)
}

/// Pairs the first with the next whom he hasn't met, then the rest; goes back where the rest
/// can't be paired.
fn pairs(
    order: &[PlayerId],
    met: &HashSet<(PlayerId, PlayerId)>,
    steps: &mut u32,
) -> Option<Vec<Pairing>> {
    let Some((first, others)) = order.split_first() else {
        return Some(Vec::new());
    };
    for (place, second) in others.iter().enumerate() {
        *steps += 1;
        if *steps > MOST_STEPS {
            return None;
        }
        if met.contains(&(*first, *second)) {
            continue;
        }
        let rest: Vec<PlayerId> = others
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != place)
            .map(|(_, id)| *id)
            .collect();
        if let Some(mut games) = pairs(&rest, met, steps) {
            games.insert(0, Pairing::new(*first, Some(*second)));
            return Some(games);
        }
    }
    None
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

    /// Plays a round with results that depend on the numbers alone.
    fn play(tournament: &mut Tournament, mut games: Vec<Pairing>) {
        for game in &mut games {
            let Some(second) = game.second else { continue };
            let side = |id: PlayerId| SideResult {
                vdt: 20,
                lost: id.0 * 7 % 13,
                routed: id.0 * 7 % 13 >= 10,
                scenario_points: 0,
            };
            game.result = Some(GameResult {
                first: side(game.first),
                second: side(second),
            });
        }
        tournament.rounds.push(Round {
            title: String::new(),
            games,
        });
    }

    #[test]
    fn two_hundred_players_never_meet_twice_in_five_rounds() {
        let mut tournament = tournament(200);
        let mut met = HashSet::new();
        for _ in 0..5 {
            let games = next_round(&tournament, 1).unwrap();
            assert_eq!(games.len(), 100);
            let mut seen = HashSet::new();
            for game in &games {
                let (first, second) = (game.first, game.second.unwrap());
                assert!(seen.insert(first) && seen.insert(second));
                assert!(met.insert((first.min(second), first.max(second))));
            }
            play(&mut tournament, games);
        }
    }

    #[test]
    fn four_players_meet_all_others_and_then_there_is_no_pairing() {
        let mut tournament = tournament(4);
        for _ in 0..3 {
            let games = next_round(&tournament, 1).unwrap();
            play(&mut tournament, games);
        }
        assert_eq!(next_round(&tournament, 1), Err(NoPairing::EveryoneHasMet));
    }

    #[test]
    fn with_an_odd_number_each_sits_out_once_at_most() {
        let mut tournament = tournament(5);
        let mut sat_out = HashSet::new();
        for _ in 0..5 {
            let games = next_round(&tournament, 1).unwrap();
            assert_eq!(games.len(), 3);
            let idle: Vec<_> = games.iter().filter(|game| game.second.is_none()).collect();
            assert_eq!(idle.len(), 1);
            assert!(sat_out.insert(idle[0].first));
            play(&mut tournament, games);
        }
    }

    #[test]
    fn a_round_in_play_is_waited_for() {
        let mut tournament = tournament(4);
        let games = next_round(&tournament, 1).unwrap();
        tournament.rounds.push(Round {
            title: String::new(),
            games,
        });
        assert_eq!(
            next_round(&tournament, 1),
            Err(NoPairing::ResultsToCome {
                round: 1,
                to_come: 2
            })
        );
    }

    #[test]
    fn the_same_seed_draws_the_same_lots() {
        let tournament = tournament(12);
        assert_eq!(next_round(&tournament, 7), next_round(&tournament, 7));
        let rounds: HashSet<String> = (0..20)
            .map(|seed| format!("{:?}", next_round(&tournament, seed)))
            .collect();
        assert!(rounds.len() > 15);
    }

    #[test]
    fn where_one_cannot_sit_out_the_next_does() {
        // Of 25, the 24th has lost to all but the last, and has sat out: he must meet the last.
        let mut tournament = tournament(25);
        tournament.system = System::Traditional;
        let round = |first, second, result| Round {
            title: String::new(),
            games: vec![Pairing {
                first: PlayerId(first),
                second,
                result,
            }],
        };
        let side = |lost, routed| SideResult {
            vdt: 20,
            lost,
            routed,
            scenario_points: 0,
        };
        let won = GameResult {
            first: side(0, false),
            second: side(20, true),
        };
        tournament.rounds.push(round(24, None, None));
        for id in 1..=23 {
            let lost = round(id, Some(PlayerId(24)), Some(won));
            tournament.rounds.push(lost);
        }
        let games = next_round(&tournament, 1).unwrap();
        let of = |id| games.iter().find(|game| game.has(PlayerId(id))).unwrap();
        assert!(of(24).has(PlayerId(25)));
        assert_eq!(games.len(), 13);
        assert_eq!(games.last().unwrap().second, None);
    }

    #[test]
    fn those_who_left_are_not_paired() {
        let mut tournament = tournament(3);
        tournament.players[0].withdrawn = true;
        let games = next_round(&tournament, 1).unwrap();
        assert_eq!(games.len(), 1);
        assert!(games[0].has(PlayerId(2)) && games[0].has(PlayerId(3)));
        tournament.players[1].withdrawn = true;
        assert_eq!(next_round(&tournament, 1), Err(NoPairing::TooFew));
    }
}
