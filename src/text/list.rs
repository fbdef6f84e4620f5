//! What a list says besides its rows, in words.

use super::words::{general_level, structure, trait_name, troop_type, weapon};
use crate::army::CommandStructure;
use crate::list::{ArmyList, Limit, OwnList, Status, Troops, UpgradeEffect};

/// What every page that shows a list of ours says of it.
pub const PRACTICE: &str = "practice list, figures not from the publisher";

/// Where the figures of a list come from.
pub fn list_status(status: Status) -> &'static str {
    match status {
        Status::Official => "official list",
        Status::Beta => "beta list",
        Status::Reconstructed => PRACTICE,
        Status::House => "house list",
    }
}

/// "15 rows, 2 allied contingents".
pub fn list_rows(list: &ArmyList) -> String {
    let counted = |n: usize, one: &str| match n {
        1 => format!("1 {one}"),
        n => format!("{n} {one}s"),
    };
    match &list.troops {
        Troops::Basic(basic) => counted(basic.lines.len(), "line"),
        Troops::Impetus(points) => match points.contingents.len() {
            0 => counted(points.rows.len(), "row"),
            n => format!(
                "{}, {}",
                counted(points.rows.len(), "row"),
                counted(n, "allied contingent")
            ),
        },
    }
}

/// Of a list that came with an army.
pub const PART_OF_A_LIST: &str = "Part of a list: only the rows that its armies need";

/// What stands below the name of an own list.
pub fn own_list_about(own: &OwnList) -> String {
    let rows = own.edited().map(list_rows).unwrap_or_default();
    match own.is_part() {
        true => format!("{PART_OF_A_LIST} · {rows}"),
        false => rows,
    }
}

/// "up to half of those fielded", of an upgrade.
pub fn limit(limit: &Limit) -> String {
    match limit {
        Limit::Fraction {
            numerator: 1,
            denominator: 2,
        } => "up to half of those fielded".to_owned(),
        Limit::Fraction {
            numerator,
            denominator,
        } => format!("up to {numerator}/{denominator} of those fielded"),
        Limit::AtMost(n) => format!("up to {n}"),
        Limit::FrontRank => "front rank only".to_owned(),
        Limit::AllOrNone => "all or none".to_owned(),
        Limit::HoldsGeneral(levels) => {
            let levels: Vec<&str> = levels.iter().map(|level| general_level(*level)).collect();
            format!("with a general: {}", levels.join(", "))
        }
    }
}

/// "VBU 5, D A": what an upgrade makes of its troops.
pub fn change(change: &UpgradeEffect) -> String {
    let UpgradeEffect {
        name,
        kind,
        m,
        vbu,
        i,
        d,
        vd,
        weapons,
        traits,
    } = change;
    let mut parts = Vec::new();
    parts.extend(name.clone());
    parts.extend(kind.map(|kind| troop_type(kind).0.to_owned()));
    let figures = [("M", m), ("VBU", vbu), ("I", i), ("VD", vd)];
    for (label, figure) in figures {
        parts.extend(figure.map(|figure| format!("{label} {figure}")));
    }
    parts.extend(d.map(|d| format!("D {}", super::discipline(d))));
    for new in weapons.iter().flatten() {
        parts.push(weapon(*new).to_owned());
    }
    parts.extend(traits.iter().map(|name| trait_name(*name).to_owned()));
    parts.join(", ")
}

/// "Average, 12 points".
pub fn structure_with_price(of: CommandStructure) -> String {
    match of.price() {
        0 => format!("{}, free", structure(of)),
        price => format!("{}, {price} points", structure(of)),
    }
}
