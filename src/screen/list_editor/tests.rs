//! Typing makes lists.

use super::*;
use crate::list::{
    ArmyList, BasicList, BasicListEdit, Limit, ListEdit, ListId, OwnList, PointsList, PrintedVdt,
    RowId, Seat, TroopId, TroopType, Troops, blank_list,
};

fn shipped() -> Vec<ArmyList> {
    let files = std::fs::read_dir("lists").unwrap();
    files
        .map(|entry| entry.unwrap().path())
        .filter(|path| !path.ends_with("index.json") && !path.ends_with("schema.json"))
        .map(|path| ArmyList::read(&std::fs::read(&path).unwrap(), "list").unwrap())
        .collect()
}

#[test]
fn every_field_of_every_shipped_list_is_read_back_as_it_is_shown() {
    let mut fields = 0;
    for list in shipped() {
        let Some(points) = list.points_list() else {
            continue;
        };
        for row in points.rows() {
            assert_eq!(read_numbers(&show_numbers(row)), Ok((row.min, row.max)));
        }
        for troop in points.troops().filter(|troop| troop.arms.len() != 1) {
            for field in TroopField::ALL {
                let text = show(troop, *field);
                assert_eq!(set(troop, *field, &text).as_ref(), Ok(troop), "{text}");
                fields += 1;
            }
        }
        for section in points.sections() {
            for upgrade in section.upgrades {
                for field in UpgradeField::ALL {
                    let text = show_upgrade(upgrade, field);
                    let read = set_upgrade(upgrade, field, &text);
                    assert_eq!(read.as_ref(), Ok(upgrade), "{text}");
                }
            }
            for formation in section.large_units {
                assert_eq!(
                    read_sizes(&show_sizes(formation)).as_ref(),
                    Ok(&formation.sizes)
                );
            }
        }
    }
    assert!(fields > 1000, "{fields}");
}

#[test]
fn a_row_is_typed_as_it_is_printed() {
    let list = blank_list("Lagash");
    let add = ListEdit::AddRow {
        to: None,
        after: None,
    };
    let list = add.apply(&list).unwrap();
    let mut troop = list.points_list().unwrap().rows[0].troops[0].clone();
    for (field, typed) in [
        (TroopField::Type, "cgp"),
        (TroopField::Name, "Battle cars (*)"),
        (TroopField::M, "6"),
        (TroopField::Vbu, "5"),
        (TroopField::I, "3"),
        (TroopField::D, "c"),
        (TroopField::Vd, "2/3"),
        (TroopField::Price, "17(13)"),
        (TroopField::Weapons, "jav"),
    ] {
        troop = set(&troop, field, typed).unwrap();
    }
    assert_eq!(
        (troop.name.as_str(), troop.general),
        ("Battle cars", Seat::Yes)
    );
    assert_eq!((troop.price, troop.rear_price), (17, Some(13)));
    assert_eq!((troop.stats.vd, troop.stats.vd_with_general), (2, Some(3)));
    assert_eq!(show(&troop, TroopField::Weapons), "javelin");
    let lesser = set(&troop, TroopField::Name, "Nobles (* not C-in-C)").unwrap();
    assert_eq!(lesser.general, Seat::SubGeneral);
}

#[test]
fn what_makes_no_sense_is_refused_with_a_sentence() {
    let list = &shipped()[0];
    let list = list
        .points_list()
        .map_or_else(|| shipped()[1].clone(), |_| list.clone());
    let points = list.points_list().unwrap();
    let troop = points.troops().next().unwrap();
    for (field, typed) in [
        (TroopField::Type, "XX"),
        (TroopField::M, "-1"),
        (TroopField::Vbu, "five"),
        (TroopField::D, "E"),
        (TroopField::Vd, "2/"),
        (TroopField::Price, "17(x"),
        (TroopField::Price, ""),
        (TroopField::Weapons, "<script>"),
    ] {
        let why = set(troop, field, typed).unwrap_err();
        assert!(why.ends_with(['.', '?']), "{why}");
    }
    for typed in ["", "6", "a-b", "0-99999"] {
        assert!(read_numbers(typed).is_err(), "{typed}");
    }
    assert!(read_sizes("x").is_err());
}

#[test]
fn an_empty_row_is_one_fault() {
    let list = blank_list("Lagash");
    assert_eq!(fault_lines(&list).len(), 2);
    let add = ListEdit::AddRow {
        to: None,
        after: None,
    };
    let list = add.apply(&list).unwrap();
    let list = ListEdit::Sources(vec!["me".into()]).apply(&list).unwrap();
    let lines = fault_lines(&list);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!(lines[0].said, "Row 1 is empty: fill it in or remove it.");
    let row = list.points_list().unwrap().rows[0].clone();
    let named = set(&row.troops[0], TroopField::Name, "Spearmen").unwrap();
    let list = ListEdit::Troop(Box::new(named)).apply(&list).unwrap();
    let said: Vec<String> = fault_lines(&list).into_iter().map(|it| it.said).collect();
    assert!(
        said.contains(&"Spearmen: needs a price from 1 to 200.".to_owned()),
        "{said:?}"
    );
}

#[test]
fn every_shipped_list_is_sound_in_the_editor_too() {
    let folder = std::fs::read_dir("tests/lists").unwrap();
    let tests = folder.map(|file| std::fs::read(file.unwrap().path()).unwrap());
    let tests = tests.filter_map(|bytes| ArmyList::read(&bytes, "list").ok());
    let all: Vec<ArmyList> = shipped().into_iter().chain(tests).collect();
    assert!(all.len() > 40, "{}", all.len());
    for list in all {
        assert_eq!(fault_lines(&list), [], "{}", list.name);
    }
}

fn named(slug: &str) -> ArmyList {
    let bytes = std::fs::read(format!("lists/{slug}.json")).unwrap();
    ArmyList::read(&bytes, slug).unwrap()
}

fn points(list: &mut ArmyList) -> &mut PointsList {
    match &mut list.troops {
        Troops::Impetus(points) => points,
        Troops::Basic(_) => panic!("it has points"),
    }
}

fn basic(list: &mut ArmyList) -> &mut BasicList {
    match &mut list.troops {
        Troops::Basic(basic) => basic,
        Troops::Impetus(_) => panic!("it is a Basic list"),
    }
}

/// What is done to the list, the one thing to put right then, and the field that it leads to.
type Slip = (fn(&mut ArmyList), &'static str, &'static str);

#[test]
fn slips_are_told_with_the_field_that_they_are_in() {
    let slips: &[Slip] = &[
        (
            |list| points(list).upgrades[0].becomes.vbu = Some(20),
            "needs a VBU from 1 to 12.",
            "upgrade-1-becomes",
        ),
        (
            |list| points(list).upgrades[0].price = Some(500),
            "needs a price from 1 to 200.",
            "upgrade-1-price",
        ),
        (
            |list| points(list).upgrades[0].name.clear(),
            "An option without a name: needs a name.",
            "upgrade-1-name",
        ),
        (
            |list| points(list).upgrades[0].of.clear(),
            "choose the troops it is for.",
            "upgrade-1-of",
        ),
        (
            |list| {
                let stats = &mut points(list).rows[0].troops[0].stats;
                (stats.vd, stats.vd_with_general) = (3, Some(2));
            },
            "Battle cars: needs a VD with a general that isn’t below the one without, such as 2/3.",
            "troop-1-vd",
        ),
        (
            |list| points(list).rows[0].troops[0].stats.vbu = 13,
            "Battle cars: needs a VBU from 1 to 12.",
            "troop-1-vbu",
        ),
        (
            |list| points(list).rows[0].max = 0,
            "Battle cars: needs a maximum of at least 1 and not below the minimum.",
            "row-1-numbers",
        ),
        (
            |list| *list = ListEdit::AddAlternative(RowId(1)).apply(list).unwrap(),
            "The OR of Battle cars is empty: fill it in or remove it.",
            "troop-12-type",
        ),
        (
            |list| points(list).large_units[0].sizes = vec![9],
            "A Large Unit: needs sizes from 2 to 4.",
            "formation-1-sizes",
        ),
        (
            |list| points(list).destiny_rolls.perhaps = 999,
            "Destiny rolls: needs a number from 0 to 10.",
            "list-destiny",
        ),
        (
            |list| *list = ListEdit::Dates("long ago".into()).apply(list).unwrap(),
            "Dates: name no year; write them as 450-330 BC.",
            "list-dates",
        ),
        (
            |list| {
                let troops = points(list).rows.iter_mut().flat_map(|row| &mut row.troops);
                troops.for_each(|troop| troop.general = Seat::SubGeneral);
            },
            "Nobody may be the general: put (*) behind the name of those who may.",
            "troop-1-troops",
        ),
        (
            |list| list.name = "x".repeat(5000),
            "Name is too long: 5000 letters, at most 80.",
            "list-name",
        ),
        (
            |list| points(list).structures.clear(),
            "Command structure: needs at least one command structure.",
            "list-structures",
        ),
    ];
    for (spoil, said, place) in slips {
        let mut list = named("early-sumerians");
        spoil(&mut list);
        let lines = fault_lines(&list);
        assert_eq!(lines.len(), 1, "{said}: {lines:?}");
        assert!(lines[0].said.ends_with(said), "{said}: {lines:?}");
        assert_eq!(lines[0].place, *place);
    }
}

#[test]
fn slips_in_a_basic_list_are_told_too() {
    let of = |list: &mut ArmyList, total, break_point| {
        basic(list).printed_vdt = Some(PrintedVdt { total, break_point });
    };
    let sum = |list: &mut ArmyList| -> u16 {
        let lines = basic(list).lines.iter();
        lines
            .map(|line| line.count * u16::from(line.unit.stats.vd))
            .sum()
    };
    let said = |list: &ArmyList| -> Vec<(String, String)> {
        let lines = fault_lines(list).into_iter();
        lines.map(|it| (it.said, it.place)).collect()
    };
    let shipped = named("basic-welsh");
    let vdt = sum(&mut shipped.clone());
    let mut list = shipped.clone();
    of(&mut list, vdt, 3);
    let half = vdt.div_ceil(2);
    let place = "printed-vdt".to_owned();
    let wanted = format!("VDT: {vdt} breaks at {half}, and 3 is typed.");
    assert_eq!(said(&list), [(wanted, place.clone())]);
    of(&mut list, vdt + 8, half + 4);
    let wanted = format!(
        "VDT: {} is typed, and the units’ VD add up to {vdt}. Correct one of them, or leave the VDT empty.",
        vdt + 8
    );
    assert_eq!(said(&list), [(wanted, place)]);
    let add = ListEdit::Basic(BasicListEdit::AddOption);
    let list = add.apply(&shipped).unwrap();
    let lines = said(&list);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(
        lines[0].0.ends_with(" is empty: fill it in or remove it."),
        "{lines:?}"
    );
    assert!(lines[0].1.ends_with("-give"), "{lines:?}");
    let mut list = shipped;
    for line in &mut basic(&mut list).lines {
        line.unit.general = Seat::No;
    }
    assert!(said(&list)[0].0.starts_with("Nobody may be the general"));
}

#[test]
fn what_is_refused_is_quoted_once_and_said_in_plain_words() {
    let list = named("early-sumerians");
    let troop = list.points_list().unwrap().troops().next().unwrap().clone();
    for (field, typed, said) in [
        (
            TroopField::Vbu,
            "300",
            "“300” isn’t a VBU. Type a number from 1 to 12.",
        ),
        (
            TroopField::M,
            "fast",
            "“fast” isn’t a movement. Type a number from 0 to 30.",
        ),
        (TroopField::D, "", "This can’t be empty. Type A, B or C."),
        (
            TroopField::D,
            "Z",
            "“Z” isn’t a discipline. Type A, B or C.",
        ),
        (
            TroopField::Price,
            "",
            "This can’t be empty. Type 17, or 17(13) with the rear rank’s.",
        ),
    ] {
        assert_eq!(set(&troop, field, typed).unwrap_err(), said);
    }
    assert_eq!(
        set(&troop, TroopField::Type, "Heavy Foot").unwrap().kind,
        TroopType::Fp
    );
    let volume = |typed| read_optional::<u8>(typed, "a volume", (1, 34));
    assert_eq!(volume(""), Ok(None));
    let said = "“x” isn’t a volume. Type a number from 1 to 34, or nothing.";
    assert_eq!(volume("x").unwrap_err(), said);
    let long = set(&troop, TroopField::Price, &"9".repeat(5000)).unwrap_err();
    assert!(long.len() < 200, "{long}");
}

#[test]
fn a_refused_field_is_put_right_by_undo_before_older_steps_are() {
    let refusal = |field: &str, depth| Refusal {
        field: field.to_owned(),
        name: "Spearmen, Points".to_owned(),
        typed: "abc".to_owned(),
        why: "“abc” isn’t a price.".to_owned(),
        depth,
    };
    let mut refusals = Refusals::default();
    refusals.put(refusal("troop-1-points", 2));
    refusals.put(refusal("troop-2-points", 2));
    refusals.put(refusal("troop-1-points", 3));
    let said: Vec<FaultLine> = refusals.lines().collect();
    assert_eq!(said.len(), 2);
    assert_eq!(said[0].said, "Spearmen, Points: “abc” isn’t a price.");
    // Something was done since: that goes first.
    assert_eq!(refusals.undo(4), None);
    assert_eq!(refusals.undo(3).as_deref(), Some("troop-1-points"));
    assert_eq!(refusals.undo(3), None);
    assert_eq!(refusals.undo(2).as_deref(), Some("troop-2-points"));
    assert!(refusals.is_empty());
}

#[test]
fn what_is_typed_in_one_go_is_one_step() {
    let name = |name: &str| ListEdit::Name(name.into());
    let mut history = ListHistory::new(blank_list("Lagash"));
    history.apply(&name("U")).unwrap();
    let before = history.changes();
    history.apply(&name("Ur")).unwrap();
    assert_eq!(history.changes(), before + 1);
    history.join_last();
    assert_eq!((history.now().name.as_str(), history.depth()), ("Ur", 1));
    history.undo();
    assert_eq!(history.now().name, "Lagash");
    // Typed and taken back by hand: no step at all.
    history.apply(&name("U")).unwrap();
    history.apply(&name("Lagash")).unwrap();
    history.join_last();
    assert!(!history.can_undo());
}

#[test]
fn an_own_list_says_how_far_it_is() {
    let id = ListId(40_000);
    let mut own = OwnList::new(id, new_list());
    let said = saved_list(&own, 0);
    assert_eq!(said.standing, "A draft with 1 thing to put right");
    assert!(said.is_draft);
    own = OwnList::new(id, named("early-sumerians"));
    let said = saved_list(&own, 2);
    assert_eq!(
        (said.standing.as_str(), said.armies.as_str()),
        ("Revision 1", "2 armies")
    );
    assert!(said.about.starts_with("11 rows · "), "{}", said.about);
    let mut draft = own.edited().unwrap().clone();
    draft.name = "Ur".to_owned();
    own.set_draft(draft.clone());
    assert_eq!(
        saved_list(&own, 1).standing,
        "Revision 1, and a draft that isn’t saved yet"
    );
    draft.name.clear();
    own.set_draft(draft);
    assert_eq!(
        saved_list(&own, 1).standing,
        "Revision 1, and a draft with 1 thing to put right"
    );
}

#[test]
fn a_new_list_is_untouched_until_something_is_typed() {
    for new in [new_list(), new_basic_list()] {
        let kept = OwnList::new(ListId(40_000), new);
        let draft = kept.for_editing().unwrap();
        assert!(is_untouched(&draft));
        let typed = ListEdit::Volume(Some(1)).apply(&draft).unwrap();
        assert!(!is_untouched(&typed));
    }
}

#[test]
fn a_draft_is_opened_again_but_not_what_nobody_could_edit() {
    let mut list = named("early-sumerians");
    points(&mut list).rows[0].troops[0].stats.vbu = 0;
    let draft = draft_in("half.json", &list.to_json());
    assert_eq!(draft.as_ref(), Some(&list));
    points(&mut list).rows[1].troops[0].id = TroopId(1);
    assert_eq!(draft_in("twice.json", &list.to_json()), None);
    list.format = 7;
    for text in ["", "{}", "It was a dark night.", &list.to_json()] {
        assert_eq!(draft_in("other.json", text), None);
    }
}

#[test]
fn an_open_doubt_leads_to_its_troops() {
    let list = named("early-sumerians");
    let asked = "Is the price 11? (Slingers, line 8)";
    let slingers = list
        .points_list()
        .unwrap()
        .troops()
        .find(|it| it.name == "Slingers");
    let place = format!("troop-{}-points", slingers.unwrap().id);
    assert_eq!(troop_in_doubt(&list, asked), Some(place));
    for asked in [
        "Is the price 11? (Nobody, line 8)",
        "What is this?",
        "x (line 2)",
    ] {
        assert_eq!(troop_in_doubt(&list, asked), None, "{asked}");
    }
}

#[test]
fn limits_are_read_as_people_write_them() {
    let upgrade = |typed: &str| {
        let list = ListEdit::AddUpgrade(None).apply(&blank_list("x")).unwrap();
        let upgrade = list.points_list().unwrap().upgrades[0].clone();
        set_upgrade(&upgrade, UpgradeField::Limits, typed).map(|it| it.limits)
    };
    let half = Limit::Fraction {
        numerator: 1,
        denominator: 2,
    };
    assert_eq!(upgrade("half, front"), Ok(vec![half, Limit::FrontRank]));
    assert_eq!(upgrade("3"), Ok(vec![Limit::AtMost(3)]));
    assert_eq!(upgrade("all"), Ok(vec![Limit::AllOrNone]));
    assert!(upgrade("some").unwrap_err().contains("1/2"));
}

#[test]
fn edits_can_be_taken_back_and_done_again() {
    let mut history = ListHistory::new(blank_list("Lagash"));
    history.apply(&ListEdit::Name("Ur".into())).unwrap();
    history.apply(&ListEdit::Name("Ur".into())).unwrap();
    history.undo();
    assert_eq!(history.now().name, "Lagash");
    assert!(!history.can_undo());
    history.redo();
    assert_eq!(history.now().name, "Ur");
}
