//! The bodies of a command as small numbers, most of them one byte: a typical army of twenty
//! units takes some thirty.
//!
//! A step is `4 × value + code`:
//!
//! | code | meaning |
//! |---|---|
//! | 0 | a unit of troop `value` that begins a body of its own, at the full price |
//! | 1 | a unit of troop `value` behind the last one, in the same body, at the rear-rank price |
//! | 2 | the last body `value` times more |
//! | 3 | a mark on the last unit |
//!
//! and a mark is: 0 to 6 the level of its general, 7 the pike upgrade, 8 dismounted, 9 fortified,
//! 10 the other price than the one its code gives, from 16 on `16 + 2 × id` the choice of arms
//! and `17 + 2 × id` an upgrade.

use super::numbers;
use crate::army::{Body, MOST_UNITS, Unit, UnitId};
use crate::list::{ArmsId, TroopId, UpgradeId};
use crate::share::{LinkError, TooLarge};

/// A repeated body is copied with all that its units took: that must stay little.
const MOST_UPGRADES: usize = 32;

const ALONE: u32 = 0;
const BEHIND: u32 = 1;
const AGAIN: u32 = 2;
const MARK: u32 = 3;

const PIKE_UPGRADE: u32 = 7;
const DISMOUNTED: u32 = 8;
const FORTIFIED: u32 = 9;
const OTHER_PRICE: u32 = 10;
const FIRST_ID: u32 = 16;

pub fn steps(bodies: &[Body]) -> Result<Vec<u32>, TooLarge> {
    let mut steps = Vec::new();
    let mut last: Option<&Body> = None;
    let mut again = 0;
    for body in bodies {
        if last.is_some_and(|last| is_equal(last, body)) {
            again += 1;
            continue;
        }
        repeat(&mut steps, again);
        again = 0;
        for (rank, unit) in body.ranks.iter().enumerate() {
            if unit.upgrades.len() > MOST_UPGRADES {
                return Err(TooLarge);
            }
            write_unit(&mut steps, rank, unit);
        }
        last = Some(body);
    }
    repeat(&mut steps, again);
    Ok(steps)
}

fn repeat(steps: &mut Vec<u32>, again: u32) {
    if again > 0 {
        steps.push(again << 2 | AGAIN);
    }
}

/// Whether the bodies are the same but for the numbers of their units.
fn is_equal(one: &Body, other: &Body) -> bool {
    let same = |(a, b): (&Unit, &Unit)| {
        let b = Unit {
            id: a.id,
            ..b.clone()
        };
        *a == b
    };
    one.ranks.len() == other.ranks.len() && one.ranks.iter().zip(&other.ranks).all(same)
}

fn write_unit(steps: &mut Vec<u32>, rank: usize, unit: &Unit) {
    // Named in full, so that a field can't be added and left out of the links.
    let Unit {
        id: _,
        troop,
        rear,
        general,
        upgrades,
        arms,
        pike_upgrade,
        dismounted,
        fortified,
    } = unit;
    let behind = rank > 0;
    let code = if behind { BEHIND } else { ALONE };
    steps.push(u32::from(troop.0) << 2 | code);
    let mut mark = |value: u32| steps.push(value << 2 | MARK);
    if *rear != behind {
        mark(OTHER_PRICE);
    }
    if let Some(level) = general {
        mark(u32::from(numbers::general(*level)));
    }
    if let Some(arms) = arms {
        mark(FIRST_ID + 2 * u32::from(arms.0));
    }
    for upgrade in upgrades {
        mark(FIRST_ID + 1 + 2 * u32::from(upgrade.0));
    }
    for (taken, value) in [
        (*pike_upgrade, PIKE_UPGRADE),
        (*dismounted, DISMOUNTED),
        (*fortified, FORTIFIED),
    ] {
        if taken {
            mark(value);
        }
    }
}

/// The bodies that the steps say, their units numbered on from `count`.
pub fn bodies(steps: &[u32], count: &mut u32) -> Result<Vec<Body>, LinkError> {
    let mut bodies: Vec<Body> = Vec::new();
    for step in steps {
        let value = step >> 2;
        match step & 3 {
            ALONE => bodies.push(new_unit(value, count)?.into()),
            BEHIND => {
                let body = bodies.last_mut().ok_or(LinkError::NotUnderstood)?;
                let mut unit = new_unit(value, count)?;
                unit.rear = true;
                body.ranks.push(unit);
            }
            AGAIN => {
                let body = bodies.last().ok_or(LinkError::NotUnderstood)?.clone();
                for _ in 0..value {
                    let mut copy = body.clone();
                    for unit in &mut copy.ranks {
                        unit.id = next(count)?;
                    }
                    bodies.push(copy);
                }
            }
            _ => {
                let last = bodies.last_mut().and_then(|body| body.ranks.last_mut());
                read_mark(value, last.ok_or(LinkError::NotUnderstood)?)?;
            }
        }
    }
    Ok(bodies)
}

fn new_unit(troop: u32, count: &mut u32) -> Result<Unit, LinkError> {
    Ok(Unit::new(next(count)?, TroopId(narrow(troop)?)))
}

/// The next number, as long as an army can hold it: no step makes more units than that.
fn next(count: &mut u32) -> Result<UnitId, LinkError> {
    *count += 1;
    if *count as usize > MOST_UNITS {
        return Err(LinkError::NotUnderstood);
    }
    Ok(UnitId(*count))
}

fn read_mark(value: u32, unit: &mut Unit) -> Result<(), LinkError> {
    match value {
        PIKE_UPGRADE => unit.pike_upgrade = true,
        DISMOUNTED => unit.dismounted = true,
        FORTIFIED => unit.fortified = true,
        OTHER_PRICE => unit.rear = !unit.rear,
        0..FIRST_ID => {
            let level = u8::try_from(value).ok().and_then(numbers::general_of);
            unit.general = Some(level.ok_or(LinkError::NotUnderstood)?);
        }
        _ => {
            let id = narrow((value - FIRST_ID) / 2)?;
            if value.is_multiple_of(2) {
                unit.arms = Some(ArmsId(id));
            } else if unit.upgrades.len() < MOST_UPGRADES {
                unit.upgrades.push(UpgradeId(id));
            } else {
                return Err(LinkError::NotUnderstood);
            }
        }
    }
    Ok(())
}

fn narrow(value: u32) -> Result<u16, LinkError> {
    u16::try_from(value).map_err(|_| LinkError::NotUnderstood)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::GeneralLevel;

    fn unit(id: u32, troop: u16) -> Unit {
        Unit::new(UnitId(id), TroopId(troop))
    }

    fn check(bodies_in: &[Body], expected: &[u32]) {
        let written = steps(bodies_in).unwrap();
        assert_eq!(written, expected);
        assert_eq!(bodies(&written, &mut 0).unwrap(), bodies_in);
    }

    #[test]
    fn a_plain_unit_is_one_step_and_more_of_them_another() {
        let three: Vec<Body> = (1..=3).map(|id| unit(id, 5).into()).collect();
        check(&three, &[5 << 2, 2 << 2 | AGAIN]);
    }

    #[test]
    fn a_large_unit_is_its_ranks_and_repeats_as_one() {
        let large = |first: u32| Body {
            ranks: vec![
                Unit {
                    upgrades: vec![UpgradeId(1)],
                    ..unit(first, 5)
                },
                Unit {
                    rear: true,
                    ..unit(first + 1, 5)
                },
            ],
        };
        check(
            &[large(1), large(3)],
            &[5 << 2, 19 << 2 | MARK, 5 << 2 | BEHIND, 1 << 2 | AGAIN],
        );
    }

    #[test]
    fn every_mark_comes_back() {
        let marked = Unit {
            rear: true,
            general: Some(GeneralLevel::Coward),
            arms: Some(ArmsId(u16::MAX)),
            upgrades: vec![UpgradeId(0), UpgradeId(u16::MAX), UpgradeId(0)],
            pike_upgrade: true,
            dismounted: true,
            fortified: true,
            ..unit(1, u16::MAX)
        };
        let bodies_in = vec![Body::from(marked)];
        assert_eq!(
            bodies(&steps(&bodies_in).unwrap(), &mut 0).unwrap(),
            bodies_in
        );
    }

    #[test]
    fn steps_that_mean_nothing_are_refused() {
        let refused = |steps: &[u32]| bodies(steps, &mut 0).is_err();
        assert!(refused(&[5 << 2 | BEHIND]));
        assert!(refused(&[1 << 2 | AGAIN]));
        assert!(refused(&[1 << 2 | MARK]));
        assert!(refused(&[5 << 2, 11 << 2 | MARK]));
        assert!(refused(&[!3]));
        assert!(refused(&[5 << 2, !3 | AGAIN]));
        assert!(!refused(&[5 << 2, 999 << 2 | AGAIN]));
        assert!(refused(&[5 << 2, 1000 << 2 | AGAIN]));
        let upgrades = [17 << 2 | MARK; MOST_UPGRADES + 1];
        assert!(refused(&[&[5 << 2][..], &upgrades].concat()));
    }
}
