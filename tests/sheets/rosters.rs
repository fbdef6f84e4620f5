//! The roster as data.

use crate::expected::check;
use crate::{sumerians, sumerians_with};
use muster::army::{GeneralLevel, UnitId};
use muster::event::Waiver;
use muster::rules::RuleName;
use muster::sheet::{Block, Layout, Roster, RosterOptions, roster};

#[test]
fn the_roster_holds_everything_that_the_paper_shows() {
    let case = sumerians();
    let options = RosterOptions {
        reference: true,
        ..RosterOptions::default()
    };
    let roster = roster(&case.list, &case.army, &case.judgement, options);
    check("sumerians-300.roster.txt", &on_paper(&roster));
}

/// The roster as lines, each with all that a cell could show.
fn on_paper(roster: &Roster) -> String {
    let mut lines = vec![
        format!("{} · {}", roster.name, roster.player),
        format!("{:?}", roster.list),
        format!("{}, table {}", roster.event, roster.table),
        format!(
            "{} of {} points, VDT {}, breaks at {}, legal: {}",
            roster.points, roster.limit, roster.vdt, roster.break_point, roster.legal
        ),
    ];
    lines.extend(roster.facts.iter().map(|fact| format!("{fact:?}")));
    for command in &roster.commands {
        lines.push(format!(
            "{} · {:?} · {:?} points, {} VD, {}, breaks at {}",
            command.name,
            command.general,
            command.points,
            command.vd,
            command.share,
            command.break_point
        ));
        for body in &command.bodies {
            let large = if body.is_large() {
                "Large Unit"
            } else {
                "unit"
            };
            lines.push(format!("  {large}"));
            lines.extend(body.ranks.iter().map(|unit| format!("    {unit:?}")));
        }
    }
    lines.extend(roster.tracks.iter().map(|track| format!("{track:?}")));
    lines.extend(roster.allowances.iter().map(|row| format!("{row:?}")));
    lines.extend(roster.findings.iter().map(|finding| format!("{finding:?}")));
    if let Some(reference) = &roster.reference {
        lines.extend(reference.fire.iter().map(|row| format!("{row:?}")));
        lines.extend(reference.fire_notes.iter().map(|note| (*note).to_owned()));
        let terms = reference.discipline.iter().chain(&reference.terms);
        lines.extend(terms.map(|term| format!("{}: {}", term.name, term.text)));
        let notes = reference.melee.iter().chain(&reference.discipline_notes);
        lines.extend(notes.map(|note| (*note).to_owned()));
        lines.extend(reference.always.iter().map(|note| (*note).to_owned()));
    }
    lines.join("\n") + "\n"
}

/// The lines of the paper as they read, page by page.
fn read_out(roster: &Roster) -> String {
    let layout = Layout::of(roster);
    let mut lines = vec![
        roster.title().to_owned(),
        roster.about_list(),
        roster.about_game(),
        roster.facts_line().replace('\u{a0}', " "),
    ];
    for (page, number) in layout.pages.iter().zip(1..) {
        lines.push(format!("page {number}, {:?}", layout.density));
        for block in page {
            match block {
                Block::Command(part) => {
                    let command = &roster.commands[part.command];
                    lines.push(format!("{} · {}", command.title(), command.figures_line()));
                    for line in &part.lines {
                        let body = &command.bodies[line.body];
                        for (rank, unit) in body.ranks.iter().enumerate() {
                            let name = body.rank_name(rank, line.count).whole();
                            let name = name.replace('\u{a0}', " ");
                            lines.push(format!("  {} · {}", name.trim(), unit.remarks()));
                        }
                    }
                }
                Block::Army => {
                    lines.push(roster.allowances_line());
                    lines.push(roster.verdict_line());
                }
                Block::Verdict(range) => {
                    let remarks = roster.remarks();
                    lines.extend(remarks[range.clone()].iter().map(|remark| remark.whole()));
                }
                Block::Reference => lines.push("quick reference".to_owned()),
            }
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn the_paper_reads_as_it_should() {
    let case = sumerians();
    let options = RosterOptions::default();
    let legal = roster(&case.list, &case.army, &case.judgement, options);
    check("sumerians-300.paper.txt", &read_out(&legal));
}

#[test]
fn waivers_stand_on_paper_whether_they_were_needed_or_not() {
    let waiver = |rule, reason: &str| Waiver {
        rule,
        reason: reason.into(),
    };
    let case = sumerians_with(|army| {
        army.event.waivers = vec![
            waiver(RuleName::PointsLimit, "a gift"),
            waiver(RuleName::NoCowards, "a joke"),
        ];
        army.purchases.destiny = 3;
        army.commands[0].name = "Left wing".into();
    });
    let options = RosterOptions {
        prices: false,
        ..RosterOptions::default()
    };
    let waived = roster(&case.list, &case.army, &case.judgement, options);
    assert!(waived.legal);
    check("waived.paper.txt", &read_out(&waived));
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

#[test]
fn rows_add_up_to_commands_and_those_to_the_army() {
    let case = sumerians_with(|army| {
        army.purchases.scorpio = true;
        army.purchases.joan = Some(UnitId(1));
        army.purchases.fortifications = 2;
    });
    let options = RosterOptions::default();
    let roster = roster(&case.list, &case.army, &case.judgement, options);
    let mut sum = 0;
    for command in &roster.commands {
        let units = command.bodies.iter().flat_map(|body| &body.ranks);
        let rows: i32 = units.filter_map(|unit| unit.total_price()).sum();
        assert_eq!(command.points, Some(rows));
        sum += rows;
    }
    sum += roster
        .facts
        .iter()
        .filter_map(|fact| fact.price)
        .sum::<i32>();
    assert_eq!(sum, roster.points);
    let line = roster.points_line().unwrap();
    let start = "151 + 122 + ";
    assert!(line.starts_with(start), "{line}");
    assert!(
        line.ends_with(&format!(" = {} points", roster.points)),
        "{line}"
    );
}

#[test]
fn a_generals_price_is_in_his_units_price() {
    let case = sumerians();
    let options = RosterOptions::default();
    let roster = roster(&case.list, &case.army, &case.judgement, options);
    let cars = &roster.commands[0].bodies[0].ranks[0];
    assert_eq!(cars.price_of(1), "19 + 20 = 39");
    let slingers = &roster.commands[0].bodies.last().unwrap().ranks[0];
    let price = slingers.price.unwrap();
    assert_eq!(slingers.price_of(1), price.to_string());
    assert_eq!(slingers.price_of(3), format!("3 × {price} = {}", 3 * price));
}

#[test]
fn a_reconstructed_list_says_so_and_marks_its_figures() {
    use muster::list::{Figure, Status};
    let mut case = sumerians();
    case.list.provenance.status = Status::Reconstructed;
    let plain = roster(
        &case.list,
        &case.army,
        &case.judgement,
        RosterOptions::default(),
    );
    assert!(plain.list.is_reconstructed);
    let mut unit = plain.commands[0].bodies[0].ranks[0].clone();
    assert!(unit.ours.is_empty(), "nothing in this list is ours");
    unit.ours = vec![Figure::Vbu, Figure::Price];
    assert_eq!(unit.figures()[1], "6~");
    assert_eq!(unit.price_of(1), "19 + 20 = 39~");
}
