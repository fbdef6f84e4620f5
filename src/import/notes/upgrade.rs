//! Upgrades: who, how many, to what, and the final cost.

use super::super::troops::{Mentioned, Named, mentioned, words};
use super::super::words::has_word;
use super::effect::effect;
use super::limits::{OF_GENERAL, effect_name, limits};
use super::price::{Cost, cost, limit_behind, without_same_cost};
use super::wording::{ALL_OR_NONE, could_be_name, denies, has_condition, has_odd_sign};
use super::{Said, UNCLEAR, unknown_troops};
use crate::army::GeneralLevel;
use crate::list::TroopId;
use crate::text;

/// Words around the names of those who change.
const WITH_TROOPS: &str = "\
    option optional but up to of the a an any each every all deployed fielded unit units \
    can may be upgrade upgraded downgrade downgraded half third thirds quarter quarters ½ ⅓ ⅔ ¼ \
    ¾ max maximum at most from or and you your s in front rank fino al alla metà \
    meta dei delle degli di del della tutti tutte i le gli possono può puo essere migliorare \
    migliorati migliorate massimo unità unita schierati schierate e o";

/// And where a general is spoken of.
const WITH_GENERAL: &str = "\
    general generals generale generali on with con holding hold holds that which contains contain containing including \
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
    let (given, body) = named(sentence, troops)?;
    let (body, present) = without_present_vbu(body);
    let small = body.to_lowercase();
    let cost = cost(&small);
    let target = target(&small, cost.as_ref())?;
    let behind = cost
        .as_ref()
        .and_then(|cost| body.get(cost.at.end..))
        .unwrap_or_default();
    let before = body.get(..target).unwrap_or_default();
    let (before, behind) = match limit_behind(behind) {
        Some(most) => (format!("max {most} {before}"), ""),
        None => (before.to_owned(), behind),
    };
    let mut who = mentioned(&before, troops);
    if let Some(present) = present {
        let has = |id: &TroopId| troops.iter().any(|it| it.id == *id && it.vbu == present);
        who.troops.retain(has);
        if who.troops.is_empty() {
            return Err(UNCLEAR);
        }
    }
    if who.troops.is_empty() {
        return Err(unknown_troops(&before));
    }
    if says_more(&before, &small, &who) {
        return Err(UNCLEAR);
    }
    let end = cost.as_ref().map_or(small.len(), |cost| cost.at.start);
    let change = body.get(target..end.max(target)).unwrap_or_default();
    let (change, is_free) = without_same_cost(change);
    let becomes = effect(change).ok_or(UNCLEAR)?;
    let said = mentioned(behind, &[]);
    let has_sign = behind.contains(|it: char| !it.is_alphanumeric() && !" .,;)]".contains(it));
    if said.has_more_than(&[WITH_PRICE]) || !said.numbers().is_empty() || has_sign {
        return Err(UNCLEAR);
    }
    // What makes them better has a price, and it isn't here.
    if cost.is_none() && !is_free {
        return Err(UNCLEAR);
    }
    let limits = limits(&small, &before, &who, troops)?;
    let is_given = |name: &String| {
        let begins = ["upgrade ", "downgrade ", "you can upgrade "];
        let is_like = |new: &String| new.contains(name.trim_end_matches('s'));
        begins.iter().any(|verb| small.starts_with(verb))
            || becomes.name.as_ref().is_some_and(is_like)
    };
    if given.as_ref().is_some_and(|name| !is_given(name)) {
        return Err(UNCLEAR);
    }
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

/// "From VBU=4 to VBU=5": the sentence without what the troops have now, and that.
fn without_present_vbu(body: &str) -> (String, Option<u8>) {
    let whole = (body.to_owned(), None);
    let small = body.to_ascii_lowercase();
    let Some(at) = small.find(" from vbu") else {
        return whole;
    };
    let label = at + " from vbu".len();
    let rest = body.get(label..).unwrap_or_default();
    let figure = rest.trim_start_matches([' ', '=', ':']);
    let digits = figure.bytes().take_while(u8::is_ascii_digit).count();
    let (figure, behind) = figure.split_at(digits);
    match figure.parse() {
        Ok(vbu) if behind.starts_with(" to ") => {
            let before = body.get(..at).unwrap_or_default();
            (format!("{before}{behind}"), Some(vbu))
        }
        _ => whole,
    }
}

/// "Veterans: …" names the option; "Spearmen: …" says who, and "Option 2: …" neither. What isn't a
/// name is likely a condition.
fn named<'t>(
    sentence: &'t str,
    troops: &[Named<TroopId>],
) -> Result<(Option<String>, &'t str), Said> {
    let Some((name, body)) = sentence.split_once(": ") else {
        return Ok((None, sentence));
    };
    let name = name.trim();
    let mut said = words(name);
    let is_option = said
        .next()
        .is_some_and(|first| matches!(first.to_lowercase().as_str(), "option" | "optional"));
    if is_option && said.all(|it| it.bytes().all(|byte| byte.is_ascii_digit())) {
        Ok((None, body))
    } else if is_option || !mentioned(name, troops).troops.is_empty() {
        Ok((None, sentence))
    } else if could_be_name(name) {
        Ok((Some(name.to_owned()), body))
    } else {
        Err(UNCLEAR)
    }
}

/// Whether the words before the change say more than who changes, and how many: a condition, or a
/// name that no row has.
fn says_more(before: &str, small: &str, who: &Mentioned) -> bool {
    let levels: Vec<String> = GeneralLevel::ALL
        .iter()
        .map(|level| text::general_level(*level).to_lowercase())
        .collect();
    let mut known = vec![WITH_TROOPS, ALL_OR_NONE];
    let of_general = has_word(small, OF_GENERAL);
    if of_general {
        known.push(WITH_GENERAL);
        known.extend(levels.iter().map(String::as_str));
    }
    if before.trim_start().to_lowercase().starts_with("only ") {
        known.push("only");
    }
    who.has_more_than(&known) || has_odd_sign(before) || (!of_general && is_one_of_them(before))
}

/// "A unit of Knights": one of them, or each?
fn is_one_of_them(before: &str) -> bool {
    let small = before.to_lowercase();
    let said: Vec<&str> = words(&small).collect();
    let parts = ["half", "third", "quarter", "max", "maximum"];
    said.windows(2).any(|pair| {
        matches!(pair, ["a" | "an" | "un" | "una", next] if !parts.contains(next) && *next != "massimo")
    }) && !small.starts_with("fino a ")
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
