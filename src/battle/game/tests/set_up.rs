//! From the exploration roll to the last unit on the table.

use super::*;
use SideId::{A, B};

fn explore(side: SideId, dice: [u8; 2]) -> Deed {
    rolled(side, Purpose::Exploration, &dice)
}

#[test]
fn exploration_goes_to_the_total_then_to_the_points_then_again() {
    let mut first = side("A", &[&[2]]);
    first.exploration = 10;
    let mut game = game(first, side("B", &[&[2]]));
    play(&mut game, [explore(A, [1, 1])]);
    assert_eq!(game.replay().state.control, Control::Open);
    play(&mut game, [explore(B, [6, 6])]);
    // 12 each: to more points.
    assert_eq!(game.replay().state.control, Control::Points(A));
    // Nobody rolls again for a better figure, not even in another tab.
    for (side, dice) in [(A, [6, 6]), (B, [6, 6])] {
        assert_eq!(
            game.play(0, explore(side, dice)),
            Err(Refused::AlreadyRolled)
        );
    }
    assert_eq!(game.replay().state.control, Control::Points(A));
    assert_eq!(game.log.len(), 2);
}

#[test]
fn a_full_tie_is_rolled_again_by_both() {
    let mut game = game(side("A", &[&[2]]), side("B", &[&[2]]));
    play(&mut game, [explore(A, [3, 4]), explore(B, [5, 2])]);
    assert_eq!(game.replay().state.control, Control::Tie);
    play(&mut game, [explore(B, [1, 2])]);
    let state = game.replay().state;
    assert_eq!((state.control, state.exploration.a), (Control::Open, None));
    play(&mut game, [explore(A, [1, 1])]);
    assert_eq!(game.replay().state.control, Control::Total(B));
}

#[test]
fn commands_are_deployed_by_their_vd_the_defender_first() {
    let first = side("A", &[&[2, 2], &[5, 5], &[4]]);
    let game = game(first, side("B", &[&[3], &[4]]));
    let expected = [
        Step::Baggage { side: A },
        Step::Baggage { side: B },
        Step::Command {
            side: B,
            command: 1,
        },
        Step::Command {
            side: A,
            command: 1,
        },
        Step::Command {
            side: B,
            command: 0,
        },
        Step::Command {
            side: A,
            command: 0,
        },
        Step::Command {
            side: A,
            command: 2,
        },
    ];
    assert_eq!(order(&game, A), expected);
}

#[test]
fn a_lone_command_at_300_holds_back_as_many_units_as_its_general_leads() {
    let mut lone = side("A", &[&[3, 2, 2, 2, 1]]);
    lone.commands[0].units[0].general = Some(GeneralLevel::Expert);
    let mut game = game(lone, GameSide::named("B", None, 0));
    let expected = [
        Step::Baggage { side: B },
        Step::Baggage { side: A },
        Step::AllBut {
            side: A,
            waiting: 3,
        },
        Step::Largest { side: B },
        Step::Waiting {
            side: A,
            waiting: 3,
        },
        Step::Others { side: B },
    ];
    assert_eq!(order(&game, B), expected);
    game.points = 350;
    assert!(order(&game, B).contains(&Step::Command {
        side: A,
        command: 0
    }));
    game.points = 300;
    game.sides.a.commands[0].units[0].general = Some(GeneralLevel::Incompetent);
    assert!(order(&game, B).contains(&Step::Command {
        side: A,
        command: 0
    }));
}

#[test]
fn steps_are_ticked_once_the_attacker_is_known() {
    let mut game = game(sumerians("A"), sumerians("B"));
    let early = game.play(0, Deed::Tick { step: 0 });
    assert_eq!(early, Err(Refused::NoAttacker));
    play(
        &mut game,
        [Deed::Attacker { side: A }, Deed::Tick { step: 0 }],
    );
    let beyond = game.play(0, Deed::Tick { step: 6 });
    assert_eq!(beyond, Err(Refused::NoSuchStep));
    // Another attacker, another order.
    play(&mut game, [Deed::Attacker { side: B }]);
    assert!(game.replay().state.ticked.is_empty());
    play(&mut game, [Deed::EndTurn]);
    let late = game.play(0, Deed::Attacker { side: A });
    assert_eq!(late, Err(Refused::Deployed));
}

#[test]
fn an_army_comes_to_the_table_with_what_a_game_needs() {
    let side = sumerians("Lagash");
    assert_eq!((side.vdt(), side.exploration), (30, 10));
    assert_eq!(side.commands.len(), 2);
    assert_eq!(side.units().count(), 16);
    let general = side.unit(1).expect("there");
    assert_eq!(
        (general.general, general.cic),
        (Some(GeneralLevel::Fair), true)
    );
    assert_eq!(general.vd, 3);
    let ranks = |id| side.unit(id).and_then(|unit| unit.large_unit);
    assert_eq!(
        [ranks(1), ranks(2), ranks(3), ranks(4)],
        [None, Some(1), Some(1), Some(2)]
    );
}

#[test]
fn a_game_is_stored_and_comes_back() {
    let mut game = game(sumerians("A"), GameSide::named("B", Some(28), 3));
    play(&mut game, [explore(A, [3, 4]), Deed::EndTurn]);
    let json = game.to_json();
    assert_eq!(Game::read(json.as_bytes(), "the game"), Ok(game));
    let newer = json.replacen("\"version\":1", "\"version\":2", 1);
    assert!(Game::read(newer.as_bytes(), "the game").is_err());
    let twice = json.replacen("\"id\":2", "\"id\":1", 1);
    assert!(Game::read(twice.as_bytes(), "the game").is_err());
}

#[test]
fn a_basic_army_comes_with_mounted_units_and_aces() {
    let file = include_bytes!("../../../../lists/basic-later-magyars.json");
    let list = ArmyList::read(file, "the list").expect("a list");
    let army = Army::new(&list, Preset::Basic.event());
    let judgement = judge(&list, &army.event, &army);
    let side = GameSide::of(&list, &army, &judgement);
    assert_eq!(side.vdt(), judgement.vdt);
    assert!(side.vdt() > 10, "complete from the start");
    let mounted = side.units().filter(|unit| {
        let kind = unit.kind.expect("known");
        kind.is_mounted()
    });
    assert_eq!(usize::from(side.exploration), mounted.count());
    assert!(!side.aces.is_empty(), "{:?}", side.aces);
    let game = Game::new(
        &army.event,
        Sides {
            a: side.clone(),
            b: side,
        },
        1,
    );
    assert_eq!(Game::read(game.to_json().as_bytes(), "the game"), Ok(game));
}
