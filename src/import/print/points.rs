//! Rows and options of a list with points.

use super::super::notes::effect_name;
use super::{armed, seat, type_code, vd};
use crate::army::GeneralLevel;
use crate::list::{
    DestinyLimit, Formation, Limit, Package, PointsList, Row, Section, Troop, TroopId, Upgrade,
};
use crate::text;

pub fn lines(points: &PointsList, lines: &mut Vec<String>) {
    let structures: Vec<String> = points
        .structures
        .iter()
        .map(|it| format!("{} ({} pts)", text::structure(*it), it.price()))
        .collect();
    lines.push(format!("CS={}", structures.join(" or ")));
    lines.push("Nr Type M VBU I D VD Pts Notes".to_owned());
    for section in points.sections() {
        if let Some(contingent) = section.contingent {
            lines.push(format!("ALLIES: {}", contingent.name));
        }
        for row in section.rows {
            row_lines(row, lines);
        }
        let speaker = Speaker { section };
        lines.extend(section.large_units.iter().map(|it| speaker.large_unit(it)));
        lines.extend(section.upgrades.iter().map(|it| speaker.upgrade(it)));
        if section.contingent.is_none() {
            army_lines(points, speaker, lines);
        }
    }
}

fn row_lines(row: &Row, lines: &mut Vec<String>) {
    for (place, troop) in row.troops.iter().enumerate() {
        let numbers = match place {
            0 => format!("{}-{}", row.min, row.max),
            _ => "OR".to_owned(),
        };
        let stats = &troop.stats;
        let price = match troop.rear_price {
            Some(rear) => format!("{}({rear})", troop.price),
            None => troop.price.to_string(),
        };
        let line = format!(
            "{numbers} {} - {}{} {} {} {} {} {} {price} {}",
            type_code(troop.kind),
            troop.name,
            seat(troop.general),
            stats.m,
            stats.vbu,
            stats.i,
            stats.d.map_or("B", text::discipline),
            vd(stats),
            armed(&troop.weapons, &troop.arms, &troop.traits),
        );
        lines.push(line.trim_end().to_owned());
        if let Some(foot) = &troop.dismount {
            let line = format!(
                "Can dismount as {} - {} {} {} {} {} {} {}",
                type_code(foot.kind),
                foot.name,
                foot.stats.m,
                foot.stats.vbu,
                foot.stats.i,
                foot.stats.d.map_or("B", text::discipline),
                vd(&foot.stats),
                armed(&foot.weapons, &[], &foot.traits),
            );
            lines.push(line.trim_end().to_owned());
        }
    }
}

fn army_lines(points: &PointsList, speaker: Speaker<'_>, lines: &mut Vec<String>) {
    lines.extend(
        points
            .joint_minima
            .iter()
            .map(|joint| format!("At least {} {} together.", joint.min, joint.name)),
    );
    lines.extend(points.packages.iter().map(|it| speaker.package(it)));
    if !points.bulk.is_empty() {
        let rows = points
            .rows
            .iter()
            .filter(|row| points.bulk.contains(&row.id));
        let names: Vec<&str> = rows
            .flat_map(|row| row.troops.iter().map(|troop| troop.name.as_str()))
            .collect();
        lines.push(format!("The bulk of the army: {}.", names.join(", ")));
    }
    let DestinyLimit { sure, perhaps } = points.destiny_rolls;
    if points.destiny_rolls != DestinyLimit::USUAL {
        lines.push(match sure == perhaps {
            true => format!("This army can buy up to {sure} Destiny rolls."),
            false => format!("This army can buy up to {sure}, perhaps {perhaps} Destiny rolls."),
        });
    }
    if let Some(allowed) = &points.fortifications {
        lines.push(format!("Up to {} fortifications.", allowed.max));
    }
    if points.contingents_allowed != 1 {
        lines.push(format!(
            "Up to {} allied contingents.",
            points.contingents_allowed
        ));
    }
    lines.extend(
        points
            .special
            .iter()
            .map(|it| format!("{}.", text::special(*it))),
    );
}

#[derive(Clone, Copy)]
struct Speaker<'l> {
    section: Section<'l>,
}

impl Speaker<'_> {
    fn troops(&self) -> impl Iterator<Item = &Troop> {
        self.section.rows.iter().flat_map(|row| &row.troops)
    }

    /// The names of troops; a type before them, and a VBU behind, where others share the name.
    fn names(&self, ids: &[TroopId]) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for troop in self.troops().filter(|troop| ids.contains(&troop.id)) {
            let others = |same: &dyn Fn(&Troop) -> bool| {
                self.troops()
                    .any(|it| it.name == troop.name && !ids.contains(&it.id) && same(it))
            };
            let code = type_code(troop.kind);
            let name = if !others(&|_| true) {
                troop.name.clone()
            } else if !others(&|it| it.kind == troop.kind) {
                format!("{code} - {}", troop.name)
            } else {
                format!("{code} - {} (VBU {})", troop.name, troop.stats.vbu)
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    fn large_unit(&self, formation: &Formation) -> String {
        let front = self.names(&formation.front).join(" and ");
        let row = |row: &&Row| row.troops.iter().any(|it| formation.front.contains(&it.id));
        let most = self.section.rows.iter().find(row).map(|row| row.max);
        let sizes: Vec<String> = formation.sizes.iter().map(u8::to_string).collect();
        let mut said = match formation.sizes.as_slice() {
            [] => format!("{front} can form Large Units"),
            [2] if most == Some(2) => format!("{front} can form a Large Unit"),
            _ => format!(
                "{front} can form Large Units of {} Units",
                sizes.join(" or ")
            ),
        };
        if !formation.rear.is_empty() {
            let rear = self.names(&formation.rear).join(" or ");
            said = format!("{said} with {rear} behind");
        }
        format!("{said}.")
    }

    fn upgrade(&self, upgrade: &Upgrade) -> String {
        let names = self.names(&upgrade.of).join(" and ");
        let mut who = format!("Upgrade {names}");
        let mut behind = "";
        for limit in &upgrade.limits {
            match limit {
                Limit::Fraction {
                    numerator,
                    denominator,
                } => who = format!("Upgrade up to {numerator}/{denominator} of deployed {names}"),
                Limit::AtMost(most) => who = format!("Upgrade up to {most} {names}"),
                Limit::AllOrNone => who = format!("You can upgrade all {names} Units"),
                Limit::HoldsGeneral(levels) => {
                    who = format!("Upgrade Generals{} on {names}", levels_said(levels));
                }
                Limit::FrontRank => behind = " in the front rank",
            }
        }
        let becomes = &upgrade.becomes;
        let mut parts = Vec::new();
        parts.extend(becomes.name.clone());
        parts.extend(becomes.kind.map(|kind| type_code(kind).to_owned()));
        let figures = [
            ("M", becomes.m),
            ("VBU", becomes.vbu),
            ("I", becomes.i),
            ("VD", becomes.vd),
        ];
        parts.extend(
            figures
                .into_iter()
                .filter_map(|(label, figure)| Some(format!("{label}={}", figure?))),
        );
        parts.extend(becomes.d.map(|d| format!("D={d}")));
        let weapons = becomes.weapons.iter().flatten();
        parts.extend(weapons.map(|it| text::weapon(*it).to_owned()));
        parts.extend(
            becomes
                .traits
                .iter()
                .map(|it| text::trait_name(*it).to_owned()),
        );
        let name = match upgrade.name == effect_name(becomes, &upgrade.limits) {
            true => String::new(),
            false => format!("{}: ", upgrade.name),
        };
        let price = match (upgrade.price, upgrade.rear_price) {
            (Some(price), Some(rear)) => format!(" Final cost {price}({rear}) pts per Unit."),
            (Some(price), None) => format!(" Final cost {price} pts per Unit."),
            (None, _) => String::new(),
        };
        let free = match upgrade.price {
            Some(_) => "",
            None => ", at the same cost",
        };
        format!(
            "{name}{who}{behind} to {}{free}.{price}",
            parts.join(" and ")
        )
    }

    fn package(&self, package: &Package) -> String {
        let variants = package.variants.iter().map(|variant| {
            let contents = variant.contents.iter();
            let contents = contents
                .map(|part| format!("{} {}", part.count, self.names(&[part.troop]).join(" ")));
            let contents: Vec<String> = contents.collect();
            format!("{} = {}", variant.name, contents.join(", "))
        });
        let variants: Vec<String> = variants.collect();
        format!(
            "Package {}-{} {}: {}.",
            package.min,
            package.max,
            package.name,
            variants.join("; ")
        )
    }
}

/// " (not Incompetent or Coward)"; nothing where every level will do.
fn levels_said(levels: &[GeneralLevel]) -> String {
    let without: Vec<&str> = GeneralLevel::ALL
        .iter()
        .filter(|level| !levels.contains(level))
        .map(|level| text::general_level(*level))
        .collect();
    match without.is_empty() {
        true => String::new(),
        false => format!(" (not {})", without.join(" or ")),
    }
}
