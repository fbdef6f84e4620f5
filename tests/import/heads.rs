//! What stands around the rows: names, dates, command structures, headings. Every word is read as
//! it is meant or asked about.

use muster::import::{Answer, Answers, Import, Meaning, Reason, State, import};
use muster::screen::import::{LineView, MeaningView, import_screen};

const ROWS: &str = "CS=Average (12 pts)\n0-4 CP - Knights (*) 8 7 4 B 3/4 32\n\
    2-12 FP - Spearmen 5 4 1 B 2/3 17(13) long spear";

fn read(text: &str) -> Import {
    import(text, &Answers::new()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Name, dates with their years, and whether anything is in doubt.
fn head_of(above: &str) -> (String, String, bool) {
    let import = read(&format!("{above}\n{ROWS}\n"));
    let dates = import.list.dates.as_ref().map_or(String::new(), |dates| {
        let year = |year: Option<i16>| year.map_or("?".to_owned(), |year| year.to_string());
        format!(
            "{} [{} to {}]",
            dates.text,
            year(dates.from),
            year(dates.to)
        )
    });
    let is_sure = import.lines.iter().all(|line| line.doubts.is_empty());
    (import.list.name.clone(), dates, is_sure)
}

fn meant(line: &LineView) -> String {
    let said = line.meanings.iter().map(|meaning| match meaning {
        MeaningView::Fact { label, value } => format!("{label}: {value}"),
        MeaningView::Troops(troops) => troops.name.clone(),
    });
    said.collect::<Vec<_>>().join("; ")
}

/// What a line means below the rows, and what is asked about it.
fn below(line: &str) -> (String, Vec<String>) {
    let import = read(&format!("MARI\n{ROWS}\n{line}\n"));
    let shown = import_screen(&import).lines.split_off(4).remove(0);
    let asked = shown.doubts.iter().map(|doubt| doubt.asked.clone());
    (meant(&shown), asked.collect())
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
        let expected_sure = !above.starts_with("14 ");
        assert_eq!(
            (found.as_str(), when.as_str(), is_sure),
            (name, dates, !above.starts_with("14 ")),
            "{above}"
        );
    }
}

/// Prints what differs.
fn compare(cases: &[(&str, &str, &[&str])], all: &dyn Fn(&str) -> (String, Vec<String>)) {
    let mut wrong = 0;
    for (line, meaning, asked) in cases {
        let (found, doubts) = all(line);
        if found != *meaning || doubts != *asked {
            println!("{line:?}\n      {found:?}, {doubts:?}");
            wrong += 1;
        }
    }
    assert_eq!(wrong, 0);
}

#[test]
fn a_page_heading_can_be_nothing_else() {
    const NOTE: &[&str] = &["No option says this."];
    const END: &[&str] = &["Does this belong to the row above?"];
    const PAGE: &str = "Left out: page heading";
    const LEGEND: &str = "Left out: explains the signs";
    compare(
        &[
            ("14", PAGE, &[]),
            ("- 14 -", PAGE, &[]),
            ("pag. 14", PAGE, &[]),
            ("Page 3 of 5", PAGE, &[]),
            ("=====", PAGE, &[]),
            ("IMPETVS", PAGE, &[]),
            ("Extra Impetus 9", PAGE, &[]),
            ("IMPETVS · Extra Impetus 9 · pag. 14", PAGE, &[]),
            ("www.dadiepiombo.com", PAGE, &[]),
            ("© Dadi&Piombo 2009", PAGE, &[]),
            ("© 2009 Lorenzo Sartori", PAGE, &[]),
            (
                "Copyright 2009 Dadi & Piombo, all rights reserved",
                PAGE,
                &[],
            ),
            ("back to Beta Lists Index | torna all'Indice", PAGE, &[]),
            ("28mm Crusader Miniatures", PAGE, &[]),
            ("15mm Mirliton", PAGE, &[]),
            ("If they fall back to 5 cm they are lost", "", NOTE),
            ("Knights fall back to camp", "", NOTE),
            ("Spearmen cost 2 p more", "", NOTE),
            ("Spearmen cost 2 more, see p. 14", "", NOTE),
            ("See www.dadiepiombo.com for Knights", "", NOTE),
            ("Bases for 28mm figures are 12 cm wide", "", NOTE),
            ("Figures: 28mm, bases 12 cm", "", NOTE),
            ("(13)", "", END),
            ("17(13)", "", END),
            ("M=5; VBU=5; I=2; D=B for Spearmen", "", NOTE),
            (
                "CGP= Heavy Chariots; CGL= Light Chariots; FP= Heavy Infantry",
                LEGEND,
                &[],
            ),
            (
                "M = Movement, VBU = Basic Unit Value, I = Impetus",
                LEGEND,
                &[],
            ),
            ("(*) Unit that can include general", LEGEND, &[]),
            ("(*) = may include a General", LEGEND, &[]),
            ("* Unit which can contain generals", LEGEND, &[]),
            ("(*) Unità che può includere un generale", LEGEND, &[]),
            (
                "(* not CiC) unit that can include a general but not the C-in-C",
                LEGEND,
                &[],
            ),
            ("* The general must be deployed with the Knights", "", NOTE),
            ("(*) Genius general only", "", NOTE),
            (
                "(*) Unit that can include general, only after 1250",
                "",
                NOTE,
            ),
            ("(*) not CiC general", "", NOTE),
        ],
        &below,
    );
}

#[test]
fn further() {
    compare(
        &[
            ("IMPETVS rules: Spearmen can form Large Units", "", &[]),
            (
                "* Unit that can include general; Spearmen can form Large Units",
                "",
                &[],
            ),
            ("CS=Average (12 pts)", "", &[]),
            ("CS=Poor", "", &[]),
            ("Vol 3 - not after 1250", "", &[]),
            ("Volume 12, no Elephants", "", &[]),
            ("Vol. 31", "", &[]),
            ("Allies: none", "", &[]),
            ("Allies: max 2 contingents", "", &[]),
            ("Allies: only after 1250", "", &[]),
            ("Allies: up to 2 Franks", "", &[]),
            ("Alleati: nessuno", "", &[]),
            ("Allies: the Franks can form Large Units", "", &[]),
            (
                "Allies: Spearmen can be upgraded to VBU=5 (final cost 21)",
                "",
                &[],
            ),
            ("Allies: Franks", "", &[]),
            ("ALLIES", "", &[]),
            ("Infantry", "", &[]),
            ("HITTITES 1400-1200 BC", "", &[]),
            ("TOTAL VDT 16", "", &[]),
            ("Command of poor quality", "", &[]),
        ],
        &below,
    );
}

#[test]
fn with_rows() {
    let below = |line: &str| below(&format!("{line}\n0-2 CL - Scouts 12 3 0 B 1 20 javelin"));
    compare(
        &[
            ("Allies: Franks", "", &[]),
            ("ALLIES: FRANKS", "", &[]),
            ("ALLIES", "", &[]),
            ("Allies:", "", &[]),
            ("Frankish allies", "", &[]),
            ("Allied contingent (Franks):", "", &[]),
            ("Allied contingent: Franks", "", &[]),
            ("Franks (allies)", "", &[]),
            ("Allied Franks", "", &[]),
            ("**ALLIES: Franks**", "", &[]),
            ("Alleati Franchi", "", &[]),
            ("Franks (max 6 units)", "", &[]),
            ("Allies: Franks (max 6 units)", "", &[]),
            ("Allies: Franks 0-6", "", &[]),
            ("Allies: none", "", &[]),
            ("Allies: the Franks can form Large Units", "", &[]),
            ("Allies may leave", "", &[]),
            ("Infantry", "", &[]),
            ("CAVALRY:", "", &[]),
            ("-- Fanteria --", "", &[]),
            ("Foot", "", &[]),
            ("Cavalleria", "", &[]),
            ("HITTITES 1400-1200 BC", "", &[]),
            ("Only 1250-1300:", "", &[]),
        ],
        &below,
    );
}

#[test]
fn structure_lines() {
    let above = |line: &str| {
        let import = read(&format!(
            "MARI\n{line}\n0-4 CP - Knights (*) 8 7 4 B 3/4 32\n"
        ));
        let lines = import_screen(&import).lines;
        let asked = lines
            .iter()
            .flat_map(|it| it.doubts.iter().map(|it| it.asked.clone()));
        (meant(&lines[1]), asked.collect())
    };
    compare(
        &[
            ("CS=Average (12 pts) or Poor (0 pts)", "", &[]),
            ("C.S.: Average (12) or Poor (0)", "", &[]),
            ("**CS=Average**", "", &[]),
            ("> CS = Average", "", &[]),
            ("Command structure: Average", "", &[]),
            ("CSAverage", "", &[]),
            ("CS=Average, never Good", "", &[]),
            ("CS=not Poor", "", &[]),
            ("CS = Good only with Caesar", "", &[]),
            ("CS=Average (12 pts) or Poor(0 pts) before 1300", "", &[]),
            ("CS=Average (12 pts) or Poor(0 pts) (before 1300)", "", &[]),
            ("CS=Average (10 pts)", "", &[]),
            ("Command of poor quality", "", &[]),
            ("Type VBU M I D VD Pts", "", &[]),
            ("min-max Type VBU M I D VD Pts", "", &[]),
            ("min-max Type M VBU I D VD Pts Notes", "", &[]),
            ("Infantry", "", &[]),
            ("VDT=16/8", "", &[]),
            ("568-774", "", &[]),
            ("774-568", "", &[]),
            ("Date: 12-05-2023", "", &[]),
            ("From: Bob", "", &[]),
            ("300 points", "", &[]),
            ("Player: Bob", "", &[]),
        ],
        &above,
    );
}

#[test]
fn titles() {
    let title = |line: &str| {
        let import = read(&format!("{line}\n{ROWS}\n"));
        let lines = import_screen(&import).lines;
        let asked = lines.iter().flat_map(|it| {
            it.doubts.iter().map(|it| {
                let choices: Vec<&str> = it.choices.iter().map(|it| it.label.as_str()).collect();
                format!("{} {} {choices:?}", it.asked, it.why)
            })
        });
        (
            lines
                .iter()
                .take(3)
                .map(meant)
                .collect::<Vec<_>>()
                .join(" || "),
            asked.collect(),
        )
    };
    compare(
        &[
            ("MARI 300-400 points", "", &[]),
            ("Mari 2023-01-05", "", &[]),
            ("FRENCH 1415", "", &[]),
            ("MARI 1200-1300 BC", "", &[]),
            ("MARI 450-300", "", &[]),
            ("14 MARI", "", &[]),
            ("MARI (VDT=16)", "", &[]),
            ("MARI (VDT 16-8)", "", &[]),
            ("MARI (VDT=l6/8)", "", &[]),
            ("MARI (VDT=16/8 or 18/9)", "", &[]),
            ("MARI (VDT=16/8, not with Elephants)", "", &[]),
            ("MARI (VDT=?)", "", &[]),
            ("MARI VDT 16/8", "", &[]),
            ("MARI\nVDT=16/8", "", &[]),
            ("Italian Lombards from 584", "", &[]),
            ("LOMBARDS\nItalian Lombards from 584", "", &[]),
            ("Hi all,\nhere is my list", "", &[]),
            ("Date: 12-05-2023\nFrom: Bob\nSubject: my new list", "", &[]),
            ("Mari, only after 1250", "", &[]),
            ("1300-1200 BC", "", &[]),
            ("MARI 1300-1200 BC (later 1100 BC)", "", &[]),
            ("MARI 1300-1200 BC or 1100-1000 BC", "", &[]),
            ("Player: Bob\nMARI", "", &[]),
            ("MARI\n300 points", "", &[]),
        ],
        &title,
    );
}
