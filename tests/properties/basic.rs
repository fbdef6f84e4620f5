//! What holds for every army of Basic Impetus, however broken.

use super::draw::{any_action, any_edit, any_event};
use muster::army::{Army, BasicEdit, Edit, History, LineUp, LinedUp, ListRef, TakenOption};
use muster::battle::scenario::{Ford, Scenario};
use muster::battle::sheet_weather::{Climate, SheetWeather};
use muster::list::{ArmyList, ListId, OwnList, Status, SwapId, TroopId, Troops};
use muster::map::{MapAction, Role};
use muster::rules::{Grade, cures, judge};
use muster::screen::reference::troops_of_army;
use muster::screen::scenario::{
    FIRST_TOLD, chosen_scenario, fords_screen, plan, ready_rows, sheet_weather_screen,
};
use muster::share::{Link, Opened, Part, Shared, fingerprint, normalised};
use muster::text::{Names, say};
use proptest::prelude::*;
use std::sync::OnceLock;

fn basic_lists() -> &'static [ArmyList] {
    static LISTS: OnceLock<Vec<ArmyList>> = OnceLock::new();
    LISTS.get_or_init(|| {
        let mut paths: Vec<_> = std::fs::read_dir("lists")
            .expect("lists is a folder")
            .map(|entry| entry.expect("can be listed").path())
            .filter(|path| path.to_string_lossy().contains("basic-"))
            .collect();
        paths.sort();
        let read = |path| ArmyList::read(&std::fs::read(path).expect("can be read"), "list");
        paths
            .iter()
            .map(|path| read(path).expect("is a list"))
            .collect()
    })
}

fn any_option() -> impl Strategy<Value = TakenOption> {
    (0u16..5, 0u16..4, 0u16..4, prop::option::of(0u16..4)).prop_map(|(id, give, take, many)| {
        TakenOption {
            option: SwapId(id),
            give,
            take,
            many,
        }
    })
}

fn any_line_up() -> impl Strategy<Value = LineUp> {
    let units = prop::collection::vec((0u16..1300, any::<bool>(), any::<bool>()), 0..12);
    (".{0,8}", prop::collection::vec(any_option(), 0..3), units).prop_map(
        |(name, options, units)| LineUp {
            name,
            options,
            units: units
                .into_iter()
                .map(|(troop, general, behind)| LinedUp {
                    troop: TroopId(troop),
                    general,
                    arms: None,
                    upgrades: Vec::new(),
                    behind,
                })
                .collect(),
        },
    )
}

fn any_basic_edit() -> impl Strategy<Value = Edit> {
    let basic = prop_oneof![
        (any_option(), any_line_up()).prop_map(|(option, line_up)| BasicEdit::TakeOption {
            option,
            units: line_up.units
        }),
        any_line_up().prop_map(|line_up| BasicEdit::Restore {
            options: line_up.options,
            units: line_up.units
        }),
        ".{0,8}".prop_map(BasicEdit::AddLineUp),
        (0usize..4).prop_map(BasicEdit::FieldLineUp),
        (0usize..4).prop_map(BasicEdit::RemoveLineUp),
        (0usize..4, ".{0,8}").prop_map(|(at, name)| BasicEdit::NameLineUp { at, name }),
    ];
    prop_oneof![3 => basic.prop_map(Edit::Basic), 1 => any_edit()]
}

/// What is chosen for a battle, sense or nonsense.
fn any_battle() -> impl Strategy<Value = Vec<Edit>> {
    let scenario = prop::sample::select(Scenario::ALL);
    let ford = (any::<i16>(), prop::option::of(any::<u8>()), any::<i16>());
    let fords = prop::collection::vec(ford, 0..6);
    let sheet = (prop::sample::select(Climate::ALL), any::<[u8; 2]>());
    let role = prop::option::of(prop::sample::select(&[Role::Attacker, Role::Defender]));
    (scenario, fords, sheet, role).prop_map(|(scenario, fords, (climate, dice), role)| {
        let fords = fords.into_iter();
        let fords = fords
            .map(|(at, die, shift)| Ford { at, die, shift })
            .collect();
        vec![
            Edit::Basic(BasicEdit::SetScenario(Some(scenario))),
            Edit::Basic(BasicEdit::SetFords(fords)),
            Edit::Basic(BasicEdit::SetSheetWeather(Some(SheetWeather {
                climate,
                dice,
            }))),
            Edit::map(MapAction::SetRole(role)),
        ]
    })
}

/// An army as printed, with options that needn't be its list's, after edits of all kinds.
fn any_basic_army() -> impl Strategy<Value = (&'static ArmyList, Army)> {
    (
        prop::sample::select((0..basic_lists().len()).collect::<Vec<_>>()),
        any_event(),
        prop::collection::vec(any_option(), 0..4),
        prop::collection::vec(any_basic_edit(), 0..6),
        any::<bool>(),
    )
        .prop_map(|(list, event, options, edits, fits)| {
            let list = &basic_lists()[list];
            let event = if fits {
                muster::event::Preset::BasicFriendly.event()
            } else {
                event
            };
            let mut army = Army::new(list, event);
            army.basic.options = options;
            for edit in edits {
                army = edit.apply(&army).unwrap_or(army);
            }
            (list, army)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_basic_army_is_judged_and_its_cures_cure((list, army) in any_basic_army()) {
        let judgement = judge(list, &army.event, &army);
        prop_assert_eq!(judgement.legal, judgement.findings.iter().all(|f| f.grade != Grade::Illegal));
        for finding in &judgement.findings {
            for cure in cures(list, &army.event, &army, &judgement, finding) {
                let after = cure.edit.apply(&army).expect("a cure can be applied");
                let verdict = judge(list, &after.event, &after);
                prop_assert!(!verdict.findings.iter().any(|left| left.is_same_fault(finding)));
            }
        }
    }

    #[test]
    fn a_scenario_with_nonsense_is_answered(
        (list, army) in any_basic_army(),
        battle in any_battle(),
        actions in prop::collection::vec(any_action(), 0..12),
    ) {
        let actions = actions.into_iter().map(Edit::map);
        let army = battle.into_iter().chain(actions).fold(army, |army, edit| {
            edit.apply(&army).unwrap_or(army)
        });
        let judgement = judge(list, &army.event, &army);
        for finding in &judgement.findings {
            let said = say(finding, Names { list, army: &army }).to_string();
            prop_assert!(!said.is_empty());
            for cure in cures(list, &army.event, &army, &judgement, finding) {
                prop_assert!(cure.edit.apply(&army).is_ok());
            }
        }
        let scenario = chosen_scenario(&army).unwrap_or(FIRST_TOLD);
        let rows = ready_rows(scenario, list, &army, &judgement);
        prop_assert!(rows.iter().all(|row| !row.text.is_empty()));
        fords_screen(&army.event, &army.basic.fords);
        let fords = army.basic.fords.clone();
        plan(scenario, &army.event, Some(&army), fords, 2.0);
        if let Some(weather) = army.basic.sheet_weather {
            sheet_weather_screen(weather, &troops_of_army(list, &army, &judgement).units);
        }
    }

    #[test]
    fn a_basic_army_is_read_back_and_opened_from_its_link((list, army) in any_basic_army()) {
        let json = army.to_json();
        prop_assert_eq!(&Army::read(json.as_bytes(), "army").expect("can be read"), &army);
        let Ok(link) = Link::army(&Shared::of(list, &army), Part::WithDeployment) else {
            return Ok(());
        };
        match link.open().expect("opens") {
            Opened::Army(opened) => {
                let mut sent = normalised(&army);
                sent.list.name = opened.army.list.name.clone();
                prop_assert_eq!(opened.army, sent);
            }
            _ => prop_assert!(false, "is an army"),
        }
    }

    /// The list of an own army goes along, in part or whole, and gives the same verdict there.
    #[test]
    fn an_own_basic_list_travels_with_its_army((list, army) in any_basic_army()) {
        const ID: ListId = ListId(40_000);
        let own = OwnList::new(ID, list.clone());
        let list = own.list().expect("is sound");
        let mut army = army;
        army.list = ListRef::of(list);
        let Ok(link) = Link::army(&Shared::of(list, &army), Part::WithDeployment) else {
            return Ok(());
        };
        let Ok(Opened::Army(shared)) = link.open() else {
            return Err(TestCaseError::fail("opens as an army"));
        };
        let carried = shared.list.as_ref().expect("is carried");
        prop_assert_eq!(carried.list.provenance.status, Status::House);
        let there = judge(&carried.list, &shared.army.event, &shared.army);
        let here = judge(list, &shared.army.event, &shared.army);
        prop_assert_eq!(there.findings, here.findings);
        prop_assert_eq!((there.vdt, there.legal), (here.vdt, here.legal));
        prop_assert_eq!(fingerprint(&carried.list, &shared.army), fingerprint(list, &army));
        prop_assert_eq!(carried.revision_of(list, &shared.army), Some(1));
        let mut stronger = list.clone();
        if let Troops::Basic(basic) = &mut stronger.troops {
            basic.lines[0].unit.stats.vbu += 1;
        }
        prop_assert_ne!(fingerprint(&stronger, &army), fingerprint(list, &army));
    }

    #[test]
    fn edits_of_a_basic_army_are_undone((_, army) in any_basic_army(), edits in prop::collection::vec(any_basic_edit(), 1..8)) {
        let mut history = History::new(army.clone());
        let mut done = 0;
        for edit in edits {
            if history.apply(edit).is_ok() {
                done += 1;
            }
        }
        for _ in 0..done {
            history.undo();
        }
        prop_assert_eq!(history.army(), &army);
    }
}
