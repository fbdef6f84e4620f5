//! Large Units: two units of pikes or impetuous foot, one behind the other, in one tap.

use crate::army::{Army, Body, Edit, Place, Spot, Unit, UnitId};
use crate::rules::Judgement;
use crate::rules::basic::basic_large_units::may_stand_deep;
use std::sync::Arc;

/// Forms a Large Unit, or splits one.
#[derive(Clone, Debug, PartialEq)]
pub struct Deepen {
    pub label: &'static str,
    pub edit: Arc<Edit>,
}

/// "Large Unit, 2 deep"; none for a unit that stands alone.
pub(super) fn depth(army: &Army, unit: &Unit) -> Option<String> {
    let mut bodies = army.commands.iter().flat_map(|command| &command.bodies);
    let body = bodies.find(|body| body.ranks.iter().any(|other| other.id == unit.id))?;
    let ranks = body.ranks.len();
    (ranks > 1).then(|| format!("Large Unit, {ranks} deep"))
}

/// What one tap makes of the unit: with another of its kind that stands alone a Large Unit, or a
/// Large Unit single units again.
pub(super) fn deepen(army: &Army, judgement: &Judgement, unit: &Unit) -> Option<Deepen> {
    let holds = |body: &&Body| body.ranks.iter().any(|other| other.id == unit.id);
    let mut commands = army.commands.iter();
    let command = commands.find(|command| command.bodies.iter().any(|body| holds(&body)))?;
    let at = command.bodies.iter().position(|body| holds(&body))?;
    let body = command.bodies.get(at)?;
    let to = |spot| Place {
        command: command.id,
        spot,
    };
    if body.is_large() {
        let behind = body.ranks.iter().skip(1).rev();
        let apart = behind.map(|unit| Edit::MoveUnit {
            unit: unit.id,
            to: to(Spot::Before(at.saturating_add(1))),
        });
        return Some(Deepen {
            label: "Split the Large Unit",
            edit: Arc::new(Edit::Several(apart.collect())),
        });
    }
    let figures = |id: UnitId| judgement.units.iter().find(|it| it.id == id);
    if !figures(unit.id).is_some_and(may_stand_deep) {
        return None;
    }
    let alone = command.bodies.iter().filter(|body| !body.is_large());
    let others = alone.flat_map(|body| &body.ranks);
    let mut others = others.filter(|other| other.id != unit.id && other.troop == unit.troop);
    // One that is alike in all else stays in the same row.
    let alike = |other: &&Unit| other.arms == unit.arms && other.upgrades == unit.upgrades;
    let behind = others.clone().find(alike).or_else(|| others.next())?;
    Some(Deepen {
        label: "Form a Large Unit",
        edit: Arc::new(Edit::MoveUnit {
            unit: behind.id,
            to: to(Spot::Rank {
                with: unit.id,
                rank: 1,
            }),
        }),
    })
}
