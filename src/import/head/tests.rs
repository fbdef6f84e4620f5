//! Titles, structures, columns and headings, one by one.

use super::furniture::is_page_heading;
use super::*;
use crate::army::CommandStructure;

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
    let structures = |text: &str| structures(text).map(|it| it.found);
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
    assert_eq!(contingent("ALLIES: Swiss").unwrap().name, "Swiss");
    assert_eq!(contingent("Allies may leave"), None);
    assert_eq!(volume("VOL. 15 - YEAR 1000"), Some((15, 7)));
}
