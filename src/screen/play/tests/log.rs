//! The log by turn.

use super::*;

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
