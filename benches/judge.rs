//! How long judging takes, for an army of 20 units and one of 150, and the ratio of the two:
//! cost is to grow with the army, not with its square. Run by `cargo xtask bench`.

#![allow(
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a benchmark may stop when its own army is wrong"
)]

use muster::army::{Army, Command, CommandId, GeneralLevel, Unit, UnitId};
use muster::event::{Event, Preset};
use muster::list::{ArmyList, TroopId};
use muster::rules::judge;
use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUNDS: usize = 400;
const JUDGEMENTS_A_ROUND: u32 = 25;

fn main() {
    let list = ArmyList::read(
        include_bytes!("../lists/early-sumerians.json"),
        "early-sumerians",
    )
    .unwrap_or_else(|error| panic!("{error}"));
    let mut great = Preset::GreatBattle.event();
    great.points = 3000;
    let small = drawn(&list, Preset::Mm15At400.event(), 2, 20);
    let large = drawn(&list, great, 6, 150);
    let small = measure(&list, &small, 20, Duration::from_micros(20));
    let large = measure(&list, &large, 150, Duration::from_micros(150));
    let growth = large.as_secs_f64() / small.as_secs_f64();
    println!("150 units take {growth:.1} times as long as 20; 7.5 times as many units");
}

/// An army with units of every troop of the list, Large Units and upgrades among them.
fn drawn(list: &ArmyList, event: Event, commands: u32, units: u32) -> Army {
    let mut army = Army::new(list, event);
    army.commands = (1..=commands)
        .map(|id| Command::new(CommandId(id)))
        .collect();
    let mut rank_behind = false;
    for n in 0..units {
        let troop = [1, 5, 5, 6, 5, 5, 7, 8, 9, 10, 11][(n % 11) as usize];
        let mut unit = Unit::new(UnitId(n + 1), TroopId(troop));
        let command = &mut army.commands[(n * commands / units) as usize];
        if command.bodies.is_empty() {
            unit.general = Some(GeneralLevel::Fair);
            army.cic.get_or_insert(unit.id);
        }
        unit.rear = rank_behind;
        match command.bodies.last_mut() {
            Some(body) if rank_behind => body.ranks.push(unit),
            _ => command.bodies.push(unit.into()),
        }
        rank_behind = troop == 5 && !rank_behind;
    }
    army
}

/// The median over rounds, so that a busy machine spoils a round and not the figure.
fn measure(list: &ArmyList, army: &Army, units: u32, aim: Duration) -> Duration {
    assert_eq!(army.units().count(), units as usize);
    let mut rounds: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..JUDGEMENTS_A_ROUND {
                black_box(judge(black_box(list), &army.event, black_box(army)));
            }
            start.elapsed() / JUDGEMENTS_A_ROUND
        })
        .collect();
    rounds.sort();
    let (median, p95) = (rounds[ROUNDS / 2], rounds[ROUNDS * 95 / 100]);
    let findings = judge(list, &army.event, army).findings.len();
    println!(
        "judging {units} units ({findings} findings): median {median:.1?}, p95 {p95:.1?}, aim at most {aim:?}: {}",
        if median <= aim { "met" } else { "MISSED" }
    );
    median
}
