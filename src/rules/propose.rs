//! Edits that several rules propose.

use super::context::{CommandContext, Context, UnitContext};
use super::{Finding, Subject};
use crate::army::{Edit, GeneralLevel, Place, Spot, Unit, UnitId};
use crate::list::{RowId, Seat, Troop, TroopId};

pub fn unit_of<'f, 'a>(context: &'f Context<'a>, finding: &Finding) -> Option<&'f UnitContext<'a>> {
    finding.subjects.iter().find_map(|subject| match subject {
        Subject::Unit(id) => context.unit(*id),
        _ => None,
    })
}

pub fn units_of<'f, 'a>(context: &'f Context<'a>, finding: &Finding) -> Vec<&'f UnitContext<'a>> {
    let named = finding.subjects.iter().filter_map(|subject| match subject {
        Subject::Unit(id) => context.unit(*id),
        _ => None,
    });
    named.collect()
}

pub fn command_of<'f, 'a>(
    context: &'f Context<'a>,
    finding: &Finding,
) -> Option<&'f CommandContext<'a>> {
    finding.subjects.iter().find_map(|subject| match subject {
        Subject::Command(id) => context.commands.iter().find(|c| c.command.id == *id),
        _ => None,
    })
}

pub fn row_of(finding: &Finding) -> Option<RowId> {
    finding.subjects.iter().find_map(|subject| match subject {
        Subject::Row(id) => Some(*id),
        _ => None,
    })
}

/// The levels that a new general may have, the likeliest first and the cheapest last.
pub const LEVELS: [GeneralLevel; 4] = [
    GeneralLevel::Fair,
    GeneralLevel::Poor,
    GeneralLevel::Incompetent,
    GeneralLevel::Coward,
];

/// Units that one cure adds; more would be another army.
pub const MOST_ADDED: u32 = 100;

/// So many new units of a troop at the end of a command, if they aren't too many.
pub fn add_units(
    context: &Context<'_>,
    troop: TroopId,
    count: u32,
    to: &CommandContext<'_>,
) -> Option<Edit> {
    let first = context.army.fresh_unit_id().0;
    let to = Place {
        command: to.command.id,
        spot: Spot::End,
    };
    let added = (0..count).map(|n| Edit::AddUnit {
        to,
        unit: Unit::new(UnitId(first.saturating_add(n)), troop),
    });
    (count <= MOST_ADDED).then(|| one_or_several(added.collect()))
}

/// So many new units of a troop, spread over several commands in turn.
pub fn spread_units<'f, 'a: 'f>(
    context: &Context<'a>,
    troop: TroopId,
    count: u32,
    commands: impl Iterator<Item = &'f CommandContext<'a>>,
) -> Option<Edit> {
    let commands: Vec<_> = commands.collect();
    if commands.len() < 2 || !(2..=MOST_ADDED).contains(&count) {
        return None;
    }
    let first = context.army.fresh_unit_id().0;
    let mut places = Vec::new();
    for (n, command) in (0..count).zip(commands.iter().cycle()) {
        places.push((command.command.id, n));
    }
    // One command after the other, so that the label can count them.
    places.sort_by_cached_key(|(command, _)| *command);
    let added = (0..).zip(places).map(|(n, (command, _))| Edit::AddUnit {
        to: Place {
            command,
            spot: Spot::End,
        },
        unit: Unit::new(UnitId(first.saturating_add(n)), troop),
    });
    Some(Edit::Several(added.collect()))
}

pub fn remove_units<'u>(units: impl IntoIterator<Item = &'u UnitContext<'u>>) -> Edit {
    one_or_several(
        units
            .into_iter()
            .map(|unit| Edit::RemoveUnit(unit.unit.id))
            .collect(),
    )
}

pub fn one_or_several(mut edits: Vec<Edit>) -> Edit {
    match (edits.len(), edits.pop()) {
        (1, Some(edit)) => edit,
        (_, last) => {
            edits.extend(last);
            Edit::Several(edits)
        }
    }
}

/// Commands of the same troops as this row: the list's own, or the contingent's.
pub fn commands_for<'f, 'a>(
    context: &'f Context<'a>,
    contingent: Option<crate::list::ContingentId>,
) -> impl Iterator<Item = &'f CommandContext<'a>> {
    context
        .commands
        .iter()
        .filter(move |command| command.command.contingent == contingent)
}

/// Troops that come to these commands until they weigh so many VD more: as few units as it takes,
/// and the cheapest of them.
pub fn heavier<'f, 'a: 'f>(
    context: &'f Context<'a>,
    commands: impl Iterator<Item = &'f CommandContext<'a>>,
    needed: u32,
) -> Vec<Edit> {
    let mut ways = Vec::new();
    for command in commands {
        let rows = context.rows.iter();
        for row in rows.filter(|row| row.contingent == command.command.contingent) {
            let room = row.scaled.max.saturating_sub(row.taken);
            for troop in &row.row.troops {
                let vd = u32::from(troop.stats.vd).max(1);
                let count = needed.div_ceil(vd).max(1);
                if count <= room {
                    let price = u32::from(troop.price).saturating_mul(count);
                    ways.push(((count, price), troop.id, command));
                }
            }
        }
    }
    ways.sort_by_cached_key(|(weight, ..)| *weight);
    ways.into_iter()
        .filter_map(|((count, _), troop, command)| add_units(context, troop, count, command))
        .collect()
}

/// Whether the unit's troop may hold this general.
pub fn may_seat(context: &Context<'_>, unit: &UnitContext<'_>, is_cic: bool) -> bool {
    let seat = unit.troop().map_or(Seat::No, |troop| troop.general);
    super::generals::general_seat::allows(context, seat, is_cic)
}

/// A general leaves one unit for another, the command in chief with him.
pub fn move_general(
    context: &Context<'_>,
    from: &UnitContext<'_>,
    to: UnitId,
    level: GeneralLevel,
) -> Edit {
    let mut edits = vec![
        Edit::SetGeneral {
            unit: from.unit.id,
            level: None,
        },
        Edit::SetGeneral {
            unit: to,
            level: Some(level),
        },
    ];
    if context.is_cic(from.unit.id) {
        edits.push(Edit::SetCic(Some(to)));
    }
    Edit::Several(edits)
}

/// A command joins another and loses its general.
pub fn merged(
    context: &Context<'_>,
    leaving: &CommandContext<'_>,
    joined: &CommandContext<'_>,
) -> Edit {
    let dismissed = context.generals_of(leaving).map(|unit| Edit::SetGeneral {
        unit: unit.unit.id,
        level: None,
    });
    let fronts = context.bodies_of(leaving).filter_map(|body| body.first());
    let moved = fronts.map(|front| Edit::MoveBody {
        unit: front.unit.id,
        to: joined.command.id,
        at: usize::MAX,
    });
    let removed = Edit::RemoveCommand(leaving.command.id);
    Edit::Several(dismissed.chain(moved).chain([removed]).collect())
}

/// The first of each kind, in order.
pub fn distinct<T, K: PartialEq>(
    items: impl IntoIterator<Item = T>,
    kind: impl Fn(&T) -> K,
) -> Vec<T> {
    let mut kinds = Vec::new();
    let mut first = Vec::new();
    for item in items {
        let kind = kind(&item);
        if !kinds.contains(&kind) {
            kinds.push(kind);
            first.push(item);
        }
    }
    first
}

/// Troops of which the army may have one more and which may hold this general: those marked for
/// one first, and the cheapest of them.
pub fn seating_troops<'a>(
    context: &Context<'a>,
    contingent: Option<crate::list::ContingentId>,
    is_cic: bool,
) -> Vec<&'a Troop> {
    let rows = context
        .rows
        .iter()
        .filter(|row| row.contingent == contingent && row.taken < row.scaled.max);
    let mut troops: Vec<&Troop> = rows
        .flat_map(|row| &row.row.troops)
        .filter(|troop| super::generals::general_seat::allows(context, troop.general, is_cic))
        .collect();
    troops.sort_by_cached_key(|troop| (troop.general == Seat::No, troop.price));
    troops
}

/// A new unit with a general.
pub fn new_leader(context: &Context<'_>, troop: &Troop, level: GeneralLevel) -> Unit {
    Unit {
        general: Some(level),
        ..Unit::new(context.army.fresh_unit_id(), troop.id)
    }
}
