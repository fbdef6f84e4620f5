//! Whether alternatives that share an allowance may be mixed: the text doesn't say.

use crate::army::Edit;
use crate::event::OrRows;
use crate::list::TroopId;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, RowsFact, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::OrRows,
    family: Family::Rows,
    citation: Citation::list("rows joined by OR"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for (r, row) in context.rows.iter().enumerate() {
        if row.row.troops.len() < 2 || row.taken < 2 {
            continue;
        }
        let kinds = taken_kinds(context, r).len() as u32;
        if kinds < 2 {
            continue;
        }
        let subject = Subject::Row(row.row.id);
        let fact = Fact::Rows(RowsFact::AlternativesMixed { kinds });
        match context.event.readings.or_rows {
            OrRows::Mixed => report.umpire(RULE.name, subject, fact),
            OrRows::OneKind => report.illegal(RULE.name, subject, fact, kinds - 1),
        }
    }
}

fn taken_kinds(context: &Context<'_>, row: usize) -> Vec<TroopId> {
    let mut kinds = Vec::new();
    for unit in &context.units {
        if unit.place.is_some_and(|place| place.row == row) && !kinds.contains(&unit.unit.troop) {
            kinds.push(unit.unit.troop);
        }
    }
    kinds
}

/// All units of the row become one kind of it.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let wanted = propose::row_of(finding);
    let Some(r) = context
        .rows
        .iter()
        .position(|row| Some(row.row.id) == wanted)
    else {
        return Vec::new();
    };
    let units = || {
        context
            .units
            .iter()
            .filter(|u| u.place.is_some_and(|place| place.row == r))
    };
    taken_kinds(context, r)
        .into_iter()
        .map(|kind| {
            let others = units().filter(|unit| unit.unit.troop != kind);
            propose::one_or_several(
                others
                    .map(|unit| Edit::SetTroop {
                        unit: unit.unit.id,
                        troop: kind,
                    })
                    .collect(),
            )
        })
        .collect()
}
