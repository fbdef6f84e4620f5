//! One army list: its rows as printed and as they stand at an event, and where it comes from.

use crate::army::Army;
use crate::event::Preset;
use crate::list::{ArmyList, BasicLine, BasicList, Troops};
use crate::rules::judge;
use crate::screen::builder::{SectionView, builder_screen};
use crate::text;
use crate::web::dom::{El, el};
use crate::web::library::{Load, library};
use crate::web::old_parts::{failed, page, preset_options, symbol, waiting};
use crate::web::signals::*;
use std::sync::Arc;

pub fn draw(slug: String) -> Vec<El> {
    let library = library();
    let body = el("div").live(move || match library.list(&slug) {
        Load::Waiting => vec![waiting()],
        Load::Failed(why) => {
            let slug = slug.clone();
            vec![failed(&why, move || library.fetch(slug.clone()))]
        }
        Load::Here(list) => untrack(|| shown(list)),
    });
    page("Army list", vec![body])
}

fn shown(list: Arc<ArmyList>) -> Vec<El> {
    let dates = list
        .dates
        .as_ref()
        .map_or_else(String::new, |dates| format!("{} · ", dates.text));
    let about = format!(
        "{dates}{} list, revision {} · {}",
        text::status(list.provenance.status),
        list.revision,
        text::game(list.game())
    );
    let mut parts = vec![
        el("h2").text(&list.name),
        el("p").class("quiet").text(&about),
    ];
    let remarks = list.provenance.remarks.iter();
    parts.extend(remarks.map(|remark| el("p").class("note umpire").text(remark)));
    match &list.troops {
        Troops::Impetus(_) => parts.extend(points_rows(list.clone())),
        Troops::Basic(basic) => parts.extend(basic_rows(basic)),
    }
    parts.extend(list.notes.iter().map(|note| el("p").text(note)));
    let sources = format!("Source: {}", list.provenance.sources.join(", "));
    parts.push(el("p").class("quiet fine-print").text(&sources));
    parts
}

fn points_rows(list: Arc<ArmyList>) -> [El; 2] {
    let preset = RwSignal::new(Preset::Mm15At300.name());
    let select = el("select")
        .children(preset_options())
        .live_value(move || preset.get().to_owned())
        .on_change(move |name| {
            if let Some(chosen) = Preset::named(&name) {
                preset.set(chosen.name());
            }
        });
    let tables = el("div").live(move || {
        let Some(preset) = Preset::named(preset.get()) else {
            return Vec::new();
        };
        let army = Army::new(&list, preset.event());
        let desk = builder_screen(&list, &army, &judge(&list, &army.event, &army));
        desk.sections.into_iter().map(section).collect()
    });
    [
        el("p").child(el("label").text("Event ").child(select)),
        tables,
    ]
}

fn section(section: SectionView) -> El {
    let mut rows = Vec::new();
    for offer in section.offers {
        for (place, troop) in offer.troops.iter().enumerate() {
            let numbers = if place == 0 {
                offer.numbers.as_str()
            } else {
                "or"
            };
            rows.push(el("tr").children([
                el("td").child(symbol(Some(troop.kind))),
                el("th").attr("scope", "row").text(&troop.name),
                el("td").text(numbers),
                el("td").text(&troop.stats),
                el("td").text(&troop.line),
            ]));
        }
    }
    let head = ["", "Troops", "Numbers", "Statistics", "Type, price, weapon"];
    table(&section.title, &head, rows)
}

/// A table that scrolls by itself when the screen is narrow.
fn table(label: &str, head: &[&str], rows: Vec<El>) -> El {
    let head = head.iter().map(|cell| match *cell {
        "" => el("td"),
        cell => el("th").attr("scope", "col").text(cell),
    });
    let table = el("table")
        .child(el("caption").text(label))
        .child(el("thead").child(el("tr").children(head)))
        .child(el("tbody").children(rows));
    el("div")
        .class("scroll")
        .attr("role", "region")
        .attr("tabindex", "0")
        .attr("aria-label", label)
        .child(table)
}

fn basic_rows(basic: &BasicList) -> Vec<El> {
    let rows = basic.lines.iter().map(basic_row).collect();
    let frame = table(
        "The army",
        &["Units", "Troops", "Statistics", "Weapons"],
        rows,
    );
    let vdt = basic.printed_vdt.map(|vdt| {
        el("p").text(&format!(
            "VDT printed: {}, breaks at {}",
            vdt.total, vdt.break_point
        ))
    });
    std::iter::once(frame).chain(vdt).collect()
}

fn basic_row(line: &BasicLine) -> El {
    let unit = &line.unit;
    let (code, kind) = text::troop_type(unit.kind);
    let name = unit.name.as_deref().unwrap_or(kind);
    let weapons = unit
        .weapons
        .iter()
        .chain(unit.arms.iter().flat_map(|arms| &arms.weapons));
    let weapons: Vec<&str> = weapons
        .map(|weapon| text::weapon(*weapon))
        .chain(unit.traits.iter().map(|name| text::trait_name(*name)))
        .collect();
    let stats = &unit.stats;
    el("tr").children([
        el("td").text(&line.count.to_string()),
        el("th")
            .attr("scope", "row")
            .text(&format!("{code} {name}")),
        el("td").text(&format!(
            "M {}, VBU {}, I {}, VD {}",
            stats.m, stats.vbu, stats.i, stats.vd
        )),
        el("td").text(&weapons.join(", ")),
    ])
}
