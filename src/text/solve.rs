//! Proposals and their changes in words, and why there are none.

use super::finding::say;
use super::grammar::{all_of, count, general};
use super::words::{general_level, structure};
use super::{Names, Said};
use crate::army::{Army, Unit, UnitId};
use crate::list::ArmyList;
use crate::solve::{BillLine, Billed, Change, Demand, Impossible, Proposal, Style};

pub fn style(style: Style) -> &'static str {
    match style {
        Style::Balanced => "Balanced",
        Style::ManyUnits => "Many units",
        Style::Elite => "Elite",
        Style::Mounted => "Mounted",
        Style::Missiles => "Missiles",
    }
}

/// A line about changes that are alike.
pub struct Counted<'c> {
    pub said: String,
    pub changes: Vec<&'c Change>,
}

/// What a proposal changes, a line for each thing; what is alike is counted.
pub fn say_proposal(list: &ArmyList, before: &Army, proposal: &Proposal) -> Vec<String> {
    let lines = say_changes(list, before, proposal).into_iter();
    lines.map(|line| line.said).collect()
}

/// The same with the changes that each line is about.
pub fn say_changes<'c>(list: &ArmyList, before: &Army, proposal: &'c Proposal) -> Vec<Counted<'c>> {
    let now = Names {
        list,
        army: &proposal.army,
    };
    let was = Names { list, army: before };
    // Of an army from nothing nobody needs to be told that it has commands.
    let told =
        |change: &&Change| !(before.commands.is_empty() && matches!(change, Change::AddCommand(_)));
    let told = proposal.changes.iter().filter(told);
    counted(told, |change, times| say_one(change, times, was, now))
}

/// What a proposal adds, without saying each time that it is added, and to which command.
pub fn say_additions<'c>(
    list: &ArmyList,
    before: &Army,
    proposal: &'c Proposal,
) -> Vec<Counted<'c>> {
    let now = Names {
        list,
        army: &proposal.army,
    };
    let was = Names { list, army: before };
    let told = |change: &&Change| !matches!(change, Change::AddCommand(_));
    let told = proposal.changes.iter().filter(told);
    counted(told, |change, times| add_one(change, times, was, now))
}

fn counted<'c>(
    changes: impl Iterator<Item = &'c Change>,
    say: impl Fn(&Change, u32) -> String,
) -> Vec<Counted<'c>> {
    let mut lines: Vec<Counted<'c>> = Vec::new();
    for change in changes {
        let said = say(change, 1);
        match lines.iter_mut().find(|line| line.said == said) {
            Some(line) => line.changes.push(change),
            None => lines.push(Counted {
                said,
                changes: vec![change],
            }),
        }
    }
    for line in &mut lines {
        if let [first, _, ..] = line.changes.as_slice() {
            line.said = say(first, line.changes.len() as u32);
        }
    }
    lines
}

fn times_sign(times: u32) -> String {
    match times {
        0 | 1 => String::new(),
        times => format!("{times} × "),
    }
}

fn add_one(change: &Change, times: u32, was: Names<'_>, now: Names<'_>) -> String {
    let many = times_sign(times);
    match change {
        Change::Add { units, .. } => format!("{many}{}", body(units, now)),
        Change::Become { from, to } => {
            let appointed = Unit {
                general: to.general,
                ..from.clone()
            };
            match to.general {
                Some(level) if appointed == *to && from.general.is_none() => {
                    let rank = match now.army.cic == Some(to.id) {
                        true => "C-in-C",
                        false => "general",
                    };
                    let level = general_level(level);
                    format!("{many}{level} {rank}, with {}", now.troop(to.troop))
                }
                _ => {
                    let from = body(std::slice::from_ref(from), was);
                    let to = body(std::slice::from_ref(to), now);
                    format!("{many}{from}, now {to}")
                }
            }
        }
        Change::Structure { to, .. } => format!("Command structure, {}", structure(*to)),
        Change::Exploration { from, to } if to > from => {
            count(u32::from(to - from), "exploration point")
        }
        Change::Destiny { from, to } if to > from => count(u32::from(to - from), "destiny roll"),
        other => say_one(other, times, was, now),
    }
}

fn say_one(change: &Change, times: u32, was: Names<'_>, now: Names<'_>) -> String {
    let many = times_sign(times);
    match change {
        Change::Add { units, to } => {
            format!("Add {many}{} to {}", body(units, now), now.command(*to))
        }
        Change::Remove { unit } => {
            format!("Remove {many}{}", body(std::slice::from_ref(unit), was))
        }
        Change::Become { from, to } => format!(
            "Change {many}{} in {} to {}",
            body(std::slice::from_ref(from), was),
            now.army
                .command_of(to.id)
                .map_or_else(String::new, |it| now.command(it.id)),
            body(std::slice::from_ref(to), now)
        ),
        Change::Move { unit, to } => {
            let troop = now.army.unit(*unit).map(|it| now.troop(it.troop));
            format!(
                "Move {many}{} to {}",
                troop.unwrap_or_default(),
                now.command(*to)
            )
        }
        Change::Lead { unit } => {
            let troop = now.army.unit(*unit).map(|it| now.troop(it.troop));
            format!("Make the general with {} C-in-C", troop.unwrap_or_default())
        }
        Change::AddCommand(id) => format!("Form {}", now.command(*id)),
        Change::RemoveCommand(id) => format!("Split up {}", was.command(*id)),
        Change::Structure { to, .. } => format!("Make the command structure {}", structure(*to)),
        Change::Exploration { from, to } => from_to("Exploration points", *from, *to),
        Change::Destiny { from, to } => from_to("Destiny rolls", *from, *to),
        Change::Fortifications { from, to } => from_to("Fortifications", *from, *to),
        Change::Packages { variant, from, to } => {
            let package = format!("Packages, {}", now.package_variant(*variant));
            from_to(&package, *from, *to)
        }
        Change::Scorpio => "Drop the attached scorpios".to_owned(),
        Change::Joan => "Drop Joan of Arc".to_owned(),
        Change::Deployment => "Change orders or the map to match".to_owned(),
    }
}

fn from_to(what: &str, from: u16, to: u16) -> String {
    match from {
        0 => format!("{what}: {to}"),
        from => format!("{what}: {to} instead of {from}"),
    }
}

/// "Spearmen, 3 deep, with a Poor general".
fn body(units: &[Unit], names: Names<'_>) -> String {
    let Some(front) = units.first() else {
        return "nothing".to_owned();
    };
    let mut said = names.troop(front.troop);
    if let Some(other) = units.iter().find(|unit| unit.troop != front.troop) {
        said = format!("{said} and {}", names.troop(other.troop));
    }
    if units.len() > 1 {
        said = format!("{said}, {} deep", units.len());
    } else if front.rear {
        said = format!("{said} at the rear-rank price");
    }
    for upgrade in front.each_upgrade() {
        said = format!("{said}, {}", names.quoted(upgrade));
    }
    if front.pike_upgrade {
        said = format!("{said}, pike upgrade");
    }
    match front.general {
        Some(level) if names.army.cic == Some(front.id) => {
            format!("{said}, with {} as C-in-C", general(level))
        }
        Some(level) => format!("{said}, with {}", general(level)),
        None => said,
    }
}

/// "2 × Spearmen, 2 deep": a body that stays, and those like it.
pub fn kept(front: UnitId, units: u32, names: Names<'_>) -> String {
    let mut bodies = names.army.commands.iter().flat_map(|it| &it.bodies);
    let of = bodies.find(|body| body.ranks.first().is_some_and(|unit| unit.id == front));
    let ranks = of.map(|body| body.ranks.as_slice()).unwrap_or_default();
    let times = units / u32::try_from(ranks.len()).unwrap_or(1).max(1);
    format!("{}{}", times_sign(times), body(ranks, names))
}

/// Why there is no army, with the figures.
pub fn say_impossible(impossible: &Impossible, names: Names<'_>) -> Said {
    let headline = "It can’t be done.".to_owned();
    let event = &names.army.event;
    if !impossible.findings.is_empty() {
        let said = impossible.findings.iter();
        let said: Vec<String> = said
            .map(|finding| say(finding, names).to_string())
            .collect();
        return Said {
            headline,
            detail: said.join(" "),
        };
    }
    let mut sentences = Vec::new();
    let clashes = impossible.demands.iter();
    let clashes = clashes.filter(|demand| !matches!(demand, Demand::Points { .. }));
    let mut parts: Vec<String> = clashes.map(|it| demand(*it, names)).collect();
    if !parts.is_empty() && !impossible.unsure {
        if impossible.kept > 0 {
            let stay = format!("the {} that stay", count(impossible.kept, "unit"));
            parts.insert(0, stay);
        }
        let clash = all_of(parts);
        sentences.push(format!("These can’t all be met: {clash}."));
    }
    if let Some(cost) = impossible.cost() {
        let over = (cost - i32::from(event.points)).unsigned_abs();
        let lines = impossible.bill.iter().map(|line| bill_line(*line, names));
        sentences.push(format!(
            "What has to be in it costs {cost} of {} points, {over} too many: {}.",
            event.points,
            all_of(lines)
        ));
    }
    if sentences.is_empty() {
        return Said {
            headline: "No army was found.".to_owned(),
            detail: "The search stopped before every army had been tried.".to_owned(),
        };
    }
    Said {
        headline,
        detail: sentences.join(" "),
    }
}

/// "4 Spearmen (at least 4) for 60".
pub fn bill_line(line: BillLine, names: Names<'_>) -> String {
    let points = line.points;
    match line.what {
        Billed::Structure(of) => format!("{} command structure for {points}", structure(of)),
        Billed::Kept { unit, units, .. } => {
            format!("{} for {points}", kept(unit, units, names))
        }
        Billed::Units { row, count, min } => {
            let asked = if min > 0 {
                format!(" (at least {min})")
            } else {
                String::new()
            };
            format!("{count} {}{asked} for {points}", names.row(row))
        }
        Billed::Generals(1) if points < 0 => {
            format!("a general who gives back {}", points.unsigned_abs())
        }
        Billed::Generals(generals) if points < 0 => {
            format!(
                "{generals} generals who give back {}",
                points.unsigned_abs()
            )
        }
        Billed::Generals(1) => format!("a general for {points}"),
        Billed::Generals(generals) => format!("{generals} generals for {points}"),
        Billed::Purchases => format!("purchases for {points}"),
    }
}

/// "at least 4 Spearmen".
pub fn demand(demand: Demand, names: Names<'_>) -> String {
    match demand {
        Demand::Points { limit } => format!("{limit} points"),
        Demand::RowMinimum { row, min } => format!("at least {min} {}", names.row(row)),
        Demand::RowMaximum { row, max } => format!("at most {max} {}", names.row(row)),
        Demand::JointMinimum { minimum, min } => {
            format!("at least {min} {}", names.joint_minimum(minimum))
        }
        Demand::Packages { package, min, max } => {
            format!("{min} to {max} of {} whole", names.package(package))
        }
        Demand::OneKind { row } => format!("one kind only of {}", names.row(row)),
        Demand::Generals { commands: 1 } => "a general who is C-in-C".to_owned(),
        Demand::Generals { commands } => format!("{commands} generals, one of them C-in-C"),
        Demand::LargestCommand { cap } => format!("at most {cap}% of VD in a command"),
        Demand::AlliedShare { contingent, cap } => {
            format!("at most {cap}% of VD with {}", names.contingent(contingent))
        }
        Demand::Upgrade { upgrade } => format!("the limits of {}", names.option(upgrade)),
        Demand::Fortifications { max } => format!("at most {max} fortifications"),
        Demand::OneWeakGeneral => "at most one weak general".to_owned(),
        Demand::Owned { troop, have } => format!("{have} {} that you have", names.troop(troop)),
    }
}
