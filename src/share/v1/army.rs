//! An army without its deployment. Its bytes are what the fingerprint is taken of.
//!
//! Units and commands go by their place from 1, as the normal form numbers them; 0 stands for
//! none.

use super::event::WireEvent;
use super::few::Few;
use super::text::Text;
use super::{numbers, steps};
use crate::army::{
    Army, BasicChoices, Command, CommandId, Deployment, ListRef, MOST_COMMANDS, PackageBought,
    Purchases, UnitId, VERSION,
};
use crate::list::{ContingentId, ListId, PackageId};
use crate::share::{LinkError, MOST_BYTES, TooLarge};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireArmy<'a> {
    list: u16,
    revision: u16,
    /// Empty where every reader has the list.
    list_name: Text<'a>,
    name: Text<'a>,
    player: Text<'a>,
    event: WireEvent<'a>,
    structure: u8,
    cic: u32,
    commands: Few<WireCommand<'a>, MOST_COMMANDS>,
    purchases: Few<Purchase, 255>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireCommand<'a> {
    name: Text<'a>,
    contingent: Option<u16>,
    steps: Few<u32, MOST_BYTES>,
}

/// Append-only: a variant's place is its number on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Purchase {
    Exploration(u16),
    Destiny(u16),
    Scorpio,
    Joan(u32),
    Fortifications(u16),
    Package { variant: u16, count: u16 },
}

impl<'a> WireArmy<'a> {
    /// Of an army in normal form.
    pub fn of(army: &'a Army) -> Result<Self, TooLarge> {
        Ok(WireArmy {
            list: army.list.id.0,
            revision: army.list.revision,
            list_name: Text::new(&army.list.name),
            name: Text::new(&army.name),
            player: Text::new(&army.player),
            event: WireEvent::of(&army.event)?,
            structure: numbers::structure(army.structure),
            cic: army.cic.map_or(0, |id| id.0),
            commands: Few::all(&army.commands, wire_command)?,
            purchases: Few::new(wire_purchases(&army.purchases))?,
        })
    }

    /// Without the list's name, which is the reader's business: the list goes by its number.
    pub fn without_list_name(self) -> Self {
        WireArmy {
            list_name: Text::new(""),
            ..self
        }
    }

    pub fn into_army(self) -> Result<Army, LinkError> {
        let mut count = 0;
        let mut commands = Vec::new();
        for (place, wire) in (1..).zip(self.commands.into_inner()) {
            let steps = wire.steps.into_inner();
            commands.push(Command {
                id: CommandId(place),
                name: wire.name.into_string(),
                contingent: wire.contingent.map(ContingentId),
                bodies: steps::bodies(&steps, &mut count)?,
            });
        }
        Ok(Army {
            version: VERSION,
            name: self.name.into_string(),
            player: self.player.into_string(),
            list: ListRef {
                id: ListId(self.list),
                revision: self.revision,
                name: self.list_name.into_string(),
                sum: None,
            },
            event: self.event.into_event()?,
            structure: numbers::structure_of(self.structure).ok_or(LinkError::NotUnderstood)?,
            cic: (self.cic > 0).then_some(UnitId(self.cic)),
            commands,
            purchases: purchases(self.purchases.into_inner()),
            deployment: Deployment::default(),
            basic: BasicChoices::default(),
            // These stay with the player.
            note: String::new(),
            tags: Vec::new(),
            locked: Vec::new(),
        })
    }
}

fn wire_command(command: &Command) -> Result<WireCommand<'_>, TooLarge> {
    Ok(WireCommand {
        name: Text::new(&command.name),
        contingent: command.contingent.map(|id| id.0),
        steps: Few::new(steps::steps(&command.bodies)?)?,
    })
}

fn wire_purchases(bought: &Purchases) -> Vec<Purchase> {
    let Purchases {
        exploration,
        destiny,
        scorpio,
        joan,
        fortifications,
        packages,
    } = bought;
    let mut wire = Vec::new();
    if *exploration > 0 {
        wire.push(Purchase::Exploration(*exploration));
    }
    if *destiny > 0 {
        wire.push(Purchase::Destiny(*destiny));
    }
    if *scorpio {
        wire.push(Purchase::Scorpio);
    }
    if let Some(unit) = joan {
        wire.push(Purchase::Joan(unit.0));
    }
    if *fortifications > 0 {
        wire.push(Purchase::Fortifications(*fortifications));
    }
    wire.extend(packages.iter().map(|package| Purchase::Package {
        variant: package.variant.0,
        count: package.count,
    }));
    wire
}

fn purchases(wire: Vec<Purchase>) -> Purchases {
    let mut bought = Purchases::default();
    for purchase in wire {
        match purchase {
            Purchase::Exploration(points) => bought.exploration = points,
            Purchase::Destiny(rolls) => bought.destiny = rolls,
            Purchase::Scorpio => bought.scorpio = true,
            Purchase::Joan(unit) => bought.joan = Some(UnitId(unit)),
            Purchase::Fortifications(count) => bought.fortifications = count,
            Purchase::Package { variant, count } => bought.packages.push(PackageBought {
                variant: PackageId(variant),
                count,
            }),
        }
    }
    bought
}
