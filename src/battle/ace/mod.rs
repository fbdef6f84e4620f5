//! Aces in the Hole: the eight of the supplement with what an army must have for each, and the
//! rulebook's six by name. A Good Day to Fight 1.1, Aces in the Hole.

mod troops;

pub use troops::{AceUnit, Troops};

use crate::army::{Army, UnitId};
use crate::rules::{Citation, UnitFigures};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// An ace of the supplement. An army has each once, where its condition holds.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Ace {
    StormOfArrows,
    FuriousCharge,
    MyDayHasNotCome,
    Exploration,
    Retreat,
    Manoeuvre,
    DieHard,
    Caltrops,
}

/// An ace of the rulebook, of which an army has one. The supplement has their cards and no more.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum RulebookAce {
    AggressiveDeployment,
    DecisiveInitiative,
    DesperateCharge,
    LastStand,
    IronDiscipline,
    Betrayal,
}

impl RulebookAce {
    pub const ALL: &[RulebookAce] = RulebookAce::VARIANTS;
}

/// How often each army may roll again for initiative without paying for it.
pub const FREE_REROLLS: u8 = 1;

/// One of the ways to earn an ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    AtLeast {
        count: usize,
        of: Troops,
    },
    /// No unit has a higher VBU.
    VbuAtMost(u8),
}

/// How an army stands to a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub condition: Condition,
    /// The units that count for it, or those whose VBU is too high.
    pub units: Vec<UnitId>,
    /// Artillery that would count if it were foot.
    pub in_doubt: usize,
    /// The highest VBU in the army.
    pub highest_vbu: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AceVerdict {
    Earned,
    /// Only if artillery counts as foot, which the text doesn't say.
    Umpire,
    Lacking,
}

/// How an army stands to an ace: any one of the conditions is enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AceStanding {
    pub ace: Ace,
    pub conditions: Vec<Counted>,
}

impl Ace {
    pub const ALL: &[Ace] = Ace::VARIANTS;
    pub const CITATION: Citation = Citation::good_day("Aces in the Hole");

    pub fn conditions(self) -> &'static [Condition] {
        const fn at_least(count: usize, of: Troops) -> Condition {
            Condition::AtLeast { count, of }
        }
        match self {
            Ace::StormOfArrows => const { &[at_least(3, Troops::Missile)] },
            Ace::FuriousCharge => {
                const {
                    &[
                        at_least(3, Troops::HeavyCavalry),
                        at_least(4, Troops::Impetuous),
                    ]
                }
            }
            Ace::MyDayHasNotCome => {
                const { &[at_least(3, Troops::Skirmishers), Condition::VbuAtMost(5)] }
            }
            Ace::Exploration => const { &[at_least(3, Troops::SteadyLightFoot)] },
            Ace::Retreat => const { &[at_least(2, Troops::LightCavalry)] },
            Ace::Manoeuvre => const { &[at_least(3, Troops::MediumCavalry)] },
            Ace::DieHard => {
                const {
                    &[
                        at_least(2, Troops::SingleHeavyFootVbu4),
                        at_least(3, Troops::HeavyCavalryVbu6),
                    ]
                }
            }
            Ace::Caltrops => const { &[at_least(8, Troops::FootWithoutPoles)] },
        }
    }

    pub fn standing(self, units: &[AceUnit]) -> AceStanding {
        let conditions = self.conditions().iter();
        AceStanding {
            ace: self,
            conditions: conditions.map(|of| Counted::new(*of, units)).collect(),
        }
    }
}

impl Counted {
    fn new(condition: Condition, units: &[AceUnit]) -> Counted {
        let (counts, in_doubt) = match condition {
            Condition::AtLeast { of, .. } => (
                units.iter().filter(|unit| of.include(unit)).collect(),
                units.iter().filter(|unit| of.perhaps_include(unit)).count(),
            ),
            Condition::VbuAtMost(most) => {
                let over = units.iter().filter(|unit| unit.vbu > most);
                (over.collect::<Vec<_>>(), 0)
            }
        };
        Counted {
            condition,
            units: counts.into_iter().map(|unit| unit.id).collect(),
            in_doubt,
            highest_vbu: units.iter().map(|unit| unit.vbu).max().unwrap_or(0),
        }
    }

    pub fn verdict(&self) -> AceVerdict {
        match self.condition {
            Condition::AtLeast { count, .. } if self.units.len() >= count => AceVerdict::Earned,
            Condition::AtLeast { count, .. } if self.units.len() + self.in_doubt >= count => {
                AceVerdict::Umpire
            }
            // An army without units has earned nothing.
            Condition::VbuAtMost(_) if self.units.is_empty() && self.highest_vbu > 0 => {
                AceVerdict::Earned
            }
            _ => AceVerdict::Lacking,
        }
    }

    /// How many units are missing, or stand in the way.
    pub fn short(&self) -> usize {
        match self.condition {
            Condition::AtLeast { count, .. } => count.saturating_sub(self.units.len()),
            Condition::VbuAtMost(_) => self.units.len(),
        }
    }
}

impl AceStanding {
    /// The condition that is kept, else the one that is nearest to it, the first of two.
    pub fn best(&self) -> Option<&Counted> {
        self.conditions.iter().min_by_key(|counted| {
            let rank = match counted.verdict() {
                AceVerdict::Earned => 0,
                AceVerdict::Umpire => 1,
                AceVerdict::Lacking => 2,
            };
            (rank, counted.short())
        })
    }

    pub fn verdict(&self) -> AceVerdict {
        self.best().map_or(AceVerdict::Lacking, Counted::verdict)
    }
}

/// How an army stands to all eight.
pub fn standings(units: &[AceUnit]) -> Vec<AceStanding> {
    Ace::ALL.iter().map(|ace| ace.standing(units)).collect()
}

/// The units of an army as aces count them.
pub fn ace_units(army: &Army, figures: &[UnitFigures]) -> Vec<AceUnit> {
    let bodies = army.commands.iter().flat_map(|command| &command.bodies);
    let large: std::collections::BTreeSet<UnitId> = bodies
        .filter(|body| body.is_large())
        .flat_map(|body| body.ranks.iter().map(|unit| unit.id))
        .collect();
    let unit = |figures: &UnitFigures| AceUnit::new(figures, large.contains(&figures.id));
    figures.iter().filter_map(unit).collect()
}

#[cfg(test)]
mod tests;
