//! Stored armies: JSON with a version.

use super::{Army, Forward, ListRef, MOST_LINE_UPS, MOST_OPTIONS};
use crate::read::{ReadError, Trouble, read_json};
use crate::write::to_json;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The version that this program writes, and the newest it reads.
pub const VERSION: u16 = 1;
/// More than any battle ever fielded.
pub const MOST_UNITS: usize = 1000;
pub const MOST_COMMANDS: usize = 100;

/// The version is read first: in a newer one the rest may have another shape.
#[derive(Deserialize)]
#[serde(expecting = "an army in { }")]
struct Versioned {
    version: u16,
}

impl Army {
    /// Reads an army from JSON. `file` names it in errors. What comes back can be judged; it
    /// needn't be legal.
    pub fn read(bytes: &[u8], file: &str) -> Result<Self, ReadError> {
        let Versioned { version } = read_json(bytes, file)?;
        if version == 0 || version > VERSION {
            let message = format!(
                "found {version}; expected 1 to {VERSION} (was it saved by a newer Muster?)"
            );
            return Err(ReadError::new(file, Trouble::new("version", message)));
        }
        let army: Army = read_json(bytes, file)?;
        match army.first_fault() {
            None => Ok(army),
            Some(trouble) => Err(ReadError::new(file, trouble)),
        }
    }

    /// The list that a stored army was built from, without reading the rest of it.
    pub fn list_in(json: &str) -> Option<ListRef> {
        #[derive(Deserialize)]
        struct OfList {
            list: ListRef,
        }
        let read: Result<OfList, _> = serde_json::from_str(json);
        Some(read.ok()?.list)
    }

    pub fn to_json(&self) -> String {
        to_json(self)
    }

    /// What makes a draft unreadable rather than illegal: numbers used twice, empty bodies,
    /// or more than can be held.
    fn first_fault(&self) -> Option<Trouble> {
        let units = self.units().count();
        if units > MOST_UNITS {
            return Some(too_many("commands", "units", units, MOST_UNITS));
        }
        if self.commands.len() > MOST_COMMANDS {
            let found = self.commands.len();
            return Some(too_many("commands", "commands", found, MOST_COMMANDS));
        }
        if let Some(Forward::B(named)) = &self.deployment.forward
            && named.len() > MOST_UNITS
        {
            return Some(too_many(
                "deployment.forward",
                "units",
                named.len(),
                MOST_UNITS,
            ));
        }
        for (n, ambush) in self.deployment.ambushes.iter().enumerate() {
            let named = ambush.units.len();
            if n >= MOST_UNITS || named > MOST_UNITS {
                let at = format!("deployment.ambushes[{n}]");
                return Some(too_many(&at, "units", named.max(n + 1), MOST_UNITS));
            }
        }
        if let Err(error) = self.deployment.map.check() {
            return Some(Trouble::new("deployment.map", error.to_string()));
        }
        if let Some(trouble) = self.fault_of_line_ups() {
            return Some(trouble);
        }
        let mut commands = BTreeMap::new();
        let mut places = BTreeMap::new();
        for (c, command) in self.commands.iter().enumerate() {
            let at = format!("commands[{c}]");
            if let Some(first) = commands.insert(command.id, at.clone()) {
                return Some(Trouble::new(
                    format!("{at}.id"),
                    format!(
                        "command {} already stands at {first}; expected a number of its own",
                        command.id.0
                    ),
                ));
            }
            for (b, body) in command.bodies.iter().enumerate() {
                let at = format!("{at}.bodies[{b}]");
                if body.ranks.is_empty() {
                    return Some(Trouble::new(
                        format!("{at}.ranks"),
                        "found no unit; expected at least one",
                    ));
                }
                for (r, unit) in body.ranks.iter().enumerate() {
                    let at = format!("{at}.ranks[{r}]");
                    let upgrades = unit.upgrades.len();
                    if upgrades > MOST_UNITS {
                        return Some(too_many(&at, "upgrades", upgrades, MOST_UNITS));
                    }
                    if let Some(first) = places.insert(unit.id, at.clone()) {
                        return Some(Trouble::new(
                            format!("{at}.id"),
                            format!(
                                "unit {} already stands at {first}; expected each unit in one place, so in one Large Unit at most",
                                unit.id.0
                            ),
                        ));
                    }
                }
            }
        }
        None
    }

    fn fault_of_line_ups(&self) -> Option<Trouble> {
        let basic = &self.basic;
        let line_ups = basic.line_ups.len();
        if line_ups > MOST_LINE_UPS {
            let at = "basic.line_ups";
            return Some(too_many(at, "line-ups", line_ups, MOST_LINE_UPS));
        }
        if basic.fielded >= line_ups.max(1) {
            let found = format!("found {}; expected the place of a line-up", basic.fielded);
            return Some(Trouble::new("basic.fielded", found));
        }
        let kept = basic
            .line_ups
            .iter()
            .map(|it| (it.options.len(), it.units.len()));
        for (options, units) in kept.chain([(basic.options.len(), 0)]) {
            if options > MOST_OPTIONS {
                return Some(too_many("basic", "options", options, MOST_OPTIONS));
            }
            if units > MOST_UNITS {
                return Some(too_many("basic.line_ups", "units", units, MOST_UNITS));
            }
        }
        None
    }
}

fn too_many(at: &str, what: &str, found: usize, most: usize) -> Trouble {
    Trouble::new(at, format!("found {found} {what}; expected at most {most}"))
}
