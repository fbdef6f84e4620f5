//! FOR within the list's allowance, those that fortify wagenburgs counted in.

use crate::army::Edit;
use crate::rules::scale::Scaling;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, PurchasesFact, Report, Rule, RuleName, Subject,
    fixed, propose, scale,
};

pub const RULE: Rule = Rule {
    name: RuleName::Fortifications,
    family: Family::Purchases,
    citation: Citation::advanced("New rules on Wagenburgs; and the army list's allowance of FOR"),
    check,
    cures,
};

fn in_wagenburgs(context: &Context<'_>) -> u32 {
    let fortified = context
        .units
        .iter()
        .filter(|unit| unit.unit.fortified)
        .count() as u32;
    fortified * fixed::FORTIFICATIONS_PER_WAGENBURG
}

fn check(context: &Context<'_>, report: &mut Report) {
    let bought = u32::from(context.army.purchases.fortifications);
    let Some(allowance) = &context.points_list.fortifications else {
        if bought > 0 {
            let fact = Fact::Purchases(PurchasesFact::FortificationsNotOffered { have: bought });
            report.illegal(RULE.name, Subject::Army, fact, bought);
        }
        return;
    };
    let have = bought + in_wagenburgs(context);
    let max = Scaling::at(context.event.points).maximum(allowance.max);
    if have > max {
        let printed = u32::from(allowance.max);
        let fact = Fact::Purchases(PurchasesFact::TooManyFortifications { have, max, printed });
        let cited = scale::citation(max, printed, RULE.citation);
        report.illegal_by(cited, RULE.name, Subject::Army, fact, have - max);
    }
}

/// Fewer FOR, fewer fortified wagenburgs, or both.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let bought = u32::from(context.army.purchases.fortifications);
    let bare = |count: u32| {
        let fortified = context
            .units
            .iter()
            .rev()
            .filter(|unit| unit.unit.fortified);
        let bare = fortified
            .take(count as usize)
            .map(|unit| Edit::SetFortified {
                unit: unit.unit.id,
                fortified: false,
            });
        bare.collect::<Vec<Edit>>()
    };
    let wagenburgs = |too_many: u32| too_many.div_ceil(fixed::FORTIFICATIONS_PER_WAGENBURG);
    match bought.checked_sub(finding.by) {
        Some(fewer) => vec![
            Edit::SetFortifications(fewer as u16),
            propose::one_or_several(bare(wagenburgs(finding.by))),
        ],
        None => {
            let mut both = bare(wagenburgs(finding.by - bought));
            if bought > 0 {
                both.push(Edit::SetFortifications(0));
            }
            vec![
                propose::one_or_several(bare(wagenburgs(finding.by))),
                propose::one_or_several(both),
            ]
        }
    }
}
