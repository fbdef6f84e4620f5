//! Upgrades: who, how many, to what, and the final cost.

use super::super::Reason;
use super::super::troops::{Named, mentioned, words};
use super::super::weapons::{armed, special as trait_named};
use super::super::words::{has_word, squeezed};
use super::limits::{OF_GENERAL, effect_name, limits};
use super::{Said, UNCLEAR, denies, has_condition};
use crate::army::GeneralLevel;
use crate::list::{Discipline, TroopId, UpgradeEffect};
use crate::text;
use std::ops::Range;
use winnow::Parser;
use winnow::ascii::digit1;

/// Words around the names of those who change.
const WITH_TROOPS: &str = "\
    option optional but up to of the a an any each every all none deployed fielded unit units \
    can may be upgrade upgraded downgrade downgraded half third thirds quarter quarters ½ ⅓ ⅔ ¼ \
    ¾ max maximum at most no more than from or and on you your s in front rank fino al alla metà \
    meta dei delle degli di del della tutti tutte i le gli possono può puo essere migliorare \
    migliorati migliorate massimo unità unita schierati schierate e o";

/// And where a general is spoken of.
const WITH_GENERAL: &str = "\
    general generals generale generali with con holding hold holds that containing including \
    neither nor not non né except unless tranne eccetto is are an their";

/// Behind the price.
const WITH_PRICE: &str = "\
    pts pt points point punti per each unit units in the front rank";

/// "Up to half of the Spearmen can be upgraded to VBU 5 (final cost 21)". Each of its words must be
/// understood: one that isn't may be a condition.
pub fn upgrade(sentence: &str, small: &str, troops: &[Named<TroopId>]) -> Result<Said, Said> {
    if has_condition(small) || denies(small) {
        return Err(UNCLEAR);
    }
    // "Veterans: …" names the option.
    let (given, body) = match sentence.split_once(": ") {
        Some((name, body)) if name.len() < 40 && !small.starts_with("option") => {
            (Some(name.trim().to_owned()), body)
        }
        _ => (None, sentence),
    };
    let small = body.to_lowercase();
    let cost = cost(&small);
    let target = target(&small, cost.as_ref())?;
    let before = body.get(..target).unwrap_or_default();
    let who = mentioned(before, troops);
    if who.troops.is_empty() {
        let said = before.trim().to_owned();
        return Err(Said::Unclear(Reason::UnknownTroops(said)));
    }
    let levels: Vec<String> = GeneralLevel::ALL
        .iter()
        .map(|level| text::general_level(*level).to_lowercase())
        .collect();
    let mut known = vec![WITH_TROOPS];
    if has_word(&small, OF_GENERAL) {
        known.push(WITH_GENERAL);
        known.extend(levels.iter().map(String::as_str));
    }
    if who.has_more_than(&known) {
        return Err(UNCLEAR);
    }
    let end = cost.as_ref().map_or(small.len(), |cost| cost.at.start);
    let change = body.get(target..end.max(target)).unwrap_or_default();
    let (change, is_free) = without_same_cost(change);
    let becomes = effect(change).ok_or(UNCLEAR)?;
    let has_figures = becomes.vbu.is_some() || becomes.d.is_some() || becomes.vd.is_some();
    if let Some(cost) = &cost {
        let behind = body.get(cost.at.end..).unwrap_or_default();
        if mentioned(behind, &[]).has_more_than(&[WITH_PRICE]) {
            return Err(UNCLEAR);
        }
    } else if has_figures && !is_free {
        // What makes them better has a price, and it isn't here.
        return Err(UNCLEAR);
    }
    let limits = limits(&small, before, &who, troops)?;
    let name = given.unwrap_or_else(|| effect_name(&becomes, &limits));
    Ok(Said::Upgrade {
        name,
        of: who.troops,
        limits,
        becomes: Box::new(becomes),
        price: cost.as_ref().map(|cost| cost.price),
        rear_price: cost.and_then(|cost| cost.rear_price),
    })
}

/// "polearm, at the same cost": what changes, and that it changes no price.
fn without_same_cost(change: &str) -> (&str, bool) {
    let small = change.to_lowercase();
    let said = [
        "at the same cost",
        "at no cost",
        "for free",
        "at no extra cost",
    ];
    match said.iter().find_map(|it| small.find(it)) {
        Some(at) => (change.get(..at).unwrap_or_default(), true),
        None => (change, false),
    }
}

/// Where the sentence begins to say what they become: behind the " to " before the figures, so that
/// "up to half" isn't it.
fn target(small: &str, cost: Option<&Cost>) -> Result<usize, Said> {
    let end = cost.map_or(small.len(), |cost| cost.at.start);
    let body = small.get(..end).unwrap_or_default();
    let ends: Vec<usize> = [" to ", " a "]
        .iter()
        .flat_map(|to| body.match_indices(to).map(|(at, to)| at + to.len()))
        .filter(|end| {
            let rest = body.get(*end..).unwrap_or_default();
            let label = words(rest).next().unwrap_or_default();
            matches!(label, "vbu" | "d" | "vd" | "m" | "i")
        })
        .collect();
    match ends[..] {
        [one] => Ok(one),
        // Two changes in a sentence: whose price is it?
        [_, _, ..] => Err(UNCLEAR),
        [] => body
            .match_indices(" to ")
            .map(|(at, _)| at + 4)
            .filter(|at| !body.get(..at - 4).unwrap_or_default().ends_with("up"))
            .last()
            .ok_or(UNCLEAR),
    }
}

/// The price of an upgraded unit.
struct Cost {
    price: u16,
    rear_price: Option<u16>,
    /// From the words before it to its last digit.
    at: Range<usize>,
}

/// "final cost 21(16)", "at 21 points".
fn cost(small: &str) -> Option<Cost> {
    let marks = [
        "final cost",
        "costo finale",
        "costo",
        "cost",
        " at ",
        " for ",
    ];
    marks.iter().find_map(|mark| {
        let start = small.rfind(mark)?;
        let rest = small.get(start + mark.len()..)?.trim_start();
        let rest = rest.strip_prefix("of ").unwrap_or(rest);
        let mut input = rest.trim_start_matches([' ', '=', ':', '(']);
        let price: u16 = digit1::<&str, winnow::error::ContextError>
            .parse_to()
            .parse_next(&mut input)
            .ok()?;
        let mut end = small.len() - input.len();
        let behind = input.trim_start();
        let rear_price = ["(", "/"].iter().find_map(|sign| {
            let rest = behind.strip_prefix(sign)?;
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            end = small.len() - rest.len() + digits;
            rest.get(..digits)?.parse().ok()
        });
        let ends = [' ', '(', ',', '.', ';'];
        let before = small.get(..start).unwrap_or_default();
        let before = before.trim_end_matches(ends).trim_end_matches(" the");
        let before = before.trim_end_matches(" at").trim_end_matches(" for");
        let begin = before.trim_end_matches(ends).len();
        Some(Cost {
            price,
            rear_price,
            at: begin..end,
        })
    })
}

/// "VBU=3 and D=B", "D=C and Impetuous", "Veteran Legionaries, VBU=7 and D=A".
fn effect(said: &str) -> Option<UpgradeEffect> {
    let mut becomes = UpgradeEffect::default();
    let text = said.replace('=', " ");
    let mut is_known = false;
    for part in text
        .split([',', ';'])
        .flat_map(|part| part.split(" and "))
        .flat_map(|it| it.split(" e "))
        .flat_map(figures_apart)
    {
        let part = part.trim().trim_end_matches(['.', ')', '(']).trim();
        let parts: Vec<&str> = part.split_whitespace().collect();
        let figure = match parts.as_slice() {
            // Digits alone: "+1" isn't what it becomes.
            [label, figure] => figure
                .bytes()
                .all(|byte| byte.is_ascii_digit())
                .then(|| figure.parse::<u8>().ok())
                .flatten()
                .map(|figure| (label.to_lowercase(), figure)),
            _ => None,
        };
        match (figure, parts.as_slice()) {
            (_, []) => continue,
            (Some((label, figure)), _) => match label.as_str() {
                "vbu" => becomes.vbu = Some(figure),
                "m" => becomes.m = Some(figure),
                "i" => becomes.i = Some(figure),
                "vd" => becomes.vd = Some(figure),
                _ => return None,
            },
            (None, [label, class]) if label.eq_ignore_ascii_case("d") => {
                becomes.d = Some(match class.to_ascii_uppercase().as_str() {
                    "A" => Discipline::A,
                    "B" => Discipline::B,
                    "C" => Discipline::C,
                    _ => return None,
                });
            }
            _ => {
                let found = armed(part, 0..part.len());
                if let Some(special) = trait_named(&squeezed(part)) {
                    becomes.traits.push(special);
                } else if found.is_sound() {
                    becomes
                        .weapons
                        .get_or_insert_default()
                        .extend(found.weapons);
                } else if becomes.name.is_none()
                    && part.chars().next().is_some_and(char::is_uppercase)
                {
                    becomes.name = Some(part.to_owned());
                    continue;
                } else {
                    return None;
                }
            }
        }
        is_known = true;
    }
    is_known.then_some(becomes)
}

/// "D C Impetuous" as "D C" and "Impetuous".
fn figures_apart(part: &str) -> [&str; 2] {
    let part = part.trim();
    let label = part.split(' ').next().unwrap_or_default();
    let is_figure = ["m", "vbu", "i", "d", "vd"]
        .iter()
        .any(|it| label.eq_ignore_ascii_case(it));
    let second = part.match_indices(' ').nth(1);
    match second.and_then(|(at, _)| part.split_at_checked(at)) {
        Some((figure, rest)) if is_figure => [figure, rest],
        _ => [part, ""],
    }
}
