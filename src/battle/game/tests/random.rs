//! Whatever is played, the log says where the game stands.

use super::*;
use crate::battle::scenario::Scenario;
use crate::battle::weather::Weather;
use proptest::prelude::*;

fn side_id() -> impl Strategy<Value = SideId> {
    prop_oneof![Just(SideId::A), Just(SideId::B)]
}

fn any_unit() -> impl Strategy<Value = UnitRef> {
    (side_id(), 1..18u32).prop_map(|(side, unit)| UnitRef { side, unit })
}

/// What a hand may try, sensible or not.
#[derive(Clone, Debug)]
enum Try {
    Deed(Deed),
    Undo,
    Redo,
}

fn any_try() -> impl Strategy<Value = Try> {
    let deed = prop_oneof![
        8 => (any_unit(), 0..4u8).prop_map(|(unit, vbu)| Deed::Lose { unit, vbu }),
        2 => (any_unit(), 0..4u8).prop_map(|(unit, vbu)| Deed::Suffer { unit, vbu }),
        1 => (any_unit(), 0..3u8).prop_map(|(unit, vbu)| Deed::Regain { unit, vbu }),
        2 => any_unit().prop_map(|unit| Deed::Disorder { unit }),
        2 => any_unit().prop_map(|unit| Deed::Rally { unit }),
        4 => any_unit().prop_map(|unit| Deed::Rout { unit }),
        2 => any_unit().prop_map(|unit| Deed::Back { unit }),
        1 => any_unit().prop_map(|unit| Deed::GeneralLost { unit }),
        1 => (side_id(), 0..3u16).prop_map(|(side, command)| Deed::CommandRouts { side, command }),
        1 => side_id().prop_map(|side| Deed::BaggageLost { side }),
        1 => side_id().prop_map(|side| Deed::AreaLost { side }),
        1 => side_id().prop_map(|side| Deed::AreaBack { side }),
        1 => side_id().prop_map(|side| Deed::Attacker { side }),
        1 => (0..8u16).prop_map(|step| Deed::Tick { step }),
        1 => prop::option::of(0..12u16).prop_map(|turn| Deed::LastTurn { turn }),
        4 => Just(Deed::EndTurn),
        2 => (side_id(), prop::collection::vec(0..8u8, 0..4))
            .prop_map(|(side, dice)| rolled(side, Purpose::Exploration, &dice)),
        1 => (side_id(), 0..3u8).prop_map(|(side, points)| Deed::ScenarioPoints { side, points }),
        1 => Just(Deed::Scenario { scenario: Scenario::River }),
        1 => Just(Deed::Scenario { scenario: Scenario::Rearguard }),
        1 => any_unit().prop_map(|unit| Deed::LeaveBehind { unit }),
        1 => any_unit().prop_map(|unit| Deed::TakeAlong { unit }),
        1 => Just(Deed::Weather { weather: Weather::Fog }),
        1 => side_id().prop_map(|side| Deed::PlayCard { side, card: Card::InitiativeReroll }),
        1 => Just(Deed::Note { text: "rain".to_owned() }),
    ];
    prop_oneof![
        8 => deed.prop_map(Try::Deed),
        2 => Just(Try::Undo),
        1 => Just(Try::Redo),
    ]
}

fn counts_hold(game: &Game, state: &State) {
    for id in SideId::BOTH {
        let (side, marks) = (game.sides.of(id), state.sides.of(id));
        let mut whole = 0;
        for (command, marks) in side.commands.iter().zip(&marks.commands) {
            let routed: u32 = command
                .units
                .iter()
                .filter(|unit| state.unit(of(id, unit.id)).expect("there").is_routed)
                .map(|unit| unit.vd)
                .sum();
            assert_eq!(marks.routed, routed);
            whole += if marks.broken.is_some() {
                marks.vd
            } else {
                routed
            };
        }
        whole += if marks.baggage_lost { BAGGAGE_VD } else { 0 };
        whole += if marks.area_lost { AREA_VD } else { 0 };
        assert_eq!(marks.lost, whole);
        let left_behind =
            |unit: &&GameUnit| state.unit(of(id, unit.id)).expect("there").is_left_behind;
        let left_behind: u32 = side.units().filter(left_behind).map(|unit| unit.vd).sum();
        assert_eq!(marks.vdt, side.vdt() - left_behind);
        assert!(left_behind == 0 || state.leaves_behind(id).is_some());
        for unit in side.units() {
            let mark = state.unit(of(id, unit.id)).expect("there");
            assert!(mark.lost <= unit.vbu);
            assert!(mark.lost < unit.vbu || mark.is_routed);
        }
    }
}

proptest! {
    #[test]
    fn the_log_replayed_gives_the_state_shown(tries in prop::collection::vec(any_try(), 0..120)) {
        let mut game = game(sumerians("A"), side("B", &[&[3, 2, 2], &[1, 2, 3]]));
        // The state as a page would keep it, deed by deed, with every state before it.
        let mut shown = game.replay().state;
        let mut before: Vec<State> = Vec::new();
        // And as the page does keep it.
        let mut played = Played::new(game.clone());
        for (at, attempt) in (0u64..).zip(tries) {
            let old = game.log.clone();
            let done = match attempt {
                Try::Deed(deed) => {
                    let expected = shown.after(&game, &deed);
                    let stays = deed.stays();
                    let done = game.play(1000 - at, deed.clone());
                    prop_assert_eq!(played.play(1000 - at, deed), done);
                    prop_assert_eq!(done.err(), expected.as_ref().err().copied());
                    if let Ok(after) = expected {
                        if !stays {
                            before.push(shown.clone());
                        }
                        shown = after;
                    }
                    done
                }
                Try::Undo => {
                    let done = game.undo(at);
                    prop_assert_eq!(played.undo(at), done);
                    prop_assert_eq!(done.is_ok(), !before.is_empty());
                    if let (Ok(()), Some(mut old)) = (done, before.pop()) {
                        // Dice rolled since stay.
                        old.exploration = game.replay().state.exploration;
                        old.count(&game);
                        shown = old;
                    }
                    done
                }
                Try::Redo => {
                    let done = game.redo(at);
                    prop_assert_eq!(played.redo(at), done);
                    if done.is_ok() {
                        before.push(shown.clone());
                        shown = game.replay().state;
                    }
                    done
                }
            };
            let replay = game.replay();
            prop_assert_eq!(&replay.state, &shown);
            prop_assert_eq!(played.game(), &game);
            prop_assert_eq!(played.replay(), &replay);
            prop_assert!(replay.refused.is_empty());
            prop_assert_eq!(replay.turns.len(), game.log.len());
            counts_hold(&game, &shown);
            if done.is_err() {
                prop_assert_eq!(&game.log, &old);
            }
            // Nothing ever leaves the log.
            prop_assert_eq!(game.log.get(..old.len()), Some(old.as_slice()));
        }
        let again = Game::read(game.to_json().as_bytes(), "the game").expect("readable");
        prop_assert_eq!(again.replay(), game.replay());
    }

    #[test]
    fn whatever_two_tabs_did_can_be_played(
        shared in prop::collection::vec(any_try(), 0..20),
        mine in prop::collection::vec(any_try(), 0..20),
        theirs in prop::collection::vec(any_try(), 0..20),
    ) {
        let mut game = game(sumerians("A"), side("B", &[&[3, 2, 2], &[1, 2, 3]]));
        let attempt = |game: &mut Game, tries: Vec<Try>, at: u64| {
            for attempt in tries {
                let _ = match attempt {
                    Try::Deed(deed) => game.play(at, deed),
                    Try::Undo => game.undo(at),
                    Try::Redo => game.redo(at),
                };
            }
        };
        attempt(&mut game, shared, 1);
        let shared = game.log.len();
        let (mut one, mut two) = (game.clone(), game);
        attempt(&mut one, mine, 2);
        attempt(&mut two, theirs, 3);
        let merged = merge(&one, &two).expect("one game");
        prop_assert_eq!(merged.log.len(), one.log.len() + two.log.len() - shared);
        counts_hold(&merged, &merged.replay().state);
    }
}
