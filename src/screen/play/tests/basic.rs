//! What Basic Impetus adds.

use super::*;

#[test]
fn basic_impetus_has_scenarios_weather_and_cards() {
    let sides = Sides {
        a: GameSide::named("Incas", Some(18), 2),
        b: romans(),
    };
    let mut game = Game::new(&Preset::Basic.event(), sides, 1000);
    game.sides.b.aces = vec![crate::battle::ace::Ace::DieHard];
    play(
        &mut game,
        [
            rolled(A, Purpose::Scenario, &[5], Source::Device),
            rolled(A, Purpose::Weather, &[2, 1], Source::Device),
            rolled(A, Purpose::Exploration, &[3, 4], Source::Device),
            rolled(B, Purpose::Exploration, &[3, 3], Source::Device),
        ],
    );
    // Nothing is said of ties, so more mounted units don't decide.
    assert_eq!(game.replay().state.control, Control::Tie);
    let state = game.replay().state;
    let now = set_up(&game, &state);
    let basic = now.basic.expect("Basic Impetus");
    let scenario = basic.scenario.expect("rolled");
    assert_eq!(scenario.scenario, crate::battle::scenario::Scenario::River);
    assert_eq!(
        scenario.facts[0],
        ("Turns".to_owned(), "8, perhaps 9".to_owned())
    );
    assert_eq!(
        basic.weather.expect("rolled"),
        crate::battle::weather::Weather::Rain
    );
    let now = screen(&game);
    assert_eq!(now.last_turn, Some(8));
    assert_eq!(
        now.about,
        "Basic Impetus tournament · Battle on the river · rain"
    );
    let names = |state: &State, side| -> Vec<&str> {
        let cards = cards(&game, state, side).into_iter();
        cards.map(|card| card.name).collect()
    };
    assert_eq!(names(&state, B).len(), 1 + 1 + 6);
    assert_eq!(names(&state, A).len(), 1 + 8 + 6);
    let betrayal = cards(&game, &state, B).pop().expect("six");
    let deed = betrayal.deed.expect("can be played");
    play(&mut game, [Deed::EndTurn, deed.clone()]);
    assert_eq!(
        game.play(0, deed),
        Err(crate::battle::game::Refused::CardPlayed)
    );
    // The one of the rulebook's six that was played is the only one left, and is gone.
    let state = game.replay().state;
    let left = cards(&game, &state, B);
    assert_eq!(left.len(), 1 + 1 + 1);
    assert_eq!(left[2].deed, None);
    assert_eq!(said(&game)[0].1[0], "Romans: played Betrayal");
    // No command breaks: half of 21 VD routs the army.
    let rout = |unit| Deed::Rout { unit: of(B, unit) };
    play(&mut game, [rout(3), rout(4), Deed::EndTurn]);
    let now = screen(&game);
    assert_eq!((now.armies.b.lost, now.stage), (4, Stage::Playing));
    assert_eq!(now.armies.b.commands[1].of, "of 8 VD");
}

#[test]
fn a_rearguard_says_what_is_left_behind() {
    use crate::battle::scenario::Scenario;
    let sides = Sides {
        a: GameSide::named("Incas", Some(18), 2),
        b: romans(),
    };
    let mut game = Game::new(&Preset::Basic.event(), sides, 1000);
    let scenario = Scenario::Rearguard;
    play(&mut game, [Deed::Scenario { scenario }]);
    let now = |game: &Game| set_up(game, &game.replay().state).left_behind;
    assert_eq!(now(&game), None, "nobody defends yet");
    play(&mut game, [Deed::Attacker { side: A }]);
    let left = now(&game).expect("the Romans defend");
    assert_eq!(
        (left.rule.as_str(), left.sum.as_str(), left.is_done),
        (
            "Romans: units worth 4 VD aren’t deployed and don’t count in the VDT.",
            "0 of 4 VD left behind: VDT 21, breaks at 11.",
            false
        )
    );
    let unit = left.units[1].clone();
    assert_eq!((unit.name.as_str(), unit.vd), ("Ballistae", 3));
    play(&mut game, [unit.deed]);
    let left = now(&game).expect("still");
    assert_eq!(left.sum, "3 of 4 VD left behind: VDT 18, breaks at 9.");
    assert!(left.units[1].is_left_behind);
    assert_eq!(
        said(&game)[0].1[0],
        "Ballistae left behind, 3 VD don’t count"
    );
    play(&mut game, [Deed::EndTurn]);
    let tile = screen(&game).armies.b.commands[0].tiles[1].clone();
    assert_eq!(
        (tile.status(), tile.counts_as(), tile.hit),
        (Some("Left behind"), "VD not counted", None)
    );
    // Of a name, nobody can be told apart.
    game.log.clear();
    play(
        &mut game,
        [Deed::Scenario { scenario }, Deed::Attacker { side: B }],
    );
    let left = now(&game).expect("the Incas defend");
    assert_eq!(left.sum, "4 of 4 VD left behind: VDT 14, breaks at 7.");
    assert!(left.is_done && left.units.is_empty());
}

/// Tables of 2008 are measured in U: 1U is 1 cm and 1H 4 cm in 15mm.
#[test]
fn the_edition_says_what_a_battle_is_measured_in() {
    let mut event = Preset::Basic.event();
    let facts = |event: &crate::event::Event| {
        let sides = Sides {
            a: palmyrans(),
            b: romans(),
        };
        let mut game = Game::new(event, sides, 1000);
        play(
            &mut game,
            [
                rolled(A, Purpose::Scenario, &[5], Source::Device),
                rolled(A, Purpose::Weather, &[2, 1], Source::Device),
            ],
        );
        let basic = set_up(&game, &game.replay().state).basic.expect("Basic");
        let facts = basic.scenario.expect("rolled").facts;
        let fords = facts
            .into_iter()
            .find(|(name, _)| name.starts_with("Fords"));
        (fords.expect("has fords").1, basic.effects, basic.has_sheet)
    };
    let (fords, rain, has_sheet) = facts(&event);
    assert!(fords.starts_with("Two, 3H wide,"), "{fords}");
    assert_eq!(rain[0], "Every move is 1H shorter, but never less than 1H.");
    assert!(has_sheet);
    event.basic.edition = crate::event::Edition::First;
    let (fords, rain, has_sheet) = facts(&event);
    assert!(fords.starts_with("Two, 3H (12U) wide,"), "{fords}");
    assert_eq!(
        rain[0],
        "Every move is 1H (4U) shorter, but never less than 1H (4U)."
    );
    assert!(!has_sheet);
    event.basic.h_mm = Some(50);
    assert!(facts(&event).0.starts_with("Two, 3H (15U) wide,"));
}

#[test]
fn the_weather_of_the_sheet_takes_the_place_of_the_supplements() {
    use crate::battle::sheet_weather::{Climate, SheetWeather};
    let sides = Sides {
        a: palmyrans(),
        b: romans(),
    };
    let mut game = Game::new(&Preset::Basic.event(), sides, 1000);
    let weather = SheetWeather {
        climate: Climate::Winter,
        dice: [4, 4],
    };
    play(
        &mut game,
        [
            rolled(A, Purpose::Weather, &[2, 1], Source::Device),
            Deed::SheetWeather { weather },
        ],
    );
    let basic = set_up(&game, &game.replay().state).basic.expect("Basic");
    assert_eq!((basic.weather, basic.effects.len()), (None, 0));
    assert_eq!(basic.sheet_weather, Some(weather));
    assert_eq!(screen(&game).about, "Basic Impetus tournament · overcast");
    assert_eq!(said(&game)[0].1[0], "Weather rolled 4 and 4: 10 (winter)");
    let nonsense = SheetWeather {
        climate: Climate::Winter,
        dice: [0, 9],
    };
    let refused = game.play(0, Deed::SheetWeather { weather: nonsense });
    assert_eq!(refused, Err(crate::battle::game::Refused::NotDice));
}

#[test]
fn basic_dice_come_from_its_own_tables() {
    let sides = Sides {
        a: palmyrans(),
        b: romans(),
    };
    let mut game = Game::new(&Preset::Basic.event(), sides, 1000);
    let archers = of(A, 6);
    play(&mut game, [Deed::Disorder { unit: archers }]);
    let state = game.replay().state;
    let mut form = DiceForm::new(&game);
    form.kind = DiceKind::Fire;
    form.take(archers);
    form.target = Some(of(B, 3));
    let view = dice_view(&game, &state, &form);
    // VBU 4, in disorder, composite bow at mounted troops within 3H: -1/0.
    assert_eq!(view.ranges, ["3H", "6H", "12H"]);
    assert_eq!(view.total, "3 dice");
    form = form.test(of(B, 3), 1, Against::ShortFire);
    let view = dice_view(&game, &state, &form);
    // VBU 5 - 1 + 1 for being shot at.
    assert_eq!(view.total, "5 or less");
    game.edition = crate::event::Edition::First;
    assert_eq!(dice_view(&game, &state, &form).total, "4 or less");
}
