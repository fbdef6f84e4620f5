//! What has moved on since a link was made, as sentences.

use super::Names;
use super::words::{seat, status, structure, trait_name, troop_type, weapon};
use crate::army::Army;
use crate::list::{ArmyList, FormationId};
use crate::share::{Aspect, Item, ListChange, Review, Then, Value, compare_revisions};

/// One change: "Spearmen cost 17 then, 18 now." Names are those of the list as it is; what it no
/// longer has goes by its name in the list as it was.
pub fn say_change(change: &ListChange, then: &ArmyList, now: &ArmyList, army: &Army) -> String {
    let list = if is_in(now, change.of) { now } else { then };
    let who = item(change.of, Names { list, army });
    let (was, is) = (value(&change.then), value(&change.now));
    match change.what {
        Aspect::There if change.now == Value::Nothing => format!("{who}: no longer on the list."),
        Aspect::There => format!("{who}: not on the list then, on it now."),
        Aspect::Price => format!("{who} cost {was} then, {is} now."),
        Aspect::RearPrice => format!("{who}: rear-rank price {was} then, {is} now."),
        Aspect::Type => format!("{who} were {was} then, {is} now."),
        Aspect::M => format!("{who} moved {was} then, {is} now."),
        Aspect::Vbu => format!("{who}: VBU {was} then, {is} now."),
        Aspect::I => format!("{who}: impetus {was} then, {is} now."),
        Aspect::D => format!("{who}: discipline {was} then, {is} now."),
        Aspect::Vd => format!("{who}: VD {was} then, {is} now."),
        Aspect::VdWithGeneral => format!("{who}: VD with a general {was} then, {is} now."),
        Aspect::General => format!("{who}: {was} then, {is} now."),
        Aspect::Weapons | Aspect::Traits => format!("{who} had {was} then, {is} now."),
        Aspect::Min => format!("{who}: at least {was} printed then, {is} now."),
        Aspect::Max => format!("{who}: at most {was} printed then, {is} now."),
        Aspect::Volume => format!("{who}: volume {was} then, {is} now."),
        Aspect::Status => format!("{who}: {was} then, {is} now."),
        Aspect::Structures => format!("{who}: command structure {was} then, {is} now."),
        Aspect::Wording => format!("{who}: the wording has changed."),
    }
}

/// What has changed in its list since an army was built; nothing where nothing has.
pub fn say_list_since(list: &ArmyList, army: &Army) -> Vec<String> {
    let (then, now) = (army.list.revision, list.revision);
    if then == 0 || then >= now {
        return Vec::new();
    }
    let Some(past) = list.at_revision(then) else {
        return vec![format!(
            "The army was built from revision {then} of its list. Its figures aren't kept, so \
             revision {now} counts."
        )];
    };
    let changes = compare_revisions(past, list, army);
    let mut said = vec![format!(
        "The army was built from revision {then} of its list; this is revision {now}."
    )];
    match changes.is_empty() {
        true => said.push("Nothing that it fields has changed.".to_owned()),
        false => said.extend(changes.iter().map(|it| say_change(it, past, list, army))),
    }
    said
}

/// What a reader has to know before trusting the verdict; nothing where nothing has changed.
pub fn say_review(review: &Review, list: &ArmyList, army: &Army) -> Vec<String> {
    let mut said = Vec::new();
    let mine = list.revision;
    match &review.then {
        Then::Same => {}
        Then::Older {
            revision, changes, ..
        } => {
            said.push(format!(
                "The army was built from revision {revision} of its list; this is revision {mine}."
            ));
            if let Some(past) = list.at_revision(*revision) {
                let changes = changes.iter();
                said.extend(changes.map(|change| say_change(change, past, list, army)));
            }
            if changes.is_empty() {
                said.push("Nothing that it fields has changed.".to_owned());
            }
        }
        Then::Lost { revision } => said.push(format!(
            "The army was built from revision {revision} of its list. Its figures aren't kept, so \
             revision {mine} counts."
        )),
        Then::Newer { revision } => said.push(format!(
            "The army was built from revision {revision} of its list, and this is only revision \
             {mine}. Reload the page, or update, to get the newer figures."
        )),
    }
    if review.newer_rules {
        said.push("The sender's Muster is newer and may judge differently.".to_owned());
    }
    if !review.rules.is_empty() {
        let rules = review.rules.iter();
        let rules: Vec<&str> = rules.map(|rule| rule.title()).collect();
        said.push(format!(
            "Judged differently since then: {}.",
            rules.join(", ")
        ));
    }
    if let Some(recount) = review.recount {
        said.push(format!(
            "The link says {} points and VDT {}, but the same figures give {} and {}.",
            recount.points.0, recount.vdt.0, recount.points.1, recount.vdt.1
        ));
    }
    if !review.is_unchanged() {
        said.push(verdicts(review));
    }
    said
}

fn verdicts(review: &Review) -> String {
    let word = |legal: bool| if legal { "legal" } else { "illegal" };
    let then = match review.was_legal() {
        Some(legal) => word(legal),
        None => "unknown",
    };
    let doubt = if review.rules.is_empty() || review.was_legal().is_none() {
        ""
    } else {
        " (by the rules that haven't changed)"
    };
    format!(
        "Verdict then: {then}{doubt}. Verdict now: {}.",
        word(review.now.legal)
    )
}

fn is_in(list: &ArmyList, of: Item) -> bool {
    match of {
        Item::Troop(id) => list.troop(id).is_some(),
        Item::Upgrade(id) => list.upgrade(id).is_some(),
        Item::Row(id) => list.points_list().is_some_and(|points| {
            let mut rows = points.sections().flat_map(|section| section.rows);
            rows.any(|row| row.id == id)
        }),
        Item::LargeUnit(id) => large_unit(list, id).is_some(),
        Item::List => true,
    }
}

fn item(of: Item, names: Names<'_>) -> String {
    match of {
        Item::List => names.list.name.clone(),
        Item::Row(id) => names.row(id),
        Item::Troop(id) => names.troop(id),
        Item::Upgrade(id) => names.upgrade(id),
        Item::LargeUnit(id) => match large_unit(names.list, id) {
            Some(name) => format!("Large Units of {name}"),
            None => "Large Units".to_owned(),
        },
    }
}

/// The troop that leads a way to form Large Units.
fn large_unit(list: &ArmyList, id: FormationId) -> Option<&str> {
    let mut formations = list.points_list()?.sections().flat_map(|s| s.large_units);
    let front = formations
        .find(|formation| formation.id == id)?
        .front
        .first();
    Some(&list.troop(*front?)?.name)
}

fn value(value: &Value) -> String {
    let listed = |words: Vec<&str>| match words.as_slice() {
        [] => "nothing".to_owned(),
        words => words.join(", "),
    };
    match value {
        Value::Nothing => "none".to_owned(),
        Value::There => "on the list".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Type(kind) => troop_type(*kind).0.to_owned(),
        Value::Discipline(discipline) => discipline.to_string(),
        Value::Seat(place) if seat(*place).is_empty() => "no general".to_owned(),
        Value::Seat(place) => seat(*place).to_owned(),
        Value::Weapons(weapons) => listed(weapons.iter().map(|w| weapon(*w)).collect()),
        Value::Traits(traits) => listed(traits.iter().map(|t| trait_name(*t)).collect()),
        Value::Status(of) => status(*of).to_owned(),
        Value::Structures(structures) => {
            let words: Vec<&str> = structures.iter().map(|s| structure(*s)).collect();
            words.join(" or ")
        }
        Value::Wording => "otherwise".to_owned(),
    }
}
