//! `muster rows`: a list's rows as they stand at an event.

use crate::library::Library;
use crate::options::FINE;
use crate::table::table;
use muster::event::Event;
use muster::list::{
    ArmyList, BasicList, Figure, Limit, PointsList, Row, Stats, Status, Trait, Troop, Troops,
    Weapon,
};
use muster::rules::{Span, scaled_rows};
use muster::text;
use serde_json::json;

pub fn run(library: &Library, name: &str, event: &Event, json: bool) -> Result<u8, String> {
    let list = library.named(name)?;
    match (&list.troops, json) {
        (Troops::Impetus(points), false) => print_points(list, points, event),
        (Troops::Basic(basic), false) => print_basic(list, basic),
        (Troops::Impetus(points), true) => print_json(&points_json(list, points, event))?,
        (Troops::Basic(basic), true) => print_json(
            &json!({ "list": list.slug, "lines": basic.lines, "options": basic.options, "printed_vdt": basic.printed_vdt }),
        )?,
    }
    Ok(FINE)
}

fn print_json(value: &serde_json::Value) -> Result<(), String> {
    outln!(
        "{}",
        serde_json::to_string_pretty(value).map_err(|e| e.to_string())?
    );
    Ok(())
}

fn print_head(list: &ArmyList) {
    outln!(
        "{}, {} list, revision {}",
        list.name,
        text::status(list.provenance.status),
        list.revision
    );
    for remark in &list.provenance.remarks {
        outln!("  {remark}");
    }
}

fn print_points(list: &ArmyList, points: &PointsList, event: &Event) {
    print_head(list);
    let structures: Vec<String> = points
        .structures
        .iter()
        .map(|s| format!("{} {}", text::structure(*s), s.price()))
        .collect();
    outln!("Command structure: {}", structures.join(" or "));
    outln!("Event: {}\n", event.name);
    for section in points.sections() {
        if let Some(contingent) = section.contingent {
            outln!("\nAllies: {}", contingent.name);
        }
        let mut rows = Vec::new();
        for (row, scaled) in section.rows.iter().zip(scaled_rows(event, points, section)) {
            for (t, troop) in row.troops.iter().enumerate() {
                rows.push(points_row(row, scaled, troop, t > 0));
            }
        }
        let head = [
            "id", "printed", "scaled", "type", "name", "M", "VBU", "I", "D", "VD", "points",
            "general", "notes",
        ];
        out!("{}", table(&head, &rows));
        for upgrade in section.upgrades {
            outln!(
                "Option {}: {}{}{}",
                upgrade.id,
                upgrade.name,
                limits(&upgrade.limits),
                if upgrade.ours.is_empty() { "" } else { "~" }
            );
        }
    }
    if list.provenance.status == Status::Reconstructed {
        outln!("Figures marked ~ are ours, not from a source.");
    }
}

/// A figure with a mark where it is ours.
fn figure(text: String, ours: bool) -> String {
    if ours && !text.is_empty() {
        format!("{text}~")
    } else {
        text
    }
}

fn points_row(row: &Row, scaled: Span, troop: &Troop, is_alternative: bool) -> Vec<String> {
    let ours = |figure: Figure| troop.ours.contains(&figure);
    let printed = Span {
        min: u32::from(row.min),
        max: u32::from(row.max),
    };
    let (printed, scaled) = if is_alternative {
        ("or".to_owned(), "or".to_owned())
    } else {
        (dashed(printed, row), dashed(scaled, row))
    };
    let stats = &troop.stats;
    let price = match troop.rear_price {
        Some(rear) => {
            let rear = figure(rear.to_string(), ours(Figure::RearPrice));
            format!(
                "{}({rear})",
                figure(troop.price.to_string(), ours(Figure::Price))
            )
        }
        None => figure(troop.price.to_string(), ours(Figure::Price)),
    };
    vec![
        troop.id.to_string(),
        printed,
        scaled,
        figure(
            text::troop_type(troop.kind).0.to_owned(),
            ours(Figure::Type),
        ),
        troop.name.clone(),
        figure(stats.m.to_string(), ours(Figure::M)),
        figure(stats.vbu.to_string(), ours(Figure::Vbu)),
        figure(stats.i.to_string(), ours(Figure::I)),
        figure(
            stats.d.map_or_else(|| "-".into(), |d| format!("{d:?}")),
            ours(Figure::D),
        ),
        figure(vd(stats), ours(Figure::Vd)),
        price,
        figure(text::seat(troop.general).to_owned(), ours(Figure::General)),
        figure(
            notes(&troop.weapons, &troop.traits),
            ours(Figure::Weapons) || ours(Figure::Traits),
        ),
    ]
}

fn dashed(span: Span, row: &Row) -> String {
    let end = |n: u32, is: Figure| figure(n.to_string(), row.ours.contains(&is));
    format!(
        "{}-{}",
        end(span.min, Figure::Min),
        end(span.max, Figure::Max)
    )
}

fn vd(stats: &Stats) -> String {
    match stats.vd_with_general {
        Some(with) => format!("{}/{with}", stats.vd),
        None => stats.vd.to_string(),
    }
}

fn notes(weapons: &[Weapon], traits: &[Trait]) -> String {
    let weapons = weapons.iter().map(|weapon| text::weapon(*weapon));
    weapons
        .chain(traits.iter().map(|name| text::trait_name(*name)))
        .collect::<Vec<_>>()
        .join(", ")
}

fn limits(limits: &[Limit]) -> String {
    let said: Vec<String> = limits.iter().map(text::limit).collect();
    if said.is_empty() {
        String::new()
    } else {
        format!(" ({})", said.join(", "))
    }
}

fn print_basic(list: &ArmyList, basic: &BasicList) {
    print_head(list);
    let rows: Vec<Vec<String>> = basic
        .lines
        .iter()
        .map(|line| {
            let unit = &line.unit;
            vec![
                line.count.to_string(),
                text::troop_type(unit.kind).0.to_owned(),
                unit.name.clone().unwrap_or_else(|| "-".into()),
                unit.stats.m.to_string(),
                unit.stats.vbu.to_string(),
                unit.stats.i.to_string(),
                vd(&unit.stats),
                text::seat(unit.general).to_owned(),
                notes(&unit.weapons, &unit.traits),
            ]
        })
        .collect();
    out!(
        "{}",
        table(
            &[
                "units", "type", "name", "M", "VBU", "I", "VD", "general", "notes"
            ],
            &rows
        )
    );
    for option in &basic.options {
        let name = text::basic::option_name(list, option.id);
        outln!("Option {}: {name}", option.id);
    }
    if let Some(vdt) = basic.printed_vdt {
        outln!("VDT printed: {}/{}", vdt.total, vdt.break_point);
    }
}

fn points_json(list: &ArmyList, points: &PointsList, event: &Event) -> serde_json::Value {
    let sections: Vec<_> = points
        .sections()
        .map(|section| {
            let rows: Vec<_> = section
                .rows
                .iter()
                .zip(scaled_rows(event, points, section))
                .map(|(row, scaled)| {
                    json!({
                        "row": row.id,
                        "printed": { "min": row.min, "max": row.max },
                        "scaled": scaled,
                        "ours": row.ours,
                        "troops": row.troops,
                    })
                })
                .collect();
            json!({
                "contingent": section.contingent.map(|contingent| &contingent.name),
                "rows": rows,
                "upgrades": section.upgrades,
                "large_units": section.large_units,
            })
        })
        .collect();
    json!({
        "list": list.slug,
        "revision": list.revision,
        "provenance": list.provenance,
        "event": event,
        "structures": points.structures,
        "sections": sections,
    })
}
