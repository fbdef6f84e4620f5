//! Columns of an army to be completed: what stays, and what may come.

use super::case::Case;
use super::column::{Doubt, Draft, measured};
use super::fresh::{self, Shop};
use super::item::ranked;
use super::plan::Plan;
use crate::army::{Army, Body, GeneralLevel, UnitId};

/// Whether a general leads the army already.
fn is_led(army: &Army) -> bool {
    let cic = army.cic.and_then(|id| army.unit(id));
    cic.is_some_and(|unit| unit.general.is_some())
}

/// What is there stays as it is; a body may be given the general that its command lacks.
pub fn keep(case: &mut Case<'_, '_>) {
    let army = case.army;
    let led = is_led(army);
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
        columns.filter_map(|draft| measured(case.context, &case.slots, draft, Doubt::Allowed)),
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
pub fn buy(case: &mut Case<'_, '_>, plan: &Plan) {
    let shop = Shop {
        kinds: &|troop| plan.kinds.contains(&troop),
        upgrades: &|upgrade| plan.upgrades.contains(&upgrade),
    };
    let army = case.army;
    let led = is_led(army);
    let first_own = case.slots.iter().position(|slot| slot.contingent.is_none());
    let mut columns = Vec::new();
    for (place, slot) in case.slots.iter().enumerate() {
        let bodies = fresh::bodies(case.context, slot.contingent, &shop);
        let mut add = |body: &Body, cic: Option<UnitId>, most: u32| {
            let draft = Draft {
                placed: vec![(place, body.clone())],
                uses: Vec::new(),
                cic,
                most,
                changes: body.ranks.len() as u32,
                tie: 0,
            };
            columns.extend(measured(case.context, &case.slots, draft, Doubt::Avoided));
        };
        for body in &bodies {
            add(body, None, u32::from(case.context.event.points) / 5);
        }
        // One command is as good as another for the C-in-C of a new army.
        let may_lead = !led
            && slot.contingent.is_none()
            && (!army.commands.is_empty() || Some(place) == first_own);
        if may_lead {
            for level in &plan.cic {
                for body in fresh::led(case.context, &bodies, *level, true, &shop) {
                    add(&body, body.ranks.first().map(|front| front.id), 1);
                }
            }
        }
        for level in &plan.sub {
            for body in fresh::led(case.context, &bodies, *level, false, &shop) {
                add(&body, None, 1);
            }
        }
    }
    case.columns.extend(columns);
}
