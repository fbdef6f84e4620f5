//! Armies of Basic Impetus: so few can be drawn from a list that they are simply counted up.

use super::answer::{Answer, Impossible, Proposal, Reply, Work};
use super::{Style, Wish};
use crate::army::{Army, BasicEdit, Edit, TakenOption, fielded};
use crate::list::{ArmyList, BasicList, BasicOption, Seat};
use fastrand::Rng;
use std::collections::BTreeMap;

/// More ways than any list has to combine its options.
pub const MOST_WAYS: usize = 10_000;

/// Every set of options that the list has units enough for, none taken first; at most
/// [`MOST_WAYS`].
pub fn every_way(basic: &BasicList) -> Vec<Vec<TakenOption>> {
    let mut ways: Vec<Vec<TakenOption>> = vec![Vec::new()];
    for option in &basic.options {
        let forms = forms(basic, option);
        for n in 0..ways.len() {
            for form in &forms {
                let Some(mut way) = ways.get(n).cloned() else {
                    continue;
                };
                way.push(*form);
                let fits = fielded(basic, &way).iter().all(|it| it.short == 0);
                if fits && ways.len() < MOST_WAYS {
                    ways.push(way);
                }
            }
        }
    }
    ways
}

/// The forms in which one option can be taken.
pub fn forms(basic: &BasicList, option: &BasicOption) -> Vec<TakenOption> {
    let bundles = |count: usize| 0..count.max(1) as u16;
    let open = option.changes.iter().find(|change| change.count.is_none());
    let line = open.and_then(|change| basic.lines.iter().find(|it| it.id == change.line));
    let fewer = (1..line.map_or(1, |line| line.count)).map(Some);
    let numbers: Vec<Option<u16>> = std::iter::once(None).chain(fewer).collect();
    let mut forms = Vec::new();
    for give in bundles(option.give_one_of.len()) {
        for take in bundles(option.take_one_of.len()) {
            forms.extend(numbers.iter().map(|many| TakenOption {
                option: option.id,
                give,
                take,
                many: *many,
            }));
        }
    }
    forms
}

/// Up to so many armies that differ in their options.
pub(super) fn deal(
    list: &ArmyList,
    basic: &BasicList,
    army: &Army,
    most: usize,
    wish: &Wish<'_>,
) -> Reply {
    let mut work = Work::default();
    let mut rng = Rng::with_seed(wish.seed);
    let style = wish.style.unwrap_or_default();
    let mut ways = every_way(basic);
    rng.shuffle(&mut ways);
    let drawn = ways.into_iter().filter_map(|options| {
        let drawn = draw(basic, army, options, &mut rng)?;
        let owned = is_owned(&drawn, wish);
        owned.then(|| work.confirm(list, &army.event, army, drawn, style))?
    });
    let found: Vec<Proposal> = drawn.take(most).collect();
    answer(found, work)
}

/// The army as the list fields it with the options that it can have.
pub(super) fn mend(list: &ArmyList, basic: &BasicList, army: &Army) -> Reply {
    let mut work = Work::default();
    let mut mended = army.clone();
    mended.purchases = Default::default();
    mended.structure = crate::army::CommandStructure::Poor;
    let restored = BasicEdit::restore(basic, &mended).apply(&mended);
    let seated = restored.ok().map(|army| with_arms(list, army));
    let found = seated.and_then(|it| work.confirm(list, &army.event, army, it, Style::default()));
    answer(found.into_iter().collect(), work)
}

fn answer(found: Vec<Proposal>, work: Work) -> Reply {
    let answer = if found.is_empty() {
        Answer::Impossible(Impossible::default())
    } else {
        Answer::Proposals(found)
    };
    Reply { answer, work }
}

/// The army with these options, a general and a weapon drawn where the list leaves them open.
fn draw(basic: &BasicList, army: &Army, options: Vec<TakenOption>, rng: &mut Rng) -> Option<Army> {
    let mut chosen = army.clone();
    chosen.basic.options = options;
    let mut army = BasicEdit::restore(basic, &chosen).apply(&chosen).ok()?;
    let troop = |id| basic.profiles().troops().find(|troop| troop.id == id);
    let mut edits = Vec::new();
    for unit in army.units() {
        let arms = troop(unit.troop).map_or(&[][..], |troop| troop.arms.as_slice());
        if let Some(arms) = rng.choice(arms) {
            edits.push(Edit::SetArms {
                unit: unit.id,
                arms: Some(arms.id),
            });
        }
    }
    let seats = army.units().filter(|unit| {
        let seat = troop(unit.troop).map(|troop| troop.general);
        seat == Some(Seat::Yes)
    });
    let seat = rng.choice(seats.map(|unit| unit.id).collect::<Vec<_>>());
    edits.extend(seat.map(|unit| Edit::SetCic(Some(unit))));
    army = Edit::Several(edits).apply(&army).ok()?;
    Some(army)
}

/// Choices that the list doesn't offer go.
fn with_arms(list: &ArmyList, army: Army) -> Army {
    let stray = army.units().filter(|unit| {
        let arms = list.troop(unit.troop).map_or(&[][..], |it| &it.arms);
        let known = |id| arms.iter().any(|arms| arms.id == id);
        unit.arms.is_some_and(|id| !known(id))
    });
    let edits = stray.map(|unit| Edit::SetArms {
        unit: unit.id,
        arms: None,
    });
    Edit::Several(edits.collect()).apply(&army).unwrap_or(army)
}

/// Whether the player has the bases.
fn is_owned(army: &Army, wish: &Wish<'_>) -> bool {
    let Some(owned) = wish.owned else {
        return true;
    };
    let mut counts = BTreeMap::new();
    for unit in army.units() {
        *counts.entry(unit.troop).or_insert(0_u32) += 1;
    }
    let has = |troop| owned.get(troop).copied().unwrap_or(0);
    counts.iter().all(|(troop, count)| *count <= has(troop))
}
