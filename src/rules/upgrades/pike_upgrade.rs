//! In volume 32 the front rank of a Large Unit of pikes may be raised by one VBU.

use crate::army::Edit;
use crate::list::{Discipline, Special, Stats, TroopType, Weapon};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject, UpgradesFact,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::PikeUpgrade,
    family: Family::Upgrades,
    citation: Citation::advanced("Upgrades"),
    check,
    cures,
};

/// The new price by VBU, impetus and discipline before the upgrade. No other profile has one.
const PRICES: [(u8, u8, Discipline, u16); 7] = [
    (5, 3, Discipline::A, 34),
    (5, 3, Discipline::B, 29),
    (5, 4, Discipline::C, 25),
    (4, 2, Discipline::A, 27),
    (4, 2, Discipline::B, 22),
    (4, 2, Discipline::C, 17),
    (3, 1, Discipline::C, 12),
];

/// The price of the upgraded unit, if this profile has one.
pub fn price_of(kind: TroopType, stats: &Stats, weapons: &[Weapon]) -> Option<u16> {
    if !are_pikes(kind, weapons) {
        return None;
    }
    PRICES
        .iter()
        .find(|(vbu, i, d, _)| *vbu == stats.vbu && *i == stats.i && Some(*d) == stats.d)
        .map(|(_, _, _, price)| *price)
}

fn are_pikes(kind: TroopType, weapons: &[Weapon]) -> bool {
    kind == TroopType::Fp && weapons.contains(&Weapon::Pike)
}

fn check(context: &Context<'_>, report: &mut Report) {
    let offered = context.list.volume == Some(32) || context.points_list.has(Special::PikeUpgrade);
    for unit in context.units.iter().filter(|unit| unit.unit.pike_upgrade) {
        let (Some(kind), Some(stats)) = (unit.figures.kind, unit.figures.stats) else {
            continue;
        };
        let fact = if !offered {
            Fact::Upgrades(UpgradesFact::PikeUpgradeNotInList)
        } else if !are_pikes(kind, &unit.figures.weapons) {
            Fact::Upgrades(UpgradesFact::PikeUpgradeNotPikes)
        } else if unit.rank > 0 || unit.ranks < 2 {
            Fact::Upgrades(UpgradesFact::PikeUpgradeNotInFront)
        } else if !unit.figures.applied.contains(&RULE.name) {
            Fact::Upgrades(UpgradesFact::PikeUpgradeNoPrice {
                vbu: stats.vbu,
                i: stats.i,
                d: stats.d,
            })
        } else {
            continue;
        };
        report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
    }
}

/// It goes; or the front rank has it instead.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    let set = |unit, taken| Edit::SetPikeUpgrade { unit, taken };
    let dropped = set(unit.unit.id, false);
    let mut edits = vec![dropped.clone()];
    if finding.fact == Fact::Upgrades(UpgradesFact::PikeUpgradeNotInFront)
        && let Some(front) = context.front_of(unit)
        && front.unit.id != unit.unit.id
    {
        edits.insert(0, Edit::Several(vec![dropped, set(front.unit.id, true)]));
    }
    edits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seven_prices_and_no_other() {
        let price = |vbu, i, d| {
            let stats = Stats {
                m: 5,
                vbu,
                i,
                d: Some(d),
                vd: 2,
                vd_with_general: None,
            };
            price_of(TroopType::Fp, &stats, &[Weapon::Pike])
        };
        assert_eq!(price(5, 3, Discipline::A), Some(34));
        assert_eq!(price(5, 3, Discipline::B), Some(29));
        assert_eq!(price(5, 4, Discipline::C), Some(25));
        assert_eq!(price(4, 2, Discipline::A), Some(27));
        assert_eq!(price(4, 2, Discipline::B), Some(22));
        assert_eq!(price(4, 2, Discipline::C), Some(17));
        assert_eq!(price(3, 1, Discipline::C), Some(12));
        assert_eq!(price(5, 3, Discipline::C), None);
        assert_eq!(price(3, 1, Discipline::B), None);
    }
}
