//! Any change to the army changes its fingerprint, and nothing else does.

use crate::draw::{any_army, any_edit, points_lists};
use muster::army::{Army, CommandId, Deployment, Flank, FlankMarch, Forward, UnitId};
use muster::list::ArmyList;
use muster::share::{Fingerprint, Link, Opened, Part, Seal, Shared, normalised};
use proptest::prelude::*;

fn list_of(army: &Army) -> &'static ArmyList {
    let known = points_lists().iter().find(|list| list.id == army.list.id);
    known.expect("is known")
}

fn fingerprint(army: &Army) -> Fingerprint {
    muster::share::fingerprint(list_of(army), army)
}

fn orders_fingerprint(army: &Army, seal: Option<Seal>) -> Fingerprint {
    muster::share::orders_fingerprint(list_of(army), army, seal)
}

/// What the army's fingerprint stands for.
fn choices(army: &Army) -> Army {
    let mut army = normalised(army);
    let forward = army.deployment.forward.take().map(|forward| match forward {
        Forward::A(_) => Forward::A(CommandId(1)),
        Forward::B(_) => Forward::B(Vec::new()),
    });
    army.deployment = Deployment {
        forward,
        ..Deployment::default()
    };
    army.list.name.clear();
    army
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_edit_changes_the_fingerprint_if_it_changes_the_army(army in any_army(), edit in any_edit()) {
        if let Ok(after) = edit.apply(&army) {
            let same_army = choices(&army) == choices(&after);
            prop_assert_eq!(fingerprint(&army) == fingerprint(&after), same_army, "{:?}", edit);
        }
    }

}

// A fingerprint of orders takes its time, by intent.
proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_orders_have_one_of_their_own(army in any_army(), other in any_army()) {
        let orders = |army: &Army| orders_fingerprint(army, None);
        let mut changed = army.clone();
        changed.deployment = other.deployment;
        let same = normalised(&army) == normalised(&changed);
        let same_army = choices(&army) == choices(&changed);
        prop_assert_eq!(fingerprint(&army) == fingerprint(&changed), same_army);
        prop_assert_eq!(orders(&army) == orders(&changed), same);
    }

    #[test]
    fn a_fingerprint_is_the_same_on_both_sides_of_a_link(army in any_army()) {
        let list = points_lists().iter().find(|list| list.id == army.list.id).expect("is known");
        let sent = Shared::of(list, &army);
        let link = Link::army(&sent, Part::WithDeployment).expect("fits");
        let Ok(Opened::Army(opened)) = link.open() else {
            return Err(TestCaseError::fail("can't be opened"));
        };
        prop_assert_eq!(fingerprint(&opened.army), fingerprint(&army));
        prop_assert_eq!(orders_fingerprint(&opened.army, None), orders_fingerprint(&army, None));
    }
}

fn army() -> Army {
    let bytes = std::fs::read("tests/armies/sumerians-300.json").expect("can be read");
    Army::read(&bytes, "army").expect("is an army")
}

#[test]
fn the_numbers_of_units_and_the_name_of_the_list_do_not_count() {
    let before = army();
    let mut after = before.clone();
    for unit in after
        .commands
        .iter_mut()
        .flat_map(|command| &mut command.bodies)
        .flat_map(|body| &mut body.ranks)
    {
        unit.id = UnitId(unit.id.0 + 70);
    }
    after.cic = Some(UnitId(71));
    after.list.name = "Sumeri antichi".into();
    assert_eq!(fingerprint(&before), fingerprint(&after));
    after.list.revision += 1;
    assert_ne!(fingerprint(&before), fingerprint(&after));
}

#[test]
fn a_seal_hides_the_orders() {
    let mut army = army();
    army.deployment.flank_march = Some(FlankMarch {
        command: army.commands[1].id,
        side: Flank::Left,
    });
    let plain = orders_fingerprint(&army, None);
    let sealed = orders_fingerprint(&army, Some(Seal([7; 8])));
    assert_ne!(plain, sealed);
    assert_ne!(sealed, orders_fingerprint(&army, Some(Seal([8; 8]))));
    assert_ne!(plain, fingerprint(&army));
    assert_eq!(Fingerprint::parse(&sealed.to_string()), Some(sealed));
}
