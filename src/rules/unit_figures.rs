//! The figures of a unit: the profile that it fights with after upgrades, what it costs, its VD.

use super::basic::basic_printed_vdt;
use super::generals::general_vd;
use super::purchases::{attached_scorpio, heavy_javelin};
use super::upgrades::pike_upgrade;
use super::{Context, RuleName, fixed};
use crate::army::{CommandId, Unit, UnitId};
use crate::event::RuleSet;
use crate::list::{Stats, Trait, Troop, TroopType, Weapon};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitFigures {
    pub id: UnitId,
    pub command: CommandId,
    /// None where the list doesn't have the troop.
    #[serde(rename = "type")]
    pub kind: Option<TroopType>,
    pub stats: Option<Stats>,
    pub weapons: Vec<Weapon>,
    pub traits: Vec<Trait>,
    pub price: i32,
    pub general_price: i32,
    pub vd: u32,
    /// Rules that changed a figure of this unit.
    pub applied: Vec<RuleName>,
}

impl UnitFigures {
    /// Of a unit whose troop is this, or none where the list doesn't have it.
    pub(super) fn work_out(
        context: &Context<'_>,
        command: CommandId,
        unit: &Unit,
        troop: Option<&Troop>,
    ) -> Self {
        let mut figures = UnitFigures {
            id: unit.id,
            command,
            kind: None,
            stats: None,
            weapons: Vec::new(),
            traits: Vec::new(),
            price: 0,
            general_price: match context.list.game() {
                RuleSet::Impetus => unit.general.map_or(0, |level| level.price()),
                RuleSet::Basic => 0,
            },
            vd: 0,
            applied: Vec::new(),
        };
        if let Some(troop) = troop {
            figures.fill_in(context, unit, troop);
        }
        figures
    }

    pub fn has(&self, wanted: Trait) -> bool {
        self.traits.contains(&wanted)
    }

    pub fn carries(&self, wanted: Weapon) -> bool {
        self.weapons.contains(&wanted)
    }

    /// The profile that the unit fights with and what it costs.
    fn fill_in(&mut self, context: &Context<'_>, unit: &Unit, troop: &Troop) {
        let mut kind = troop.kind;
        let mut stats = troop.stats;
        let arms = match unit.arms {
            Some(id) => troop.arms.iter().find(|arms| arms.id == id),
            None => troop.arms.first(),
        };
        let mut weapons: &[Weapon] = &troop.weapons;
        let choice = arms.map(|arms| arms.weapons.as_slice()).unwrap_or_default();
        let mut extra: &[Weapon] = choice;
        self.traits.extend_from_slice(&troop.traits);
        let mut price = match (unit.rear, troop.rear_price) {
            (true, Some(rear)) => i32::from(rear),
            _ => i32::from(troop.price),
        };
        // Two upgrades on one unit: no list says what that costs, so the dearer counts.
        let mut upgraded: Option<i32> = None;
        for id in unit.each_upgrade() {
            let Some((upgrade, _)) = context.upgrade(id) else {
                continue;
            };
            if !upgrade.of.contains(&unit.troop) {
                continue;
            }
            let change = &upgrade.becomes;
            kind = change.kind.unwrap_or(kind);
            stats.m = change.m.unwrap_or(stats.m);
            stats.vbu = change.vbu.unwrap_or(stats.vbu);
            stats.i = change.i.unwrap_or(stats.i);
            stats.d = change.d.or(stats.d);
            stats.vd = change.vd.unwrap_or(stats.vd);
            if let Some(changed) = &change.weapons {
                weapons = changed;
                extra = &[];
            }
            self.traits.extend_from_slice(&change.traits);
            let final_price = match (unit.rear, upgrade.rear_price) {
                (true, Some(rear)) => Some(rear),
                _ => upgrade.price,
            };
            if let Some(final_price) = final_price {
                let final_price = i32::from(final_price);
                upgraded = Some(upgraded.map_or(final_price, |dearer| dearer.max(final_price)));
            }
        }
        if let Some(upgraded) = upgraded {
            price = upgraded;
        }
        self.weapons.extend_from_slice(weapons);
        self.weapons.extend_from_slice(extra);
        if unit.pike_upgrade
            && let Some(pikes) = pike_upgrade::price_of(kind, &stats, &self.weapons)
        {
            stats.vbu += 1;
            price = i32::from(pikes);
            self.applied.push(RuleName::PikeUpgrade);
        }
        if unit.dismounted
            && let Some(dismount) = &troop.dismount
        {
            kind = dismount.kind;
            stats = dismount.stats;
            self.weapons.clear();
            self.weapons.extend_from_slice(&dismount.weapons);
            self.traits.clear();
            self.traits.extend_from_slice(&dismount.traits);
        }
        if unit.fortified {
            price += fixed::FORTIFIED_WAGENBURG;
        }
        self.kind = Some(kind);
        self.price = price;
        self.stats = Some(stats);
        if context.list.game() == RuleSet::Basic {
            self.price = 0;
            self.vd = basic_printed_vdt::vd(&stats, context.is_led(unit));
            return;
        }
        self.vd = general_vd::vd(&stats, unit.general.is_some());
        if self.vd != u32::from(stats.vd) {
            self.applied.push(RuleName::GeneralVd);
        }
        heavy_javelin::apply(self);
        if context.army.purchases.scorpio && attached_scorpio::has_one(context, self) {
            self.applied.push(RuleName::AttachedScorpio);
        }
    }
}
