//! The result of a game, and the points that a system of scoring gives for it.

use crate::battle::score::{Losses, System, scores};
use crate::rules::break_point;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    pub first: SideResult,
    pub second: SideResult,
}

/// How a side came out of the game. The loser by a scenario's own condition counts as routed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideResult {
    pub vdt: u16,
    /// VD lost; a routed command counts whole.
    pub lost: u16,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub routed: bool,
    /// What the scenario gives on top, in Basic Impetus.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub scenario_points: u8,
}

fn is_zero(points: &u8) -> bool {
    *points == 0
}

/// A lost camp is worth 3 VD that aren't part of the VDT (Impetus QRS 2.5).
const CAMP_VD: u16 = 3;

impl SideResult {
    /// More can't be lost than the army and its camp.
    pub fn is_possible(self) -> bool {
        self.vdt > 0 && self.lost <= self.vdt.saturating_add(CAMP_VD)
    }

    /// By its losses, or by the scenario.
    pub fn is_routed(self) -> bool {
        self.routed || u32::from(self.lost) >= break_point(u32::from(self.vdt))
    }

    pub fn side(self) -> Losses {
        Losses {
            vdt: u32::from(self.vdt),
            lost: u32::from(self.lost),
            routed: self.is_routed(),
            scenario: u32::from(self.scenario_points),
        }
    }
}

impl GameResult {
    /// The points of the first and the second player.
    pub fn points(&self, system: System) -> (u32, u32) {
        let (first, second) = scores(system, self.first.side(), self.second.side());
        (first.total().unsigned_abs(), second.total().unsigned_abs())
    }

    /// The same result seen from the other side of the table.
    pub fn turned(self) -> GameResult {
        GameResult {
            first: self.second,
            second: self.first,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(vdt: u16, lost: u16, routed: bool, scenario_points: u8) -> SideResult {
        SideResult {
            vdt,
            lost,
            routed,
            scenario_points,
        }
    }

    fn points(system: System, first: SideResult, second: SideResult) -> (u32, u32) {
        let result = GameResult { first, second };
        let (a, b) = result.points(system);
        assert_eq!(result.turned().points(system), (b, a));
        (a, b)
    }

    #[test]
    fn each_system_scores_by_its_own_rules() {
        let (a, b) = (side(34, 9, false, 0), side(30, 15, true, 0));
        assert_eq!(points(System::Traditional, a, b), (104, 26));
        assert_eq!(points(System::New, a, b), (8074, 2026));
        assert_eq!(points(System::Basic, a, b), (7, 5));
    }

    #[test]
    fn scenario_points_come_on_top_but_not_for_a_clear_winner() {
        let loser = side(16, 6, true, 1);
        assert_eq!(
            points(System::Basic, side(18, 6, false, 2), loser),
            (9, 5),
            "a winner on 7 has them"
        );
        assert_eq!(points(System::Basic, side(18, 3, false, 2), loser), (9, 4));
        assert_eq!(points(System::Basic, side(18, 0, false, 2), loser), (10, 4));
    }

    #[test]
    fn the_rearguard_example() {
        // The attacker destroyed 5 VD, lost 2, and didn't rout the enemy: he counts as routed.
        let (attacker, defender) = (side(18, 2, true, 0), side(12, 5, false, 0));
        assert_eq!(points(System::Basic, attacker, defender), (4, 7));
    }

    #[test]
    fn a_tie_is_no_victory() {
        let both = side(16, 8, true, 0);
        assert_eq!(points(System::Basic, both, both), (5, 5));
        let neither = side(16, 3, false, 0);
        assert_eq!(points(System::Basic, neither, neither), (3, 3));
    }

    #[test]
    fn more_than_army_and_camp_cannot_be_lost() {
        assert!(side(16, 19, true, 0).is_possible());
        assert!(!side(16, 20, true, 0).is_possible());
        assert!(!side(0, 0, false, 0).is_possible());
    }
}
