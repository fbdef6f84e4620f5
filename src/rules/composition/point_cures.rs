//! Ways to make an army cheaper by so many points.

use super::removals::{several_removals, single_removals};
use crate::army::{Edit, GeneralLevel};
use crate::rules::rows::package_cures;
use crate::rules::{Context, fixed};

/// An edit with the points that it saves.
struct Saving {
    edit: Edit,
    points: i32,
}

/// Purchases first, then units, generals, upgrades and the command structure; chains where
/// nothing by itself is enough.
pub(in crate::rules) fn cheaper(context: &Context<'_>, over: i32) -> Vec<Edit> {
    let purchases = purchases(context);
    let single: Vec<Saving> = purchases.iter().map(|p| p.saving(over)).collect();
    let upgrades = upgrades(context);
    let (by_one, by_two) = (generals(context, 1), generals(context, 2));
    let wagenburgs = bare_wagenburgs(context);
    let mut edits = enough(&single, over, 4);
    edits.extend(enough(&wagenburgs, over, 1));
    edits.extend(single_removals(context, over));
    edits.extend(enough(&by_one, over, 3));
    edits.extend(enough(&by_two, over, 3));
    edits.extend(enough(&upgrades, over, 3));
    for structure in &context.points_list.structures {
        if context.army.structure.price() - structure.price() >= over {
            edits.push(Edit::SetStructure(*structure));
        }
    }
    edits.extend(several_removals(context, over));
    edits.extend(package_cures::cheaper(context, over));
    let fewer = fewer_purchases(&purchases, over);
    for savings in [fewer, wagenburgs, upgrades, by_one, by_two] {
        edits.extend(chain(savings, over));
    }
    edits
}

/// Those that save enough by themselves.
fn enough(savings: &[Saving], over: i32, most: usize) -> Vec<Edit> {
    let enough = savings.iter().filter(|saving| saving.points >= over);
    enough
        .take(most)
        .map(|saving| saving.edit.clone())
        .collect()
}

/// One after the other, until they save enough together.
fn chain(savings: Vec<Saving>, over: i32) -> Option<Edit> {
    let mut saved = 0;
    let mut edits = Vec::new();
    for saving in savings {
        if saved >= over {
            break;
        }
        saved += saving.points;
        edits.push(saving.edit);
    }
    (saved >= over && edits.len() > 1).then_some(Edit::Several(edits))
}

/// Something bought for the army as a whole, so many of it at a price.
struct Purchase {
    have: u16,
    price: i32,
    edit: fn(u16) -> Edit,
}

impl Purchase {
    /// As little less of it as saves enough, or all of it.
    fn saving(&self, over: i32) -> Saving {
        let wanted = over.saturating_add(self.price - 1) / self.price;
        let dropped = u16::try_from(wanted).unwrap_or(u16::MAX).min(self.have);
        Saving {
            edit: (self.edit)(self.have - dropped),
            points: i32::from(dropped) * self.price,
        }
    }
}

fn purchases(context: &Context<'_>) -> Vec<Purchase> {
    let bought = &context.army.purchases;
    let purchase = |have, price, edit| Purchase { have, price, edit };
    let mut purchases = vec![
        purchase(
            bought.exploration,
            fixed::EXPLORATION_POINT,
            Edit::SetExploration,
        ),
        purchase(bought.destiny, fixed::DESTINY_ROLL, Edit::SetDestiny),
        purchase(
            bought.fortifications,
            fixed::FORTIFICATION,
            Edit::SetFortifications,
        ),
        purchase(u16::from(bought.scorpio), fixed::ATTACHED_SCORPIO, |_| {
            Edit::SetScorpio(false)
        }),
        purchase(u16::from(bought.joan.is_some()), fixed::JOAN_OF_ARC, |_| {
            Edit::SetJoan(None)
        }),
    ];
    purchases.retain(|purchase| purchase.have > 0);
    purchases
}

/// One purchase after the other, the last as far as is needed.
fn fewer_purchases(purchases: &[Purchase], over: i32) -> Vec<Saving> {
    let mut left = over;
    let savings = purchases.iter().map_while(|purchase| {
        let saving = (left > 0).then(|| purchase.saving(left))?;
        left -= saving.points;
        Some(saving)
    });
    savings.collect()
}

fn bare_wagenburgs(context: &Context<'_>) -> Vec<Saving> {
    let fortified = context.units.iter().filter(|unit| unit.unit.fortified);
    let bare = fortified.map(|unit| Saving {
        edit: Edit::SetFortified {
            unit: unit.unit.id,
            fortified: false,
        },
        points: fixed::FORTIFIED_WAGENBURG,
    });
    bare.collect()
}

/// Every general by so many levels, as far as Poor.
fn generals(context: &Context<'_>, levels: usize) -> Vec<Saving> {
    use GeneralLevel::*;
    let lowered = context.units.iter().filter_map(|unit| {
        let level = unit.unit.general?;
        let below = match level {
            Genius | Charismatic => [Expert, Fair].as_slice(),
            Expert => &[Fair, Poor],
            Fair => &[Poor],
            Poor | Incompetent | Coward => &[],
        };
        let lower = *below.get(levels.min(below.len()).checked_sub(1)?)?;
        Some(Saving {
            edit: Edit::SetGeneral {
                unit: unit.unit.id,
                level: Some(lower),
            },
            points: level.price() - lower.price(),
        })
    });
    lowered.collect()
}

/// Upgrades that make their units dearer.
fn upgrades(context: &Context<'_>) -> Vec<Saving> {
    let savings = context.units.iter().filter_map(|unit| {
        let troop = unit.troop()?;
        let id = unit.unit.id;
        let edit = match unit.unit.upgrades.last() {
            _ if unit.unit.pike_upgrade => Edit::SetPikeUpgrade {
                unit: id,
                taken: false,
            },
            Some(upgrade) => Edit::DropUpgrade {
                unit: id,
                upgrade: *upgrade,
            },
            None => return None,
        };
        let plain = match (unit.unit.rear, troop.rear_price) {
            (true, Some(rear)) => rear,
            _ => troop.price,
        };
        let fortified = i32::from(unit.unit.fortified) * fixed::FORTIFIED_WAGENBURG;
        let points = unit.figures.price - fortified - i32::from(plain);
        Some(Saving { edit, points })
    });
    savings.filter(|saving| saving.points > 0).collect()
}
