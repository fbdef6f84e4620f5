//! How long the ranking of a large tournament takes: 200 players over 5 rounds, in under 100 ms;
//! and its whole page as data. Run by `cargo xtask bench`.

#![allow(
    clippy::panic,
    clippy::expect_used,
    reason = "a benchmark may stop when its own tournament is wrong"
)]

use muster::battle::score::System;
use muster::battle::tournament::{
    GameResult, Round, SideResult, Tournament, TournamentEdit, next_round, ranking,
};
use muster::screen::tournament::tournament_screen;
use std::hint::black_box;
use std::time::{Duration, Instant};

const PLAYERS: usize = 200;
const ROUNDS: usize = 5;
const LIMIT: Duration = Duration::from_millis(100);

fn main() {
    let began = Instant::now();
    let tournament = played();
    println!("paired and played {ROUNDS} rounds in {:?}", began.elapsed());
    measure("ranking", || {
        black_box(ranking(black_box(&tournament), ROUNDS));
    });
    measure("page", || {
        black_box(tournament_screen(black_box(&tournament)));
    });
}

fn measure(what: &str, act: impl Fn()) {
    let mut times: Vec<Duration> = (0..50)
        .map(|_| {
            let began = Instant::now();
            act();
            began.elapsed()
        })
        .collect();
    times.sort();
    let median = times.get(25).copied().unwrap_or_default();
    println!("{what} of {PLAYERS} players over {ROUNDS} rounds: {median:?}, at most {LIMIT:?}");
    assert!(median < LIMIT, "too slow");
}

fn played() -> Tournament {
    let mut tournament = Tournament::new("Great day", System::Basic);
    let mut apply = |edit: TournamentEdit| {
        tournament = edit.apply(&tournament).expect("can be done");
        tournament.clone()
    };
    let mut now = apply(TournamentEdit::Rename("Great day".to_owned()));
    for n in 0..PLAYERS {
        now = apply(TournamentEdit::AddPlayer {
            name: format!("Player {n}"),
            army: String::new(),
        });
    }
    for round in 0..ROUNDS {
        let games = next_round(&now, round as u64).expect("can be paired");
        let tables = games.len();
        let title = String::new();
        apply(TournamentEdit::StartRound(Round { title, games }));
        for table in 0..tables {
            let lost =
                |seed: usize| u16::try_from((table * 7 + round * 5 + seed) % 12).unwrap_or(0);
            let side = |seed| SideResult {
                vdt: 20,
                lost: lost(seed),
                ..SideResult::default()
            };
            now = apply(TournamentEdit::SetResult {
                round,
                table,
                result: Some(GameResult {
                    first: side(0),
                    second: side(5),
                }),
            });
        }
    }
    now
}
