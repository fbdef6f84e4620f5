//! A unit on the play sheet: a base that takes a loss when it is tapped, and a strip beside it.

use crate::battle::game::{Deed, Game, GameUnit, State, UnitRef};
use crate::list::TroopType;
use crate::text;
use crate::text::play::general_of;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    pub unit: UnitRef,
    pub name: String,
    pub kind: Option<TroopType>,
    /// "C-in-C, Expert", while he is with it.
    pub general: Option<String>,
    /// Weapons, or what the troops are.
    pub detail: String,
    pub state: TileState,
    pub left: u8,
    pub vbu: u8,
    pub vd: u32,
    /// What a tap does; none once the unit has left the table.
    pub hit: Option<Deed>,
    pub strip: Option<Strip>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileState {
    Ordered,
    Disordered,
    Routed,
    /// Its command broke.
    Gone,
    /// It isn't deployed in this battle.
    LeftBehind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strip {
    Disorder { deed: Deed, is_on: bool },
    Back { deed: Deed },
}

impl Tile {
    pub fn of(game: &Game, state: &State, card: &GameUnit, unit: UnitRef) -> Tile {
        let marks = state.unit(unit).copied().unwrap_or_default();
        let tile_state = match (marks.is_routed, state.is_gone(game, unit)) {
            _ if marks.is_left_behind => TileState::LeftBehind,
            (true, _) => TileState::Routed,
            (false, true) => TileState::Gone,
            _ if marks.is_disordered => TileState::Disordered,
            _ => TileState::Ordered,
        };
        let is_here = matches!(tile_state, TileState::Ordered | TileState::Disordered);
        let strip = match tile_state {
            TileState::Ordered => Some(Strip::Disorder {
                deed: Deed::Disorder { unit },
                is_on: false,
            }),
            TileState::Disordered => Some(Strip::Disorder {
                deed: Deed::Rally { unit },
                is_on: true,
            }),
            TileState::Routed => Some(Strip::Back {
                deed: Deed::Back { unit },
            }),
            TileState::Gone | TileState::LeftBehind => None,
        };
        Tile {
            unit,
            name: card.name.clone(),
            kind: card.kind,
            general: general_of(card).filter(|_| !marks.is_general_lost),
            detail: match marks.is_general_lost {
                true => "general lost".to_owned(),
                false => detail(card),
            },
            state: tile_state,
            left: card.vbu.saturating_sub(marks.lost),
            vbu: card.vbu,
            vd: card.vd,
            hit: match (is_here, card.vbu) {
                (false, _) => None,
                // A unit without figures can only rout.
                (true, 0) => Some(Deed::Rout { unit }),
                (true, _) => Some(Deed::Lose { unit, vbu: 1 }),
            },
            strip,
        }
    }

    /// The id on the page.
    pub fn id(&self) -> String {
        format!("tile-{:?}-{}", self.unit.side, self.unit.unit).to_lowercase()
    }

    /// "Disordered", "Routed" and so on.
    pub fn status(&self) -> Option<&'static str> {
        match self.state {
            TileState::Ordered => None,
            TileState::Disordered => Some("Disordered"),
            TileState::Routed => Some("Routed"),
            TileState::Gone => Some("Gone with the command"),
            TileState::LeftBehind => Some("Left behind"),
        }
    }

    /// What becomes of the VD of a unit that isn't on the table.
    pub fn counts_as(&self) -> &'static str {
        match self.state {
            TileState::Gone => "VD counted",
            TileState::LeftBehind => "VD not counted",
            _ => "VD lost",
        }
    }

    /// Whether it still fights.
    pub fn is_here(&self) -> bool {
        self.hit.is_some()
    }
}

fn detail(card: &GameUnit) -> String {
    let weapons: Vec<&str> = card.weapons.iter().map(|it| text::weapon(*it)).collect();
    match (weapons.is_empty(), card.kind) {
        (false, _) => weapons.join(", "),
        (true, Some(kind)) => text::troop_type(kind).1.to_owned(),
        (true, None) => String::new(),
    }
}
