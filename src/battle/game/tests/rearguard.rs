//! The Defender of a rearguard does without units worth 4 VD. A Good Day to Fight, 4 Rearguard
//! battle.

use super::*;
use crate::battle::scenario::Scenario;
use SideId::{A, B};

fn rearguard() -> Game {
    let sides = Sides {
        a: GameSide::named("Incas", Some(18), 0),
        b: side("Welsh", &[&[3, 2, 2, 1, 3, 3, 2]]),
    };
    let mut game = Game::new(&Preset::Basic.event(), sides, 1000);
    let scenario = Scenario::Rearguard;
    play(&mut game, [Deed::Scenario { scenario }]);
    game
}

fn vdt(game: &Game, side: SideId) -> (u32, u32) {
    let side = game.replay().state.sides.of(side).clone();
    (side.vdt, side.break_point)
}

#[test]
fn who_is_left_behind_lowers_vdt_and_break_point() {
    let mut game = rearguard();
    let leave = |unit| Deed::LeaveBehind { unit: of(B, unit) };
    assert_eq!(
        game.play(0, leave(1)),
        Err(Refused::NoRearguard),
        "nobody defends yet"
    );
    play(&mut game, [Deed::Attacker { side: A }]);
    assert_eq!(vdt(&game, B), (16, 8));
    play(&mut game, [leave(1), leave(4)]);
    assert_eq!(vdt(&game, B), (12, 6));
    let command = game.replay().state.sides.b.commands[0];
    assert_eq!((command.vd, command.break_point), (12, 6));
    assert_eq!(game.play(0, leave(1)), Err(Refused::AlreadySo));
    assert_eq!(game.play(0, leave(99)), Err(Refused::NoSuchUnit));
    let unit = of(B, 4);
    play(&mut game, [Deed::TakeAlong { unit }]);
    assert_eq!(vdt(&game, B), (13, 7));
    game.undo(0).expect("undone");
    play(&mut game, [Deed::EndTurn]);
    let lose = Deed::Lose { unit, vbu: 1 };
    for deed in [lose, Deed::Back { unit }, Deed::Rout { unit }] {
        assert_eq!(game.play(0, deed), Err(Refused::LeftBehind));
    }
    assert_eq!(game.play(0, leave(2)), Err(Refused::Deployed));
    // 6 of 12 VD rout the army; it would have taken 8 of 16.
    let rout = |unit| Deed::Rout { unit: of(B, unit) };
    play(&mut game, [rout(5), rout(6), Deed::EndTurn]);
    assert_eq!(game.replay().state.sides.b.routed, Some(1));
}

#[test]
fn only_the_defender_leaves_anybody_and_of_a_rearguard_alone() {
    let mut game = rearguard();
    let unit = of(B, 1);
    play(&mut game, [Deed::Attacker { side: B }]);
    assert_eq!(
        game.play(0, Deed::LeaveBehind { unit }),
        Err(Refused::NoRearguard)
    );
    play(
        &mut game,
        [Deed::Attacker { side: A }, Deed::LeaveBehind { unit }],
    );
    assert_eq!(vdt(&game, B), (13, 7));
    // The reserve of the river counts all the same.
    let scenario = Scenario::River;
    play(&mut game, [Deed::Scenario { scenario }]);
    assert_eq!(vdt(&game, B), (16, 8));
    assert_eq!(
        game.play(0, Deed::LeaveBehind { unit }),
        Err(Refused::NoRearguard)
    );
}

#[test]
fn an_army_that_is_a_name_is_counted_without_them() {
    let mut game = rearguard();
    play(&mut game, [Deed::Attacker { side: B }]);
    assert_eq!((vdt(&game, A), vdt(&game, B)), ((14, 7), (16, 8)));
    play(&mut game, [Deed::Attacker { side: A }]);
    assert_eq!(vdt(&game, A), (18, 9));
}
