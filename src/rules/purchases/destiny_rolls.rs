//! Destiny rolls: 3, or the list's own number, where the event allows them.

use crate::army::Edit;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, PurchasesFact, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::DestinyRolls,
    family: Family::Purchases,
    citation: Citation {
        document: "The publisher's armies page",
        section: "Rolls of destiny",
    },
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let have = u32::from(context.army.purchases.destiny);
    let limit = context.points_list.destiny_rolls;
    let (sure, perhaps) = (u32::from(limit.sure), u32::from(limit.perhaps));
    if have > 0 && !context.event.destiny_rolls {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Purchases(PurchasesFact::DestinyExcluded { have }),
            have,
        );
    } else if have > perhaps {
        let fact = Fact::Purchases(PurchasesFact::TooMuchDestiny { have, max: perhaps });
        report.illegal(RULE.name, Subject::Army, fact, have - perhaps);
    } else if have > sure {
        report.umpire(
            RULE.name,
            Subject::Army,
            Fact::Purchases(PurchasesFact::DestinyUnclear {
                have,
                sure,
                perhaps,
            }),
        );
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    match finding.fact {
        Fact::Purchases(PurchasesFact::DestinyExcluded { .. }) => vec![Edit::SetDestiny(0)],
        _ => vec![Edit::SetDestiny(context.points_list.destiny_rolls.sure)],
    }
}
