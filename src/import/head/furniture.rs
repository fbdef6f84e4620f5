//! What belongs to the page and to no list: page numbers, the publisher's name, addresses, captions
//! of pictures. Only a line that can be nothing else is left out.

use super::super::words::{has_word, troop_type};
use super::is_among;
use std::ops::Range;

/// Words that may stand beside what tells a page heading.
const OF_A_PAGE: &str = "\
    all alla and armies army back beta by com coming cookie di diritti download e edizioni \
    eserciti from home i index indice informativa it list liste lists menu of page pdf print \
    privacy reserved rights riservati soon stampa su supplement the to top torna tutti wargame \
    wargames";

struct Word {
    at: Range<usize>,
    said: String,
}

fn words(text: &str) -> Vec<Word> {
    let mut found: Vec<Word> = Vec::new();
    for (at, letter) in text.char_indices() {
        if !letter.is_alphanumeric() {
            continue;
        }
        let end = at + letter.len_utf8();
        match found.last_mut() {
            Some(word) if word.at.end == at => {
                word.at.end = end;
                word.said.extend(letter.to_lowercase());
            }
            _ => found.push(Word {
                at: at..end,
                said: letter.to_lowercase().collect(),
            }),
        }
    }
    found
}

fn is_number(word: &Word) -> bool {
    word.said.bytes().all(|it| it.is_ascii_digit())
}

/// Where a text names a page, the game, its publisher or an address.
pub fn page_marks(text: &str) -> Vec<Range<usize>> {
    let words = words(text);
    let word = |place: usize| words.get(place).map_or("", |word| word.said.as_str());
    let number = |place: usize| words.get(place).is_some_and(is_number);
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut next = 0;
    while next < words.len() {
        let place = next;
        next += 1;
        let (mut first, mut last) = (place, place);
        match word(place) {
            "p" | "pp" | "pag" | "pagg" | "page" | "pages" | "pagina" | "pagine"
                if number(place + 1) =>
            {
                last = place + 1;
                let goes_on = usize::from(matches!(word(last + 1), "of" | "di" | "and" | "e"));
                let between = words
                    .get(last)
                    .zip(words.get(last + 1))
                    .and_then(|(one, other)| text.get(one.at.end..other.at.start));
                let is_span = between.is_some_and(|it| matches!(it, "-" | "/"));
                if number(last + 1 + goes_on) && (goes_on > 0 || is_span) {
                    last += 1 + goes_on;
                }
            }
            "impetus" | "impetvs" => {
                while first > 0 && matches!(word(first - 1), "basic" | "extra" | "for" | "per") {
                    first -= 1;
                }
                let is_issue = number(place + 1) && word(place + 1).len() < 3;
                last += usize::from(is_issue || word(place + 1) == "basic");
            }
            "dadi" => {
                let and = usize::from(matches!(word(place + 1), "e" | "and"));
                if word(place + 1 + and) != "piombo" {
                    continue;
                }
                last = place + 1 + and;
                let is_before = |at: usize| {
                    matches!(word(at), "copyright" | "by" | "c" | "from")
                        || (number(at) && word(at).len() == 4)
                };
                while first > 0 && is_before(first - 1) {
                    first -= 1;
                }
                last += usize::from(number(last + 1) && word(last + 1).len() == 4);
            }
            "www" | "http" | "https" | "dadiepiombo" => {}
            _ => continue,
        }
        let (Some(start), Some(end)) = (words.get(first), words.get(last)) else {
            continue;
        };
        let at = match word(place) {
            "www" | "http" | "https" | "dadiepiombo" => whole_address(text, &start.at),
            _ => start.at.start..end.at.end,
        };
        next = words
            .iter()
            .position(|it| it.at.start >= at.end)
            .unwrap_or(words.len());
        found.push(at);
    }
    found
}

/// Up to the blanks around it.
fn whole_address(text: &str, at: &Range<usize>) -> Range<usize> {
    let start = text.get(..at.start).and_then(|it| it.rfind(' '));
    let end = text.get(at.end..).and_then(|it| it.find(' '));
    start.map_or(0, |it| it + 1)..end.map_or(text.len(), |it| at.end + it)
}

pub fn without(text: &str, marks: &[Range<usize>]) -> String {
    let mut rest = text.to_owned();
    for at in marks.iter().rev() {
        rest.replace_range(at.clone(), " ");
    }
    rest
}

/// Headings of pages and captions of pictures, which belong to no list.
pub fn is_page_heading(text: &str) -> bool {
    if text.len() > 120 {
        return false;
    }
    is_page_number(text) || is_rule(text) || is_caption(text) || names_the_page(text)
}

fn names_the_page(text: &str) -> bool {
    let marks = page_marks(text);
    let rest = without(text, &marks).to_lowercase();
    let others: Vec<&str> = rest
        .split(|it: char| !it.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let phrases = ["back to", "torna all", "coming soon", "informativa privacy"];
    let tells = !marks.is_empty() || phrases.iter().any(|phrase| rest.contains(phrase));
    let is_of_a_page =
        |word: &&str| is_among(word, OF_A_PAGE) || matches!(*word, "copyright" | "c");
    // "© 2009 Lorenzo Sartori"
    let is_copyright = text.trim_start().starts_with('©') || others.first() == Some(&"copyright");
    let is_year =
        |word: &str| word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
    let is_owner = is_copyright && others.len() < 8 && others.iter().any(|word| is_year(word));
    is_owner
        || (tells
            && others
                .iter()
                .all(|word| is_of_a_page(word) || is_year(word)))
}

/// "14", "- 14 -"; a number in brackets may be a price.
fn is_page_number(text: &str) -> bool {
    let said = text.trim_matches([' ', '-', '.', '|', '·']);
    (1..=4).contains(&said.len()) && said.bytes().all(|it| it.is_ascii_digit())
}

/// A line drawn with signs.
fn is_rule(text: &str) -> bool {
    let signs: Vec<char> = text.chars().filter(|it| *it != ' ').collect();
    let is_sign = |it: &char| !it.is_alphanumeric() && !matches!(it, '(' | ')' | '?');
    signs.iter().all(is_sign) && (signs.len() > 2 || !signs.contains(&'*'))
}

/// "28mm Crusader Miniatures": a size and names.
fn is_caption(text: &str) -> bool {
    const SIZES: &[&str] = &["6mm", "10mm", "15mm", "20mm", "25mm", "28mm"];
    const SMALL: &str = "\
        by from of and di da e dalla del della painted figures miniatures miniature models \
        collection photo foto dipinti";
    let trimmed = text.trim();
    let small = trimmed.to_lowercase();
    let begins = SIZES.iter().any(|size| small.starts_with(size));
    let shows = begins
        || has_word(
            &small,
            &["figures", "miniatures", "miniature", "models", "photo"],
        );
    let is_of_it = |word: &str| {
        let plain = word.to_lowercase();
        SIZES.contains(&plain.as_str())
            || is_among(&plain, SMALL)
            || (word.starts_with(char::is_uppercase)
                && troop_type(word).is_none()
                && !word.bytes().any(|it| it.is_ascii_digit()))
    };
    let mut all = trimmed
        .split(|it: char| !it.is_alphanumeric() && it != '\'')
        .filter(|word| !word.is_empty());
    trimmed.len() < 60
        && shows
        && has_word(&small, SIZES)
        && !trimmed.contains(['=', ':', '.'])
        && all.all(is_of_it)
}
