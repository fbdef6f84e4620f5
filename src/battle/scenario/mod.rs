//! The six scenarios of the supplement to Basic Impetus, as figures. A Good Day to Fight 1.1,
//! Scenarios. Distances are in H.

mod ford;
mod goal;
mod zone;

pub use ford::{Ford, MOST_FORDS};
pub use goal::{Extra, Goal, Victory};
pub use zone::{Tabletop, Zone};

use crate::map::Role;
use crate::rules::Citation;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Pitched battle.
    Pitched,
    /// Conquest battle.
    Conquest,
    /// Encounter battle.
    Encounter,
    /// Rearguard battle.
    Rearguard,
    /// Battle on the river.
    River,
    /// Ambush battle.
    Ambush,
}

/// Whom a rule holds for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Attacker,
    Defender,
    Both,
}

impl Whose {
    pub fn includes(self, role: Role) -> bool {
        match self {
            Whose::Attacker => role == Role::Attacker,
            Whose::Defender => role == Role::Defender,
            Whose::Both => true,
        }
    }
}

/// How long a battle lasts unless an army routs before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turns {
    pub sure: u8,
    pub one_more: Option<OneMore>,
}

impl Turns {
    /// The last turn that can be played.
    pub fn most(self) -> u8 {
        self.sure + u8::from(self.one_more.is_some())
    }
}

/// A die that may bring one turn more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneMore {
    /// What the die must show at least.
    pub needs: u8,
    /// Who decides whether it is rolled; none: it is rolled anyway.
    pub decides: Option<Role>,
}

/// The special rules that scenarios use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecialRule {
    FastMarch,
    Unprepared,
    Reserve,
    /// A die for each unit says how it deploys.
    DeploymentDice,
    /// Units that stay away for good.
    LeftBehind,
    /// The attacker's river behind the defender.
    RiverBehind,
    Fords,
    ThirdFord,
    /// Crossing the river outside the fords.
    RiverCrossing,
}

/// Units that the defender doesn't deploy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldBack {
    pub vd: u32,
    /// At the end of which turn they arrive; none: never.
    pub arrive: Option<u8>,
    /// Whether they count in the VDT all the same.
    pub count_in_vdt: bool,
}

/// How many terrain pieces there may be, and who places them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerrainNumber {
    /// By the rules of the game.
    Standard,
    /// As many as a die says.
    Die,
    /// The defender's choice, up to so many.
    DefenderUpTo(u32),
    /// One for each player, in his own half, beside the river.
    OneEach,
    /// The defender's, from and to.
    Defender { min: u32, max: u32 },
}

impl Scenario {
    pub const ALL: &[Scenario] = Scenario::VARIANTS;

    /// The scenario of a die.
    pub fn rolled(die: u8) -> Option<Scenario> {
        let place = usize::from(die).checked_sub(1)?;
        Scenario::ALL.get(place).copied()
    }

    /// Its number, 1 to 6.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    pub fn citation(self) -> Citation {
        Citation::good_day(match self {
            Scenario::Pitched => "Scenarios, 1 Pitched battle",
            Scenario::Conquest => "Scenarios, 2 Conquest battle",
            Scenario::Encounter => "Scenarios, 3 Encounter battle",
            Scenario::Rearguard => "Scenarios, 4 Rearguard battle",
            Scenario::River => "Scenarios, 5 Battle on the river",
            Scenario::Ambush => "Scenarios, 6 Ambush battle",
        })
    }

    pub fn turns(self) -> Turns {
        let attacker = |needs| OneMore {
            needs,
            decides: Some(Role::Attacker),
        };
        let one_more = match self {
            Scenario::Pitched | Scenario::Conquest => None,
            Scenario::Encounter => Some(OneMore {
                needs: 4,
                decides: None,
            }),
            Scenario::Rearguard => Some(attacker(3)),
            Scenario::River | Scenario::Ambush => Some(attacker(4)),
        };
        Turns { sure: 8, one_more }
    }

    /// Whether the armies are told apart as attacker and defender.
    pub fn has_roles(self) -> bool {
        self != Scenario::Encounter
    }

    /// The special rules, in the order in which they matter.
    pub fn special_rules(self) -> &'static [(SpecialRule, Whose)] {
        use SpecialRule::*;
        match self {
            Scenario::Pitched | Scenario::Conquest | Scenario::Ambush => &[],
            Scenario::Encounter => &[
                (DeploymentDice, Whose::Both),
                (FastMarch, Whose::Both),
                (Unprepared, Whose::Both),
                (Reserve, Whose::Both),
            ],
            Scenario::Rearguard => &[
                (LeftBehind, Whose::Defender),
                (RiverBehind, Whose::Attacker),
                (FastMarch, Whose::Attacker),
                (Unprepared, Whose::Both),
            ],
            Scenario::River => &[
                (FastMarch, Whose::Attacker),
                (Unprepared, Whose::Both),
                (Reserve, Whose::Defender),
                (Fords, Whose::Both),
                (ThirdFord, Whose::Attacker),
                (RiverCrossing, Whose::Both),
            ],
        }
    }

    pub fn has(self, rule: SpecialRule, role: Role) -> bool {
        let mut rules = self.special_rules().iter();
        rules.any(|(of, whose)| *of == rule && whose.includes(role))
    }

    /// What the defender holds back.
    pub fn held_back(self) -> Option<HeldBack> {
        match self {
            Scenario::Rearguard => Some(HeldBack {
                vd: 4,
                arrive: None,
                count_in_vdt: false,
            }),
            Scenario::River => Some(HeldBack {
                vd: 4,
                arrive: Some(3),
                count_in_vdt: true,
            }),
            _ => None,
        }
    }

    /// The turn at whose end units in reserve arrive.
    pub fn reserve_turn(self) -> Option<u8> {
        match self {
            Scenario::Encounter => Some(2),
            _ => self.held_back().and_then(|held| held.arrive),
        }
    }

    pub fn victory(self) -> Victory {
        match self {
            Scenario::Conquest => Victory::Objective { radius: 2 },
            Scenario::Rearguard => Victory::AttackerMustRout,
            _ => Victory::Rout,
        }
    }

    pub fn extra_points(self) -> &'static [Extra] {
        match self {
            Scenario::Conquest | Scenario::Rearguard => &[],
            Scenario::Pitched => &[Extra {
                whose: Whose::Both,
                points: 1,
                goal: Goal::BeyondMiddle { vd: 7 },
            }],
            Scenario::Encounter => &[Extra {
                whose: Whose::Both,
                points: 1,
                goal: Goal::BeyondMiddle { vd: 5 },
            }],
            Scenario::River => &[
                Extra {
                    whose: Whose::Attacker,
                    points: 2,
                    goal: Goal::OverTheRiver { vd: 5 },
                },
                Extra {
                    whose: Whose::Defender,
                    points: 1,
                    goal: Goal::EnemyHeld { each: 4 },
                },
            ],
            Scenario::Ambush => &[Extra {
                whose: Whose::Attacker,
                points: 2,
                goal: Goal::FarSide { vd: 5, within: 6 },
            }],
        }
    }

    pub fn zone(self, role: Role) -> Zone {
        match (self, role) {
            (Scenario::Pitched | Scenario::Encounter, _) => Zone::Standard,
            (Scenario::Rearguard | Scenario::River, Role::Attacker) => Zone::Standard,
            (Scenario::Conquest, _) => Zone::RightCorner {
                depth: 4,
                width: 12,
            },
            (Scenario::Rearguard, Role::Defender) => Zone::Between {
                sides: 8,
                edge: 2,
                middle: 2,
            },
            (Scenario::River, Role::Defender) => Zone::BehindRiver { sides: 6, river: 4 },
            (Scenario::Ambush, Role::Attacker) => Zone::ShortSide { long: 4, depth: 6 },
            (Scenario::Ambush, Role::Defender) => Zone::OnTheMapAlone,
        }
    }

    pub fn terrain(self) -> TerrainNumber {
        match self {
            Scenario::Pitched | Scenario::Conquest => TerrainNumber::Standard,
            Scenario::Encounter => TerrainNumber::Die,
            Scenario::Rearguard => TerrainNumber::DefenderUpTo(3),
            Scenario::River => TerrainNumber::OneEach,
            Scenario::Ambush => TerrainNumber::Defender { min: 2, max: 6 },
        }
    }

    /// How far terrain keeps from the middle of the table.
    pub fn clear_middle(self) -> Option<u8> {
        (self == Scenario::Conquest).then_some(8)
    }

    /// How far terrain pieces keep from each other.
    pub fn terrain_apart(self) -> Option<u8> {
        (self == Scenario::Encounter).then_some(5)
    }

    /// How far from a short side a river may reach that runs along it.
    pub fn river_from_short_side(self) -> Option<u8> {
        (self == Scenario::Pitched).then_some(10)
    }

    /// How far the river behind the defender may reach from his edge.
    pub fn river_behind(self) -> Option<u8> {
        (self == Scenario::Rearguard).then_some(3)
    }

    /// The narrowest and widest river that divides the table along its length.
    pub fn dividing_river(self) -> Option<(u8, u8)> {
        (self == Scenario::River).then_some((2, 3))
    }

    /// How many fords the defender places, and how wide each is.
    pub fn fords(self) -> Option<(u8, u8)> {
        (self == Scenario::River).then_some((2, 3))
    }
}

#[cfg(test)]
mod tests;
