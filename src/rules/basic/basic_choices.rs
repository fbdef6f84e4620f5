//! Where a line leaves weapon or nationality open, one is chosen.

use crate::army::Edit;
use crate::list::{ArmsId, RowId, TroopId};
use crate::rules::context::UnitContext;
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicChoices,
    family: Family::Basic,
    citation: Citation::list("weapons and notes"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let mut open: Vec<(TroopId, u32)> = Vec::new();
    for unit in &context.units {
        let Some(troop) = unit.troop() else { continue };
        match unit.unit.arms {
            None if troop.arms.is_empty() => {}
            None => match open.iter_mut().find(|(id, _)| *id == troop.id) {
                Some((_, count)) => *count += 1,
                None => open.push((troop.id, 1)),
            },
            Some(id) if troop.arms.iter().any(|arms| arms.id == id) => {}
            Some(_) => {
                let fact = Fact::Basic(BasicFact::UnknownArms);
                report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
            }
        }
    }
    for (troop, count) in open {
        let fact = Fact::Basic(BasicFact::ArmsOpen { count });
        report.advice(RULE.name, Subject::Row(RowId(troop.0)), fact);
    }
}

/// All units of the line alike.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let of_finding = |unit: &&UnitContext<'_>| match finding.subjects.first() {
        Some(Subject::Unit(id)) => unit.unit.id == *id,
        Some(Subject::Row(id)) => unit.unit.troop.0 == id.0 && unit.unit.arms.is_none(),
        _ => false,
    };
    let units: Vec<&UnitContext<'_>> = context.units.iter().filter(of_finding).collect();
    let Some(troop) = units.first().and_then(|unit| unit.troop()) else {
        return Vec::new();
    };
    let choose = |arms: Option<ArmsId>| {
        let set = |unit: &&UnitContext<'_>| Edit::SetArms {
            unit: unit.unit.id,
            arms,
        };
        match units.as_slice() {
            [unit] => set(unit),
            units => Edit::Several(units.iter().map(set).collect()),
        }
    };
    let choices = troop.arms.iter().map(|arms| Some(arms.id));
    let none = troop.arms.is_empty().then_some(None);
    choices.chain(none).map(choose).collect()
}
