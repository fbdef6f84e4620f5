//! Edits of a chain that do the same, or one thing in several steps.

use super::Names;
use super::unit_edit::{unit_label, unit_of};
use crate::army::{CommandId, Edit, Spot, Unit, UnitId};

/// How many ranks the body of a unit has.
pub(super) fn ranks(unit: UnitId, names: Names<'_>) -> u32 {
    let bodies = names
        .army
        .commands
        .iter()
        .flat_map(|command| &command.bodies);
    let mut bodies = bodies.filter(|body| body.ranks.iter().any(|other| other.id == unit));
    bodies.next().map_or(1, |body| body.ranks.len() as u32)
}

/// The last ranks of a Large Unit leave it, at the full price.
pub(super) fn set_apart(edits: &[&Edit], names: Names<'_>) -> Option<(String, usize)> {
    let paid = usize::from(matches!(
        edits.first(),
        Some(Edit::SetRear { rear: false, .. })
    ));
    let Edit::MoveUnit { unit, to } = edits.get(paid)? else {
        return None;
    };
    if paid == 1 && unit_of(edits.first()?) != Some(*unit) || !matches!(to.spot, Spot::Before(_)) {
        return None;
    }
    let behind = edits
        .iter()
        .skip(paid + 1)
        .take_while(|edit| {
            matches!(edit, Edit::MoveUnit { to, .. }
                if matches!(to.spot, Spot::Rank { with, .. } if with == *unit))
        })
        .count();
    let who = names.unit_in_place(*unit);
    let price = if paid == 1 { ", at the full price" } else { "" };
    let label = match behind {
        0 => format!("Let {who} stand alone{price}"),
        n => format!("Let {who} and {n} behind stand apart{price}"),
    };
    Some((label, paid + 1 + behind))
}

/// New units of one troop in one command.
pub(super) fn added(edits: &[&Edit], names: Names<'_>) -> Option<(String, usize)> {
    let plain = |edit: &Edit| match edit {
        Edit::AddUnit { to, unit } if *unit == Unit::new(unit.id, unit.troop) => match to.spot {
            Spot::Rank { .. } => None,
            _ => Some((unit.troop, to.command)),
        },
        _ => None,
    };
    let (troop, command) = plain(edits.first()?)?;
    let same = |edit: &&&Edit| plain(edit) == Some((troop, command));
    let n = edits.iter().take_while(same).count();
    let (troop, command) = (names.troop(troop), names.command(command));
    (n > 1).then(|| (format!("Add {n} {troop} to {command}"), n))
}

/// The same done to units of one troop in one command; of generals each is named.
pub(super) fn alike(edits: &[&Edit], names: Names<'_>) -> Option<(String, usize)> {
    let key = |edit: &Edit| {
        let id = unit_of(edit)?;
        let troop = names.army.unit(id)?.troop;
        let command: CommandId = names.army.command_of(id)?.id;
        let whole = match edit {
            Edit::MoveBody { .. } => ranks(id, names) == 1,
            Edit::SetGeneral { .. } => false,
            _ => true,
        };
        let done = unit_label(edit, "", names)?;
        whole.then_some((troop, command, done))
    };
    let first = edits.first()?;
    let wanted = key(first)?;
    let same = |edit: &&&Edit| key(edit).is_some_and(|other| other == wanted);
    let units: Vec<UnitId> = edits
        .iter()
        .take_while(same)
        .filter_map(|edit| unit_of(edit))
        .collect();
    if units.len() < 2 {
        return None;
    }
    let who = names.units_here(&units);
    let who = match first {
        Edit::MoveUnit { .. } | Edit::MoveBody { .. } => who,
        _ => format!("{who} of {}", names.command(wanted.1)),
    };
    Some((unit_label(first, &who, names)?, units.len()))
}
