//! The fire tables: the dice that a weapon adds to VBU, and those to roll now. Impetus QRS 2.5,
//! Fire table; Basic Impetus 2008, 6.1.2; Basic Impetus 3.0 QRS, Missile weapon table.

use super::rule_book::RuleBook;
use crate::list::Weapon;

/// What a weapon adds at one range; none: it can't be shot so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Added {
    pub foot: Option<i8>,
    pub mounted: Option<i8>,
    /// The table has one figure for both.
    pub is_one: bool,
}

/// Dice to roll at one range; none: no shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceNow {
    pub foot: Option<u8>,
    pub mounted: Option<u8>,
    pub is_one: bool,
}

/// A weapon that doesn't reach as far, or not as near, as its column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    AtMost(u8),
    AtLeast(u8),
}

const NO: Added = Added {
    foot: None,
    mounted: None,
    is_one: true,
};

/// At any target.
const fn one(dice: i8) -> Added {
    Added {
        foot: Some(dice),
        mounted: Some(dice),
        is_one: true,
    }
}

/// At foot, at mounted troops.
const fn two(foot: i8, mounted: i8) -> Added {
    Added {
        foot: Some(foot),
        mounted: Some(mounted),
        is_one: false,
    }
}

const fn mounted_only(mounted: i8) -> Added {
    Added {
        foot: None,
        mounted: Some(mounted),
        is_one: false,
    }
}

/// How far each column of the table reaches, in U or H.
pub fn ranges(rules: RuleBook) -> &'static [u8] {
    match rules {
        RuleBook::Impetus => &[5, 15, 30, 80],
        RuleBook::Basic2008 => &[10, 20, 50],
        RuleBook::Basic3 => &[3, 6, 12],
    }
}

/// The row of a weapon, a figure for each range; none where the table has none.
pub fn row(rules: RuleBook, weapon: Weapon) -> Option<&'static [Added]> {
    match rules {
        RuleBook::Impetus => impetus(weapon),
        RuleBook::Basic2008 => basic_2008(weapon),
        RuleBook::Basic3 => basic_3(weapon),
    }
}

/// The dice to roll with a VBU as it stands, before modifiers.
pub fn dice_now(rules: RuleBook, weapon: Weapon, vbu: u8) -> Option<Vec<DiceNow>> {
    let roll = |added: Option<i8>| {
        let dice = i16::from(vbu) + i16::from(added?);
        Some(u8::try_from(dice.max(0)).unwrap_or(u8::MAX))
    };
    let row = row(rules, weapon)?.iter();
    Some(
        row.map(|added| DiceNow {
            foot: roll(added.foot),
            mounted: roll(added.mounted),
            is_one: added.is_one,
        })
        .collect(),
    )
}

pub fn reach(rules: RuleBook, weapon: Weapon) -> Option<Reach> {
    match (rules, weapon) {
        (RuleBook::Basic2008, Weapon::Javelin | Weapon::Sling) => Some(Reach::AtMost(5)),
        (RuleBook::Basic2008, Weapon::ArtilleryC) => Some(Reach::AtLeast(5)),
        (RuleBook::Basic3, Weapon::ArtilleryC) => Some(Reach::AtLeast(2)),
        _ => None,
    }
}

fn impetus(weapon: Weapon) -> Option<&'static [Added]> {
    use Weapon::*;
    Some(match weapon {
        LongbowA => const { &[two(3, 5), two(0, 2), two(-1, 1), NO] },
        LongbowB => const { &[two(2, 4), two(0, 1), two(-2, 0), NO] },
        ShortBowA => const { &[two(2, 4), two(0, 1), two(-3, 0), NO] },
        ShortBowB => const { &[two(2, 3), two(-1, 0), mounted_only(-1), NO] },
        CompositeBowA => const { &[two(3, 5), two(0, 1), two(-2, -1), NO] },
        CompositeBowB => const { &[two(2, 4), two(0, 1), two(-4, -3), NO] },
        CompositeBowC => const { &[two(1, 2), two(-2, 0), two(-4, -3), NO] },
        CrossbowA => const { &[two(4, 5), two(0, 2), two(-2, 0), NO] },
        CrossbowB => const { &[two(2, 3), two(0, 1), NO, NO] },
        Handgun => const { &[two(2, 3), two(-1, 0), NO, NO] },
        ArquebusA => const { &[two(4, 5), two(1, 2), two(-2, -1), NO] },
        ArquebusB => const { &[two(3, 4), two(1, 2), NO, NO] },
        Javelin => const { &[two(2, 3), two(-1, 0), NO, NO] },
        Sling => const { &[two(2, 3), two(0, 1), NO, NO] },
        ArtilleryA => const { &[one(2), one(4), one(3), one(0)] },
        ArtilleryB => const { &[one(3), one(3), one(2), NO] },
        ArtilleryC => const { &[NO, one(3), one(2), one(0)] },
        Various => const { &[one(1), one(0), NO, NO] },
        LongSpear | Pike | Polearm | Pilum | HeavyJavelin | Blowpipe | CrossbowClassUnknown => {
            return None;
        }
    })
}

fn basic_2008(weapon: Weapon) -> Option<&'static [Added]> {
    use Weapon::*;
    Some(match weapon {
        LongbowA => const { &[two(0, 2), two(-1, 1), NO] },
        LongbowB => const { &[two(0, 1), two(-2, 0), NO] },
        ShortBowA => const { &[two(0, 1), two(-3, 0), NO] },
        ShortBowB => const { &[two(-1, 0), mounted_only(-1), NO] },
        CompositeBowA => const { &[two(0, 1), two(-2, -1), NO] },
        CompositeBowB => const { &[two(0, 1), two(-4, -3), NO] },
        CompositeBowC => const { &[two(-2, 0), two(-4, -3), NO] },
        CrossbowA => const { &[two(0, 2), two(-2, 0), NO] },
        CrossbowB => const { &[two(0, 1), NO, NO] },
        Handgun => const { &[two(-1, 0), NO, NO] },
        ArquebusA => const { &[two(1, 2), two(-2, -1), NO] },
        ArquebusB => const { &[two(1, 2), NO, NO] },
        Javelin => const { &[two(-1, 0), NO, NO] },
        Sling => const { &[two(0, 1), NO, NO] },
        ArtilleryA => const { &[one(4), one(2), one(0)] },
        ArtilleryB => const { &[one(3), one(2), NO] },
        ArtilleryC => const { &[one(3), one(2), one(0)] },
        Various => const { &[one(0), NO, NO] },
        LongSpear | Pike | Polearm | Pilum | HeavyJavelin | Blowpipe | CrossbowClassUnknown => {
            return None;
        }
    })
}

/// One row for all composite bows.
fn basic_3(weapon: Weapon) -> Option<&'static [Added]> {
    use Weapon::*;
    Some(match weapon {
        LongbowA => const { &[two(0, 2), two(-1, 1), NO] },
        LongbowB => const { &[two(0, 1), two(-2, 0), NO] },
        ShortBowA => const { &[two(0, 1), two(-3, 0), NO] },
        ShortBowB => const { &[two(-1, 0), mounted_only(-1), NO] },
        CompositeBowA | CompositeBowB | CompositeBowC => const { &[two(-1, 0), two(-4, -3), NO] },
        CrossbowA => const { &[two(0, 2), two(-2, 0), NO] },
        CrossbowB => const { &[two(0, 1), NO, NO] },
        Handgun => const { &[two(-1, 0), NO, NO] },
        ArquebusA => const { &[two(1, 2), two(-2, -1), NO] },
        ArquebusB => const { &[two(1, 2), NO, NO] },
        Javelin => const { &[two(-1, 0), NO, NO] },
        Sling => const { &[two(0, 1), two(-1, 1), NO] },
        ArtilleryA => const { &[one(3), one(3), two(0, 1)] },
        ArtilleryB => const { &[one(3), one(2), NO] },
        ArtilleryC => const { &[one(2), one(2), one(0)] },
        Various => const { &[two(-1, 0), NO, NO] },
        LongSpear | Pike | Polearm | Pilum | HeavyJavelin | Blowpipe | CrossbowClassUnknown => {
            return None;
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    #[test]
    fn every_row_has_a_figure_for_each_range() {
        for rules in RuleBook::ALL {
            for weapon in Weapon::VARIANTS {
                if let Some(row) = row(rules, *weapon) {
                    assert_eq!(row.len(), ranges(rules).len(), "{rules:?} {weapon:?}");
                }
            }
        }
    }

    #[test]
    fn dice_are_those_of_the_vbu_as_it_stands() {
        let dice = |rules, weapon, vbu| -> Vec<(Option<u8>, Option<u8>)> {
            let dice = dice_now(rules, weapon, vbu).unwrap();
            dice.iter().map(|dice| (dice.foot, dice.mounted)).collect()
        };
        let some = |foot, mounted| (Some(foot), Some(mounted));
        let none = (None, None);
        // Archers with composite bow B and VBU 4, then after two losses.
        let bow = Weapon::CompositeBowB;
        assert_eq!(
            dice(RuleBook::Impetus, bow, 4),
            [some(6, 8), some(4, 5), some(0, 1), none]
        );
        assert_eq!(
            dice(RuleBook::Impetus, bow, 2),
            [some(4, 6), some(2, 3), some(0, 0), none]
        );
        assert_eq!(
            dice(RuleBook::Basic2008, bow, 4),
            [some(4, 5), some(0, 1), none]
        );
        assert_eq!(
            dice(RuleBook::Basic3, bow, 4),
            [some(3, 4), some(0, 1), none]
        );
        assert_eq!(
            dice(RuleBook::Basic3, Weapon::ShortBowB, 3),
            [some(2, 3), (None, Some(2)), none]
        );
        assert_eq!(
            dice(RuleBook::Impetus, Weapon::ArtilleryB, 2),
            [some(5, 5), some(5, 5), some(4, 4), none]
        );
        assert_eq!(dice_now(RuleBook::Basic3, Weapon::Pilum, 5), None);
        assert_eq!(dice_now(RuleBook::Impetus, Weapon::Blowpipe, 5), None);
    }

    #[test]
    fn some_weapons_fall_short_of_their_column() {
        use Reach::*;
        assert_eq!(reach(RuleBook::Basic2008, Weapon::Sling), Some(AtMost(5)));
        assert_eq!(reach(RuleBook::Basic3, Weapon::Sling), None);
        assert_eq!(
            reach(RuleBook::Basic3, Weapon::ArtilleryC),
            Some(AtLeast(2))
        );
        assert_eq!(reach(RuleBook::Impetus, Weapon::ArtilleryC), None);
    }
}
