//! What stands around the rows: names, dates, command structures, headings. Every word is read as
//! it is meant or asked about.

use muster::import::{Answers, Import, State, import};
use muster::screen::import::{LineView, MeaningView, import_screen};
use proptest::prelude::*;

const ROWS: &str = "CS=Average (12 pts)\n0-4 CP - Knights (*) 8 7 4 B 3/4 32\n\
    2-12 FP - Spearmen 5 4 1 B 2/3 17(13) long spear";

fn read(text: &str) -> Import {
    import(text, &Answers::new()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Name, dates with their years, and whether nothing is in doubt.
fn head_of(above: &str) -> (String, String, bool) {
    let import = read(&format!("{above}\n{ROWS}\n"));
    let dates = import.list.dates.as_ref().map_or(String::new(), |dates| {
        let year = |year: Option<i16>| year.map_or("?".to_owned(), |year| year.to_string());
        let (from, to) = (year(dates.from), year(dates.to));
        format!("{} [{from} to {to}]", dates.text)
    });
    let is_sure = import.lines.iter().all(|line| line.doubts.is_empty());
    (import.list.name.clone(), dates, is_sure)
}

/// A whole line that stays as a note and is asked about, whatever the question is.
const ASKED: &str = "asked about";

/// "Name: Mari; Dates: 1300–1200 BC ? What does “300” mean here?"
fn said(line: &LineView) -> String {
    let is_note = |meaning: &MeaningView| matches!(meaning, MeaningView::Fact { label, .. } if *label == "Note");
    let is_of_heads = line.doubts.iter().any(|it| it.about == "command structure");
    if line.state == State::InDoubt && line.meanings.iter().all(is_note) && !is_of_heads {
        return ASKED.to_owned();
    }
    let meanings = line.meanings.iter().map(|meaning| match meaning {
        MeaningView::Fact { label, value } => format!("{label}: {value}"),
        MeaningView::Troops(troops) => troops.name.clone(),
    });
    let meanings: Vec<String> = meanings.collect();
    let asked = line
        .doubts
        .iter()
        .map(|doubt| format!(" ? {}", doubt.asked));
    format!("{}{}", meanings.join("; "), asked.collect::<String>())
}

/// What became of the line so far down in a text.
fn line_of(text: &str, number: usize) -> String {
    let lines = import_screen(&read(text)).lines;
    let line = lines.iter().find(|line| line.number == number);
    line.map_or_else(|| panic!("{text}"), said)
}

fn above_rows(line: &str) -> String {
    line_of(&format!("{line}\n{ROWS}\n"), 1)
}

fn below_rows(line: &str) -> String {
    line_of(&format!("MARI\n{ROWS}\n{line}\n"), 5)
}

fn between_rows(line: &str) -> String {
    let scouts = "0-2 CL - Scouts 12 3 0 B 1 20 javelin";
    line_of(&format!("MARI\n{ROWS}\n{line}\n{scouts}\n"), 5)
}

fn instead_of_structures(line: &str) -> String {
    line_of(
        &format!("MARI\n{line}\n0-4 CP - Knights (*) 8 7 4 B 3/4 32\n"),
        2,
    )
}

#[test]
fn names_and_dates_are_found_in_every_layout() {
    for (above, name, dates) in [
        (
            "LOMBARDS\n568-774 AD",
            "Lombards",
            "568-774 AD [568 to 774]",
        ),
        (
            "Lombards\n568-774 AD",
            "Lombards",
            "568-774 AD [568 to 774]",
        ),
        (
            "568-774 AD\nLombards",
            "Lombards",
            "568-774 AD [568 to 774]",
        ),
        (
            "Lombards (568-774 AD)",
            "Lombards",
            "568-774 AD [568 to 774]",
        ),
        ("LOMBARDS - 568/774", "Lombards", "568/774 [568 to 774]"),
        ("Army: Mari", "Mari", ""),
        (
            "Army list: Lombards\nPeriod: 568-774",
            "Lombards",
            "568-774 [568 to 774]",
        ),
        (
            "Lista: Longobardi\nPeriodo: 568-774 d.C.",
            "Longobardi",
            "568-774 d.C. [568 to 774]",
        ),
        (
            "Esercito: Longobardi\nDates: from 568 to 774",
            "Longobardi",
            "568 to 774 [568 to 774]",
        ),
        (
            "Nation: Mari\nc. 1300 BC",
            "Mari",
            "c. 1300 BC [-1300 to -1300]",
        ),
        (
            "Name: Kingdom of Mari, 1810-1761 BC",
            "Kingdom of Mari",
            "1810-1761 BC [-1810 to -1761]",
        ),
        (
            "**MARI** 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "**MARI 1300-1200 BC**",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "# MARI 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "> MARI 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "[b]MARI 1300-1200 BC[/b]",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "[size=150][b]MARI[/b][/size] 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "Subject: Re: MARI 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        ("UR 2500 BC", "UR", "2500 BC [-2500 to -2500]"),
        ("UR (2500 BC)", "UR", "2500 BC [-2500 to -2500]"),
        ("Mari AD 450-600", "Mari", "AD 450-600 [450 to 600]"),
        (
            "MARI III century BC",
            "Mari",
            "III century BC [-300 to -201]",
        ),
        ("MARI III sec. a.C.", "Mari", "III sec. a.C. [-300 to -201]"),
        (
            "MARI IX-X centuries",
            "Mari",
            "IX-X centuries [801 to 1000]",
        ),
        (
            "(updated 2023-01-05) MARI 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "MARI (updated 2023-01-05) 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "MARI updated 2023-01-05, 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "MARI 1300-1200 BC, p. 34",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "MARI 1300-1200 BC - Extra Impetus 2",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "MARI 1300-1200 BC © Dadi&Piombo",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "BASIC IMPETUS: MARI 1300-1200 BC",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "14 MARI 1300-1200 BC, pag. 14\nIMPETVS - Extra Impetus 9",
            "Mari",
            "1300-1200 BC [-1300 to -1200]",
        ),
        (
            "Italian City States (Guelphs)",
            "Italian City States (Guelphs)",
            "",
        ),
        (
            "ROMANS OF THE 2ND PUNIC WAR 218-201 BC",
            "Romans of the 2nd Punic War",
            "218-201 BC [-218 to -201]",
        ),
        (
            "Mid-Republican Romans\n(IV-II century BC)",
            "Mid-Republican Romans",
            "IV-II century BC [-400 to -101]",
        ),
        (
            "Vol. 3 - Kingdom of Mari 1810-1761 BC",
            "Kingdom of Mari",
            "1810-1761 BC [-1810 to -1761]",
        ),
        (
            "Franks\n\n\n\n  481 - 751 A.D.  ",
            "Franks",
            "481-751 A.D. [481 to 751]",
        ),
    ] {
        let (found, when, is_sure) = head_of(above);
        assert_eq!(
            (found.as_str(), when.as_str(), is_sure),
            (name, dates, !above.starts_with("14 ")),
            "{above}"
        );
    }
}

#[test]
fn only_what_can_be_nothing_else_is_left_out() {
    for (line, expected) in [
        ("14", "Left out: page heading"),
        ("- 14 -", "Left out: page heading"),
        ("pag. 14", "Left out: page heading"),
        ("Page 3 of 5", "Left out: page heading"),
        ("=====", "Left out: page heading"),
        ("IMPETVS", "Left out: page heading"),
        ("Extra Impetus 9", "Left out: page heading"),
        (
            "IMPETVS · Extra Impetus 9 · pag. 14",
            "Left out: page heading",
        ),
        ("www.dadiepiombo.com", "Left out: page heading"),
        ("© Dadi&Piombo 2009", "Left out: page heading"),
        ("© 2009 Lorenzo Sartori", "Left out: page heading"),
        (
            "Copyright 2009 Dadi & Piombo, all rights reserved",
            "Left out: page heading",
        ),
        (
            "back to Beta Lists Index | torna all'Indice",
            "Left out: page heading",
        ),
        ("28mm Crusader Miniatures", "Left out: page heading"),
        ("15mm Mirliton", "Left out: page heading"),
        ("If they fall back to 5 cm they are lost", ASKED),
        ("Knights fall back to camp", ASKED),
        ("Spearmen cost 2 p more", ASKED),
        ("See www.dadiepiombo.com for Knights", ASKED),
        ("Bases for 28mm figures are 12 cm wide", ASKED),
        ("Figures: 28mm, bases 12 cm", ASKED),
        ("IMPETVS rules: Spearmen can form Large Units", ASKED),
        ("(13)", ASKED),
        ("17(13)", ASKED),
        (
            "CGP= Heavy Chariots; CGL= Light Chariots; FP= Heavy Infantry",
            "Left out: it explains the signs",
        ),
        (
            "M = Movement, VBU = Basic Unit Value, I = Impetus",
            "Left out: it explains the signs",
        ),
        (
            "(*) Unit that can include general",
            "Left out: it explains the signs",
        ),
        (
            "(*) = may include a General",
            "Left out: it explains the signs",
        ),
        (
            "* Unit which can contain generals",
            "Left out: it explains the signs",
        ),
        (
            "(*) Unità che può includere un generale",
            "Left out: it explains the signs",
        ),
        (
            "(* not CiC) unit that can include a general but not the C-in-C",
            "Left out: it explains the signs",
        ),
        ("M=5; VBU=5; I=2; D=B for Spearmen", ASKED),
        ("* The general must be deployed with the Knights", ASKED),
        ("(*) Genius general only", ASKED),
        ("(*) Unit that can include general, only after 1250", ASKED),
        (
            "* Unit that can include general; Spearmen can form Large Units",
            ASKED,
        ),
        ("(*) not CiC general", ASKED),
        ("Vol. 31", "Volume: 31"),
        (
            "Vol 3 - not after 1250",
            "Volume: 3; Note: not after 1250 ? What does “not after 1250” mean here?",
        ),
        (
            "Volume 12, no Elephants",
            "Volume: 12; Note: no Elephants ? What does “no Elephants” mean here?",
        ),
        ("TOTAL VDT 16", "VDT: 16, breaks at 8"),
        ("VDT=16/8", "VDT: 16, breaks at 8"),
    ] {
        assert_eq!(below_rows(line), expected, "{line}");
    }
}

#[test]
fn below_the_rows_a_heading_heads_nothing() {
    for (line, expected) in [
        ("Allies: none", ASKED),
        ("Allies: max 2 contingents", ASKED),
        ("Allies: only after 1250", ASKED),
        ("Allies: up to 2 Franks", ASKED),
        ("Alleati: nessuno", ASKED),
        ("Allies: the Franks can form Large Units", ASKED),
        ("Allies: Franks", ASKED),
        ("ALLIES", ASKED),
        ("Frankish allies", ASKED),
        ("Infantry", ASKED),
        ("HITTITES 1400-1200 BC", ASKED),
        ("CS=Average (12 pts)", "Structure: Average 12"),
        ("CS=Poor", "Note: CS=Poor ? Another command structure."),
    ] {
        assert_eq!(below_rows(line), expected, "{line}");
    }
}

#[test]
fn between_rows_headings_are_told_from_sentences() {
    for (line, expected) in [
        ("Allies: Franks", "Allies: Franks"),
        ("ALLIES: FRANKS", "Allies: Franks"),
        ("ALLIES", "Allies: Allies"),
        ("Allies:", "Allies: Allies"),
        ("Frankish allies", "Allies: Frankish allies"),
        ("Allied contingent (Franks):", "Allies: Franks"),
        ("Allied contingent: Franks", "Allies: Franks"),
        ("Franks (allies)", "Allies: Franks"),
        ("Allied Franks", "Allies: Franks"),
        ("**ALLIES: Franks**", "Allies: Franks"),
        ("Alleati Franchi", "Allies: Franchi"),
        (
            "Allies: Franks (max 6 units)",
            "Allies: Franks; Note: max 6 units ? What does “(max 6 units)” mean here?",
        ),
        (
            "Allies: Franks 0-6",
            "Allies: Franks; Note: 0-6 ? What does “0-6” mean here?",
        ),
        ("Allies: none", ASKED),
        ("Allies: up to 2 Franks", ASKED),
        ("Allies: the Franks can form Large Units", ASKED),
        ("Allies may leave", ASKED),
        ("Infantry", "Left out: heading"),
        ("CAVALRY:", "Left out: heading"),
        ("-- Fanteria --", "Left out: heading"),
        ("Cavalleria", "Left out: heading"),
        (
            "CS=Poor (0 pts)",
            "Note: CS=Poor (0 pts) ? Another command structure.",
        ),
        (
            "HITTITES 1400-1200 BC",
            "Left out: it belongs to another list ? A second list begins here: Hittites.",
        ),
        ("Only 1250-1300:", ASKED),
    ] {
        assert_eq!(between_rows(line), expected, "{line}");
    }
}

#[test]
fn each_word_of_a_line_above_the_rows_counts() {
    for (line, expected) in [
        (
            "CS=Average (12 pts) or Poor (0 pts)",
            "Structure: Average 12, Poor 0",
        ),
        (
            "C.S.: Average (12) or Poor (0)",
            "Structure: Average 12, Poor 0",
        ),
        ("**CS=Average**", "Structure: Average 12"),
        ("> CS = Average", "Structure: Average 12"),
        ("Command structure: Average", "Structure: Average 12"),
        (
            "Struttura di comando: Media (12 punti) o Scarsa (0)",
            "Structure: Average 12, Poor 0",
        ),
        ("CSAverage", "Structure: Average 12"),
        (
            "CS=Average, never Good",
            "Structure: Average 12; Note: never Good ? What does “never Good” mean here?",
        ),
        ("CS=not Poor", ASKED),
        (
            "CS = Good only with Caesar",
            "Structure: Good 20; Note: only with Caesar ? What does “only with Caesar” mean here?",
        ),
        (
            "CS=Average (12 pts) or Poor(0 pts) before 1300",
            "Structure: Average 12, Poor 0; Note: before 1300 ? What does “before 1300” mean here?",
        ),
        (
            "CS=Average (12 pts) or Poor(0 pts) (before 1300)",
            "Structure: Average 12, Poor 0; Note: before 1300 ? What does “(before 1300)” mean here?",
        ),
        (
            "CS=Average (10 pts)",
            "Structure: Average 12 ? Does Average cost 12?",
        ),
        ("Command of poor quality", ASKED),
        (
            "CS=Poor. Alfonso only: Good (20 pts)",
            "Structure: Poor 0; Note: Alfonso only: Good (20 pts) ? What does “Alfonso only: Good (20 pts)” mean here?",
        ),
        (
            "Sixth to fourth century BC",
            "Dates: Sixth to fourth century BC",
        ),
        (
            "min-max Type M VBU I D VD Pts Notes",
            "Columns: numbers, type, M, VBU, I, D, VD, points, notes",
        ),
        (
            "min-max Type VBU M I D VD Pts",
            "Columns: numbers, type, VBU, M, I, D, VD, points ? These columns are in another order.",
        ),
        (
            "Nr Type M VBU VD I Notes",
            "Columns: numbers, type, M, VBU, VD, I, notes ? These columns are in another order.",
        ),
        ("774-568", "Dates: 774–568 BC ? Are the dates 774-568 BC?"),
        ("Date: 12-05-2023", ASKED),
        ("From: Bob", ASKED),
        ("300 points", ASKED),
    ] {
        assert_eq!(instead_of_structures(line), expected, "{line}");
    }
}

#[test]
fn what_a_title_has_no_place_for_is_asked_about() {
    for (line, expected) in [
        (
            "MARI 300-400 points",
            "Name: Mari; Note: 300-400 points ? What does “300-400 points” mean here?",
        ),
        (
            "Mari 2023-01-05",
            "Name: Mari; Note: 2023-01-05 ? What does “2023-01-05” mean here?",
        ),
        (
            "FRENCH 1415",
            "Name: French; Note: 1415 ? What does “1415” mean here?",
        ),
        (
            "MARI 1200-1300 BC",
            "Name: Mari; Dates: 1300–1200 BC ? Are the dates 1300-1200 BC?",
        ),
        (
            "MARI 450-300",
            "Name: Mari; Dates: 450–300 BC ? Are the dates 450-300 BC?",
        ),
        (
            "14 MARI",
            "Name: Mari; Note: 14 ? What does “14” mean here?",
        ),
        ("MARI (VDT=16)", "Name: Mari; VDT: 16, breaks at 8"),
        ("MARI (VDT 16-8)", "Name: Mari; VDT: 16, breaks at 8"),
        ("MARI (VDT=l6/8)", "Name: Mari; VDT: 16, breaks at 8"),
        (
            "MARI (VDT=16/8 or 18/9)",
            "Name: Mari; VDT: 16, breaks at 8; VDT: 18, breaks at 9",
        ),
        (
            "MARI (VDT=16/8, not with Elephants)",
            "Name: Mari; VDT: 16, breaks at 8; Note: not with Elephants ? What does “not with Elephants” mean here?",
        ),
        (
            "MARI (VDT=?)",
            "Name: Mari; Note: VDT=? ? What does “(VDT=?)” mean here?",
        ),
        ("MARI VDT 16/8", "Name: Mari; VDT: 16, breaks at 8"),
        (
            "Mari, only after 1250",
            "Name: Mari; Note: only after 1250 ? What does “only after 1250” mean here?",
        ),
        (
            "MARI 1300-1200 BC (later 1100 BC)",
            "Name: Mari; Dates: 1300–1200 BC; Note: later 1100 BC ? What does “(later 1100 BC)” mean here?",
        ),
        (
            "MARI 1300-1200 BC or 1100-1000 BC",
            "Name: Mari; Dates: 1300–1200 BC; Note: or 1100-1000 BC ? What does “or 1100-1000 BC” mean here?",
        ),
        ("1300-1200 BC", "Dates: 1300–1200 BC"),
        ("Hi all, here is my list", ASKED),
        ("Subject: my new list", ASKED),
    ] {
        assert_eq!(above_rows(line), expected, "{line}");
    }
}

fn answered(text: &str, number: usize, label: &str) -> Import {
    let screen = import_screen(&read(text));
    let line = screen.lines.iter().find(|line| line.number == number);
    let mut choices = line
        .iter()
        .flat_map(|line| &line.doubts)
        .flat_map(|it| &it.choices);
    let choice = choices.find(|it| it.label == label);
    let choice = choice.unwrap_or_else(|| panic!("no {label}: {line:?}"));
    import(text, &[(number, choice.answer.clone())].into()).unwrap()
}

#[test]
fn another_line_can_be_said_to_be_the_name() {
    let text = format!("LOMBARDS\n568-774 AD\nItalian Lombards from 584\n{ROWS}\n");
    assert_eq!(read(&text).list.name, "Lombards");
    let import = answered(&text, 3, "This is the name");
    assert_eq!(import.list.name, "Italian Lombards from 584");
    assert_eq!(import.list.dates.unwrap().text, "568-774 AD");
    assert_eq!(import.list.notes, ["LOMBARDS"]);
    assert_eq!(import.lines[0].state(), State::InDoubt);
    assert_eq!(import.lines[2].state(), State::PutRight);
    // Where no line was taken, it needn't be typed.
    let text = format!("here are those of Mari\n{ROWS}\n");
    let import = answered(&text, 1, "This is the name");
    assert_eq!(import.list.name, "here are those of Mari");
    assert!(import.lines.iter().all(|line| line.doubts.is_empty()));
}

#[test]
fn words_beside_a_name_are_kept_or_go_or_belong_to_it() {
    let text = format!("FRENCH 1415\n{ROWS}\n");
    for (label, name, dates, notes) in [
        ("Keep as a note", "French", None, &["1415"][..]),
        ("Leave out", "French", None, &[]),
        ("This is the name", "French 1415", None, &[]),
        ("1415 AD", "French", Some("1415 AD"), &[]),
    ] {
        let import = answered(&text, 1, label);
        let found = import.list.dates.map(|dates| dates.text);
        assert_eq!(import.list.name, name, "{label}");
        assert_eq!(found.as_deref(), dates, "{label}");
        assert_eq!(import.list.notes, notes, "{label}");
        assert!(
            import.lines.iter().all(|line| line.doubts.is_empty()),
            "{label}"
        );
    }
}

#[test]
fn the_likelier_dates_are_a_choice() {
    let text = format!("MARI 450-300\n{ROWS}\n");
    for (label, from) in [("450-300 BC", -450), ("300-450 AD", 300)] {
        let import = answered(&text, 1, label);
        assert_eq!(import.list.dates.unwrap().from, Some(from));
        assert!(
            import.lines.iter().all(|line| line.doubts.is_empty()),
            "{label}"
        );
    }
}

#[test]
fn a_second_list_is_another_or_still_the_same() {
    let text =
        format!("MARI\n{ROWS}\nHITTITES 1400-1200 BC\n0-2 CL - Scouts 12 3 0 B 1 20 javelin\n");
    let rows = |import: &Import| import.list.points_list().unwrap().rows.len();
    let import = answered(&text, 5, "Another list");
    assert_eq!((import.list.name.as_str(), rows(&import)), ("Mari", 2));
    assert!(import.lines.iter().all(|line| line.doubts.is_empty()));
    let import = answered(&text, 5, "Still the same list");
    assert_eq!((import.list.name.as_str(), rows(&import)), ("Mari", 3));
    assert_eq!(import.list.notes, ["HITTITES 1400-1200 BC"]);
}

/// The structure of a contingent isn't that of the list.
#[test]
fn the_first_structures_are_those_of_the_list() {
    let text =
        format!("MARI\n{ROWS}\nAllies: Franks\nCS=Good\n0-2 CL - Scouts 12 3 0 B 1 20 javelin\n");
    let list = read(&text).list;
    let points = list.points_list().unwrap();
    assert_eq!(points.structures.len(), 1);
    assert_eq!(points.contingents[0].rows.len(), 1);
}

#[test]
fn a_vdt_for_no_option_or_one_of_several_is_asked_about() {
    let head = "MARI (VDT=16/8 or 18/9)\n2 CP(*) 8 6 2 3 Nobles\n2 FP 5 5 1 2 long spear\n3 S 8 2 0 1 sling";
    let option = "Option. Change 1 S into 1 FP";
    let other = "Option. Change 2 S into 1 FP";
    let is_asked = |text: String| !read(&text).lines[0].doubts.is_empty();
    assert!(is_asked(head.to_owned()));
    assert!(!is_asked(format!("{head}\n{option}")));
    assert!(is_asked(format!("{head}\n{option}\n{other}")));
}

/// What titles are made of, in any order.
fn heads() -> impl Strategy<Value = String> {
    let part = prop::sample::select(vec![
        "MARI",
        "Kingdom of Mari",
        "1810-1761 BC",
        "(1300-1200)",
        "AD 450",
        "c.",
        "III century",
        "VDT=16/8",
        "(VDT=16/8)",
        "with option",
        "Vol. 3",
        "p. 34",
        "Extra Impetus 9",
        "©",
        "only",
        "max 2",
        "300 points",
        "2023-01-05",
        "revised 2015",
        "not after 1250",
        "CS",
        "Average",
        "Poor",
        "never",
        "Good",
        "(12 pts)",
        "=",
        ":",
        "(",
        ")",
        "-",
        ",",
        "or",
        "Army:",
        "Allies",
        "Franks",
        "28mm",
        "Miniatures",
        "**",
        "[b]",
        "Infantry",
        "M VBU",
        "general",
        "(*)",
    ]);
    prop::collection::vec(part, 1..7).prop_map(|parts| parts.join(" "))
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_alphanumeric());
    words
        .filter(|it| !it.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// They say what the words beside them are.
const LABELS: &[&str] = &[
    "army", "vdt", "vol", "cs", "with", "option", "or", "pts", "b", "c",
];
/// The price of a structure is asked about by what it should be.
const PRICE: &str = "12";
const OF_PAGES: &[&str] = &["p", "34", "extra", "impetus", "9"];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_word_of_a_head_is_dropped(line in heads()) {
        for text in [format!("{line}\n{ROWS}\n"), format!("MARI\n{ROWS}\n{line}\n")] {
            let Ok(read) = import(&text, &Answers::new()) else { continue };
            let number = if text.starts_with("MARI\nCS") { 5 } else { 1 };
            let screen = import_screen(&read);
            let Some(shown) = screen.lines.iter().find(|it| it.number == number) else { continue };
            let is_row = shown.meanings.iter().any(|it| matches!(it, MeaningView::Troops(_)));
            // Dates in doubt are shown as they may be meant.
            let are_dates = shown.doubts.iter().any(|it| it.about == "dates");
            if is_row || are_dates || shown.state == State::LeftOut {
                continue;
            }
            let said = said_whole(shown);
            let known = words(&said);
            let is_paged = said.contains("page heading");
            for word in words(&shown.text) {
                let is_label = LABELS.contains(&word.as_str())
                    || word == PRICE
                    || is_paged && OF_PAGES.contains(&word.as_str());
                prop_assert!(is_label || known.contains(&word), "{word} of {:?} in {said}", shown.text);
            }
        }
    }
}

fn said_whole(line: &LineView) -> String {
    let meanings = line.meanings.iter().map(|meaning| match meaning {
        MeaningView::Fact { label, value } => format!("{label}: {value}"),
        MeaningView::Troops(troops) => format!("{troops:?}"),
    });
    let asked = line.doubts.iter().map(|doubt| doubt.asked.clone());
    meanings.chain(asked).collect::<Vec<_>>().join("; ")
}
