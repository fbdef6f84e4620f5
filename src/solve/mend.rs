//! Mending an army: the fewest changes that make it legal.

use super::answer::{Answer, Proposal, Reply, Work};
use super::case::{Case, slots_of, with_one_more};
use super::column::{Doubt, Draft, Slot, measured};
use super::fresh::{self, Shop};
use super::impossible::{explain, not_admitted};
use super::outcomes::outcomes;
use super::programme::{Goal, Look};
use super::purse::Freedom;
use super::{Style, Wish};
use crate::army::{Army, Body, GeneralLevel, UnitId};
use crate::list::ArmyList;
use crate::rules::composition::command_count;
use crate::rules::{Context, Grade, RuleName, cures, judge};

/// Changes that a mended army has at most; beyond that it is another army.
const MOST_CHANGES: u32 = 200;
/// Findings that are cured after the programme has done its part: orders and the map.
const MOST_CURED: u32 = 12;

/// What a new unit weighs among ways with as many changes.
const ADDED: i32 = 10;

/// Commands of the army to be, and how many changes they take by themselves.
struct Arrangement {
    slots: Vec<Slot>,
    changes: u32,
}

pub async fn mend(list: &ArmyList, army: &Army, wish: &Wish<'_>) -> Reply {
    let mut work = Work::default();
    let reply = |answer, work| Reply { answer, work };
    if let Some(impossible) = not_admitted(list, &army.event) {
        return reply(Answer::Impossible(impossible), work);
    }
    if let Some(basic) = list.basic_list() {
        return super::basic::mend(list, basic, army);
    }
    let blank = Army::new(list, army.event.clone());
    let context = Context::new(list, &army.event, &blank);
    if judge(list, &army.event, army).legal {
        let same = work.confirm(list, &army.event, army, army.clone(), Style::default());
        return reply(Answer::Proposals(same.into_iter().collect()), work);
    }
    let mut best: Option<Proposal> = None;
    for arrangement in arrangements(&context, army) {
        let least = best.as_ref().map_or(MOST_CHANGES, Proposal::count_changes);
        (wish.pause)(0).await;
        // Another arrangement has to save a change to be worth it.
        let Some(most) = least.checked_sub(arrangement.changes + 1) else {
            continue;
        };
        let found = try_arrangement(&context, army, arrangement.slots, most, wish, &mut work);
        let better = |found: &Proposal| found.count_changes() < least;
        best = found.filter(better).or(best);
    }
    match best {
        Some(best) => reply(Answer::Proposals(vec![best]), work),
        None => {
            let case = case(&context, army, slots_of(army), wish);
            let impossible = explain(&case, wish, &mut work).await;
            reply(Answer::Impossible(impossible), work)
        }
    }
}

fn try_arrangement(
    context: &Context<'_>,
    army: &Army,
    slots: Vec<Slot>,
    most: u32,
    wish: &Wish<'_>,
    work: &mut Work,
) -> Option<Proposal> {
    let case = case(context, army, slots, wish);
    let choice = case.solve(Goal::Fewest { most }, Look::Any, work).ok()?;
    let mended = touched_up(context, case.draw(&choice));
    work.confirm(context.list, context.event, army, mended, Style::default())
}

/// Orders and the map follow the units by the cures that their rules offer.
fn touched_up(context: &Context<'_>, mut army: Army) -> Army {
    for _ in 0..MOST_CURED {
        let judgement = judge(context.list, context.event, &army);
        let mut illegal = judgement.findings.iter();
        let Some(finding) = illegal.find(|finding| finding.grade == Grade::Illegal) else {
            break;
        };
        let cures = cures(context.list, context.event, &army, &judgement, finding);
        let Some(after) = cures.first().and_then(|cure| cure.edit.apply(&army).ok()) else {
            break;
        };
        army = after;
    }
    army
}

fn case<'c, 'a>(
    context: &'c Context<'a>,
    army: &'c Army,
    slots: Vec<Slot>,
    wish: &Wish<'_>,
) -> Case<'c, 'a> {
    let mut case = Case::new(context, army, slots, wish, Freedom::Change);
    // What the organiser has set aside needs no mending.
    let waived = |rule: RuleName| context.event.waiver(rule).is_some();
    case.demands
        .retain(|demand| !demand.rule().is_some_and(waived));
    case.columns = outcomes(&case);
    add(&mut case);
    case
}

/// Single units that may come, with a general or without.
fn add(case: &mut Case<'_, '_>) {
    let shop = Shop {
        kinds: &|_| true,
        upgrades: &|_| false,
    };
    let mut columns = Vec::new();
    for (place, slot) in case.slots.iter().enumerate() {
        let bodies = fresh::bodies(case.context, slot.contingent, &shop);
        let bodies: Vec<Body> = bodies.into_iter().filter(|it| !it.is_large()).collect();
        let mut add = |body: &Body, cic: Option<UnitId>, most: u32| {
            let draft = Draft {
                placed: vec![(place, body.clone())],
                uses: Vec::new(),
                cic,
                most,
                changes: 1,
                tie: ADDED,
            };
            columns.extend(measured(case.context, &case.slots, draft, Doubt::Avoided));
        };
        for body in &bodies {
            add(body, None, 100);
        }
        for level in [
            GeneralLevel::Poor,
            GeneralLevel::Fair,
            GeneralLevel::Incompetent,
        ] {
            for body in fresh::led(case.context, &bodies, level, false, &shop) {
                add(&body, None, 1);
            }
            for body in fresh::led(case.context, &bodies, level, true, &shop) {
                add(&body, body.ranks.first().map(|front| front.id), 1);
            }
        }
    }
    case.columns.extend(columns);
}

/// The commands as they are; with one gone, one more, or one of other troops.
fn arrangements(context: &Context<'_>, army: &Army) -> Vec<Arrangement> {
    let present = slots_of(army);
    let (least, most) = command_count::allowed(context.event);
    let fits = |slots: &[Slot]| {
        let count = slots.len() as u32;
        let allied = slots
            .iter()
            .filter(|slot| slot.contingent.is_some())
            .count();
        let alone = context.event.waiver(RuleName::CommandCount).is_some();
        let known = slots.iter().filter_map(|slot| slot.contingent);
        let mut known: Vec<_> = known.collect();
        known.sort();
        let twice = known.windows(2).any(|pair| pair.first() == pair.last());
        (alone || (count >= least && most.is_none_or(|most| count <= most)))
            && allied <= usize::from(context.points_list.contingents_allowed)
            && !twice
    };
    let mut arrangements = vec![Arrangement {
        slots: present.clone(),
        changes: 0,
    }];
    // Two steps away from the commands as they are, at most; more where they are far too many.
    let far = most.map_or(0, |most| present.len().saturating_sub(most as usize));
    let steps = 2
        .max(far)
        .max((least as usize).saturating_sub(present.len()));
    let mut edge = vec![present];
    for step in 1..=steps as u32 {
        let mut next: Vec<Vec<Slot>> = Vec::new();
        for slots in &edge {
            for neighbour in neighbours(context, army, slots) {
                let known = arrangements
                    .iter()
                    .any(|arrangement| arrangement.slots == neighbour);
                if !known && !next.contains(&neighbour) {
                    next.push(neighbour);
                }
            }
        }
        // The smallest commands go first where many have to.
        next.truncate(12);
        arrangements.extend(next.iter().map(|slots| Arrangement {
            slots: slots.clone(),
            changes: step,
        }));
        edge = next;
        if step == 1
            && arrangements
                .iter()
                .any(|arrangement| fits(&arrangement.slots))
        {
            break;
        }
    }
    arrangements.retain(|arrangement| fits(&arrangement.slots));
    arrangements
}

fn neighbours(context: &Context<'_>, army: &Army, slots: &[Slot]) -> Vec<Vec<Slot>> {
    let mut all = Vec::new();
    let size = |slot: &Slot| army.command(slot.id).map_or(0, |it| it.units().count());
    let mut order: Vec<usize> = (0..slots.len()).collect();
    order.sort_by_key(|place| slots.get(*place).map_or(0, size));
    for place in order {
        let mut fewer = slots.to_vec();
        fewer.remove(place);
        all.push(fewer);
    }
    for (place, slot) in slots.iter().enumerate() {
        let units = army.command(slot.id).into_iter().flat_map(|it| it.units());
        let mut homes: Vec<_> = units
            .filter_map(|unit| context.troop(unit.troop))
            .map(|it| it.contingent)
            .collect();
        homes.sort();
        homes.dedup();
        for home in homes.into_iter().filter(|home| *home != slot.contingent) {
            let mut other = slots.to_vec();
            if let Some(slot) = other.get_mut(place) {
                slot.contingent = home;
            }
            all.push(other);
        }
    }
    all.push(with_one_more(slots));
    all
}
