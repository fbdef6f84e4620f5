//! What becomes of a general whose unit fails a cohesion test with a 6. Impetus QRS 2.5, Loss of
//! general; Advanced Impetus 1.7, Capturing a general. The sheet's text has lost the signs of
//! some modifiers, so the players add them up themselves.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestedIn {
    #[default]
    Melee,
    Fire,
}

impl TestedIn {
    pub(super) fn is_melee(&self) -> bool {
        *self == TestedIn::Melee
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Unharmed,
    Captured,
    Killed,
    CapturedAndCommandRouts,
    KilledAndCommandRouts,
    KilledAndArmyRouts,
}

/// By the dice and all modifiers together.
pub fn fate(total: i16, is_cic: bool, tested: TestedIn) -> Fate {
    match (total, tested) {
        (..=6, _) => Fate::Unharmed,
        (7..=8, TestedIn::Melee) => Fate::Captured,
        // Nobody is captured from afar.
        (7..=8, TestedIn::Fire) => Fate::Unharmed,
        (9..=10, _) | (11..=12, TestedIn::Fire) => Fate::Killed,
        (11..=12, TestedIn::Melee) => Fate::CapturedAndCommandRouts,
        (15.., _) if is_cic => Fate::KilledAndArmyRouts,
        (13.., _) => Fate::KilledAndCommandRouts,
    }
}

impl Fate {
    pub fn is_lost(self) -> bool {
        self != Fate::Unharmed
    }

    pub fn routs_command(self) -> bool {
        matches!(
            self,
            Fate::CapturedAndCommandRouts | Fate::KilledAndCommandRouts
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_sheet_as_amended() {
        let melee = |total, is_cic| fate(total, is_cic, TestedIn::Melee);
        let fire = |total| fate(total, false, TestedIn::Fire);
        assert_eq!(melee(6, true), Fate::Unharmed);
        assert_eq!(melee(-2, true), Fate::Unharmed);
        assert_eq!(melee(8, true), Fate::Captured);
        assert_eq!(fire(8), Fate::Unharmed);
        assert_eq!((melee(10, true), fire(9)), (Fate::Killed, Fate::Killed));
        assert_eq!(melee(11, false), Fate::CapturedAndCommandRouts);
        assert_eq!(fire(12), Fate::Killed);
        assert_eq!(melee(14, true), Fate::KilledAndCommandRouts);
        assert_eq!(melee(15, true), Fate::KilledAndArmyRouts);
        assert_eq!(melee(19, false), Fate::KilledAndCommandRouts);
    }
}
