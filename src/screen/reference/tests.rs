//! The reference of small armies, by each rule book.

use super::*;
use crate::list::{Discipline, Trait, TroopType, Weapon};

fn unit(name: &str, kind: TroopType, vbu: u8, weapons: &[Weapon]) -> ReferenceUnit {
    ReferenceUnit {
        name: name.to_owned(),
        kind: Some(kind),
        m: 8,
        vbu,
        discipline: Some(Discipline::B),
        weapons: weapons.to_vec(),
        traits: Vec::new(),
        is_in_large_unit: false,
        general: None,
    }
}

fn sides() -> Vec<SideTroops> {
    let archers = unit("Archers", TroopType::T, 4, &[Weapon::CompositeBowB]);
    let slingers = unit("Skirmishers", TroopType::S, 1, &[Weapon::Sling]);
    let horse = unit("Cataphracts", TroopType::Cp, 7, &[]);
    let gauls = ReferenceUnit {
        traits: vec![Trait::Impetuous],
        ..unit("Gauls", TroopType::Fl, 5, &[])
    };
    vec![
        SideTroops {
            name: "Palmyrans".to_owned(),
            units: vec![archers.clone(), archers, slingers.clone(), horse],
        },
        SideTroops {
            name: "Romans".to_owned(),
            units: vec![slingers, gauls],
        },
    ]
}

fn card<'a>(screen: &'a ReferenceScreen, title: &str) -> &'a Card {
    screen
        .cards
        .iter()
        .find(|card| card.title == title)
        .unwrap()
}

fn table<'a>(screen: &'a ReferenceScreen, title: &str) -> &'a TroopTable {
    let parts = &card(screen, title).parts;
    let mut tables = parts.iter().filter_map(|part| match part {
        Part::Table(table) => Some(table),
        _ => None,
    });
    tables.next_back().unwrap()
}

fn rows(table: &TroopTable) -> Vec<String> {
    let row = |row: &TroopRow| {
        let cells = row.cells.join(" ");
        format!("{} [{}] {:?} {cells}", row.name, row.detail, row.sides)
    };
    table.rows.iter().map(row).collect()
}

#[test]
fn fire_is_the_dice_to_roll_now() {
    let screen = reference_screen(RuleBook::Impetus, &sides(), None);
    let fire = table(&screen, "Fire");
    assert_eq!(fire.heads, ["5U", "15U", "30U"]);
    assert_eq!(
        rows(fire),
        [
            "Archers [composite bow B · VBU 4] [0] 6/8 4/5 0/1",
            "Skirmishers [sling · VBU 1] [0, 1] 3/4 1/2 –",
        ]
    );
    let screen = reference_screen(RuleBook::Basic3, &sides(), None);
    let fire = table(&screen, "Fire");
    assert_eq!(fire.heads, ["3H", "6H"]);
    assert_eq!(
        rows(fire),
        [
            "Archers [composite bow B · VBU 4] [0] 3/4 0/1",
            "Skirmishers [sling · VBU 1] [0, 1] 1/2 0/2",
        ]
    );
    let screen = reference_screen(RuleBook::Basic2008, &sides(), None);
    let slings = rows(table(&screen, "Fire")).pop().unwrap();
    assert_eq!(slings, "Skirmishers [sling, to 5U · VBU 1] [0, 1] 1/2 –");
}

#[test]
fn moves_are_in_the_measure_of_the_rules() {
    let screen = reference_screen(RuleBook::Impetus, &sides(), None);
    assert_eq!(
        rows(table(&screen, "Moves")),
        [
            "Archers [] [0] 8 – ½ + D",
            "Skirmishers [] [0, 1] 8 – –",
            "Cataphracts [] [0] 8 D ½ + D",
            "Gauls [] [1] 8 – –",
        ]
    );
    let screen = reference_screen(RuleBook::Basic3, &sides(), Some(0));
    assert_eq!(
        rows(table(&screen, "Moves")),
        [
            "Archers [sideways 2H + D] [0] 2H 2H 1H + D",
            "Skirmishers [sideways 2H + 2H] [0] 2H + 2H 2H + 2H 1H + 1H",
            "Cataphracts [CP1 · sideways 2H + D] [0] 2H, charge 3H 2H, charge 3H + D 1H + D",
            "Cataphracts [CP2 · sideways 3H + D] [0] 3H, charge 4H 3H, charge 4H + D 2H + D",
        ]
    );
}

#[test]
fn only_what_is_on_the_table_is_said() {
    let both = reference_screen(RuleBook::Impetus, &sides(), None);
    let said = |screen: &ReferenceScreen| format!("{:?}", screen.cards);
    assert!(!said(&both).contains("chariot"));
    assert!(!said(&both).contains("wagenburg"));
    assert!(said(&both).contains("Impetuous"));
    let romans = reference_screen(RuleBook::Impetus, &sides(), Some(1));
    assert!(!said(&romans).contains("Heavy cavalry"));
    assert!(romans.left_out.unwrap().contains("elephants"));
    let nobody = reference_screen(RuleBook::Basic3, &[], None);
    assert!(nobody.cards.iter().all(|card| card.title != "Fire"));
}

#[test]
fn basic_impetus_has_no_discipline_but_tests_of_its_own() {
    let titles = |rules| -> Vec<String> {
        let screen = reference_screen(rules, &sides(), None);
        screen.cards.into_iter().map(|card| card.title).collect()
    };
    assert_eq!(
        titles(RuleBook::Impetus),
        [
            "Fire",
            "Melee",
            "Cohesion",
            "Moves",
            "Discipline",
            "Troops",
            "Rout"
        ]
    );
    assert_eq!(
        titles(RuleBook::Basic2008),
        [
            "Fire",
            "Melee",
            "Cohesion",
            "Moves",
            "Charge bonus, retreat, pursuit",
            "Initiative",
            "Troops",
            "Rout"
        ]
    );
    assert_eq!(
        titles(RuleBook::Basic3),
        [
            "Fire",
            "Melee",
            "Cohesion",
            "Moves",
            "Defensive fire",
            "Evasion",
            "Retreat and evade",
            "Pursuit and charge bonus",
            "Counter-charge",
            "Troops",
            "Rout"
        ]
    );
}

#[test]
fn damaged_parts_of_the_sheet_are_left_out() {
    let legions = unit("Legionaries", TroopType::Fp, 5, &[Weapon::Pilum]);
    let side = SideTroops {
        name: "Romans".to_owned(),
        units: vec![legions],
    };
    let screen = reference_screen(RuleBook::Impetus, &[side], None);
    let said = format!("{:?}", screen.cards);
    assert!(said.contains("Thrown on contact to the front by fresh troops."));
    assert!(!said.contains("3d6"), "the dice of the pilum");
    assert!(
        !said.contains("moves this turn"),
        "the shooter's own modifiers"
    );
}

#[test]
fn badges_are_letters_where_they_differ() {
    let screen = reference_screen(RuleBook::Impetus, &sides(), None);
    assert_eq!(screen.badges[0].0, "P");
    let mut same = sides();
    same[1].name = "persians".to_owned();
    let screen = reference_screen(RuleBook::Impetus, &same, None);
    assert_eq!((&*screen.badges[0].0, &*screen.badges[1].0), ("1", "2"));
    assert!(
        reference_screen(RuleBook::Impetus, &sides()[..1], None)
            .badges
            .is_empty()
    );
}
