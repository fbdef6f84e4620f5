//! What a list allows beside its rows, a sentence each.

use super::Group;
use crate::event::Event;
use crate::list::{
    ArmyList, DestinyLimit, Formation, Package, PackagePart, PointsList, Section, Status, TroopId,
    Upgrade,
};
use crate::rules::{Scaling, fixed};
use crate::text;

/// Upgrades and Large Units of the list itself, or of one contingent.
pub(super) fn of_section(list: &ArmyList, section: Section<'_>) -> Vec<Group> {
    let upgrades = section.upgrades.iter().map(|it| upgrade(list, it));
    let formations = section.large_units.iter().map(|it| formation(list, it));
    let groups = [
        Group::of("Upgrades", upgrades.collect()),
        Group::of("Large Units", formations.collect()),
    ];
    groups.into_iter().flatten().collect()
}

/// "Spearmen and Guards".
/// The names of troops; with their type where others that aren't meant share the name.
fn troops(list: &ArmyList, ids: &[TroopId]) -> String {
    let all = || {
        list.points_list()
            .into_iter()
            .flat_map(|points| points.troops())
    };
    let mut names: Vec<String> = ids
        .iter()
        .filter_map(|id| list.troop(*id))
        .map(|troop| {
            let is_shared = all().any(|other| other.name == troop.name && !ids.contains(&other.id));
            match is_shared {
                true => format!("{} {}", text::troop_type(troop.kind).0, troop.name),
                false => troop.name.clone(),
            }
        })
        .collect();
    names.dedup();
    names.join(", ")
}

fn ours(list: &ArmyList, is_ours: bool) -> &'static str {
    match is_ours && list.provenance.status == Status::Reconstructed {
        true => "~",
        false => "",
    }
}

pub(in crate::screen) fn upgrade(list: &ArmyList, upgrade: &Upgrade) -> String {
    let becomes = text::change(&upgrade.becomes);
    let mut parts = vec![becomes.clone()];
    // Most are named for what they change.
    if !becomes.contains(&upgrade.name) && !upgrade.name.contains(&becomes) {
        parts = vec![format!("{} ({becomes})", upgrade.name)];
    }
    parts.extend(upgrade.price.map(|price| format!("{price} points")));
    let rear = upgrade.rear_price;
    parts.extend(rear.map(|price| format!("{price} in a rear rank")));
    parts.extend(upgrade.limits.iter().map(text::limit));
    format!(
        "{}: {}{}.",
        troops(list, &upgrade.of),
        parts.join(", "),
        ours(list, !upgrade.ours.is_empty())
    )
}

pub(in crate::screen) fn formation(list: &ArmyList, formation: &Formation) -> String {
    let sizes: Vec<String> = match formation.sizes.as_slice() {
        [] => vec!["2".to_owned(), "3".to_owned()],
        sizes => sizes.iter().map(u8::to_string).collect(),
    };
    let front = troops(list, &formation.front);
    let who = match formation.rear.is_empty() {
        true => front,
        false => format!("{front}, with {} behind", troops(list, &formation.rear)),
    };
    format!(
        "{who}: {} ranks{}.",
        text::any_of(sizes),
        ours(list, !formation.ours.is_empty())
    )
}

pub(super) fn for_the_army(list: &ArmyList, points: &PointsList, event: &Event) -> Vec<Group> {
    let structures = points.structures.iter();
    let structures = structures.map(|it| format!("{}.", text::structure_with_price(*it)));
    let scaling = Scaling::at(event.points);
    let joint = points.joint_minima.iter().map(|joint| {
        format!(
            "{}: at least {} together{}.",
            joint.name,
            scaling.minimum(joint.min),
            ours(list, !joint.ours.is_empty())
        )
    });
    let packages = points.packages.iter();
    let packages = packages.flat_map(|it| package(list, it, scaling));
    let groups = [
        Group::of("Command structure", structures.collect()),
        Group::of("Taken together", joint.collect()),
        Group::of("Packages", packages.collect()),
        Group::of("Allies", allies(points)),
        Group::of("The army may buy", purchases(list, points, event, scaling)),
    ];
    groups.into_iter().flatten().collect()
}

pub(in crate::screen) fn package(
    list: &ArmyList,
    package: &Package,
    scaling: Scaling,
) -> Vec<String> {
    let head = format!(
        "{}, {}-{} of them{}, each bought whole, in one of these forms:",
        package.name,
        scaling.minimum(package.min),
        scaling.maximum(package.max),
        ours(list, !package.ours.is_empty())
    );
    let part = |part: &PackagePart| format!("{} {}", part.count, troops(list, &[part.troop]));
    let variants = package.variants.iter().map(|variant| {
        let contents: Vec<String> = variant.contents.iter().map(part).collect();
        format!("{}: {}.", variant.name, contents.join(", "))
    });
    std::iter::once(head).chain(variants).collect()
}

fn allies(points: &PointsList) -> Vec<String> {
    let names: Vec<&str> = points
        .contingents
        .iter()
        .map(|contingent| contingent.name.as_str())
        .collect();
    match (names.as_slice(), points.contingents_allowed) {
        ([], _) => Vec::new(),
        (_, 1) => vec![format!(
            "One contingent, in a command of its own: {}.",
            names.join(" or ")
        )],
        (_, n) => vec![format!(
            "Up to {n} contingents, each in a command of its own: {}.",
            names.join(", ")
        )],
    }
}

fn purchases(list: &ArmyList, points: &PointsList, event: &Event, scaling: Scaling) -> Vec<String> {
    let mut lines = vec![format!(
        "Exploration points, {} point each.",
        fixed::EXPLORATION_POINT
    )];
    if event.destiny_rolls {
        let DestinyLimit { sure, perhaps } = points.destiny_rolls;
        let most = match sure == perhaps {
            true => format!("up to {sure}"),
            false => format!("up to {sure}, or {perhaps} if the umpire agrees"),
        };
        lines.push(format!(
            "Destiny rolls, {} points each, {most}.",
            fixed::DESTINY_ROLL
        ));
    }
    if let Some(allowed) = &points.fortifications {
        lines.push(format!(
            "Fortifications (FOR), {} points each, up to {}{}.",
            fixed::FORTIFICATION,
            scaling.maximum(allowed.max),
            ours(list, !allowed.ours.is_empty())
        ));
    }
    let special = points.special.iter();
    lines.extend(special.map(|it| format!("{}.", capital(text::special(*it)))));
    lines
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
