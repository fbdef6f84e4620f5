//! What a proposal adds or changes, line by line, each with its points.

use super::Task;
use crate::army::{Army, UnitId};
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::rules::{Judgement, fixed};
use crate::solve::{Change, Proposal};
use crate::text::{basic::option_name, say_additions, say_changes, structure};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub what: String,
    /// What it adds to the army's points.
    pub points: i32,
}

/// The lines come to the difference of the two judgements; for an army from nothing to all of its
/// points.
pub fn lines(
    list: &ArmyList,
    before: &Army,
    task: Task,
    proposal: &Proposal,
    (was, now): (&Judgement, &Judgement),
) -> Vec<Line> {
    let said = match task {
        Task::Mend => say_changes(list, before, proposal),
        Task::Deal | Task::Complete => say_additions(list, before, proposal),
    };
    let mut lines: Vec<Line> = said
        .into_iter()
        .map(|line| Line {
            points: line.changes.iter().map(|it| price(it, was, now)).sum(),
            what: line.said,
        })
        .collect();
    let mut total = now.points - was.points;
    if list.game() == RuleSet::Basic {
        let options = proposal.army.basic.options.iter();
        let options = options.map(|taken| Line {
            what: option_name(list, taken.option),
            points: 0,
        });
        lines = options.chain(lines).collect();
    } else if task == Task::Deal {
        total = now.points;
        let what = format!("Command structure, {}", structure(proposal.army.structure));
        lines.retain(|line| line.what != what);
        lines.push(Line {
            what,
            points: proposal.army.structure.price(),
        });
    }
    let rest = total - lines.iter().map(|line| line.points).sum::<i32>();
    if rest != 0 {
        lines.push(Line {
            what: "Other prices that follow".to_owned(),
            points: rest,
        });
    }
    lines
}

fn price(change: &Change, was: &Judgement, now: &Judgement) -> i32 {
    let times = |from: u16, to: u16, price: i32| (i32::from(to) - i32::from(from)) * price;
    match change {
        Change::Add { units, .. } => units.iter().map(|unit| price_of(now, unit.id)).sum(),
        Change::Remove { unit } => -price_of(was, unit.id),
        Change::Become { from, to } => price_of(now, to.id) - price_of(was, from.id),
        Change::Structure { from, to } => to.price() - from.price(),
        Change::Exploration { from, to } => times(*from, *to, fixed::EXPLORATION_POINT),
        Change::Destiny { from, to } => times(*from, *to, fixed::DESTINY_ROLL),
        Change::Fortifications { from, to } => times(*from, *to, fixed::FORTIFICATION),
        Change::Scorpio => -fixed::ATTACHED_SCORPIO,
        Change::Joan => -fixed::JOAN_OF_ARC,
        Change::Move { .. }
        | Change::Lead { .. }
        | Change::AddCommand(_)
        | Change::RemoveCommand(_)
        | Change::Packages { .. }
        | Change::Deployment => 0,
    }
}

/// With his general.
fn price_of(judgement: &Judgement, id: UnitId) -> i32 {
    let mut units = judgement.units.iter();
    let figures = units.find(|unit| unit.id == id);
    figures.map_or(0, |unit| unit.price + unit.general_price)
}
