use super::*;
use crate::army::{CommandId, Edit, Place, Spot, Unit, UnitId};
use crate::event::{Event, Preset};
use crate::list::TroopId;
use crate::solve::{self, Wish, blank};
use pollster::block_on;
use std::collections::BTreeMap;

const SPEARMEN: TroopId = TroopId(5);
const BATTLE_CARS: TroopId = TroopId(1);

fn sumerians() -> ArmyList {
    let file = include_bytes!("../../../lists/early-sumerians.json");
    ArmyList::read(file, "early-sumerians").unwrap()
}

fn completed(list: &ArmyList, army: &Army, task: Task, wish: &Wish<'_>) -> ProposalsScreen {
    let reply = block_on(match task {
        Task::Mend => unreachable!("mended below"),
        Task::Deal | Task::Complete => solve::complete(list, army, wish),
    });
    proposals_screen(list, army, task, &reply)
}

fn mended(list: &ArmyList, army: &Army) -> ProposalsScreen {
    let reply = block_on(solve::mend(list, army, &Wish::default()));
    proposals_screen(list, army, Task::Mend, &reply)
}

fn event(points: u16) -> Event {
    Event {
        points,
        ..Preset::Friendly.event()
    }
}

/// Battle cars and two Spearmen in one command.
fn begun(list: &ArmyList, event: Event) -> Army {
    let mut army = Army::new(list, event);
    for (n, troop) in [BATTLE_CARS, SPEARMEN, SPEARMEN].into_iter().enumerate() {
        let unit = Unit::new(UnitId(n as u32 + 1), troop);
        let to = Place {
            command: CommandId(1),
            spot: Spot::End,
        };
        army = Edit::AddUnit { to, unit }.apply(&army).unwrap();
    }
    army
}

#[test]
fn three_armies_are_dealt_and_their_lines_come_to_all_points() {
    let list = sumerians();
    let army = blank(&list, &Preset::Mm15At300.event());
    let screen = completed(&list, &army, Task::Deal, &Wish::default());
    assert_eq!(screen.title, "Take your pick");
    assert_eq!(
        screen.lead,
        "Early Sumerians, legal, with every point spent."
    );
    let among_friends = blank(&list, &Preset::Mm15At300.event().as_friendly());
    let dealt = completed(&list, &among_friends, Task::Deal, &Wish::default());
    assert_eq!(
        dealt.lead,
        "Early Sumerians, legal in a friendly game, with every point spent."
    );
    let titles: Vec<&str> = screen.cards.iter().map(|it| it.title.as_str()).collect();
    assert_eq!(titles, ["Balanced", "Elite", "Many units"]);
    for card in &screen.cards {
        assert_eq!((card.points, card.limit, card.total), (300, 300, 300));
        let signs: usize = card.commands.iter().map(|it| it.signs.len()).sum();
        assert_eq!(signs, card.units);
        assert_eq!(card.cap, Some(75));
        assert!(
            card.lines
                .iter()
                .any(|it| it.what == "Command structure, Average")
        );
        assert!(
            card.lines
                .iter()
                .all(|it| it.what != "Other prices that follow")
        );
    }
}

#[test]
fn what_is_there_stays_and_what_comes_is_priced() {
    let list = sumerians();
    let army = begun(&list, Preset::Mm15At300.event());
    let screen = completed(&list, &army, Task::Complete, &Wish::default());
    assert_eq!(screen.title, "Three ways to finish it");
    // 300 less 12 for the structure, 13 and twice 17.
    assert_eq!(
        screen.lead,
        "Your 3 units stay. Each spends all 241 points left."
    );
    for card in &screen.cards {
        assert_eq!(card.total, 241);
        let own = card.commands.iter().flat_map(|it| &it.signs);
        assert_eq!(own.filter(|(_, is_own)| *is_own).count(), 3);
        assert_eq!(card.edit.apply(&army).unwrap(), *card.army);
    }
}

#[test]
fn the_bill_is_a_sum_with_ways_out() {
    let list = sumerians();
    let mut army = begun(&list, event(60));
    army.locked = vec![UnitId(1), UnitId(2), UnitId(3)];
    let screen = mended(&list, &army);
    assert_eq!(screen.title, "It can’t be done");
    let [bill] = screen.obstacles.as_slice() else {
        panic!("{screen:?}");
    };
    assert_eq!(bill.title, "60 points aren’t enough");
    let total: i32 = bill.rows.last().unwrap().value.parse().unwrap();
    let parts = bill.rows.iter().rev().skip(1);
    let sum: i32 = parts
        .map(|row| row.value.replace('−', "-").parse::<i32>().unwrap())
        .sum();
    assert_eq!(sum, total);
    let bar = bill.bar.as_ref().unwrap();
    assert_eq!((bar.limit, bar.over), (60, total - 60));
    assert_eq!(bar.limit_at, 60 * 1000 / total as u32);
    assert!(
        bill.rows
            .iter()
            .any(|row| row.is_locked && row.note.starts_with("locked"))
    );
    let labels: Vec<&str> = bill.ways.iter().map(|way| way.label.as_str()).collect();
    assert!(
        labels.iter().any(|it| it.starts_with("Unlock ")),
        "{labels:?}"
    );
    // The last way works.
    let Some(Act::Play(event)) = bill.ways.last().map(|way| way.act.clone()) else {
        panic!("{labels:?}");
    };
    assert_eq!(i32::from(event.points), total);
    let there = Edit::SetEvent(event).apply(&army).unwrap();
    assert!(mended(&list, &there).obstacles.is_empty());
}

#[test]
fn bases_that_are_missing_are_counted() {
    let list = sumerians();
    let army = blank(&list, &Preset::Mm15At300.event());
    let owned: BTreeMap<TroopId, u32> = [(SPEARMEN, 3), (BATTLE_CARS, 4)].into();
    let wish = Wish {
        owned: Some(&owned),
        ..Wish::default()
    };
    let screen = completed(&list, &army, Task::Deal, &wish);
    let missing = screen.obstacles.last().unwrap();
    assert_eq!(missing.title, "One base of Spearmen is missing");
    assert_eq!(
        missing.bases.map(|(_, have, missing)| (have, missing)),
        Some((3, 1))
    );
    let values: Vec<&str> = missing.rows.iter().map(|row| row.value.as_str()).collect();
    assert_eq!(values, ["4", "3", "1"]);
    assert_eq!(missing.rows[0].note, "at least 4, printed 8");
    assert_eq!(missing.ways[0].label, "I have 4 Spearmen");
    let act = Act::Have {
        troop: SPEARMEN,
        count: 4,
    };
    assert_eq!(missing.ways[0].act, act);
}

#[test]
fn what_completing_leaves_alone_is_mended_instead() {
    let list = sumerians();
    let army = begun(&list, Preset::Mm15At300.event());
    let army = Edit::SetScorpio(true).apply(&army).unwrap();
    let screen = completed(&list, &army, Task::Complete, &Wish::default());
    let [only] = screen.obstacles.as_slice() else {
        panic!("{screen:?}");
    };
    assert_eq!(only.title, "What is there breaks a rule by itself");
    assert!(
        only.rows.iter().any(|row| row.what.contains("corpio")),
        "{only:?}"
    );
    assert_eq!(only.ways[0].act, Act::Mend);
    let mended = mended(&list, &army);
    let card = &mended.cards[0];
    let dropped = card
        .lines
        .iter()
        .find(|it| it.what == "Drop the attached scorpios");
    assert!(dropped.is_some_and(|line| line.points < 0), "{card:?}");
    assert_eq!(
        mended.title,
        format!("{} changes make it legal", card.changes)
    );
}

#[test]
fn a_list_that_isnt_admitted_is_played_among_friends() {
    let file = include_bytes!("../../../lists/swiss.json");
    let list = ArmyList::read(file, "swiss").unwrap();
    let army = blank(&list, &Preset::Mm15At300.event());
    let screen = completed(&list, &army, Task::Deal, &Wish::default());
    assert_eq!(
        screen.obstacles[0].title,
        "The event doesn’t take this list"
    );
    assert_eq!(
        screen.obstacles[0].ways[0].label,
        "Play it as a friendly game"
    );
}

#[test]
fn bases_are_kept_as_numbers_by_troop() {
    let owned: Owned = [(SPEARMEN, 9)].into();
    let text = serde_json::to_string(&owned).unwrap();
    assert_eq!(text, r#"{"5":9}"#);
    assert_eq!(read_owned(&text), owned);
    assert_eq!(read_owned("nonsense"), Owned::new());
    assert_eq!(read_owned(r#"{"5":4000000}"#)[&SPEARMEN], 999);
    assert_eq!(
        (most_bases(" 12 "), most_bases(""), most_bases("-1")),
        (Some(12), Some(0), None)
    );
    let list = sumerians();
    let army = begun(&list, event(300));
    let more = with_army(&owned, &army);
    assert_eq!((more[&SPEARMEN], more[&BATTLE_CARS]), (9, 1));
    let rows = owned_rows(&list, &more);
    assert_eq!(rows.iter().map(|row| row.have).sum::<u32>(), 10);
}

#[test]
fn an_empty_army_of_too_few_points_gets_its_bill() {
    let file = include_bytes!("../../../lists/mid-republican-romans.json");
    let list = ArmyList::read(file, "mid-republican-romans").unwrap();
    let army = Army::new(&list, event(50));
    let screen = completed(&list, &army, Task::Complete, &Wish::default());
    let titles: Vec<_> = screen.obstacles.iter().map(|it| &it.title).collect();
    assert_eq!(titles, ["50 points aren’t enough"], "{:?}", screen.cards);
}

#[test]
fn an_army_of_basic_impetus_is_dealt_by_its_options_and_without_points() {
    let file = include_bytes!("../../../lists/basic-conquistadores.json");
    let list = ArmyList::read(file, "basic-conquistadores").unwrap();
    let army = blank(&list, &Preset::Basic.event());
    let screen = completed(&list, &army, Task::Deal, &Wish::default());
    assert_eq!(screen.lead, "Conquistadores, legal.");
    let mut titles: Vec<&str> = screen.cards.iter().map(|it| it.title.as_str()).collect();
    titles.sort();
    assert_eq!(titles, ["1 option", "As printed"]);
    for card in &screen.cards {
        assert!(!card.has_points);
        assert_eq!(card.commands[0].figures, format!("{} VD", card.vd));
        assert!(card.lines.iter().all(|it| !it.what.contains("structure")));
    }
    let with_option = screen.cards.iter().find(|it| it.title == "1 option");
    let first = &with_option.unwrap().lines[0].what;
    assert!(first.starts_with("Piqueros instead of"), "{first}");
}
