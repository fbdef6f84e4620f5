//! Why there is no army: the smallest set of demands that can't all be met.

use super::Wish;
use super::answer::{Impossible, Work};
use super::bill::bill;
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

/// Where points alone are too few, the bill. Else one demand after the other is left out; what
/// can't be left out without an army becoming possible is what stands against it.
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
    let is_points = |demand: &Demand| matches!(demand, Demand::Points { .. });
    let (points, mut demands): (Vec<Demand>, Vec<Demand>) =
        case.demands.iter().copied().partition(is_points);
    let cheapest = case.solve_with(&demands, Goal::Cheapest, Look::Any, work);
    if let Ok(choice) = &cheapest {
        let bill = bill(case, &choice.counts, &choice.spent);
        let total: i32 = bill.iter().map(|line| line.points).sum();
        let enough = total <= i32::from(case.context.event.points);
        return Impossible {
            demands: points,
            bill: if enough { Vec::new() } else { bill },
            kept,
            unsure: enough,
            ..Impossible::default()
        };
    }
    let mut fails = |demands: &[Demand]| {
        let solved = case.solve_with(demands, Goal::Cheapest, Look::Any, work);
        matches!(solved, Err(Failure::Infeasible))
    };
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
    Impossible {
        demands,
        kept,
        unsure: !matches!(cheapest, Err(Failure::Infeasible)),
        ..Impossible::default()
    }
}

/// What is illegal about units that have to stay, whatever comes.
fn unsound(case: &Case<'_, '_>) -> Vec<Finding> {
    let stuck = |item: usize| {
        let mut columns = case.columns.iter();
        !columns.any(|column| column.draft.uses.contains(&item))
    };
    let judgement = judge(case.context.list, case.context.event, case.army);
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
