//! What stands before and behind the figures of a Basic line: a name, weapons, and words that are
//! neither.

use super::super::super::Reason;
use super::super::super::troops::{type_word, words};
use super::super::super::weapons::{Armed, armed, special};
use super::super::super::words::{has_word, number, squeezed};
use super::super::Reader;
use crate::list::Trait;
use std::ops::Range;

/// Takes an "or" off the end: it joins the line below.
pub fn without_or(text: &mut String, from: usize) -> bool {
    let tail = text.get(from..).unwrap_or_default();
    let end = from + tail.trim_end_matches([' ', ':', ',', '.']).len();
    let small = text.get(..end).unwrap_or_default().to_ascii_lowercase();
    let or = [" or with", " or", " oppure"]
        .iter()
        .find(|or| end - from >= or.len() && small.ends_with(**or));
    if let Some(or) = or {
        text.replace_range(end - or.len().., "");
    }
    or.is_some()
}

/// Names and weapons as they are found.
#[derive(Default)]
pub struct Named {
    pub names: Vec<String>,
    pub armed: Armed,
}

impl Named {
    /// Parts between dashes are names or weapons; a name may also stand before weapons in one part.
    pub fn read(&mut self, reader: &mut Reader<'_>, at: Range<usize>) {
        for part in parts(&reader.clean.text, at) {
            self.part(reader, part);
        }
    }

    fn part(&mut self, reader: &mut Reader<'_>, part: Range<usize>) {
        let is_name = self.names.is_empty() && is_named_trait(reader.said(part.clone()));
        let weapons_at = match is_name {
            true => None,
            false => weapons_in(&reader.clean.text, part.clone()),
        };
        let mut name_at = part.start..weapons_at.unwrap_or(part.end);
        let denial = denial_in(&reader.clean.text, name_at.clone());
        if let (Some(denial), Some(_)) = (denial, weapons_at) {
            reader.doubt_words(denial..part.end, Reason::MoreThanARow);
            name_at.end = denial;
        } else if let Some(begin) = weapons_at {
            let more = armed(&reader.clean.text, begin..part.end);
            for unknown in &more.unknown {
                if !squeezed(reader.said(unknown.clone())).is_empty() {
                    reader.doubt_words(unknown.clone(), Reason::UnknownWords);
                }
            }
            add(&mut self.armed, more);
        }
        let name_at = without_with(&reader.clean.text, name_at);
        if says_nothing(reader.said(name_at.clone())) {
            return;
        }
        if !self.names.is_empty() {
            // A second name: likely weapons that aren't known, or a condition.
            return doubt_rest(reader, name_at);
        }
        let sure = sure_name(reader, name_at);
        let sure = without_with(&reader.clean.text, sure);
        let name = reader.name(sure, None);
        let name = name
            .trim_start_matches('.')
            .trim_matches(['/', ' '])
            .to_owned();
        self.names
            .extend((!squeezed(&name).is_empty()).then_some(name));
    }
}

/// A column for weapons without any.
fn says_nothing(said: &str) -> bool {
    matches!(
        squeezed(said).as_str(),
        "" | "none" | "nil" | "na" | "nessuna" | "nothing"
    )
}

/// Between dashes with a blank beside them, and between the separators of a table.
fn parts(text: &str, within: Range<usize>) -> Vec<Range<usize>> {
    let said = text.get(within.clone()).unwrap_or_default();
    let mut cuts = vec![0];
    let mut depth = 0_u32;
    let mut before = ' ';
    for (at, letter) in said.char_indices() {
        let next = said.get(at + letter.len_utf8()..).unwrap_or_default();
        let is_dash = letter == '-' && (before == ' ' || next.starts_with(' '));
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth == 0 && (is_dash || matches!(letter, ';' | '|')) => {
                cuts.extend([at, at + 1]);
            }
            _ => {}
        }
        before = letter;
    }
    cuts.push(said.len());
    let parts = cuts.chunks_exact(2).map(|cut| match cut {
        [start, end] => trimmed(text, within.start + start..within.start + end),
        _ => within.end..within.end,
    });
    parts.filter(|part| !part.is_empty()).collect()
}

fn trimmed(text: &str, at: Range<usize>) -> Range<usize> {
    let said = text.get(at.clone()).unwrap_or_default();
    let start = at.start + (said.len() - said.trim_start().len());
    start..(at.start + said.trim_end().len()).max(start)
}

fn is_named_trait(said: &str) -> bool {
    let special = special(&squeezed(said));
    matches!(special, Some(Trait::Schiltron | Trait::Warband))
}

/// Before a weapon: they don't have it.
const DENIALS: &[&str] = &[
    "no", "not", "without", "never", "except", "unless", "instead", "non", "senza", "if", "only",
];

/// Where words begin that rule out what follows: "without javelin".
fn denial_in(text: &str, at: Range<usize>) -> Option<usize> {
    let mut start = at.start;
    text.get(at)?.split(' ').find_map(|word| {
        let begin = start;
        start += word.len() + 1;
        let small = word
            .trim_matches(|it: char| !it.is_alphanumeric())
            .to_lowercase();
        DENIALS.contains(&small.as_str()).then_some(begin)
    })
}

/// Where the weapons of a part begin: the first word that is one, from which on all are weapons, or
/// at least the first is.
fn weapons_in(text: &str, part: Range<usize>) -> Option<usize> {
    let said = text.get(part.clone())?;
    let mut begins = Vec::new();
    let mut before = ' ';
    let mut depth = 0_u32;
    for (at, letter) in said.char_indices() {
        if matches!(before, ' ' | ',') && letter != ' ' && depth == 0 {
            begins.push(part.start + at);
        }
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = letter;
    }
    begins.truncate(12);
    let reads = |begin: &usize, is_whole: bool| {
        let armed = armed(text, *begin..part.end);
        let is_sound = match is_whole {
            true => armed.unknown.is_empty(),
            false => armed.unknown.iter().all(|unknown| unknown.start > *begin),
        };
        !armed.is_empty() && is_sound
    };
    let whole = begins.iter().find(|begin| reads(begin, true));
    whole
        .or_else(|| begins.iter().find(|begin| reads(begin, false)))
        .copied()
}

/// "Horse with" before its weapons is "Horse".
fn without_with(text: &str, at: Range<usize>) -> Range<usize> {
    let mut said = text.get(at.clone()).unwrap_or_default();
    loop {
        said = said.trim_end_matches([' ', ',', ':', '&', '+']);
        let small = said.to_ascii_lowercase();
        let words = ["with", "and", "armed", "has", "have", "con", "e", "armati"];
        let word = words.iter().find(|word| {
            let before = small.strip_suffix(**word);
            before.is_some_and(|before| before.is_empty() || before.ends_with(' '))
        });
        match word {
            Some(word) => said = said.get(..said.len() - word.len()).unwrap_or_default(),
            None => return at.start..at.start + said.len(),
        }
    }
}

/// Words that are part of no name.
const OF_NO_NAME: &[&str] = &[
    "only", "max", "maximum", "min", "minimum", "per", "not", "no", "if", "before", "after",
    "until", "since", "unless", "when", "without", "must", "can", "may", "cannot", "dismount",
    "upgrade", "upgraded", "cost", "pts", "pt", "points", "punti", "vbu", "bow", "bows", "solo",
    "dopo", "prima", "se", "non", "senza", "arco",
];

/// The name up to the first word that can't be part of it: that and what follows is asked about.
fn sure_name(reader: &mut Reader<'_>, at: Range<usize>) -> Range<usize> {
    let said = reader.said(at.clone()).to_owned();
    let mut start = at.start;
    for word in said.split(' ') {
        if is_of_no_name(word) || (start == at.start && word.eq_ignore_ascii_case("or")) {
            doubt_rest(reader, start..at.end);
            return at.start..start;
        }
        start += word.len() + 1;
    }
    at
}

fn is_of_no_name(word: &str) -> bool {
    let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    let small = bare.to_lowercase();
    let has_digit = bare.bytes().any(|byte| byte.is_ascii_digit());
    let is_count = number(&small).is_some() && small.len() > 2;
    (has_digit && !is_ordinal(&small))
        || is_count
        || OF_NO_NAME.contains(&small.as_str())
        || (bare.len() > 1 && type_word(bare).is_some())
        || is_nearly_a_weapon(&small)
}

/// "1st Guard".
fn is_ordinal(word: &str) -> bool {
    let ending = word.trim_start_matches(|it: char| it.is_ascii_digit());
    matches!(ending, "st" | "nd" | "rd" | "th" | "a" | "o")
}

/// "javlin": a letter too few, too many or wrong.
fn is_nearly_a_weapon(word: &str) -> bool {
    const NAMES: &[&str] = &[
        "javelin",
        "javelins",
        "sling",
        "pilum",
        "polearm",
        "blowpipe",
        "handgun",
        "crossbow",
        "longbow",
        "arquebus",
        "artillery",
        "impetuous",
        "pavise",
        "shieldwall",
        "schiltron",
    ];
    NAMES
        .iter()
        .any(|name| *name != word && is_near(name, word))
}

fn is_near(name: &str, word: &str) -> bool {
    let (long, short) = match name.len() < word.len() {
        true => (word, name),
        false => (name, word),
    };
    let same = long
        .bytes()
        .zip(short.bytes())
        .take_while(|(one, other)| one == other)
        .count();
    let tail = |text: &str, from: usize| text.as_bytes().get(from..).unwrap_or_default().to_vec();
    match long.len() - short.len() {
        0 => tail(long, same + 1) == tail(short, same + 1),
        1 => tail(long, same + 1) == tail(short, same),
        _ => false,
    }
}

/// A condition, or weapons that aren't known.
fn doubt_rest(reader: &mut Reader<'_>, at: Range<usize>) {
    let at = trimmed(&reader.clean.text, at);
    let said = reader.said(at.clone());
    if squeezed(said).is_empty() {
        return;
    }
    let small = said.to_lowercase();
    let is_condition = small.bytes().any(|byte| byte.is_ascii_digit())
        || has_word(&small, OF_NO_NAME)
        || small.starts_with("or ")
        || words(said).any(|word| type_word(word).is_some());
    let is_bow = has_word(&small, &["bow", "bows", "arco"]);
    let reason = match is_condition && !is_bow {
        true => Reason::MoreThanARow,
        false => Reason::UnknownWords,
    };
    reader.doubt_words(at, reason);
}

fn add(all: &mut Armed, more: Armed) {
    all.weapons.extend(more.weapons);
    all.arms.extend(more.arms);
    for special in more.traits {
        if !all.traits.contains(&special) {
            all.traits.push(special);
        }
    }
    all.classless.extend(more.classless);
}
