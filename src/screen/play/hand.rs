//! The unit in hand, and what can be done with it besides a tap.

use crate::battle::game::{Deed, Game, State, UnitRef};
use crate::list::TroopType;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub unit: UnitRef,
    pub name: String,
    pub kind: Option<TroopType>,
    /// "VBU 3 of 5 · disordered · 2 VD"
    pub about: String,
    pub actions: Vec<Action>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    pub label: &'static str,
    pub deed: Deed,
    /// It takes something off the table.
    pub is_grave: bool,
}

/// None where there is no such unit.
pub fn hand(game: &Game, state: &State, unit: UnitRef) -> Option<Hand> {
    let card = game.sides.unit(unit)?;
    let marks = *state.unit(unit)?;
    let command = game.sides.of(unit.side).command_of(unit.unit)?;
    let is_broken = state
        .sides
        .of(unit.side)
        .commands
        .get(command)
        .is_some_and(|it| it.broken.is_some());
    let is_gone = state.is_gone(game, unit);
    let mut actions = Vec::new();
    let mut add = |label, deed, is_grave| {
        actions.push(Action {
            label,
            deed,
            is_grave,
        });
    };
    if marks.is_routed {
        add("Back on the table", Deed::Back { unit }, false);
    } else if !is_gone {
        if marks.lost > 0 {
            add("+1 VBU", Deed::Regain { unit, vbu: 1 }, false);
        } else {
            add("−1 VBU", Deed::Lose { unit, vbu: 1 }, false);
        }
        match marks.is_disordered {
            true => add("Rally", Deed::Rally { unit }, false),
            false => add("Disorder", Deed::Disorder { unit }, false),
        }
        add("Rout", Deed::Rout { unit }, true);
        match (card.general.is_some(), marks.is_general_lost) {
            (true, false) => add("General lost", Deed::GeneralLost { unit }, true),
            (true, true) => add("General back", Deed::GeneralBack { unit }, false),
            (false, _) => {}
        }
    }
    if marks.is_general_lost && !is_broken {
        let routs = Deed::CommandRouts {
            side: unit.side,
            command: u16::try_from(command).unwrap_or(u16::MAX),
        };
        add("Command routs", routs, true);
    }
    if marks.is_general_lost && card.cic && state.sides.of(unit.side).routed.is_none() {
        add("Army routs", Deed::ArmyRouts { side: unit.side }, true);
    }
    let left = card.vbu.saturating_sub(marks.lost);
    let mut about = vec![format!("VBU {left} of {}", card.vbu)];
    match (marks.is_routed, is_gone, marks.is_disordered) {
        _ if marks.is_left_behind => about.push("left behind".to_owned()),
        (true, _, _) => about.push("routed".to_owned()),
        (_, true, _) => about.push("gone with its command".to_owned()),
        (_, _, true) => about.push("disordered".to_owned()),
        _ => {}
    }
    about.push(format!("{} VD", card.vd));
    Some(Hand {
        unit,
        name: card.name.clone(),
        kind: card.kind,
        about: about.join(" · "),
        actions,
    })
}
