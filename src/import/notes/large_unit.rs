//! Large Units: who forms them, of how many units, who may stand behind.

use super::super::troops::{Mentioned, Named, mentioned, words};
use super::super::words::has_word;
use super::wording::{denies, has_condition, has_odd_sign};
use super::{Said, Sizes, UNCLEAR};
use crate::list::TroopId;

/// Words around the names of those in front.
const WITH_FRONT: &str = "\
    possono formare una the all any each a an of and or unit units deployed fielded le i gli e di you your can may \
    form be used fielded as";

/// Words around the sizes.
const WITH_SIZES: &str = "\
    large unit units grandi unità unita of or to up from between and max maximum at most each a \
    rank ranks deep strong with o di da massimo";

/// Words around the names of those behind.
const WITH_REAR: &str = "with the and or of unit units deployed";

/// "Spearmen can form Large Units of 2 or 3 Units with Archers behind", "Large Units: Spearmen".
pub fn large_unit(sentence: &str, small: &str, troops: &[Named<TroopId>]) -> Result<Said, Said> {
    if has_condition(small) || denies(small) || has_odd_sign(sentence) {
        return Err(UNCLEAR);
    }
    let unit = small
        .find("large unit")
        .or_else(|| small.find("grandi unit"))
        .ok_or(UNCLEAR)?;
    let before = sentence.get(..unit).unwrap_or_default();
    let tail = sentence.get(unit..).unwrap_or_default();
    let (front, sizes) = match tail.split_once(':') {
        // "Large Units of 2 or 3: Spearmen", "Large Units: Spearmen (2 or 3 units)".
        Some((sizes, front)) if words(before).next().is_none() => match front.split_once('(') {
            Some((front, more)) => (front, format!("{sizes} {more}")),
            None => (front, sizes.to_owned()),
        },
        _ => (before, tail.to_owned()),
    };
    let said = mentioned(front, troops);
    if said.troops.is_empty() {
        return Err(super::unknown_troops(front));
    }
    let only = match before.trim_start().to_lowercase().starts_with("only ") {
        true => "only",
        false => "",
    };
    if said.has_more_than(&[WITH_FRONT, only]) || !said.numbers().is_empty() {
        return Err(UNCLEAR);
    }
    let (sizes, rear) = with_rear(&sizes, troops)?;
    let of_sizes = mentioned(&sizes, troops);
    if of_sizes.has_more_than(&[WITH_SIZES]) || !of_sizes.troops.is_empty() {
        return Err(UNCLEAR);
    }
    let before = before.to_lowercase();
    let is_one = has_word(&before, &["a", "una"]) && !small.contains("large units");
    let sizes = match (given_sizes(&sizes, &of_sizes)?, is_one) {
        (sizes, true) if sizes.is_empty() => Sizes::One,
        (sizes, _) => Sizes::Given(sizes),
    };
    Ok(Said::LargeUnit {
        front: said.troops,
        rear,
        sizes,
    })
}

/// The sizes, and the troops that stand behind: "of 2 or 3 with Archers behind".
fn with_rear(said: &str, troops: &[Named<TroopId>]) -> Result<(String, Vec<TroopId>), Said> {
    let small = said.to_ascii_lowercase();
    let places = ["in the rear rank", "in the second rank", "behind"];
    let Some((place, words)) = places.iter().find_map(|it| Some((small.find(it)?, it))) else {
        return Ok((said.to_owned(), Vec::new()));
    };
    let with = small.find("with ").filter(|with| *with < place);
    let (Some(with), Some(who)) = (with, with.and_then(|with| said.get(with..place))) else {
        return Err(UNCLEAR);
    };
    let behind = said.get(place + words.len()..).unwrap_or_default();
    let sizes = format!("{} {behind}", said.get(..with).unwrap_or_default());
    let who = mentioned(who, troops);
    let is_some = has_word(&who.others.join(" "), &["a", "an"]) || !who.numbers().is_empty();
    match who.troops.is_empty() || is_some || who.has_more_than(&[WITH_REAR]) {
        true => Err(UNCLEAR),
        false => Ok((sizes, who.troops)),
    }
}

/// "of 2 or 4", "of 2 to 4", "2-4", "up to 4": none where the sentence says none.
fn given_sizes(text: &str, said: &Mentioned) -> Result<Vec<u8>, Said> {
    let small = text.to_lowercase();
    let numbers: Option<Vec<u8>> = said
        .numbers()
        .into_iter()
        .map(|size| u8::try_from(size).ok().filter(|it| (2..=9).contains(it)))
        .collect();
    let numbers = numbers.ok_or(UNCLEAR)?;
    let is_most =
        small.contains("up to") || has_word(&small, &["max", "maximum", "most", "massimo"]);
    let is_span = has_word(&small, &["to", "between", "from"])
        || small.split('-').skip(1).any(|rest| {
            rest.trim_start()
                .starts_with(|it: char| it.is_ascii_digit())
        });
    let has_from = has_word(&small, &["from", "between", "da"]);
    match numbers[..] {
        [most] if is_most && !has_from => Ok((2..=most).collect()),
        [from, to] if is_span && !is_most && from <= to => Ok((from..=to).collect()),
        [_, _, ..] if is_span || is_most => Err(UNCLEAR),
        _ if has_from => Err(UNCLEAR),
        _ => Ok(numbers),
    }
}
