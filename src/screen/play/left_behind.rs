//! What the Defender of a rearguard doesn't deploy.

use crate::battle::game::{Deed, Game, SideId, State, UnitRef};
use crate::text::play::table as words;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftBehind {
    pub side: SideId,
    /// "Welsh leave units worth 4 VD behind."
    pub rule: String,
    /// "3 of 4 VD left behind: VDT 13, breaks at 7."
    pub sum: String,
    /// Whether as many VD are chosen as the scenario asks for.
    pub is_done: bool,
    /// Empty for a side that is only a name.
    pub units: Vec<LeftBehindUnit>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftBehindUnit {
    pub name: String,
    pub vd: u32,
    pub is_left_behind: bool,
    pub deed: Deed,
}

/// None where everybody is deployed.
pub fn left_behind(game: &Game, state: &State) -> Option<LeftBehind> {
    let side = state.attacker?.other();
    let asked = state.leaves_behind(side)?;
    let (card, marks) = (game.sides.of(side), state.sides.of(side));
    let chosen = card.vdt().saturating_sub(marks.vdt);
    let units = card.units().map(|it| {
        let unit = UnitRef { side, unit: it.id };
        let is_left_behind = marks.units.get(&it.id).is_some_and(|it| it.is_left_behind);
        LeftBehindUnit {
            name: it.name.clone(),
            vd: it.vd,
            is_left_behind,
            deed: match is_left_behind {
                true => Deed::TakeAlong { unit },
                false => Deed::LeaveBehind { unit },
            },
        }
    });
    Some(LeftBehind {
        side,
        rule: words::leaves_behind(game, side, asked),
        sum: words::left_behind(chosen, asked, marks.vdt, marks.break_point),
        is_done: chosen == asked,
        units: units.collect(),
    })
}
