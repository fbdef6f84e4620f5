//! The fields of upgrades and Large Units, as text.

use super::field::{discipline, figure, price, refusal, troop_type};
use super::words::{Word, word};
use crate::army::GeneralLevel;
use crate::list::{Formation, Limit, Upgrade, UpgradeEffect};
use crate::text;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpgradeField {
    Name,
    Becomes,
    Limits,
    Price,
}

impl UpgradeField {
    pub const ALL: [UpgradeField; 4] = [
        UpgradeField::Name,
        UpgradeField::Becomes,
        UpgradeField::Limits,
        UpgradeField::Price,
    ];

    pub fn label(self) -> &'static str {
        match self {
            UpgradeField::Name => "Name of the option",
            UpgradeField::Becomes => "Becomes",
            UpgradeField::Limits => "How many",
            UpgradeField::Price => "Final points",
        }
    }

    pub fn example(self) -> &'static str {
        match self {
            UpgradeField::Name => "Veterans",
            UpgradeField::Becomes => "VBU 6, D B, long spear",
            UpgradeField::Limits => "1/2, or 3, or all",
            UpgradeField::Price => "25(19)",
        }
    }
}

pub fn show_upgrade(upgrade: &Upgrade, field: UpgradeField) -> String {
    match field {
        UpgradeField::Name => upgrade.name.clone(),
        UpgradeField::Becomes => show_effect(&upgrade.becomes),
        UpgradeField::Limits => {
            let limits: Vec<String> = upgrade.limits.iter().map(show_limit).collect();
            limits.join(", ")
        }
        UpgradeField::Price => match (upgrade.price, upgrade.rear_price) {
            (None, _) => String::new(),
            (Some(price), None) => price.to_string(),
            (Some(price), Some(rear)) => format!("{price}({rear})"),
        },
    }
}

pub fn set_upgrade(upgrade: &Upgrade, field: UpgradeField, typed: &str) -> Result<Upgrade, String> {
    let mut upgrade = upgrade.clone();
    let typed = typed.trim();
    match field {
        UpgradeField::Name => typed.clone_into(&mut upgrade.name),
        UpgradeField::Becomes => upgrade.becomes = read_effect(typed)?,
        UpgradeField::Limits => {
            let parts = typed.split(',').map(str::trim).filter(|it| !it.is_empty());
            upgrade.limits = parts.map(read_limit).collect::<Result<_, _>>()?;
        }
        UpgradeField::Price if typed.is_empty() => {
            (upgrade.price, upgrade.rear_price) = (None, None);
        }
        UpgradeField::Price => {
            let (front, rear) = price(typed)?;
            (upgrade.price, upgrade.rear_price) = (Some(front), rear);
        }
    }
    Ok(upgrade)
}

fn show_limit(limit: &Limit) -> String {
    match limit {
        Limit::Fraction {
            numerator,
            denominator,
        } => format!("{numerator}/{denominator}"),
        Limit::AtMost(n) => n.to_string(),
        Limit::FrontRank => "front rank".to_owned(),
        Limit::AllOrNone => "all or none".to_owned(),
        Limit::HoldsGeneral(levels) => {
            let levels: Vec<&str> = levels.iter().map(|it| text::general_level(*it)).collect();
            format!("general {}", levels.join(" or "))
        }
    }
}

fn read_limit(typed: &str) -> Result<Limit, String> {
    let wrong = || {
        format!(
            "“{typed}” isn’t a limit. Type 1/2, a number, front rank, all or none, or general Expert."
        )
    };
    let small = typed.to_lowercase();
    if let Some((numerator, denominator)) = small.split_once('/') {
        let part = |it: &str| it.trim().parse().map_err(|_| wrong());
        return Ok(Limit::Fraction {
            numerator: part(numerator)?,
            denominator: part(denominator)?,
        });
    }
    if let Some(levels) = small.strip_prefix("general") {
        let level = |name: &str| {
            let mut all = GeneralLevel::ALL.iter().copied();
            all.find(|it| text::general_level(*it).to_lowercase() == name.trim())
                .ok_or_else(wrong)
        };
        let levels = levels.split(" or ").map(level);
        return Ok(Limit::HoldsGeneral(levels.collect::<Result<_, _>>()?));
    }
    match small.as_str() {
        "half" => Ok(Limit::Fraction {
            numerator: 1,
            denominator: 2,
        }),
        "front" | "front rank" => Ok(Limit::FrontRank),
        "all" | "all or none" => Ok(Limit::AllOrNone),
        number => number.parse().map(Limit::AtMost).map_err(|_| wrong()),
    }
}

fn show_effect(effect: &UpgradeEffect) -> String {
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
    } = effect;
    let mut parts = Vec::new();
    parts.extend(name.as_ref().map(|name| format!("name {name}")));
    parts.extend(kind.map(|kind| format!("type {}", text::troop_type(kind).0)));
    for (label, figure) in [("M", m), ("VBU", vbu), ("I", i)] {
        parts.extend(figure.map(|figure| format!("{label} {figure}")));
    }
    parts.extend(d.map(|d| format!("D {}", text::discipline(d))));
    parts.extend(vd.map(|vd| format!("VD {vd}")));
    match weapons.as_deref() {
        None => {}
        Some([]) => parts.push(NO_WEAPONS.to_owned()),
        Some(weapons) => {
            parts.extend(weapons.iter().map(|it| text::weapon(*it).to_owned()));
        }
    }
    parts.extend(traits.iter().map(|it| text::trait_name(*it).to_owned()));
    parts.join(", ")
}

const NO_WEAPONS: &str = "no weapons";

fn read_effect(typed: &str) -> Result<UpgradeEffect, String> {
    let mut effect = UpgradeEffect::default();
    for part in typed.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        let (key, value) = part.split_once(' ').unwrap_or((part, ""));
        match key.to_uppercase().as_str() {
            "NAME" => effect.name = Some(value.trim().to_owned()),
            "TYPE" => effect.kind = Some(troop_type(value.trim())?),
            "M" => effect.m = Some(figure(value, "M")?),
            "VBU" => effect.vbu = Some(figure(value, "VBU")?),
            "I" => effect.i = Some(figure(value, "I")?),
            "D" => effect.d = Some(discipline(value.trim())?),
            "VD" => effect.vd = Some(figure(value, "VD")?),
            _ if part.eq_ignore_ascii_case(NO_WEAPONS) => effect.weapons = Some(Vec::new()),
            _ => match word(part) {
                Ok(Word::Weapon(weapon)) => {
                    effect.weapons.get_or_insert_default().push(weapon);
                }
                Ok(Word::Trait(name)) => effect.traits.push(name),
                Err(why) => return Err(format!("{why} Figures are written as VBU 6 or D B.")),
            },
        }
    }
    Ok(effect)
}

/// "2, 3"; nothing where the list names no sizes.
pub fn show_sizes(formation: &Formation) -> String {
    let sizes: Vec<String> = formation.sizes.iter().map(u8::to_string).collect();
    sizes.join(", ")
}

pub fn read_sizes(typed: &str) -> Result<Vec<u8>, String> {
    let parts = typed.split([',', ' ']).filter(|it| !it.is_empty());
    parts
        .map(|part| {
            part.parse()
                .map_err(|_| refusal(part, "a size", "Type sizes such as 2, 3."))
        })
        .collect()
}
