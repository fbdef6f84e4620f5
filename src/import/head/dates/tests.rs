//! Dates in every writing, and numbers that are none.

use super::*;

#[test]
fn dates_are_read_in_every_writing() {
    for (said, text, from, to) in [
        ("MARI 1810-1761 BC", "1810-1761 BC", -1810, -1761),
        ("MARI 1810 - 1761 b.c.", "1810-1761 b.c.", -1810, -1761),
        ("600-450 Bc", "600-450 Bc", -600, -450),
        ("600-450 B.C.E.", "600-450 B.C.E.", -600, -450),
        ("600-450 B.C", "600-450 B.C", -600, -450),
        ("600-450 AC", "600-450 AC", -600, -450),
        ("600-450 v. Chr.", "600-450 v. Chr.", -600, -450),
        ("AD 450-600", "AD 450-600", 450, 600),
        ("27 BC-AD 284", "27 BC-AD 284", -27, 284),
        ("50 BC - AD 50", "50 BC-AD 50", -50, 50),
        ("1066-72", "1066-72", 1066, 1072),
        ("1066 to 1072", "1066 to 1072", 1066, 1072),
        ("1066/1072", "1066/1072", 1066, 1072),
        ("MARI c. 1300-1200 BC", "c. 1300-1200 BC", -1300, -1200),
        ("UR 2500 BC", "2500 BC", -2500, -2500),
        ("UR (2500 BC)", "2500 BC", -2500, -2500),
        ("c. 1300 BC", "c. 1300 BC", -1300, -1300),
        ("AD 450", "AD 450", 450, 450),
        ("MARI III century BC", "III century BC", -300, -201),
        ("MARI III sec. a.C.", "III sec. a.C.", -300, -201),
        ("III-I sec. a.C.", "III-I sec. a.C.", -300, -1),
        ("IX-X centuries", "IX-X centuries", 801, 1000),
        ("3rd-4th century", "3rd-4th century", 201, 400),
        ("late 13th century", "late 13th century", 1201, 1300),
        (
            "Sixth to fourth century BC",
            "Sixth to fourth century BC",
            -600,
            -301,
        ),
        ("XVIII century", "XVIII century", 1701, 1800),
        ("Huns (early 5th c. AD)", "early 5th c. AD", 401, 500),
        ("UR III c. 2100 BC", "c. 2100 BC", -2100, -2100),
        ("secoli XII-XIV", "secoli XII-XIV", 1101, 1400),
        ("AZTECS XIV-XVI", "XIV-XVI", 1301, 1600),
        (
            "III century BC - II century AD",
            "III century BC-II century AD",
            -300,
            200,
        ),
        (
            "1300-1200, 1100-1000 BC",
            "1300-1200, 1100-1000 BC",
            -1300,
            -1000,
        ),
        (
            "(updated 2023-01-05) 1300-1200 BC",
            "1300-1200 BC",
            -1300,
            -1200,
        ),
        ("Period: 568-774", "568-774", 568, 774),
        ("from 568 to 774 AD", "568 to 774 AD", 568, 774),
        ("dal 1200 al 1300 d.C.", "1200 al 1300 d.C.", 1200, 1300),
    ] {
        let found = dates(said).unwrap_or_else(|| panic!("{said}"));
        let dates = &found.ways[0];
        assert!(found.is_sure, "{said}: {found:?}");
        assert_eq!(dates.text, text, "{said}");
        assert_eq!((dates.from, dates.to), (Some(from), Some(to)), "{said}");
    }
}

#[test]
fn a_later_year_before_an_earlier_is_asked_about() {
    for (said, ways) in [
        ("1761-1810 BC", &["1810-1761 BC"][..]),
        ("450-300", &["450-300 BC", "300-450 AD"]),
        ("1200-1100 AD", &["1100-1200 AD"]),
        ("100 AD - 50 BC", &["50 BC - 100 AD"]),
        ("100 BC - 50", &["100-50 BC", "100 BC - 50 AD"]),
    ] {
        let found = dates(said).unwrap_or_else(|| panic!("{said}"));
        assert!(!found.is_sure, "{said}");
        let texts: Vec<&str> = found.ways.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(texts, ways, "{said}");
    }
}

#[test]
fn other_numbers_are_no_dates() {
    for said in [
        "Mari 2023-01-05",
        "Date: 12-05-2023",
        "12/05/2023",
        "MARI 300-400 points",
        "MARI p. 134-136",
        "Vol. 12-16",
        "released 2012-2015",
        "0-6 CGP",
        "MARI 1250",
        "XIII Legion",
        "12 cities",
        "XIII Centauri",
        "I-II",
        "Third to none",
    ] {
        assert_eq!(dates(said), None, "{said}");
    }
}
