//! Lines that explain the signs of a list, and nothing else.

use super::super::words::{squeezed, troop_type};
use super::is_among;

/// "CGP= Heavy Chariots; …", "(*) Unit that can include general".
pub fn is_legend(text: &str) -> bool {
    let small = text.trim().to_lowercase();
    explains_codes(&small) || explains_the_star(&small)
}

/// Three codes, each with its words, or fewer with words that only explain them.
fn explains_codes(small: &str) -> bool {
    const HEADS: &[&str] = &[
        "m", "vbu", "i", "d", "vd", "vdt", "cs", "sc", "pts", "nr", "nt",
    ];
    const OF_RULES: &str = "\
        can may must only not never all any up possono";
    let parts: Vec<&str> = small
        .split([';', ','])
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let explains = |part: &&str| {
        let Some((code, said)) = part.split_once('=') else {
            return false;
        };
        let code = code.trim();
        let is_code = troop_type(code).is_some() || HEADS.contains(&code);
        let has_words = said.chars().filter(|it| it.is_alphabetic()).count() > 2;
        let has_digits = said.bytes().any(|it| it.is_ascii_digit());
        is_code
            && has_words
            && !has_digits
            && !said
                .split(|it: char| !it.is_alphanumeric())
                .any(|word| is_among(word, OF_RULES))
    };
    const OF_LEGENDS: &str = "\
        artiglieria artillery basic bonus carri cavalleria cavalry chariots command cost costo \
        demolition discipline disciplina elefanti elephants falcati fanteria foot heavy impeto \
        impetus infantry leggera light loose media medium missile mounted move movement \
        movimento of pesante points punti schermagliatori scythed skirmishers structure \
        tiratori total troops unit value wagon wagons war";
    let is_plain = |part: &&str| {
        let said = part.split_once('=').map_or("", |(_, said)| said);
        let mut words = said.split(|it: char| !it.is_alphanumeric());
        words.all(|word| word.is_empty() || is_among(word, OF_LEGENDS))
    };
    !parts.is_empty()
        && parts.iter().all(explains)
        && (parts.len() > 2 || parts.iter().all(is_plain))
}

/// A mark, and that such units hold a general: nothing else.
fn explains_the_star(small: &str) -> bool {
    const KNOWN: &str = "\
        a able allowed an army be can che contain contains generale generali general generals \
        have hold holds in include includes includere including indicates l la may means of \
        possible possono puo può s that the this to troop troops un una unit units unita unità \
        which with";
    const NOT_CIC: &str = "\
        not cic c but sub chief commander no non";
    let (said, is_of_subs) = if let Some(said) = small.strip_prefix("(*)") {
        (said, false)
    } else if let Some(said) = small.strip_prefix("* ") {
        (said, false)
    } else if let Some(said) = small.strip_prefix("(*") {
        let Some((mark, said)) = said.split_once(')') else {
            return false;
        };
        if !squeezed(mark).contains("cic") {
            return false;
        }
        (said, true)
    } else {
        return false;
    };
    let mut words = said
        .split(|it: char| !it.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let is_known = |word: &str| is_among(word, KNOWN) || (is_of_subs && is_among(word, NOT_CIC));
    said.contains("general") && words.all(is_known)
}
