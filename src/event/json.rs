//! Events as JSON: the name of a preset, or everything that an organiser decides.

use super::{Event, Preset, Readings, Table, Waiver};
use crate::json::{self, At, FromJson, Json, ToJson, Writer, serialize_as_written};
use crate::read::{ReadError, read_json};

impl Event {
    /// Reads an event from JSON. `file` names it in errors.
    pub fn read(bytes: &[u8], file: &str) -> Result<Self, ReadError> {
        read_json(bytes, file)
    }

    pub fn to_json(&self) -> String {
        json::text(self)
    }
}

impl FromJson for Event {
    fn from_json(at: &At<'_>) -> Self {
        match at.json() {
            Json::Object(_) => at.object(|f| Event {
                name: f.get("name"),
                game: f.get("game"),
                setting: f.get("setting"),
                points: f.get("points"),
                scale: f.get("scale"),
                table: f.get("table"),
                periods: f.or_default("periods"),
                lists: f.get("lists"),
                destiny_rolls: f.get("destiny_rolls"),
                readings: f.or_default("readings"),
                waivers: f.or_default("waivers"),
            }),
            json => {
                let name = match json {
                    Json::Text(name) => name,
                    _ => "",
                };
                let preset = Preset::named(name).unwrap_or_else(|| {
                    let names = Preset::names();
                    at.expected(&format!(
                        "the name of a preset ({names}) or an event in {{ }}"
                    ));
                    Preset::Friendly
                });
                preset.event()
            }
        }
    }
}

impl ToJson for Event {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("name", &self.name);
            out.field("game", &self.game);
            out.field("setting", &self.setting);
            out.field("points", &self.points);
            out.field("scale", &self.scale);
            out.field("table", &self.table);
            out.field("periods", &self.periods);
            out.field("lists", &self.lists);
            out.field("destiny_rolls", &self.destiny_rolls);
            out.field("readings", &self.readings);
            out.field("waivers", &self.waivers);
        });
    }
}

impl FromJson for Table {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Table {
            width: f.get("width"),
            depth: f.get("depth"),
        })
    }
}

impl ToJson for Table {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("width", &self.width);
            out.field("depth", &self.depth);
        });
    }
}

impl FromJson for Waiver {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Waiver {
            rule: f.get("rule"),
            reason: f.get("reason"),
        })
    }
}

impl ToJson for Waiver {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("rule", &self.rule);
            out.field("reason", &self.reason);
        });
    }
}

impl FromJson for Readings {
    fn from_json(at: &At<'_>) -> Self {
        let usual = Readings::default();
        at.object(|f| Readings {
            commands_at_500: f.or("commands_at_500", usual.commands_at_500),
            largest_at_500: f.opt("largest_at_500"),
            volume_31_joins: f.or_default("volume_31_joins"),
            or_rows: f.or("or_rows", usual.or_rows),
            ally_scaling: f.or("ally_scaling", usual.ally_scaling),
            whole_large_unit: f.or("whole_large_unit", usual.whole_large_unit),
            shallow_table_zone: f.or("shallow_table_zone", usual.shallow_table_zone),
        })
    }
}

impl ToJson for Readings {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("commands_at_500", &self.commands_at_500);
            out.field("largest_at_500", &self.largest_at_500);
            out.field("volume_31_joins", &self.volume_31_joins);
            out.field("or_rows", &self.or_rows);
            out.field("ally_scaling", &self.ally_scaling);
            out.field("whole_large_unit", &self.whole_large_unit);
            out.field("shallow_table_zone", &self.shallow_table_zone);
        });
    }
}

serialize_as_written!(Event);
