//! A chain of edits in words: what belongs together is said as one.

use super::Names;
use super::edit::edit_label;
use super::grammar::{being, count, general, uncapital};
use super::runs::{added, alike, ranks, set_apart};
use crate::army::{Command, Edit, GeneralLevel, Unit, UnitId};

pub(super) fn several(edits: &[Edit], names: Names<'_>) -> String {
    let said = steps(edits, names).into_iter().enumerate();
    let said = said.map(|(place, step)| match place {
        0 => step,
        _ => uncapital(&step),
    });
    said.collect::<Vec<_>>().join(", ")
}

/// What the edits do, step by step; what belongs together is one.
pub(super) fn steps(edits: &[Edit], names: Names<'_>) -> Vec<String> {
    let mut flat = Vec::new();
    flatten(edits, &mut flat);
    let mut rest = flat.as_slice();
    let mut steps: Vec<String> = Vec::new();
    while let Some(first) = rest.first() {
        let alone = || (edit_label(first, names), 1);
        let (step, used) = phrase(rest, names).unwrap_or_else(alone);
        steps.push(step);
        rest = rest.get(used.max(1)..).unwrap_or_default();
    }
    steps
}

fn flatten<'e>(edits: &'e [Edit], flat: &mut Vec<&'e Edit>) {
    for edit in edits {
        match edit {
            Edit::Several(edits) => flatten(edits, flat),
            edit => flat.push(edit),
        }
    }
}

/// Words for the first edits of a chain, and for how many of them.
fn phrase(edits: &[&Edit], names: Names<'_>) -> Option<(String, usize)> {
    merged(edits, names)
        .or_else(|| moved_general(edits, names))
        .or_else(|| appointed(edits, names))
        .or_else(|| new_command(edits, names))
        .or_else(|| set_apart(edits, names))
        .or_else(|| added(edits, names))
        .or_else(|| alike(edits, names))
}

/// All bodies of a command go to another, and it goes.
fn merged(edits: &[&Edit], names: Names<'_>) -> Option<(String, usize)> {
    let dismissed = edits
        .iter()
        .take_while(|edit| matches!(edit, Edit::SetGeneral { level: None, .. }))
        .count();
    let Edit::MoveBody { to, .. } = edits.get(dismissed)? else {
        return None;
    };
    let moved = edits
        .iter()
        .skip(dismissed)
        .take_while(|edit| matches!(edit, Edit::MoveBody { to: other, .. } if other == to))
        .count();
    let Edit::RemoveCommand(gone) = edits.get(dismissed + moved)? else {
        return None;
    };
    let (gone, to) = (names.command(*gone), names.command(*to));
    Some((format!("Merge {gone} into {to}"), dismissed + moved + 1))
}

/// A general leaves a unit for another.
fn moved_general(edits: &[&Edit], names: Names<'_>) -> Option<(String, usize)> {
    let [
        Edit::SetGeneral {
            unit: from,
            level: None,
        },
        Edit::SetGeneral {
            unit: to,
            level: Some(level),
        },
        rest @ ..,
    ] = edits
    else {
        return None;
    };
    let now = names.army.unit(*from).and_then(|unit| unit.general);
    let changed = match now {
        Some(now) if now != *level => format!(" and make him {}", being(*level)),
        _ => String::new(),
    };
    let to_whom = match names.army.unit(*to) {
        Some(_) => names.unit_in_place(*to),
        None => "the new unit".to_owned(),
    };
    let from = names.unit_in_place(*from);
    let label = format!("Move the general from {from} to {to_whom}{changed}");
    Some((label, 2 + leads(rest, *to)))
}

/// A new general who is the C-in-C.
fn appointed(edits: &[&Edit], names: Names<'_>) -> Option<(String, usize)> {
    match edits {
        [
            first @ Edit::SetGeneral {
                unit,
                level: Some(_),
            },
            rest @ ..,
        ] if leads(rest, *unit) > 0 => Some((format!("{} as C-in-C", edit_label(first, names)), 2)),
        [first @ Edit::AddUnit { unit, .. }, rest @ ..] if leads(rest, unit.id) > 0 => {
            Some((format!("{} as C-in-C", edit_label(first, names)), 2))
        }
        _ => None,
    }
}

/// 1 where the next edit makes the general of this unit the C-in-C.
fn leads(rest: &[&Edit], unit: UnitId) -> usize {
    usize::from(matches!(rest.first(), Some(Edit::SetCic(Some(cic))) if *cic == unit))
}

/// A new command with its general and those who join it.
fn new_command(edits: &[&Edit], names: Names<'_>) -> Option<(String, usize)> {
    let [Edit::AddCommand { command, .. }, rest @ ..] = edits else {
        return None;
    };
    let (leader, mut used) = match (leader(command), rest.first()) {
        (Some((unit, level)), _) => {
            let led = format!("{} with {}", names.troop(unit.troop), general(level));
            let cic = leads(rest, unit.id);
            (
                format!("{led}{}", if cic > 0 { " as C-in-C" } else { "" }),
                cic,
            )
        }
        (
            None,
            Some(Edit::SetGeneral {
                unit,
                level: Some(level),
            }),
        ) => {
            let unit = names.unit_in_place(*unit);
            (format!("{unit} with {}", general(*level)), 1)
        }
        _ => return None,
    };
    let joining = rest.iter().skip(used);
    let joining: Vec<UnitId> = joining
        .map_while(|edit| match edit {
            Edit::MoveBody { unit, to, .. } if *to == command.id => Some(*unit),
            _ => None,
        })
        .collect();
    used += joining.len();
    let units: u32 = joining.iter().map(|unit| ranks(*unit, names)).sum();
    // The leader's own body moves with the rest.
    let others = units.saturating_sub(u32::from(leader_moves(command)));
    let others = match others {
        0 => String::new(),
        n => format!(" and {}", count(n, "other unit")),
    };
    Some((format!("Add a command: {leader}{others}"), used + 1))
}

fn leader(command: &Command) -> Option<(&Unit, GeneralLevel)> {
    command.units().find_map(|unit| Some((unit, unit.general?)))
}

fn leader_moves(command: &Command) -> bool {
    command.bodies.is_empty()
}
