//! Bodies that the army may gain: single units, Large Units at the rear-rank price, upgraded ones,
//! and those that hold a general.

use super::column::FRESH;
use crate::army::{Body, GeneralLevel, Unit, UnitId};
use crate::list::{ContingentId, Limit, Seat, Special, TroopId, Upgrade, UpgradeId};
use crate::rules::Context;
use crate::rules::generals::general_seat;

/// Ranks that a new Large Unit has at most, where the list names no larger size.
const USUAL_RANKS: usize = 4;

/// What may be bought.
pub struct Shop<'f> {
    pub kinds: &'f dyn Fn(TroopId) -> bool,
    pub upgrades: &'f dyn Fn(UpgradeId) -> bool,
}

/// Every body without a general that troops of the list or of a contingent may form.
pub fn bodies(
    context: &Context<'_>,
    contingent: Option<ContingentId>,
    shop: &Shop<'_>,
) -> Vec<Body> {
    let mut bodies = Vec::new();
    let rows = context
        .rows
        .iter()
        .filter(|row| row.contingent == contingent);
    let troops: Vec<TroopId> = rows
        .flat_map(|row| &row.row.troops)
        .map(|troop| troop.id)
        .filter(|troop| (shop.kinds)(*troop))
        .collect();
    for troop in &troops {
        bodies.push(vec![*troop]);
    }
    for formation in context.formations(contingent) {
        for front in formation.front.iter().filter(|id| troops.contains(id)) {
            for rear in formation.rear().iter().filter(|id| troops.contains(id)) {
                let most = USUAL_RANKS.max(usize::from(formation.smallest_size()));
                for size in (2..=most).filter(|size| formation.allows_size(*size)) {
                    let mut ranks = vec![*front];
                    ranks.resize(size, *rear);
                    bodies.push(ranks);
                }
            }
        }
    }
    let plain: Vec<Body> = bodies.iter().map(|ranks| body(context, ranks)).collect();
    let mut all = plain.clone();
    for upgrade in context.upgrades().filter(|it| (shop.upgrades)(it.id)) {
        if !upgrade
            .limits
            .iter()
            .any(|limit| matches!(limit, Limit::HoldsGeneral(_)))
        {
            all.extend(plain.iter().filter_map(|body| upgraded(body, upgrade)));
        }
    }
    let pikes = context.list.volume == Some(32) || context.points_list.has(Special::PikeUpgrade);
    if pikes {
        let large = plain.iter().filter(|body| body.is_large()).cloned();
        all.extend(large.map(|mut body| {
            if let Some(front) = body.ranks.first_mut() {
                front.pike_upgrade = true;
            }
            body
        }));
    }
    all
}

fn body(context: &Context<'_>, ranks: &[TroopId]) -> Body {
    let ranks = ranks.iter().enumerate().map(|(rank, troop)| Unit {
        rear: rank > 0
            && context
                .troop(*troop)
                .is_some_and(|place| place.troop.rear_price.is_some()),
        ..Unit::new(UnitId(FRESH + rank as u32), *troop)
    });
    Body {
        ranks: ranks.collect(),
    }
}

/// The body with an upgrade, in front alone where the list says so.
fn upgraded(body: &Body, upgrade: &Upgrade) -> Option<Body> {
    let mut after = body.clone();
    let front_only = upgrade.limits.contains(&Limit::FrontRank);
    let ranks = if front_only { 1 } else { after.ranks.len() };
    let takers = after.ranks.iter_mut().take(ranks);
    let mut taken = false;
    for unit in takers.filter(|unit| upgrade.of.contains(&unit.troop)) {
        unit.upgrades.push(upgrade.id);
        taken = true;
    }
    taken.then_some(after)
}

/// Bodies whose front rank holds a general of this level, with the upgrades that he brings.
pub fn led(
    context: &Context<'_>,
    bodies: &[Body],
    level: GeneralLevel,
    is_cic: bool,
    shop: &Shop<'_>,
) -> Vec<Body> {
    let marked = |body: &&Body| {
        let seat = body
            .ranks
            .first()
            .and_then(|front| context.troop(front.troop))
            .map_or(Seat::No, |place| place.troop.general);
        seat == Seat::Yes || (seat == Seat::SubGeneral && !is_cic)
    };
    // In a great battle any unit may hold him, but lists mark those that should.
    let mut seats: Vec<&Body> = bodies.iter().filter(marked).collect();
    if seats.is_empty() && general_seat::allows(context, Seat::No, is_cic) {
        seats = bodies.iter().collect();
    }
    let mut all = Vec::new();
    for seat in seats {
        let mut led = seat.clone();
        let Some(front) = led.ranks.first_mut() else {
            continue;
        };
        front.general = Some(level);
        let front = front.clone();
        let brings =
            |limit: &Limit| matches!(limit, Limit::HoldsGeneral(of) if of.contains(&level));
        let mut upgrades = context.upgrades().filter(|it| (shop.upgrades)(it.id));
        let brought = upgrades
            .find(|it| it.of.contains(&front.troop) && it.limits.iter().any(brings))
            .filter(|_| front.upgrades.is_empty());
        if let Some(upgrade) = brought {
            let mut raised = led.clone();
            let fronts = raised.ranks.iter_mut().take(1);
            fronts.for_each(|front| front.upgrades.push(upgrade.id));
            all.push(raised);
        }
        all.push(led);
    }
    all
}
