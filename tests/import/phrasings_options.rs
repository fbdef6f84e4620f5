//! Sentences below the rows in the words of players: what is certain becomes an option, and a word
//! that no option can say is asked about, with the whole sentence kept as a note.

use super::phrasings::{lines_of, meant};
use muster::import::{Answer, Answers, Import, State, import};
use muster::screen::import::import_screen;

#[test]
fn certain_sentences_become_options() {
    for (note, meaning) in [
        (
            "Spearmen: up to half can be upgraded to VBU=5 (final cost 21)",
            "Upgrade: Spearmen: VBU 5, 21 points, up to half of those fielded.",
        ),
        (
            "Option 1: up to 2 Spearmen can be upgraded to VBU=5 (final cost 21)",
            "Upgrade: Spearmen: VBU 5, 21 points, up to 2.",
        ),
        (
            "Only 2 Spearmen can be upgraded to VBU=5 (final cost 21)",
            "Upgrade: Spearmen: VBU 5, 21 points, up to 2.",
        ),
        (
            "Veterans: up to 2 Spearmen can be upgraded to Veteran Spearmen, VBU=5 (final cost 21)",
            "Upgrade: Spearmen: Veterans (Veteran Spearmen, VBU 5), 21 points, up to 2.",
        ),
        (
            "Knights can be upgraded to Royal Guards with VBU=8 and D=A (final cost 36)",
            "Upgrade: Knights: Royal Guards, VBU 8, D A, 36 points.",
        ),
        (
            "Knights can be upgraded to Royal Guards (VBU=8, D=A), final cost 36",
            "Upgrade: Knights: Royal Guards, VBU 8, D A, 36 points.",
        ),
        (
            "Knights can be upgraded to FL, VBU=5 (final cost 20)",
            "Upgrade: Knights: FL and VBU 5 (FL, VBU 5), 20 points.",
        ),
        (
            "Spearmen can be upgraded to VBU=5 D=A VD=3 (final cost 21)",
            "Upgrade: Spearmen: VBU 5 and VD 3 and D A (VBU 5, VD 3, D A), 21 points.",
        ),
        (
            "Any or all Spearmen can be upgraded to D=A Impetuous (final cost 21)",
            "Upgrade: Spearmen: D A and impetuous (D A, impetuous), 21 points.",
        ),
        (
            "No more than half of the Knights can be upgraded to VBU=8 (final cost 36)",
            "Upgrade: Knights: VBU 8, 36 points, up to half of those fielded.",
        ),
        (
            "Knights with a general neither Incompetent nor Coward can be upgraded to VBU=8 (final cost 36)",
            "Upgrade: Knights: VBU 8, 36 points, with a general: Genius, Charismatic, Expert, Fair, Poor.",
        ),
        (
            "Spearmen can be upgraded to VBU=5 (final cost 21pts (16))",
            "Upgrade: Spearmen: VBU 5, 21 points, 16 in a rear rank.",
        ),
        (
            "Spearmen can be upgraded to VBU=5 (final cost 21 [16])",
            "Upgrade: Spearmen: VBU 5, 21 points, 16 in a rear rank.",
        ),
        (
            "Spearmen can be upgraded to VBU=5 (final cost 21, 16 in a rear rank)",
            "Upgrade: Spearmen: VBU 5, 21 points, 16 in a rear rank.",
        ),
        (
            "Knights can be upgraded to VBU8 (final cost 36), max 2",
            "Upgrade: Knights: VBU 8, 36 points, up to 2.",
        ),
        (
            "Knights can be upgraded from VBU=7 to VBU: 8 (final cost 36). Max 2.",
            "Upgrade: Knights: VBU 8, 36 points, up to 2.",
        ),
        (
            "Any Knights unit which contains a Fair general can be upgraded to VBU=8 (final cost 36)",
            "Upgrade: Knights: VBU 8, 36 points, with a general: Fair.",
        ),
        (
            "Up to 50 % of the Knights can be upgraded to VBU=8 (final cost 36)",
            "Upgrade: Knights: VBU 8, 36 points, up to half of those fielded.",
        ),
        (
            "Only Spearmen can form Large Units",
            "Large Unit: Spearmen: 2 or 3 ranks.",
        ),
        (
            "Knights can dismount as Spearmen",
            "Spearmen | FP · on foot · long spear | 5 4 1 B 2/3 | ",
        ),
        (
            "Spearmen can be downgraded to D=C (final cost 14)",
            "Upgrade: Spearmen: D C, 14 points.",
        ),
        (
            "Spearmen can form Large Units from 2 to 4 units",
            "Large Unit: Spearmen: 2, 3 or 4 ranks.",
        ),
        (
            "Spearmen can form Large Units of 3 units with T - Archers in the rear rank",
            "Large Unit: Spearmen, with T Archers behind: 3 ranks.",
        ),
    ] {
        let line = &lines_of(&[note])[0];
        assert_eq!(meant(line), meaning, "{note}");
        assert!(line.doubts.is_empty(), "{note}: {:?}", line.doubts);
    }
}

/// A sentence that limits the one before it stays with it.
#[test]
fn limits_behind_a_full_stop_are_no_sentence_of_their_own() {
    let head = "Knights can be upgraded to VBU=8 (final cost 36).";
    for limit in [
        "Max 2 per command.",
        "Only after 1250.",
        "Not generals.",
        "They must be deployed first.",
        "This option is only for Caesar.",
    ] {
        is_asked_and_kept(&format!("{head} {limit}"));
    }
    let apart = &lines_of(&[&format!("{head} Max 4 fortifications.")])[0];
    assert_eq!(
        meant(apart),
        "Upgrade: Knights: VBU 8, 36 points.; Fortifications: up to 4"
    );
    assert_eq!(apart.state, State::Clear);
}

fn is_asked_and_kept(note: &str) {
    let line = &lines_of(&[note])[0];
    assert_eq!(line.state, State::InDoubt, "{note}: {}", meant(line));
    assert_eq!(meant(line), format!("Note: {note}"), "{note}");
}

#[test]
fn conditions_become_no_name() {
    let head = "Spearmen can be upgraded to VBU=5 (final cost 21)";
    for condition in [
        "From 1250",
        "1250-1300",
        "Only Caesar",
        "Caesar only",
        "Late",
        "Not with Archers",
        "In the East",
        "Max 2",
        "Up to half",
    ] {
        is_asked_and_kept(&format!("{condition}: {head}"));
    }
    for change in [
        "VBU=8, Only one",
        "VBU=8, Max two per command",
        "VBU=8, Only generals",
        "VBU=8 and I=4, Only in 1250",
        "VBU=8 and Not impetuous",
        "VBU=8 and Can dismount",
        "Impetuous, Cost +1",
        "long spear and Plus 2 points",
        "VBU=8 VD=3/4",
        "VBU=8 and VBU=9",
        "javelin or sling",
        "javelin/sling",
    ] {
        is_asked_and_kept(&format!(
            "Knights can be upgraded to {change} (final cost 36)"
        ));
    }
}

#[test]
fn denials_and_minima_are_no_limits() {
    for who in [
        "Knights (not generals)",
        "Knights except generals",
        "Knights not containing a general",
        "Knights not with a general",
        "Knights (non-general)",
        "Knights unless general",
        "Knights not with a Genius general",
        "None of the Knights",
        "More than half of the Knights",
        "More than 2 Knights",
        "2 or more Knights",
        "2+ Knights",
        "From 2 Knights",
        "A Knights unit",
        "Any Knights and all generals",
        "Up to half of Knights and all Spearmen",
        "Knights (max 2) and Spearmen",
        "All generals on Knights",
        "Knights in front",
        "2 Knights (max 3)",
        "Knights from VBU=6",
    ] {
        is_asked_and_kept(&format!("{who} can be upgraded to VBU=8 (final cost 36)"));
    }
    for note in [
        "More than 4 fortifications",
        "Max 4 fortifications only in defence",
        "4+ fortifications",
        "More than 2 allied contingents",
        "More than 2 Destiny rolls",
        "Can use more than 3 destiny rolls",
        "Allowed 3 more destiny rolls",
        "At least 50% of Spearmen and Knights together",
        "At least 4 Spearmen and Knights together, Archers",
        "The bulk of the army is 10 Spearmen",
        "Package 2-1 Legion: Whole = 1 Knights, 1 Spearmen",
        "Package 1-2 Legion: Whole = 1 Knights, 2 Spearmen only after 1250",
        "Package 1-2 Legion: Whole = 1 veteran Knights, 2 Spearmen",
        "Package 1-2 Legion (Caesar): Whole = 1 Knights",
        "Package 1-2 Legion: Whole (max 1) = 1 Knights, 2 Spearmen",
    ] {
        is_asked_and_kept(note);
        let asked = &lines_of(&[note])[0].doubts[0].asked;
        assert_eq!(asked, "This sounds like a limit.", "{note}");
    }
}

#[test]
fn large_units_say_nothing_more() {
    for note in [
        "Spearmen can form Large Units from 1250",
        "Spearmen can form Large Units of 3+ units",
        "Spearmen can form Large Units with up to 2 Archers behind",
        "Spearmen can form Large Units with a unit of Archers behind",
        "Spearmen can form one Large Unit",
        "2 Spearmen can form one Large Unit",
        "Large Units:",
    ] {
        is_asked_and_kept(note);
    }
}

#[test]
fn prices_and_figures_that_no_list_has_are_asked_about() {
    for (change, asked) in [
        ("VBU=5 (final cost 21-16)", "This sounds like an option."),
        ("VBU=5 (final cost 21.5)", "This sounds like an option."),
        ("VBU=5 (final cost 21+1)", "This sounds like an option."),
        (
            "VBU=5 (final cost 21 (2 units))",
            "This sounds like an option.",
        ),
        ("I=5", "This sounds like an option."),
        ("polearm", "This sounds like an option."),
        (
            "VBU=5 (final cost 21 (26))",
            "Is the bracketed price right?",
        ),
        ("VBU=5 (final cost 21 (1))", "Is the bracketed price right?"),
        ("VBU=5 (final cost 210)", "Is the price 210?"),
        ("VBU=5 (final cost 12)", "Is the final price 12?"),
        ("D=C (final cost 24)", "Is the final price 24?"),
        ("VBU=50 (final cost 21)", "Is the VBU 50?"),
        ("VBU=0 (final cost 21)", "Is the VBU 0?"),
    ] {
        let note = format!("Spearmen can be upgraded to {change}");
        is_asked_and_kept(&note);
        assert_eq!(lines_of(&[&note])[0].doubts[0].asked, asked, "{note}");
    }
}

#[test]
fn who_dismounts_is_said_without_conditions() {
    const AS: &str = "can dismount as FP - Foot 5 6 2 B 2";
    for who in ["Knights", "All Knights", "The Knights (CP)"] {
        let line = &lines_of(&[&format!("{who} {AS}")])[0];
        assert_eq!(meant(line), "Foot | FP · on foot | 5 6 2 B 2 | ", "{who}");
        assert!(line.doubts.is_empty(), "{who}: {:?}", line.doubts);
    }
    for who in [
        "Up to 2 Knights",
        "Half of the Knights",
        "After 1250 Knights",
        "Knights without general",
        "No Knights",
        "Knights*",
    ] {
        is_asked_and_kept(&format!("{who} {AS}"));
    }
}

#[test]
fn what_an_earlier_line_says_otherwise_holds() {
    for [first, second] in [
        ["Max 4 fortifications", "Max 6 fortifications"],
        ["Up to 3 destiny rolls", "Up to 2 destiny rolls"],
        ["Max 2 allied contingents", "Max 3 allied contingents"],
        [
            "Knights can dismount as FP - Foot 5 6 2 B 2",
            "Knights can dismount as FP - Foot 5 5 2 B 2",
        ],
    ] {
        let lines = lines_of(&[first, second]);
        assert_eq!(lines[0].state, State::Clear, "{first}");
        assert_eq!(meant(&lines[1]), format!("Note: {second}"));
        assert_eq!(
            lines[1].doubts[0].asked,
            "Does this hold, or what an earlier line says?"
        );
    }
    let knights = "0-2 CP - Serjeants 8 6 3 B 3 28";
    let foot = ["FP - Foot 5 6 2 B 2", "FP - Foot 5 5 2 B 2"];
    let foot = foot.map(|foot| format!("Can dismount as {foot}"));
    let lines = lines_of(&[knights, &foot[0], &foot[1]]);
    assert_eq!(meant(&lines[1]), "Foot | FP · on foot | 5 6 2 B 2 | ");
    assert_eq!(meant(&lines[2]), format!("Note: {}", foot[1]));
}

/// A note below the allies may mean the troops of the main list that have the same name.
#[test]
fn whose_troops_are_meant_is_asked_and_answered() {
    let read = |note: &str| -> Import {
        let text = format!(
            "JERUSALEM\nCS=Poor\n2-12 FP - Spearmen 5 4 1 B 2/3 17(13)\nALLIES: Franks\n\
             0-4 FP - Spearmen 5 4 1 B 2/3 17(13)\n{note}"
        );
        import(&text, &Answers::new()).unwrap()
    };
    let formed = |read: &Import| {
        let points = read.list.points_list().unwrap();
        let of_allies = points.contingents[0].large_units.len();
        (points.large_units.len(), of_allies)
    };
    let asked = read("Spearmen can form Large Units");
    assert_eq!(formed(&asked), (1, 0));
    let line = import_screen(&asked).lines.remove(5);
    let choices = line.doubts[0].choices.iter();
    let answers: Vec<_> = choices
        .map(|choice| match &choice.answer {
            Answer::Text(text) => formed(&read(text)),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(answers, [(1, 0), (0, 1)]);
    let answered = read("Franks: Spearmen can form Large Units");
    assert_eq!(answered.lines[5].state(), muster::import::State::Clear);
}
