//! What has moved on since a link was made, as sentences.

use super::Names;
use super::words::{seat, status, structure, trait_name, troop_type, weapon};
use crate::army::{Army, ListRef};
use crate::list::{ArmyList, FormationId};
use crate::share::{
    Aspect, Item, ListChange, ListSince, Review, Then, Value, compare_revisions, list_since,
};

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
    let past = match list_since(list, army) {
        ListSince::Same => return Vec::new(),
        ListSince::Older(past) => past,
        ListSince::Lost => {
            return vec![format!(
                "The army was built from revision {then} of its list. Its figures aren't kept, so \
                 revision {now} counts."
            )];
        }
        ListSince::Newer => {
            return vec![format!(
                "The army was built from revision {then} of its list, and this is only revision \
                 {now}. The figures here count."
            )];
        }
        ListSince::Another => {
            return vec![format!(
                "This isn’t the list that the army was built from: its revision {then} had other \
                 figures, which aren’t kept here. The figures here count."
            )];
        }
    };
    let changes = compare_revisions(past, list, army);
    let mut said = vec![format!(
        "The army was built from revision {} of its list; this is revision {now}.",
        past.revision
    )];
    match changes.is_empty() {
        true => said.push("Nothing that it fields has changed.".to_owned()),
        false => said.extend(changes.iter().map(|it| say_change(it, past, list, army))),
    }
    said
}

/// Why an army can't be shown or judged: its list isn't here.
pub fn without_list(army: &Army) -> String {
    let ListRef { id, name, .. } = &army.list;
    match id.is_own() {
        true => format!(
            "It was built from your own list “{name}”, which isn’t in this browser any more. \
             Restore the list from a backup, or open its file."
        ),
        false => format!(
            "It was built from the list “{name}” (number {id}), which this version of Muster \
             doesn’t have."
        ),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::{Unit, UnitId};
    use crate::event::Preset;
    use crate::list::{ListId, OwnList, TroopId, Troops};

    fn own() -> OwnList {
        let file = include_bytes!("../../lists/early-sumerians.json");
        let list = ArmyList::read(file, "early-sumerians").unwrap();
        OwnList::new(ListId(40_000), list)
    }

    /// An army of one unit of each.
    fn army_of(list: &ArmyList, troops: &[TroopId]) -> Army {
        let mut army = Army::new(list, Preset::Mm15At300.event());
        let units = troops.iter().zip(1..);
        army.commands[0].bodies = units
            .map(|(troop, n)| Unit::new(UnitId(n), *troop).into())
            .collect();
        army
    }

    fn publish(own: &mut OwnList, change: impl FnOnce(&mut ArmyList)) {
        let mut draft = own.for_editing().unwrap();
        change(&mut draft);
        own.set_draft(draft);
        assert!(own.publish());
    }

    fn remove_row(list: &mut ArmyList, id: TroopId) {
        let Troops::Impetus(points) = &mut list.troops else {
            panic!("a Basic list");
        };
        let holds = |row: &crate::list::Row| row.troops.iter().any(|troop| troop.id == id);
        points.rows.retain(|row| !holds(row));
        points.large_units.clear();
        points.upgrades.clear();
    }

    #[test]
    fn a_removed_troop_is_named_once_by_the_name_that_it_had() {
        let mut own = own();
        let list = own.list().unwrap().clone();
        let rows = &list.points_list().unwrap().rows;
        for row in rows
            .iter()
            .filter(|row| row.min == 0 || row.troops.len() > 1)
        {
            let mut own = own.clone();
            let troop = &row.troops[0];
            let army = army_of(&list, &[troop.id]);
            publish(&mut own, |list| remove_row(list, troop.id));
            let now = own.list().unwrap();
            let said = say_list_since(now, &army);
            let gone = said
                .iter()
                .filter(|line| line.contains("no longer on the list"));
            assert_eq!(gone.count(), 1, "{said:?}");
            let names = Names {
                list: now,
                army: &army,
            };
            let expected = format!("{} (no longer on the list)", troop.name);
            assert_eq!(names.troop(troop.id), expected);
        }
        let none = army_of(&list, &[]);
        publish(&mut own, |list| list.notes.push("x".to_owned()));
        let said = say_list_since(own.list().unwrap(), &none);
        assert_eq!(said[1..], ["Nothing that it fields has changed."]);
    }

    #[test]
    fn a_basic_army_says_which_of_its_units_changed() {
        let file = include_bytes!("../../lists/basic-assyrians.json");
        let list = ArmyList::read(file, "basic-assyrians").unwrap();
        let mut own = OwnList::new(ListId(40_000), list);
        let army = Army::new(own.list().unwrap(), Preset::Basic.event());
        publish(&mut own, |list| {
            let Troops::Basic(basic) = &mut list.troops else {
                panic!("a list with points");
            };
            basic.lines[0].unit.stats.vbu += 1;
        });
        let said = say_list_since(own.list().unwrap(), &army);
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[1].contains(": VBU "), "{said:?}");
    }

    #[test]
    fn another_list_of_the_same_number_is_told() {
        let (mut mine, mut theirs) = (own(), own());
        publish(&mut mine, |list| list.volume = Some(9));
        let army = army_of(mine.list().unwrap(), &[]);
        let said = |own: &OwnList| say_list_since(own.list().unwrap(), &army).join(" ");
        assert_eq!(said(&mine), "");
        assert_eq!(
            said(&theirs),
            "The army was built from revision 2 of its list, and this is only revision 1. The \
             figures here count."
        );
        publish(&mut theirs, |list| list.volume = Some(8));
        let expected = "This isn’t the list that the army was built from: its revision 2 had other";
        assert!(said(&theirs).starts_with(expected), "{}", said(&theirs));
    }
}
