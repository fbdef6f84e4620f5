//! What of a verdict is broken, and what is only still to do, as the builder's pill counts them.

use super::builder::{is_by_package, is_to_do};
use crate::list::ArmyList;
use crate::rules::{CompositionFact, Fact, Finding, GeneralsFact, Grade, Judgement};

/// Of an army that isn't legal: how much is broken, and how much is only still missing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub problems: usize,
    pub to_do: usize,
}

pub fn counts(list: &ArmyList, judgement: &Judgement) -> Counts {
    let findings = || judgement.findings.iter();
    let illegal = findings().filter(|finding| finding.grade == Grade::Illegal);
    let (mut to_do, problems): (Vec<&Finding>, Vec<&Finding>) =
        illegal.partition(|finding| is_to_do(finding, judgement));
    // A package that is missing is told once, not for each of its troops.
    to_do.retain(|finding| !is_by_package(finding, list));
    let has = |fact: Fact| to_do.iter().any(|finding| finding.fact == fact);
    // Whoever is named C-in-C is the general of the first command that has none, and whoever fills
    // an empty command makes the others smaller.
    let told_twice = usize::from(
        has(Fact::Generals(GeneralsFact::NoCic)) && has(Fact::Generals(GeneralsFact::NoGeneral)),
    );
    let is_too_large = |finding: &&&Finding| {
        matches!(
            finding.fact,
            Fact::Composition(CompositionFact::CommandTooLarge { .. })
        )
    };
    let told = to_do.len() - told_twice - to_do.iter().filter(is_too_large).count();
    let has_points_left = findings().any(|finding| {
        matches!(
            finding.fact,
            Fact::Composition(CompositionFact::PointsLeft { .. })
        )
    });
    Counts {
        problems: problems.len(),
        to_do: match told {
            0 => 0,
            told => told + usize::from(has_points_left),
        },
    }
}
