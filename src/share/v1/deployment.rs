//! The orders: forward deployment, flank march and ambushes. The map has a section of its own.

use super::few::Few;
use super::numbers;
use super::text::Text;
use crate::army::{Ambush, CommandId, Deployment, Flank, FlankMarch, Forward, MOST_UNITS, UnitId};
use crate::map::Map;
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireDeployment<'a> {
    forward: WireForward,
    flank_march: Option<(u32, u8)>,
    ambushes: Few<WireAmbush<'a>, 255>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum WireForward {
    No,
    A(u32),
    B(Few<u32, MOST_UNITS>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireAmbush<'a> {
    terrain: Text<'a>,
    ground: u8,
    units: Few<u32, MOST_UNITS>,
}

impl<'a> WireDeployment<'a> {
    /// None where there are no orders. The map isn't part of it.
    pub fn of(deployment: &'a Deployment) -> Result<Option<Self>, TooLarge> {
        let Deployment {
            forward,
            flank_march,
            ambushes,
            map: _,
        } = deployment;
        if forward.is_none() && flank_march.is_none() && ambushes.is_empty() {
            return Ok(None);
        }
        Ok(Some(WireDeployment {
            forward: match forward {
                None => WireForward::No,
                Some(Forward::A(command)) => WireForward::A(command.0),
                Some(Forward::B(units)) => WireForward::B(places(units)?),
            },
            flank_march: flank_march.map(|march| (march.command.0, numbers::side(march.side))),
            ambushes: Few::all(ambushes, |ambush| {
                Ok::<_, TooLarge>(WireAmbush {
                    terrain: Text::new(&ambush.terrain),
                    ground: numbers::ground(ambush.ground),
                    units: places(&ambush.units)?,
                })
            })?,
        }))
    }

    pub fn into_deployment(self) -> Result<Deployment, LinkError> {
        let side = |number: u8| -> Result<Flank, LinkError> {
            numbers::side_of(number).ok_or(LinkError::NotUnderstood)
        };
        let flank_march = match self.flank_march {
            None => None,
            Some((command, number)) => Some(FlankMarch {
                command: CommandId(command),
                side: side(number)?,
            }),
        };
        let mut ambushes = Vec::new();
        for ambush in self.ambushes.into_inner() {
            ambushes.push(Ambush {
                terrain: ambush.terrain.into_string(),
                ground: numbers::ground_of(ambush.ground).ok_or(LinkError::NotUnderstood)?,
                units: units(&ambush.units),
            });
        }
        Ok(Deployment {
            forward: match self.forward {
                WireForward::No => None,
                WireForward::A(command) => Some(Forward::A(CommandId(command))),
                WireForward::B(places) => Some(Forward::B(units(&places))),
            },
            flank_march,
            ambushes,
            map: Map::default(),
        })
    }
}

fn places(units: &[UnitId]) -> Result<Few<u32, MOST_UNITS>, TooLarge> {
    Few::new(units.iter().map(|unit| unit.0).collect())
}

fn units(places: &Few<u32, MOST_UNITS>) -> Vec<UnitId> {
    places.iter().map(|place| UnitId(*place)).collect()
}
