//! Under a Genius or Charismatic C-in-C, at most one general is Incompetent or Coward.

use crate::army::{Edit, GeneralLevel};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, GeneralsFact, Grade, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::OneWeakGeneral,
    family: Family::Generals,
    citation: Citation::advanced("Generals, Incompetent and Coward"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let level = context
        .army
        .cic
        .and_then(|id| context.unit(id))
        .and_then(|unit| unit.unit.general);
    let Some(cic) = level.filter(|level| level.is_great()) else {
        return;
    };
    let weak: Vec<Subject> = context
        .units
        .iter()
        .filter(|unit| unit.unit.general.is_some_and(GeneralLevel::is_weak))
        .map(|unit| Subject::Unit(unit.unit.id))
        .collect();
    let have = weak.len() as u32;
    if have > 1 {
        let fact = Fact::Generals(GeneralsFact::WeakGenerals { have, cic });
        report.add(RULE.name, Grade::Illegal, weak, fact, have - 1);
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let weak = propose::units_of(context, finding);
    let mut edits: Vec<Edit> = weak
        .iter()
        .take(8)
        .map(|kept| {
            propose::one_or_several(
                weak.iter()
                    .filter(|unit| unit.unit.id != kept.unit.id)
                    .map(|unit| Edit::SetGeneral {
                        unit: unit.unit.id,
                        level: Some(GeneralLevel::Poor),
                    })
                    .collect(),
            )
        })
        .collect();
    if let Some(cic) = context.army.cic {
        edits.push(Edit::SetGeneral {
            unit: cic,
            level: Some(GeneralLevel::Expert),
        });
    }
    edits
}
