//! The heads of the columns above the rows.

use super::super::words::squeezed;
use std::ops::Range;

/// The heads of columns, however they run together: "NrType M VBUI DVD PtsNotes".
pub fn columns(text: &str) -> Option<Vec<&'static str>> {
    let found = heads(text)?;
    found.contains(&"VBU").then_some(found)
}

/// Whether a line holds nothing but heads of columns, though not all of them.
pub fn is_heads_of_columns(text: &str) -> bool {
    heads(text).is_some_and(|found| !found.is_empty())
}

/// Whether the figures stand in the order in which rows are read.
pub fn are_in_order(columns: &[&str]) -> bool {
    const FIGURES: &[&str] = &["M", "VBU", "I", "D", "VD", "points"];
    let place = |column: &&str| FIGURES.iter().position(|figure| figure == column);
    columns.iter().filter_map(place).is_sorted()
}

fn heads(text: &str) -> Option<Vec<&'static str>> {
    const HEADS: &[(&str, &str)] = &[
        ("minmax", "numbers"),
        ("numero", "numbers"),
        ("number", "numbers"),
        ("unita", "numbers"),
        ("units", "numbers"),
        ("nr", "numbers"),
        ("min", "numbers"),
        ("max", "numbers"),
        ("tipo", "type"),
        ("type", "type"),
        ("troops", "name"),
        ("truppe", "name"),
        ("nome", "name"),
        ("name", "name"),
        ("noteearmidatiro", "notes"),
        ("noteearmi", "notes"),
        ("missileweapons", "notes"),
        ("weapons", "notes"),
        ("notes", "notes"),
        ("note", "notes"),
        ("armi", "notes"),
        ("and", "notes"),
        ("vbu", "VBU"),
        ("vd", "VD"),
        ("punti", "points"),
        ("points", "points"),
        ("costo", "points"),
        ("cost", "points"),
        ("pts", "points"),
        ("pti", "points"),
        ("pt", "points"),
        ("m", "M"),
        ("i", "I"),
        ("d", "D"),
    ];
    if text.len() > 100 || text.contains('=') || text.bytes().any(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let plain = squeezed(text);
    let mut rest = plain.as_str();
    let mut found = Vec::new();
    while !rest.is_empty() {
        let (head, name) = HEADS.iter().find(|(head, _)| rest.starts_with(head))?;
        rest = rest.strip_prefix(head)?;
        if !found.contains(name) {
            found.push(*name);
        }
    }
    Some(found)
}

/// The columns that run together in such a line.
pub fn glued_columns(text: &str) -> Option<Range<usize>> {
    let mut start = 0;
    let mut glued: Option<Range<usize>> = None;
    for word in text.split_inclusive(' ') {
        let at = start..start + word.trim_end().len();
        start += word.len();
        if matches!(
            squeezed(word).as_str(),
            "vbui" | "dvd" | "ivd" | "mvbu" | "mvbui" | "vbuivd"
        ) {
            glued = Some(glued.map_or(at.start, |before| before.start)..at.end);
        }
    }
    glued
}
