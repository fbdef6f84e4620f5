//! The lines about the event: the preset that comes closest, and what is different.

use super::word;
use crate::event::{Event, ListsAdmitted, Preset, SubPeriod};
use std::fmt::{Result, Write};

pub fn write(out: &mut String, event: &Event) -> Result {
    let presets = Preset::ALL.into_iter();
    let same_game = presets.filter(|preset| preset.event().game == event.game);
    let ways = same_game.map(|preset| lines(preset, event));
    let shortest = ways.min_by_key(Vec::len).unwrap_or_default();
    for line in shortest {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn lines(preset: Preset, event: &Event) -> Vec<String> {
    let base = preset.event();
    let mut lines = vec![format!("event {}", preset.name())];
    let mut add = |differs: bool, line: String| {
        if differs {
            lines.push(line);
        }
    };
    let table = event.table;
    add(
        event.setting != base.setting,
        format!("setting {}", word(event.setting)),
    );
    add(
        event.scale != base.scale,
        format!("scale {}", word(event.scale)),
    );
    add(
        table != base.table,
        format!("table {}x{}", table.width, table.depth),
    );
    add(
        event.points != base.points,
        format!("points {}", event.points),
    );
    let lists = match event.lists {
        ListsAdmitted::Open => "open",
        ListsAdmitted::OfficialOnly => "official",
    };
    add(event.lists != base.lists, format!("lists {lists}"));
    let periods = |periods: &[SubPeriod]| periods.iter().map(|p| format!(" {}", word(p))).collect();
    let admitted: String = periods(&event.periods);
    add(event.periods != base.periods, format!("periods{admitted}"));
    add(!event.destiny_rolls, "no destiny rolls".to_owned());
    let (ours, theirs) = (&event.readings, &base.readings);
    add(
        ours.or_rows != theirs.or_rows,
        format!("reading or-rows {}", word(ours.or_rows)),
    );
    add(
        ours.ally_scaling != theirs.ally_scaling,
        format!("reading ally-scaling {}", word(ours.ally_scaling)),
    );
    add(
        ours.shallow_table_zone != theirs.shallow_table_zone,
        format!(
            "reading shallow-table-zone {}",
            word(ours.shallow_table_zone)
        ),
    );
    add(ours.whole_large_unit, "reading whole-large-unit".to_owned());
    let (fewest, most) = ours.commands_at_500;
    add(
        ours.commands_at_500 != theirs.commands_at_500,
        format!("reading commands-at-500 {fewest} {most}"),
    );
    if let Some(percent) = ours.largest_at_500 {
        add(true, format!("reading largest-at-500 {percent}"));
    }
    let joined: String = periods(&ours.volume_31_joins);
    add(
        !ours.volume_31_joins.is_empty(),
        format!("reading volume-31-joins{joined}"),
    );
    add(
        event.basic.edition != base.basic.edition,
        format!("edition {}", word(event.basic.edition)),
    );
    if let Some(zone) = event.basic.zone {
        let (middle, sides) = (zone.from_middle, zone.from_sides);
        add(
            event.basic.zone != base.basic.zone,
            format!("zone {middle} {sides}"),
        );
    }
    if let Some(h) = event.basic.h_mm {
        add(event.basic.h_mm != base.basic.h_mm, format!("h {h}"));
    }
    for waiver in &event.waivers {
        add(true, format!("waive {} {}", waiver.rule, waiver.reason));
    }
    lines
}
