//! The game of the pictures: Palmyrans v Romans, 300 points, turn 5.

use super::*;
use crate::battle::game::{
    Control, GameCommand, GameSide, GameUnit, Purpose, Roll, Source, UnitRef,
};
use crate::battle::score::System;
use crate::event::Preset;
use crate::list::{Discipline, TroopType, Weapon};
use SideId::{A, B};

fn unit(id: u32, name: &str, kind: TroopType, vbu: u8, vd: u32) -> GameUnit {
    GameUnit {
        id,
        name: name.to_owned(),
        kind: Some(kind),
        m: 5,
        vbu,
        i: 2,
        d: Some(Discipline::B),
        vd,
        weapons: Vec::new(),
        traits: Vec::new(),
        general: None,
        cic: false,
        large_unit: None,
    }
}

fn side(name: &str, player: &str, commands: Vec<(&str, Vec<GameUnit>)>) -> GameSide {
    let commands = commands.into_iter().map(|(name, units)| GameCommand {
        name: name.to_owned(),
        units,
    });
    GameSide {
        name: name.to_owned(),
        player: player.to_owned(),
        exploration: 3,
        aces: Vec::new(),
        commands: commands.collect(),
        vdt: None,
    }
}

fn palmyrans() -> GameSide {
    let mut general = unit(1, "Cataphracts", TroopType::Cp, 5, 3);
    general.general = Some(crate::army::GeneralLevel::Expert);
    general.cic = true;
    let mut archers = unit(6, "Archers", TroopType::T, 4, 2);
    archers.weapons.push(Weapon::CompositeBowB);
    side(
        "Palmyrans",
        "Marta",
        vec![
            (
                "Zenobia’s guard",
                vec![
                    general,
                    unit(2, "Cataphracts (2nd)", TroopType::Cp, 5, 3),
                    unit(3, "Light cavalry", TroopType::Cl, 4, 2),
                    unit(4, "Light cavalry (2nd)", TroopType::Cl, 4, 2),
                ],
            ),
            (
                "Zabdas’s foot",
                vec![unit(5, "Auxilia", TroopType::Fl, 5, 10), archers],
            ),
        ],
    )
}

fn romans() -> GameSide {
    side(
        "Romans",
        "Jonas",
        vec![
            (
                "The legion",
                vec![
                    unit(1, "Legionaries", TroopType::Fp, 6, 10),
                    unit(2, "Ballistae", TroopType::Art, 2, 3),
                ],
            ),
            (
                "Left wing",
                vec![
                    unit(3, "Equites", TroopType::Cm, 5, 2),
                    unit(4, "Auxilia", TroopType::Fl, 5, 2),
                    unit(5, "Equites (2nd)", TroopType::Cm, 5, 3),
                    unit(6, "Lanciarii", TroopType::S, 2, 1),
                ],
            ),
        ],
    )
}

fn game() -> Game {
    let sides = Sides {
        a: palmyrans(),
        b: romans(),
    };
    Game::new(&Preset::Mm15At300.event(), sides, 1000)
}

fn of(side: SideId, unit: u32) -> UnitRef {
    UnitRef { side, unit }
}

fn play(game: &mut Game, deeds: impl IntoIterator<Item = Deed>) {
    for deed in deeds {
        let said = format!("{deed:?}");
        assert_eq!(game.play(2000, deed), Ok(()), "{said}");
    }
}

fn screen(game: &Game) -> PlayScreen {
    play_screen(game, &game.replay())
}

fn fills(bar: &Bar) -> String {
    let notch = |notch: &Notch| {
        let fill = match notch.fill {
            Fill::Standing => ".",
            Fill::Routed => "#",
            Fill::Counted => "/",
        };
        format!("{fill}{}", if notch.is_break { "|" } else { "" })
    };
    bar.notches.iter().map(notch).collect()
}

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

fn said(game: &Game) -> Vec<(u16, Vec<String>)> {
    let text = |line: &Line| {
        let pieces: Vec<String> = line
            .pieces
            .iter()
            .map(|piece| match piece {
                Piece::Strong(text) | Piece::Plain(text) => text.clone(),
                Piece::Struck(text) => format!("~{text}~"),
                Piece::Dice(dice) => {
                    format!("{:?}", dice.iter().map(|it| it.face).collect::<Vec<_>>())
                }
            })
            .collect();
        pieces.join(" ")
    };
    let turns = log(game, &game.replay());
    turns
        .iter()
        .map(|turn| (turn.turn, turn.lines.iter().map(text).collect()))
        .collect()
}

fn rolled(side: SideId, purpose: Purpose, dice: &[u8], source: Source) -> Deed {
    Deed::Roll(Roll {
        side,
        purpose,
        dice: dice.to_vec(),
        source,
    })
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

#[test]
fn the_table_is_set() {
    let mut game = game();
    let start = set_up(&game, &game.replay().state);
    assert_eq!(start.exploring.a.sum, "+3");
    assert!(start.steps.is_empty() && start.decides.is_none());
    play(
        &mut game,
        [
            rolled(A, Purpose::Exploration, &[3, 4], Source::Device),
            rolled(B, Purpose::Exploration, &[5, 6], Source::Device),
        ],
    );
    let state = game.replay().state;
    assert_eq!(state.control, Control::Total(B));
    let now = set_up(&game, &state);
    assert_eq!(now.exploring.b.sum, "11 + 3 = 14");
    assert_eq!(
        now.control,
        "Major control of the battlefield: Romans, by the higher total."
    );
    play(&mut game, [Deed::Attacker { side: A }]);
    let now = set_up(&game, &game.replay().state);
    let steps: Vec<String> = now
        .steps
        .iter()
        .map(|step| format!("{}: {}", step.who, step.what))
        .collect();
    let expected = [
        "Palmyrans: baggage and permanent fortifications",
        "Romans: baggage and permanent fortifications",
        "Romans: The legion, 13 VD",
        "Palmyrans: Zabdas’s foot, 12 VD",
        "Romans: Left wing, 8 VD",
        "Palmyrans: Zenobia’s guard, 10 VD",
    ];
    assert_eq!(steps, expected);
    assert_eq!(now.placing.rules[0].0, "Defender, Romans");
    assert_eq!(now.to_do, 6);
    play(&mut game, [now.steps[2].deed.clone()]);
    let now = set_up(&game, &game.replay().state);
    assert!(now.steps[2].is_done);
    assert_eq!(
        screen(&game).undo.as_deref(),
        Some("Deployed: Romans, The legion, 13 VD")
    );
}

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
    // Whoever has no missiles rolls what the players say.
    form.take(of(A, 5));
    assert_eq!(total(&form), Ok(5));
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

fn typed(vdt: u32, lost: u32, is_routed: bool) -> SideTyped {
    SideTyped {
        name: String::new(),
        vdt: vdt.to_string(),
        lost: lost.to_string(),
        is_routed,
        scenario: String::new(),
    }
}

fn totals(system: System, a: SideTyped, b: SideTyped) -> (i32, i32) {
    let entry = ScoreEntry {
        system,
        sides: Sides { a, b },
    };
    let view = entry.view().expect("possible").expect("whole");
    (view.sides.a.total, view.sides.b.total)
}

#[test]
fn every_worked_score() {
    let traditional = |a, b| totals(System::Traditional, a, b);
    assert_eq!(
        traditional(typed(34, 9, false), typed(30, 15, true)),
        (104, 26)
    );
    assert_eq!(
        traditional(typed(34, 15, false), typed(30, 15, true)),
        (86, 44)
    );
    assert_eq!(
        traditional(typed(34, 13, false), typed(30, 6, false)),
        (40, 58)
    );
    assert_eq!(
        traditional(typed(34, 17, true), typed(30, 15, true)),
        (70, 70)
    );
    let new = |a, b| totals(System::New, typed(100, b, false), typed(100, a, false));
    assert_eq!(new(42, 13), (4042, 2013));
    assert_eq!(new(36, 28), (3036, 3028));
    assert_eq!(new(22, 18), (2022, 2018));
    assert_eq!(
        totals(System::New, typed(100, 10, false), typed(100, 50, true)),
        (8090, 1010)
    );
    let basic = |a, b| totals(System::Basic, a, b);
    assert_eq!(basic(typed(20, 0, false), typed(20, 10, true)), (10, 3));
    assert_eq!(basic(typed(20, 3, false), typed(20, 10, true)), (9, 3));
    assert_eq!(basic(typed(20, 4, false), typed(20, 10, true)), (7, 4));
    // Rearguard battle: time is up for the Attacker.
    assert_eq!(basic(typed(20, 2, true), typed(20, 5, false)), (4, 7));
    let mut river = typed(20, 4, false);
    river.scenario = "2".to_owned();
    assert_eq!(basic(river, typed(20, 10, true)), (9, 4));
}

#[test]
fn a_score_shows_its_sum_and_has_a_line_to_copy() {
    let mut game = game();
    play(
        &mut game,
        [
            Deed::EndTurn,
            Deed::Rout { unit: of(B, 1) },
            Deed::Rout { unit: of(B, 3) },
            Deed::Rout { unit: of(A, 2) },
            Deed::EndTurn,
        ],
    );
    let entry = ScoreEntry::of(&game, &game.replay().state);
    let view = entry.view().expect("possible").expect("whole");
    assert_eq!(view.sides.a.sum, "30 + 100 − 14 = 116");
    let line = "Palmyrans 116, Romans 14 (Traditional: 30 + 100 − 14 = 116; 14)";
    assert_eq!(view.line, line);
    assert_eq!(
        view.sides.a.terms[0],
        ("+30".to_owned(), "Victory".to_owned())
    );
}

#[test]
fn nonsense_is_refused_in_a_sentence() {
    let view = |a: SideTyped| {
        let entry = ScoreEntry {
            system: System::Traditional,
            sides: Sides {
                a,
                b: typed(30, 0, false),
            },
        };
        entry.view().map(|view| view.is_some())
    };
    assert_eq!(
        view(typed(30, 31, false)),
        Err("An army of 30 VD can't lose 31.".to_owned())
    );
    assert_eq!(
        view(typed(0, 0, false)),
        Err("An army has a VDT of 1 or more.".to_owned())
    );
    let mut below = typed(30, 0, false);
    below.lost = "-1".to_owned();
    assert_eq!(view(below), Err("VD lost: “-1” is no number.".to_owned()));
    let mut open = typed(30, 0, false);
    open.vdt = String::new();
    assert_eq!(view(open), Ok(false));
}

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
        basic.weather.expect("rolled").weather,
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
