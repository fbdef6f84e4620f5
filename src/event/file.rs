//! Events in files: the name of a preset, or everything that an organiser decides.

use super::{Event, Preset};
use crate::read::{ReadError, read_json};
use crate::write::to_json;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;

#[derive(Deserialize)]
struct EventFile(#[serde(deserialize_with = "preset_or_event")] Event);

impl Event {
    /// Reads an event from JSON. `file` names it in errors.
    pub fn read(bytes: &[u8], file: &str) -> Result<Self, ReadError> {
        let EventFile(event) = read_json(bytes, file)?;
        Ok(event)
    }

    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

pub(crate) fn preset_or_event<'de, D: Deserializer<'de>>(from: D) -> Result<Event, D::Error> {
    from.deserialize_any(PresetOrEvent)
}

struct PresetOrEvent;

impl<'de> Visitor<'de> for PresetOrEvent {
    type Value = Event;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Preset::names();
        write!(f, "the name of a preset ({names}) or an event in {{ }}")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Event, E> {
        Preset::named(name)
            .map(Preset::event)
            .ok_or_else(|| E::invalid_value(Unexpected::Str(name), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Event, A::Error> {
        Event::deserialize(MapAccessDeserializer::new(map))
    }
}
