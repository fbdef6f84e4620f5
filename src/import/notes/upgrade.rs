//! Upgrades: who, how many, to what, and the final cost.

use super::super::Reason;
use super::super::troops::{Named, named_in};
use super::super::weapons::{armed, special as trait_named};
use super::super::words::{has_word, squeezed};
use super::{Said, first_number, has_condition};
use crate::army::GeneralLevel;
use crate::list::{Discipline, Limit, TroopId, UpgradeEffect};
use crate::text;
use winnow::Parser;
use winnow::ascii::digit1;

/// "Up to half of the Spearmen can be upgraded to VBU 5 (final cost 21)".
pub fn upgrade(sentence: &str, small: &str, troops: &[Named<TroopId>]) -> Result<Said, Said> {
    let unclear = || Said::Unclear(Reason::OptionUnclear);
    if has_condition(small) {
        return Err(unclear());
    }
    // "Veterans: …" names the option.
    let (given, body) = match sentence.split_once(": ") {
        Some((name, body)) if name.len() < 40 && !small.starts_with("option") => {
            (Some(name.trim().to_owned()), body)
        }
        _ => (None, sentence),
    };
    let small = body.to_lowercase();
    let target = target(&small).unwrap_or(small.len());
    let of = named_in(body.get(..target).unwrap_or_default(), troops);
    if of.is_empty() {
        let said = body.get(..target).unwrap_or_default().trim().to_owned();
        return Err(Said::Unclear(Reason::UnknownTroops(said)));
    }
    let (price, rear_price, price_at) = price(&small).unwrap_or((None, None, small.len()));
    let change = body.get(target..price_at.max(target)).unwrap_or_default();
    let becomes = effect(change).ok_or_else(unclear)?;
    let limits = limits(&small, target)?;
    let name = given.unwrap_or_else(|| effect_name(&becomes, &limits));
    Ok(Said::Upgrade {
        name,
        of,
        limits,
        becomes: Box::new(becomes),
        price,
        rear_price,
    })
}

/// Where the sentence begins to say what they become: behind the last " to " or " at " before the
/// figures, so that "up to half" isn't it.
fn target(small: &str) -> Option<usize> {
    let end = price(small).map_or(small.len(), |(_, _, at)| at);
    let body = small.get(..end)?;
    body.match_indices(" to ")
        .map(|(at, _)| at + 4)
        .filter(|at| !body.get(..at - 4).unwrap_or_default().ends_with("up"))
        .last()
}

/// The final price, that of a rear rank, and where they begin.
fn price(small: &str) -> Option<(Option<u16>, Option<u16>, usize)> {
    let marks = ["final cost", "costo finale", " at ", " for ", " cost "];
    let found = marks.iter().find_map(|mark| {
        let at = small.rfind(mark)?;
        let rest = small.get(at + mark.len()..)?.trim_start();
        let rest = rest.strip_prefix("of ").unwrap_or(rest);
        let mut input = rest.trim_start_matches([' ', '=', ':', '(']);
        let price: u16 = digit1::<&str, winnow::error::ContextError>
            .parse_to()
            .parse_next(&mut input)
            .ok()?;
        let rear = input.trim_start().strip_prefix('(').and_then(|rest| {
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            digits.parse().ok()
        });
        Some((Some(price), rear, at))
    });
    found.map(|(price, rear, at)| {
        let ends = [' ', '(', ',', '.', ';'];
        let before = small.get(..at).unwrap_or_default();
        let before = before.trim_end_matches(ends).trim_end_matches(" the");
        let before = before.trim_end_matches(" at").trim_end_matches(" for");
        (price, rear, before.trim_end_matches(ends).len())
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
            [label, figure] => figure
                .parse::<u8>()
                .ok()
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

fn limits(small: &str, target: usize) -> Result<Vec<Limit>, Said> {
    let before = small.get(..target).unwrap_or(small);
    let mut limits = Vec::new();
    let fraction = |numerator, denominator| Limit::Fraction {
        numerator,
        denominator,
    };
    if let Some(part) = written_fraction(before) {
        limits.push(fraction(part.0, part.1));
    } else if has_word(before, &["half", "meta", "metà"])
        || before.contains('½')
        || before.contains("50%")
    {
        limits.push(fraction(1, 2));
    } else if has_word(before, &["third"]) || before.contains('⅓') {
        limits.push(fraction(1, 3));
    } else if has_word(before, &["quarter"]) || before.contains('¼') || before.contains("25%") {
        limits.push(fraction(1, 4));
    } else if before.contains('%') {
        return Err(Said::Unclear(Reason::OptionUnclear));
    } else if let Some(at) = before.find("up to ") {
        let most = first_number(before.get(at + 6..).unwrap_or_default());
        limits.extend(most.map(Limit::AtMost));
    } else if has_word(before, &["all", "tutti", "tutte"]) {
        limits.push(Limit::AllOrNone);
    } else if let Some(most) = first_number(before.trim_start_matches("you can ")) {
        limits.push(Limit::AtMost(most));
    }
    if has_word(before, &["general", "generals", "generale", "generali"]) {
        limits.push(Limit::HoldsGeneral(levels(before)));
    }
    if small.contains("front rank") {
        limits.push(Limit::FrontRank);
    }
    Ok(limits)
}

/// "1/2", "2/3".
fn written_fraction(text: &str) -> Option<(u8, u8)> {
    text.split_whitespace().find_map(|word| {
        let (numerator, denominator) = word.trim_matches(['(', ')', ',']).split_once('/')?;
        let fraction = (numerator.parse().ok()?, denominator.parse().ok()?);
        (fraction.0 > 0 && fraction.0 <= fraction.1).then_some(fraction)
    })
}

/// Every level, or all but those that are ruled out.
fn levels(text: &str) -> Vec<GeneralLevel> {
    let named = |level: &GeneralLevel| text.contains(&text::general_level(*level).to_lowercase());
    let is_not = has_word(
        text,
        &[
            "not", "non", "neither", "except", "unless", "tranne", "eccetto",
        ],
    );
    let any = GeneralLevel::ALL.iter().any(named);
    GeneralLevel::ALL
        .iter()
        .filter(|level| !any || named(level) != is_not)
        .copied()
        .collect()
}

/// "VBU 3 and D B", "VBU 6 with a general": what an option is called that has no name.
pub fn effect_name(becomes: &UpgradeEffect, limits: &[Limit]) -> String {
    let said = text::change(becomes).replace(", ", " and ");
    let of_general = limits
        .iter()
        .any(|limit| matches!(limit, Limit::HoldsGeneral(_)));
    match of_general {
        true => format!("{said} with a general"),
        false => said,
    }
}
