//! A unit bought at the rear-rank price stands behind another of its Large Unit.

use crate::army::{Edit, Place, Spot};
use crate::rules::context::UnitContext;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, LargeUnitsFact, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::RearRank,
    family: Family::LargeUnits,
    citation: Citation::supplements("How to use the lists, prices in brackets"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for unit in context.units.iter().filter(|unit| unit.unit.rear) {
        let subject = Subject::Unit(unit.unit.id);
        if unit.rank == 0 {
            let fact = if unit.ranks == 1 {
                Fact::LargeUnits(LargeUnitsFact::RearAlone)
            } else {
                Fact::LargeUnits(LargeUnitsFact::RearInFront)
            };
            report.illegal(RULE.name, subject, fact, 1);
        }
        if unit.rank > 0 && unit.unit.general.is_some() {
            let fact = Fact::LargeUnits(LargeUnitsFact::RearGeneral);
            report.umpire(RULE.name, subject, fact);
        }
        let Some(troop) = unit.troop() else { continue };
        if troop.rear_price.is_none() {
            report.illegal(
                RULE.name,
                subject,
                Fact::LargeUnits(LargeUnitsFact::NoRearPrice),
                1,
            );
        } else if upgraded_at_unknown_price(context, unit) {
            let fact = Fact::LargeUnits(LargeUnitsFact::RearPriceUnknown {
                price: unit.figures.price,
            });
            report.umpire(RULE.name, subject, fact);
        }
    }
}

/// An upgrade with a price of its own and none for the rear: the front price is charged.
fn upgraded_at_unknown_price(context: &Context<'_>, unit: &UnitContext<'_>) -> bool {
    unit.unit
        .upgrades
        .iter()
        .filter_map(|id| context.upgrade(*id))
        .any(|(upgrade, _)| {
            upgrade.of.contains(&unit.unit.troop)
                && upgrade.price.is_some()
                && upgrade.rear_price.is_none()
        })
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    let Some(command) = context.commands.get(unit.command) else {
        return Vec::new();
    };
    let id = unit.unit.id;
    let full_price = Edit::SetRear {
        unit: id,
        rear: false,
    };
    let behind = |with| Edit::MoveUnit {
        unit: id,
        to: Place {
            command: command.command.id,
            spot: Spot::Rank {
                with,
                rank: usize::MAX,
            },
        },
    };
    let mut edits = Vec::new();
    match finding.fact {
        Fact::LargeUnits(LargeUnitsFact::RearAlone) => {
            let others = context.bodies_of(command).filter_map(|body| body.first());
            let mut fronts: Vec<_> = others
                .filter(|front| front.body != unit.body && !front.unit.rear)
                .collect();
            fronts.sort_by_cached_key(|front| front.ranks);
            edits.extend(
                fronts
                    .into_iter()
                    .take(8)
                    .map(|front| behind(front.unit.id)),
            );
        }
        Fact::LargeUnits(LargeUnitsFact::RearInFront) => {
            let rest = context.units_of(command).iter();
            edits.extend(
                rest.filter(|other| other.body == unit.body && other.unit.id != id)
                    .take(1)
                    .map(|other| behind(other.unit.id)),
            );
        }
        Fact::LargeUnits(LargeUnitsFact::RearGeneral) => {
            let front = context.front_of(unit);
            if let (Some(front), Some(level)) = (front, unit.unit.general) {
                edits.push(propose::move_general(context, unit, front.unit.id, level));
            }
        }
        Fact::LargeUnits(LargeUnitsFact::RearPriceUnknown { .. }) => {
            edits.extend(unit.unit.upgrades.iter().map(|upgrade| Edit::DropUpgrade {
                unit: id,
                upgrade: *upgrade,
            }));
        }
        _ => {}
    }
    edits.push(full_price);
    edits
}
