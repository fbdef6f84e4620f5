//! Dealing, completing and mending armies: every list, every preset event.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

mod draw;
mod own_lists;

use draw::{army, broken, complete, deal, every_case, lists, mend};
use muster::army::{Army, Edit, History};
use muster::event::Preset;
use muster::list::{ArmyList, JointMinimum, JointMinimumId, TroopId, Troops};
use muster::rules::{RuleName, judge};
use muster::solve::{self, Answer, Reply, Style, Wish};
use muster::text::{Names, say_impossible};
use std::collections::BTreeMap;

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
    }
    assert!(refused.is_empty(), "the judge refused {refused:?}");
}

#[test]
fn broken_armies_are_mended_with_no_more_changes_than_broke_them() {
    let cases = every_case();
    let mut refused: BTreeMap<RuleName, u32> = BTreeMap::new();
    for seed in 0..50 {
        let broken = broken(&cases, seed);
        let reply = mend(broken.list, &broken.army, &Wish::default());
        for (rule, times) in reply.work.refused {
            *refused.entry(rule).or_default() += times;
        }
        let place = format!("{seed}: {} after {:?}", broken.list.slug, broken.slips);
        let Answer::Proposals(all) = reply.answer else {
            panic!("{place}: {:?}", reply.answer);
        };
        let mended = &all[0];
        assert!(judge(broken.list, &broken.army.event, &mended.army).legal);
        assert!(
            mended.count_changes() <= broken.edits,
            "{place}: {:?}",
            mended.changes
        );
    }
    assert!(refused.is_empty(), "the judge refused {refused:?}");
}

#[test]
fn what_is_there_stays_and_three_ways_to_finish_it_differ() {
    let mut ways = Vec::new();
    for (list, event) in every_case() {
        let mut begun = army(&list, &event, 3);
        let place = format!("{} at {}", list.slug, event.name);
        // Half of the first command is left.
        begun.commands.truncate(1);
        let half = begun.commands[0].bodies.len().div_ceil(2);
        begun.commands[0].bodies.truncate(half);
        begun.purchases = Default::default();
        begun.cic = begun.cic.filter(|id| begun.unit(*id).is_some());
        let reply = complete(&list, &begun, &Wish::default());
        assert!(reply.work.refused.is_empty(), "{place}: {:?}", reply.work);
        let Answer::Proposals(all) = reply.answer else {
            panic!("{place}: {:?}", reply.answer);
        };
        for proposal in &all {
            assert!(proposal.points >= i32::from(event.points) - 2, "{place}");
            for unit in begun.units() {
                let now = proposal.army.unit(unit.id).unwrap();
                assert_eq!(
                    (now.troop, &now.upgrades),
                    (unit.troop, &unit.upgrades),
                    "{place}"
                );
            }
            let mut history = History::new(begun.clone());
            history.apply(proposal.edit.clone()).unwrap();
            assert_eq!(history.army(), &proposal.army);
            history.undo();
            assert_eq!(history.army(), &begun);
        }
        ways.push((all.len(), place));
    }
    let fewer = |most: usize| {
        let few = ways.iter().filter(move |(ways, _)| *ways < most);
        few.map(|(_, place)| place.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(fewer(2), Vec::<&str>::new());
    assert!(fewer(3).len() <= 8, "{:?}", fewer(3));
}

#[test]
fn the_same_seed_gives_the_same_army() {
    for (list, event) in every_case().into_iter().step_by(7) {
        assert_eq!(army(&list, &event, 5), army(&list, &event, 5));
    }
}

fn said(reply: Reply, list: &ArmyList, army: &Army) -> String {
    match reply.answer {
        Answer::Impossible(why) => say_impossible(&why, Names { list, army }).to_string(),
        other => panic!("{other:?}"),
    }
}

fn sumerians() -> ArmyList {
    lists()
        .into_iter()
        .find(|list| list.slug == "early-sumerians")
        .unwrap()
}

#[test]
fn ten_points_are_too_few_and_the_sum_says_so() {
    let list = sumerians();
    let mut event = Preset::Friendly.event();
    event.points = 10;
    let blank = Army::new(&list, event.clone());
    let said = said(deal(&list, &event, &Wish::default()), &list, &blank);
    for part in ["of 10 points", "4 Spearmen", "general", "Average"] {
        assert!(said.contains(part), "{part:?} isn't in {said:?}");
    }
}

#[test]
fn minima_that_contradict_each_other_are_named() {
    let mut list = sumerians();
    let Troops::Impetus(points) = &mut list.troops else {
        panic!("a list with points");
    };
    points.joint_minima.push(JointMinimum {
        id: JointMinimumId(1),
        name: "Spearmen of the temple".into(),
        troops: vec![TroopId(5)],
        min: 60,
        ours: Vec::new(),
    });
    let event = Preset::Mm15At300.event();
    let blank = Army::new(&list, event.clone());
    let said = said(deal(&list, &event, &Wish::default()), &list, &blank);
    for part in ["at least 30 Spearmen of the temple", "at most 12 Spearmen"] {
        assert!(said.contains(part), "{part:?} isn't in {said:?}");
    }
}

#[test]
fn locked_units_that_cost_too_much_are_named() {
    let list = sumerians();
    let full = army(&list, &Preset::Mm15At400.event(), 1);
    let mut over = full.clone();
    over.event = Preset::Mm15At300.event();
    over.locked = over.units().map(|unit| unit.id).collect();
    let wish = Wish::default();
    for reply in [complete(&list, &over, &wish), mend(&list, &over, &wish)] {
        let said = said(reply, &list, &over);
        assert!(
            said.contains("can’t be done") && said.contains("at most"),
            "{said}"
        );
    }
}

#[test]
fn only_what_the_player_has_is_used() {
    let list = sumerians();
    let event = Preset::Mm15At300.event();
    let blank = Army::new(&list, event.clone());
    let owned: BTreeMap<TroopId, u32> = [(1, 3), (5, 9), (6, 2), (9, 4), (11, 4), (4, 2)]
        .into_iter()
        .map(|(troop, count)| (TroopId(troop), count))
        .collect();
    let wish = Wish {
        owned: Some(&owned),
        ..Wish::default()
    };
    let Answer::Proposals(all) = deal(&list, &event, &wish).answer else {
        panic!("there is one");
    };
    for unit in all[0].army.units() {
        assert!(owned.contains_key(&unit.troop));
    }
    let few: BTreeMap<TroopId, u32> = [(TroopId(5), 3), (TroopId(1), 2)].into();
    let wish = Wish {
        owned: Some(&few),
        ..Wish::default()
    };
    let said = said(deal(&list, &event, &wish), &list, &blank);
    for part in ["at least 4 Spearmen", "3 Spearmen that you have"] {
        assert!(said.contains(part), "{part:?} isn't in {said:?}");
    }
}

#[test]
fn styles_show() {
    let list = sumerians();
    let event = Preset::Mm15At400.event();
    let styled = |style| {
        let wish = Wish {
            style: Some(style),
            seed: 2,
            ..Wish::default()
        };
        let Answer::Proposals(mut all) = deal(&list, &event, &wish).answer else {
            panic!("there is one");
        };
        all.remove(0).army
    };
    let mounted = |army: &Army| {
        let units = army.units().filter_map(|unit| list.troop(unit.troop));
        units.filter(|troop| troop.kind.is_mounted()).count()
    };
    let (many, elite) = (styled(Style::ManyUnits), styled(Style::Elite));
    assert!(many.units().count() > elite.units().count());
    assert!(mounted(&styled(Style::Mounted)) >= mounted(&many));
}

#[test]
fn it_can_be_called_off_between_solves() {
    let (list, event) = (sumerians(), Preset::Mm15At400.event());
    let wish = Wish {
        pause: &|_| Box::pin(std::future::pending()),
        ..Wish::default()
    };
    let broken = Edit::SetCic(None).apply(&army(&list, &event, 1)).unwrap();
    let mut waiting = std::task::Context::from_waker(std::task::Waker::noop());
    let dealt = std::pin::pin!(solve::deal(&list, &event, &wish));
    assert!(dealt.poll(&mut waiting).is_pending());
    let mended = std::pin::pin!(solve::mend(&list, &broken, &wish));
    assert!(mended.poll(&mut waiting).is_pending());
}

#[test]
fn what_no_troops_cure_is_named() {
    let (list, event) = (sumerians(), Preset::Mm15At400.event());
    let mut begun = army(&list, &event, 1);
    begun.commands[0].bodies.truncate(3);
    let scorpio = Edit::SetScorpio(true).apply(&begun).unwrap();
    let why = said(complete(&list, &scorpio, &Wish::default()), &list, &scorpio);
    assert!(
        why.starts_with("It can’t be done.") && why.contains("corpio"),
        "{why}"
    );
    // Mending drops it.
    let Answer::Proposals(all) = mend(&list, &scorpio, &Wish::default()).answer else {
        panic!("it can be mended");
    };
    assert!(!all[0].army.purchases.scorpio);
}

#[test]
fn too_few_bases_and_too_few_points_are_both_told() {
    let list = sumerians();
    let mut event = Preset::Friendly.event();
    event.points = 60;
    let blank = Army::new(&list, event.clone());
    let few: BTreeMap<TroopId, u32> = [(TroopId(5), 3), (TroopId(1), 2)].into();
    let wish = Wish {
        owned: Some(&few),
        ..Wish::default()
    };
    let said = said(deal(&list, &event, &wish), &list, &blank);
    for part in [
        "at least 4 Spearmen",
        "3 Spearmen that you have",
        "of 60 points",
    ] {
        assert!(said.contains(part), "{part:?} isn't in {said:?}");
    }
}

#[test]
fn a_locked_unit_stays_as_it_is() {
    let cases = every_case();
    for seed in 0..12 {
        let broken = broken(&cases, seed);
        let mut army = broken.army;
        let kept = army.units().nth(army.units().count() / 2).unwrap().clone();
        army.locked = vec![kept.id];
        for reply in [
            mend(broken.list, &army, &Wish::default()),
            complete(broken.list, &army, &Wish::default()),
        ] {
            if let Answer::Proposals(all) = reply.answer {
                for proposal in all {
                    assert_eq!(proposal.army.unit(kept.id), Some(&kept), "{seed}");
                    assert_eq!(proposal.army.locked, [kept.id]);
                }
            }
        }
    }
}
