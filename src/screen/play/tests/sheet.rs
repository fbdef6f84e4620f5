//! The play sheet: tiles, bars, a command that breaks, the rout.

use super::*;

#[test]
fn a_command_breaks_as_pictured() {
    let mut game = game();
    let rout = |unit| Deed::Rout { unit: of(B, unit) };
    play(&mut game, [Deed::EndTurn, rout(3)]);
    let command = &screen(&game).armies.b.commands[1];
    assert_eq!(command.of, "of 8 VD · breaks at 4");
    play(&mut game, [rout(4)]);
    let now = screen(&game);
    let near = now.armies.b.commands[1].near.as_deref();
    assert_eq!(near, Some("Breaks when the turn ends"));
    assert_eq!(now.armies.b.standing, "7 VD from rout");
    assert!(now.news.is_empty());
    play(&mut game, [Deed::EndTurn]);
    let now = screen(&game);
    let [news] = now.news.as_slice() else {
        panic!("{:?}", now.news)
    };
    assert_eq!(
        (news.who.as_str(), news.stamp),
        ("Romans, Left wing.", "Broken")
    );
    assert_eq!(news.what, "All 8 VD count: 8 of 11.");
    let wing = &now.armies.b.commands[1];
    assert_eq!(news.place.as_deref(), Some(wing.id.as_str()));
    assert_eq!(
        (wing.routed, wing.of.as_str()),
        (4, "of 8 VD routed · all 8 count")
    );
    assert_eq!(fills(&wing.bar), "####|////");
    let (broke, why) = wing.broke.clone().expect("broken");
    assert_eq!(broke, "Left wing broke at the end of turn 1.");
    assert_eq!(
        why,
        "4 of 8 VD routed, and it breaks at 4. All 8 now count: 8 of 11 VD lost."
    );
    assert_eq!(fills(&now.armies.b.bar), "####////...|..........");
    let states: Vec<TileState> = wing.tiles.iter().map(|tile| tile.state).collect();
    use TileState::*;
    assert_eq!(states, [Routed, Routed, Gone, Gone]);
    assert!(wing.tiles[2].hit.is_none() && wing.tiles[2].strip.is_none());
    // Said once: the next turn's end takes it away, the command keeps it.
    play(&mut game, [Deed::EndTurn]);
    let now = screen(&game);
    assert!(now.news.is_empty() && now.armies.b.commands[1].broke.is_some());
    assert_eq!(now.summary(), "Turn 3 · VD lost 0 of 11 and 8 of 11");
}

#[test]
fn the_rout_of_the_army_is_called() {
    let mut game = game();
    play(
        &mut game,
        [
            Deed::EndTurn,
            Deed::Rout { unit: of(B, 1) },
            Deed::Rout { unit: of(B, 3) },
        ],
    );
    assert_eq!(screen(&game).armies.b.standing, "routs when the turn ends");
    play(&mut game, [Deed::EndTurn]);
    let now = screen(&game);
    assert_eq!((now.stage, now.turn), (Stage::Over, 1));
    assert_eq!(now.armies.b.standing, "routed in turn 1");
    let routed = now.news.last().expect("said");
    assert_eq!(
        (routed.stamp, routed.what.as_str()),
        ("Routed", "15 VD lost; it routs at 11. The game is over.")
    );
}

#[test]
fn what_was_just_taken_back_is_named() {
    let mut game = game();
    play(&mut game, [Deed::EndTurn, Deed::Rout { unit: of(B, 3) }]);
    assert_eq!(screen(&game).taken_back, None);
    assert_eq!(game.undo(0), Ok(()));
    assert_eq!(screen(&game).taken_back.as_deref(), Some("Equites routed"));
    assert_eq!(game.redo(0), Ok(()));
    assert_eq!(screen(&game).taken_back, None);
}

#[test]
fn a_tile_is_tapped_and_its_strip_toggled() {
    let mut game = game();
    let auxilia = of(A, 5);
    play(&mut game, [Deed::EndTurn]);
    let now = screen(&game);
    let tile = now.tile(auxilia).expect("there");
    assert_eq!(
        (tile.left, tile.vbu, tile.detail.as_str()),
        (5, 5, "light foot")
    );
    let hit = tile.hit.clone().expect("can be hit");
    play(&mut game, [hit]);
    let now = screen(&game);
    let tile = now.tile(auxilia).expect("there");
    assert_eq!(tile.left, 4);
    assert_eq!(now.undo.as_deref(), Some("Auxilia −1"));
    let Some(Strip::Disorder { deed, is_on: false }) = tile.strip.clone() else {
        panic!("{tile:?}")
    };
    play(&mut game, [deed]);
    let replay = game.replay();
    let held = hand(&game, &replay.state, auxilia).expect("there");
    assert_eq!(held.about, "VBU 4 of 5 · disordered · 10 VD");
    let labels: Vec<&str> = held.actions.iter().map(|it| it.label).collect();
    assert_eq!(labels, ["+1 VBU", "Rally", "Rout"]);
    // Whatever the hand offers can be done.
    for action in held.actions {
        assert_eq!(
            game.clone().play(0, action.deed),
            Ok(()),
            "{}",
            action.label
        );
    }
    let general = hand(&game, &replay.state, of(A, 1)).expect("there");
    let labels: Vec<&str> = general.actions.iter().map(|it| it.label).collect();
    assert_eq!(labels, ["−1 VBU", "Disorder", "Rout", "General lost"]);
    play(&mut game, [Deed::GeneralLost { unit: of(A, 1) }]);
    let general = hand(&game, &game.replay().state, of(A, 1)).expect("there");
    let labels: Vec<&str> = general.actions.iter().map(|it| it.label).collect();
    let expected = [
        "−1 VBU",
        "Disorder",
        "Rout",
        "General back",
        "Command routs",
        "Army routs",
    ];
    assert_eq!(labels, expected);
}
