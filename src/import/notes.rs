//! Sentences below the rows of a list with points: those of a known kind become options.

mod effect;
mod large_unit;
mod limits;
mod price;
mod upgrade;
mod wording;

use super::Reason;
use super::troops::{Mentioned, Named, mentioned, words};
use super::words::{has_word, squeezed};
use crate::list::{Limit, Special, TroopId, UpgradeEffect};
use crate::text;
use large_unit::large_unit;
use std::ops::Range;
use upgrade::upgrade;
use wording::{has_odd_sign, plain_phrases, sets_condition};

pub use limits::effect_name;
pub use wording::has_condition;

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
        match found.last_mut() {
            Some(last) if goes_on(&small) => last.end = at.end,
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

/// Whether a sentence says more of the one before it: its price, "Max 2.", "Only after 1250.", "They
/// must be deployed first."
fn goes_on(small: &str) -> bool {
    const PRICES: &[&str] = &["final cost", "costo finale", "cost ", "no further"];
    const LIMITS: &[&str] = &[
        "max", "only ", "not ", "no more", "at most", "but ", "except ", "unless ",
    ];
    const POINTERS: &[&str] = &["they ", "these ", "it ", "this option ", "this upgrade "];
    const OF_ITS_OWN: &[&str] = &[
        "can",
        "may",
        "must",
        "have",
        "destiny",
        "fortifications",
        "fortification",
        "contingent",
        "contingents",
        "upgrade",
        "large",
    ];
    const LIMITING: &[&str] = &[
        "only", "not", "never", "cannot", "max", "maximum", "must", "half", "up", "before",
        "after", "until", "from", "if", "unless",
    ];
    let begins = |heads: &[&str]| heads.iter().any(|head| small.starts_with(head));
    begins(PRICES)
        || (begins(LIMITS) && !has_word(small, OF_ITS_OWN))
        || (begins(POINTERS) && has_word(small, LIMITING))
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
    let known = [
        Special::JoanOfArc,
        Special::AttachedScorpio,
        Special::PikeUpgrade,
        Special::SwissDeployment,
        Special::NoCamp,
    ];
    // They are printed as they are said here, but for signs.
    let is_said = |special: &Special| {
        let said = text::special(*special);
        said.len().abs_diff(sentence.len()) < 10 && squeezed(said) == squeezed(sentence)
    };
    if let Some(special) = known.into_iter().find(is_said) {
        return Said::Special(special);
    }
    let sentence = &plain_phrases(sentence);
    let small = sentence.to_lowercase();
    let mentioned = || mentioned(sentence, troops);
    let said = if small.starts_with("package ") {
        package(sentence, troops).ok_or(LIMIT_UNCLEAR)
    } else if small.contains("large unit") || small.contains("grandi unit") {
        large_unit(sentence, &small, troops)
    } else if has_word(&small, &["destiny", "destino"]) {
        destiny(sentence, &small, &mentioned())
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
        joint_minimum(sentence, &small, troops)
    } else if has_word(
        &small,
        &["fortifications", "fortification", "fortificazioni"],
    ) {
        one_number(sentence, &mentioned()).map(Said::Fortifications)
    } else if small.contains("allied contingent") {
        one_number(sentence, &mentioned()).and_then(|allowed| {
            let allowed = u8::try_from(allowed).map_err(|_| LIMIT_UNCLEAR)?;
            Ok(Said::ContingentsAllowed(allowed))
        })
    } else if small.starts_with("the bulk of the army") {
        bulk(sentence, &mentioned())
    } else {
        Ok(Said::Note)
    };
    said.unwrap_or_else(|unclear| unclear)
}

const UNCLEAR: Said = Said::Unclear(Reason::OptionUnclear);
const LIMIT_UNCLEAR: Said = Said::Unclear(Reason::LimitUnclear);

/// The sentence names troops that no row has, or none at all.
fn unknown_troops(said: &str) -> Said {
    match squeezed(said).is_empty() {
        true => UNCLEAR,
        false => Said::Unclear(Reason::UnknownTroops(said.trim().to_owned())),
    }
}

/// Words of a limit that is one number, such as "This army can buy up to 6 Destiny rolls".
const OF_A_LIMIT: &str = "\
    this the army list can may have has buy get gets use used be field fielded bought deploy up \
    to max maximum of at most only a an it you is are allowed perhaps destiny roll \
    rolls allied contingent contingents fortification fortifications destino dado dadi tiri \
    fortificazioni massimo fino questo esercito può puo comprare avere di al";

/// The number of a limit, where the sentence says nothing else.
fn one_number(sentence: &str, said: &Mentioned) -> Result<u16, Said> {
    let is_plain = says_no_more(sentence, said, OF_A_LIMIT);
    match said.numbers().as_slice() {
        [most] if is_plain && said.troops.is_empty() && *most > 0 => Ok(*most),
        _ => Err(LIMIT_UNCLEAR),
    }
}

/// Whether there is nothing beside the troops and these words: no other word, no sign.
fn says_no_more(sentence: &str, said: &Mentioned, known: &str) -> bool {
    !said.has_more_than(&[known]) && !has_odd_sign(sentence) && !sentence.contains('%')
}

fn destiny(sentence: &str, small: &str, said: &Mentioned) -> Result<Said, Said> {
    if let [sure, perhaps] = said.numbers()[..]
        && small.contains("perhaps")
        && (1..=perhaps).contains(&sure)
        && perhaps <= MOST_ROLLS
        && said.troops.is_empty()
        && says_no_more(sentence, said, OF_A_LIMIT)
    {
        return Ok(Said::Destiny { sure, perhaps });
    }
    let most = one_number(sentence, said)?;
    (most <= MOST_ROLLS)
        .then_some(Said::Destiny {
            sure: most,
            perhaps: most,
        })
        .ok_or(LIMIT_UNCLEAR)
}

const MOST_ROLLS: u16 = 20;

fn bulk(sentence: &str, said: &Mentioned) -> Result<Said, Said> {
    const KNOWN: &str = "the bulk of army is are made up consists and or";
    let is_plain = said.numbers().is_empty() && says_no_more(sentence, said, KNOWN);
    match is_plain && !said.troops.is_empty() {
        true => Ok(Said::Bulk(said.troops.clone())),
        false => Err(LIMIT_UNCLEAR),
    }
}

fn joint_minimum(sentence: &str, small: &str, troops: &[Named<TroopId>]) -> Result<Said, Said> {
    const KNOWN: &str = "at least almeno of the and or unit units must be fielded deployed together in \
        total";
    let end = small.find(" together").ok_or(LIMIT_UNCLEAR)?;
    let behind = sentence.get(end..).unwrap_or_default();
    let sentence = sentence.get(..end).unwrap_or_default();
    let said = mentioned(sentence, troops);
    let is_plain = says_no_more(sentence, &said, KNOWN)
        && !mentioned(behind, &[]).has_more_than(&[KNOWN])
        && mentioned(behind, &[]).numbers().is_empty();
    let [min] = said.numbers()[..] else {
        return Err(LIMIT_UNCLEAR);
    };
    if said.troops.is_empty() || !is_plain {
        return Err(LIMIT_UNCLEAR);
    }
    let words = sentence.split_whitespace().skip(3);
    let name: Vec<&str> = words
        .skip_while(|word| matches!(*word, "of" | "the" | "Units" | "units"))
        .collect();
    Ok(Said::JointMinimum {
        name: name.join(" "),
        troops: said.troops,
        min,
    })
}

/// `Package 4-8 Legion: Whole = 1 Equites, 1 Hastati; Half = 2 Hastati, 2 Velites`.
fn package(sentence: &str, troops: &[Named<TroopId>]) -> Option<Said> {
    let (head, tail) = sentence.split_once(':')?;
    let mut head = head.split_whitespace().skip(1);
    let (min, max) = head.next()?.split_once('-')?;
    let (min, max): (u16, u16) = (min.parse().ok()?, max.parse().ok()?);
    let name: Vec<&str> = head.collect();
    let name = name.join(" ");
    let variants = tail.trim_end_matches('.').split(';').map(|variant| {
        let (name, contents) = variant.split_once('=')?;
        let name = name.trim();
        let contents: Option<Vec<_>> = contents
            .split(',')
            .map(|part| package_part(part, troops))
            .collect();
        (!sets_condition(name)).then_some((name.to_owned(), contents?))
    });
    let variants: Option<Vec<_>> = variants.collect();
    (!sets_condition(&name) && min <= max && max > 0).then_some(())?;
    Some(Said::Package(PackageSaid {
        name,
        min,
        max,
        variants: variants?,
    }))
}

/// "2 Hastati": a number and a name, and no word more.
fn package_part(part: &str, troops: &[Named<TroopId>]) -> Option<(TroopId, u16)> {
    let (count, troop) = part.trim().split_once(' ')?;
    let said = mentioned(troop, troops);
    let [id] = said.troops[..] else {
        return None;
    };
    let count = count.parse().ok().filter(|count| *count > 0)?;
    (said.others.is_empty() && !has_odd_sign(troop)).then_some((id, count))
}
