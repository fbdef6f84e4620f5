//! The log by turn.

use super::*;

#[test]
fn a_roll_that_is_made_again_says_so() {
    let mut game = game();
    let (auxilia, archers) = (of(A, 5), of(A, 6));
    let test = |unit| Purpose::Cohesion { unit, needs: 2 };
    let initiative = Purpose::Initiative { unit: None };
    play(
        &mut game,
        [
            rolled(A, Purpose::Exploration, &[3, 4], Source::Device),
            rolled(A, Purpose::Scenario, &[3], Source::Device),
            rolled(A, Purpose::Scenario, &[5], Source::Device),
            Deed::EndTurn,
            rolled(A, initiative, &[3, 4], Source::Device),
            rolled(B, initiative, &[3, 4], Source::Device),
            rolled(A, test(auxilia), &[4], Source::Device),
            rolled(A, test(archers), &[4], Source::Device),
            rolled(A, test(auxilia), &[1], Source::Device),
            rolled(A, test(auxilia), &[5], Source::Typed),
            rolled(A, Purpose::Free, &[5], Source::Device),
            rolled(A, Purpose::Free, &[5], Source::Device),
            Deed::EndTurn,
            rolled(A, test(auxilia), &[1], Source::Device),
        ],
    );
    let lines: Vec<String> = said(&game).into_iter().flat_map(|turn| turn.1).collect();
    let again: Vec<&String> = lines.iter().filter(|line| line.contains('(')).collect();
    assert_eq!(
        again,
        [
            "Auxilia tested at 2: [5] failed (typed in) (3rd this turn)",
            "Auxilia tested at 2: [1] passed (2nd this turn)",
            "Scenario rolled: [5] Battle on the river (rolled again)",
        ]
    );
    let last = last_roll(&game, &game.replay(), &DiceForm::new(&game)).expect("a roll");
    assert_eq!(last.again, None);
    play(&mut game, [rolled(A, test(auxilia), &[2], Source::Device)]);
    let last = last_roll(&game, &game.replay(), &DiceForm::new(&game)).expect("a roll");
    assert_eq!(last.again.as_deref(), Some("2nd this turn"));
    // One that another tab made too is there, and doesn't count.
    game.log.push(crate::battle::game::LogEntry {
        at: 0,
        deed: rolled(A, Purpose::Exploration, &[6, 6], Source::Device),
    });
    let line = said(&game).remove(0).1.remove(0);
    assert_eq!(
        line,
        "Palmyrans explored: [6, 6] doesn’t count: rolled before"
    );
}

#[test]
fn the_log_tells_the_game_turn_by_turn() {
    let mut game = game();
    let (auxilia, legion) = (of(A, 5), of(B, 1));
    let melee = Purpose::Melee {
        unit: legion,
        against: Some(auxilia),
    };
    let test = Purpose::Cohesion {
        unit: auxilia,
        needs: 1,
    };
    play(
        &mut game,
        [
            rolled(A, Purpose::Exploration, &[3, 4], Source::Typed),
            Deed::EndTurn,
            Deed::Rout { unit: of(B, 3) },
            Deed::Rout { unit: of(B, 4) },
            Deed::Disorder { unit: of(A, 6) },
        ],
    );
    assert_eq!(game.undo(0), Ok(()));
    play(
        &mut game,
        [
            Deed::EndTurn,
            rolled(B, melee, &[1, 5, 6, 2, 5, 3, 2, 4], Source::Device),
            rolled(A, test, &[2], Source::Device),
            Deed::Suffer {
                unit: auxilia,
                vbu: 1,
            },
        ],
    );
    let expected = vec![
        (
            2,
            vec![
                "Auxilia tested at 1: [2] lost 1 VBU, 4 left, disordered".to_owned(),
                "Legionaries fought Auxilia: [6, 5, 5, 4, 3, 2, 2, 1] 2 hits".to_owned(),
            ],
        ),
        (
            1,
            vec![
                "Left wing broke. 4 of 8 VD routed, all 8 count".to_owned(),
                "Turn 1 ended".to_owned(),
                "~Archers disordered~ taken back".to_owned(),
                "Auxilia routed, 2 VD".to_owned(),
                "Equites routed, 2 VD".to_owned(),
            ],
        ),
        (
            0,
            vec![
                "Both armies deployed".to_owned(),
                "Palmyrans explored: [3, 4] 7 + 3 = 10 (typed in)".to_owned(),
            ],
        ),
    ];
    assert_eq!(said(&game), expected);
    // The mark is taken back, the roll stays.
    assert_eq!(game.undo(0), Ok(()));
    let lines = &said(&game)[0].1;
    assert_eq!(lines[0], "~Auxilia lost 1 VBU, disordered~ taken back");
    assert_eq!(lines[1], "Auxilia tested at 1: [2] failed");
    let text = log_text(&game, &game.replay(), |_| "14:52".to_owned());
    assert!(text.contains("14:52 Legionaries fought Auxilia: 6 5 5 4 3 2 2 1 2 hits"));
}
