//! Pairings, results and the ranking of a tournament, in words.

use super::score::sum;
use crate::battle::score::{System, score};
use crate::battle::tournament::{GameResult, SideResult, Standing, TieBreak, Tournament};

pub fn tie_break(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::Difference => "VD destroyed less VD lost",
        TieBreak::Destroyed => "VD destroyed",
        TieBreak::GameBetween => "The game between them",
    }
}

/// Neither rules text names tie-breaks.
pub const TIE_BREAKS_ARE_OURS: &str =
    "The rules name no tie-breaks: those after the points are our proposal.";

/// How the points of a game came about: "Won, 9 VD lost: 30 + 100 − 26 = 104."; in Basic Impetus
/// "Won, 6 VD lost: 7. Lost, 6 VD destroyed: 4, and 1 for the scenario."
pub fn say_result(result: &GameResult, system: System) -> String {
    let (first, second) = result.points(system);
    let GameResult {
        first: one,
        second: other,
    } = *result;
    format!(
        "{} {}",
        say_side(one, other, first, system),
        say_side(other, one, second, system)
    )
}

fn say_side(own: SideResult, enemy: SideResult, points: u32, system: System) -> String {
    let outcome = match (own.is_routed(), enemy.is_routed()) {
        (false, true) => format!("Won, {} VD lost", own.lost),
        (true, false) => format!("Lost, {} VD destroyed", enemy.lost),
        (true, true) => format!("Both routed, {} VD destroyed", enemy.lost),
        (false, false) => format!("No rout, {} VD destroyed", enemy.lost),
    };
    if system != System::Basic {
        return format!(
            "{outcome}: {}.",
            sum(&score(system, own.side(), enemy.side()))
        );
    }
    let plain = GameResult {
        first: SideResult {
            scenario_points: 0,
            ..own
        },
        second: enemy,
    };
    let (base, _) = plain.points(system);
    match points.saturating_sub(base) {
        0 => format!("{outcome}: {points}."),
        extra => format!("{outcome}: {base}, and {extra} for the scenario."),
    }
}

/// Which figures settled the ties, two by two: "Pieter is ahead of Elena by VD destroyed, 20 to
/// 18."
pub fn say_ties(tournament: &Tournament, standings: &[Standing]) -> Vec<String> {
    let name = |standing: &Standing| {
        let player = tournament.player(standing.player);
        player.map_or_else(String::new, |player| player.name.clone())
    };
    let tie = |pair: &[Standing]| {
        let [ahead, behind] = pair else { return None };
        if ahead.points != behind.points {
            return None;
        }
        let by = if ahead.place == behind.place {
            return Some(format!("{} and {} are level.", name(ahead), name(behind)));
        } else if ahead.difference != behind.difference {
            format!(
                "VD destroyed less VD lost, {} to {}",
                signed(ahead.difference),
                signed(behind.difference)
            )
        } else if ahead.destroyed != behind.destroyed {
            format!("VD destroyed, {} to {}", ahead.destroyed, behind.destroyed)
        } else {
            "the game between them".to_owned()
        };
        Some(format!(
            "{} is ahead of {} by {by}.",
            name(ahead),
            name(behind)
        ))
    };
    standings.windows(2).filter_map(tie).collect()
}

/// "+11", "−3", "0".
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(lost: u16, routed: bool, scenario_points: u8) -> SideResult {
        SideResult {
            vdt: 18,
            lost,
            routed,
            scenario_points,
        }
    }

    #[test]
    fn a_result_in_percent_shows_its_sum() {
        let of = |vdt, lost, routed| SideResult {
            vdt,
            ..side(lost, routed, 0)
        };
        let won = GameResult {
            first: of(34, 9, false),
            second: of(30, 15, true),
        };
        assert_eq!(
            say_result(&won, System::Traditional),
            "Won, 9 VD lost: 30 + 100 − 26 = 104. Lost, 9 VD destroyed: 26."
        );
        assert_eq!(
            say_result(&won, System::New),
            "Won, 9 VD lost: 8100 − 26 = 8074. Lost, 9 VD destroyed: 2000 + 26 = 2026."
        );
    }

    #[test]
    fn a_result_says_how_its_points_came_about() {
        let result = GameResult {
            first: side(6, false, 0),
            second: side(9, true, 1),
        };
        assert_eq!(
            say_result(&result, System::Basic),
            "Won, 6 VD lost: 7. Lost, 6 VD destroyed: 4, and 1 for the scenario."
        );
        let clear = GameResult {
            first: side(2, false, 2),
            second: side(9, true, 0),
        };
        assert_eq!(
            say_result(&clear, System::Basic),
            "Won, 2 VD lost: 9. Lost, 2 VD destroyed: 3."
        );
    }
}
