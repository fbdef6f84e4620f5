//! What stands around the rows: the title with its dates, command structure, volume, the heads of
//! columns, headings of pages.

mod title;

pub use title::{Title, title};

use super::words::{has_word, name_case, squeezed, structure};
use crate::army::CommandStructure;
use std::ops::Range;

/// "CS=Average (12 pts) or Poor (0 pts)": the structures, each with its price if one is printed.
pub fn structures(text: &str) -> Option<Vec<(CommandStructure, Option<u16>)>> {
    let small = text.to_lowercase();
    let words: Vec<&str> = small
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let names = ["cs", "sc", "command", "struttura", "structure"];
    let [first, ..] = words.as_slice() else {
        return None;
    };
    let is_named = names.contains(first);
    // "CSAverage", with the sign lost.
    let glued = first.strip_prefix("cs").and_then(structure);
    if (!is_named && glued.is_none()) || words.len() > 24 {
        return None;
    }
    let mut found: Vec<(CommandStructure, Option<u16>)> = Vec::new();
    found.extend(glued.map(|it| (it, None)));
    for word in words {
        let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
        if let Some(known) = structure(word) {
            if !found.iter().any(|(it, _)| *it == known) {
                found.push((known, None));
            }
        } else if let (Ok(price), Some((_, printed @ None))) = (digits.parse(), found.last_mut()) {
            *printed = Some(price);
        }
    }
    (!found.is_empty()).then_some(found)
}

/// "Vol. 31", "VOL. 15 - YEAR 1000".
pub fn volume(text: &str) -> Option<u8> {
    let small = text.trim().to_lowercase();
    let rest = small.strip_prefix("vol")?;
    let rest = rest.strip_prefix("ume").unwrap_or(rest);
    let rest = rest.trim_start_matches([' ', '.', ':', ',', '=']);
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    let volume = digits.parse().ok()?;
    (text.len() < 60 && (1..=34).contains(&volume)).then_some(volume)
}

/// The heads of columns, however they run together: "NrType M VBUI DVD PtsNotes".
pub fn columns(text: &str) -> Option<Vec<&'static str>> {
    let found = heads(text)?;
    found.contains(&"VBU").then_some(found)
}

/// Whether a line holds nothing but heads of columns, though not all of them.
pub fn is_heads_of_columns(text: &str) -> bool {
    heads(text).is_some_and(|found| !found.is_empty())
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

/// Headings of pages and captions of pictures, which belong to no list.
pub fn is_page_heading(text: &str) -> bool {
    let small = text.to_lowercase();
    let has = |phrases: &[&str]| phrases.iter().any(|phrase| small.contains(phrase));
    if text.len() > 120 {
        return false;
    }
    let is_number = small.trim().chars().all(|letter| !letter.is_alphabetic());
    let page = has_word(&small, &["pag", "page", "pagina", "p"])
        && small.bytes().any(|byte| byte.is_ascii_digit())
        && small.len() < 60
        && !has_word(&small, &["can", "may", "units"]);
    is_number
        || page
        || has(&[
            "extra impetus",
            "impetvs",
            "dadi&piombo",
            "dadi & piombo",
            "dadiepiombo",
            "dadi e piombo",
            "www.",
            "http",
            "copyright",
            "©",
            "back to ",
            "torna all",
            "volver a",
            "lists coming soon",
            "informativa privacy",
        ])
        || (has_word(&small, &["15mm", "28mm", "25mm"]) && small.len() < 60)
}

/// "CGP= Heavy Chariots; …", "(*) Unit that can include general".
pub fn is_legend(text: &str) -> bool {
    let small = text.trim().to_lowercase();
    let explains = ["cgp=", "cgp =", "m=", "m =", "vbu="];
    (explains.iter().any(|head| small.starts_with(head)) && small.matches('=').count() > 2)
        || ((small.starts_with("(*)") || small.starts_with("* ")) && small.contains("general"))
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

/// "ALLIES: Swiss".
pub fn contingent(text: &str) -> Option<String> {
    let trimmed = text.trim();
    let small = trimmed.to_lowercase();
    let heads = ["allied contingent", "allies", "allied", "ally", "alleati"];
    let rest = heads.iter().find_map(|head| {
        let rest = small.strip_prefix(head)?;
        rest.trim_start()
            .starts_with([':', '-', '='])
            .then(|| trimmed.get(head.len()..))?
    })?;
    let name = rest.trim_matches([' ', ':', '-', '=', '.', ',']);
    (!name.is_empty() && name.len() < 60 && !name.contains('.')).then(|| name_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_hold_name_dates_revision_and_vdt() {
        let read = |text: &str| {
            let title = title(text);
            let dates = title
                .dates
                .map(|it| (it.text, it.from.unwrap(), it.to.unwrap()));
            (title.name, dates, title.revised)
        };
        let dated = |text: &str, from, to| Some((text.to_owned(), from, to));
        assert_eq!(
            read("EARLY SUMERIANS - last review: 11 February 2013 (checked)"),
            (
                "Early Sumerians".into(),
                None,
                Some("last review: 11 February 2013 (checked)".into())
            )
        );
        assert_eq!(
            read("NUBIANS 2800 - 700 BC - released on January 11 2015"),
            (
                "Nubians".into(),
                dated("2800-700 BC", -2800, -700),
                Some("released on January 11 2015".into())
            )
        );
        assert_eq!(
            read("AZTECS XIV-XVI Cent."),
            ("Aztecs".into(), dated("XIV-XVI Cent.", 1301, 1600), None)
        );
        assert_eq!(
            read("FREDERICK II SWABIANS, XIII Cent.(VDT=17/9) revised March 11 2008"),
            (
                "Frederick II Swabians".into(),
                dated("XIII Cent.", 1201, 1300),
                Some("revised March 11 2008".into())
            )
        );
        let aztecs = title("AZTECS (XIV-XVI cent.) Vol. 31 updated 21 January 2015");
        assert_eq!((aztecs.name.as_str(), aztecs.volume), ("Aztecs", Some(31)));
        assert_eq!(title("VOLSCIANS 12 cities").volume, None);
        let magyars = title("LATER MAGYARS (VDT=17/9 o con opzione VDT=19/10)");
        let totals: Vec<_> = magyars
            .vdt
            .iter()
            .map(|it| (it.total, it.break_point))
            .collect();
        assert_eq!(totals, [(17, 9), (19, 10)]);
        assert_eq!(magyars.name, "Later Magyars");
        assert_eq!(
            title("Late Roman Empire - West").name,
            "Late Roman Empire - West"
        );
    }

    #[test]
    fn structures_and_columns_are_told_from_prose() {
        use CommandStructure::*;
        assert_eq!(
            structures("CS=Average (12 pts) or Poor (0 pts)"),
            Some(vec![(Average, Some(12)), (Poor, Some(0))])
        );
        assert_eq!(structures("CS= Poor (0 pts)"), Some(vec![(Poor, Some(0))]));
        assert_eq!(
            structures("Struttura di comando: Media"),
            Some(vec![(Average, None)])
        );
        assert_eq!(structures("Poor troops are good"), None);
        let all = vec![
            "numbers", "type", "M", "VBU", "I", "D", "VD", "points", "notes",
        ];
        assert_eq!(columns("NrType M VBUI DVD PtsNotes"), Some(all));
        assert!(columns("NumeroTipoMVBUIVDNote e armi da tiro").is_some());
        assert!(columns("min-max Tipo M VBU I D VD Punti Note e armi").is_some());
        assert_eq!(columns("Upgrade to VBU"), None);
        let line = "min-max Type M VBUI DVD Pts";
        assert_eq!(&line[glued_columns(line).unwrap()], "VBUI DVD");
    }

    #[test]
    fn headings_are_told_from_rows_and_notes() {
        for text in [
            "IMPETVS · Extra Impetus 9 · pag. 14",
            "28mm Crusader Miniatures",
            "back to Beta Lists Index | torna all'Indice",
            "14",
        ] {
            assert!(is_page_heading(text), "{text}");
        }
        for text in [
            "KINGDOM OF MARI 1810-1761 BC",
            "Spearmen can form Large Units",
        ] {
            assert!(!is_page_heading(text), "{text}");
        }
        assert_eq!(
            after_section_heading("NOTES AND OPTIONS. Spearmen can"),
            Some("Spearmen can")
        );
        assert_eq!(after_section_heading("Noteworthy"), None);
        assert_eq!(contingent("ALLIES: Swiss").as_deref(), Some("Swiss"));
        assert_eq!(contingent("Allies may leave"), None);
        assert_eq!(volume("VOL. 15 - YEAR 1000"), Some(15));
    }
}
