//! What goes into a link comes out of it.

use crate::draw::{any_army, any_event, points_lists};
use crate::forge::{forged, payload};
use crate::realistic::{Dice, army, deployed};
use muster::army::{Army, Body, Deployment, Forward};
use muster::battle::scenario::{Ford, Scenario};
use muster::battle::sheet_weather::{Climate, SheetWeather};
use muster::event::{Preset, StandardZone};
use muster::list::ArmyList;
use muster::rules::judge;
use muster::share::{Kind, Link, LinkError, Opened, Part, Seal, Seen, Shared, normalised};
use proptest::prelude::*;

fn list_of(army: &Army) -> &'static ArmyList {
    points_lists()
        .iter()
        .find(|list| list.id == army.list.id)
        .expect("drawn from a known list")
}

fn shared(army: Army) -> Shared {
    Shared {
        army,
        seen: Seen {
            edition: 1,
            points: 300,
            vdt: 30,
        },
        seal: None,
        list: None,
        has_more: false,
    }
}

#[track_caller]
fn opened(link: &Link) -> Shared {
    match link.open() {
        Ok(Opened::Army(shared)) => *shared,
        other => panic!("{other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_army_comes_back_in_normal_form(
        army in any_army(),
        player in "\\PC{0,20}",
        points in any::<i32>(),
        vdt in any::<u32>(),
        seal in prop::option::of(any::<[u8; 8]>()),
    ) {
        let mut sent = shared(army);
        sent.army.player = player;
        sent.seen = Seen { edition: 7, points: points.clamp(-100_000, 100_000), vdt };
        sent.seal = seal.map(Seal);
        let mut expected = sent.clone();
        expected.army = normalised(&sent.army);
        let link = Link::army(&sent, Part::WithDeployment).expect("fits");
        prop_assert_eq!(&opened(&link), &expected);
        prop_assert_eq!(&Link::army(&opened(&link), Part::WithDeployment).expect("fits"), &link);

        let link = Link::army(&sent, Part::Army).expect("fits");
        let forward = expected.army.deployment.forward.take();
        expected.army.deployment = Deployment {
            forward: forward.map(|forward| match forward {
                Forward::A(command) => Forward::A(command),
                Forward::B(_) => Forward::B(Vec::new()),
            }),
            ..Deployment::default()
        };
        expected.seal = None;
        prop_assert_eq!(opened(&link), expected);
    }

    #[test]
    fn the_normal_form_is_the_same_army(army in any_army()) {
        let normal = normalised(&army);
        prop_assert_eq!(&normalised(&normal), &normal);
        let list = list_of(&army);
        let (one, other) = (judge(list, &army.event, &army), judge(list, &army.event, &normal));
        prop_assert_eq!((one.points, one.vdt, one.legal), (other.points, other.vdt, other.legal));
        let faults = |judgement: &muster::rules::Judgement| -> Vec<_> {
            judgement.findings.iter().map(|f| (f.rule, f.grade, f.by)).collect()
        };
        prop_assert_eq!(faults(&one), faults(&other));
    }

    #[test]
    fn an_event_comes_back_as_it_was(event in any_event()) {
        let link = Link::event(&event).expect("fits");
        prop_assert_eq!(link.open(), Ok(Opened::Event(Box::new(event))));
    }

    #[test]
    fn a_link_that_was_cut_off_anywhere_says_so(army in any_army(), at in any::<prop::sample::Index>()) {
        let link = Link::army(&shared(army), Part::Army).expect("fits");
        let end = 1 + at.index(link.payload().len() - 1);
        let cut = Link::from_parts(Kind::Army, &link.payload()[..end]).open();
        prop_assert!(matches!(cut, Err(LinkError::CutOff { have, .. }) if have == end), "{:?}", cut);
    }
}

#[test]
fn a_map_comes_back_as_it_was() {
    for list in points_lists() {
        let mut dice = Dice(u64::from(list.id.0));
        let army = army(list, &mut dice);
        let army = deployed(list, army, &mut dice);
        let link = Link::army(&shared(army.clone()), Part::WithDeployment).expect("fits");
        assert_eq!(opened(&link).army, normalised(&army));
    }
}

#[test]
fn the_name_of_a_published_list_is_left_to_the_reader() {
    let list = &points_lists()[0];
    let army = Army::new(list, muster::event::Preset::Mm15At300.event());
    let sent = Shared::of(list, &army);
    assert_eq!(sent.army.list.name, "");
    assert_eq!(sent.army_of(list), army);
    let house = points_lists()
        .iter()
        .find(|list| list.provenance.status == muster::list::Status::House)
        .expect("there is a house list");
    let army = Army::new(house, muster::event::Preset::Mm15At300.event());
    assert_eq!(Shared::of(house, &army).army.list.name, house.name);
}

#[test]
fn bodies_without_units_are_left_out() {
    let mut army = Army::new(&points_lists()[0], muster::event::Preset::Mm15At300.event());
    army.commands[0].bodies.push(Body { ranks: Vec::new() });
    let link = Link::army(&shared(army), Part::Army).expect("fits");
    assert_eq!(opened(&link).army.commands[0].bodies, []);
}

#[test]
fn armies_beyond_all_bounds_can_not_be_sent() {
    let list = &points_lists()[0];
    let mut army = Army::new(list, muster::event::Preset::Mm15At300.event());
    army.name = "x".repeat(9000);
    let refused = Link::army(&shared(army), Part::Army).expect_err("too large");
    assert!(refused.to_string().contains("more than a link can carry"));
}

/// A Muster of tomorrow may add a section; this one opens the rest and says that there is more.
#[test]
fn a_section_of_a_newer_muster_is_passed_over() {
    let army = Army::new(&points_lists()[0], muster::event::Preset::Mm15At300.event());
    let sent = shared(army.clone());
    let link = Link::army(&sent, Part::Army).expect("fits");
    let mut bytes = payload(&link);
    assert_eq!(
        forged(Kind::Army, &bytes),
        link,
        "the frame is as described"
    );
    assert_eq!(bytes.pop(), Some(0), "no section at the end");
    bytes.extend([1, 200, 3, 7, 8, 9]);
    let newer = opened(&forged(Kind::Army, &bytes));
    assert!(newer.has_more);
    assert_eq!(newer.army, normalised(&army));
    bytes.push(0);
    let wrong = forged(Kind::Army, &bytes).open();
    assert_eq!(wrong, Err(LinkError::NotUnderstood));
}

#[test]
fn fords_and_the_sheet_s_weather_travel_beside_the_rest() {
    let mut army = Army::new(&points_lists()[0], Preset::Basic.event());
    army.event.table.width = 150;
    army.event.basic.h_mm = Some(50);
    army.event.basic.zone = Some(StandardZone {
        from_middle: 4,
        from_sides: 3,
    });
    let plain = Link::army(&shared(army.clone()), Part::Army).expect("fits");
    army.basic.scenario = Some(Scenario::River);
    army.basic.fords = vec![
        Ford::at(-200),
        Ford {
            at: 200,
            die: Some(4),
            shift: -120,
        },
    ];
    army.basic.sheet_weather = Some(SheetWeather {
        climate: Climate::Winter,
        dice: [3, 5],
    });
    let link = Link::army(&shared(army.clone()), Part::Army).expect("fits");
    assert_eq!(opened(&link).army.basic, army.basic);
    assert_eq!(opened(&link).army.event, army.event);
    assert!(!opened(&link).has_more);
    // Fords alone need no other section of the army's.
    army.basic.scenario = None;
    let link = Link::army(&shared(army.clone()), Part::Army).expect("fits");
    assert_eq!(opened(&link).army.basic, army.basic);
    assert!(opened(&plain).army.basic.fords.is_empty());
    // The event's own link has the table, H and the zone.
    let link = Link::event(&army.event).expect("fits");
    assert!(matches!(link.open(), Ok(Opened::Event(event)) if *event == army.event));
}
