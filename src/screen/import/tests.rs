//! The sample of a messy paste as the page shows it.

use super::*;
use crate::import::{Answers, import};

const MARI: &str = include_str!("../../../tests/import/mari.txt");

fn mari() -> (Import, ImportScreen) {
    let import = import(MARI, &Answers::new()).unwrap();
    let screen = import_screen(&import);
    (import, screen)
}

fn marked(line: &LineView) -> Vec<&str> {
    let pieces = line.pieces.iter().filter(|piece| piece.is_marked);
    pieces.map(|piece| piece.text.as_str()).collect()
}

#[test]
fn the_head_counts_lines_and_doubts() {
    let (_, screen) = mari();
    assert_eq!(screen.name, "Kingdom of Mari");
    assert_eq!(
        screen.about,
        "your own list · not official · 5 rows, 1 upgrade"
    );
    assert_eq!(screen.doubts, 3);
    assert_eq!(screen.counted, "13 lines");
    assert_eq!(
        screen.tally,
        "8 clear, 1 put right, 3 in doubt, 1 left out. Nothing is lost."
    );
}

#[test]
fn each_line_shows_what_it_means_and_what_is_marked() {
    let (_, screen) = mari();
    assert_eq!(marked(&screen.lines[3]), ["VBUI DVD"]);
    assert_eq!(marked(&screen.lines[8]), ["O-3", "31"]);
    assert_eq!(
        screen.lines[8].read.as_deref(),
        Some("Read as 0-3, and as VBU 3, I 1.")
    );
    let MeaningView::Troops(archers) = &screen.lines[7].meanings[0] else {
        panic!("expected troops");
    };
    assert_eq!(
        (archers.price.as_str(), archers.is_price_unsure),
        ("11?", true)
    );
    assert_eq!(archers.about, "T · 2–6 · short bow A");
    let MeaningView::Troops(slingers) = &screen.lines[9].meanings[0] else {
        panic!("expected troops");
    };
    assert_eq!(slingers.figures[4], ("VD", "1?".to_owned(), true));
    let MeaningView::Troops(axemen) = &screen.lines[6].meanings[0] else {
        panic!("expected troops");
    };
    assert!(axemen.is_inner);
    assert_eq!(axemen.about, "FP · or, shares 8–24");
    let whole: String = screen.lines[9]
        .pieces
        .iter()
        .map(|it| it.text.as_str())
        .collect();
    assert_eq!(whole, "0-4 S - Slingers 8 2 0 B  12 sling");
}

#[test]
fn doubts_offer_the_likely_answer_first() {
    let (_, screen) = mari();
    let labels = |line: usize| -> Vec<&str> {
        let choices = screen.lines[line].doubts[0].choices.iter();
        choices.map(|choice| choice.label.as_str()).collect()
    };
    assert_eq!(labels(7), ["11"]);
    assert_eq!(labels(9), ["VD 1", "VD 2", "VD 3"]);
    assert_eq!(labels(12), ["Keep as a note", "Leave out"]);
    let doubt = &screen.lines[7].doubts[0];
    assert_eq!(doubt.asked, "Is the price 11?");
    assert_eq!(doubt.about, "price");
    assert!(doubt.can_type && !screen.lines[12].doubts[0].can_type);
}

#[test]
fn rows_are_shown_as_they_are_scaled() {
    let (import, _) = mari();
    let scaled = |points: u16| -> Vec<String> {
        let rows = preview(&import.list, points).into_iter();
        rows.map(|row| row.scaled).collect()
    };
    assert_eq!(scaled(300), ["0–2", "4–12", "1–3", "0–2", "0–2"]);
    assert_eq!(scaled(500), ["0–4", "8–24", "2–6", "0–3", "0–4"]);
    assert_eq!(preview(&import.list, 300)[1].name, "Spearmen or Axemen");
}

#[test]
fn questions_about_the_list_are_no_lines_of_it() {
    let text = "0-6 S - Slingers 8 2 0 B 1 12 sling";
    let read = import(text, &Answers::new()).unwrap();
    let screen = import_screen(&read);
    assert_eq!(screen.counted, "1 line");
    assert_eq!(
        screen.tally,
        "1 clear, and 2 questions about the list. Nothing is lost."
    );
    assert_eq!(screen.doubts, 2);
}

#[test]
fn the_cells_of_a_row_are_shown_on_one_line() {
    let text = "MARI\nCS=Poor\n0-6\n\nS - Slingers\n8\n2\n0\nB\n1\n12\n";
    let screen = import_screen(&import(text, &Answers::new()).unwrap());
    let row = &screen.lines[2];
    let [piece] = row.pieces.as_slice() else {
        panic!("{:?}", row.pieces);
    };
    assert_eq!(piece.text, "0-6 ↵ S - Slingers ↵ 8 ↵ 2 ↵ 0 ↵ B ↵ 1 ↵ 12");
    assert_eq!(row.read.as_deref(), Some("Read with the 7 lines below."));
}

#[test]
fn answers_are_taken_back_and_follow_a_changed_text() {
    use crate::import::Answer;
    let mut steps = AnswerSteps::new(Answers::new());
    steps.answer(2, Answer::LeaveOut);
    steps.answer(3, Answer::KeepAsNote);
    steps.follow("a\nb\nc", "new\na\nb");
    assert_eq!(*steps.now(), [(3, Answer::LeaveOut)].into());
    steps.undo();
    assert_eq!(*steps.now(), [(3, Answer::LeaveOut)].into());
    steps.undo();
    assert_eq!(*steps.now(), Answers::new());
    steps.redo();
    assert!(steps.can_redo() && steps.can_undo());
}
