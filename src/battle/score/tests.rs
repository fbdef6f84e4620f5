//! Every figure that the texts work out.

use super::*;

fn side(vdt: u32, lost: u32, routed: bool) -> Losses {
    Losses {
        vdt,
        lost,
        routed,
        scenario: 0,
    }
}

fn totals(system: System, a: Losses, b: Losses) -> (i32, i32) {
    let (a, b) = scores(system, a, b);
    (a.total(), b.total())
}

fn values(score: &Score) -> Vec<i32> {
    score.terms.iter().map(|term| term.value).collect()
}

/// Sides of 100 VD that lost so many percent and didn't rout.
fn percents(a_destroyed: u32, b_destroyed: u32) -> (i32, i32) {
    let sides = (side(100, b_destroyed, false), side(100, a_destroyed, false));
    totals(System::New, sides.0, sides.1)
}

#[test]
fn the_traditional_examples() {
    let of = |a, b| totals(System::Traditional, a, b);
    assert_eq!(of(side(34, 9, false), side(30, 15, true)), (104, 26));
    assert_eq!(of(side(34, 15, false), side(30, 15, true)), (86, 44));
    assert_eq!(of(side(34, 13, false), side(30, 6, false)), (40, 58));
    assert_eq!(of(side(34, 17, true), side(30, 15, true)), (70, 70));
}

#[test]
fn the_sum_behind_a_score_is_the_printed_one() {
    let (a, b) = (side(34, 9, false), side(30, 15, true));
    let (won, lost) = scores(System::Traditional, a, b);
    assert_eq!(values(&won), [30, 100, -26]);
    assert_eq!(values(&lost), [26]);
    let (a, b) = scores(System::Traditional, side(34, 13, false), side(30, 6, false));
    assert_eq!((values(&a), values(&b)), (vec![20, 20], vec![20, 38]));
}

#[test]
fn the_new_system_by_its_definitions() {
    assert_eq!(percents(42, 13), (4042, 2013));
    assert_eq!(percents(36, 28), (3036, 3028));
    assert_eq!(percents(22, 18), (2022, 2018));
    let of = |a, b| totals(System::New, a, b);
    assert_eq!(of(side(100, 10, false), side(100, 50, true)), (8090, 1010));
    assert_eq!(of(side(100, 25, false), side(100, 50, true)), (8075, 2025));
    assert_eq!(of(side(100, 20, false), side(100, 50, true)), (8080, 1020));
    assert_eq!(of(side(100, 50, true), side(100, 50, true)), (4050, 4050));
}

#[test]
fn basic_scores() {
    let won = |lost| totals(System::Basic, side(20, lost, false), side(20, 10, true)).0;
    assert_eq!([0, 1, 3, 4].map(won), [10, 9, 9, 7]);
    let lost = |destroyed| {
        totals(
            System::Basic,
            side(20, 10, true),
            side(20, destroyed, false),
        )
        .0
    };
    assert_eq!([8, 7, 4, 3, 0].map(lost), [5, 4, 4, 3, 3]);
    // A Good Day to Fight, Rearguard battle: time is up for the Attacker.
    let example = totals(System::Basic, side(20, 2, true), side(20, 5, false));
    assert_eq!(example, (4, 7));
    // Both routed is a tie.
    let tie = totals(System::Basic, side(20, 10, true), side(20, 10, true));
    assert_eq!(tie, (5, 5));
}

#[test]
fn scenario_points_come_on_top_but_not_for_a_winner_on_nine_or_ten() {
    let won = |lost| {
        let own = Losses {
            scenario: 2,
            ..side(20, lost, false)
        };
        values(&score(System::Basic, own, side(20, 10, true)))
    };
    assert_eq!([0, 3, 4].map(won), [vec![10], vec![9], vec![7, 2]]);
}

#[test]
fn nonsense_is_bounded_or_refused() {
    let of = |a, b| totals(System::Traditional, a, b);
    assert_eq!(of(side(0, 9, false), side(10, 99, true)), (130, 0));
    assert_eq!(side(u32::MAX, u32::MAX, false).percent_lost(), 100);
    assert_eq!(Losses::typed(0, 0, false), Err(ImpossibleLosses::NoVdt));
    let more = ImpossibleLosses::MoreThanVdt { vdt: 30, lost: 31 };
    assert_eq!(Losses::typed(30, 31, false), Err(more));
    assert_eq!(Losses::typed(30, 15, false), Ok(side(30, 15, true)));
    assert_eq!(Losses::typed(31, 15, false), Ok(side(31, 15, false)));
}
