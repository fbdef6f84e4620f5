//! The lines that put things on the map. All figures are in U from the middle of the table: x to
//! the right, y towards the player.

use super::{command_id, parse};
use muster::army::{Army, UnitId};
use muster::map::{
    Angle, Block, Field, MajorControl, Piece, PlacedBody, Point, Rectangle, Role, Shape, Size,
};

/// Whether the line spoke of the map.
pub fn read(army: &mut Army, words: &[&str]) -> Result<bool, String> {
    let u = Field::of(&army.event).u;
    let map = &mut army.deployment.map;
    let (words, placed_by) = match words {
        ["terrain", rest @ .., "by", role] => {
            let words = [&["terrain"], rest].concat();
            (words, Some(super::header::word(role)?))
        }
        words => (words.to_vec(), None),
    };
    match words.as_slice() {
        ["attacker"] => map.role = Some(Role::Attacker),
        ["defender"] => map.role = Some(Role::Defender),
        ["major", "control"] => map.control = Some(MajorControl::Own),
        ["no", "major", "control"] => map.control = Some(MajorControl::Opponent),
        ["terrain", name, kind, "line", width, points @ ..] => {
            let kind = super::header::word(kind)?;
            let end = points.iter().position(|word| *word == "at");
            let (points, rest) = points.split_at(end.unwrap_or(points.len()));
            let (at, angle) = match rest {
                [] => (Point::default(), Angle::ZERO),
                rest => place(rest, u)?,
            };
            let points = points
                .chunks(2)
                .map(|pair| point(pair, u))
                .collect::<Result<Vec<Point>, String>>()?;
            let piece = Piece {
                id: map.fresh_piece_id(),
                name: (*name).to_owned(),
                kind,
                at,
                angle,
                shape: Shape::Line {
                    width: length(width, u)?,
                    points,
                },
                placed_by,
            };
            map.terrain.push(piece);
        }
        ["terrain", name, kind, shape, size, rest @ ..] => {
            let block = block(size, rest, u)?;
            let piece = Piece {
                id: map.fresh_piece_id(),
                name: (*name).to_owned(),
                kind: super::header::word(kind)?,
                at: block.at,
                angle: block.angle,
                shape: match *shape {
                    "ellipse" => Shape::Ellipse(block.size),
                    "rectangle" => Shape::Rectangle(block.size),
                    _ => return Err("a shape is ellipse, rectangle or line".into()),
                },
                placed_by,
            };
            map.terrain.push(piece);
        }
        ["rectangle", command, size, rest @ ..] => {
            let block = block(size, rest, u)?;
            let rectangle = Rectangle::new(command_id(command)?, block);
            map.rectangles.push(rectangle);
        }
        ["place", unit, rest @ ..] => {
            let (at, angle) = place(rest, u)?;
            let unit = UnitId(parse(unit)?);
            map.bodies.push(PlacedBody { unit, at, angle });
        }
        ["baggage", size, rest @ ..] => map.baggage.push(block(size, rest, u)?),
        ["fortification", size, rest @ ..] => map.fortifications.push(block(size, rest, u)?),
        _ => return Ok(false),
    }
    Ok(true)
}

/// `36x15 at 0 30` or `36x15 at 0 30 turned 10`.
fn block(size: &str, rest: &[&str], u: i16) -> Result<Block, String> {
    let (width, depth) = size.split_once('x').ok_or("a size is WIDTHxDEPTH")?;
    let (at, angle) = place(rest, u)?;
    Ok(Block {
        at,
        size: Size::new(length(width, u)?, length(depth, u)?),
        angle,
    })
}

fn place(words: &[&str], u: i16) -> Result<(Point, Angle), String> {
    match words {
        ["at", x, y] => Ok((point(&[x, y], u)?, Angle::ZERO)),
        ["at", x, y, "turned", degrees] => Ok((point(&[x, y], u)?, Angle::new(parse(degrees)?))),
        _ => Err("a place is `at X Y` or `at X Y turned DEGREES`".into()),
    }
}

fn point(words: &[&str], u: i16) -> Result<Point, String> {
    match words {
        [x, y] => Ok(Point::new(length(x, u)?, length(y, u)?)),
        _ => Err("a point is two figures".into()),
    }
}

/// U to millimetres.
fn length(word: &str, u: i16) -> Result<i16, String> {
    let value: f64 = parse(word)?;
    Ok((value * f64::from(u)).round() as i16)
}
