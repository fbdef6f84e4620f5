//! What dice say. Impetus QRS 2.5: Damage inflicted, Cohesion test; Basic Impetus 2008, 6.2; Basic
//! Impetus 3.0 QRS.

use crate::battle::rule_book::RuleBook;

/// The most dice in one roll.
pub const MOST_DICE: usize = 40;

/// One hit for every 6 and for every pair of 5s.
pub fn hits(dice: &[u8]) -> u8 {
    let count = |face| dice.iter().filter(|die| **die == face).count();
    u8::try_from(count(6) + count(5) / 2).unwrap_or(u8::MAX)
}

/// Dice from random bytes, none likelier than another: 252 is the last multiple of 6, so the few
/// bytes above it are passed over.
pub fn fresh_dice(random: impl Iterator<Item = u8>, count: usize) -> Vec<u8> {
    random
        .filter(|byte| *byte < 252)
        .map(|byte| byte % 6 + 1)
        .take(count.min(MOST_DICE))
        .collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CohesionTest {
    pub rules: RuleBook,
    /// VBU as it stands.
    pub vbu: u8,
    pub hits: u8,
    /// All modifiers together.
    pub modifiers: i8,
    pub is_disordered: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tested {
    /// The unit is disordered; one that was already loses 1 VBU.
    Passed {
        lost: u8,
    },
    Failed {
        lost: u8,
    },
}

impl CohesionTest {
    /// The critical number, never below 1.
    pub fn needs(self) -> u8 {
        let needs = i16::from(self.vbu) - i16::from(self.hits) + i16::from(self.modifiers);
        u8::try_from(needs.max(1)).unwrap_or(u8::MAX)
    }

    pub fn result(self, rolled: u8) -> Tested {
        let needs = self.needs();
        if rolled == 1 || (rolled < 6 && rolled <= needs) {
            return Tested::Passed {
                lost: u8::from(self.is_disordered),
            };
        }
        let lost = rolled.saturating_sub(needs).max(1);
        // Basic Impetus 3.0: never more than the hits received.
        let lost = match self.rules {
            RuleBook::Impetus | RuleBook::Basic2008 => lost,
            RuleBook::Basic3 => lost.min(self.hits.max(1)),
        };
        Tested::Failed { lost }
    }
}

impl Tested {
    pub fn lost(self) -> u8 {
        match self {
            Tested::Passed { lost } | Tested::Failed { lost } => lost,
        }
    }
}
