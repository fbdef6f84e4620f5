//! Nothing is bought, and generals have no levels.

use super::restored;
use crate::army::{CommandStructure, Edit, Purchases, Unit};
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicNothingBought,
    family: Family::Basic,
    citation: Citation::basic("2.6, Commanders"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let army = context.army;
    if army.purchases != Purchases::default() || army.structure != CommandStructure::Poor {
        let fact = Fact::Basic(BasicFact::Bought);
        report.illegal(RULE.name, Subject::Army, fact, 1);
    }
    for unit in army.units().filter(|unit| is_marked(unit)) {
        let fact = Fact::Basic(BasicFact::MarkedUnit);
        report.illegal(RULE.name, Subject::Unit(unit.id), fact, 1);
    }
}

/// With what units of Impetus alone can have.
fn is_marked(unit: &Unit) -> bool {
    unit.general.is_some() || unit.rear || unit.pike_upgrade || unit.dismounted || unit.fortified
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let mut edits = vec![
        Edit::SetExploration(0),
        Edit::SetDestiny(0),
        Edit::SetScorpio(false),
        Edit::SetJoan(None),
        Edit::SetFortifications(0),
        Edit::SetStructure(CommandStructure::Poor),
    ];
    let packages = context.army.purchases.packages.iter();
    edits.extend(packages.map(|bought| Edit::SetPackages {
        variant: bought.variant,
        count: 0,
    }));
    let mut cures = vec![Edit::Several(edits)];
    cures.extend(restored(context, finding));
    cures
}
