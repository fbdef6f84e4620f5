//! Every single edit of the usual kinds: a general appointed, moved in level or dismissed, a unit
//! added, removed or moved, a purchase changed. The last resort where what a rule proposes helps
//! nobody.

use super::context::{Context, UnitContext};
use super::{Finding, Subject, fixed, propose};
use crate::army::{Edit, GeneralLevel};
use strum::VariantArray;

/// What the finding is about comes first, so that a bounded search finds it.
pub fn single_edits(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let mut units: Vec<&UnitContext<'_>> = context.units.iter().collect();
    units.sort_by_cached_key(|unit| !is_about(context, finding, unit));
    let mut edits = generals(context, &units);
    edits.extend(moves(context, &units));
    edits.extend(additions(context));
    edits.extend(removals(&units));
    edits.extend(purchases(context));
    edits
}

fn is_about(context: &Context<'_>, finding: &Finding, unit: &UnitContext<'_>) -> bool {
    let row = unit.place.and_then(|place| context.rows.get(place.row));
    finding.subjects.iter().any(|subject| match subject {
        Subject::Unit(id) => unit.unit.id == *id,
        Subject::Command(id) => unit.figures.command == *id,
        Subject::Row(id) => row.is_some_and(|row| row.row.id == *id),
        Subject::Contingent(id) => row.is_some_and(|row| row.contingent == Some(*id)),
        Subject::Upgrade(id) => unit.unit.upgrades.contains(id),
        Subject::Army | Subject::Terrain(_) => false,
    })
}

/// Units that an edit would do the same to stand for each other.
fn one_of_each<'f, 'a>(units: &[&'f UnitContext<'a>]) -> Vec<&'f UnitContext<'a>> {
    propose::distinct(units.iter().copied(), |unit| {
        let rank = (unit.rank, unit.ranks, unit.unit.rear);
        let marks = (unit.unit.general, unit.unit.upgrades.clone());
        (unit.command, unit.unit.troop, rank, marks)
    })
}

fn generals(context: &Context<'_>, units: &[&UnitContext<'_>]) -> Vec<Edit> {
    let mut edits = Vec::new();
    for unit in one_of_each(units) {
        let id = unit.unit.id;
        let set = |level| Edit::SetGeneral { unit: id, level };
        let is_cic = context.is_cic(id);
        if unit.unit.general.is_some() {
            edits.push(set(None));
            edits.push(Edit::SetCic(Some(id)));
        } else if !propose::may_seat(context, unit, is_cic) {
            continue;
        }
        let levels = GeneralLevel::VARIANTS.iter().copied();
        let others = levels.filter(|level| Some(*level) != unit.unit.general);
        edits.extend(others.map(|level| set(Some(level))));
    }
    edits
}

/// Bodies move as a whole.
fn moves(context: &Context<'_>, units: &[&UnitContext<'_>]) -> Vec<Edit> {
    let fronts: Vec<_> = units.iter().copied().filter(|u| u.rank == 0).collect();
    let mut edits = Vec::new();
    for front in one_of_each(&fronts) {
        let others = context.commands.iter();
        let others = others.filter(|other| other.command.id != front.figures.command);
        edits.extend(others.map(|other| Edit::MoveBody {
            unit: front.unit.id,
            to: other.command.id,
            at: usize::MAX,
        }));
    }
    edits
}

fn additions(context: &Context<'_>) -> Vec<Edit> {
    let mut edits = Vec::new();
    for command in &context.commands {
        let of_command = |row: &&super::context::RowContext<'_>| {
            row.contingent == command.command.contingent && row.taken < row.scaled.max
        };
        let rows = context.rows.iter().filter(of_command);
        for troop in rows.flat_map(|row| &row.row.troops) {
            edits.extend(propose::add_units(context, troop.id, 1, command));
        }
    }
    edits
}

/// The last rank of a body goes.
fn removals(units: &[&UnitContext<'_>]) -> Vec<Edit> {
    let last = units.iter().copied();
    let last: Vec<_> = last.filter(|unit| unit.rank + 1 == unit.ranks).collect();
    let removed = one_of_each(&last).into_iter();
    removed.map(|unit| Edit::RemoveUnit(unit.unit.id)).collect()
}

fn purchases(context: &Context<'_>) -> Vec<Edit> {
    let bought = &context.army.purchases;
    let around = |have: u16| [have.saturating_sub(1), have.saturating_add(1), 0];
    let mut edits: Vec<Edit> = Vec::new();
    edits.extend((0..=fixed::MOST_EXPLORATION as u16).map(Edit::SetExploration));
    edits.extend(around(bought.destiny).map(Edit::SetDestiny));
    edits.extend(around(bought.fortifications).map(Edit::SetFortifications));
    edits.push(Edit::SetScorpio(!bought.scorpio));
    edits.push(Edit::SetJoan(None));
    for variant in context
        .points_list
        .packages
        .iter()
        .flat_map(|p| &p.variants)
    {
        let have = bought.packages.iter().find(|b| b.variant == variant.id);
        let have = have.map_or(0, |bought| bought.count);
        edits.extend(around(have).map(|count| Edit::SetPackages {
            variant: variant.id,
            count,
        }));
    }
    let structures = context.points_list.structures.iter().copied();
    edits.extend(structures.map(Edit::SetStructure));
    edits
}
