//! Large Units: who forms them, of how many units, who may stand behind.

use super::super::Reason;
use super::super::troops::{Mentioned, Named, mentioned, words};
use super::super::words::{has_word, number};
use super::{Said, Sizes, UNCLEAR, denies, has_condition};
use crate::list::TroopId;

/// Words around the names of those in front.
const WITH_FRONT: &str = "\
    possono formare una the all any each a an of and or unit units deployed fielded le i gli e di you your can may \
    form be used fielded as";

/// Words around the sizes.
const WITH_SIZES: &str = "\
    large unit units grandi unità unita of or to up from between and max maximum at most each a \
    rank ranks deep strong with behind o di da massimo";

/// "Spearmen can form Large Units of 2 or 3 Units with Archers behind", "Large Units: Spearmen".
pub fn large_unit(sentence: &str, small: &str, troops: &[Named<TroopId>]) -> Result<Said, Said> {
    if has_condition(small) || denies(small) {
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
    let has_number = !said.numbers().is_empty() && !has_word(small, &["one"]);
    if said.troops.is_empty() {
        return Err(Said::Unclear(Reason::UnknownTroops(
            front.trim().to_owned(),
        )));
    }
    if said.has_more_than(&[WITH_FRONT]) || has_number {
        return Err(UNCLEAR);
    }
    let behind = mentioned(&sizes, troops);
    if behind.has_more_than(&[WITH_SIZES]) || (behind.troops.is_empty() == sizes.contains("behind"))
    {
        return Err(UNCLEAR);
    }
    let before = before.to_lowercase();
    let is_one = has_word(&before, &["a", "one", "una"]) && !small.contains("large units");
    let sizes = match (given_sizes(&sizes, &behind)?, is_one) {
        (sizes, true) if sizes.is_empty() => Sizes::One,
        (sizes, _) => Sizes::Given(sizes),
    };
    Ok(Said::LargeUnit {
        front: said.troops,
        rear: behind.troops,
        sizes,
    })
}

/// "of 2 or 4", "of 2 to 4", "2-4", "up to 4": none where the sentence says none.
fn given_sizes(text: &str, said: &Mentioned) -> Result<Vec<u8>, Said> {
    let small = text.to_lowercase();
    let numbers: Vec<u8> = said
        .others
        .iter()
        .filter(|word| !matches!(word.as_str(), "a" | "an" | "una"))
        .filter_map(|word| u8::try_from(number(word)?).ok())
        .collect();
    if numbers.iter().any(|size| !(2..=9).contains(size)) {
        return Err(UNCLEAR);
    }
    let is_most =
        small.contains("up to") || has_word(&small, &["max", "maximum", "most", "massimo"]);
    let is_span = has_word(&small, &["to", "between", "from"])
        || small.split('-').skip(1).any(|rest| {
            rest.trim_start()
                .starts_with(|it: char| it.is_ascii_digit())
        });
    match numbers[..] {
        [most] if is_most => Ok((2..=most).collect()),
        [from, to] if is_span && !is_most && from <= to => Ok((from..=to).collect()),
        [_, _, ..] if is_span || is_most => Err(UNCLEAR),
        _ => Ok(numbers),
    }
}
