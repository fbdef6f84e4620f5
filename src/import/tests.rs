//! The sample of a list with everything wrong that pasting does to it, line by line.

use super::*;
use crate::army::GeneralLevel;
use crate::list::{Limit, Seat, Trait, Troops, Weapon};

const MARI: &str = include_str!("../../tests/import/mari.txt");

fn mari() -> Import {
    import(MARI, &Answers::new()).unwrap()
}

fn states(import: &Import) -> Vec<State> {
    import.lines.iter().map(Line::state).collect()
}

#[test]
fn every_line_of_the_sample_is_understood_or_asked_about() {
    use State::*;
    let import = mari();
    assert_eq!(
        states(&import),
        [
            LeftOut, Clear, Clear, Clear, Clear, Clear, Clear, InDoubt, PutRight, InDoubt, Clear,
            Clear, InDoubt
        ]
    );
    let list = &import.list;
    assert_eq!(list.name, "Kingdom of Mari");
    assert_eq!(list.dates.as_ref().unwrap().from, Some(-1810));
    let points = list.points_list().unwrap();
    let numbers: Vec<_> = points.rows.iter().map(|row| (row.min, row.max)).collect();
    assert_eq!(numbers, [(0, 4), (8, 24), (2, 6), (0, 3), (0, 4)]);
    let spearmen = &points.rows[1].troops[0];
    assert_eq!(spearmen.weapons, [Weapon::LongSpear]);
    assert_eq!((spearmen.price, spearmen.rear_price), (17, Some(13)));
    assert_eq!(points.rows[0].troops[0].general, Seat::Yes);
    assert_eq!(points.rows[1].troops.len(), 2);
    assert_eq!(points.rows[2].troops[0].price, 11);
    let suteans = &points.rows[3].troops[0].stats;
    assert_eq!((suteans.m, suteans.vbu, suteans.i), (8, 3, 1));
    assert_eq!(points.rows[4].troops[0].stats.vd, 1);
    assert_eq!((points.upgrades.len(), points.large_units.len()), (1, 1));
    assert_eq!(points.upgrades[0].price, Some(21));
    assert_eq!(list.notes, ["The Suteans leave if it rains"]);
    assert_eq!(list.faults(), []);
}

#[test]
fn the_letters_in_doubt_are_marked() {
    let import = mari();
    let marked: Vec<&str> = import
        .lines
        .iter()
        .flat_map(|line| line.doubts.iter().map(|doubt| &line.text[doubt.at.clone()]))
        .collect();
    assert_eq!(marked, ["ll", "  ", "The Suteans leave if it rains"]);
    let repaired: Vec<&str> = import.lines[8]
        .repairs
        .iter()
        .map(|repair| &import.lines[8].text[repair.at.clone()])
        .collect();
    assert_eq!(repaired, ["O-3", "31"]);
}

#[test]
fn an_answer_settles_a_doubt() {
    let import = mari();
    let mut answers = Answers::new();
    for number in [8, 10, 13] {
        let line = &import.lines[number - 1];
        let answer = line.doubts[0].choices[0].answer.clone();
        answers.insert(line.number, answer);
    }
    let settled = super::import(MARI, &answers).unwrap();
    assert!(
        !states(&settled).contains(&State::InDoubt),
        "{:?}",
        settled.lines
    );
    assert_eq!(settled.list, import.list);
    assert_eq!(
        settled.lines[7].text,
        "2-6 T - Archers 6 3 0 C 1 11 short bow A"
    );
    assert_eq!(
        settled.lines[7].pasted,
        "2-6 T - Archers 6 3 0 C 1 ll short bow A"
    );
    answers.insert(13, Answer::LeaveOut);
    answers.insert(
        8,
        Answer::Text("2-6 T - Archers 6 3 0 C 1 12 short bow A".into()),
    );
    let other = super::import(MARI, &answers).unwrap();
    assert_eq!(other.list.notes, [] as [String; 0]);
    assert_eq!(
        other.list.points_list().unwrap().rows[2].troops[0].price,
        12
    );
}

#[test]
fn what_a_list_needs_is_asked_for() {
    let text = "0-6 S - Slingers 8 2 0 B 1 12 sling";
    let bare = import(text, &Answers::new()).unwrap();
    let reasons: Vec<_> = bare
        .lines
        .iter()
        .flat_map(|line| line.doubts.iter().map(|doubt| doubt.reason.clone()))
        .collect();
    assert_eq!(reasons, [Reason::NoStructure, Reason::NoListName]);
    assert_eq!(bare.list.faults(), []);
    let mut answers = Answers::new();
    let choice = |line: &Line, place: usize| line.doubts[0].choices[place].answer.clone();
    answers.insert(bare.lines[1].number, choice(&bare.lines[1], 1));
    answers.insert(
        bare.lines[2].number,
        Answer::Text("Mari 1810-1761 BC".into()),
    );
    let whole = import(text, &answers).unwrap();
    assert!(whole.lines.iter().all(|line| line.doubts.is_empty()));
    assert_eq!(whole.list.name, "Mari");
    let points = whole.list.points_list().unwrap();
    assert_eq!(points.structures, [CommandStructure::Average]);
}

#[test]
fn rows_over_several_lines_are_put_together() {
    let text = "MARI 1810-1761 BC\nCS=Poor (0 pts)\n8-24 FP - Spearmen\n(*) 5 4 1 B\n2/3 17(13) long spear\n0-4 S - Slingers 8 2 0 B 1 12\nsling\n0-2\nFL - Guti 8 4 4 C 2 12(9) Impetuous\nUp to half of the Spearmen can be\nupgraded to VBU 5 (final cost 21)\n";
    let import = import(text, &Answers::new()).unwrap();
    let points = import.list.points_list().unwrap();
    let names: Vec<_> = points.troops().map(|troop| troop.name.as_str()).collect();
    assert_eq!(
        names,
        ["Spearmen", "Slingers", "Guti"],
        "{:#?}",
        import.lines
    );
    assert_eq!(points.rows[1].troops[0].weapons, [Weapon::Sling]);
    assert_eq!(points.upgrades.len(), 1);
    assert!(
        import.lines.iter().all(|line| line.doubts.is_empty()),
        "{:#?}",
        import.lines
    );
    assert_eq!(import.lines[2].pasted.lines().count(), 3);
}

#[test]
fn a_basic_list_with_its_options() {
    let text = "ITALIAN CITY STATES XIII Cent. (VDT=16/8 if without options)
2 CP(*) 8 6 2 3 Nobles
1 CP 8 7 3 2 Mercenaries
2 FP 5 5 1 2 long spear
1 T 5 3 0 2 crossbow and pavese
1 FP 5 3 1 1 Contado (farmers)
1 S 8 2 0 1 short bow B or crossbow B
Option. Change one FP Unit (with VBU=5) or one CP Unit with:
1 W 5 5 0 4 Carroccio wagon
or with
1 CL 12 3 0 1 Berrovieri - various
Special Rule. Crossbowmen with Pavese nullify the bonus of mounted enemies.

15mm Mirliton
";
    let import = import(text, &Answers::new()).unwrap();
    let Troops::Basic(basic) = &import.list.troops else {
        panic!("expected a Basic list");
    };
    assert_eq!(basic.lines.len(), 6);
    let [option] = basic.options.as_slice() else {
        panic!("expected one option, {:#?}", import.lines);
    };
    assert_eq!(option.give_one_of.len(), 3);
    assert_eq!(option.take_one_of.len(), 2);
    assert!(option.pairing_unknown);
    assert_eq!(basic.printed_vdt.unwrap().total, 16);
    assert_eq!(import.list.dates.as_ref().unwrap().text, "XIII Cent.");
    assert_eq!(import.list.faults(), []);
}

#[test]
fn a_page_with_two_lists_gives_the_first_and_says_so() {
    let text = format!(
        "{MARI}\nNUBIANS 2800 - 700 BC\nCS=Poor (0 pts)\nNrType M VBUI DVD PtsNotes\n0-4 FL- Warriors (*) 8 4 4 C 2/3 12(9) Impetuous\n"
    );
    let both = import(&text, &Answers::new()).unwrap();
    assert_eq!(both.list, mari().list);
    let second = &both.lines[13];
    assert_eq!(
        second.doubts[0].reason,
        Reason::SecondList("Nubians".into())
    );
    assert_eq!(states(&both)[14..], [State::LeftOut; 3]);
    assert_eq!(mari().other_lists(MARI), None);
    let rest = both.other_lists(&text).unwrap();
    assert!(rest.starts_with("NUBIANS 2800 - 700 BC\nCS="), "{rest}");
    let next = import(&rest, &Answers::new()).unwrap();
    assert_eq!(next.list.name, "Nubians");
}

#[test]
fn what_is_no_list_is_answered_with_a_sentence() {
    let said = |text: &str| import(text, &Answers::new()).unwrap_err().to_string();
    let novel = "It was the best of times, it was the worst of times.\n".repeat(500);
    assert!(said(&novel).starts_with("No row of a list was found in 500 lines."));
    assert!(said("<html><body>0-6 CGP</body></html>").starts_with("This is the source"));
    assert!(said(&"x".repeat(10_000_000)).starts_with("This has 10 MB"));
    assert!(said("\u{0}\u{1}").starts_with("This isn't text"));
    assert!(said("").starts_with("There is nothing"));
}

#[test]
fn the_last_row_can_be_kept_as_a_note() {
    let text = "0-6 \n Can dismount as OR 1810-1761 BC";
    // Two lines, and the two questions that no line answers: structure and name.
    assert_eq!(
        import(text, &Answers::new()).map(|it| it.lines.len()),
        Ok(4)
    );
    let read = import(text, &[(2, Answer::KeepAsNote)].into()).unwrap();
    assert_eq!(read.list.notes, ["0-6", "Can dismount as OR 1810-1761 BC"]);
    assert!(
        !read.list.faults().is_empty(),
        "a list without rows isn’t sound"
    );
}

#[test]
fn a_list_as_players_write_it_down_is_understood() {
    let text = "AZTECS (XIV-XVI cent.) Vol. 31
CS=Average (12 pts) or Poor (0 pts)
0-4 FL - Cuachicqueh and Otontin (*) 8 5 4 B 3 26 Various weapons
8-24 FP - Spearmen (* not CiC) 5 4 1 B 2/3 17(13) Long spear
0-6 CGP - Battle cars (*) 6 5 3 C 3 13
All Cuachicqueh and Otontin can be downgraded to D=C Impetuous (Final cost 16)
Spearmen can form Large Units. Up to half of the Spearmen deployed can be upgraded to VBU=5 at the final cost of 21 points.
The Battle car with a general (neither Incompetent nor Coward) can be upgraded to VBU=6 (final cost 19)
";
    let read = import(text, &Answers::new()).unwrap();
    assert_eq!(
        (read.list.name.as_str(), read.list.volume),
        ("Aztecs", Some(31))
    );
    assert!(
        read.lines.iter().all(|line| line.state() == State::Clear),
        "{:#?}",
        read.lines
    );
    let points = read.list.points_list().unwrap();
    let prices: Vec<_> = points.upgrades.iter().map(|it| it.price).collect();
    assert_eq!(prices, [Some(16), Some(21), Some(19)]);
    assert_eq!(points.upgrades[0].becomes.traits, [Trait::Impetuous]);
    let [Limit::HoldsGeneral(levels)] = points.upgrades[2].limits.as_slice() else {
        panic!("{:?}", points.upgrades[2].limits);
    };
    assert!(levels.contains(&GeneralLevel::Poor) && !levels.contains(&GeneralLevel::Coward));
}

/// An option has no place for it, and without it the option would be wrong.
#[test]
fn a_condition_is_asked_about_and_not_dropped() {
    for note in [
        "Before 1200 AD up to half of the Slingers can be upgraded to VBU 3 (final cost 15)",
        "Up to half of the Slingers can be upgraded to VBU 3 (final cost 15) if there are no Scouts",
        "After 1200 AD Slingers can form Large Units",
    ] {
        let text = format!("MARI\nCS=Poor\n0-6 S - Slingers 8 2 0 B 1 12 sling\n{note}\n");
        let read = import(&text, &Answers::new()).unwrap();
        let points = read.list.points_list().unwrap();
        assert_eq!(
            (points.upgrades.len(), points.large_units.len()),
            (0, 0),
            "{note}"
        );
        assert_eq!(read.list.notes, [note]);
        assert_eq!(read.lines[3].doubts[0].reason, Reason::OptionUnclear);
    }
}

/// Rows, sentences that name them, titles, halves of rows: twice as many cost twice as much.
#[test]
fn the_cost_grows_with_the_text_and_no_faster() {
    let kinds: [fn(usize) -> String; 6] = [
        |n| format!("0-6 S - Slingers {n} 8 2 0 B 1 12 sling"),
        |n| format!("Up to half of the Slingers can be upgraded to VBU {n} (final cost 15)"),
        |n| format!("KINGDOM NUMBER {n} 1810-1761 BC"),
        |n| format!("The {n} men came down to the plain and"),
        |n| format!("0-6 S - Slingers {n} 8"),
        |n| format!("OR S - Slingers {n} 8 2 0 B  ll sling,"),
    ];
    for (place, kind) in kinds.iter().enumerate() {
        let cost = |count: usize| {
            let lines: Vec<String> = (0..count).map(|n| kind(1000 + n)).collect();
            let head = "MARI\nCS=Poor\n0-6 S - Slingers 8 2 0 B 1 12 sling";
            let text = format!("{head}\n{}\n", lines.join("\n"));
            cost::taken();
            import(&text, &Answers::new()).unwrap();
            cost::taken()
        };
        // Past 200 rows, the most that a list holds.
        let (once, twice) = (cost(1000), cost(2000));
        assert!(once > 1000, "{place}: {once}");
        assert!(twice * 100 <= once * 210, "{place}: {once}, then {twice}");
    }
}

#[test]
fn open_doubts_go_with_the_list_and_name_the_row() {
    let list = crate::text::import::with_open_doubts(&mari());
    assert_eq!(
        list.provenance.remarks,
        [
            "Not answered: Is the price 11? (Archers, line 8)",
            "Not answered: A figure is missing, likely VD. (Slingers, line 10)"
        ]
    );
    let open = crate::text::import::open_doubt;
    assert_eq!(
        list.provenance.remarks.first().and_then(|it| open(it)),
        Some("Is the price 11? (Archers, line 8)")
    );
    assert_eq!(open("A copy of Early Sumerians, revision 1"), None);
}

#[test]
fn words_below_a_row_are_asked_about_and_a_sentence_is_not() {
    let text =
        "Welsh (VDT=20/10)\n4 FL 8 4 1 2 Levy\nfrom the hills\n1 S 8 2 0 1 Archers\nThey are few.";
    let read = import(text, &Answers::new()).unwrap();
    let reasons: Vec<_> = read.lines.iter().flat_map(|line| &line.doubts).collect();
    let reasons: Vec<_> = reasons.iter().map(|doubt| &doubt.reason).collect();
    assert_eq!(reasons, [&Reason::EndOfRowAbove, &Reason::Note]);
}
