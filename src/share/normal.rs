//! The normal form of an army: what a link carries and a fingerprint is taken of.
//!
//! Two armies with the same normal form are the same army to every player and every rule. In it
//! - the version is the newest,
//! - the player's note, tags and locks are gone, and what an own list held, which goes along,
//! - commands are numbered from 1 in their order, and units from 1 through all of them,
//! - bodies without units are gone, and
//! - units and commands that are referred to but aren't there go by the numbers after the last, in
//!   the order in which they are referred to.
//!
//! Everything else is as it was, the order of everything included.

use crate::army::{Army, CommandId, Forward, UnitId, VERSION};
use std::collections::BTreeMap;

pub fn normalised(army: &Army) -> Army {
    normalise(army.clone())
}

pub(super) fn normalise(mut normal: Army) -> Army {
    normal.version = VERSION;
    normal.note.clear();
    normal.tags.clear();
    normal.locked.clear();
    normal.list.sum = None;

    let mut units = Renumbered::default();
    let mut commands = Renumbered::default();
    for command in &mut normal.commands {
        command.id = CommandId(commands.add(command.id.0));
        command.bodies.retain(|body| !body.ranks.is_empty());
        for unit in command.bodies.iter_mut().flat_map(|body| &mut body.ranks) {
            unit.id = UnitId(units.add(unit.id.0));
        }
    }

    let mut unit = |id: &mut UnitId| id.0 = units.or_next(id.0);
    let mut command = |id: &mut CommandId| id.0 = commands.or_next(id.0);
    normal.cic.iter_mut().for_each(&mut unit);
    normal.purchases.joan.iter_mut().for_each(&mut unit);
    let deployment = &mut normal.deployment;
    match &mut deployment.forward {
        None => {}
        Some(Forward::A(id)) => command(id),
        Some(Forward::B(ids)) => ids.iter_mut().for_each(&mut unit),
    }
    if let Some(march) = &mut deployment.flank_march {
        command(&mut march.command);
    }
    for ambush in &mut deployment.ambushes {
        ambush.units.iter_mut().for_each(&mut unit);
    }
    for placed in &mut deployment.map.bodies {
        unit(&mut placed.unit);
    }
    for rectangle in &mut deployment.map.rectangles {
        command(&mut rectangle.command);
    }
    normal
}

/// Old numbers with the new ones, which count up from 1.
#[derive(Default)]
struct Renumbered {
    new: BTreeMap<u32, u32>,
    count: u32,
}

impl Renumbered {
    /// Of two with the same old number, what refers to it means the first.
    fn add(&mut self, old: u32) -> u32 {
        self.count += 1;
        self.new.entry(old).or_insert(self.count);
        self.count
    }

    /// The new number of what is there; what isn't gets the next one now.
    fn or_next(&mut self, old: u32) -> u32 {
        if let Some(new) = self.new.get(&old) {
            return *new;
        }
        self.add(old)
    }
}
