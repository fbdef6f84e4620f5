//! The name of troops with the general's mark in it, and words that say more than a name.

use super::Reader;
use crate::import::weapons::armed;
use crate::import::words::{has_word, name_case, squeezed};
use crate::list::Seat;
use std::ops::Range;

impl Reader<'_> {
    /// The general's mark within a stretch, and where it stands.
    pub fn seat(&self, at: Range<usize>) -> (Seat, Option<Range<usize>>) {
        let said = self.said(at.clone()).to_ascii_lowercase();
        let is_not_cic = |said: &str| NOT_CIC.contains(&squeezed(said).as_str());
        let is_mark = |inside: &str| {
            is_not_cic(inside) || (inside.contains('*') && squeezed(inside).is_empty())
        };
        let bracket = brackets(&said).find(|bracket| {
            let inside = said.get(bracket.clone()).unwrap_or_default();
            is_mark(inside)
        });
        let star = || said.find('*').map(|star| star..star + 1);
        let Some(mark) = bracket.or_else(star) else {
            return (Seat::No, None);
        };
        let inside = said.get(mark.clone()).unwrap_or_default();
        // "(*) not CiC": the words may stand behind the mark.
        let behind = said.get(mark.end..).unwrap_or_default();
        let (seat, end) = match (is_not_cic(inside), is_not_cic(behind)) {
            (true, _) => (Seat::SubGeneral, mark.end),
            (false, true) => (Seat::SubGeneral, said.len()),
            (false, false) => (Seat::Yes, mark.end),
        };
        (seat, Some(at.start + mark.start..at.start + end))
    }

    /// Words of a name that say more than a name: "(max 1 per command)", "only after 1300", or a
    /// general's mark with words that aren't known.
    pub fn condition(&self, at: Range<usize>, mark: Option<&Range<usize>>) -> Option<Range<usize>> {
        let said = self.said(at.clone()).to_lowercase();
        let is_mark = |found: &Range<usize>| {
            mark.is_some_and(|mark| mark.start <= found.start && found.end <= mark.end)
        };
        let in_brackets = brackets(&said).find_map(|bracket| {
            let inside = said.get(bracket.clone())?;
            let found = at.start + bracket.start..at.start + bracket.end;
            (is_condition(inside) && !is_mark(&found)).then_some(found)
        });
        in_brackets.or_else(|| {
            let until = mark.map_or(said.len(), |mark| mark.start.saturating_sub(at.start));
            let plain = said.get(..until)?;
            let start = words_at(plain)
                .find(|(_, word)| BARE_CONDITIONS.contains(word))
                .map(|(start, _)| start)?;
            let end = start + plain.get(start..)?.trim_end_matches([' ', '-']).len();
            Some(at.start + start..at.start + end)
        })
    }

    /// A name without the marks around it; all capitals become a name as it is written.
    pub fn name(&self, at: Range<usize>, without: Option<Range<usize>>) -> String {
        let said = match without {
            Some(mark) => format!(
                "{} {}",
                self.said(at.start..mark.start),
                self.said(mark.end..at.end.max(mark.end))
            ),
            None => self.said(at).to_owned(),
        };
        let words: Vec<&str> = said.split_whitespace().collect();
        let name = words.join(" ");
        let name = name.trim_matches([' ', '-', ':', ',', ';', '|', '_']);
        let name = name.trim_start_matches(['.', ' ', '-']);
        // Dots that lead to the figures; "Spanish, Ligurians..." has no more than three.
        let name = match name.trim_end_matches('.') {
            short if name.len() > short.len() + 3 => short.trim_end(),
            _ => name,
        };
        name_case(name)
    }
}

/// Where brackets stand, round or square; one that isn't closed goes on to the end.
pub fn brackets(text: &str) -> impl Iterator<Item = Range<usize>> {
    let opens = text.match_indices(['(', '[']);
    opens.map(|(open, _)| {
        let inside = text.get(open..).unwrap_or_default();
        let close = inside.find([')', ']']);
        open..close.map_or(text.len(), |close| open + close + 1)
    })
}

/// Each word and where it begins.
pub fn words_at(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let ends = |letter: char| !letter.is_alphanumeric();
    let mut end = 0;
    text.split_inclusive(ends)
        .map(move |piece| {
            end += piece.len();
            (end - piece.len(), piece.trim_end_matches(ends))
        })
        .filter(|(_, word)| !word.is_empty())
}

/// Whether words in brackets set a condition rather than name troops; in small letters.
pub fn is_condition(inside: &str) -> bool {
    let bare = inside.trim_matches(['(', ')', '[', ']', ' ']);
    inside
        .bytes()
        .any(|byte| byte.is_ascii_digit() || matches!(byte, b'*' | b'+' | b'%'))
        || has_word(inside, CONDITIONS)
        || armed(bare, 0..bare.len()).is_sound()
}

pub const CONDITIONS: &[&str] = &[
    "only",
    "max",
    "maximum",
    "min",
    "minimum",
    "per",
    "not",
    "no",
    "if",
    "before",
    "after",
    "until",
    "from",
    "since",
    "unless",
    "when",
    "without",
    "must",
    "solo",
    "dopo",
    "prima",
    "se",
    "non",
    "half",
    "least",
    "most",
    "compulsory",
    "obligatory",
    "optional",
    "unit",
    "units",
    "cic",
    "inc",
    "general",
    "generals",
    "generale",
    "place",
    "instead",
    "each",
    "every",
    "any",
    "all",
    "allied",
    "ally",
    "allies",
    "one",
    "two",
    "three",
    "four",
    "upgrade",
    "upgraded",
    "can",
    "may",
    "cost",
    "points",
    "pts",
];

/// Words that stand in no name, not even without brackets around them.
const BARE_CONDITIONS: &[&str] = &[
    "only", "max", "maximum", "min", "minimum", "per", "before", "after", "until", "since",
    "unless", "if", "when", "must", "cannot", "bc", "ad", "solo", "dopo", "prima",
];

/// What stands in the general's mark of those who hold no commander-in-chief, squeezed.
pub const NOT_CIC: &[&str] = &[
    "notcic",
    "notacic",
    "notthecic",
    "notascic",
    "neveracic",
    "nevercic",
    "noncic",
    "nocic",
    "notcinc",
    "nocinc",
    "subgeneral",
    "subgenerals",
    "subgeneralonly",
    "subgeneralsonly",
    "onlysubgeneral",
    "onlysubgenerals",
];
