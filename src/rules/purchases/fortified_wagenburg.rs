//! A wagenburg may be fortified with 2 of the list's FOR; it never moves then.

use crate::army::Edit;
use crate::list::TroopType;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, PurchasesFact, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::FortifiedWagenburg,
    family: Family::Purchases,
    citation: Citation::advanced("New rules on Wagenburgs"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for unit in context.units.iter().filter(|unit| unit.unit.fortified) {
        let fact = if unit.figures.kind != Some(TroopType::W) {
            Fact::Purchases(PurchasesFact::FortifiedNotWagenburg {
                kind: unit.figures.kind,
            })
        } else if context.points_list.fortifications.is_none() {
            Fact::Purchases(PurchasesFact::FortifiedNotOffered)
        } else {
            continue;
        };
        report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    vec![Edit::SetFortified {
        unit: unit.unit.id,
        fortified: false,
    }]
}
