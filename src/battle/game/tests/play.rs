//! Marks, breaks and undoing.

use super::*;
use SideId::{A, B};

fn rout(side: SideId, unit: u32) -> Deed {
    Deed::Rout {
        unit: of(side, unit),
    }
}

#[test]
fn a_command_breaks_at_the_end_of_the_turn_and_counts_whole() {
    // The picture of the play sheet: Rome has 13 and 8 VD, breaks at 11.
    let rome = side("Rome", &[&[3, 3, 2, 2, 2, 1], &[2, 2, 3, 1]]);
    let mut game = game(side("Palmyra", &[&[10], &[12]]), rome);
    play(
        &mut game,
        [Deed::EndTurn, rout(B, 6), rout(B, 7), rout(B, 8)],
    );
    let state = game.replay().state;
    assert_eq!((state.turn, state.sides.b.lost), (1, 5));
    assert_eq!(state.sides.b.commands[1].broken, None);
    play(&mut game, [Deed::EndTurn]);
    let replay = game.replay();
    let rome = &replay.state.sides.b;
    assert_eq!(rome.commands[1].broken, Some(1));
    assert_eq!((rome.lost, rome.break_point, rome.left()), (9, 11, 2));
    assert_eq!((rome.routed, replay.state.is_over()), (None, false));
    let broke = Happening::CommandBroke {
        side: B,
        command: 1,
        routed: 4,
        vd: 8,
    };
    assert_eq!(replay.happened, [(4, broke)]);
    // A unit that went with its command can't be marked.
    let gone = game.play(0, Deed::Disorder { unit: of(B, 9) });
    assert_eq!(gone, Err(Refused::Gone));
    // A rout marked by mistake: the command stands again.
    play(&mut game, [Deed::Back { unit: of(B, 8) }]);
    let state = game.replay().state;
    assert_eq!(state.sides.b.commands[1].broken, None);
    assert_eq!(state.sides.b.lost, 3);
}

#[test]
fn the_armys_rout_is_called_at_the_end_of_the_turn() {
    let mut game = game(side("A", &[&[3, 3], &[3, 1]]), side("B", &[&[5], &[6]]));
    play(&mut game, [Deed::EndTurn, rout(A, 1), rout(A, 3)]);
    // 6 of 10 have left the table, and nothing is over before the turn is.
    assert!(!game.replay().state.is_over());
    play(&mut game, [Deed::EndTurn]);
    let state = game.replay().state;
    assert_eq!((state.sides.a.routed, state.sides.a.lost), (Some(1), 10));
    assert_eq!((state.is_over(), state.turn_shown()), (true, 1));
    assert_eq!(game.play(0, Deed::EndTurn), Err(Refused::Over));
    assert_eq!(game.undo(0), Ok(()));
    let state = game.replay().state;
    assert_eq!((state.is_over(), state.turn), (false, 1));
}

#[test]
fn losses_below_zero_and_above_vbu_are_refused() {
    let mut game = game(side("A", &[&[2]]), side("B", &[&[2]]));
    let unit = of(A, 1);
    let refused = |game: &mut Game, deed| game.play(0, deed).err();
    assert_eq!(
        refused(&mut game, Deed::Lose { unit, vbu: 5 }),
        Some(Refused::MoreThanVbu)
    );
    assert_eq!(
        refused(&mut game, Deed::Regain { unit, vbu: 1 }),
        Some(Refused::BelowZero)
    );
    assert_eq!(
        refused(&mut game, Deed::Lose { unit, vbu: 0 }),
        Some(Refused::NoLoss)
    );
    assert_eq!(
        refused(
            &mut game,
            Deed::Lose {
                unit: of(A, 9),
                vbu: 1
            }
        ),
        Some(Refused::NoSuchUnit)
    );
    assert!(game.log.is_empty());
    play(&mut game, [Deed::Lose { unit, vbu: 3 }]);
    assert_eq!(
        refused(&mut game, Deed::Suffer { unit, vbu: 2 }),
        Some(Refused::MoreThanVbu)
    );
    // The last of its VBU: the unit routs.
    play(&mut game, [Deed::Suffer { unit, vbu: 1 }]);
    let replay = game.replay();
    assert_eq!(replay.happened, [(1, Happening::UnitRouted(unit))]);
    assert_eq!(replay.state.sides.a.lost, 2);
    assert_eq!(
        refused(&mut game, Deed::Lose { unit, vbu: 1 }),
        Some(Refused::Gone)
    );
    // Back on the table it has one left.
    play(&mut game, [Deed::Back { unit }]);
    assert_eq!(game.replay().state.unit(unit).map(|it| it.lost), Some(3));
}

#[test]
fn undo_takes_back_marks_and_never_dice() {
    let mut game = game(side("A", &[&[2, 2]]), side("B", &[&[2]]));
    let unit = of(A, 1);
    let test = rolled(A, Purpose::Cohesion { unit, needs: 1 }, &[2]);
    play(&mut game, [Deed::Disorder { unit }, test.clone()]);
    play(&mut game, [Deed::Lose { unit, vbu: 1 }]);
    assert_eq!(game.undo(0), Ok(()));
    assert_eq!(game.replay().state.unit(unit).map(|it| it.lost), Some(0));
    assert_eq!(game.undo(0), Ok(()));
    assert_eq!(game.undo(0), Err(Refused::NothingToUndo));
    assert_eq!(game.log.len(), 5);
    assert!(game.log.iter().any(|entry| entry.deed == test));
    assert!(!game.replay().trail.is_undone(1));
    // Again, in the order in which it was done.
    assert_eq!((game.redo(0), game.redo(0)), (Ok(()), Ok(())));
    assert_eq!(game.redo(0), Err(Refused::NothingToRedo));
    let marked = game.replay().state;
    let marked = marked.unit(unit).expect("there");
    assert_eq!((marked.lost, marked.is_disordered), (1, true));
    // A new mark ends what could be done again.
    assert_eq!(game.undo(0), Ok(()));
    play(&mut game, [Deed::Rally { unit }]);
    assert_eq!(game.redo(0), Err(Refused::NothingToRedo));
}

#[test]
fn a_last_turn_ends_the_game_unless_another_is_played() {
    let mut game = game(side("A", &[&[2]]), side("B", &[&[2]]));
    play(&mut game, [Deed::LastTurn { turn: Some(2) }]);
    play(&mut game, [Deed::EndTurn, Deed::EndTurn, Deed::EndTurn]);
    let state = game.replay().state;
    assert_eq!((state.is_over(), state.turn_shown()), (true, 2));
    let past = game.play(0, Deed::LastTurn { turn: Some(1) });
    assert_eq!(past, Err(Refused::TurnIsPast));
    play(&mut game, [Deed::LastTurn { turn: Some(3) }]);
    assert_eq!(game.replay().state.turn_shown(), 3);
}

#[test]
fn baggage_counts_three_once_it_is_lost() {
    let mut game = game(side("A", &[&[4, 6]]), side("B", &[&[2]]));
    play(&mut game, [Deed::EndTurn, Deed::BaggageLost { side: A }]);
    let state = game.replay().state.sides.a;
    assert_eq!((state.vdt, state.lost, state.left()), (10, 3, 2));
}

#[test]
fn a_built_up_area_counts_three_once_the_enemy_took_it() {
    let mut game = game(side("A", &[&[4, 6]]), side("B", &[&[2]]));
    play(&mut game, [Deed::EndTurn, Deed::AreaLost { side: A }]);
    assert_eq!(game.replay().state.sides.a.lost, 3);
    assert_eq!(
        game.play(0, Deed::AreaLost { side: A }),
        Err(Refused::AlreadySo)
    );
    // With the baggage it is more than half of 10, so the army routs when the turn ends.
    play(&mut game, [Deed::BaggageLost { side: A }, Deed::EndTurn]);
    let state = game.replay().state;
    assert_eq!(
        (state.sides.a.lost, state.sides.a.routed),
        (6, Some(1)),
        "{state:?}"
    );
    play(&mut game, [Deed::AreaBack { side: A }]);
    assert_eq!(game.replay().state.sides.a.lost, 3);
    game.rules = crate::event::RuleSet::Basic;
    let taken = Deed::AreaLost { side: SideId::B };
    assert_eq!(game.play(0, taken), Err(Refused::NoAreas));
}

#[test]
fn a_lost_general_may_take_his_command_or_the_army() {
    let mut game = game(side("A", &[&[4], &[6]]), side("B", &[&[2]]));
    play(&mut game, [Deed::EndTurn]);
    play(
        &mut game,
        [Deed::CommandRouts {
            side: A,
            command: 0,
        }],
    );
    assert_eq!(game.replay().state.sides.a.lost, 4);
    play(&mut game, [Deed::ArmyRouts { side: A }]);
    let state = game.replay().state;
    assert_eq!((state.is_over(), state.turn_shown()), (true, 1));
    assert_eq!(game.undo(0), Ok(()));
    assert!(!game.replay().state.is_over());
}

#[test]
fn a_side_that_is_only_a_name_has_its_losses_typed_in() {
    let mut game = game(side("A", &[&[2]]), GameSide::named("Jonas", Some(30), 2));
    play(&mut game, [Deed::EndTurn, Deed::Losses { side: B, vd: 15 }]);
    let more = game.play(0, Deed::Losses { side: B, vd: 31 });
    assert_eq!(more, Err(Refused::MoreThanVdt));
    let units = game.play(0, Deed::Losses { side: A, vd: 1 });
    assert_eq!(units, Err(Refused::HasUnits));
    play(&mut game, [Deed::EndTurn]);
    assert_eq!(game.replay().state.sides.b.routed, Some(1));
}

#[test]
fn a_clock_set_back_changes_nothing() {
    let mut game = game(side("A", &[&[2, 2]]), side("B", &[&[2]]));
    let unit = of(A, 1);
    let deeds = [
        Deed::EndTurn,
        Deed::Disorder { unit },
        Deed::Lose { unit, vbu: 1 },
    ];
    for (at, deed) in [9000, 5, 0].into_iter().zip(deeds) {
        assert_eq!(game.play(at, deed), Ok(()));
    }
    let times: Vec<u64> = game.log.iter().map(|entry| entry.at).collect();
    assert_eq!(times, [9000, 5, 0]);
    assert_eq!(game.replay().state.unit(unit).map(|it| it.lost), Some(1));
}

#[test]
fn what_two_tabs_did_is_kept_of_both() {
    let mut first = game(side("A", &[&[2, 2]]), side("B", &[&[2]]));
    play(&mut first, [Deed::EndTurn]);
    let mut second = first.clone();
    let (one, two) = (of(A, 1), of(A, 2));
    play(&mut first, [Deed::Lose { unit: one, vbu: 1 }]);
    play(
        &mut second,
        [
            Deed::Disorder { unit: two },
            Deed::Lose { unit: two, vbu: 1 },
        ],
    );
    assert_eq!(second.undo(0), Ok(()));
    let merged = merge(&second, &first).expect("one game");
    let state = merged.replay().state;
    assert_eq!(state.unit(one).map(|it| it.lost), Some(1));
    let two = state.unit(two).expect("there");
    assert_eq!((two.lost, two.is_disordered), (0, true));
    assert_eq!(merged.log.len(), 5);
    // Both marked the same last VBU: the second mark is in the log and does nothing.
    let unit = of(B, 1);
    let mut first = merged.clone();
    let mut second = merged;
    play(&mut first, [Deed::Lose { unit, vbu: 4 }]);
    assert_eq!(second.play(7, Deed::Lose { unit, vbu: 4 }), Ok(()));
    let replay = merge(&second, &first).expect("one game").replay();
    assert_eq!(replay.refused.len(), 1);
    assert_eq!(replay.state.unit(unit).map(|it| it.lost), Some(4));
    // Another game is left alone.
    let other = game(side("A", &[&[2]]), side("B", &[&[2]]));
    assert_eq!(merge(&second, &other), None);
}
