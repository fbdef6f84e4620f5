//! The title: the list's name, with dates, revision and VDT where they are printed.

use super::super::words::{has_word, name_case};
use super::dates::dates;
use super::furniture::{page_marks, without};
use super::vdt::take_vdts;
use crate::list::{Dates, PrintedVdt};
use std::ops::Range;

/// A line that could name the list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Title {
    pub name: String,
    pub dates: Option<Dates>,
    /// "last review: 11 February 2013 (checked)".
    pub revised: Option<String>,
    pub vdt: Vec<PrintedVdt>,
    /// "l6/8": a VDT that stands otherwise than it was read.
    pub vdt_repaired: Vec<(String, PrintedVdt)>,
    /// "Vol. 31" behind the name.
    pub volume: Option<u8>,
    /// Whether "Army:" or its like stands before the name.
    pub is_labelled: bool,
    /// Whether the page or the publisher is named beside it.
    pub names_the_page: bool,
    /// Words that may be no part of the name: "300-400 points".
    pub unread: Vec<String>,
    /// The name with such words.
    pub whole_name: String,
}

const REVISED: &[&str] = &[
    "last review",
    "last update",
    "released",
    "updated",
    "revised",
    "first draft",
    "aggiornat",
    "rilasciat",
    "prima bozza",
    "beta list",
];

const LABELS: &[&str] = &[
    "army list",
    "lista d'esercito",
    "army name",
    "army",
    "list name",
    "list",
    "name",
    "nation",
    "title",
    "esercito",
    "lista dell'esercito",
    "lista",
    "nome",
    "nazione",
    "titolo",
    "armata",
    "armée",
    "liste",
    "ejército",
    "ejercito",
];

/// These stand before the subject of a mail, which may be no name.
const OF_MAILS: &[&str] = &["subject", "oggetto", "re", "r", "fw", "fwd", "i"];

pub fn title(text: &str) -> Title {
    let mut rest: String = without_markup(text)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let mut title = Title::default();
    let marks = page_marks(&rest);
    let bare = without(&rest, &marks).replace('©', " ");
    if !marks.is_empty() && bare.chars().any(char::is_alphabetic) {
        rest = bare
            .trim_start_matches([' ', '-', ':', '|', ','])
            .to_owned();
        title.names_the_page = true;
    }
    while let Some(label) = label(&rest, OF_MAILS) {
        rest.replace_range(label, "");
    }
    if let Some(label) = label(&rest, LABELS) {
        rest.replace_range(label, "");
        title.is_labelled = true;
    }
    take_vdts(&mut rest, &mut title);
    let mut revised = take_revised(&mut rest);
    // "updated 2023-01-05 1300-1200 BC"
    for part in [Some(&mut rest), revised.as_mut()].into_iter().flatten() {
        if let (None, Some(found)) = (&title.dates, dates(part)) {
            part.replace_range(found.at, " ");
            title.dates = found.ways.into_iter().next();
        }
    }
    title.revised = revised.map(|it| it.trim_matches([' ', '-', ',', '(', '.']).to_owned());
    if let Some((at, volume)) = volume_within(&rest) {
        rest.replace_range(at, " ");
        title.volume = Some(volume);
    }
    let words: Vec<&str> = rest
        .split_whitespace()
        .filter(|word| !is_emptied(word))
        .collect();
    title.whole_name = name_case(trimmed(&words.join(" ")));
    let (name, unread) = parted(&words);
    title.name = name_case(trimmed(&name.join(" ")));
    let unread = unread.join(" ");
    title.unread.extend((!unread.is_empty()).then_some(unread));
    title
}

/// The title where the user says that all of it is the name.
pub fn named(text: &str) -> Title {
    let mut title = title(text);
    title.name.clone_from(&title.whole_name);
    title.unread.clear();
    title
}

/// Whether a line is a label and nothing else: "Army:", "Period:".
pub fn is_label_alone(text: &str) -> bool {
    const OF_DATES: &[&str] = &["dates", "date", "periodo", "period", "years", "anni"];
    let whole = |labels| label(text.trim(), labels).is_some_and(|at| at.end == text.trim().len());
    whole(LABELS) || whole(OF_DATES)
}

/// Whether a line begins as the head of a mail does.
pub fn is_of_a_mail(text: &str) -> bool {
    const HEADS: &[&str] = &[
        "from", "to", "date", "sent", "cc", "da", "a", "inviato", "data", "reply-to",
    ];
    label(text.trim_start_matches(['>', ' ']), HEADS).is_some()
}

/// Where one of the labels stands at the beginning, with its colon.
fn label(text: &str, labels: &[&str]) -> Option<Range<usize>> {
    let small = text.to_ascii_lowercase();
    labels.iter().find_map(|label| {
        let rest = small.strip_prefix(label)?;
        let said = rest.trim_start();
        let has_sign =
            said.starts_with([':', '|', ';']) || (said.starts_with('=') && !said.starts_with("=="));
        let is_label = has_sign || (label.contains(' ') && said.starts_with("- "));
        let behind = said.get(1..).unwrap_or_default().trim_start();
        is_label.then_some(0..text.len() - behind.len())
    })
}

/// Without the marks of mails, Markdown, and tags such as `[b]`.
fn without_markup(text: &str) -> String {
    const TAGS: &[&str] = &[
        "b", "i", "u", "s", "h1", "h2", "h3", "h4", "size", "color", "center", "quote", "font",
        "strong", "em", "p", "code", "list",
    ];
    let mut rest = text.replace("**", "").replace("__", "");
    let mut from = 0;
    while let Some(open) = rest
        .get(from..)
        .and_then(|tail| tail.find(['[', '<']))
        .map(|open| from + open)
    {
        from = open + 1;
        let tail = rest.get(from..).unwrap_or_default();
        let Some(length) = tail.find([']', '>']) else {
            break;
        };
        let inside = tail.get(..length).unwrap_or_default().to_ascii_lowercase();
        let tag = inside.trim_start_matches('/');
        let tag = tag.split(['=', ' ']).next().unwrap_or_default();
        if TAGS.contains(&tag) {
            rest.replace_range(open..from + length + 1, " ");
            from = open;
        }
    }
    rest.trim_matches([' ', '>', '#', '*', '_', '=', '~', '|'])
        .to_owned()
}

/// What is said of the revision: all behind it, or its brackets.
fn take_revised(rest: &mut String) -> Option<String> {
    let small = rest.to_ascii_lowercase();
    let at = REVISED.iter().filter_map(|word| small.find(word)).min()?;
    let open = rest.get(..at).and_then(|before| before.rfind('('));
    let close = rest.get(at..).and_then(|after| after.find(')'));
    let is_open = open.is_some_and(|open| !rest.get(open..at).unwrap_or_default().contains(')'));
    if let (Some(open), Some(close), true) = (open, close, is_open) {
        let end = at + close;
        let said = rest.get(open + 1..end)?.to_owned();
        rest.replace_range(open..=end, " ");
        return Some(said);
    }
    Some(rest.split_off(at))
}

/// Where a volume stands behind a name.
fn volume_within(text: &str) -> Option<(Range<usize>, u8)> {
    let small = text.to_ascii_lowercase();
    let mut starts = small.match_indices("vol").map(|(at, _)| at);
    starts.find_map(|at| {
        let is_word = !small.get(..at)?.ends_with(|it: char| it.is_alphanumeric());
        let (volume, length) = super::volume(text.get(at..)?).filter(|_| is_word)?;
        Some((at..at + length, volume))
    })
}

/// Brackets around what was taken out.
fn is_emptied(word: &str) -> bool {
    word.chars()
        .all(|it| matches!(it, '(' | ')' | '[' | ']' | ',' | '|' | '©'))
}

/// Without what stands around a name, and brackets that aren't closed.
fn trimmed(name: &str) -> &str {
    let mut name = name;
    loop {
        let before = name;
        name = name.trim_matches([
            ' ', '-', ',', ':', ';', '.', '|', '*', '_', '#', '=', '~', '[', ']', '·', '/',
        ]);
        let inside = name.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
        name = match inside.filter(|inside| !inside.contains(['(', ')'])) {
            Some(inside) => inside,
            None => name.trim_start_matches(')').trim_end_matches('('),
        };
        let count = |bracket: char| name.matches(bracket).count();
        name = match count('(').cmp(&count(')')) {
            std::cmp::Ordering::Less => name.strip_suffix(')').unwrap_or(name),
            std::cmp::Ordering::Greater => name.strip_prefix('(').unwrap_or(name),
            std::cmp::Ordering::Equal => name,
        };
        if name == before {
            return name;
        }
    }
}

/// Numbers and limits are no part of a name: they stand behind it, or before.
fn parted<'w>(words: &[&'w str]) -> (Vec<&'w str>, Vec<&'w str>) {
    const BEFORE_NUMBERS: &[&str] = &[
        "from", "after", "before", "until", "since", "in", "about", "dopo", "prima", "dal", "nel",
        "at", "for", "per", "-", "or", "and",
    ];
    let is_foreign = |word: &&str| is_number(word) || is_limit(word);
    // "Mari CS: Average"
    let is_label = |place: usize, word: &str| place > 0 && word.ends_with(':');
    let Some(first) = words
        .iter()
        .enumerate()
        .position(|(place, word)| is_foreign(word) || is_label(place, word))
    else {
        return (words.to_vec(), Vec::new());
    };
    if first == 0 {
        let count = words.iter().take_while(|word| is_foreign(word)).count();
        let (unread, name) = words.split_at(count);
        return match name.is_empty() {
            true => (words.to_vec(), Vec::new()),
            false => (name.to_vec(), unread.to_vec()),
        };
    }
    let leads = |word: &&&str| BEFORE_NUMBERS.contains(&word.to_lowercase().as_str());
    let before = words.get(..first).unwrap_or_default();
    let leading = before.iter().rev().take_while(leads).count();
    let mut start = match leading < first {
        true => first - leading,
        false => first,
    };
    // "(later 1100 BC)" goes as a whole.
    let open = before.iter().rposition(|word| word.starts_with('('));
    let is_closed = |open: usize| before.iter().skip(open).any(|word| word.ends_with(')'));
    if let Some(open) = open.filter(|open| *open > 0 && !is_closed(*open)) {
        start = start.min(open);
    }
    let (name, unread) = words.split_at(start);
    let unread = unread.iter().copied().skip_while(|word| *word == "-");
    (name.to_vec(), unread.collect())
}

/// "300-400", but not "2nd".
fn is_number(word: &str) -> bool {
    let small = word.to_lowercase();
    let bare = small.trim_matches(|it: char| !it.is_alphanumeric());
    let is_ordinal = ["st", "nd", "rd", "th"]
        .iter()
        .filter_map(|suffix| bare.strip_suffix(suffix))
        .any(|digits| !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit()));
    bare.bytes().any(|it| it.is_ascii_digit()) && !is_ordinal
}

fn is_limit(word: &str) -> bool {
    has_word(
        &word.to_lowercase(),
        &[
            "cs",
            "bc",
            "bce",
            "ad",
            "century",
            "centuries",
            "cent",
            "secolo",
            "secoli",
            "only",
            "max",
            "maximum",
            "min",
            "minimum",
            "points",
            "pts",
            "punti",
            "unless",
            "not",
            "solo",
        ],
    )
}
