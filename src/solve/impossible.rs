//! Why there is no army: the smallest set of demands that can't all be met.

use super::Wish;
use super::answer::{BillLine, Impossible, Work};
use super::bill::bill;
use super::case::Case;
use super::demand::Demand;
use super::programme::{Failure, Goal, Look, Solved};
use crate::army::Army;
use crate::event::Event;
use crate::list::ArmyList;
use crate::rules::{Finding, Grade, RuleName, Subject, judge};

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
pub async fn explain(case: &Case<'_, '_>, wish: &Wish<'_>, work: &mut Work) -> Impossible {
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
    (wish.pause)(0).await;
    let cheapest = case.solve_with(&demands, Goal::Cheapest, Look::Any, work);
    if let Ok(choice) = &cheapest {
        let bill = too_dear(case, choice);
        // What is within the points is refused for something that no troops change.
        let findings = match bill.is_empty() {
            true => illegal(case, &case.draw(choice)),
            false => Vec::new(),
        };
        return Impossible {
            unsure: bill.is_empty() && findings.is_empty(),
            demands: points,
            findings,
            bill,
            kept,
        };
    }
    let mut place = 0;
    while place < demands.len() {
        (wish.pause)(0).await;
        let mut fewer = demands.clone();
        fewer.remove(place);
        let solved = case.solve_with(&fewer, Goal::Cheapest, Look::Any, work);
        if matches!(solved, Err(Failure::Infeasible)) {
            demands = fewer;
        } else {
            place += 1;
        }
    }
    // Whoever lacks bases may lack points as well.
    let is_owned = |demand: &&Demand| matches!(demand, Demand::Owned { .. });
    let mut bill = Vec::new();
    if demands.iter().any(|demand| is_owned(&demand)) {
        (wish.pause)(0).await;
        let others = case.demands.iter();
        let others = others.filter(|it| !is_owned(it) && !is_points(it));
        let others: Vec<Demand> = others.copied().collect();
        if let Ok(choice) = case.solve_with(&others, Goal::Cheapest, Look::Any, work) {
            bill = too_dear(case, &choice);
        }
    }
    Impossible {
        demands,
        bill,
        kept,
        unsure: !matches!(cheapest, Err(Failure::Infeasible)),
        ..Impossible::default()
    }
}

/// The bill of the cheapest army, if that is over the limit.
fn too_dear(case: &Case<'_, '_>, cheapest: &Solved) -> Vec<BillLine> {
    let bill = bill(case, &cheapest.counts, &cheapest.spent);
    let total: i32 = bill.iter().map(|line| line.points).sum();
    match total > i32::from(case.context.event.points) {
        true => bill,
        false => Vec::new(),
    }
}

fn illegal(case: &Case<'_, '_>, army: &Army) -> Vec<Finding> {
    let findings = judge(case.context.list, case.context.event, army).findings;
    let illegal = findings.into_iter();
    illegal
        .filter(|finding| finding.grade == Grade::Illegal)
        .collect()
}

/// What is illegal about units that have to stay, whatever comes.
fn unsound(case: &Case<'_, '_>) -> Vec<Finding> {
    let stuck = |item: usize| {
        let mut columns = case.columns.iter();
        !columns.any(|column| column.draft.uses.contains(&item))
    };
    let illegal = illegal(case, case.army);
    let mut findings = Vec::new();
    for (_, item) in case.items.iter().enumerate().filter(|(n, _)| stuck(*n)) {
        let units: Vec<_> = item.first().iter().map(|unit| unit.id).collect();
        let about = |finding: &&Finding| {
            let mut subjects = finding.subjects.iter();
            subjects.any(|subject| matches!(subject, Subject::Unit(id) if units.contains(id)))
        };
        findings.extend(illegal.iter().filter(about).cloned());
    }
    findings
}
