//! The events that are kept in this browser, the newest first, to be offered for new armies.

use crate::event::{Event, Preset, RuleSet};
use crate::web::browser::storage;

const NAME: &str = "events";
/// More than anybody plays in a season.
const MOST: usize = 30;

/// A line each; one that can't be read is passed over.
pub fn kept() -> Vec<Event> {
    let text = storage::setting(NAME).unwrap_or_default();
    let read = |line: &str| Event::read(line.as_bytes(), "The kept event").ok();
    text.lines().filter_map(read).collect()
}

/// The preset events and those that are kept here, in the order in which pages offer them.
pub fn offered() -> Vec<Event> {
    let presets = Preset::with_points().map(Preset::event);
    let basic = Preset::of(RuleSet::Basic).map(Preset::event);
    presets.chain(kept()).chain(basic).collect()
}

/// Keeps an event, once; returns its place from 1.
pub fn keep(event: &Event) -> usize {
    let mut events = kept();
    if let Some(place) = events.iter().position(|other| other == event) {
        return place + 1;
    }
    events.insert(0, event.clone());
    events.truncate(MOST);
    write(&events);
    1
}

pub fn remove(event: &Event) {
    let mut events = kept();
    events.retain(|other| other != event);
    write(&events);
}

fn write(events: &[Event]) {
    let lines: Vec<String> = events.iter().map(Event::to_json).collect();
    storage::set_setting(NAME, &lines.join("\n"));
}
