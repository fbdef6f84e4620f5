//! A tournament in a link: `#/t/1…`, for players to see pairings and ranking.

use super::v1::{Few, Text};
use super::{LinkError, TooLarge};
use crate::battle::score::System;
use crate::battle::tournament::{
    GameResult, MOST_PLAYERS, MOST_ROUNDS, Pairing, Player, PlayerId, Round, SideResult,
    Tournament, VERSION,
};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct WireTournament<'a> {
    name: Text<'a>,
    system: u8,
    bye_points: u32,
    players: Few<WirePlayer<'a>, MOST_PLAYERS>,
    rounds: Few<WireRound<'a>, MOST_ROUNDS>,
}

#[derive(Serialize, Deserialize)]
struct WirePlayer<'a> {
    id: u16,
    name: Text<'a>,
    army: Text<'a>,
    withdrawn: bool,
}

#[derive(Serialize, Deserialize)]
struct WireRound<'a> {
    title: Text<'a>,
    games: Few<WireGame, MOST_PLAYERS>,
}

#[derive(Serialize, Deserialize)]
struct WireGame {
    first: u16,
    second: Option<u16>,
    result: Option<(WireSide, WireSide)>,
}

/// VDT, VD lost, whether it routed, scenario points.
type WireSide = (u16, u16, bool, u8);

pub fn write(tournament: &Tournament) -> Result<Vec<u8>, TooLarge> {
    let Tournament {
        version: _,
        name,
        system,
        players,
        rounds,
        bye_points,
    } = tournament;
    let wire = WireTournament {
        name: Text::new(name),
        system: number(*system),
        bye_points: *bye_points,
        players: Few::all(players, |player| {
            Ok::<_, TooLarge>(WirePlayer {
                id: player.id.0,
                name: Text::new(&player.name),
                army: Text::new(&player.army),
                withdrawn: player.withdrawn,
            })
        })?,
        rounds: Few::all(rounds, |round| {
            Ok::<_, TooLarge>(WireRound {
                title: Text::new(&round.title),
                games: Few::new(round.games.iter().map(wire_game).collect())?,
            })
        })?,
    };
    postcard::to_allocvec(&wire).map_err(|_| TooLarge)
}

pub fn read(payload: &[u8]) -> Result<Tournament, LinkError> {
    let wire: WireTournament<'_> =
        postcard::from_bytes(payload).map_err(|_| LinkError::NotUnderstood)?;
    let players = wire.players.into_inner().into_iter().map(|player| Player {
        id: PlayerId(player.id),
        name: player.name.into_string(),
        army: player.army.into_string(),
        withdrawn: player.withdrawn,
    });
    let rounds = wire.rounds.into_inner().into_iter().map(|round| Round {
        title: round.title.into_string(),
        games: round.games.into_inner().into_iter().map(game).collect(),
    });
    let tournament = Tournament {
        version: VERSION,
        name: wire.name.into_string(),
        system: system(wire.system).ok_or(LinkError::NotUnderstood)?,
        players: players.collect(),
        rounds: rounds.collect(),
        bye_points: wire.bye_points,
    };
    match tournament.is_sound() {
        true => Ok(tournament),
        false => Err(LinkError::NotUnderstood),
    }
}

/// The numbers are frozen: links that have been sent hold them.
fn number(system: System) -> u8 {
    match system {
        System::Traditional => 0,
        System::New => 1,
        System::Basic => 2,
    }
}

fn system(wire: u8) -> Option<System> {
    System::ALL
        .iter()
        .copied()
        .find(|system| number(*system) == wire)
}

fn wire_game(game: &Pairing) -> WireGame {
    let side = |side: SideResult| (side.vdt, side.lost, side.routed, side.scenario_points);
    WireGame {
        first: game.first.0,
        second: game.second.map(|id| id.0),
        result: game
            .result
            .map(|result| (side(result.first), side(result.second))),
    }
}

fn game(wire: WireGame) -> Pairing {
    let side = |(vdt, lost, routed, scenario_points): WireSide| SideResult {
        vdt,
        lost,
        routed,
        scenario_points,
    };
    Pairing {
        first: PlayerId(wire.first),
        second: wire.second.map(PlayerId),
        result: wire.result.map(|(first, second)| GameResult {
            first: side(first),
            second: side(second),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Kind, Link, Opened};
    use super::*;

    fn club_day() -> Tournament {
        let mut tournament = Tournament::new("Lugano, 12 May", System::Basic);
        tournament.bye_points = 5;
        for (id, name) in (1..).zip(["Sofia", "Pieter", "Zoë"]) {
            tournament.players.push(Player {
                id: PlayerId(id),
                name: name.to_owned(),
                army: "Later Magyars".to_owned(),
                withdrawn: id == 3,
            });
        }
        let side = |lost| SideResult {
            vdt: 18,
            lost,
            routed: lost > 8,
            scenario_points: 1,
        };
        let mut game = Pairing::new(PlayerId(1), Some(PlayerId(2)));
        game.result = Some(GameResult {
            first: side(3),
            second: side(9),
        });
        tournament.rounds.push(Round {
            title: "Pitched battle".to_owned(),
            games: vec![game, Pairing::new(PlayerId(3), None)],
        });
        tournament
    }

    #[test]
    fn a_tournament_comes_back() {
        let link = Link::tournament(&club_day()).unwrap();
        assert!(link.to_string().starts_with("#/t/1"));
        assert_eq!(link.open(), Ok(Opened::Tournament(Box::new(club_day()))));
    }

    #[test]
    fn nonsense_is_refused() {
        let whole = write(&club_day()).unwrap();
        for end in 0..whole.len() {
            let _ = read(&whole[..end]);
            let mut changed = whole.clone();
            changed[end] ^= 0x55;
            let _ = read(&changed);
        }
        let mut stranger = club_day();
        stranger.rounds[0].games[0].second = Some(PlayerId(99));
        let payload = write(&stranger).unwrap();
        assert_eq!(read(&payload), Err(LinkError::NotUnderstood));
        let other = Link::from_parts(Kind::Army, Link::tournament(&club_day()).unwrap().payload());
        assert_eq!(other.open(), Err(LinkError::Damaged));
    }
}
