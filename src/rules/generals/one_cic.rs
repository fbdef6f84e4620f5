//! Exactly one general leads the army. Two can't be drawn; none can.

use crate::army::{Edit, GeneralLevel, Place, Spot};
use crate::rules::context::{CommandContext, Context, UnitContext};
use crate::rules::{
    Citation, Fact, Family, Finding, GeneralsFact, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::OneCic,
    family: Family::Generals,
    citation: Citation::advanced("Multiplayer games; Generals; Allied contingents"),
    check,
    cures,
};

/// Units that a cure makes C-in-C.
const MOST_TRIED: usize = 8;
/// New units that a cure tries in a command.
const MOST_RECRUITS: usize = 2;

fn check(context: &Context<'_>, report: &mut Report) {
    let holder = context.army.cic.and_then(|id| context.unit(id));
    match holder {
        None => report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Generals(GeneralsFact::NoCic),
            1,
        ),
        Some(unit) if unit.unit.general.is_none() => {
            let subject = Subject::Unit(unit.unit.id);
            report.illegal(
                RULE.name,
                subject,
                Fact::Generals(GeneralsFact::CicWithoutGeneral),
                1,
            );
        }
        Some(_) => {}
    }
}

/// One of the generals leads the army; or the unit named, or another that may, gets one.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let mut generals: Vec<_> = context
        .units
        .iter()
        .filter(|unit| unit.unit.general.is_some())
        .collect();
    generals.sort_by_cached_key(|unit| unit.unit.general);
    let mut edits: Vec<Edit> = generals
        .into_iter()
        .take(MOST_TRIED)
        .map(|unit| Edit::SetCic(Some(unit.unit.id)))
        .collect();
    let named = propose::unit_of(context, finding);
    let seats = context
        .units
        .iter()
        .filter(|unit| named.is_none_or(|named| named.unit.id == unit.unit.id))
        .filter(|unit| leads_nobody(context, unit) && propose::may_seat(context, unit, true));
    let seats = propose::distinct(seats, |unit| (unit.command, unit.unit.troop));
    for level in propose::LEVELS {
        for seat in seats.iter().take(MOST_TRIED) {
            let unit = seat.unit.id;
            let level = Some(level);
            let appointed = Edit::SetGeneral { unit, level };
            edits.push(if context.is_cic(unit) {
                appointed
            } else {
                Edit::Several(vec![appointed, Edit::SetCic(Some(unit))])
            });
        }
    }
    let may_lead = |unit: &UnitContext<'_>| {
        unit.unit.general.is_some() && propose::may_seat(context, unit, true)
    };
    if named.is_none() && !context.units.iter().any(may_lead) {
        let own = propose::commands_for(context, None).take(MOST_TRIED);
        edits.extend(own.flat_map(|command| lead_from_a_seat(context, command)));
    }
    edits
}

/// The command's general moves to a unit of it that may hold the C-in-C, or to a new one; where
/// there is no general, a new unit brings one.
fn lead_from_a_seat(context: &Context<'_>, command: &CommandContext<'_>) -> Vec<Edit> {
    let sitting = context.generals_of(command).next();
    let level = sitting.and_then(|unit| unit.unit.general);
    let mut edits = Vec::new();
    if let (Some(from), Some(level)) = (sitting, level) {
        let seats = context.units_of(command).iter();
        let seats = seats.filter(|unit| propose::may_seat(context, unit, true));
        for seat in propose::distinct(seats, |unit| unit.unit.troop) {
            let to = seat.unit.id;
            let moved = propose::move_general(context, from, to, level);
            edits.push(Edit::Several(vec![moved, Edit::SetCic(Some(to))]));
        }
    }
    let level = level.unwrap_or(GeneralLevel::Fair);
    let troops = propose::seating_troops(context, None, true);
    for troop in troops.into_iter().take(MOST_RECRUITS) {
        let unit = propose::new_leader(context, troop, level);
        let id = unit.id;
        let to = Place {
            command: command.command.id,
            spot: Spot::Before(0),
        };
        let dismissed = sitting.map(|from| Edit::SetGeneral {
            unit: from.unit.id,
            level: None,
        });
        let led = [Edit::AddUnit { to, unit }, Edit::SetCic(Some(id))];
        edits.push(Edit::Several(dismissed.into_iter().chain(led).collect()));
    }
    edits
}

/// Whether the unit stands in a command of the list's own that has no general.
fn leads_nobody(context: &Context<'_>, unit: &UnitContext<'_>) -> bool {
    context.commands.get(unit.command).is_some_and(|command| {
        command.command.contingent.is_none() && context.generals_of(command).next().is_none()
    })
}
