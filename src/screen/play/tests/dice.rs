//! Dice before and after the roll.

use super::*;

#[test]
fn dice_are_worked_out_as_pictured() {
    let mut game = game();
    let (auxilia, legion) = (of(A, 5), of(B, 1));
    play(
        &mut game,
        [
            Deed::EndTurn,
            Deed::Lose {
                unit: auxilia,
                vbu: 1,
            },
            Deed::Disorder { unit: auxilia },
        ],
    );
    let replay = game.replay();
    let mut form = DiceForm::new(&game);
    assert_eq!(
        form.generals,
        Sides {
            a: Some(1),
            b: None
        }
    );
    form.kind = DiceKind::Melee;
    form.take(legion);
    form.target = Some(auxilia);
    form.has_impetus = true;
    let view = dice_view(&game, &replay.state, &form);
    assert_eq!(view.sentence, "Legionaries fight Auxilia");
    assert_eq!(
        view.terms,
        [("VBU", "6".to_owned()), ("impetus", "+2".to_owned())]
    );
    assert_eq!(view.total, "8 dice");
    let spec = view.rolls.expect("ready")[0];
    let dice = read_dice("6 5 5 4, 3 2 2 1", spec.count).expect("eight");
    let roll = spec.rolled(dice, Source::Typed);
    let deeds = form.deeds(&game, &replay.state, spec, roll);
    play(&mut game, deeds);
    let last = last_roll(&game, &game.replay(), &form).expect("rolled");
    assert_eq!(
        (last.result.as_str(), last.why.as_str()),
        ("2 hits (typed in)", "a 6, and a pair of 5s")
    );
    let (label, test) = last.next.expect("a test");
    assert_eq!(label, "Test Auxilia");
    let view = dice_view(&game, &game.replay().state, &test);
    assert_eq!(
        view.terms,
        [
            ("VBU", "4".to_owned()),
            ("hits", "−2".to_owned()),
            ("disorder", "−1".to_owned())
        ]
    );
    assert_eq!(view.total, "1 or less");
    let spec = view.rolls.expect("ready")[0];
    let state = game.replay().state;
    let deeds = test.deeds(&game, &state, spec, spec.rolled(vec![2], Source::Device));
    assert_eq!(
        deeds[1],
        Deed::Suffer {
            unit: auxilia,
            vbu: 1
        }
    );
    play(&mut game, deeds);
    let last = last_roll(&game, &game.replay(), &test).expect("rolled");
    assert_eq!(last.why, "disordered, 1 VBU lost");
    // More than it has is never lost.
    let state = game.replay().state;
    let worst = test.deeds(&game, &state, spec, spec.rolled(vec![6], Source::Device));
    assert_eq!(
        worst[1],
        Deed::Suffer {
            unit: auxilia,
            vbu: 3
        }
    );
}

#[test]
fn fire_is_read_from_the_table_for_the_target() {
    let game = game();
    let state = game.replay().state;
    let mut form = DiceForm::new(&game);
    form.kind = DiceKind::Fire;
    form.take(of(A, 6));
    let total = |form: &DiceForm| {
        let view = dice_view(&game, &state, form);
        view.rolls.map(|rolls| rolls[0].count)
    };
    // Composite bow B: 2/4, 0/1, -4/-3, none.
    form.target = Some(of(B, 1));
    assert_eq!(total(&form), Ok(6));
    form.target = Some(of(B, 3));
    assert_eq!(total(&form), Ok(8));
    form.range = 2;
    assert_eq!(total(&form), Ok(1));
    form.target = Some(of(B, 1));
    assert_eq!(total(&form), Err("No dice are left to roll."));
    form.range = 3;
    assert_eq!(total(&form), Err("Out of range."));
    // Whoever has no missiles rolls what the players say, and is told so.
    form.take(of(A, 5));
    assert_eq!(total(&form), Ok(5));
    let note = dice_view(&game, &state, &form).note;
    assert!(
        note.starts_with("The fire table has no row for Auxilia."),
        "{note}"
    );
    form.take(of(A, 6));
    assert_eq!(dice_view(&game, &state, &form).note, "");
}

#[test]
fn a_six_in_the_test_asks_for_the_general() {
    let mut game = game();
    let general = of(A, 1);
    let test = Purpose::Cohesion {
        unit: general,
        needs: 4,
    };
    play(
        &mut game,
        [Deed::EndTurn, rolled(A, test, &[6], Source::Device)],
    );
    let form = DiceForm::new(&game);
    let last = last_roll(&game, &game.replay(), &form).expect("rolled");
    let (label, fate) = last.next.expect("a test for him");
    assert_eq!(
        (label.as_str(), fate.kind),
        ("Test for the general", DiceKind::Fate)
    );
    let purpose = Purpose::Fate {
        unit: general,
        modifier: 3,
        tested: TestedIn::Melee,
    };
    play(&mut game, [rolled(A, purpose, &[6, 6], Source::Device)]);
    let last = last_roll(&game, &game.replay(), &fate).expect("rolled");
    assert_eq!(last.result, "12 + 3 = 15");
    assert_eq!(last.why, "The C-in-C is killed and the army routs.");
    let labels: Vec<&str> = last.deeds.iter().map(|(label, _)| *label).collect();
    assert_eq!(labels, ["Mark the general lost", "The army routs"]);
    for (label, deed) in last.deeds {
        assert_eq!(game.clone().play(0, deed), Ok(()), "{label}");
    }
}

#[test]
fn what_became_of_a_general_stays_as_it_was_rolled() {
    let mut game = game();
    play(&mut game, [Deed::EndTurn]);
    let mut form = DiceForm::new(&game);
    form.kind = DiceKind::Fate;
    form.take(of(A, 1));
    form.against = Against::LongFire;
    form.others = 2;
    let view = dice_view(&game, &game.replay().state, &form);
    assert!(
        view.note.contains("lost some of their signs"),
        "{}",
        view.note
    );
    assert!(view.note.contains("At 300 points"), "{}", view.note);
    let spec = view.rolls.expect("ready")[0];
    let roll = spec.rolled(vec![5, 5], Source::Device);
    let deeds = form.deeds(&game, &game.replay().state, spec, roll);
    play(&mut game, deeds);
    // Another choice for the next roll says nothing of this one.
    form.against = Against::Melee;
    let last = last_roll(&game, &game.replay(), &form).expect("rolled");
    assert_eq!(last.why, "He is killed; his troops fight on.");
    let (_, lines) = said(&game).swap_remove(0);
    let line = "Cataphracts tested for its general: [5, 5] 10 + 2 = 12. He is killed; his troops fight on.";
    assert_eq!(lines[0], line);
    let read = Game::read(game.to_json().as_bytes(), "the game").expect("readable");
    assert_eq!(read, game);
    // A game from before says nothing of fire: it was read as melee.
    let old = game.to_json().replace(r#","tested":"fire""#, "");
    assert_ne!(old, game.to_json());
    let old = Game::read(old.as_bytes(), "the game").expect("readable");
    let last = last_roll(&old, &old.replay(), &form).expect("rolled");
    assert_eq!(last.why, "He is captured and his command routs.");
    // Without a general there is nobody to test for.
    form.take(of(A, 2));
    let view = dice_view(&game, &game.replay().state, &form);
    assert_eq!(view.rolls, Err("Choose the unit of the general."));
}

#[test]
fn the_last_roll_is_of_the_game_and_has_both_rolls_for_initiative() {
    let mut game = game();
    let form = DiceForm::new(&game);
    play(
        &mut game,
        [
            rolled(A, Purpose::Exploration, &[3, 4], Source::Device),
            Deed::EndTurn,
        ],
    );
    assert_eq!(last_roll(&game, &game.replay(), &form), None);
    let unit = Some(of(A, 1));
    play(
        &mut game,
        [
            rolled(A, Purpose::Initiative { unit }, &[3, 3], Source::Device),
            rolled(
                B,
                Purpose::Initiative { unit: None },
                &[4, 3],
                Source::Device,
            ),
        ],
    );
    let last = last_roll(&game, &game.replay(), &form).expect("rolled");
    assert_eq!(last.why, "Palmyrans 9, Romans 7: Palmyrans first.");
}

#[test]
fn typed_dice_are_read_or_refused() {
    assert_eq!(read_dice("66", 2), Ok(vec![6, 6]));
    assert_eq!(read_dice("7", 1), Err("A die shows 1 to 6.".to_owned()));
    assert_eq!(read_dice("0x", 1), Err("A die shows 1 to 6.".to_owned()));
    assert_eq!(
        read_dice(" ", 2),
        Err("Type 2 dice, such as 6 5 3.".to_owned())
    );
    assert_eq!(
        read_dice("6 5 5", 2),
        Err("That is 3 dice; this roll has 2 dice.".to_owned())
    );
}
