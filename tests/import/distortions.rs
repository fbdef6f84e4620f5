//! What pasting does to a list: out of PDFs, mails, spreadsheets and scans. Each is applied to some
//! lines at random.

use super::distort::{
    Distortion, any_blank, break_at, cells, end_of_figures, figures, first_space, glue, insert,
    is_row, italian, rows, some,
};

pub const ALL: &[Distortion] = &[
    Distortion {
        name: "double spaces",
        apply: |l, r| some(l, r, |it, _| it.replace(' ', "  ")),
    },
    Distortion {
        name: "tabs",
        apply: |l, r| some(l, r, |it, _| it.replace(' ', "\t")),
    },
    Distortion {
        name: "hard spaces",
        apply: |l, r| some(l, r, |it, _| it.replace(' ', "\u{a0}")),
    },
    Distortion {
        name: "thin spaces",
        apply: |l, r| some(l, r, |it, _| it.replace(' ', "\u{2009}")),
    },
    Distortion {
        name: "spaces around the line",
        apply: |l, r| some(l, r, |it, _| format!("   {it}  ")),
    },
    Distortion {
        name: "Windows line ends",
        apply: |l, r| some(l, r, |it, _| format!("{it}\r")),
    },
    Distortion {
        name: "blank lines between",
        apply: |l, _| {
            *l = l
                .iter()
                .flat_map(|it| match it.ends_with(':') || it == "or with" {
                    true => vec![it.clone()],
                    false => vec![it.clone(), String::new()],
                })
                .collect()
        },
    },
    Distortion {
        name: "en dashes",
        apply: |l, r| some(l, r, |it, _| it.replace('-', "–")),
    },
    Distortion {
        name: "em dashes",
        apply: |l, r| some(l, r, |it, _| it.replace('-', "—")),
    },
    Distortion {
        name: "minus signs",
        apply: |l, r| some(l, r, |it, _| it.replace('-', "−")),
    },
    Distortion {
        name: "hard hyphens",
        apply: |l, r| some(l, r, |it, _| it.replace('-', "\u{2011}")),
    },
    Distortion {
        name: "blanks around the dash of numbers",
        apply: |l, r| rows(l, r, |it, _| it.replacen('-', " - ", 1)),
    },
    Distortion {
        name: "dash lost behind the type",
        apply: |l, r| rows(l, r, |it, _| it.replacen(" - ", " ", 1)),
    },
    Distortion {
        name: "dash glued to the type",
        apply: |l, r| rows(l, r, |it, _| it.replacen(" - ", "- ", 1)),
    },
    Distortion {
        name: "type glued to the numbers",
        apply: |l, r| {
            rows(l, r, |it, _| {
                if it.starts_with("OR")
                    || it.starts_with("Can")
                    || !it.starts_with(|c: char| c.is_ascii_digit())
                {
                    it.to_owned()
                } else {
                    first_space(it, "")
                }
            })
        },
    },
    Distortion {
        name: "bullets before",
        apply: |l, r| some(l, r, |it, _| format!("• {it}")),
    },
    Distortion {
        name: "stars before",
        apply: |l, r| rows(l, r, |it, _| format!("* {it}")),
    },
    Distortion {
        name: "bullets for dashes lost",
        apply: |l, r| some(l, r, |it, _| format!("\u{f0b7}\t{it}")),
    },
    Distortion {
        name: "all capitals",
        apply: |l, r| rows(l, r, |it, _| it.to_uppercase()),
    },
    Distortion {
        name: "all small letters",
        apply: |l, r| rows(l, r, |it, _| it.to_lowercase()),
    },
    Distortion {
        name: "heads of columns glued",
        apply: |l, _| {
            l.iter_mut()
                .filter(|it| it.contains("VBU I"))
                .for_each(|it| {
                    *it = it
                        .replace("VBU I D VD", "VBUI DVD")
                        .replace("Nr Type", "NrType")
                        .replace("Pts Notes", "PtsNotes")
                })
        },
    },
    Distortion {
        name: "heads of columns in Italian",
        apply: |l, _| {
            l.iter_mut()
                .filter(|it| it.contains("VBU I"))
                .for_each(|it| *it = "NumeroTipoMVBUIVDNote e armi da tiro".to_owned())
        },
    },
    Distortion {
        name: "heads of columns lost",
        apply: |l, _| l.retain(|it| !it.starts_with("Nr ")),
    },
    Distortion {
        name: "M and VBU glued",
        apply: |l, r| rows(l, r, |it, _| glue(it, 0)),
    },
    Distortion {
        name: "VBU and I glued",
        apply: |l, r| rows(l, r, |it, _| glue(it, 1)),
    },
    Distortion {
        name: "all figures glued",
        apply: |l, r| rows(l, r, |it, _| glue(&glue(it, 0), 0)),
    },
    Distortion {
        name: "discipline glued",
        apply: |l, r| rows(l, r, |it, _| glue(it, 2)),
    },
    Distortion {
        name: "O for 0",
        apply: |l, r| {
            rows(l, r, |it, _| {
                it.split(' ')
                    .map(|w| {
                        if w == "0" {
                            "O".to_owned()
                        } else if w.starts_with("0-") {
                            w.replacen('0', "O", 1)
                        } else {
                            w.to_owned()
                        }
                    })
                    .collect::<Vec<_>>()
                    .join(" ")
            })
        },
    },
    Distortion {
        name: "l for 1",
        apply: |l, r| {
            rows(l, r, |it, _| {
                it.split(' ')
                    .enumerate()
                    .map(|(n, w)| {
                        if n > 2 && w == "1" {
                            "l".to_owned()
                        } else {
                            w.to_owned()
                        }
                    })
                    .collect::<Vec<_>>()
                    .join(" ")
            })
        },
    },
    Distortion {
        name: "l for 1 in prices",
        apply: |l, r| {
            rows(l, r, |it, _| {
                let words: Vec<&str> = it.split(' ').collect();
                words
                    .iter()
                    .map(|w| {
                        if w.len() == 2
                            && w.starts_with('1')
                            && w.parse::<u8>().is_ok()
                            && !it.starts_with(w)
                            && words.iter().position(|x| x == w)
                                > words.iter().position(|x| matches!(*x, "A" | "B" | "C"))
                        {
                            w.replace('1', "l")
                        } else {
                            (*w).to_owned()
                        }
                    })
                    .collect::<Vec<_>>()
                    .join(" ")
            })
        },
    },
    Distortion {
        name: "commas between figures",
        apply: |l, r| {
            rows(l, r, |it, _| match figures(it) {
                Some((words, first)) => {
                    let end = end_of_figures(&words, first);
                    format!(
                        "{} {} {}",
                        words[..first].join(" "),
                        words[first..end].join(", "),
                        words[end..].join(" ")
                    )
                }
                None => it.to_owned(),
            })
        },
    },
    Distortion {
        name: "commas for points",
        apply: |l, r| some(l, r, |it, _| it.replace('.', ",")),
    },
    Distortion {
        name: "columns of a table",
        apply: |l, r| {
            rows(l, r, |it, _| match figures(it) {
                Some((words, first)) => {
                    let end = end_of_figures(&words, first);
                    format!(
                        "| {} | {} | {}",
                        words[..first].join(" "),
                        words[first..end].join(" | "),
                        words[end..].join(" ")
                    )
                }
                None => it.to_owned(),
            })
        },
    },
    Distortion {
        name: "cells on lines of their own",
        apply: |l, r| cells(l, r, ""),
    },
    Distortion {
        name: "cells on lines of their own, with blank lines",
        apply: |l, r| cells(l, r, "\n"),
    },
    Distortion {
        name: "blank before the bracket",
        apply: |l, r| {
            rows(l, r, |it, _| {
                it.replace("(*", " (*")
                    .replace("7(", "7 (")
                    .replace("2(", "2 (")
            })
        },
    },
    Distortion {
        name: "square brackets",
        apply: |l, r| {
            rows(l, r, |it, _| {
                it.replace("17(13)", "17[13]").replace("12(9)", "12[9]")
            })
        },
    },
    Distortion {
        name: "bracket not closed",
        apply: |l, r| rows(l, r, |it, _| it.replace("(13)", "(13").replace("(9)", "(9")),
    },
    Distortion {
        name: "brackets of a price lost",
        apply: |l, r| rows(l, r, |it, _| it.replace("(13)", " 13").replace("(9)", " 9")),
    },
    Distortion {
        name: "blanks in VD",
        apply: |l, r| rows(l, r, |it, _| it.replace("2/3", "2 / 3")),
    },
    Distortion {
        name: "fraction slash",
        apply: |l, r| some(l, r, |it, _| it.replace('/', "⁄")),
    },
    Distortion {
        name: "not CiC glued",
        apply: |l, r| rows(l, r, |it, _| it.replace("(* not CiC)", "(*not CiC)")),
    },
    Distortion {
        name: "star of a general glued",
        apply: |l, r| rows(l, r, |it, _| it.replace(" (*)", "(*)")),
    },
    Distortion {
        name: "weapons in Italian",
        apply: |l, r| rows(l, r, |it, _| italian(it)),
    },
    Distortion {
        name: "weapons with capitals",
        apply: |l, r| {
            rows(l, r, |it, _| {
                it.replace("short bow", "Short Bow")
                    .replace("long spear", "Long Spear")
                    .replace("javelin", "Javelin")
                    .replace("sling", "Sling")
            })
        },
    },
    Distortion {
        name: "weapons glued",
        apply: |l, r| {
            rows(l, r, |it, _| {
                it.replace("short bow ", "shortbow")
                    .replace("long spear", "longspear")
                    .replace("crossbow ", "crossbow-")
            })
        },
    },
    Distortion {
        name: "line broken at any blank",
        apply: |l, r| break_at(l, r, |it, r| is_row(it).then(|| any_blank(it, r)).flatten()),
    },
    Distortion {
        name: "line broken before the figures",
        apply: |l, r| {
            break_at(l, r, |it, _| {
                let (words, first) = figures(it)?;
                Some(words[..first].join(" ").len())
            })
        },
    },
    Distortion {
        name: "line broken before the weapons",
        apply: |l, r| {
            break_at(l, r, |it, _| {
                let (words, first) = figures(it)?;
                let end = end_of_figures(&words, first);
                (words.len() > end).then(|| words[..end].join(" ").len())
            })
        },
    },
    Distortion {
        name: "page headings between",
        apply: |l, r| {
            for n in 0..3 {
                insert(l, r, &format!("IMPETVS · Extra Impetus 9 · pag. {n}"));
            }
        },
    },
    Distortion {
        name: "page numbers between",
        apply: |l, r| insert(l, r, "14"),
    },
    Distortion {
        name: "captions between",
        apply: |l, r| insert(l, r, "28mm Crusader Miniatures"),
    },
    Distortion {
        name: "legends above",
        apply: |l, _| {
            l.insert(0, "CGP= Heavy Chariots; CGL= Light Chariots; CF= Scythed Chariots; FP= Heavy Infantry".into());
            l.insert(1, "(*) Unit that can include general".into());
        },
    },
    Distortion {
        name: "I for L in types",
        apply: |l, r| {
            rows(l, r, |it, _| {
                it.replacen(" FL ", " FI ", 1).replacen(" CL ", " CI ", 1)
            })
        },
    },
    Distortion {
        name: "soft hyphens",
        apply: |l, r| some(l, r, |it, _| it.replace("men", "m\u{ad}en")),
    },
    Distortion {
        name: "numbers without a dash",
        apply: |l, r| {
            rows(l, r, |it, _| {
                if it.starts_with(|c: char| c.is_ascii_digit())
                    && it.split(' ').next().is_some_and(|w| w.contains('-'))
                {
                    it.replacen('-', " ", 1)
                } else {
                    it.to_owned()
                }
            })
        },
    },
    Distortion {
        name: "numbers run together",
        apply: |l, r| {
            rows(l, r, |it, _| {
                if it.split(' ').next().is_some_and(|w| w.contains('-')) {
                    it.replacen('-', "", 1)
                } else {
                    it.to_owned()
                }
            })
        },
    },
    Distortion {
        name: "VD lost",
        apply: |l, r| {
            rows(l, r, |it, _| match figures(it) {
                Some((mut words, first))
                    if words.len() > first + 5
                        && matches!(words[first + 3].as_str(), "A" | "B" | "C") =>
                {
                    words[first + 4] = String::new();
                    words.join(" ")
                }
                _ => it.to_owned(),
            })
        },
    },
    Distortion {
        name: "discipline lost",
        apply: |l, r| {
            rows(l, r, |it, _| match figures(it) {
                Some((mut words, first))
                    if words
                        .get(first + 3)
                        .is_some_and(|w| matches!(w.as_str(), "A" | "B" | "C")) =>
                {
                    words.remove(first + 3);
                    words.join(" ")
                }
                _ => it.to_owned(),
            })
        },
    },
    Distortion {
        name: "8 for B",
        apply: |l, r| {
            rows(l, r, |it, _| match figures(it) {
                Some((mut words, first)) if words.get(first + 3).is_some_and(|w| w == "B") => {
                    words[first + 3] = "8".into();
                    words.join(" ")
                }
                _ => it.to_owned(),
            })
        },
    },
];
