//! Every figure of every scenario, and every zone on a table of 30 by 20 H.

use super::goal::Held;
use super::*;
use crate::event::{Preset, Table};
use crate::map::Band;
use std::cmp::Ordering;

fn table() -> Tabletop {
    let mut event = Preset::Basic.event();
    event.table = Table {
        width: 120,
        depth: 80,
    };
    Tabletop {
        h: 40,
        river: 120,
        standard: Some(Band {
            left: -480,
            right: 480,
            front: 160,
            back: 400,
        }),
        ..Tabletop::of(&event)
    }
}

/// In H: left, right, front, back.
fn in_h(scenario: Scenario, role: Role) -> Option<[i16; 4]> {
    let band = table().band(scenario.zone(role))?;
    Some([band.left, band.right, band.front, band.back].map(|mm| mm / 40))
}

#[test]
fn a_die_chooses_the_scenario() {
    for (die, scenario) in (1..=6).zip(Scenario::ALL) {
        assert_eq!(Scenario::rolled(die), Some(*scenario));
        assert_eq!(scenario.number(), die);
    }
    assert_eq!(Scenario::rolled(0), None);
    assert_eq!(Scenario::rolled(7), None);
}

#[test]
fn eight_turns_and_perhaps_a_ninth() {
    let ninth = |scenario: Scenario| {
        let turns = scenario.turns();
        assert_eq!(turns.sure, 8);
        turns.one_more.map(|more| (more.needs, more.decides))
    };
    assert_eq!(ninth(Scenario::Pitched), None);
    assert_eq!(ninth(Scenario::Conquest), None);
    assert_eq!(ninth(Scenario::Encounter), Some((4, None)));
    let attacker = Some(Role::Attacker);
    assert_eq!(ninth(Scenario::Rearguard), Some((3, attacker)));
    assert_eq!(ninth(Scenario::River), Some((4, attacker)));
    assert_eq!(ninth(Scenario::Ambush), Some((4, attacker)));
    assert_eq!(Scenario::River.turns().most(), 9);
    assert_eq!(Scenario::Pitched.turns().most(), 8);
}

#[test]
fn special_rules_are_for_whom_they_are_named() {
    use SpecialRule::*;
    let has = |scenario: Scenario, rule| {
        [Role::Attacker, Role::Defender].map(|role| scenario.has(rule, role))
    };
    assert_eq!(has(Scenario::Encounter, FastMarch), [true, true]);
    assert_eq!(has(Scenario::Encounter, Unprepared), [true, true]);
    assert_eq!(has(Scenario::Encounter, Reserve), [true, true]);
    assert_eq!(has(Scenario::Rearguard, FastMarch), [true, false]);
    assert_eq!(has(Scenario::Rearguard, Unprepared), [true, true]);
    assert_eq!(has(Scenario::Rearguard, Reserve), [false, false]);
    assert_eq!(has(Scenario::River, FastMarch), [true, false]);
    assert_eq!(has(Scenario::River, Unprepared), [true, true]);
    assert_eq!(has(Scenario::River, Reserve), [false, true]);
    for scenario in [Scenario::Pitched, Scenario::Conquest, Scenario::Ambush] {
        assert!(scenario.special_rules().is_empty());
    }
}

#[test]
fn the_defender_holds_back_4_vd() {
    let held = Scenario::Rearguard.held_back().unwrap();
    assert_eq!((held.vd, held.arrive, held.count_in_vdt), (4, None, false));
    let held = Scenario::River.held_back().unwrap();
    assert_eq!(
        (held.vd, held.arrive, held.count_in_vdt),
        (4, Some(3), true)
    );
    assert_eq!(Scenario::Encounter.reserve_turn(), Some(2));
    assert_eq!(Scenario::River.reserve_turn(), Some(3));
    assert_eq!(Scenario::Ambush.held_back(), None);
}

#[test]
fn conquest_is_fought_from_the_right_hand_corners() {
    for role in [Role::Attacker, Role::Defender] {
        // 12H along the long side from the right, 4H deep.
        assert_eq!(in_h(Scenario::Conquest, role), Some([3, 15, 6, 10]));
    }
}

#[test]
fn pitched_and_encounter_battles_have_the_standard_zone() {
    for scenario in [Scenario::Pitched, Scenario::Encounter] {
        for role in [Role::Attacker, Role::Defender] {
            assert_eq!(in_h(scenario, role), Some([-12, 12, 4, 10]));
        }
    }
}

#[test]
fn a_rearguard_keeps_from_the_sides_its_edge_and_the_middle() {
    assert_eq!(
        in_h(Scenario::Rearguard, Role::Defender),
        Some([-7, 7, 2, 8])
    );
    assert_eq!(
        in_h(Scenario::Rearguard, Role::Attacker),
        Some([-12, 12, 4, 10])
    );
}

#[test]
fn the_defender_of_a_river_keeps_4_h_from_it() {
    // The river is 3H wide about the middle line: 60 mm, and 4H more.
    let band = table().band(Scenario::River.zone(Role::Defender)).unwrap();
    assert_eq!((band.left, band.right), (-360, 360));
    assert_eq!((band.front, band.back), (60 + 160, 400));
    assert_eq!(
        in_h(Scenario::River, Role::Attacker),
        Some([-12, 12, 4, 10])
    );
}

#[test]
fn more_than_excludes_the_line_itself() {
    let zone = Scenario::River.zone(Role::Defender);
    let judged = table().judged_band(zone).unwrap();
    assert_eq!((judged.left, judged.right), (-358, 358));
    assert_eq!(judged.front, 220, "at least 4H includes it");
    let zone = Scenario::Conquest.zone(Role::Attacker);
    assert_eq!(table().judged_band(zone), table().band(zone));
}

#[test]
fn an_ambushed_army_starts_at_a_short_side() {
    assert_eq!(
        in_h(Scenario::Ambush, Role::Attacker),
        Some([-15, -9, -6, 6])
    );
    assert_eq!(in_h(Scenario::Ambush, Role::Defender), None);
}

#[test]
fn a_table_too_small_for_a_zone_has_none() {
    let small = Tabletop {
        width: 300,
        depth: 300,
        ..table()
    };
    assert_eq!(small.band(Scenario::Rearguard.zone(Role::Defender)), None);
    assert_eq!(small.band(Scenario::River.zone(Role::Defender)), None);
    assert_eq!(small.band(Scenario::Ambush.zone(Role::Attacker)), None);
    assert!(
        small
            .band(Scenario::Conquest.zone(Role::Defender))
            .is_some()
    );
}

#[test]
fn extra_points_are_those_of_the_supplement() {
    let earned = |scenario: Scenario, role: Role, vd: u32| -> u32 {
        let extras = scenario.extra_points().iter();
        let own = extras.filter(|extra| extra.whose.includes(role));
        own.map(|extra| extra.earned(vd)).sum()
    };
    use Role::{Attacker, Defender};
    assert_eq!(earned(Scenario::Pitched, Attacker, 6), 0);
    assert_eq!(earned(Scenario::Pitched, Defender, 7), 1);
    assert_eq!(earned(Scenario::Encounter, Attacker, 4), 0);
    assert_eq!(earned(Scenario::Encounter, Defender, 5), 1);
    assert_eq!(earned(Scenario::River, Attacker, 4), 0);
    assert_eq!(earned(Scenario::River, Attacker, 5), 2);
    assert_eq!(earned(Scenario::River, Defender, 3), 0);
    assert_eq!(earned(Scenario::River, Defender, 11), 2);
    assert_eq!(earned(Scenario::Ambush, Attacker, 5), 2);
    assert_eq!(earned(Scenario::Ambush, Defender, 20), 0);
    assert_eq!(earned(Scenario::Conquest, Attacker, 20), 0);
    assert_eq!(earned(Scenario::Rearguard, Defender, 20), 0);
}

#[test]
fn the_objective_is_held_by_units_then_by_vd() {
    let held = |units, vd| Held { units, vd };
    assert_eq!(Victory::holder(held(2, 3), held(1, 6)), Ordering::Greater);
    assert_eq!(Victory::holder(held(2, 3), held(2, 4)), Ordering::Less);
    assert_eq!(Victory::holder(held(2, 4), held(2, 4)), Ordering::Equal);
    assert_eq!(Victory::holder(held(0, 0), held(0, 0)), Ordering::Equal);
}

#[test]
fn terrain_is_counted_and_kept_apart_as_each_scenario_says() {
    assert_eq!(Scenario::Conquest.clear_middle(), Some(8));
    assert_eq!(Scenario::Encounter.terrain_apart(), Some(5));
    assert_eq!(Scenario::Pitched.river_from_short_side(), Some(10));
    assert_eq!(Scenario::Rearguard.river_behind(), Some(3));
    assert_eq!(Scenario::River.dividing_river(), Some((2, 3)));
    assert_eq!(Scenario::River.fords(), Some((2, 3)));
    assert_eq!(
        Scenario::Ambush.terrain(),
        TerrainNumber::Defender { min: 2, max: 6 }
    );
    assert_eq!(
        Scenario::Rearguard.terrain(),
        TerrainNumber::DefenderUpTo(3)
    );
    assert!(!Scenario::Encounter.has_roles());
}

#[test]
fn the_table_is_the_event_s() {
    let mut event = Preset::Basic.event();
    event.basic.h_mm = Some(50);
    let zone = crate::event::StandardZone {
        from_middle: 3,
        from_sides: 2,
    };
    event.basic.zone = Some(zone);
    let table = Tabletop::of(&event);
    assert_eq!((table.width, table.depth, table.h), (1200, 600, 50));
    let standard = table.band(Zone::Standard).unwrap();
    assert_eq!((standard.left, standard.front), (-500, 150));
    // The edition of 2008 says it in U.
    event.basic.zone = None;
    event.basic.edition = crate::event::Edition::First;
    let standard = Tabletop::of(&event).band(Zone::Standard).unwrap();
    assert_eq!((standard.left, standard.front), (-500, 150));
    // The sheet of 3.0 doesn't.
    event.basic.edition = crate::event::Edition::Third;
    assert_eq!(Tabletop::of(&event).band(Zone::Standard), None);
}
