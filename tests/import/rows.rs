//! Rows as people type, scan and paste them: read as they are meant, or asked about.

use super::phrasings::{lines_of, meant};
use muster::import::{Answers, import};
use muster::screen::import::import_screen;

const GUARD: &str = "Guard | FP · 0–6 | 5 5 2 B 2 | 20";
const SEATED: &str = "Guard | FP · 0–6 · may hold a general | 5 5 2 B 2 | 20";
const SUB: &str = "Guard | FP · 0–6 · may hold a general, not the C-in-C | 5 5 2 B 2 | 20";
const ARMED: &str = "Guard | FP · 0–6 · long spear | 5 5 2 B 2 | 20";

#[test]
fn a_row_may_be_written_in_many_ways() {
    for (row, meaning) in [
        ("(0-6) FP - Guard 5 5 2 B 2 20", GUARD),
        ("[0-6] FP - Guard 5 5 2 B 2 20", GUARD),
        ("0..6 FP - Guard 5 5 2 B 2 20", GUARD),
        ("up to 6 FP - Guard 5 5 2 B 2 20", GUARD),
        ("3. 0-6 FP - Guard 5 5 2 B 2 20", GUARD),
        ("3) 0-6 FP - Guard 5 5 2 B 2 20", GUARD),
        ("> 0-6 FP - Guard 5 5 2 B 2 20", GUARD),
        ("0,6,FP,Guard,5,5,2,B,2,20,", GUARD),
        ("0;6;FP;Guard;5;5;2;B;2;20;", GUARD),
        (
            "\"0-6\",\"FP\",\"Guard\",5,5,2,B,2,20,\"long spear\"",
            ARMED,
        ),
        ("0-6 FP - Guard 5 5 2 B 2 20 pts", GUARD),
        ("0-6 FP - Guard 5 5 2 B 2 20pts long spear", ARMED),
        ("0-6 FP - Guard 5 5 2 B 2 20 none", GUARD),
        ("0-6 FP - Guard 5 5 2 B 2 20 n/a", GUARD),
        ("0-6 Guard FP 5 5 2 B 2 20", GUARD),
        ("0-6 Guard FP (*) 5 5 2 B 2 20", SEATED),
        ("0-6 FP - Guard......... 5 5 2 B 2 20", GUARD),
        ("0-6 FP - Guard† 5 5 2 B 2 20", GUARD),
        ("0-6 FP - Guard, long spear 5 5 2 B 2 20", ARMED),
        ("**0-6 FP - Guard** 5 5 2 B 2 20", GUARD),
        ("0-6 FP - **Guard** 5 5 2 B 2 20", GUARD),
        ("0-6 FP - *Guard* 5 5 2 B 2 20", GUARD),
        ("0-6 FP - Guard (•) 5 5 2 B 2 20", SEATED),
        ("0-6 FP - Guard (∗) 5 5 2 B 2 20", SEATED),
        ("0-6 FP - Guard 5 5 2 B 2 20 (*)", SEATED),
        ("0-6 FP - Guard 5 5 2 B 2(*) 20", SEATED),
        ("0-6 FP - Guard 5 5 2 B 2 20(*)", SEATED),
        ("0-6 FP - Guard (*) not CiC 5 5 2 B 2 20", SUB),
        ("0-6 FP - Guard *not CiC 5 5 2 B 2 20", SUB),
        ("0-6 FP - Guard [*not CiC] 5 5 2 B 2 20", SUB),
        (
            "0-6 FP - Guard (Franks) (*) 5 5 2 B 2 20",
            "Guard (Franks) | FP · 0–6 · may hold a general | 5 5 2 B 2 | 20",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 short bow A or B",
            "Guard | FP · 0–6 · short bow A or short bow B | 5 5 2 B 2 | 20",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 composite bow, B",
            "Guard | FP · 0–6 · composite bow B | 5 5 2 B 2 | 20",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 crossbow, B",
            "Guard | FP · 0–6 · crossbow B | 5 5 2 B 2 | 20",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 composite bow cl. B",
            "Guard | FP · 0–6 · composite bow B | 5 5 2 B 2 | 20",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 either javelin or sling",
            "Guard | FP · 0–6 · javelin or sling | 5 5 2 B 2 | 20",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 crossbow B (pavise)",
            "Guard | FP · 0–6 · crossbow B, pavise | 5 5 2 B 2 | 20",
        ),
        (
            "OR 0-1 FP - Guard 5 5 2 B 2 20",
            "Guard | FP · or, shares 0–1 | 5 5 2 B 2 | 20",
        ),
        (
            "OR: FP - Guard 5 5 2 B 2 20",
            "Guard | FP · or, shares 0–1 | 5 5 2 B 2 | 20",
        ),
        (
            "(or) FP - Guard 5 5 2 B 2 20",
            "Guard | FP · or, shares 0–1 | 5 5 2 B 2 | 20",
        ),
        (
            "Can dismount as FP 5 6 2 C 2 polearm",
            "Stone throwers | FP · on foot · polearm | 5 6 2 C 2 | ",
        ),
        (
            "0-6 Art. - Bombards 2 3 0 A 1 22 artillery C",
            "Bombards | ART · 0–6 · artillery C | 2 3 0 A 1 | 22",
        ),
        (
            "0-6 Fp guard 5 5 2 B 2 20",
            "guard | FP · 0–6 | 5 5 2 B 2 | 20",
        ),
        (
            "0-6 FP - Regiment 12 of Foot 5 5 2 B 2 20",
            "Regiment 12 of Foot | FP · 0–6 | 5 5 2 B 2 | 20",
        ),
    ] {
        let lines = lines_of(&[row]);
        assert_eq!(lines.len(), 1, "{row}");
        assert_eq!(meant(&lines[0]), meaning, "{row}");
        assert!(lines[0].doubts.is_empty(), "{row}: {:?}", lines[0].doubts);
    }
}

/// What more is said than a row can say never becomes a part of its name, and is never dropped.
#[test]
fn what_isnt_certain_of_a_row_is_asked_about() {
    for (row, meaning, asked) in [
        (
            "0-6 FP - Guard only after 1300 AD 5 5 2 B 2 20",
            GUARD,
            "“only after 1300 AD” is more than a row can say.",
        ),
        (
            "0-6 FP - Guard - only if CiC is Caesar 5 5 2 B 2 20",
            GUARD,
            "“only if CiC is Caesar” is more than a row can say.",
        ),
        (
            "0-6 FP - Guard (in place of Spearmen) 5 5 2 B 2 20",
            GUARD,
            "“(in place of Spearmen)” is more than a row can say.",
        ),
        (
            "0-6 FP - Guard [only one] 5 5 2 B 2 20",
            GUARD,
            "“[only one]” is more than a row can say.",
        ),
        (
            "0-6 FP - Guard (Impetuous) 5 5 2 B 2 20",
            GUARD,
            "“(Impetuous)” is more than a row can say.",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 * long spear",
            "Guard | FP · 0–6 · long spear · may hold a general | 5 5 2 B 2 | 20",
            "“*” is more than a row can say.",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 javelin or sling (max 2)",
            "Guard | FP · 0–6 · javelin or sling | 5 5 2 B 2 | 20",
            "What does “(max 2)” mean?",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 javelin or Impetuous",
            "Guard | FP · 0–6 · javelin | 5 5 2 B 2 | 20",
            "What does “Impetuous” mean?",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20? long spear",
            "Guard | FP · 0–6 · long spear | 5 5 2 B 2 | 20?",
            "Is the price 20?",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 2 javelins",
            GUARD,
            "What does “2 javelins” mean?",
        ),
        (
            "0-6 FP or FL - Guard 5 5 2 B 2 20",
            GUARD,
            "Is the type FP?",
        ),
        ("0-6 FP/FL - Guard 5 5 2 B 2 20", GUARD, "Is the type FP?"),
        (
            "0-6 El Cid’s knights 8 7 4 B 3 32",
            "El Cid's knights | FL · 0–6 | 8 7 4 B 3 | 32",
            "Is the type FL?",
        ),
        (
            "0-6 S. Italians 8 2 0 B 1 12",
            "S. Italians | FL · 0–6 | 8 2 0 B 1 | 12",
            "Is the type FL?",
        ),
        (
            "0-6 FP - Guard 1 5 5 2 B 2 20",
            "Guard | FP · 0–6 | 5? 5? 2? B 2 | 20",
            "Which figures are M, VBU and I?",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 3/2 20",
            "Guard | FP · 0–6 | 5 5 2 B 3/2? | 20",
            "Is the VD 2?",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20   0-2 FL - Hillmen 8 4 2 B 1 17",
            GUARD,
            "Do two rows stand on this line?",
        ),
        (
            "0-6 FP - Guard 5 5 2 B 2 20 6 5 3 C 3 13",
            GUARD,
            "What does “6 5 3 C 3 13” mean?",
        ),
        (
            "OR 0-4 FP - Guard 5 5 2 B 2 20",
            "Guard | FP · or, shares 0–1 | 5 5 2 B 2 | 20",
            "Does it share 0-1 with the row above?",
        ),
    ] {
        let lines = lines_of(&[row]);
        let facts = meant(&lines[0]);
        let (row_only, _) = facts.split_once("; Note").unwrap_or((&facts, ""));
        let asked_for: Vec<&str> = lines[0].doubts.iter().map(|it| it.asked.as_str()).collect();
        assert_eq!((row_only, asked_for), (meaning, vec![asked]), "{row}");
    }
}

#[test]
fn a_row_over_two_lines_keeps_all_that_belongs_to_it() {
    const REAR: &str = "Foot | FP · 0–2 | 5 4 1 B 2/3 | 17 (13)";
    const HEAD: &str = "0-2 FP - Foot 5 4 1 B 2/3";
    for (upper, lower, meaning) in [
        (format!("{HEAD} 17"), "(13)", REAR),
        (format!("{HEAD} 17"), "[13]", REAR),
        (HEAD.to_owned(), "17(13)", REAR),
        (
            format!("{HEAD} 17"),
            "(*)",
            "Foot | FP · 0–2 · may hold a general | 5 4 1 B 2/3 | 17",
        ),
        (HEAD.to_owned(), "17", "Foot | FP · 0–2 | 5 4 1 B 2/3 | 17"),
    ] {
        let lines = lines_of(&[&upper, lower]);
        assert_eq!(lines.len(), 1, "{upper} / {lower}");
        assert_eq!(meant(&lines[0]), meaning, "{upper} / {lower}");
        assert!(lines[0].doubts.is_empty(), "{:?}", lines[0].doubts);
    }
    let lines = lines_of(&[
        "0-2 FP - Foot 5 4 1 B 2 17 OR",
        "0-2 FL - Hillmen 8 4 2 B 1 17",
    ]);
    assert_eq!(
        meant(&lines[1]),
        "Hillmen | FL · or, shares 0–2 | 8 4 2 B 1 | 17"
    );
    assert!(lines.iter().all(|line| line.doubts.is_empty()));
    let lines = lines_of(&[
        "0-2 FP - Foot 5 4 1 B 2 17",
        "(OR) FL - Hillmen 8 4 2 B 1 17",
    ]);
    assert_eq!(
        meant(&lines[1]),
        "Hillmen | FL · or, shares 0–2 | 8 4 2 B 1 | 17"
    );
}

/// A sentence is read whole, wherever it is broken: its second half alone would say more.
#[test]
fn a_broken_sentence_is_one() {
    for (upper, lower, meaning) in [
        (
            "Up to half of the",
            "Spearmen can be upgraded to VBU=5 (final cost 21)",
            "Upgrade: Spearmen: VBU 5, 21 points, up to half of those fielded.",
        ),
        (
            "Up to half of the Spear-",
            "men can be upgraded to VBU=5 (final cost 21)",
            "Upgrade: Spearmen: VBU 5, 21 points, up to half of those fielded.",
        ),
        (
            "Large Units:",
            "Spearmen (2 or 3 units)",
            "Large Unit: Spearmen: 2 or 3 ranks.",
        ),
        (
            "No",
            "Spearmen can form Large Units",
            "Note: No Spearmen can form Large Units",
        ),
        (
            "Only after 1250:",
            "Spearmen can form Large Units",
            "Note: Only after 1250: Spearmen can form Large Units",
        ),
        (
            "If the C-in-C is Caesar,",
            "Spearmen can form Large Units",
            "Note: If the C-in-C is Caesar, Spearmen can form Large Units",
        ),
    ] {
        let lines = lines_of(&[upper, lower]);
        assert_eq!(lines.len(), 1, "{upper} / {lower}");
        assert_eq!(meant(&lines[0]), meaning, "{upper} / {lower}");
    }
}

/// A class or a discipline ends a sentence.
#[test]
fn a_sentence_that_ends_in_a_class_is_complete() {
    let lines = lines_of(&[
        "They shoot with crossbow A",
        "Spearmen can form Large Units",
    ]);
    assert_eq!(meant(&lines[0]), "Note: They shoot with crossbow A");
    assert_eq!(meant(&lines[1]), "Large Unit: Spearmen: 2 or 3 ranks.");
}

/// A line that stands twice counts once, unless it speaks of what stands around it.
#[test]
fn what_stands_twice_is_not_lost() {
    let text = "MARI 1810-1761 BC\nCS=Poor\n0-6 S - Slingers 8 2 0 B 1 12 sling\n\
        Only after 1250\nMARI 1810-1761 BC\n4-12 FP - Spearmen 5 4 1 B 2 17\nOnly after 1250\n\
        Spearmen can form Large Units\nSpearmen can form Large Units\n";
    let read = import(text, &Answers::new()).unwrap();
    assert_eq!(read.list.name, "Mari");
    let meanings: Vec<String> = import_screen(&read).lines.iter().map(meant).collect();
    let left_out = "Left out: it stands there twice";
    assert_eq!(meanings[4], left_out);
    assert_eq!(meanings[3], "Note: Only after 1250");
    assert_eq!(meanings[6], "Note: Only after 1250");
    assert_eq!(meanings[7], "Large Unit: Spearmen: 2 or 3 ranks.");
    assert_eq!(meanings[8], left_out);
    let points = read.list.points_list().unwrap();
    assert_eq!(points.large_units.len(), 1);
}

/// A figure that no list has is settled by a button, and so is a price without a likely one.
#[test]
fn a_figure_can_be_confirmed() {
    use muster::import::Answer;
    for row in [
        "0-6 FP - Guard 5 5 2 B 2 120",
        "0-6 FP - Guard 5 5 2 B 6 20",
        "0-6 FP - Guard 5 5 2 B 3/2 20",
        "0-90 FP - Guard 5 5 2 B 2 20",
    ] {
        let asked = &lines_of(&[row])[0];
        let choice = &asked.doubts[0].choices[0];
        let Answer::Text(text) = &choice.answer else {
            panic!("{row}: the line would not be read again");
        };
        let sure = &lines_of(&[text])[0];
        assert!(sure.doubts.is_empty(), "{text}: {:?}", sure.doubts);
        assert_eq!(meant(sure), meant(asked).replace('?', ""), "{text}");
    }
}

#[test]
fn a_line_that_was_emptied_is_left_out_as_the_user_said() {
    use muster::import::Answer;
    let text = "MARI\nCS=Poor\n0-6 S - Slingers 8 2 0 B 1 12 sling\nThey are few.\n";
    let read = import(text, &[(4, Answer::Text(" ".into()))].into()).unwrap();
    assert_eq!(
        meant(&import_screen(&read).lines[3]),
        "Left out: as you said"
    );
}
