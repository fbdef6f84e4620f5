//! No fewer units of a row than its minimum as scaled. A contingent's minima bind once it is
//! taken.

use crate::army::Edit;
use crate::list::{ContingentId, TroopId};
use crate::rules::composition::point_cures;
use crate::rules::context::{CommandContext, Context, RowContext};
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

/// Commands that new units may go to.
const MOST_COMMANDS: usize = 6;
/// Ways to make room for them.
const MOST_ROOMS: usize = 8;

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

/// The missing units, of each alternative, in each command of the row's own kind, or spread over
/// them. Where the points don't reach, something else makes room first.
fn missing(context: &Context<'_>, row: &RowContext<'_>, count: u32) -> Vec<Edit> {
    let mut edits = Vec::new();
    for troop in &row.row.troops {
        let commands = || propose::commands_for(context, row.contingent).take(MOST_COMMANDS);
        for command in commands() {
            edits.extend(propose::add_units(context, troop.id, count, command));
        }
        edits.extend(propose::spread_units(context, troop.id, count, commands()));
        let price = i32::from(troop.price).saturating_mul(count.min(propose::MOST_ADDED) as i32);
        let over = context.points + price - i32::from(context.event.points);
        if over > 0 {
            edits.extend(with_room(context, troop.id, count, over, commands()));
        }
    }
    edits
}

/// Something goes that costs enough, and then the units come.
fn with_room<'f, 'a: 'f>(
    context: &'f Context<'a>,
    troop: TroopId,
    count: u32,
    over: i32,
    commands: impl Iterator<Item = &'f CommandContext<'a>>,
) -> Vec<Edit> {
    let rooms: Vec<Edit> = point_cures::cheaper(context, over);
    let mut edits = Vec::new();
    for command in commands {
        let Some(added) = propose::add_units(context, troop, count, command) else {
            continue;
        };
        let rooms = rooms.iter().take(MOST_ROOMS);
        edits.extend(rooms.map(|room| Edit::Several(vec![room.clone(), added.clone()])));
    }
    edits
}
