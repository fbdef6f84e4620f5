//! Every worked score, and what can’t be one.

use super::*;

fn typed(vdt: u32, lost: u32, is_routed: bool) -> SideTyped {
    SideTyped {
        name: String::new(),
        vdt: vdt.to_string(),
        lost: lost.to_string(),
        is_routed,
        scenario: String::new(),
    }
}

fn totals(system: System, a: SideTyped, b: SideTyped) -> (i32, i32) {
    let entry = ScoreEntry {
        system,
        sides: Sides { a, b },
    };
    let view = entry.view().expect("possible").expect("whole");
    (view.sides.a.total, view.sides.b.total)
}

#[test]
fn every_worked_score() {
    let traditional = |a, b| totals(System::Traditional, a, b);
    assert_eq!(
        traditional(typed(34, 9, false), typed(30, 15, true)),
        (104, 26)
    );
    assert_eq!(
        traditional(typed(34, 15, false), typed(30, 15, true)),
        (86, 44)
    );
    assert_eq!(
        traditional(typed(34, 13, false), typed(30, 6, false)),
        (40, 58)
    );
    assert_eq!(
        traditional(typed(34, 17, true), typed(30, 15, true)),
        (70, 70)
    );
    let new = |a, b| totals(System::New, typed(100, b, false), typed(100, a, false));
    assert_eq!(new(42, 13), (4042, 2013));
    assert_eq!(new(36, 28), (3036, 3028));
    assert_eq!(new(22, 18), (2022, 2018));
    assert_eq!(
        totals(System::New, typed(100, 10, false), typed(100, 50, true)),
        (8090, 1010)
    );
    let basic = |a, b| totals(System::Basic, a, b);
    assert_eq!(basic(typed(20, 0, false), typed(20, 10, true)), (10, 3));
    assert_eq!(basic(typed(20, 3, false), typed(20, 10, true)), (9, 3));
    assert_eq!(basic(typed(20, 4, false), typed(20, 10, true)), (7, 4));
    // Rearguard battle: time is up for the Attacker.
    assert_eq!(basic(typed(20, 2, true), typed(20, 5, false)), (4, 7));
    let mut river = typed(20, 4, false);
    river.scenario = "2".to_owned();
    assert_eq!(basic(river, typed(20, 10, true)), (9, 4));
}

#[test]
fn a_score_shows_its_sum_and_has_a_line_to_copy() {
    let mut game = game();
    play(
        &mut game,
        [
            Deed::EndTurn,
            Deed::Rout { unit: of(B, 1) },
            Deed::Rout { unit: of(B, 3) },
            Deed::Rout { unit: of(A, 2) },
            Deed::EndTurn,
        ],
    );
    let entry = ScoreEntry::of(&game, &game.replay().state);
    let view = entry.view().expect("possible").expect("whole");
    assert_eq!(view.sides.a.sum, "30 + 100 − 14 = 116");
    let line = "Palmyrans 116, Romans 14 (Traditional: 30 + 100 − 14 = 116; 14)";
    assert_eq!(view.line, line);
    assert_eq!(
        view.sides.a.terms[0],
        ("+30".to_owned(), "Victory".to_owned())
    );
}

#[test]
fn nonsense_is_refused_in_a_sentence() {
    let view = |a: SideTyped| {
        let entry = ScoreEntry {
            system: System::Traditional,
            sides: Sides {
                a,
                b: typed(30, 0, false),
            },
        };
        entry.view().map(|view| view.is_some())
    };
    assert_eq!(
        view(typed(30, 31, false)),
        Err("An army of 30 VD can't lose 31.".to_owned())
    );
    assert_eq!(
        view(typed(0, 0, false)),
        Err("An army has a VDT of 1 or more.".to_owned())
    );
    let mut below = typed(30, 0, false);
    below.lost = "-1".to_owned();
    assert_eq!(view(below), Err("VD lost: “-1” isn’t a number.".to_owned()));
    let mut open = typed(30, 0, false);
    open.vdt = String::new();
    assert_eq!(view(open), Ok(false));
}
