//! What the index is to say of an army that was judged.

use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::Judgement;
use crate::screen::{Counts, counts};
use crate::store::{Details, SavedVerdict, Summary};
use crate::text;

/// More signs than this don't fit on a row.
const MOST_SIGNS: usize = 6;

pub fn summary_of(key: &str, list: &ArmyList, army: &Army, judgement: &Judgement) -> Summary {
    let Counts { problems, to_do } = counts(list, judgement);
    let number = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
    Summary {
        key: key.to_owned(),
        name: army.name.clone(),
        list: army.list.name.clone(),
        event: army.event.name.clone(),
        points: judgement.points,
        limit: judgement.limit,
        verdict: match judgement.legal {
            true => SavedVerdict::Legal,
            false => SavedVerdict::Illegal,
        },
        order: 0,
        deleted: false,
        details: Details {
            problems: number(problems),
            to_do: number(to_do),
            signs: signs(army, judgement),
            note: army.note.clone(),
            tags: army.tags.clone(),
        },
    }
}

/// A sign for each kind of troops, in the army's order.
fn signs(army: &Army, judgement: &Judgement) -> Vec<String> {
    let mut troops = Vec::new();
    let mut signs = Vec::new();
    for (unit, figures) in army.units().zip(&judgement.units) {
        if let Some(kind) = figures.kind
            && !troops.contains(&unit.troop)
        {
            troops.push(unit.troop);
            signs.push(text::troop_type(kind).0.to_owned());
        }
    }
    signs.truncate(MOST_SIGNS);
    signs
}
