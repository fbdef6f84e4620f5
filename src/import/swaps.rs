//! Options of a Basic Impetus list: "Change 1 T Unit with:", "Remove 1 S and upgrade to VBU=7 one
//! Unit of CP".

mod phrase;
mod reference;

pub use phrase::{is_option, is_or_with};

use super::notes::has_condition;
use super::row::basic_line;
use super::troops::{Named, words};
use super::words::number;
use crate::list::{BasicOption, GivenUp, LineChange, RowId, SwapId, Taken, TakenUnit, VbuChange};
use phrase::{
    LOWER, RAISE, REMOVE, SWAP, around_becomes, at_depth_zero, clauses, parts, without_heading,
    without_may,
};
use reference::Reference;

/// An option, and whether the units that it brings stand on the lines below.
#[derive(Clone, Debug, PartialEq)]
pub struct Swap {
    pub option: BasicOption,
    pub below: UnitsBelow,
}

/// What the units on the lines below an option are to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitsBelow {
    NotOfIt,
    /// It brings all of them, but for an "or" between them.
    Together,
    /// "With one of:"
    OneOf,
}

pub fn read(sentence: &str, lines: &[Named<RowId>]) -> Option<Swap> {
    let (said, _) = without_heading(sentence);
    let said = without_may(said.trim().trim_end_matches(['.', ' ']));
    let mut option = BasicOption {
        id: SwapId(0),
        give_one_of: Vec::new(),
        take_one_of: Vec::new(),
        pairing_unknown: false,
        changes: Vec::new(),
        printed_vdt: None,
    };
    let small = said.to_lowercase();
    let verb = SWAP.iter().find(|verb| small.starts_with(**verb));
    let sides = match verb {
        Some(verb) => {
            let body = said.get(verb.len()..)?;
            Some(at_depth_zero(
                body,
                &["with", "into", "for", "by", "con", "in"],
            )?)
        }
        None => around_becomes(said),
    };
    if let Some((gives, takes)) = sides {
        for alternative in gives.split(" or ") {
            option.give_one_of.extend(given(alternative, lines)?);
        }
        let takes = takes.trim().trim_matches([':', ' ']);
        let below = match takes.to_lowercase().as_str() {
            "" => UnitsBelow::Together,
            "one of" | "either" | "one of these" | "uno di" => UnitsBelow::OneOf,
            _ => UnitsBelow::NotOfIt,
        };
        if below != UnitsBelow::NotOfIt {
            return Some(Swap { option, below });
        }
        for alternative in takes.split(" or ") {
            option.take_one_of.push(taken(alternative, lines)?);
        }
        return Some(Swap {
            option,
            below: UnitsBelow::NotOfIt,
        });
    }
    for clause in clauses(said) {
        let small = clause.to_lowercase();
        let starts = |verbs: &[&'static str]| {
            let mut verbs = verbs.iter().copied();
            verbs.find(|verb| small.starts_with(verb))
        };
        if let Some(verb) = starts(REMOVE) {
            let body = clause.get(verb.len()..)?;
            option.give_one_of.extend(given(body, lines)?);
        } else if let Some(verb) = starts(RAISE) {
            option
                .changes
                .push(change(clause.get(verb.len()..)?, 1, lines)?);
        } else if let Some(verb) = starts(LOWER) {
            option
                .changes
                .push(change(clause.get(verb.len()..)?, -1, lines)?);
        } else {
            return None;
        }
    }
    let is_empty = option.give_one_of.is_empty() && option.changes.is_empty();
    (!is_empty).then_some(Swap {
        option,
        below: UnitsBelow::NotOfIt,
    })
}

/// What is had: units of a line, or a unit with its figures.
fn taken(said: &str, lines: &[Named<RowId>]) -> Option<Vec<Taken>> {
    if let Some(read) = basic_line(said.trim()) {
        let is_sound = read.noticed.doubts.is_empty() && read.noticed.remarks.is_empty();
        let is_plain = is_sound && !read.is_alternative && !read.has_alternative;
        return is_plain.then(|| {
            vec![Taken {
                count: read.count.unwrap_or(1),
                what: TakenUnit::Unit(Box::new(read.unit)),
            }]
        });
    }
    let bundle = parts(said).map(|part| {
        let reference = Reference::read(part);
        let [line] = reference.lines(lines)[..] else {
            return None;
        };
        Some(Taken {
            count: reference.count.or(reference.is_unit.then_some(1))?,
            what: TakenUnit::Line(line),
        })
    });
    bundle.collect()
}

/// "Change the Slingers": no number says how many. That is certain only of one unit.
pub const ALL_THERE_ARE: u16 = u16::MAX;

/// What is given up: all of a bundle together; a type that several lines have is a choice.
fn given(said: &str, lines: &[Named<RowId>]) -> Option<Vec<Vec<GivenUp>>> {
    let bundle: Vec<(u16, Vec<RowId>)> = parts(said)
        .map(|part| {
            let reference = Reference::read(part);
            let one = reference.is_unit.then_some(1);
            let count = reference.count.or(one).unwrap_or(ALL_THERE_ARE);
            (count, reference.lines(lines))
        })
        .collect();
    let is_none = |(count, found): &(u16, Vec<RowId>)| *count == 0 || found.is_empty();
    if bundle.iter().any(is_none) {
        return None;
    }
    if let [(count, found)] = bundle.as_slice() {
        let one = |line: &RowId| {
            vec![GivenUp {
                line: *line,
                count: *count,
            }]
        };
        return Some(found.iter().map(one).collect());
    }
    let all: Option<Vec<GivenUp>> = bundle
        .into_iter()
        .map(|(count, found)| match found[..] {
            [line] => Some(GivenUp { line, count }),
            _ => None,
        })
        .collect();
    Some(vec![all?])
}

/// "to VBU=7 one Unit of CP", "by 1 point the FP Unit's VBU (upgraded to mercenaries)".
fn change(said: &str, sign: i8, lines: &[Named<RowId>]) -> Option<LineChange> {
    let mut body = said.to_owned();
    let mut name = None;
    let open = body.find('(');
    let close = open.and_then(|open| Some(open + body.get(open..)?.find(')')?));
    if let (Some(open), Some(close)) = (open, close) {
        let inside = body.get(open + 1..close)?.to_owned();
        let becomes = ["upgraded to ", "downgraded to ", "to "];
        let called = becomes.iter().find_map(|it| inside.strip_prefix(it));
        if let Some(called) = called.filter(|it| is_name(it)) {
            let mut letters = called.trim().chars();
            let first = letters.next()?.to_uppercase();
            name = Some(first.chain(letters).collect());
            body.replace_range(open..=close, " ");
        }
    }
    // Letters keep their places: the text is cut by them.
    let small = body.to_ascii_lowercase();
    let vbu = if let Some(at) = small.find("by ") {
        let by = words(small.get(at + 3..)?).next()?;
        // "By 1.5" and "by 1-2" are more than a number.
        let end = at + 3 + small.get(at + 3..)?.find(by)? + by.len();
        let rest = small.get(end..)?;
        (rest.is_empty() || rest.starts_with(' ')).then_some(())?;
        let point = [" points", " point"]
            .iter()
            .find(|it| rest.starts_with(**it));
        let by = number(by)?;
        body.replace_range(at..end + point.map_or(0, |it| it.len()), " ");
        VbuChange::By(i8::try_from(by).ok()?.checked_mul(sign)?)
    } else {
        let at = small.find("to vbu")?;
        let rest = small.get(at + 6..)?;
        let skipped = rest.len() - rest.trim_start_matches([' ', '=']).len();
        let digits: String = rest
            .get(skipped..)?
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        let behind = rest.get(skipped + digits.len()..)?;
        let ends = behind.is_empty() || behind.starts_with([' ', ',', '.']);
        let is_more = behind.starts_with('.') && behind.len() > 1;
        (ends && !is_more).then_some(())?;
        body.replace_range(at..at + 6 + skipped + digits.len(), " ");
        VbuChange::To(digits.parse().ok()?)
    };
    // "the FP Unit's VBU", "the VBU of the FP Unit".
    let body = ["'s VBU", "'s vbu", "VBU of ", "vbu of "]
        .iter()
        .fold(body, |body, phrase| body.replace(phrase, ""));
    let reference = Reference::read(&body);
    let [line] = reference.lines(lines)[..] else {
        return None;
    };
    Some(LineChange {
        line,
        count: reference.count,
        vbu,
        name,
    })
}

/// "mercenaries": words alone, and no condition.
fn is_name(said: &str) -> bool {
    let is_word = |letter: char| letter.is_alphabetic() || matches!(letter, ' ' | '-' | '\'');
    !has_condition(&said.to_lowercase()) && said.chars().all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::TroopType;

    fn lines() -> Vec<Named<RowId>> {
        vec![
            Named::new(RowId(1), "Nobles", TroopType::Cp, 6),
            Named::new(RowId(2), "Mercenaries", TroopType::Cp, 7),
            Named::new(RowId(3), "", TroopType::Fp, 5),
            Named::new(RowId(4), "Contado", TroopType::Fp, 3),
            Named::new(RowId(5), "", TroopType::S, 2),
        ]
    }

    fn gives(sentence: &str) -> Vec<Vec<(u16, u16)>> {
        let swap = read(sentence, &lines()).unwrap();
        let bundles = swap.option.give_one_of.iter();
        bundles
            .map(|bundle| bundle.iter().map(|it| (it.line.0, it.count)).collect())
            .collect()
    }

    #[test]
    fn what_is_given_up_is_found() {
        assert_eq!(
            gives("Option. Change one FP Unit (VBU=5) with:"),
            [[(3, 1)]]
        );
        assert_eq!(gives("1st Option. Change 2 S Units with:"), [[(5, 2)]]);
        assert_eq!(
            gives("Option. Change one FP Unit (with VBU=5) or one CP Unit with:"),
            [[(3, 1)], [(1, 1)], [(2, 1)]]
        );
        let swap = read(
            "Option: change the Contado + S Units into 2 CP Units (with VBU=6).",
            &lines(),
        );
        let swap = swap.unwrap();
        assert!(swap.below == UnitsBelow::NotOfIt);
        assert_eq!(swap.option.give_one_of[0].len(), 2);
        assert_eq!(swap.option.take_one_of[0][0].count, 2);
    }

    #[test]
    fn swaps_in_other_words_are_read() {
        let both = |sentence: &str| {
            assert!(is_option(sentence), "{sentence}");
            let swap = read(sentence, &lines())?;
            assert!(swap.below == UnitsBelow::NotOfIt, "{sentence}");
            let takes = swap.option.take_one_of.iter().flatten();
            let takes = takes.map(|taken| match taken.what {
                TakenUnit::Line(line) => (line.0, taken.count),
                TakenUnit::Unit(_) => (0, taken.count),
            });
            Some((gives(sentence), takes.collect::<Vec<_>>()))
        };
        let sure = Some((vec![vec![(5, 2)]], vec![(4, 1)]));
        for sentence in [
            "Replace 2 S with 1 Contado",
            "You may replace 2 S with 1 Contado.",
            "You can replace two S Units by one Contado Unit.",
            "Option: the player may exchange 2 S for 1 FP (VBU=3)",
            "2 S may be replaced with 1 Contado",
            "2 S Units can be swapped for 1 Contado (FP)",
            "Two S can become one Contado.",
            "Option: 2 S may become 1 Contado",
            "Option 1. 2 S may become 1 Contado",
            "Si possono sostituire 2 S con 1 Contado",
        ] {
            assert_eq!(both(sentence), sure, "{sentence}");
        }
        let one_of = both("Replace 2 S with 1 Contado or 1 CP (VBU=7)").unwrap();
        assert_eq!(one_of.1, [(4, 1), (2, 1)]);
        // A limit, a condition, or units that two lines could mean: none is certain.
        for unsure in [
            "Replace up to 2 S with 1 Contado",
            "Replace 2 S with 1 CP",
            "Replace 2 S with 1 Contado if it rains",
            "You may replace any S with Contado",
            "From 1250 you may replace 2 S with 1 Contado",
            "2 S may be replaced with 1 EL",
        ] {
            assert_eq!(read(unsure, &lines()), None, "{unsure}");
        }
    }

    #[test]
    fn changes_of_vbu_are_read() {
        let swap = read(
            "Option. Remore 1 S and upgrade to VBU=7 one Unit of Nobles.",
            &lines(),
        )
        .unwrap();
        assert_eq!(swap.option.give_one_of.len(), 1);
        assert_eq!(swap.option.changes[0].vbu, VbuChange::To(7));
        assert_eq!(swap.option.changes[0].count, Some(1));
        let trade = "3rd Option. Increase by 1 point the Contado FP Unit's VBU (upgraded to mercenaries) and lower by 1 point one the Nobles CP Unit's VBU.";
        let changes = read(trade, &lines()).unwrap().option.changes;
        assert_eq!(changes[0].vbu, VbuChange::By(1));
        assert_eq!(changes[0].name.as_deref(), Some("Mercenaries"));
        assert_eq!((changes[0].count, changes[1].count), (None, Some(1)));
        assert_eq!(changes[1].vbu, VbuChange::By(-1));
    }

    #[test]
    fn prose_is_no_option() {
        assert!(!is_option("FL with long spear take away the impetus."));
        assert!(!is_option("You may deploy last."));
        assert!(!is_option("The camp may become a refuge."));
        assert_eq!(read("Change the world", &lines()), None);
        assert!(is_or_with("or with"));
        assert!(!is_or_with("or without"));
    }
}
