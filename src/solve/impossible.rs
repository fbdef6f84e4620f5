//! Why there is no army: the smallest set of demands that can't all be met.

use super::Wish;
use super::answer::{Impossible, Work};
use super::case::Case;
use super::demand::Demand;
use super::programme::{Failure, Goal, Look};
use crate::army::Army;
use crate::event::Event;
use crate::list::ArmyList;
use crate::rules::{Finding, Grade, RuleName, judge};

/// What keeps every army of this list out of the event.
pub fn not_admitted(list: &ArmyList, event: &Event) -> Option<Impossible> {
    let judgement = judge(list, event, &Army::new(list, event.clone()));
    let of_the_list = |finding: &&Finding| {
        use RuleName::{OfficialList, Period, SameGame};
        finding.grade == Grade::Illegal && matches!(finding.rule, SameGame | OfficialList | Period)
    };
    let findings: Vec<Finding> = judgement
        .findings
        .iter()
        .filter(of_the_list)
        .cloned()
        .collect();
    (!findings.is_empty()).then(|| Impossible {
        findings,
        ..Impossible::default()
    })
}

/// Leaves out one demand after the other; what can't be left out without an army becoming
/// possible is what stands against it.
pub fn explain(case: &Case<'_, '_>, wish: &Wish<'_>, work: &mut Work) -> Impossible {
    let kept = case.army.units().count() as u32;
    let findings = unsound(case);
    if !findings.is_empty() {
        return Impossible {
            findings,
            kept,
            ..Impossible::default()
        };
    }
    let mut demands = case.demands.clone();
    // Points last, so that they are named wherever they are part of it.
    demands.sort_by_key(|demand| matches!(demand, Demand::Points { .. }));
    let mut fails = |demands: &[Demand]| {
        let solved = case.solve_with(demands, Goal::Cheapest, Look::Any, work);
        matches!(solved, Err(Failure::Infeasible))
    };
    if !fails(&demands) {
        return Impossible {
            kept,
            unsure: true,
            ..Impossible::default()
        };
    }
    let mut place = 0;
    while place < demands.len() && !(wish.stop)() {
        let mut fewer = demands.clone();
        fewer.remove(place);
        if fails(&fewer) {
            demands = fewer;
        } else {
            place += 1;
        }
    }
    let limited = demands.iter().any(|it| matches!(it, Demand::Points { .. }));
    let others: Vec<Demand> = demands
        .iter()
        .copied()
        .filter(|it| !matches!(it, Demand::Points { .. }))
        .collect();
    let cheapest = case.solve_with(&others, Goal::Cheapest, Look::Any, work);
    let cost = cheapest.ok().map(|choice| {
        let columns = case.columns.iter().zip(&choice.counts);
        let bodies: i32 = columns.map(|(column, n)| column.price * *n as i32).sum();
        bodies + choice.spent.price(&case.purse)
    });
    Impossible {
        findings: Vec::new(),
        demands,
        cost: cost.filter(|_| limited),
        kept,
        unsure: false,
    }
}

/// What is illegal about units that have to stay, whatever comes.
fn unsound(case: &Case<'_, '_>) -> Vec<Finding> {
    let stuck = |item: usize| {
        let mut columns = case.columns.iter();
        !columns.any(|column| column.draft.uses.contains(&item))
    };
    let judgement = judge(case.facts.list, case.facts.event, case.army);
    let mut findings = Vec::new();
    for (_, item) in case.items.iter().enumerate().filter(|(n, _)| stuck(*n)) {
        let units: Vec<_> = item.first().iter().map(|unit| unit.id).collect();
        let about = |finding: &&Finding| {
            finding.grade == Grade::Illegal
                && finding.subjects.iter().any(|subject| {
                    matches!(subject, crate::rules::Subject::Unit(id) if units.contains(id))
                })
        };
        findings.extend(judgement.findings.iter().filter(about).cloned());
    }
    findings
}
