//! Units that leave so that the army is cheaper by so many points.

use crate::army::Edit;
use crate::rules::context::{Context, UnitContext};
use crate::rules::propose;

/// Kinds of units that are tried one by one.
const MOST: usize = 6;
/// Units that go in one cure; more would be another army.
const MOST_LEAVING: usize = 10;

/// Units that may go: no general's, none that a row needs, nor one with another behind it.
fn removable<'f, 'a>(context: &'f Context<'a>) -> Vec<&'f UnitContext<'a>> {
    let spare = |unit: &&UnitContext<'_>| {
        let row = unit.place.and_then(|place| context.rows.get(place.row));
        unit.unit.general.is_none()
            && unit.rank + 1 == unit.ranks
            && row.is_none_or(|row| row.taken > row.scaled.min)
    };
    context.units.iter().filter(spare).collect()
}

/// Single units that cost enough, the cheapest first.
pub(super) fn single_removals(context: &Context<'_>, over: i32) -> Vec<Edit> {
    let mut units = removable(context);
    units.retain(|unit| unit.figures.price >= over);
    units.sort_by_cached_key(|unit| unit.figures.price);
    let units = propose::distinct(units, |unit| (unit.unit.troop, unit.figures.price));
    let units = units.into_iter().take(MOST);
    units.map(|unit| propose::remove_units([unit])).collect()
}

/// The fewest units that together cost enough, each exchanged for the cheapest that will do.
pub(super) fn several_removals(context: &Context<'_>, over: i32) -> Vec<Edit> {
    let mut units = removable(context);
    units.sort_by_cached_key(|unit| std::cmp::Reverse(unit.figures.price));
    let mut spare: Vec<u32> = context
        .rows
        .iter()
        .map(|row| row.taken.saturating_sub(row.scaled.min))
        .collect();
    // As many of each row as it can spare.
    units.retain(|unit| {
        let row = unit.place.and_then(|place| spare.get_mut(place.row));
        row.is_none_or(|spare| {
            let goes = *spare > 0;
            *spare = spare.saturating_sub(1);
            goes
        })
    });
    let mut saved = 0;
    let dearest = units.iter().take_while(|unit| {
        let goes = saved < over;
        saved += unit.figures.price;
        goes
    });
    let fewest = dearest.count();
    (fewest..fewest + 2)
        .filter(|count| (2..=MOST_LEAVING).contains(count))
        .filter_map(|count| cheapest_of(&units, count, over))
        .collect()
}

/// So many units that cost enough, as little above it as exchanging one by one finds. They come
/// with the dearest first.
fn cheapest_of(units: &[&UnitContext<'_>], count: usize, over: i32) -> Option<Edit> {
    let (mut going, mut staying) = (
        units.get(..count)?.to_vec(),
        units.get(count..).unwrap_or_default().to_vec(),
    );
    let mut saved = going.iter().map(|unit| unit.figures.price).sum::<i32>();
    if saved < over {
        return None;
    }
    for leaver in going.iter_mut() {
        let fits =
            |unit: &&UnitContext<'_>| saved - leaver.figures.price + unit.figures.price >= over;
        if let Some(at) = staying.iter().rposition(fits)
            && let Some(cheaper) = staying.get_mut(at)
            && cheaper.figures.price < leaver.figures.price
        {
            saved += cheaper.figures.price - leaver.figures.price;
            std::mem::swap(leaver, cheaper);
        }
    }
    // Nobody goes for nothing.
    let least = going.iter().map(|unit| unit.figures.price).min()?;
    (saved - least < over).then(|| propose::remove_units(going))
}
