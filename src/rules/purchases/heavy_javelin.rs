//! Light foot of VBU 5 with javelin have heavy javelin at the same price.

use crate::list::{Trait, TroopType, Weapon};
use crate::rules::UnitFigures;
use crate::rules::{Citation, Family, Rule, RuleName, no_cures, nothing_to_check};

pub const RULE: Rule = Rule {
    name: RuleName::HeavyJavelin,
    family: Family::Purchases,
    citation: Citation::advanced("Shooting, FL with VBU 5 and Javelin"),
    check: nothing_to_check,
    cures: no_cures,
};

/// Changes the weapon where the rule applies, so that every sheet shows the right one.
pub fn apply(unit: &mut UnitFigures) {
    let applies = unit.kind == Some(TroopType::Fl)
        && unit.stats.is_some_and(|stats| stats.vbu == 5)
        && !unit.has(Trait::EliteScutarii);
    if !applies {
        return;
    }
    if let Some(weapon) = unit
        .weapons
        .iter_mut()
        .find(|weapon| **weapon == Weapon::Javelin)
    {
        *weapon = Weapon::HeavyJavelin;
        unit.applied.push(RULE.name);
    }
}
