//! How the units stand on a map: command by command from left to right, in lines from front to
//! back, each from left to right. Sheets say it in words and number the units so.

use super::{Angle, Field, Point, body_size};
use crate::army::{Army, Command, CommandId, UnitId};
use crate::list::TroopType;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub command: CommandId,
    /// The first units of bodies.
    pub lines: Vec<Vec<UnitId>>,
    /// Units that no map shows and no ambush hides.
    pub not_placed: u32,
}

/// The commands that don't march around a flank.
pub fn standing(army: &Army, kind: impl Fn(UnitId) -> Option<TroopType>) -> Vec<Standing> {
    let march = army.deployment.flank_march.map(|march| march.command);
    let on_table = army.commands.iter().filter(|c| march != Some(c.id));
    let mut standing: Vec<(i32, Standing)> = on_table
        .map(|command| of_command(army, command, &kind))
        .collect();
    standing.sort_by_cached_key(|(left, _)| *left);
    standing.into_iter().map(|(_, standing)| standing).collect()
}

/// The number of each body on the map by its first unit, from 1.
pub fn numbers(standing: &[Standing]) -> BTreeMap<UnitId, u32> {
    let lines = standing.iter().flat_map(|command| &command.lines);
    lines.flatten().copied().zip(1..).collect()
}

/// A command, and how far left it stands.
fn of_command(
    army: &Army,
    command: &Command,
    kind: impl Fn(UnitId) -> Option<TroopType>,
) -> (i32, Standing) {
    let map = &army.deployment.map;
    let field = Field::of(&army.event);
    let rectangle = map.rectangle(command.id);
    let (middle, angle) = rectangle.map_or((Point::default(), Angle::ZERO), |r| (r.at, r.angle));
    let straight = Angle::new(-i32::from(angle.degrees()));
    let hidden = |id| {
        let mut ambushes = army.deployment.ambushes.iter();
        ambushes.any(|ambush| ambush.units.contains(&id))
    };
    let mut bodies = Vec::new();
    let mut not_placed = 0;
    for body in &command.bodies {
        let (Some(placed), Some(first)) = (map.body(body), body.ranks.first()) else {
            let missing = body.ranks.iter().filter(|unit| !hidden(unit.id));
            not_placed += missing.count() as u32;
            continue;
        };
        let at = placed.at.turned(middle, straight);
        let kinds = body.ranks.iter().filter_map(|unit| kind(unit.id));
        let depth = body_size(field.scale, kinds).depth;
        bodies.push((at, depth, first.id));
    }
    let xs = bodies.iter().map(|(at, _, _)| i32::from(at.x));
    let left = rectangle.map(|r| i32::from(r.at.x)).or_else(|| xs.min());
    let standing = Standing {
        command: command.id,
        lines: in_lines(bodies),
        not_placed,
    };
    (left.unwrap_or(i32::MAX), standing)
}

/// Bodies are in one line as long as a body's front lies before the backs of those before it.
fn in_lines(mut bodies: Vec<(Point, i16, UnitId)>) -> Vec<Vec<UnitId>> {
    let front = |at: Point, depth: i16| i32::from(at.y) - i32::from(depth) / 2;
    bodies.sort_by_cached_key(|(at, depth, _)| front(*at, *depth));
    let mut lines: Vec<Vec<(i16, UnitId)>> = Vec::new();
    let mut back = i32::MIN;
    for (at, depth, unit) in bodies {
        let ends = front(at, depth) + i32::from(depth);
        match lines.last_mut() {
            Some(line) if front(at, depth) < back => {
                line.push((at.x, unit));
                back = back.min(ends);
            }
            _ => {
                lines.push(vec![(at.x, unit)]);
                back = ends;
            }
        }
    }
    lines
        .into_iter()
        .map(|mut line| {
            line.sort_by_cached_key(|(x, _)| *x);
            line.into_iter().map(|(_, unit)| unit).collect()
        })
        .collect()
}
