//! Dealing, completing and mending armies: every list, every preset event.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

use fastrand::Rng;
use muster::army::{
    Army, CommandId, CommandStructure, Edit, GeneralLevel, Place, Spot, Unit, UnitId,
};
use muster::event::{Event, ListsAdmitted, Preset};
use muster::list::{ArmyList, TroopId};
use muster::rules::{RuleName, judge};
use muster::solve::{Answer, Wish, deal, mend};
use std::collections::BTreeMap;

fn lists() -> Vec<ArmyList> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/lists")).unwrap();
    let mut paths: Vec<_> = folder.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let named = |path: &std::path::PathBuf, name: &str| path.ends_with(name);
    paths
        .iter()
        .filter(|path| !named(path, "index.json") && !named(path, "schema.json"))
        .map(|path| ArmyList::read(&std::fs::read(path).unwrap(), "list").unwrap())
        .filter(|list| list.points_list().is_some())
        .collect()
}

/// Every list with points at every preset event, made open so that each is admitted.
fn every_case() -> Vec<(ArmyList, Event)> {
    let mut cases = Vec::new();
    for list in lists() {
        for preset in Preset::with_points() {
            let mut event = preset.event();
            event.lists = ListsAdmitted::Open;
            cases.push((list.clone(), event));
        }
    }
    cases
}

/// Armies differ by the numbers that a seed draws.
fn army(list: &ArmyList, event: &Event, seed: u64) -> Army {
    match deal(
        list,
        event,
        &Wish {
            seed,
            ..Wish::default()
        },
    )
    .answer
    {
        Answer::Proposals(mut all) => all.remove(0).army,
        other => panic!("{} at {}: {other:?}", list.slug, event.name),
    }
}

#[test]
fn every_list_is_dealt_for_every_event() {
    let mut refused = BTreeMap::new();
    for (list, event) in every_case() {
        let reply = deal(
            &list,
            &event,
            &Wish {
                seed: 1,
                ..Wish::default()
            },
        );
        for (rule, times) in reply.work.refused {
            *refused.entry(rule).or_insert(0) += times;
        }
        let Answer::Proposals(all) = reply.answer else {
            panic!("{} at {}: {:?}", list.slug, event.name, reply.answer);
        };
        let dealt = &all[0];
        let place = format!("{} at {}", list.slug, event.name);
        assert!(judge(&list, &event, &dealt.army).legal, "{place}");
        assert!(
            dealt.points >= i32::from(event.points) - 2,
            "{place}: {}",
            dealt.points
        );
        let units = dealt.commands.iter().map(|command| command.units);
        let (least, most) = (units.clone().min().unwrap(), units.max().unwrap());
        assert!(least * 5 >= most, "{place}: {least} beside {most}");
        let mut kinds: BTreeMap<TroopId, u32> = BTreeMap::new();
        dealt
            .army
            .units()
            .for_each(|unit| *kinds.entry(unit.troop).or_default() += 1);
        let single = kinds.values().filter(|count| **count == 1).count();
        assert!(single <= 5, "{place}: {kinds:?}");
        if std::env::var("SHOW").is_ok() {
            println!(
                "{place}: {} {kinds:?} {:?} {:?}",
                dealt.points,
                dealt.army.purchases,
                dealt
                    .commands
                    .iter()
                    .map(|c| (c.units, c.vd))
                    .collect::<Vec<_>>()
            );
        }
    }
    assert!(refused.is_empty(), "the judge refused {refused:?}");
}

/// One edit that a player might make by mistake.
fn slip(list: &ArmyList, army: &Army, rng: &mut Rng) -> Edit {
    let units: Vec<&Unit> = army.units().collect();
    let unit = rng.choice(units.iter()).map_or(UnitId(1), |unit| unit.id);
    let troops: Vec<TroopId> = list
        .points_list()
        .unwrap()
        .troops()
        .map(|it| it.id)
        .collect();
    let troop = rng.choice(troops).unwrap();
    let command = rng
        .choice(army.commands.iter())
        .map_or(CommandId(1), |it| it.id);
    let level = rng.choice(GeneralLevel::ALL.iter()).copied();
    let to = Place {
        command,
        spot: Spot::End,
    };
    match rng.u8(0..16) {
        0..=2 => Edit::RemoveUnit(unit),
        3..=4 => Edit::AddUnit {
            to,
            unit: Unit::new(army.fresh_unit_id(), troop),
        },
        5..=6 => Edit::SetTroop { unit, troop },
        7 => Edit::SetGeneral { unit, level },
        8 => Edit::SetGeneral { unit, level: None },
        9 => Edit::SetRear {
            unit,
            rear: rng.bool(),
        },
        10 => Edit::MoveUnit { unit, to },
        11 => Edit::MoveBody {
            unit,
            to: command,
            at: 0,
        },
        12 => Edit::SetExploration(rng.u16(0..14)),
        13 => Edit::SetStructure(*rng.choice(CommandStructure::ALL.iter()).unwrap()),
        14 => Edit::SetCic(Some(unit)),
        _ => {
            let upgrades = list.points_list().unwrap().upgrades.iter();
            match rng.choice(upgrades) {
                Some(upgrade) => Edit::TakeUpgrade {
                    unit,
                    upgrade: upgrade.id,
                },
                None => Edit::SetDestiny(rng.u16(0..6)),
            }
        }
    }
}

#[test]
fn broken_armies_are_mended_with_no_more_changes_than_broke_them() {
    let wanted: u64 = std::env::var("BROKEN")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(50);
    let cases = every_case();
    let mut refused: BTreeMap<RuleName, u32> = BTreeMap::new();
    let (mut broken, mut worse, mut unmended, mut seed) = (0, Vec::new(), Vec::new(), 0);
    let mut times = Vec::new();
    while broken < wanted {
        seed += 1;
        let mut rng = Rng::with_seed(seed);
        let (list, event) = rng.choice(cases.iter()).unwrap();
        let mut drawn = army(list, event, seed);
        let edits = rng.u32(1..=5);
        let mut slips = Vec::new();
        for _ in 0..edits {
            let edit = slip(list, &drawn, &mut rng);
            drawn = edit.apply(&drawn).unwrap();
            slips.push(edit);
        }
        if judge(list, event, &drawn).legal {
            continue;
        }
        broken += 1;
        let start = std::time::Instant::now();
        let reply = mend(list, &drawn, &Wish::default());
        times.push(start.elapsed());
        for (rule, times) in reply.work.refused {
            *refused.entry(rule).or_default() += times;
        }
        match reply.answer {
            Answer::Proposals(all) => {
                let mended = &all[0];
                assert!(judge(list, event, &mended.army).legal);
                if mended.count_changes() > edits {
                    worse.push(format!(
                        "{seed} {} {}: {} for {edits}: {slips:?}\n   {:?}",
                        list.slug,
                        event.name,
                        mended.count_changes(),
                        mended.changes
                    ));
                }
            }
            other => unmended.push(format!(
                "{seed} {} {}: {slips:?} {other:?}",
                list.slug, event.name
            )),
        }
    }
    times.sort();
    println!(
        "median {:?}, worst {:?}, refused {refused:?}",
        times[times.len() / 2],
        times[times.len() - 1]
    );
    assert!(
        unmended.is_empty() && worse.is_empty(),
        "of {broken}: {} unmended, {} worse, {refused:?}\n{}\n{}",
        unmended.len(),
        worse.len(),
        unmended.join("\n"),
        worse.join("\n")
    );
}
