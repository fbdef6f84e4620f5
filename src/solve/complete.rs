//! Dealing an army, and completing one: what is there stays, what is missing comes.

use super::answer::{Answer, Proposal, Reply, Work};
use super::case::{Case, slots_of, with_one_more};
use super::column::{Doubt, Draft, Slot, measured};
use super::demand::Demand;
use super::fresh::{self, Shop};
use super::impossible::{explain, not_admitted};
use super::item::ranked;
use super::plan::{self, Plan};
use super::programme::{Goal, Look};
use super::purse::Freedom;
use super::{Style, Wish};
use crate::army::{Army, Body, GeneralLevel, UnitId};
use crate::event::{Event, Setting};
use crate::list::{ArmyList, RowId, TroopId};
use crate::rules::Context;
use crate::rules::composition::command_count;
use fastrand::Rng;
use std::collections::BTreeMap;

/// How many proposals a player chooses from.
const PROPOSALS: usize = 3;
/// Seeds that are tried for proposals that differ.
const TRIES: u64 = 6;

/// A legal army of a list, from nothing.
pub fn deal(list: &ArmyList, event: &Event, wish: &Wish<'_>) -> Reply {
    let mut army = Army::new(list, event.clone());
    army.commands.clear();
    let style = wish.style.unwrap_or_default();
    propose(list, &army, &[style], wish)
}

/// Up to three ways to finish an army.
pub fn complete(list: &ArmyList, army: &Army, wish: &Wish<'_>) -> Reply {
    let styles = match wish.style {
        Some(style) => [style; PROPOSALS],
        None => [Style::Balanced, Style::Elite, Style::ManyUnits],
    };
    propose(list, army, &styles, wish)
}

fn propose(list: &ArmyList, army: &Army, styles: &[Style], wish: &Wish<'_>) -> Reply {
    let mut work = Work::default();
    let reply = |answer, work| Reply { answer, work };
    if let Some(impossible) = not_admitted(list, &army.event) {
        return reply(Answer::Impossible(impossible), work);
    }
    let Some(points_list) = list.points_list() else {
        return reply(Answer::Impossible(Default::default()), work);
    };
    let blank = Army::new(list, army.event.clone());
    let facts = Context::new(list, points_list, &army.event, &blank);
    let mut found: Vec<Proposal> = Vec::new();
    for (n, style) in styles.iter().enumerate() {
        for again in 0..TRIES {
            let mut rng = Rng::with_seed(wish.seed.wrapping_mul(1009) + again * 31 + n as u64);
            let Some(proposal) = attempt(&facts, army, *style, wish, &mut rng, &mut work) else {
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
        if (wish.stop)() {
            return reply(Answer::Stopped, work);
        }
        if found.is_empty() {
            let case = widest(&facts, army, wish);
            let impossible = explain(&case, wish, &mut work);
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
fn attempt(
    facts: &Context<'_>,
    army: &Army,
    style: Style,
    wish: &Wish<'_>,
    rng: &mut Rng,
    work: &mut Work,
) -> Option<Proposal> {
    let taken: Vec<TroopId> = army.units().map(|unit| unit.troop).collect();
    let narrow = plan::plan(facts, style, &taken, rng);
    let wide = plan::everything(facts, style);
    let one_kind = Plan {
        spans: BTreeMap::new(),
        kinds: one_of_each(facts, &narrow),
        ..wide.clone()
    };
    let shapes = shapes(facts, army, rng);
    let usual = shapes.iter().take(1);
    let ladder = usual
        .clone()
        .map(|slots| (slots, &narrow, Look::Even, Goal::Fill))
        .chain(
            shapes
                .iter()
                .map(|slots| (slots, &one_kind, Look::Even, Goal::Fill)),
        )
        .chain(
            shapes
                .iter()
                .map(|slots| (slots, &wide, Look::Even, Goal::Fill)),
        )
        .chain(
            shapes
                .iter()
                .map(|slots| (slots, &wide, Look::Any, Goal::Fill)),
        )
        .chain(
            shapes
                .iter()
                .map(|slots| (slots, &wide, Look::Any, Goal::FillUpTo)),
        );
    for (slots, plan, look, goal) in ladder {
        if (wish.stop)() {
            return None;
        }
        let case = case(facts, army, slots.clone(), plan, style, wish, rng);
        let Ok(choice) = case.solve(goal, look, work) else {
            continue;
        };
        let drawn = case.draw(&choice);
        let confirmed = work.confirm(facts.list, facts.event, army, drawn);
        if confirmed.is_some() {
            return confirmed;
        }
    }
    None
}

/// The kinds of a plan, and one of each row that it leaves out.
fn one_of_each(facts: &Context<'_>, plan: &Plan) -> std::collections::BTreeSet<TroopId> {
    let mut kinds = plan.kinds.clone();
    for row in &facts.rows {
        if !row.row.troops.iter().any(|troop| kinds.contains(&troop.id)) {
            kinds.extend(row.row.troops.first().map(|troop| troop.id));
        }
    }
    kinds
}

/// The commands that the army might have, the likeliest first.
fn shapes(facts: &Context<'_>, army: &Army, rng: &mut Rng) -> Vec<Vec<Slot>> {
    let present = slots_of(army);
    let (least, most) = command_count::allowed(facts.event);
    let usual = usual_commands(facts.event, rng);
    let most = most.unwrap_or(usual + 2);
    let have = present.len() as u32;
    let usual = usual.clamp(least, most).max(have);
    let mut counts: Vec<u32> = (least.max(have).max(1)..=most.max(have)).collect();
    counts.sort_by_key(|count| (count.abs_diff(usual), *count));
    let mut shapes: Vec<Vec<Slot>> = Vec::new();
    for count in counts {
        let mut slots = present.clone();
        while slots.len() < count as usize {
            slots = with_one_more(&slots);
        }
        shapes.push(slots);
    }
    let contingents = &facts.points_list.contingents;
    let ally = rng.choice(contingents.iter().map(|it| it.id));
    if let (true, Some(ally), Some(first)) =
        (present.is_empty() && rng.bool(), ally, shapes.first())
    {
        let mut allied = first.clone();
        if allied.len() < 2 {
            allied = with_one_more(&allied);
        }
        if allied.len() as u32 <= most {
            allied
                .iter_mut()
                .rev()
                .take(1)
                .for_each(|last| last.contingent = Some(ally));
            shapes.insert(0, allied);
        }
    }
    shapes
}

/// Two commands up to 400 points, now and then three; one more for every 300 points of a great
/// battle.
fn usual_commands(event: &Event, rng: &mut Rng) -> u32 {
    match (event.setting, event.points) {
        (_, 0..=150) => 1,
        (_, 151..=300) => 2,
        (_, 301..=500) => 2 + u32::from(rng.u8(0..3) == 0),
        (Setting::GreatBattle, points) => u32::from(points) / 300 + 1,
        (_, points) => (u32::from(points) / 250).min(4),
    }
}

/// The programme for these commands and this plan.
fn case<'c, 'a>(
    facts: &'c Context<'a>,
    army: &'c Army,
    slots: Vec<Slot>,
    plan: &Plan,
    style: Style,
    wish: &Wish<'_>,
    rng: &mut Rng,
) -> Case<'c, 'a> {
    let mut case = Case::new(facts, army, slots, wish, Freedom::Add);
    narrow(&mut case.demands, plan);
    keep(&mut case);
    buy(&mut case, plan);
    for column in &mut case.columns {
        column.worth = plan::worth(facts, style, column, rng);
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

/// The widest programme there is, to explain why there is no army.
fn widest<'c, 'a>(facts: &'c Context<'a>, army: &'c Army, wish: &Wish<'_>) -> Case<'c, 'a> {
    let mut slots = slots_of(army);
    let least = command_count::allowed(facts.event).0.max(1);
    while slots.len() < least as usize {
        slots = with_one_more(&slots);
    }
    let plan = plan::everything(facts, Style::Balanced);
    case(
        facts,
        army,
        slots,
        &plan,
        Style::Balanced,
        wish,
        &mut Rng::with_seed(0),
    )
}

/// What is there stays as it is; a body may be given the general that its command lacks.
fn keep(case: &mut Case<'_, '_>) {
    let army = case.army;
    let cic = army.cic.and_then(|id| army.unit(id));
    let led = cic.is_some_and(|unit| unit.general.is_some());
    let mut drafts = Vec::new();
    for (n, item) in case.items.iter().enumerate() {
        let Some(slot) = item.slot else { continue };
        let kept = Draft {
            placed: vec![(
                slot,
                Body {
                    ranks: item.first().to_vec(),
                },
            )],
            uses: vec![n],
            cic: None,
            most: item.alike(),
            changes: 0,
            tie: 0,
        };
        let general = item.first().iter().find(|unit| unit.general.is_some());
        match general {
            Some(unit) if led => drafts.push(Draft {
                cic: army.cic.filter(|cic| *cic == unit.id),
                ..kept
            }),
            Some(_) => drafts.extend(ranked(army, kept)),
            None => {
                if !item.locked {
                    drafts.extend(appointed(case, &kept, led));
                }
                drafts.push(kept);
            }
        }
    }
    let columns = drafts.into_iter();
    case.columns.extend(
        columns.filter_map(|draft| measured(case.facts, &case.slots, draft, Doubt::Allowed)),
    );
}

/// The front rank of a kept body with a general.
fn appointed(case: &Case<'_, '_>, kept: &Draft, led: bool) -> Vec<Draft> {
    let mut drafts = Vec::new();
    for level in [GeneralLevel::Fair, GeneralLevel::Poor, GeneralLevel::Expert] {
        let mut draft = kept.clone();
        draft.changes = 1;
        let mut ranks = draft
            .placed
            .iter_mut()
            .flat_map(|(_, body)| &mut body.ranks);
        if let Some(front) = ranks.next() {
            front.general = Some(level);
        }
        if led {
            drafts.push(draft);
        } else {
            drafts.extend(ranked(case.army, draft));
        }
    }
    drafts
}

/// Everything that the plan lets the army gain.
fn buy(case: &mut Case<'_, '_>, plan: &Plan) {
    let shop = Shop {
        kinds: &|troop| plan.kinds.contains(&troop),
        upgrades: &|upgrade| plan.upgrades.contains(&upgrade),
    };
    let army = case.army;
    let cic = army.cic.and_then(|id| army.unit(id));
    let led = cic.is_some_and(|unit| unit.general.is_some());
    let first_own = case.slots.iter().position(|slot| slot.contingent.is_none());
    let mut columns = Vec::new();
    for (place, slot) in case.slots.iter().enumerate() {
        let bodies = fresh::bodies(case.facts, slot.contingent, &shop);
        let mut add = |body: &Body, cic: Option<UnitId>, most: u32| {
            let draft = Draft {
                placed: vec![(place, body.clone())],
                uses: Vec::new(),
                cic,
                most,
                changes: body.ranks.len() as u32,
                tie: 0,
            };
            columns.extend(measured(case.facts, &case.slots, draft, Doubt::Avoided));
        };
        for body in &bodies {
            add(body, None, u32::from(case.facts.event.points) / 5);
        }
        // One command is as good as another for the C-in-C of a new army.
        let may_lead = !led
            && slot.contingent.is_none()
            && (army.commands.len() > 0 || Some(place) == first_own);
        if may_lead {
            for level in &plan.cic {
                for body in fresh::led(case.facts, &bodies, *level, true, &shop) {
                    add(&body, body.ranks.first().map(|front| front.id), 1);
                }
            }
        }
        for level in &plan.sub {
            for body in fresh::led(case.facts, &bodies, *level, false, &shop) {
                add(&body, None, 1);
            }
        }
    }
    case.columns.extend(columns);
}
