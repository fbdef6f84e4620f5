//! No more units of a row than its maximum as scaled.

use crate::army::Edit;
use crate::rules::context::UnitContext;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, RowsFact, Rule, RuleName, Subject, propose,
    scale,
};

pub const RULE: Rule = Rule {
    name: RuleName::RowMaximum,
    family: Family::Rows,
    citation: Citation::advanced(
        "Special rules for 1 day tournaments, How to halve minima and maxima",
    ),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for row in &context.rows {
        let max = row.scaled.max;
        if row.taken > max {
            let printed = u32::from(row.row.max);
            let fact = Fact::Rows(RowsFact::AboveMaximum {
                have: row.taken,
                max,
                printed,
            });
            report.illegal_by(
                scale::citation(max, printed, RULE.citation),
                RULE.name,
                Subject::Row(row.row.id),
                fact,
                row.taken - max,
            );
        }
    }
}

/// The units too many go: from the army's end, or from the first command on.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let wanted = propose::row_of(finding);
    let of_row = |unit: &&UnitContext<'_>| {
        unit.unit.general.is_none()
            && unit
                .place
                .and_then(|place| context.rows.get(place.row))
                .is_some_and(|row| Some(row.row.id) == wanted)
    };
    let count = finding.by as usize;
    let units: Vec<&UnitContext<'_>> = context.units.iter().filter(of_row).collect();
    if units.len() < count {
        return Vec::new();
    }
    vec![
        propose::remove_units(units.iter().rev().take(count).copied()),
        propose::remove_units(units.iter().take(count).copied()),
    ]
}
