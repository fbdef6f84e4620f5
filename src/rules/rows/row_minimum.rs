//! No fewer units of a row than its minimum as scaled. A contingent's minima bind once it is
//! taken.

use crate::army::Edit;
use crate::list::ContingentId;
use crate::rules::context::{Context, RowContext};
use crate::rules::{
    Citation, Fact, Family, Finding, Report, RowsFact, Rule, RuleName, Subject, propose, scale,
};

pub const RULE: Rule = Rule {
    name: RuleName::RowMinimum,
    family: Family::Rows,
    citation: Citation::advanced(
        "Special rules for 1 day tournaments, How to halve minima and maxima",
    ),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for row in &context.rows {
        let min = row.scaled.min;
        if row.taken < min && is_used(context, row.contingent) {
            let printed = u32::from(row.row.min);
            let fact = Fact::Rows(RowsFact::BelowMinimum {
                have: row.taken,
                min,
                printed,
            });
            report.illegal_by(
                scale::citation(min, printed, RULE.citation),
                RULE.name,
                Subject::Row(row.row.id),
                fact,
                min - row.taken,
            );
        }
    }
}

fn is_used(context: &Context<'_>, contingent: Option<ContingentId>) -> bool {
    contingent.is_none() || propose::commands_for(context, contingent).next().is_some()
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let wanted = propose::row_of(finding);
    let Some(row) = context.rows.iter().find(|row| Some(row.row.id) == wanted) else {
        return Vec::new();
    };
    missing(context, row, finding.by)
}

/// The missing units, of each alternative, in each command of the row's own kind.
fn missing(context: &Context<'_>, row: &RowContext<'_>, count: u32) -> Vec<Edit> {
    let mut edits = Vec::new();
    for troop in &row.row.troops {
        for command in propose::commands_for(context, row.contingent).take(6) {
            edits.extend(propose::add_units(context, troop.id, count, command));
        }
    }
    edits
}
