//! The map editor's screen as plain data: what stands on the table and in which order a key goes
//! through it, what is still to be placed, what can be done to the selected thing, and how a drag
//! becomes an edit. The page draws it and adds nothing.

mod act;
mod ambush;
mod drag;
mod drawing;
mod findings;
mod handles;
mod panel;
mod placing;
mod thing;
mod tray;

pub use act::{Act, edit_for, is_resizable, key_act};
pub use drag::{Drag, Dragged, Grip};
pub use drawing::Drawing;
pub use findings::{MapFinding, MapVerdict};
pub use handles::{Handles, Knob, handles};
pub use panel::{Bend, Button, NamedToggle, Panel, panel};
pub use placing::{Wanted, placing};
pub use thing::{Thing, block_of, item_of, key, moved_with, nearest, said};
pub use tray::{BodyState, Tray, TrayBody, TrayCommand, TrayTerrain};

use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::Judgement;
use crate::screen::builder::{Choice, Closed, closed_orders};
use crate::text::Names;

#[derive(Clone, Debug, PartialEq)]
pub struct MapScreen {
    /// In the order that a key goes through them: the ground, then command by command.
    pub things: Vec<Thing>,
    pub tray: Tray,
    /// Role, control, forward deployment, flank march.
    pub orders: Vec<Choice>,
    pub closed_orders: Vec<Closed>,
    pub verdict: MapVerdict,
    pub findings: Vec<MapFinding>,
}

pub fn map_screen(list: &ArmyList, army: &Army, judgement: &Judgement) -> MapScreen {
    let names = Names { list, army };
    let findings = findings::all(names, judgement);
    MapScreen {
        things: thing::all(names, judgement, &findings),
        tray: tray::tray(names, judgement),
        orders: tray::orders(list, army),
        closed_orders: closed_orders(list, army),
        verdict: findings::verdict(names, judgement, &findings),
        findings,
    }
}

#[cfg(test)]
mod tests;
