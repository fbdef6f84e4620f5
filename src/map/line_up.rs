//! A command in line, as a start: its bodies side by side in one rectangle.

use super::{
    Angle, Block, FARTHEST, Field, LONGEST, Map, MapAction, PlacedBody, Point, Rectangle, Size,
    body_size,
};
use crate::army::{Army, Body, CommandId, UnitId};
use crate::list::TroopType;

/// Room between bodies and around them, in millimetres.
const GAP: i32 = 10;

/// Room behind a rectangle, so that a name can be written above the next.
const BETWEEN: i16 = 30;

/// A body with its size, as it is lined up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lined {
    pub unit: UnitId,
    pub size: Size,
}

/// Lines a command up where there is room for it; none where it has nobody to place. Units in
/// ambush stay off the table. `kind` tells a unit's type, as a judgement knows it.
pub fn line_up(
    army: &Army,
    field: &Field,
    map: &Map,
    command: CommandId,
    kind: impl Fn(UnitId) -> Option<TroopType>,
) -> Option<MapAction> {
    let hidden = |body: &Body| {
        let ambushes = &army.deployment.ambushes;
        let in_ambush = |id: UnitId| ambushes.iter().any(|a| a.units.contains(&id));
        body.ranks.iter().any(|unit| in_ambush(unit.id))
    };
    let bodies = army.command(command)?.bodies.iter();
    let lined: Vec<Lined> = bodies
        .filter(|body| !hidden(body))
        .filter_map(|body| {
            let kinds = body.ranks.iter().filter_map(|unit| kind(unit.id));
            Some(Lined {
                unit: body.ranks.first()?.id,
                size: body_size(field.scale, kinds),
            })
        })
        .collect();
    let (ranks, size, at) = arranged(&lined, field, map, command)?;
    let bodies = placed(&ranks, at, size);
    Some(MapAction::PlaceCommand {
        rectangle: Rectangle {
            command,
            at,
            size,
            angle: Angle::ZERO,
        },
        bodies,
    })
}

/// In the fewest ranks for which the zone has room; where it has none, in the fewest, in front of
/// everything.
fn arranged<'a>(
    lined: &'a [Lined],
    field: &Field,
    map: &Map,
    command: CommandId,
) -> Option<(Vec<&'a [Lined]>, Size, Point)> {
    let zone = field.unit_zone();
    let fewest = fewest_ranks(lined, field);
    let free = |size| free_place(map, field, command, size);
    let shape = |count| {
        let ranks = in_ranks(lined, count);
        size_of(&ranks).map(|size| (ranks, size))
    };
    let room = zone.back.saturating_sub(zone.front);
    let with_room = (fewest..=lined.len())
        .map_while(|count| shape(count).filter(|(_, size)| size.depth <= room))
        .find_map(|(ranks, size)| free(size).map(|at| (ranks, size, at)));
    with_room.or_else(|| {
        let (ranks, size) = shape(fewest)?;
        Some((ranks, size, free(size).unwrap_or(in_front(field, size))))
    })
}

/// As many side by side as the zone is wide, the rest behind them.
fn fewest_ranks(lined: &[Lined], field: &Field) -> usize {
    let zone = field.unit_zone();
    let room = i32::from(zone.right) - i32::from(zone.left) - GAP;
    let each = lined.first().map_or(1, |l| i32::from(l.size.width) + GAP);
    let most = usize::try_from(room / each.max(1)).unwrap_or(1).max(1);
    lined.len().div_ceil(most).max(1)
}

/// Two even lines rather than a full one and a remnant.
fn in_ranks(lined: &[Lined], ranks: usize) -> Vec<&[Lined]> {
    lined.chunks(lined.len().div_ceil(ranks).max(1)).collect()
}

fn size_of(ranks: &[&[Lined]]) -> Option<Size> {
    let width = ranks.iter().map(|rank| width_of(rank)).max()?;
    let depth = ranks.iter().map(|rank| depth_of(rank) + GAP).sum::<i32>() + GAP;
    Some(Size::new(held(width), held(depth)))
}

fn width_of(rank: &[Lined]) -> i32 {
    let bodies = rank.iter().map(|l| i32::from(l.size.width) + GAP);
    bodies.sum::<i32>() + GAP
}

fn depth_of(rank: &[Lined]) -> i32 {
    let depths = rank.iter().map(|l| i32::from(l.size.depth));
    depths.max().unwrap_or(0)
}

/// A length within what a map holds, for armies that no table does.
fn held(length: i32) -> i16 {
    length.clamp(0, i32::from(LONGEST)) as i16
}

fn coordinate(value: i32) -> i16 {
    value.clamp(-i32::from(FARTHEST), i32::from(FARTHEST)) as i16
}

/// All fronts of a rank stand in one line.
fn placed(ranks: &[&[Lined]], at: Point, size: Size) -> Vec<PlacedBody> {
    let mut bodies = Vec::new();
    let mut front = i32::from(at.y) - i32::from(size.depth) / 2 + GAP;
    for rank in ranks {
        let mut left = i32::from(at.x) - width_of(rank) / 2 + GAP;
        for lined in *rank {
            let (width, depth) = (i32::from(lined.size.width), i32::from(lined.size.depth));
            bodies.push(PlacedBody {
                unit: lined.unit,
                at: Point::new(coordinate(left + width / 2), coordinate(front + depth / 2)),
                angle: Angle::ZERO,
            });
            left += width + GAP;
        }
        front += depth_of(rank) + GAP;
    }
    bodies
}

/// In front of everything, in the middle.
fn in_front(field: &Field, size: Size) -> Point {
    let foremost = i32::from(field.unit_zone().front) + i32::from(size.depth) / 2;
    Point::new(0, coordinate(foremost))
}

/// The place nearest to the middle of the zone's front where the rectangle meets no other.
fn free_place(map: &Map, field: &Field, command: CommandId, size: Size) -> Option<Point> {
    let zone = field.unit_zone();
    let others: Vec<_> = map
        .rectangles
        .iter()
        .filter(|r| r.command != command)
        .map(|r| r.block().outline())
        .collect();
    let first = in_front(field, size);
    let back = zone.back.saturating_sub(size.depth / 2).max(first.y);
    let side = zone.right.saturating_sub(size.width / 2).max(0);
    let step = usize::from(field.u.max(1).unsigned_abs());
    let is_free = |at: &Point, room: i16| {
        let outline = Block {
            at: *at,
            size: Size::new(size.width, size.depth.saturating_add(room)),
            angle: Angle::ZERO,
        }
        .outline();
        others.iter().all(|other| !other.overlaps(&outline))
    };
    let rows = (first.y..=back).step_by(step);
    let places = rows.flat_map(|y| {
        (0..=side)
            .step_by(step)
            .flat_map(move |x| [Point::new(x, y), Point::new(-x, y)])
    });
    let apart = places.clone().find(|at| is_free(at, 2 * BETWEEN));
    apart.or_else(|| places.clone().find(|at| is_free(at, 0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::{Command, Unit};
    use crate::event::{Event, Preset};
    use crate::list::TroopId;
    use crate::map::Field;

    fn army(units: &[u32]) -> Army {
        let mut commands = Vec::new();
        let mut next = 1;
        for (n, count) in units.iter().enumerate() {
            let mut command = Command::new(CommandId(n as u32 + 1));
            for _ in 0..*count {
                let unit = Unit::new(UnitId(next), TroopId(1));
                command.bodies.push(unit.into());
                next += 1;
            }
            commands.push(command);
        }
        let bytes = include_bytes!("../../tests/armies/sumerians-300.json");
        Army {
            commands,
            ..Army::read(bytes, "army").unwrap()
        }
    }

    fn lined_up(army: &Army, commands: u32) -> (Field, Map) {
        lined_up_at(&Preset::Mm15At400.event(), army, commands)
    }

    fn lined_up_at(event: &Event, army: &Army, commands: u32) -> (Field, Map) {
        let field = Field::of(event);
        let mut map = Map::default();
        for n in 1..=commands {
            let kind = |_| Some(TroopType::Fp);
            let action = line_up(army, &field, &map, CommandId(n), kind).unwrap();
            map = map.apply(&action).unwrap();
        }
        (field, map)
    }

    #[test]
    fn commands_stand_in_the_zone_apart_and_hold_their_bodies() {
        let army = army(&[9, 5, 6]);
        let (field, map) = lined_up(&army, 3);
        assert_eq!(map.bodies.len(), 20);
        for (n, rectangle) in map.rectangles.iter().enumerate() {
            let outline = rectangle.block().outline();
            assert!(field.unit_zone().holds(&outline), "{rectangle:?}");
            for other in map.rectangles.iter().skip(n + 1) {
                assert!(!outline.overlaps(&other.block().outline()));
            }
            let own = army.command(rectangle.command).unwrap();
            for body in &own.bodies {
                assert!(outline.contains(map.body(body).unwrap().at));
            }
        }
    }

    #[test]
    fn a_command_takes_more_ranks_where_it_has_no_room_beside_the_others() {
        let mut event = Preset::Mm28At300.event();
        event.table.depth = 90;
        let army = army(&[4, 4, 4]);
        let (field, map) = lined_up_at(&event, &army, 3);
        let outlines: Vec<_> = map.rectangles.iter().map(|r| r.block().outline()).collect();
        for (n, outline) in outlines.iter().enumerate() {
            assert!(field.unit_zone().holds(outline));
            let mut others = outlines.iter().skip(n + 1);
            assert!(!others.any(|other| outline.overlaps(other)));
        }
    }

    #[test]
    fn more_than_a_table_holds_is_placed_all_the_same() {
        let army = army(&[150, 400]);
        let (_, map) = lined_up(&army, 2);
        assert_eq!(map.bodies.len(), 550);
    }

    #[test]
    fn a_command_without_units_is_not_placed() {
        let field = Field::of(&Preset::Mm15At400.event());
        let army = army(&[0]);
        let none = line_up(&army, &field, &Map::default(), CommandId(1), |_| None);
        assert_eq!(none, None);
    }
}
