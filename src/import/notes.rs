//! Sentences below the rows of a list with points: those of a known kind become options.

mod upgrade;

use super::Reason;
use super::troops::{Named, named_in, words};
use super::words::{has_word, number, squeezed};
use crate::list::{Limit, Special, TroopId, UpgradeEffect};
use crate::text;
use std::ops::Range;
use upgrade::upgrade;

pub use upgrade::effect_name;

/// What a sentence says, with the troops that it names.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    Upgrade {
        name: String,
        of: Vec<TroopId>,
        limits: Vec<Limit>,
        becomes: Box<UpgradeEffect>,
        price: Option<u16>,
        rear_price: Option<u16>,
    },
    LargeUnit {
        front: Vec<TroopId>,
        rear: Vec<TroopId>,
        sizes: Sizes,
    },
    Destiny {
        sure: u16,
        perhaps: u16,
    },
    JointMinimum {
        name: String,
        troops: Vec<TroopId>,
        min: u16,
    },
    Package(PackageSaid),
    Fortifications(u16),
    Special(Special),
    Bulk(Vec<TroopId>),
    ContingentsAllowed(u8),
    Note,
    /// It speaks of an option that can't be made of it.
    Unclear(Reason),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Sizes {
    Given(Vec<u8>),
    /// "a Large Unit": as many as the row allows, where that is 2.
    One,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PackageSaid {
    pub name: String,
    pub min: u16,
    pub max: u16,
    pub variants: Vec<(String, Vec<(TroopId, u16)>)>,
}

/// The sentences of a note, without the heading before them. "Final cost …" belongs to the sentence
/// before it.
pub fn sentences(text: &str) -> Vec<Range<usize>> {
    let skipped =
        super::head::after_section_heading(text).map_or(0, |rest| text.len() - rest.len());
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut start = skipped;
    let mut letters = text
        .char_indices()
        .skip_while(|(at, _)| *at < skipped)
        .peekable();
    let mut push = |at: Range<usize>| {
        let said = text.get(at.clone()).unwrap_or_default();
        let begin = at.start + (said.len() - said.trim_start().len());
        let at = begin..at.start + said.trim_end().len();
        if at.start >= at.end {
            return;
        }
        let small = text.get(at.clone()).unwrap_or_default().to_lowercase();
        let goes_on = ["final cost", "costo finale", "cost ", "no further"];
        match found.last_mut() {
            Some(last) if goes_on.iter().any(|head| small.starts_with(head)) => last.end = at.end,
            _ => found.push(at),
        }
    };
    while let Some((at, letter)) = letters.next() {
        let ends = letter == '.'
            && letters.peek().is_none_or(|(_, next)| next.is_whitespace())
            && !is_short(text.get(start..at).unwrap_or_default());
        if ends {
            push(start..at + 1);
            start = at + 1;
        }
    }
    push(start..text.len());
    found
}

/// Whether the text ends in a word that has a full stop of its own.
fn is_short(text: &str) -> bool {
    let last = words(text).last().unwrap_or_default().to_lowercase();
    matches!(
        last.as_str(),
        "vol" | "dism" | "comp" | "cent" | "max" | "min" | "e" | "g" | "i" | "option" | "opzione"
    )
}

pub fn read(sentence: &str, troops: &[Named<TroopId>]) -> Said {
    let small = sentence.to_lowercase();
    let plain = squeezed(sentence);
    let known = [
        Special::JoanOfArc,
        Special::AttachedScorpio,
        Special::PikeUpgrade,
        Special::SwissDeployment,
        Special::NoCamp,
    ];
    if let Some(special) = known
        .into_iter()
        .find(|it| squeezed(text::special(*it)) == plain)
    {
        return Said::Special(special);
    }
    let named = |said: &str| match named_in(said, troops) {
        found if found.is_empty() => {
            Err(Said::Unclear(Reason::UnknownTroops(said.trim().to_owned())))
        }
        found => Ok(found),
    };
    let said = if small.starts_with("package ") {
        package(sentence, troops).ok_or(Said::Unclear(Reason::OptionUnclear))
    } else if small.contains("large unit") || small.contains("grandi unit") {
        large_unit(sentence, &small, named)
    } else if has_word(&small, &["destiny", "destino"]) {
        destiny(&small)
    } else if has_word(
        &small,
        &[
            "upgrade",
            "upgraded",
            "downgrade",
            "downgraded",
            "migliorare",
            "migliorati",
        ],
    ) {
        upgrade(sentence, &small, troops)
    } else if small.starts_with("at least ") || small.starts_with("almeno ") {
        joint_minimum(sentence, &small, named)
    } else if has_word(
        &small,
        &["fortifications", "fortification", "fortificazioni"],
    ) {
        first_number(&small).map_or(Ok(Said::Note), |most| Ok(Said::Fortifications(most)))
    } else if small.contains("allied contingents") {
        let allowed = first_number(&small).and_then(|it| u8::try_from(it).ok());
        allowed.map_or(Ok(Said::Note), |it| Ok(Said::ContingentsAllowed(it)))
    } else if small.starts_with("the bulk of the army") {
        named(sentence).map(Said::Bulk)
    } else {
        Ok(Said::Note)
    };
    said.unwrap_or_else(|unclear| unclear)
}

fn first_number(small: &str) -> Option<u16> {
    words(small)
        .filter(|word| !matches!(*word, "a" | "an" | "un" | "una"))
        .find_map(number)
}

/// A condition is more than an option can say: "before 1200 AD", "if there are elephants".
fn has_condition(small: &str) -> bool {
    has_word(
        small,
        &[
            "before", "after", "until", "since", "if", "when", "while", "instead", "bc", "ad",
            "century", "prima", "dopo", "fino", "se", "quando", "invece",
        ],
    )
}

type Names<'n> = &'n dyn Fn(&str) -> Result<Vec<TroopId>, Said>;

fn large_unit(
    sentence: &str,
    small: &str,
    named: impl Fn(&str) -> Result<Vec<TroopId>, Said>,
) -> Result<Said, Said> {
    let named: Names<'_> = &named;
    let unclear = || Said::Unclear(Reason::OptionUnclear);
    let verb = [
        " can form",
        " may form",
        " can be",
        " possono formare",
        " form ",
    ]
    .iter()
    .find_map(|verb| small.find(verb))
    .filter(|_| !has_condition(small))
    .ok_or_else(unclear)?;
    let front = named(sentence.get(..verb).unwrap_or_default())?;
    let unit = small
        .find("large unit")
        .or_else(|| small.find("grandi unit"))
        .ok_or_else(unclear)?;
    let tail = small.get(unit..).unwrap_or_default();
    // A condition that isn't about size or ranks is more than a formation can say.
    let rear = match (tail.find(" with "), tail.find(" behind")) {
        (Some(with), Some(behind)) if with < behind => {
            let said = sentence.get(unit + with..unit + behind).unwrap_or_default();
            named(said)?
        }
        _ => Vec::new(),
    };
    let sizes: Vec<u8> = match tail.find(" of ") {
        Some(of) => words(tail.get(of..).unwrap_or_default())
            .take_while(|word| !word.starts_with("unit") && !word.starts_with("rank"))
            .filter_map(|word| u8::try_from(number(word)?).ok())
            .filter(|size| (2..=9).contains(size))
            .collect(),
        None => Vec::new(),
    };
    let known = [
        "large", "unit", "units", "grandi", "unita", "unità", "of", "or", "with", "behind", "and",
        "two", "three", "ranks", "rank",
    ];
    let is_plain =
        rear.is_empty() && words(tail).any(|word| !known.contains(&word) && number(word).is_none());
    if is_plain {
        return Err(unclear());
    }
    let before = small.get(verb..unit).unwrap_or_default();
    let is_one = has_word(before, &["a", "one", "una"]) && !tail.starts_with("large units");
    let sizes = match sizes.is_empty() && is_one {
        true => Sizes::One,
        false => Sizes::Given(sizes),
    };
    Ok(Said::LargeUnit { front, rear, sizes })
}

fn destiny(small: &str) -> Result<Said, Said> {
    let numbers: Vec<u16> = words(small)
        .filter(|word| !matches!(*word, "a" | "an"))
        .filter_map(number)
        .filter(|it| (1..=20).contains(it))
        .collect();
    match numbers.as_slice() {
        [most] => Ok(Said::Destiny {
            sure: *most,
            perhaps: *most,
        }),
        [sure, perhaps] if sure <= perhaps && small.contains("perhaps") => Ok(Said::Destiny {
            sure: *sure,
            perhaps: *perhaps,
        }),
        _ => Err(Said::Unclear(Reason::OptionUnclear)),
    }
}

fn joint_minimum(
    sentence: &str,
    small: &str,
    named: impl Fn(&str) -> Result<Vec<TroopId>, Said>,
) -> Result<Said, Said> {
    let unclear = || Said::Unclear(Reason::OptionUnclear);
    let min = first_number(small).ok_or_else(unclear)?;
    let troops = named(sentence)?;
    let end = small.find(" together").ok_or_else(unclear)?;
    let said = sentence.get(..end).unwrap_or_default();
    let name: Vec<&str> = said.split_whitespace().skip(3).collect();
    Ok(Said::JointMinimum {
        name: name.join(" "),
        troops,
        min,
    })
}

/// `Package 4-8 Legion: Whole = 1 Equites, 1 Hastati; Half = 2 Hastati, 2 Velites`.
fn package(sentence: &str, troops: &[Named<TroopId>]) -> Option<Said> {
    let (head, tail) = sentence.split_once(':')?;
    let mut head = head.split_whitespace().skip(1);
    let (min, max) = head.next()?.split_once('-')?;
    let name: Vec<&str> = head.collect();
    let variants = tail.trim_end_matches('.').split(';').map(|variant| {
        let (name, contents) = variant.split_once('=')?;
        let contents = contents.split(',').map(|part| {
            let (count, troop) = part.trim().split_once(' ')?;
            let [id] = named_in(troop, troops)[..] else {
                return None;
            };
            Some((id, count.parse().ok()?))
        });
        let contents: Option<Vec<_>> = contents.collect();
        Some((name.trim().to_owned(), contents?))
    });
    let variants: Option<Vec<_>> = variants.collect();
    Some(Said::Package(PackageSaid {
        name: name.join(" "),
        min: min.parse().ok()?,
        max: max.parse().ok()?,
        variants: variants?,
    }))
}
