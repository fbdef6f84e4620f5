//! FOR within the list's allowance, those that fortify wagenburgs counted in.

use crate::army::Edit;
use crate::rules::scale::Step;
use crate::rules::{
    Citation, Fact, Facts, Family, Finding, Report, Rule, RuleName, Subject, fixed,
};

pub const RULE: Rule = Rule {
    name: RuleName::Fortifications,
    family: Family::Purchases,
    citation: Citation::advanced("New rules on Wagenburgs; and the army list's allowance of FOR"),
    check,
    propose,
};

fn in_wagenburgs(facts: &Facts<'_>) -> u32 {
    let fortified = facts
        .units
        .iter()
        .filter(|unit| unit.unit.fortified)
        .count() as u32;
    fortified * fixed::FORTIFICATIONS_PER_WAGENBURG
}

fn check(facts: &Facts<'_>, report: &mut Report) {
    let bought = u32::from(facts.army.purchases.fortifications);
    let Some(allowance) = &facts.points_list.fortifications else {
        if bought > 0 {
            let fact = Fact::FortificationsNotOffered { have: bought };
            report.illegal(RULE.name, Subject::Army, fact, bought);
        }
        return;
    };
    let have = bought + in_wagenburgs(facts);
    let max = Step::at(facts.event.points).maximum(allowance.max);
    if have > max {
        let printed = u32::from(allowance.max);
        let fact = Fact::TooManyFortifications { have, max, printed };
        report.illegal(RULE.name, Subject::Army, fact, have - max);
    }
}

fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let bought = u32::from(facts.army.purchases.fortifications);
    let mut edits = Vec::new();
    if let Some(fewer) = bought.checked_sub(finding.by) {
        edits.push(Edit::SetFortifications(fewer as u16));
    }
    let fortified = facts.units.iter().filter(|unit| unit.unit.fortified);
    edits.extend(fortified.take(4).map(|unit| Edit::SetFortified {
        unit: unit.unit.id,
        fortified: false,
    }));
    edits
}
