//! Dealing an army, and completing one: what is there stays, what is missing comes.

use super::answer::{Answer, Impossible, Proposal, Reply, Work};
use super::arrangements::arrangements;
use super::case::Case;
use super::column::Slot;
use super::demand::Demand;
use super::impossible::{explain, not_admitted};
use super::offer::{buy, keep};
use super::plan::{self, Plan};
use super::programme::{Goal, Look};
use super::purse::Freedom;
use super::{Style, Wish};
use crate::army::Army;
use crate::event::Event;
use crate::list::{ArmyList, RowId, TroopId};
use crate::rules::Context;
use fastrand::Rng;
use std::collections::BTreeMap;

/// How many proposals a player chooses from.
pub const PROPOSALS: usize = 3;
/// Seeds that are tried for proposals that differ.
const TRIES: u64 = 6;

/// The army that others are dealt from: nothing at all.
pub fn blank(list: &ArmyList, event: &Event) -> Army {
    Army {
        commands: Vec::new(),
        ..Army::new(list, event.clone())
    }
}

/// A legal army of a list, from nothing.
pub async fn deal(list: &ArmyList, event: &Event, wish: &Wish<'_>) -> Reply {
    let style = wish.style.unwrap_or_default();
    propose(list, &blank(list, event), &[style], wish).await
}

/// Up to three ways to finish an army.
pub async fn complete(list: &ArmyList, army: &Army, wish: &Wish<'_>) -> Reply {
    let styles = match wish.style {
        Some(style) => [style; PROPOSALS],
        None => [Style::Balanced, Style::Elite, Style::ManyUnits],
    };
    propose(list, army, &styles, wish).await
}

async fn propose(list: &ArmyList, army: &Army, styles: &[Style], wish: &Wish<'_>) -> Reply {
    let mut work = Work::default();
    let reply = |answer, work| Reply { answer, work };
    if let Some(impossible) = not_admitted(list, &army.event) {
        return reply(Answer::Impossible(impossible), work);
    }
    if let Some(basic) = list.basic_list() {
        return super::basic::deal(list, basic, army, styles.len(), wish);
    }
    let blank = Army::new(list, army.event.clone());
    let context = Context::new(list, &army.event, &blank);
    let mut found: Vec<Proposal> = Vec::new();
    for (n, style) in styles.iter().enumerate() {
        for again in 0..TRIES {
            let mut rng = Rng::with_seed(wish.seed.wrapping_mul(1009) + again * 31 + n as u64);
            let known = found.len();
            let attempt = attempt(&context, army, *style, known, wish, &mut rng, &mut work);
            let Some(proposal) = attempt.await else {
                break;
            };
            if found
                .iter()
                .all(|other| differ(&other.army, &proposal.army))
            {
                found.push(proposal);
                break;
            }
        }
        if found.is_empty() {
            let impossible = why_not(&context, army, wish, &mut work).await;
            return reply(Answer::Impossible(impossible), work);
        }
    }
    reply(Answer::Proposals(found), work)
}

/// Whether a player sees a difference: other numbers of troops.
fn differ(one: &Army, other: &Army) -> bool {
    let counts = |army: &Army| {
        let mut counts: BTreeMap<TroopId, u32> = BTreeMap::new();
        for unit in army.units() {
            *counts.entry(unit.troop).or_default() += 1;
        }
        counts
    };
    counts(one) != counts(other)
}

/// From the army as it should look to any that is legal.
async fn attempt(
    context: &Context<'_>,
    army: &Army,
    style: Style,
    found: usize,
    wish: &Wish<'_>,
    rng: &mut Rng,
    work: &mut Work,
) -> Option<Proposal> {
    let taken: Vec<TroopId> = army.units().map(|unit| unit.troop).collect();
    let narrow = plan::plan(context, style, &taken, rng);
    let wide = plan::everything(context, style);
    let one_kind = Plan {
        spans: BTreeMap::new(),
        kinds: one_of_each(context, &narrow),
        ..wide.clone()
    };
    let arrangements = arrangements(context, army, rng);
    let usual = arrangements.iter().take(1);
    let ladder = usual
        .clone()
        .map(|slots| (slots, &narrow, Look::Even, Goal::Fill))
        .chain(
            arrangements
                .iter()
                .map(|slots| (slots, &one_kind, Look::Even, Goal::Fill)),
        )
        .chain(
            arrangements
                .iter()
                .map(|slots| (slots, &wide, Look::Even, Goal::Fill)),
        )
        .chain(
            arrangements
                .iter()
                .map(|slots| (slots, &wide, Look::Any, Goal::Fill)),
        )
        .chain(
            arrangements
                .iter()
                .map(|slots| (slots, &wide, Look::Any, Goal::FillUpTo)),
        );
    for (slots, plan, look, goal) in ladder {
        (wish.pause)(found).await;
        let case = case(context, army, slots.clone(), plan, style, wish, rng);
        let Ok(choice) = case.solve(goal, look, work) else {
            continue;
        };
        let drawn = case.draw(&choice);
        let confirmed = work.confirm(context.list, context.event, army, drawn, style);
        if confirmed.is_some() {
            return confirmed;
        }
    }
    None
}

/// The kinds of a plan, and one of each row that it leaves out.
fn one_of_each(context: &Context<'_>, plan: &Plan) -> std::collections::BTreeSet<TroopId> {
    let mut kinds = plan.kinds.clone();
    for row in &context.rows {
        if !row.row.troops.iter().any(|troop| kinds.contains(&troop.id)) {
            kinds.extend(row.row.troops.first().map(|troop| troop.id));
        }
    }
    kinds
}

/// The programme for these commands and this plan.
fn case<'c, 'a>(
    context: &'c Context<'a>,
    army: &'c Army,
    slots: Vec<Slot>,
    plan: &Plan,
    style: Style,
    wish: &Wish<'_>,
    rng: &mut Rng,
) -> Case<'c, 'a> {
    let mut case = Case::new(context, army, slots, wish, Freedom::Add);
    narrow(&mut case.demands, plan);
    keep(&mut case);
    buy(&mut case, plan);
    for column in &mut case.columns {
        column.worth = plan::worth(context, style, column, rng);
    }
    case
}

/// The plan's own numbers in place of the list's.
fn narrow(demands: &mut Vec<Demand>, plan: &Plan) {
    for demand in demands.iter_mut() {
        if let Demand::RowMaximum { row, max } = demand {
            *max = plan.spans.get(row).map_or(*max, |span| span.max);
        }
    }
    let known: Vec<RowId> = demands
        .iter()
        .filter_map(|demand| match demand {
            Demand::RowMaximum { row, .. } => Some(*row),
            _ => None,
        })
        .collect();
    let spans = plan.spans.iter().filter(|(row, _)| known.contains(row));
    demands.extend(spans.map(|(row, span)| Demand::RowMinimum {
        row: *row,
        min: span.min,
    }));
}

/// Why there is no army, by the commands that come nearest to one.
async fn why_not(
    context: &Context<'_>,
    army: &Army,
    wish: &Wish<'_>,
    work: &mut Work,
) -> Impossible {
    let plan = plan::everything(context, Style::Balanced);
    let arrangements = arrangements(context, army, &mut Rng::with_seed(0));
    let mut reasons: Vec<Impossible> = Vec::new();
    for slots in arrangements {
        let rng = &mut Rng::with_seed(0);
        let case = case(context, army, slots, &plan, Style::Balanced, wish, rng);
        reasons.push(explain(&case, wish, work).await);
    }
    // The cheapest bill, or else what the likeliest commands run into.
    reasons.sort_by_key(|reason| reason.cost().unwrap_or(i32::MAX));
    reasons.into_iter().next().unwrap_or_default()
}
