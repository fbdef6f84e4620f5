//! Nonsense about Basic Impetus in links: findings or a sentence.

use crate::basic_army::{basic, everything, list, own, printed};
use crate::forge::{forged, payload};
use muster::army::{Army, Edit, TakenOption};
use muster::battle::scenario::{Ford, Scenario};
use muster::list::{ArmyList, Seat, SwapId};
use muster::rules::{RuleName, cures, judge};
use muster::share::{Kind, Link, LinkError, Opened, Part, Shared, fingerprint};
use muster::text::{Names, say};
use proptest::prelude::*;

/// What the one who opens the link is told; every sentence and cure is asked for.
#[track_caller]
fn told(list: &ArmyList, army: &Army) -> Vec<RuleName> {
    let link = Link::army(&Shared::of(list, army), Part::WithDeployment).expect("fits");
    let Ok(Opened::Army(shared)) = link.open() else {
        panic!("{link} doesn't open");
    };
    looked_at(list, &shared.army)
}

fn looked_at(list: &ArmyList, army: &Army) -> Vec<RuleName> {
    fingerprint(list, army);
    let judgement = judge(list, &army.event, army);
    for finding in &judgement.findings {
        say(finding, Names { list, army });
        for cure in cures(list, &army.event, army, &judgement, finding) {
            cure.edit.apply(army).expect("a cure can be applied");
        }
    }
    judgement.findings.iter().map(|it| it.rule).collect()
}

#[test]
fn an_option_taken_twice_is_a_finding() {
    let list = list("basic-conquistadores");
    let mut army = printed(&list);
    army.basic.options = vec![TakenOption::new(basic(&list).options[0].id); 2];
    assert!(told(&list, &army).contains(&RuleName::BasicOptionOnce));
}

#[test]
fn an_option_of_another_list_is_a_finding() {
    let list = list("basic-conquistadores");
    let mut army = printed(&list);
    let mut foreign = TakenOption::new(SwapId(u16::MAX));
    foreign.give = u16::MAX;
    foreign.take = u16::MAX;
    foreign.many = Some(u16::MAX);
    army.basic.options = vec![foreign];
    assert!(told(&list, &army).contains(&RuleName::BasicOptionOffered));
}

#[test]
fn a_general_on_a_unit_that_holds_none_is_a_finding() {
    let list = list("basic-conquistadores");
    let army = printed(&list);
    let seat = |troop| list.troop(troop).map(|troop| troop.general);
    let unit = army.units().find(|unit| seat(unit.troop) == Some(Seat::No));
    let led = Edit::SetCic(unit.map(|unit| unit.id)).apply(&army);
    let led = led.expect("can be said");
    assert!(told(&list, &led).contains(&RuleName::BasicSeat));
}

#[test]
fn fords_off_the_table_over_each_other_and_shifted_too_far_are_findings() {
    let list = list("basic-conquistadores");
    let mut army = printed(&list);
    army.basic.scenario = Some(Scenario::River);
    let mut far = Ford::at(i16::MIN);
    far.die = Some(u8::MAX);
    far.shift = i16::MIN;
    let mut beyond = Ford::at(i16::MAX);
    beyond.shift = i16::MAX;
    army.basic.fords = vec![far, beyond, beyond];
    assert!(told(&list, &army).contains(&RuleName::ScenarioFords));
    // Nobody places a fourth.
    army.basic.fords = vec![beyond; 4];
    assert!(Link::army(&Shared::of(&list, &army), Part::Army).is_err());
}

/// Where the ranks of line-ups stand in the payload: number, length, one line-up, its place, one
/// unit, its place.
#[test]
fn ranks_of_a_line_up_or_unit_that_isnt_there_are_not_understood() {
    let list = list("basic-conquistadores");
    let link = Link::army(&Shared::of(&list, &everything(&list)), Part::Army).expect("fits");
    let bytes = payload(&link);
    let ranks = [9, 4, 1, 0, 1, 1];
    let at = bytes.windows(6).position(|six| six == ranks);
    let at = at.expect("has ranks");
    for (place, nonsense) in [(3, 2), (3, 127), (5, 100), (5, 127)] {
        let mut spoilt = bytes.clone();
        spoilt[at + place] = nonsense;
        let opened = forged(Kind::Army, &spoilt).open();
        assert_eq!(opened, Err(LinkError::NotUnderstood), "{place} {nonsense}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn spoilt_basic_armies_are_answered(
        is_own in any::<bool>(),
        blows in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0u8..4), 1..4),
    ) {
        let shipped = list("basic-conquistadores");
        let army = everything(&shipped);
        let (list, army) = if is_own { own(&shipped, &army) } else { (shipped, army) };
        let link = Link::army(&Shared::of(&list, &army), Part::WithDeployment).expect("fits");
        let mut bytes = payload(&link);
        for (at, byte, how) in blows {
            let at = at.index(bytes.len().max(1));
            match how {
                _ if bytes.is_empty() => bytes.push(byte),
                0 | 1 => bytes[at] = byte,
                2 => bytes.insert(at, byte),
                _ => { bytes.remove(at); }
            }
        }
        if let Ok(Opened::Army(shared)) = forged(Kind::Army, &bytes).open() {
            let judged = shared.list.as_ref().map_or(&list, |carried| &carried.list);
            looked_at(judged, &shared.army);
        }
    }
}
