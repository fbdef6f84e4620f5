//! Dice and what they say.

use super::*;
use crate::battle::rule_book::RuleBook;

#[test]
fn every_6_and_every_pair_of_5s_hits() {
    assert_eq!(hits(&[6, 5, 5, 4, 3, 2, 2, 1]), 2);
    assert_eq!(hits(&[5, 5, 5]), 1);
    assert_eq!(hits(&[5, 5, 5, 5, 6, 6]), 4);
    assert_eq!(hits(&[1, 2, 3, 4]), 0);
}

fn test(vbu: u8, hits: u8, modifiers: i8, is_disordered: bool) -> CohesionTest {
    CohesionTest {
        rules: RuleBook::Impetus,
        vbu,
        hits,
        modifiers,
        is_disordered,
    }
}

#[test]
fn cohesion_tests_are_read_as_the_sheet_says() {
    // The picture of the dice: VBU 4, 2 hits, disordered: 1 or less. A 2 is 1 over.
    let auxilia = test(4, 2, -1, true);
    assert_eq!(auxilia.needs(), 1);
    assert_eq!(auxilia.result(2), Tested::Failed { lost: 1 });
    assert_eq!(auxilia.result(5), Tested::Failed { lost: 4 });
    assert_eq!(auxilia.result(1), Tested::Passed { lost: 1 });
    let fresh = test(6, 1, 1, false);
    assert_eq!(fresh.needs(), 6);
    assert_eq!(fresh.result(5), Tested::Passed { lost: 0 });
    // A 6 always fails.
    assert_eq!(fresh.result(6), Tested::Failed { lost: 1 });
    assert_eq!(test(1, 9, -3, false).needs(), 1);
    // In Basic Impetus 3.0 no more is lost than was hit.
    let basic = CohesionTest {
        rules: RuleBook::Basic3,
        ..test(2, 1, 0, false)
    };
    assert_eq!(basic.result(5), Tested::Failed { lost: 1 });
}

#[test]
fn dice_from_bytes_are_fair() {
    let every_byte = (0..=255).collect::<Vec<u8>>();
    let mut faces = [0; 7];
    for byte in every_byte {
        for die in fresh_dice(std::iter::once(byte), 1) {
            faces[usize::from(die)] += 1;
        }
    }
    assert_eq!(faces, [0, 42, 42, 42, 42, 42, 42]);
    assert_eq!(fresh_dice([255, 254, 0, 5].into_iter(), 2), [1, 6]);
}

#[test]
fn what_is_no_roll_is_refused() {
    let mut game = game(side("A", &[&[2]]), side("B", &[&[2]]));
    let side = SideId::A;
    let unit = of(side, 1);
    for (purpose, dice, why) in [
        (Purpose::Free, vec![], Refused::NotDice),
        (Purpose::Free, vec![0], Refused::NotDice),
        (Purpose::Free, vec![7], Refused::NotDice),
        (Purpose::Free, vec![1; 41], Refused::NotDice),
        (Purpose::Exploration, vec![1], Refused::OtherDice(2)),
        (
            Purpose::Cohesion { unit, needs: 3 },
            vec![1, 2],
            Refused::OtherDice(1),
        ),
        (
            Purpose::Discipline {
                unit: of(side, 9),
                needs: 4,
            },
            vec![1],
            Refused::NoSuchUnit,
        ),
    ] {
        assert_eq!(game.play(0, rolled(side, purpose, &dice)), Err(why));
    }
}
