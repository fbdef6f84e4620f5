//! Headings above rows or notes.

use super::super::words::squeezed;
use super::is_among;

/// "Cavalry" above rows: the heading of a section of them.
pub fn is_heading_of_rows(text: &str) -> bool {
    const HEADINGS: &str = "\
        armylist artiglieria artillery cavalieri cavalleria cavalry cavalrytroops \
        cavallerialeggera cavalleriapesante heavycavalry heavyfoot lightcavalry lightfoot \
        chariots camelry carri coretroops elefanti elephants esercito fanteria fanterialeggera \
        fanteriapesante foot foottroops generals heavyinfantry infantry infantrytroops \
        lighttroops lightinfantry mercenaries mercenari missiletroops mounted mountedtroops \
        skirmishers specialtroops thearmy troops trooplist troopers trooptypes truppe \
        truppemontate truppeappiedate unita units wagons warmachines";
    let letters: String = squeezed(text).replace('à', "a");
    text.trim()
        .starts_with(|it: char| it.is_uppercase() || matches!(it, '-' | '*' | '#' | '=' | '['))
        && !text.contains(['(', ',', '/'])
        && is_among(&letters, HEADINGS)
}

/// What follows "NOTES AND OPTIONS." or its like; empty where it stands alone.
pub fn after_section_heading(text: &str) -> Option<&str> {
    const HEADINGS: &[&str] = &[
        "notes and options",
        "note e opzioni",
        "special rules",
        "special rule",
        "regole speciali",
        "regola speciale",
        "options",
        "opzioni",
        "notes",
        "note",
    ];
    let trimmed = text.trim_start();
    HEADINGS.iter().find_map(|heading| {
        let head = trimmed.get(..heading.len())?;
        let rest = trimmed.get(heading.len()..)?;
        let ends = rest.trim().is_empty() || rest.trim_start().starts_with(['.', ':', '-', ',']);
        (head.eq_ignore_ascii_case(heading) && ends)
            .then(|| rest.trim_start_matches([' ', '.', ':', '-', ',']))
    })
}
