//! Lines and options of Basic Impetus lists in the words of players.

use super::phrasings::meant;
use muster::import::{Answers, Import, State, import};
use muster::screen::import::{LineView, import_screen};

fn read(below: &str) -> Import {
    let text = format!(
        "FRENCH 1150-1330 AD (VDT=16/8)\n3 CP(*) 8 7 4 3 Knights\n\
         2 FP 5 4 1 2 Guard - long spear\n3 S 8 2 0 1 sling\n{below}\n"
    );
    import(&text, &Answers::new()).unwrap()
}

fn lines_of(below: &str) -> Vec<LineView> {
    import_screen(&read(below)).lines.split_off(4)
}

#[test]
fn lines_are_read_as_they_are_meant() {
    for (said, meaning) in [
        ("Horse - javelin", "Horse | CM · 2 units · javelin"),
        ("Horse;javelin", "Horse | CM · 2 units · javelin"),
        ("Horse,javelin", "Horse | CM · 2 units · javelin"),
        ("Horse with javelin", "Horse | CM · 2 units · javelin"),
        ("Horse armed with javelin", "Horse | CM · 2 units · javelin"),
        ("Horse (javelin)", "Horse | CM · 2 units · javelin"),
        (
            "Horse (javelin or sling)",
            "Horse | CM · 2 units · javelin or sling",
        ),
        ("1st Guard", "1st Guard | CM · 2 units"),
        ("III Legio", "III Legio | CM · 2 units"),
        (". Horse", "Horse | CM · 2 units"),
        ("none", "Medium cavalry | CM · 2 units"),
        ("Horse (*)", "Horse | CM · 2 units · may hold a general"),
        ("* Horse", "Horse | CM · 2 units · may hold a general"),
        ("*Horse*", "Horse | CM · 2 units"),
        (
            "(* not CiC) Horse",
            "Horse | CM · 2 units · may hold a general, not the C-in-C",
        ),
    ] {
        let said = format!("2 CM 10 5 2 2 {said}");
        let line = &lines_of(&said)[0];
        assert_eq!(meant(line), format!("{meaning} | 10 5 2 2 | "), "{said}");
        assert!(line.doubts.is_empty(), "{said}: {:?}", line.doubts);
    }
    for (said, figures) in [
        ("2* Horse", "10 5 2 2"),
        ("2(*)/3 Horse", "10 5 2 2/3"),
        ("2/3(*) Horse", "10 5 2 2/3"),
        ("2/3* Horse", "10 5 2 2/3"),
    ] {
        let line = &lines_of(&format!("2 CM 10 5 2 {said}"))[0];
        let meaning = format!("Horse | CM · 2 units · may hold a general | {figures} | ");
        assert_eq!(meant(line), meaning, "{said}");
    }
}

#[test]
fn what_a_line_cant_say_is_kept_as_a_note() {
    for (said, note) in [
        ("Horse - no javelin", "no javelin"),
        ("Horse without javelin", "without javelin"),
        ("Horse no javelin", "no javelin"),
        ("Horse - not Impetuous", "not Impetuous"),
        ("Horse - javlin", "javlin"),
        ("Horse javlin", "javlin"),
        ("Horse - bow B", "bow B"),
        ("Horse - max 1", "max 1"),
        ("Horse max 1", "max 1"),
        ("Horse (only after 1250)", "(only after 1250)"),
        (
            "Horse (can dismount as FP 5 4 1 2)",
            "(can dismount as FP 5 4 1 2)",
        ),
        ("Horse 19 pts", "19 pts"),
        ("19 pts Horse", "19 pts"),
        ("3 Horse", "3"),
        ("Horse [only one]", "[only one]"),
    ] {
        let said = format!("2 CM 10 5 2 2 {said}");
        let line = &lines_of(&said)[0];
        // With a fifth number VD isn't sure.
        let meant = meant(line).replace("2? |", "2 |");
        let meaning = format!("Horse | CM · 2 units | 10 5 2 2 | ; Note: Horse: {note}.");
        assert_eq!(meant, meaning, "{said}");
        assert_eq!(line.state, State::InDoubt, "{said}");
        let choices = &line.doubts[0].choices;
        assert_eq!(choices[0].label, "Keep as a note", "{said}");
    }
    for (before, note) in [
        ("Horse (max 1)", "(max 1)"),
        ("Horse - no javelin", "no javelin"),
    ] {
        let said = format!("2 CM {before} 10 5 2 2 Horse");
        let line = &lines_of(&said)[0];
        assert!(meant(line).contains(&format!("Horse: {note}.")), "{said}");
        assert!(meant(line).starts_with("Horse | CM · 2 units | "), "{said}");
        assert_eq!(line.state, State::InDoubt, "{said}");
    }
    for said in ["2 CM/CL 10 5 2 2 Horse", "2 CM or CL 10 5 2 2 Horse"] {
        let line = &lines_of(said)[0];
        assert_eq!(meant(line), "Horse | CM · 2 units | 10 5 2 2 | ", "{said}");
        assert_eq!(line.doubts[0].asked, "Is the type CM?", "{said}");
    }
    let star = &lines_of("2 CP* 8 7 4 2/3* Horse")[0];
    assert!(meant(star).contains("may hold a general"));
    let not = &lines_of("2 CM 10 5 2 2 Not a warband")[0];
    assert!(not.state == State::InDoubt && !meant(not).contains("warband |"));
    let price = &lines_of("2 CM 10 5 2 2 4")[0];
    assert_eq!(price.doubts[0].asked, "Which figures are M, VBU, I and VD?");
    assert_eq!(price.doubts[0].choices[2].label, "VD 2/4");
    for said in ["0 CM 10 5 2 2 Horse", "CM - 10 5 2 2 Horse"] {
        assert_eq!(lines_of(said)[0].doubts[0].asked, "How many units?");
    }
}

/// How many units an option takes away, and of how many each way to replace them is.
fn option_of(read: &Import) -> (u16, Vec<Vec<u16>>) {
    let list = read.list.basic_list().unwrap();
    let [option] = list.options.as_slice() else {
        panic!("{:?}", list.options);
    };
    let takes = option.take_one_of.iter();
    let takes = takes.map(|bundle| bundle.iter().map(|it| it.count).collect());
    (option.give_one_of[0][0].count, takes.collect())
}

#[test]
fn or_is_a_choice() {
    for said in [
        "2 CP(*) 8 7 4 3 Ritter or\n1 CM 10 5 2 2 Horse",
        "2 CP(*) 8 7 4 3 Ritter\nor\n1 CM 10 5 2 2 Horse",
        "2 CP(*) 8 7 4 3 Ritter\nOR 1 CM 10 5 2 2 Horse",
    ] {
        let read = read(said);
        assert_eq!(read.list.basic_list().unwrap().lines.len(), 4, "{said}");
        assert_eq!(option_of(&read), (2, vec![vec![1]]), "{said}");
        let lines = import_screen(&read).lines;
        let clear = lines.iter().all(|line| line.doubts.is_empty());
        assert!(clear, "{said}");
    }
    let three = read("2 CP 8 7 4 3 Ritter\nOR 1 CM 10 5 2 2\nOR 3 CL 12 3 0 1");
    assert_eq!(option_of(&three), (2, vec![vec![1], vec![3]]));
    for said in [
        "1 CM 10 5 2 2 Horse or\n2 CL 12 3 0 1",
        "1 CM 10 5 2 2 Horse or with\n2 CL 12 3 0 1",
        "1 CM 10 5 2 2 Horse\nor with\n2 CL 12 3 0 1",
        "1 CM 10 5 2 2 Horse\nOR 2 CL 12 3 0 1",
    ] {
        let read = read(&format!("Option. Change 1 Guard with:\n{said}"));
        assert_eq!(option_of(&read), (1, vec![vec![1], vec![2]]), "{said}");
    }
    let open = &lines_of("2 CM 10 5 2 2 Horse or")[0];
    assert_eq!(open.state, State::InDoubt);
}

#[test]
fn an_option_ends_where_the_page_says_so() {
    const OPTION: &str = "Option. Change 1 Guard with:";
    let together = read(&format!("{OPTION}\n1 CM 10 5 2 2\n2 CL 12 3 0 1"));
    assert_eq!(option_of(&together), (1, vec![vec![1, 2]]));
    let and = read(&format!("{OPTION}\n1 CM 10 5 2 2\nand\n2 CL 12 3 0 1"));
    assert_eq!(option_of(&and), (1, vec![vec![1, 2]]));
    let one_of = "Option. Change the Guard Unit with one of:";
    let one_of = read(&format!("{one_of}\n1 CM 10 5 2 2\n2 CL 12 3 0 1"));
    assert_eq!(option_of(&one_of), (1, vec![vec![1], vec![2]]));
    let spaced = read(&format!("{OPTION}\n\n1 CM 10 5 2 2\n\n2 CL 12 3 0 1"));
    assert_eq!(option_of(&spaced), (1, vec![vec![1, 2]]));
    for apart in ["\n", "Options\n", "The camp burns.\n"] {
        let said = format!("{OPTION}\n1 CM 10 5 2 2\n{apart}2 CL 12 3 0 1");
        assert_eq!(option_of(&read(&said)), (1, vec![vec![1]]), "{said}");
        let lines = lines_of(&said);
        let asked = &lines[lines.len() - 1].doubts[0].asked;
        assert_eq!(asked, "Does this belong to the option above?", "{said}");
    }
    for said in [OPTION.to_owned(), format!("{OPTION}\nThe camp burns.")] {
        let line = &lines_of(&said)[0];
        assert_eq!(meant(line), format!("Note: {OPTION}"), "{said}");
        assert_eq!(line.state, State::InDoubt, "{said}");
    }
}

#[test]
fn options_take_what_there_is() {
    for said in [
        "Replace 9 Guard with 1 S",
        "Replace 0 Guard with 1 S",
        "Replace 1 Guard with 0 S",
        "Upgrade CP to VBU 8/9",
        "Upgrade CP to VBU 10",
        "Upgrade 4 CP to VBU 8",
        "Upgrade CP to VBU 8 (only after 1250)",
        "Increase by 1 point the FP Unit's VBU (only up to 1250)",
        "Increase by 1-2 the FP Unit's VBU",
        "Late option. Change 1 Guard into 1 S",
        "No option: change 1 Guard into 1 S",
        "Option 1250: change 1 Guard into 1 S",
        "Option. Change the Guard with 1 S",
        "Option. Change 1 Guard with S",
    ] {
        let line = &lines_of(said)[0];
        let meant = meant(line);
        assert!(meant.starts_with("Note: "), "{said}: {meant}");
        assert_eq!(line.state, State::InDoubt, "{said}");
    }
    let counts = |said: &str| {
        let read = read(said);
        let list = read.list.basic_list().unwrap();
        let change = &list.options[0].changes[0];
        (change.line.0, change.count)
    };
    assert_eq!(counts("Increase the VBU of CP by 1"), (1, None));
    assert_eq!(counts("Increase the VBU of 2 CP by 1 point"), (1, Some(2)));
    assert_eq!(counts("Lower by 1 the S Unit's VBU"), (3, None));
    assert_eq!(counts("Upgrade 1 CP to VBU 8"), (1, Some(1)));
    let unit = read("Replace 1 Guard with 1 CM 10 5 2 2 Horse or 2 CL 12 3 0 1 javelin");
    assert_eq!(option_of(&unit), (1, vec![vec![1], vec![2]]));
}

#[test]
fn the_vdt_may_stand_alone() {
    let text = "FRENCH 1150-1330 AD\nVDT=16/8\n3 CP(*) 8 7 4 3 Knights\n2 FP 5 4 1 2 Guard";
    let read_alone = import(text, &Answers::new()).unwrap();
    let printed = read_alone.list.basic_list().unwrap().printed_vdt.unwrap();
    assert_eq!((printed.total, printed.break_point), (16, 8));
    for (said, meaning) in [
        ("VDT=18/9", "VDT: 18, breaks at 9"),
        (
            "VDT=16/8 only with the option",
            "Note: VDT=16/8 only with the option",
        ),
    ] {
        let line = &lines_of(said)[0];
        assert_eq!(meant(line), meaning);
        assert_eq!(line.state, State::InDoubt, "{said}");
    }
}

#[test]
fn an_unread_line_is_shown_a_line_of_this_game() {
    let doubt = &lines_of("2 CM 10 5 2")[0].doubts[0];
    assert_eq!(doubt.asked, "This looks like a line of units.");
    assert!(doubt.why.contains("“2 CP(*) 8 6 2 3"), "{}", doubt.why);
}
