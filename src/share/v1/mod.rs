//! Version 1 of what a link holds. **Frozen**: links made with it open for ever, so a type here
//! changes only by a variant or a section put behind the others, and `tests/golden` must pass.
//!
//! The types are the wire's own and not the army's, which may change as it likes; the
//! conversions are where the two meet. [Postcard](https://postcard.jamesmunns.com/wire-format)
//! writes them one after the other: numbers in sevens of bits, texts and sequences with a length
//! before them, variants by their number.
//!
//! | payload of | holds |
//! |---|---|
//! | an army | [`WireArmy`], [`Seen`], sections: deployment, map, seal, who placed terrain, choices and settings of Basic Impetus, own list of either game |
//! | an event | [`WireEvent`], sections |
//!
//! A section has a number, a length and its own bytes, so that an older Muster can open a link
//! with a section that it doesn't know and say that there is more in it.

mod army;
mod bases;
mod basic;
mod basic_list;
mod battle;
mod deployment;
mod event;
mod few;
mod list;
mod list_options;
mod map;
mod numbers;
mod steps;
mod text;
mod troop;

use super::{Carried, LinkError, Part, Seal, Seen, Shared, TooLarge};
use crate::army::{Army, Deployment, Forward};
use crate::event::Event;
use crate::list::Troops;
use army::WireArmy;
use basic::{WireChoices, WireRanks, WireSettings};
use basic_list::WireBasicList;
use battle::WireBattle;
use deployment::WireDeployment;
use event::WireEvent;
pub(super) use few::Few;
use list::WireList;
use map::{WireMap, WirePlacers};
use serde::{Deserialize, Serialize};
pub(super) use text::Text;

/// The numbers of the sections.
const DEPLOYMENT: u8 = 1;
const MAP: u8 = 2;
const SEAL: u8 = 3;
const PLACERS: u8 = 4;
const BASIC: u8 = 5;
const LIST: u8 = 6;
const BASIC_SETTINGS: u8 = 7;
const BATTLE: u8 = 8;
const LINE_UP_RANKS: u8 = 9;
const BASIC_LIST: u8 = 10;

#[derive(Serialize, Deserialize)]
struct ArmyPayload<'a> {
    #[serde(borrow)]
    army: WireArmy<'a>,
    seen: WireSeen,
    #[serde(borrow)]
    sections: Few<Section<'a>, 16>,
}

#[derive(Serialize, Deserialize)]
struct EventPayload<'a> {
    #[serde(borrow)]
    event: WireEvent<'a>,
    #[serde(borrow)]
    sections: Few<Section<'a>, 16>,
}

#[derive(Serialize, Deserialize)]
struct Section<'a> {
    number: u8,
    bytes: &'a [u8],
}

/// The points are counted from the event's, which most armies come close to.
#[derive(Serialize, Deserialize)]
struct WireSeen {
    edition: u8,
    points: i32,
    vdt: u32,
}

/// The payload for an army in normal form.
pub(super) fn write_army(shared: &Shared, part: Part) -> Result<Vec<u8>, TooLarge> {
    let army = &shared.army;
    let mut sections = match part {
        Part::WithDeployment => deployment_sections(&army.deployment)?,
        Part::Army => deployment_sections(&on_the_army_list(&army.deployment))?,
    };
    sections.extend(basic_sections(army)?);
    if let (Part::WithDeployment, Some(Seal(secret))) = (part, shared.seal) {
        sections.push((SEAL, secret.to_vec()));
    }
    if let Some(carried) = &shared.list {
        let number = match carried.list.troops {
            Troops::Impetus(_) => LIST,
            Troops::Basic(_) => BASIC_LIST,
        };
        sections.push((number, list_bytes(carried)?));
    }
    bytes(&ArmyPayload {
        army: WireArmy::of(army)?,
        seen: WireSeen {
            edition: shared.seen.edition,
            points: shared
                .seen
                .points
                .saturating_sub(i32::from(army.event.points)),
            vdt: shared.seen.vdt,
        },
        sections: Few::new(
            sections
                .iter()
                .map(|(number, bytes)| Section {
                    number: *number,
                    bytes,
                })
                .collect(),
        )?,
    })
}

pub(super) fn read_army(payload: &[u8]) -> Result<Shared, LinkError> {
    let wire: ArmyPayload<'_> = parse(payload)?;
    let mut army = wire.army.into_army()?;
    let mut seal = None;
    let mut list = None;
    let mut has_more = false;
    for section in wire.sections.iter() {
        match section.number {
            DEPLOYMENT => {
                let orders = parse::<WireDeployment<'_>>(section.bytes)?.into_deployment()?;
                let map = std::mem::take(&mut army.deployment.map);
                army.deployment = orders;
                army.deployment.map = map;
            }
            MAP => army.deployment.map = parse::<WireMap<'_>>(section.bytes)?.into_map()?,
            BASIC => {
                let chosen = parse::<WireChoices<'_>>(section.bytes)?.into_choices()?;
                let before = std::mem::replace(&mut army.basic, chosen);
                army.basic.sheet_weather = before.sheet_weather;
                army.basic.fords = before.fords;
            }
            BATTLE => parse::<WireBattle>(section.bytes)?.tell(&mut army.basic)?,
            BASIC_SETTINGS => {
                army.event.basic = parse::<WireSettings>(section.bytes)?.into_settings()?;
            }
            LINE_UP_RANKS => parse::<WireRanks>(section.bytes)?.tell(&mut army.basic)?,
            PLACERS => parse::<WirePlacers>(section.bytes)?.tell(&mut army.deployment.map)?,
            SEAL => {
                let secret = section.bytes.try_into();
                seal = Some(Seal(secret.map_err(|_| LinkError::NotUnderstood)?));
            }
            LIST => {
                let wire = parse::<WireList<'_>>(section.bytes)?;
                list = Some(Box::new(Carried {
                    is_whole: wire.is_whole,
                    list: wire.into_list(&army.list)?,
                }));
            }
            BASIC_LIST => {
                let wire = parse::<WireBasicList<'_>>(section.bytes)?;
                list = Some(Box::new(Carried {
                    is_whole: wire.is_whole,
                    list: wire.into_list(&army.list)?,
                }));
            }
            _ => has_more = true,
        }
    }
    let seen = Seen {
        edition: wire.seen.edition,
        points: wire
            .seen
            .points
            .saturating_add(i32::from(army.event.points)),
        vdt: wire.seen.vdt,
    };
    Ok(Shared {
        army,
        seen,
        seal,
        list,
        has_more,
    })
}

pub(super) fn write_event(event: &Event) -> Result<Vec<u8>, TooLarge> {
    let settings = settings_section(event)?;
    bytes(&EventPayload {
        event: WireEvent::of(event)?,
        sections: Few::all(settings.as_slice(), |bytes| {
            Ok(Section {
                number: BASIC_SETTINGS,
                bytes,
            })
        })?,
    })
}

pub(super) fn read_event(payload: &[u8]) -> Result<Event, LinkError> {
    let wire = parse::<EventPayload<'_>>(payload)?;
    let mut event = wire.event.into_event()?;
    for section in wire.sections.iter() {
        if section.number == BASIC_SETTINGS {
            event.basic = parse::<WireSettings>(section.bytes)?.into_settings()?;
        }
    }
    Ok(event)
}

/// What the army's fingerprint is taken of: all that a player chose, of an army in normal form.
pub(super) fn army_bytes(army: &Army) -> Result<Vec<u8>, TooLarge> {
    let mut all = bytes(&WireArmy::of(army)?.without_list_name())?;
    for (number, section) in basic_sections(army)? {
        all.push(number);
        all.extend(section);
    }
    Ok(all)
}

/// What an army of Basic Impetus has beside its units, where anything was chosen.
fn basic_sections(army: &Army) -> Result<Vec<(u8, Vec<u8>)>, TooLarge> {
    let mut sections = Vec::new();
    if let Some(choices) = WireChoices::of(&army.basic)? {
        sections.push((BASIC, bytes(&choices)?));
    }
    if let Some(battle) = WireBattle::of(&army.basic)? {
        sections.push((BATTLE, bytes(&battle)?));
    }
    if let Some(ranks) = WireRanks::of(&army.basic)? {
        sections.push((LINE_UP_RANKS, bytes(&ranks)?));
    }
    let settings = settings_section(&army.event)?;
    sections.extend(settings.map(|section| (BASIC_SETTINGS, section)));
    Ok(sections)
}

fn settings_section(event: &Event) -> Result<Option<Vec<u8>>, TooLarge> {
    let settings = WireSettings::of(&event.basic);
    settings.map(|settings| bytes(&settings)).transpose()
}

/// An own list as it travels, without its name.
pub(super) fn list_bytes(carried: &Carried) -> Result<Vec<u8>, TooLarge> {
    let Carried { list, is_whole } = carried;
    match &list.troops {
        Troops::Impetus(points) => bytes(&WireList::of(list, points, *is_whole)?),
        Troops::Basic(basic) => bytes(&WireBasicList::of(list, basic, *is_whole)?),
    }
}

/// What the fingerprint of the orders is taken of, beside the army.
pub(super) fn deployment_bytes(army: &Army) -> Result<Vec<u8>, TooLarge> {
    bytes(&deployment_sections(&army.deployment)?)
}

/// What every opponent may know: the type of forward deployment, and for type A its command.
fn on_the_army_list(orders: &Deployment) -> Deployment {
    Deployment {
        forward: orders.forward.as_ref().map(|forward| match forward {
            Forward::A(command) => Forward::A(*command),
            Forward::B(_) => Forward::B(Vec::new()),
        }),
        ..Deployment::default()
    }
}

fn deployment_sections(orders: &Deployment) -> Result<Vec<(u8, Vec<u8>)>, TooLarge> {
    let mut sections = Vec::new();
    if let Some(written) = WireDeployment::of(orders)? {
        sections.push((DEPLOYMENT, bytes(&written)?));
    }
    if let Some(map) = WireMap::of(&orders.map)? {
        sections.push((MAP, bytes(&map)?));
    }
    if let Some(placers) = WirePlacers::of(&orders.map)? {
        sections.push((PLACERS, bytes(&placers)?));
    }
    Ok(sections)
}

/// Writing fails for want of memory only, which doesn't come back as an error.
fn bytes(wire: &impl Serialize) -> Result<Vec<u8>, TooLarge> {
    postcard::to_allocvec(wire).map_err(|_| TooLarge)
}

/// Reads all of the bytes as one value: what is left over would be something unknown.
fn parse<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, LinkError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        _ => Err(LinkError::NotUnderstood),
    }
}
