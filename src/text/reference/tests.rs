//! The tables of Basic Impetus as their texts print them, figure by figure.

use super::*;
use crate::battle::movement::{MoveRow, rows_in_h};
use crate::list::TroopType;
use strum::VariantArray;

/// A row of the fire table in the words of the text: "NO" where there is no shot.
fn printed(rules: RuleBook, of: Weapon) -> Option<String> {
    let row = fire(rules, of)?.join(" ");
    Some(row.replace('–', "NO"))
}

#[track_caller]
fn assert_table(rules: RuleBook, table: &[(Weapon, &str)]) {
    for of in Weapon::VARIANTS {
        let row = table.iter().find(|(weapon, _)| weapon == of);
        let expected = row.map(|(_, row)| (*row).to_owned());
        assert_eq!(printed(rules, *of), expected, "{of:?}");
    }
}

#[test]
fn fire_of_2008_is_as_printed() {
    use Weapon::*;
    assert_eq!(ranges(RuleBook::Basic2008), ["10U", "20U", "50U"]);
    assert_table(
        RuleBook::Basic2008,
        &[
            (LongbowA, "0/2 -1/1 NO"),
            (LongbowB, "0/1 -2/0 NO"),
            (ShortBowA, "0/1 -3/0 NO"),
            (ShortBowB, "-1/0 NO/-1 NO"),
            (CompositeBowA, "0/1 -2/-1 NO"),
            (CompositeBowB, "0/1 -4/-3 NO"),
            (CompositeBowC, "-2/0 -4/-3 NO"),
            (CrossbowA, "0/2 -2/0 NO"),
            (CrossbowB, "0/1 NO NO"),
            (Handgun, "-1/0 NO NO"),
            (ArquebusA, "1/2 -2/-1 NO"),
            (ArquebusB, "1/2 NO NO"),
            (Javelin, "-1/0 NO NO"),
            (Sling, "0/1 NO NO"),
            (ArtilleryA, "4 2 0"),
            (ArtilleryB, "3 2 NO"),
            (ArtilleryC, "3 2 0"),
            (Various, "0 NO NO"),
        ],
    );
    let reach = |of| weapon_with_reach(RuleBook::Basic2008, of);
    assert_eq!(reach(Javelin), "javelin, to 5U");
    assert_eq!(reach(Sling), "sling, to 5U");
    assert_eq!(reach(ArtilleryC), "artillery C, from 5U");
}

#[test]
fn fire_of_3_0_is_as_printed() {
    use Weapon::*;
    assert_eq!(ranges(RuleBook::Basic3), ["3H", "6H", "12H"]);
    assert_table(
        RuleBook::Basic3,
        &[
            (LongbowA, "0/2 -1/1 NO"),
            (LongbowB, "0/1 -2/0 NO"),
            (ShortBowA, "0/1 -3/0 NO"),
            (ShortBowB, "-1/0 NO/-1 NO"),
            // One row for all classes.
            (CompositeBowA, "-1/0 -4/-3 NO"),
            (CompositeBowB, "-1/0 -4/-3 NO"),
            (CompositeBowC, "-1/0 -4/-3 NO"),
            (CrossbowA, "0/2 -2/0 NO"),
            (CrossbowB, "0/1 NO NO"),
            (Handgun, "-1/0 NO NO"),
            (ArquebusA, "1/2 -2/-1 NO"),
            (ArquebusB, "1/2 NO NO"),
            (Javelin, "-1/0 NO NO"),
            (Sling, "0/1 -1/1 NO"),
            (ArtilleryA, "3 3 0/1"),
            (ArtilleryB, "3 2 NO"),
            (ArtilleryC, "2 2 0"),
            (Various, "-1/0 NO NO"),
        ],
    );
    let reach = weapon_with_reach(RuleBook::Basic3, ArtilleryC);
    assert_eq!(reach, "artillery C, from 2H");
}

/// Open, broken, difficult, sideways.
fn moved(row: &MoveRow) -> String {
    let ground = |to: Option<Move>| to.map_or_else(|| "no".to_owned(), step);
    let sideways: Vec<String> = row.sideways.iter().map(|to| step(*to)).collect();
    let cells = [
        step(row.open),
        ground(row.broken),
        ground(row.difficult),
        sideways.join(" or "),
    ];
    format!("{} | {}", row.code, cells.join(" | "))
}

#[test]
fn moves_of_3_0_are_as_printed() {
    use TroopType::*;
    let kinds = [Cp, Cm, Cgp, Cgl, Cf, Cl, Fp, Art, El, Fl, T, S, W];
    assert_eq!(kinds.len(), TroopType::VARIANTS.len());
    let rows = kinds.into_iter().flat_map(|kind| rows_in_h(kind, false));
    let rows: Vec<String> = rows.chain(rows_in_h(Fl, true)).map(moved).collect();
    let expected = [
        "CP1 | 2H, charge 3H | 2H, charge 3H + D | 1H + D | 2H + D",
        "CP2 | 3H, charge 4H | 3H, charge 4H + D | 2H + D | 3H + D",
        "CM | 3H | 3H + D | 2H + D | 1H or 3H + D",
        "CGP | 3H | 3H + D | 2H + D | 3H + D",
        "CGL | 3H | 3H + D | 2H + D | 3H + D",
        "CF | 3H | no | no | 3H + D",
        "CL | 4H + 2H | 4H + D | 2H + D | 4H + 2H",
        "FP | 2H | 2H + D | 1H + D | 2H + D",
        "ART | 2H | 2H + D | 1H + D | 2H + D",
        "EL | 2H | 2H + D | 1H + D | 2H + D",
        "FL | 2H | 2H | 1H | 1H or 2H + D",
        "T | 2H | 2H | 1H + D | 2H + D",
        "S | 2H + 2H | 2H + 2H | 1H + 1H | 2H + 2H",
        "W | 2H + D | 2H + D | 1H + D | 2H + D",
        // Impetuous.
        "FL | 2H, charge 3H | 2H, charge 3H | 1H, charge 2H | 2H + D",
    ];
    assert_eq!(rows, expected);
}

/// The values of a set of lines, with a word of what they are for.
fn assert_says(lines: &[Line], expected: &[(&str, &str)]) {
    for (value, of) in expected {
        let found = lines
            .iter()
            .any(|line| line.value == *value && line.text.contains(of));
        assert!(found, "{value} {of}");
    }
}

#[test]
fn modifiers_of_2008_are_as_printed() {
    let book = book(RuleBook::Basic2008);
    let fire = [
        ("−2", "moves this turn"),
        ("−2", "rallies this turn"),
        ("−1", "shooter disordered"),
        ("−2", "over friends"),
        ("−2", "skirmishers, light cavalry, artillery"),
        ("−2", "edge of a wood"),
        ("−1", "pavises"),
        ("+1", "chariots that stand still"),
        ("+1", "artillery at pikes two deep"),
    ];
    assert_says(book.fire, &fire);
    assert_eq!(book.fire.len(), fire.len());
    assert_says(
        book.melee,
        &[
            ("−I", "foot that charges mounted"),
            ("+1", "hill"),
            ("−1", "disordered"),
            ("−2", "difficult ground"),
            ("+4", "at mounted; at foot +2"),
            ("+2", "impetuous foot two deep"),
        ],
    );
    let cohesion = book.cohesion.iter().flat_map(|(_, lines)| *lines);
    let cohesion: Vec<Line> = cohesion.copied().collect();
    assert_says(&cohesion, &[("−1", "disordered"), ("+1", "general")]);
    assert_says(book.rout, &[("50%", "VDT"), ("1 VBU", "5U")]);
}

#[test]
fn modifiers_and_tests_of_3_0_are_as_printed() {
    let book = book(RuleBook::Basic3);
    let fire = [
        ("−1", "CGL, CM and CL that move"),
        ("−2", "others that move"),
        ("−1", "shooter disordered"),
        ("−2", "skirmishers or artillery"),
        ("−1", "light cavalry"),
        ("−1", "edge of a wood"),
        ("−1", "wagenburgs or behind pavises"),
        ("+1", "Large Unit, a column or wagenburgs"),
    ];
    assert_says(book.fire, &fire);
    assert_eq!(book.fire.len(), fire.len());
    assert_says(
        book.melee,
        &[
            ("+2", "flank or the rear"),
            ("−1", "disordered"),
            ("−2", "difficult ground"),
            ("+1", "heavy chariots at foot"),
            ("+4", "at mounted; at foot +2"),
            ("+2", "at mounted; at foot +1"),
            ("+2", "impetuous foot in a Large Unit"),
        ],
    );
    let set = |n: usize| book.cohesion[n].1;
    let shot_at = [
        ("−1", "disordered"),
        ("+1", "shot at"),
        ("+1", "CP1 or FP"),
        ("+1", "general"),
    ];
    assert_says(set(0), &shot_at);
    let in_melee = [
        ("−1", "disordered"),
        ("+1", "attacked a flank"),
        ("+1", "FP against CP, CM or CL"),
        ("+1", "hill, a river bank or a village"),
        ("+1", "general"),
    ];
    assert_says(set(1), &in_melee);
    let test = |title: &str| book.tests.iter().find(|it| it.title == title).unwrap();
    assert_says(
        test("Defensive fire").lines,
        &[
            ("3+", "longbow A"),
            ("4+", "2 dice"),
            ("−1", "disordered"),
            ("+1", "charge bonus"),
            ("+1d6", "at mounted"),
        ],
    );
    assert_says(
        test("Evasion").lines,
        &[
            ("2+", "slower"),
            ("3+", "as fast"),
            ("4+", "faster"),
            ("−1", "disordered"),
            ("+1", "general"),
        ],
    );
    assert_says(
        test("Retreat and evade").lines,
        &[
            ("foot", "1–4: 1H · 5–6: 2H"),
            ("mounted", "1–2: 1H · 3–6: 2H"),
            ("CL", "1: 1H · 2–4: 2H · 5–6: 3H"),
        ],
    );
    assert_says(
        test("Pursuit and charge bonus").lines,
        &[
            ("foot", "1–3: none · 4–5: 1H · 6: 2H"),
            ("mounted", "impetuous: 1–2: none · 3–4: 1H · 5–6: 2H"),
            ("CL", "1–3: 1H · 4–5: 2H · 6: 3H"),
        ],
    );
}
