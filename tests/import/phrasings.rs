//! What publishers print in words of their own: each line is read as it is meant, or asked about.

use muster::import::{Answer, Answers, State, import};
use muster::screen::import::{LineView, MeaningView, import_screen};

/// Below the head and the rows that the sentences speak of.
pub fn lines_of(below: &[&str]) -> Vec<LineView> {
    let head = "KINGDOM OF JERUSALEM 1099-1291 AD\nCS=Average (12 pts) or Poor (0 pts)\n\
        1-4 CP - Knights (*) 8 7 4 B 3/4 32\n\
        2-12 FP - Spearmen 5 4 1 B 2/3 17(13) long spear\n\
        0-4 T - Archers 6 3 0 B 1 18 short bow B\n\
        0-4 S - Archers 8 2 0 C 1 10 short bow B\n\
        0-1 ART - Stone throwers 2 3 0 A 1 22 artillery C";
    let text = format!("{head}\n{}\n", below.join("\n"));
    let read = import(&text, &Answers::new()).unwrap();
    import_screen(&read).lines.split_off(7)
}

pub fn meant(line: &LineView) -> String {
    let said = line.meanings.iter().map(|meaning| match meaning {
        MeaningView::Fact { label, value } => format!("{label}: {value}"),
        MeaningView::Troops(troops) => {
            let figures = troops.figures.iter().map(|(_, figure, _)| figure.as_str());
            let figures: Vec<&str> = figures.collect();
            let (name, about) = (&troops.name, &troops.about);
            format!(
                "{name} | {about} | {} | {}",
                figures.join(" "),
                troops.price
            )
        }
    });
    said.collect::<Vec<_>>().join("; ")
}

#[test]
fn rows_are_read_as_they_are_meant() {
    for (row, meaning) in [
        (
            "0/4 CM - Turcopoles 10 4 2 C 1 16 comp bow B",
            "Turcopoles | CM · 0–4 · composite bow B | 10 4 2 C 1 | 16",
        ),
        (
            "0 to 4 CM Turcopoles 10 4 2 C 1 16 comp bow B",
            "Turcopoles | CM · 0–4 · composite bow B | 10 4 2 C 1 | 16",
        ),
        (
            "max 3 CL - Scouts (* not C in C) 12 3 0 B 1 20 javelin",
            "Scouts | CL · 0–3 · javelin · may hold a general, not the C-in-C | 12 3 0 B 1 | 20",
        ),
        (
            "2—4\tFP\tGuards, veterans (*)\t5\t6\t3\tA\t3/4\t26 (20)\tlong spear, javelin",
            "Guards, veterans | FP · 2–4 · long spear, javelin · may hold a general | 5 6 3 A 3/4 | 26 (20)",
        ),
        (
            "0-4 FP - Swiss (* sub-generals only) 5 6 4 B 3 30(22) pike, polearm",
            "Swiss | FP · 0–4 · pike, polearm · may hold a general, not the C-in-C | 5 6 4 B 3 | 30 (22)",
        ),
        (
            "0-2 CM Nobles 10 5 3 B 2/3 25/20 long spear",
            "Nobles | CM · 0–2 · long spear | 10 5 3 B 2/3 | 25 (20)",
        ),
        (
            "0-1 ART - Bolt throwers 2 3 - A 1 20 artillery B",
            "Bolt throwers | ART · 0–1 · artillery B | 2 3 0 A 1 | 20",
        ),
        (
            "OR\nCP - Serjeants (*) 8 6 3 B 3 28",
            "Serjeants | CP · or, shares 0–1 · may hold a general | 8 6 3 B 3 | 28",
        ),
        (
            "Knights can dismount as FP - Knights on foot 5 6 2 B 2 polearm",
            "Knights on foot | FP · on foot · polearm | 5 6 2 B 2 | ",
        ),
    ] {
        let lines = lines_of(&[row]);
        assert_eq!(lines.len(), 1, "{row}");
        assert_eq!(meant(&lines[0]), meaning, "{row}");
        assert!(lines[0].doubts.is_empty(), "{row}: {:?}", lines[0].doubts);
    }
}

#[test]
fn options_are_read_as_they_are_meant() {
    const ALL: &str = "those fielded.";
    for (note, meaning) in [
        (
            "Spearmen may form Large Units of 2 to 4 units.",
            "Large Unit: Spearmen: 2, 3 or 4 ranks.",
        ),
        (
            "Spearmen can form Large Units of max 3 Units",
            "Large Unit: Spearmen: 2 or 3 ranks.",
        ),
        (
            "Spearmen may form Large Units (max 4)",
            "Large Unit: Spearmen: 2, 3 or 4 ranks.",
        ),
        (
            "Large Units: Spearmen (2 or 3 units)",
            "Large Unit: Spearmen: 2 or 3 ranks.",
        ),
        (
            "Large Units of 2-4 units: Spearmen",
            "Large Unit: Spearmen: 2, 3 or 4 ranks.",
        ),
        (
            "Spearmen can form Large Units with T - Archers behind",
            "Large Unit: Spearmen, with T Archers behind: 2 or 3 ranks.",
        ),
        (
            "Up to ½ of Archers S can be upgraded to VBU=3 (final cost 14)",
            "Upgrade: S Archers: VBU 3, 14 points, up to half of ",
        ),
        (
            "Up to half the Archers (S) may be upgraded to VBU=3, final cost 14 pts.",
            "Upgrade: S Archers: VBU 3, 14 points, up to half of ",
        ),
        (
            "Max 2 Spearmen upgraded to VBU=5 and D=A (final cost 22/16)",
            "Upgrade: Spearmen: VBU 5 and D A (VBU 5, D A), 22 points, 16 in a rear rank, up to 2.",
        ),
        (
            "Any Spearmen may be upgraded to VBU=5, final cost 21(16)",
            "Upgrade: Spearmen: VBU 5, 21 points, 16 in a rear rank.",
        ),
        (
            "All or none of the Spearmen can be upgraded to VBU=5 (cost 21)",
            "Upgrade: Spearmen: VBU 5, 21 points, all or none.",
        ),
        (
            "From 0 to 2 Knights can be upgraded to VBU=8 (final cost 36)",
            "Upgrade: Knights: VBU 8, 36 points, up to 2.",
        ),
        (
            "Max one third of the Spearmen can be upgraded to VBU 5 at 21 points",
            "Upgrade: Spearmen: VBU 5, 21 points, up to 1/3 of ",
        ),
        (
            "Two thirds of Spearmen can be upgraded to VBU=5 (final cost 21)",
            "Upgrade: Spearmen: VBU 5, 21 points, up to 2/3 of ",
        ),
        (
            "Spearmen (VBU 4) can be upgraded to VBU=5 (final cost 21)",
            "Upgrade: Spearmen: VBU 5, 21 points.",
        ),
        (
            "Knights with a Genius or Charismatic general can be upgraded to VBU=8 (final cost 36)",
            "Upgrade: Knights: VBU 8, 36 points, with a general: Genius, Charismatic.",
        ),
        (
            "Fino a 2 Knights possono essere migliorati a VBU=8 (costo finale 36)",
            "Upgrade: Knights: VBU 8, 36 points, up to 2.",
        ),
        ("No more than 2 destiny rolls.", "Destiny rolls: up to 2"),
        ("Destiny rolls: max 4", "Destiny rolls: up to 4"),
        ("Max 4 fortifications", "Fortifications: up to 4"),
        (
            "Only one allied contingent is allowed",
            "Allies: one contingent",
        ),
    ] {
        let lines = lines_of(&[note]);
        let meaning = match meaning.strip_suffix(" of ") {
            Some(fraction) => format!("{fraction} of {ALL}"),
            None => meaning.to_owned(),
        };
        assert_eq!(meant(&lines[0]), meaning, "{note}");
        assert!(lines[0].doubts.is_empty(), "{note}: {:?}", lines[0].doubts);
    }
}

/// An option that leaves a word out of account would be wrong, and nobody would look.
#[test]
fn what_an_option_cant_say_is_asked_about() {
    for note in [
        "Knights can't form Large Units",
        "Knights cannot be upgraded",
        "Spearmen must form Large Units of 2 units",
        "Only Spearmen deployed behind camp can form Large Units",
        "Spearmen can form Large Units with T - Archers behind on the flanks",
        "Large Units up to 4 Spearmen",
        "One Knights unit must be upgraded to VBU=8 (final cost 36)",
        "One unit of Knights can be upgraded to VBU=8 at +5 points",
        "Spearmen may be upgraded to VBU 5 for 5 points each",
        "Spearmen can be upgraded to VBU=5",
        "Half the Spearmen can be upgraded to VBU=5 and half the Knights to VBU=8 (final cost 36)",
        "Up to 2 Spearmen and half of the Knights can be upgraded to D=A (final cost 36)",
        "Spearmen and Knights can be upgraded to VBU +1 (final cost 36)",
        "Spearmen can be upgraded to D=A or VBU=5 (final cost 25)",
        "Spearmen in Large Units can be upgraded to VBU=5 (final cost 21)",
        "Spearmen can be upgraded to VBU=5 (final cost 21) replacing long spear with javelin",
        "Spearmen can be upgraded to VBU=5 for 21 points except in allied commands",
        "Veteran Spearmen can be upgraded to VBU=5 (final cost 21)",
        "CM Spearmen can be upgraded to VBU=5 (final cost 21)",
        "Each command can upgrade one Spearmen to VBU=5 (final cost 21)",
        "1-2 Spearmen can be upgraded to VBU=5 (final cost 21)",
        "Up to half (rounded up) of the Spearmen can be upgraded to VBU 5 (final cost 21)",
        "The C-in-C's Knights can be upgraded to VBU=8 (final cost 36)",
        "Destiny rolls cost 2 points each",
        "The army gets 1 free destiny roll",
        "You can have no destiny rolls",
        "Each of the fortifications costs 3 points",
        "No fortifications",
        "No allied contingents",
        "The 2 allied contingents cost 10 points more",
        "At least 4 Spearmen and Knights together with the general",
    ] {
        let line = &lines_of(&[note])[0];
        assert_eq!(line.state, State::InDoubt, "{note}: {}", meant(line));
        assert!(meant(line).starts_with("Note: "), "{note}: {}", meant(line));
    }
}

#[test]
fn what_a_row_cant_say_is_asked_about_and_kept() {
    for row in [
        "any S - Skirmishers 8 2 0 C 1 10 sling or javelin",
        "6+ FP - Levy 5 3 0 C 1 10",
        "0-3 EL - Elephants 8 5 4 C 4 40,5",
        "0-1 ART - Bolt throwers 2 3 0 A 1 22 artillery C (can't move)",
        "2 CM - Scouts 10 4 2 C 1 16 javelin",
        "0-2 S - Handgunners (max 1 per command) 8 2 0 C 1 14 handgun",
        "0-3 CP - Exiles (*) (only from 1250) 8 6 3 B 3 27",
        "0-3 CP - Exiles (* if no other) 8 6 3 B 3 27",
        "0-4 S - Archers 8 2 0 B 1 12 short bow (B)",
        "2-4 CL - Hussars 12 4 3 B 1 22 javelin[2]",
        "Can dismount as FP 5 6 2 C 2 polearm",
    ] {
        let lines = lines_of(&[row]);
        assert_eq!(lines[0].state, State::InDoubt, "{row}");
        assert_ne!(meant(&lines[0]), "", "{row}");
    }
}

/// Words of a row can stay as a note or go, and the row is the same but for them.
#[test]
fn words_that_a_row_cant_say_are_kept_or_left_out_by_a_button() {
    for (row, meaning, note) in [
        (
            "0-2 S - Handgunners (max 1 per command) 8 2 0 C 1 14 handgun",
            "Handgunners | S · 0–2 · handgun | 8 2 0 C 1 | 14",
            "Note: Handgunners: max 1 per command.",
        ),
        (
            "0-3 CP - Exiles (* if no other) 8 6 3 B 3 27",
            "Exiles | CP · 0–3 · may hold a general | 8 6 3 B 3 | 27",
            "Note: Exiles: if no other.",
        ),
        (
            "2-4 CL - Hussars 12 4 3 B 1 22 javelin, lassos",
            "Hussars | CL · 2–4 · javelin | 12 4 3 B 1 | 22",
            "Note: Hussars: lassos.",
        ),
    ] {
        let doubtful = &lines_of(&[row])[0];
        let [doubt] = doubtful.doubts.as_slice() else {
            panic!("{row}: {:?}", doubtful.doubts);
        };
        let labels: Vec<&str> = doubt.choices.iter().map(|it| it.label.as_str()).collect();
        assert_eq!(labels, ["Keep as a note", "Leave out"], "{row}");
        assert!(doubt.can_type, "{row}");
        let answered = |choice: usize| {
            let Answer::Text(text) = &doubt.choices[choice].answer else {
                panic!("{row}: the whole line would go");
            };
            lines_of(&[text]).remove(0)
        };
        let kept = answered(0);
        assert_eq!(meant(&kept), format!("{meaning}; {note}"), "{row}");
        assert!(kept.doubts.is_empty(), "{row}: {:?}", kept.doubts);
        let without = answered(1);
        assert_eq!(meant(&without), meaning, "{row}");
        assert!(without.doubts.is_empty(), "{row}: {:?}", without.doubts);
    }
    // One after the other, where there are several.
    let twice = "0-2 S - Handgunners (max 1 per command) 8 2 0 C 1 14 handgun, lassos";
    let line = &lines_of(&[twice])[0];
    assert_eq!(line.doubts.len(), 2);
    let Answer::Text(text) = &line.doubts[0].choices[0].answer else {
        panic!("the whole line would go");
    };
    let line = &lines_of(&[text])[0];
    assert_eq!(line.doubts.len(), 1);
    assert_eq!(line.doubts[0].asked, "“lassos” isn’t a weapon we know.");
}

/// Options of a Basic list in words of a player's own.
#[test]
fn basic_swaps_are_read_where_they_are_certain() {
    const HEAD: &str = "FRENCH 1150-1330 AD (VDT=16/8)\n3 CP(*) 8 7 4 3\n4 FP 5 4 1 2 long spear\n\
        3 S 8 2 0 1 sling\n1 CL 12 3 0 1 javelin\n";
    let options = |said: &str| {
        let read = import(&format!("{HEAD}{said}\n"), &Answers::new()).unwrap();
        let line = import_screen(&read).lines.split_off(5).remove(0);
        (meant(&line), line.state)
    };
    for said in [
        "Replace 2 S with 1 CL",
        "You may replace 2 S with 1 CL.",
        "2 S may be replaced by 1 CL",
        "Option: 2 S can become one CL",
    ] {
        let (meant, state) = options(said);
        assert!(meant.starts_with("Option: "), "{said}: {meant}");
        assert_eq!(state, State::Clear, "{said}");
        assert_eq!(meant, options("Option. Change 2 S into 1 CL").0, "{said}");
    }
    for said in [
        "You may replace up to 2 S with CL",
        "You may replace 2 S with 1 EL",
        "2 S may be replaced by 1 CL after 1200",
    ] {
        let (meant, state) = options(said);
        assert_eq!(state, State::InDoubt, "{said}: {meant}");
        assert!(meant.starts_with("Note: "), "{said}: {meant}");
    }
}

/// What belongs to a row that couldn't be read isn't given to the row above it.
#[test]
fn below_an_unread_row_nothing_is_laid_to_another() {
    let unread = "6+ FP - Levy 5 3 0 C 1 10";
    let lines = lines_of(&[unread, "OR FL - Levy 8 3 0 C 1 10"]);
    assert_eq!(meant(&lines[1]), "Levy | FL · 0–1 | 8 3 0 C 1 | 10");
    assert_eq!(lines[1].doubts[0].asked, "An alternative to what?");
    let lines = lines_of(&[unread, "Can dismount as S - Crew 8 2 0 C 1 sling"]);
    assert_eq!(lines[1].doubts[0].asked, "Who dismounts?");
}

/// Notes stand below the allies and speak of the whole list.
#[test]
fn a_note_below_the_allies_is_of_the_troops_that_it_names() {
    let allies = [
        "ALLIES: Armenians",
        "0-2 CM - Armenian horse (*) 10 5 2 C 2 19 javelin",
        "Spearmen can form Large Units",
        "Up to half of the Armenian horse can be upgraded to VBU=6 (final cost 24)",
        "Spearmen and Armenian horse can be upgraded to D=A (final cost 30)",
    ];
    let head = "JERUSALEM\nCS=Poor\n2-12 FP - Spearmen 5 4 1 B 2/3 17(13) long spear";
    let read = import(&format!("{head}\n{}", allies.join("\n")), &Answers::new()).unwrap();
    let points = read.list.points_list().unwrap();
    assert_eq!(points.large_units.len(), 1);
    assert_eq!(points.contingents[0].upgrades.len(), 1);
    assert_eq!(points.upgrades.len(), 0);
    assert_eq!(read.list.faults(), []);
    assert_eq!(read.lines[7].state(), State::InDoubt);
}

#[test]
fn a_title_may_be_broken_and_its_dates_stand_alone() {
    for (title, name, dates) in [
        (
            "KINGDOM OF\nJERUSALEM\n(1099 - 1291)\nVolume 12",
            "Kingdom of Jerusalem",
            "1099-1291",
        ),
        ("LATE NUBIANS\n2800 - 700 BC", "Late Nubians", "2800-700 BC"),
        (
            "XII - XIII secolo\nESERCITO DEI COMUNI",
            "Esercito Dei Comuni",
            "XII-XIII secolo",
        ),
        ("14\nNUBIANS 2800-700 BC\n15", "Nubians", "2800-700 BC"),
    ] {
        let text = format!("{title}\nCS=Poor\n0-6 S - Slingers 8 2 0 B 1 12 sling");
        let read = import(&text, &Answers::new()).unwrap();
        assert_eq!(read.list.name, name, "{title}");
        assert_eq!(read.list.dates.unwrap().text, dates, "{title}");
        assert!(
            read.lines.iter().all(|line| line.doubts.is_empty()),
            "{title}"
        );
    }
}
