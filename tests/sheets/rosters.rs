//! The roster as data.

use crate::expected::check;
use crate::{sumerians, sumerians_with};
use muster::army::{GeneralLevel, UnitId};
use muster::sheet::{RosterOptions, roster};

#[test]
fn the_roster_holds_everything_that_the_paper_shows() {
    let case = sumerians();
    let options = RosterOptions {
        reference: true,
        ..RosterOptions::default()
    };
    let roster = roster(&case.list, &case.army, &case.judgement, options);
    check("sumerians-300.roster.txt", &format!("{roster:#?}\n"));
}

#[test]
fn hidden_prices_are_nowhere() {
    let case = sumerians();
    let options = RosterOptions {
        prices: false,
        ..RosterOptions::default()
    };
    let roster = roster(&case.list, &case.army, &case.judgement, options);
    assert!(roster.facts.iter().all(|fact| fact.price.is_none()));
    for command in &roster.commands {
        assert_eq!(command.points, None);
        let mut units = command.bodies.iter().flat_map(|body| &body.ranks);
        assert!(units.all(|unit| unit.price.is_none()));
    }
}

#[test]
fn troops_that_the_list_does_not_have_are_shown_without_figures() {
    let case = sumerians_with(|army| {
        army.commands[0].bodies[0].ranks[0].troop = muster::list::TroopId(999);
        army.commands[0].bodies[0].ranks[0].general = Some(GeneralLevel::Genius);
        army.cic = Some(UnitId(1));
    });
    let roster = roster(
        &case.list,
        &case.army,
        &case.judgement,
        RosterOptions::default(),
    );
    let unit = &roster.commands[0].bodies[0].ranks[0];
    assert_eq!((unit.kind, unit.vbu), (None, None));
    assert_eq!(unit.name, "Unknown troop 999");
    assert!(!roster.legal);
}
