//! Two units of pikes or of impetuous foot form a Large Unit.

use crate::army::{Edit, Place, Spot};
use crate::event::Edition;
use crate::list::{Trait, TroopType, Weapon};
use crate::rules::context::UnitContext;
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
    UnitFigures,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicLargeUnits,
    family: Family::Basic,
    citation: Citation::basic("2.5.1, Large Units"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let bodies = context.commands.iter().flat_map(|it| context.bodies_of(it));
    for body in bodies.filter(|body| body.len() > 1) {
        let Some(front) = body.first() else { continue };
        let ranks = body.len() as u32;
        if ranks == 2 && body.iter().all(|unit| may_stand_deep(&unit.figures)) {
            continue;
        }
        let subject = Subject::Unit(front.unit.id);
        let fact = Fact::Basic(BasicFact::LargeUnit { ranks });
        // The sheet of 3.0 knows Large Units but not who may form them.
        match context.event.basic.edition {
            Edition::First => report.illegal(RULE.name, subject, fact, ranks - 1),
            Edition::Third => report.umpire(RULE.name, subject, fact),
        }
    }
}

/// Whether two of them may form a Large Unit.
pub fn may_stand_deep(unit: &UnitFigures) -> bool {
    let is_foot = matches!(unit.kind, Some(TroopType::Fp | TroopType::Fl));
    is_foot && (unit.carries(Weapon::Pike) || unit.has(Trait::Impetuous))
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(Subject::Unit(front)) = finding.subjects.first() else {
        return Vec::new();
    };
    let Some(front) = context.unit(*front) else {
        return Vec::new();
    };
    let apart = |unit: &UnitContext<'_>| Edit::MoveUnit {
        unit: unit.unit.id,
        to: Place {
            command: unit.figures.command,
            spot: Spot::End,
        },
    };
    let ranks = context.body_of(front).iter();
    vec![Edit::Several(ranks.skip(1).map(apart).collect())]
}
