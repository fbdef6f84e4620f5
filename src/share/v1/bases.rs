//! The events that a link names by a number and then says what is different.
//!
//! Frozen, and so copies of what the presets were when version 1 of the wire was made: when a
//! preset changes, old links must still mean the old event. None may be added either, since the
//! choice of the base goes into the fingerprint. When [`Event`] or [`Readings`] gets a new field,
//! give it here the value that stands for how things were before.

use crate::event::{
    AllyScaling, BasicSettings, Event, ListsAdmitted, OrRows, Readings, RuleSet, Scale, Setting,
    ShallowTableZone, Table,
};

pub const COUNT: u8 = 9;

pub fn base(number: u8) -> Option<Event> {
    let event = match number {
        0 => tournament("15mm, 300 points", 300, Scale::Mm15, (120, 90)),
        1 => tournament("15mm, 350 points", 350, Scale::Mm15, (120, 90)),
        2 => tournament("15mm, 400 points", 400, Scale::Mm15, (180, 120)),
        3 => tournament("15mm, 500 points", 500, Scale::Mm15, (180, 120)),
        4 => tournament("28mm, 300 points", 300, Scale::Mm28, (180, 120)),
        5 => tournament("28mm, 350 points", 350, Scale::Mm28, (180, 120)),
        6 => Event {
            setting: Setting::Friendly,
            lists: ListsAdmitted::Open,
            ..tournament("Friendly game", 400, Scale::Mm15, (180, 120))
        },
        7 => Event {
            setting: Setting::GreatBattle,
            lists: ListsAdmitted::Open,
            ..tournament("Great battle", 800, Scale::Mm15, (240, 180))
        },
        8 => Event {
            game: RuleSet::Basic,
            ..tournament("Basic Impetus tournament", 0, Scale::Mm15, (120, 60))
        },
        _ => return None,
    };
    Some(event)
}

fn tournament(name: &str, points: u16, scale: Scale, (width, depth): (u16, u16)) -> Event {
    Event {
        name: name.to_owned(),
        game: RuleSet::Impetus,
        setting: Setting::Tournament,
        points,
        scale,
        table: Table { width, depth },
        periods: Vec::new(),
        lists: ListsAdmitted::OfficialOnly,
        destiny_rolls: true,
        readings: Readings {
            commands_at_500: (1, 4),
            largest_at_500: None,
            volume_31_joins: Vec::new(),
            or_rows: OrRows::Mixed,
            ally_scaling: AllyScaling::LikeTheRest,
            whole_large_unit: false,
            shallow_table_zone: ShallowTableZone::FromMiddle,
        },
        waivers: Vec::new(),
        basic: BasicSettings::default(),
    }
}
