//! What a line means: a fact with its label, or troops with their figures.

use crate::import::{Import, Line, Meaning};
use crate::list::{
    ArmsChoice, BasicUnit, Discipline, Figure, RowId, Seat, Stats, Trait, Troop, TroopId,
    TroopType, Troops, Weapon,
};
use crate::screen::list::{basic, options, table};
use crate::text;

#[derive(Clone, Debug, PartialEq)]
pub enum MeaningView {
    Fact { label: &'static str, value: String },
    Troops(TroopView),
}

#[derive(Clone, Debug, PartialEq)]
pub struct TroopView {
    pub kind: TroopType,
    pub name: String,
    /// "CGP · 0-4 · may hold a general".
    pub about: String,
    /// What stands over each figure, the figure, and whether it isn't sure.
    pub figures: Vec<(&'static str, String, bool)>,
    pub price: String,
    pub is_price_unsure: bool,
    /// Stands below the row that it belongs to.
    pub is_inner: bool,
}

pub fn meanings(import: &Import, line: &Line) -> Vec<MeaningView> {
    let meanings = line.meanings.iter();
    meanings.flat_map(|it| meaning(import, line, it)).collect()
}

fn fact(label: &'static str, value: impl Into<String>) -> Option<MeaningView> {
    let value = value.into();
    (!value.is_empty()).then_some(MeaningView::Fact { label, value })
}

fn meaning(import: &Import, line: &Line, meaning: &Meaning) -> Option<MeaningView> {
    let list = &import.list;
    let points = list.points_list();
    match meaning {
        Meaning::Name(name) => fact("Name", name.clone()),
        Meaning::Dates(dates) => fact("Dates", dates.replace('-', "–")),
        Meaning::Volume(volume) => fact("Volume", volume.to_string()),
        Meaning::Revised(when) => fact("Revision", when.clone()),
        Meaning::Vdt { total, break_point } => {
            fact("VDT", format!("{total}, breaks at {break_point}"))
        }
        Meaning::Structures(structures) => {
            let said: Vec<String> = structures
                .iter()
                .map(|it| format!("{} {}", text::structure(*it), it.price()))
                .collect();
            fact("Structure", said.join(", "))
        }
        Meaning::Columns(columns) => fact("Columns", columns.join(", ")),
        Meaning::Row { row, troop } => {
            let numbers = points?.rows().find(|it| it.id == *row)?;
            let numbers = format!("{}–{}", numbers.min, numbers.max);
            troops(list.troop(*troop)?, &numbers, line)
        }
        Meaning::Alternative { row, troop } => {
            let numbers = points?.rows().find(|it| it.id == *row)?;
            let numbers = format!("or, shares {}–{}", numbers.min, numbers.max);
            troops(list.troop(*troop)?, &numbers, line).map(inner)
        }
        Meaning::OnFoot(troop) => on_foot(import, *troop, line).map(inner),
        Meaning::BasicLine(row) => basic_line(import, *row, line),
        Meaning::PartOfOption(_) => fact("Option", "what it brings"),
        Meaning::Contingent(id) => fact("Allies", points?.contingent(*id)?.name.clone()),
        Meaning::Upgrade(id) => fact("Upgrade", options::upgrade(list, list.upgrade(*id)?)),
        Meaning::LargeUnit(id) => {
            let mut formations = points?.sections().flat_map(|it| it.large_units);
            let formation = formations.find(|it| it.id == *id)?;
            fact("Large Unit", options::formation(list, formation))
        }
        Meaning::JointMinimum(id) => {
            let joint = points?.joint_minima.iter().find(|it| it.id == *id)?;
            fact("Together", format!("at least {} {}", joint.min, joint.name))
        }
        Meaning::Package(id) => {
            let package = points?.packages.iter().find(|it| it.id == *id)?;
            let names: Vec<&str> = package.variants.iter().map(|it| it.name.as_str()).collect();
            let numbers = format!("{}–{}", package.min, package.max);
            fact(
                "Package",
                format!("{} {numbers}: {}", package.name, names.join("; ")),
            )
        }
        Meaning::Swap(id) => {
            let Troops::Basic(of) = &list.troops else {
                return None;
            };
            let option = of.options.iter().find(|it| it.id == *id)?;
            fact("Option", basic::option(of, option))
        }
        Meaning::Destiny(most) => fact("Destiny rolls", format!("up to {most}")),
        Meaning::Fortifications(most) => fact("Fortifications", format!("up to {most}")),
        Meaning::Special(special) => fact("Special", text::special(*special)),
        Meaning::Bulk(rows) => {
            let rows = points?.rows.iter().filter(|row| rows.contains(&row.id));
            let names = rows.flat_map(|row| row.troops.iter().map(|it| it.name.as_str()));
            fact("Bulk", names.collect::<Vec<_>>().join(", "))
        }
        Meaning::ContingentsAllowed(1) => fact("Allies", "one contingent"),
        Meaning::ContingentsAllowed(n) => fact("Allies", format!("up to {n} contingents")),
        Meaning::Note(said) => fact("Note", said.clone()),
        Meaning::LeftOut(why) => fact("Left out", text::import::left_out(*why)),
    }
}

fn inner(view: MeaningView) -> MeaningView {
    match view {
        MeaningView::Troops(troops) => MeaningView::Troops(TroopView {
            is_inner: true,
            ..troops
        }),
        fact => fact,
    }
}

struct Armed<'l>(&'l [Weapon], &'l [ArmsChoice], &'l [Trait]);

fn about(kind: TroopType, numbers: &str, seat: Seat, armed: &Armed<'_>) -> String {
    let Armed(weapons, arms, traits) = armed;
    let seat = match seat {
        Seat::No => "",
        Seat::SubGeneral => "may hold a general, not the C-in-C",
        Seat::Yes => "may hold a general",
    };
    let parts = [
        text::troop_type(kind).0.to_owned(),
        numbers.to_owned(),
        table::weapons(weapons, arms, traits),
        seat.to_owned(),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

fn figures(stats: &Stats, line: &Line) -> Vec<(&'static str, String, bool)> {
    let vd = match stats.vd_with_general {
        Some(with) => format!("{}/{with}", stats.vd),
        None => stats.vd.to_string(),
    };
    let d = stats.d.map(|d: Discipline| text::discipline(d).to_owned());
    let all = [
        ("M", Figure::M, Some(stats.m.to_string())),
        ("VBU", Figure::Vbu, Some(stats.vbu.to_string())),
        ("I", Figure::I, Some(stats.i.to_string())),
        ("D", Figure::D, d),
        ("VD", Figure::Vd, Some(vd)),
    ];
    all.into_iter()
        .filter_map(|(label, figure, value)| {
            let is_unsure = line.unsure.contains(&figure);
            Some((label, marked(value?, is_unsure), is_unsure))
        })
        .collect()
}

/// "11?" where it isn't sure.
fn marked(value: String, is_unsure: bool) -> String {
    match is_unsure {
        true => format!("{value}?"),
        false => value,
    }
}

fn troops(troop: &Troop, numbers: &str, line: &Line) -> Option<MeaningView> {
    let armed = Armed(&troop.weapons, &troop.arms, &troop.traits);
    let price = match troop.rear_price {
        Some(rear) => format!("{} ({rear})", troop.price),
        None => troop.price.to_string(),
    };
    let unsure = [Figure::Price, Figure::RearPrice];
    let is_price_unsure = unsure.iter().any(|it| line.unsure.contains(it));
    let unsure_numbers = [Figure::Min, Figure::Max];
    let numbers = marked(
        numbers.to_owned(),
        unsure_numbers.iter().any(|it| line.unsure.contains(it)),
    );
    Some(MeaningView::Troops(TroopView {
        kind: troop.kind,
        name: troop.name.clone(),
        about: about(troop.kind, &numbers, troop.general, &armed),
        figures: figures(&troop.stats, line),
        price: marked(price, is_price_unsure),
        is_price_unsure,
        is_inner: false,
    }))
}

fn on_foot(import: &Import, troop: TroopId, line: &Line) -> Option<MeaningView> {
    let foot = import.list.troop(troop)?.dismount.as_ref()?;
    let armed = Armed(&foot.weapons, &[], &foot.traits);
    Some(MeaningView::Troops(TroopView {
        kind: foot.kind,
        name: foot.name.clone(),
        about: about(foot.kind, "on foot", Seat::No, &armed),
        figures: figures(&foot.stats, line),
        price: String::new(),
        is_price_unsure: false,
        is_inner: true,
    }))
}

fn basic_line(import: &Import, row: RowId, line: &Line) -> Option<MeaningView> {
    let Troops::Basic(basic) = &import.list.troops else {
        return None;
    };
    let found = basic.lines.iter().find(|it| it.id == row)?;
    let unit: &BasicUnit = &found.unit;
    let armed = Armed(&unit.weapons, &unit.arms, &unit.traits);
    let numbers = match found.count {
        1 => "1 unit".to_owned(),
        count => format!("{count} units"),
    };
    let name = unit.name.clone();
    Some(MeaningView::Troops(TroopView {
        kind: unit.kind,
        name: name.unwrap_or_else(|| text::capital(text::troop_type(unit.kind).1)),
        about: about(unit.kind, &numbers, unit.general, &armed),
        figures: figures(&unit.stats, line),
        price: String::new(),
        is_price_unsure: false,
        is_inner: false,
    }))
}
