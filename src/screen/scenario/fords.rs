//! The fords of the river scenario: placed by the Defender, shifted by the Attacker, and the third
//! that he may find.

use crate::battle::scenario::{Ford, MOST_FORDS, Tabletop};
use crate::event::{Event, Measure};
use crate::text::map::length;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FordsScreen {
    /// Empty until they are placed.
    pub rows: Vec<FordRow>,
    /// The two to begin with, where none are placed.
    pub place: Option<Vec<Ford>>,
    /// Whether a third can be looked for.
    pub may_find: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FordRow {
    /// "Ford 1".
    pub name: String,
    /// "9H from the left".
    pub place: String,
    /// "Rolled 4: up to 4H. Shifted 2H to the right."
    pub shift: Option<String>,
    /// All fords once this one is 1H farther left or right; none where it may go no farther.
    pub left: Option<Vec<Ford>>,
    pub right: Option<Vec<Ford>>,
    /// Whether the Attacker may roll for it.
    pub may_roll: bool,
}

/// What a roll for the third ford brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    Nothing,
    ForAReroll,
    Ford,
}

impl Found {
    pub fn rolled(die: u8) -> Found {
        match die {
            6.. => Found::Ford,
            4 | 5 => Found::ForAReroll,
            _ => Found::Nothing,
        }
    }
}

pub fn fords_screen(event: &Event, fords: &[Ford]) -> FordsScreen {
    let table = Tabletop::of(event);
    let rows = fords.iter().take(MOST_FORDS).enumerate();
    FordsScreen {
        rows: rows.map(|(n, _)| row(event, &table, fords, n)).collect(),
        place: fords.is_empty().then(|| table.first_fords()),
        may_find: (2..MOST_FORDS).contains(&fords.len()),
    }
}

/// The fords with what the Attacker rolled for one of them.
pub fn rolled_for(fords: &[Ford], n: usize, die: u8) -> Vec<Ford> {
    changed(fords, n, |ford| ford.die = Some(die))
}

/// The fords with a third where there is most room for it, for the Attacker to move.
pub fn with_a_third(event: &Event, fords: &[Ford]) -> Vec<Ford> {
    let table = Tabletop::of(event);
    let farthest = table.farthest_ford();
    let step = usize::from(table.h.unsigned_abs().max(1));
    let nearest = |at: i16| {
        let apart = fords.iter().map(|ford| ford.place().abs_diff(at));
        apart.min().unwrap_or(u16::MAX)
    };
    let places = (-farthest..=farthest).step_by(step);
    let at = places.max_by_key(|at| nearest(*at)).unwrap_or(0);
    let mut fords = fords.to_vec();
    fords.push(Ford::at(at));
    fords.truncate(MOST_FORDS);
    fords
}

fn changed(fords: &[Ford], n: usize, change: impl FnOnce(&mut Ford)) -> Vec<Ford> {
    let mut fords = fords.to_vec();
    if let Some(ford) = fords.get_mut(n) {
        change(ford);
    }
    fords
}

fn row(event: &Event, table: &Tabletop, fords: &[Ford], n: usize) -> FordRow {
    let ford = fords.get(n).copied().unwrap_or_default();
    let measure = Measure::of(event);
    let told = |mm: i32| length(measure.tenths(mm.unsigned_abs()), measure.unit);
    let from_left = i32::from(table.width / 2) + i32::from(ford.place());
    let is_third = n + 1 == MOST_FORDS;
    let shift = ford.die.map(|die| {
        let most = told(i32::from(table.mm(die)));
        let shifted = match ford.shift {
            0 => "Not shifted.".to_owned(),
            mm @ 1.. => format!("Shifted {} to the right.", told(mm.into())),
            mm => format!("Shifted {} to the left.", told(mm.into())),
        };
        format!("Rolled {die}: up to {most}. {shifted}")
    });
    let moved = |by: i16| {
        let mut to = ford;
        match ford.die {
            None => to.at = to.at.saturating_add(by),
            Some(die) => {
                to.shift = to.shift.saturating_add(by);
                if to.shift.unsigned_abs() > table.mm(die).unsigned_abs() {
                    return None;
                }
            }
        }
        let is_on_table = to.place().unsigned_abs() <= table.farthest_ford().unsigned_abs();
        is_on_table.then(|| changed(fords, n, |ford| *ford = to))
    };
    FordRow {
        name: format!("Ford {}", n + 1),
        place: format!("{} from the left", told(from_left)),
        shift,
        left: moved(-table.h),
        right: moved(table.h),
        may_roll: !is_third && ford.die.is_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;

    #[test]
    fn the_defender_places_and_the_attacker_shifts() {
        let event = Preset::Basic.event();
        let empty = fords_screen(&event, &[]);
        let two = empty.place.unwrap();
        assert_eq!((two.len(), empty.rows.len(), empty.may_find), (2, 0, false));
        let placed = fords_screen(&event, &two);
        assert_eq!(placed.rows[0].place, "9H from the left");
        assert!(placed.rows[0].may_roll && placed.may_find && placed.place.is_none());
        let moved = placed.rows[0].left.clone().unwrap();
        assert_eq!(
            fords_screen(&event, &moved).rows[0].place,
            "8H from the left"
        );
        // A die of 1 allows 1H either way and no more.
        let rolled = rolled_for(&moved, 0, 1);
        let shifted = fords_screen(&event, &rolled).rows[0].right.clone().unwrap();
        assert_eq!((shifted[0].at, shifted[0].shift), (moved[0].at, 40));
        let row = &fords_screen(&event, &shifted).rows[0];
        assert_eq!(
            row.shift.as_deref(),
            Some("Rolled 1: up to 1H. Shifted 1H to the right.")
        );
        assert!(row.right.is_none() && row.left.is_some() && !row.may_roll);
    }

    #[test]
    fn a_ford_stays_on_the_table() {
        let event = Preset::Basic.event();
        let at_the_end = [Ford::at(-540), Ford::at(540)];
        let screen = fords_screen(&event, &at_the_end);
        assert!(screen.rows[0].left.is_none() && screen.rows[1].right.is_none());
    }

    #[test]
    fn a_third_is_found_on_6_or_for_a_reroll() {
        let found = [1, 2, 3, 4, 5, 6].map(Found::rolled);
        use Found::*;
        assert_eq!(
            found,
            [Nothing, Nothing, Nothing, ForAReroll, ForAReroll, Ford]
        );
        let event = Preset::Basic.event();
        let two = Tabletop::of(&event).first_fords();
        let three = with_a_third(&event, &two);
        let screen = fords_screen(&event, &three);
        assert_eq!(screen.rows.len(), 3);
        assert!(!screen.may_find && !screen.rows[2].may_roll);
        let apart = |a: usize, b: usize| three[a].place().abs_diff(three[b].place());
        assert!(apart(0, 2) >= 120 && apart(1, 2) >= 120);
    }
}
