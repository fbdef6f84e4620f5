//! What a map can hold at most. A map from a link or a file that holds more is refused with a
//! sentence, before anything tries to draw it.

use super::{Block, Map, MapError, Piece, Point, Shape, Size};
use crate::army::{MOST_COMMANDS, MOST_UNITS};

/// Twice what the rules allow at most, with roads and rivers.
pub const MOST_PIECES: usize = 24;
pub const MOST_BAGGAGE: usize = 8;
pub const MOST_FORTIFICATIONS: usize = 60;
/// The bends of a road or river, its ends included.
pub const MOST_POINTS: usize = 16;
/// How far from the middle anything may lie, in millimetres: a table of six metres.
pub const FARTHEST: i16 = 3000;
/// The longest side of anything.
pub const LONGEST: i16 = 6000;
const SHORTEST: i16 = 5;
const LONGEST_NAME: usize = 40;

impl Map {
    /// Why this map can't be held; none of it is a matter of rules.
    pub(crate) fn check(&self) -> Result<(), MapError> {
        most("terrain pieces", self.terrain.len(), MOST_PIECES)?;
        most("command rectangles", self.rectangles.len(), MOST_COMMANDS)?;
        most("placed units", self.bodies.len(), MOST_UNITS)?;
        most("pieces of baggage", self.baggage.len(), MOST_BAGGAGE)?;
        let forts = self.fortifications.len();
        most("fortifications", forts, MOST_FORTIFICATIONS)?;
        for (n, piece) in self.terrain.iter().enumerate() {
            piece.check()?;
            let before = self.terrain.iter().take(n);
            if before.clone().any(|other| other.id == piece.id) {
                return Err(MapError::PieceTwice(piece.id.0));
            }
            if before.clone().any(|other| other.name == piece.name) {
                return Err(MapError::NameTwice(piece.name.clone()));
            }
        }
        for (n, rectangle) in self.rectangles.iter().enumerate() {
            rectangle.block().check()?;
            let mut before = self.rectangles.iter().take(n);
            if before.any(|other| other.command == rectangle.command) {
                return Err(MapError::CommandTwice(rectangle.command));
            }
        }
        for (n, body) in self.bodies.iter().enumerate() {
            near(body.at)?;
            let mut before = self.bodies.iter().take(n);
            if before.any(|other| other.unit == body.unit) {
                return Err(MapError::UnitTwice(body.unit));
            }
        }
        for block in self.baggage.iter().chain(&self.fortifications) {
            block.check()?;
        }
        Ok(())
    }
}

impl Block {
    pub(super) fn check(&self) -> Result<(), MapError> {
        near(self.at)?;
        sized(self.size)
    }
}

impl Piece {
    pub(super) fn check(&self) -> Result<(), MapError> {
        near(self.at)?;
        if self.name.trim().is_empty() || self.name.chars().count() > LONGEST_NAME {
            return Err(MapError::BadName { most: LONGEST_NAME });
        }
        match &self.shape {
            Shape::Ellipse(size) | Shape::Rectangle(size) => sized(*size),
            Shape::Line { width, points } => {
                sized(Size::new(*width, *width))?;
                if points.len() < 2 {
                    return Err(MapError::TooFewPoints);
                }
                most("bends in one piece", points.len(), MOST_POINTS)?;
                points.iter().try_for_each(|point| {
                    near(*point)?;
                    // Turned, it must not reach farther than anything else may.
                    near(point.plus(self.at))
                })
            }
        }
    }
}

fn most(what: &'static str, have: usize, most: usize) -> Result<(), MapError> {
    if have > most {
        return Err(MapError::TooMany { what, have, most });
    }
    Ok(())
}

fn near(point: Point) -> Result<(), MapError> {
    let inside = |value: i16| (-FARTHEST..=FARTHEST).contains(&value);
    if inside(point.x) && inside(point.y) {
        Ok(())
    } else {
        Err(MapError::TooFar)
    }
}

fn sized(size: Size) -> Result<(), MapError> {
    let fits = |side: i16| (SHORTEST..=LONGEST).contains(&side);
    if fits(size.width) && fits(size.depth) {
        Ok(())
    } else {
        Err(MapError::BadSize {
            least: SHORTEST,
            most: LONGEST,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::Army;

    fn refused(json: &str) -> String {
        let army = format!(
            r#"{{"version":1,"name":"","list":{{"id":1}},"event":"15mm-300","structure":"poor",
            "deployment":{{"map":{json}}}}}"#
        );
        match Army::read(army.as_bytes(), "army") {
            Ok(army) => panic!("{:?} was read", army.deployment.map),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn a_thousand_pieces_are_refused() {
        let piece = |id: usize| {
            format!(
                r#"{{"id":{},"name":"P{id}","kind":"wood","at":[0,0],"shape":{{"ellipse":[100,100]}}}}"#,
                id % 256
            )
        };
        let pieces: Vec<String> = (0..1000).map(piece).collect();
        let error = refused(&format!(r#"{{"terrain":[{}]}}"#, pieces.join(",")));
        assert!(error.contains("1000 terrain pieces"), "{error}");
    }

    #[test]
    fn zero_sizes_and_far_places_are_refused() {
        let error = refused(r#"{"baggage":[{"at":[0,0],"size":[0,45]}]}"#);
        assert!(error.contains("5 to 6000 mm"), "{error}");
        let error = refused(r#"{"baggage":[{"at":[0,32000],"size":[100,45]}]}"#);
        assert!(error.contains("beyond"), "{error}");
    }

    #[test]
    fn names_that_overflow_and_courses_without_end_are_refused() {
        let piece = |name: &str, shape: &str| {
            format!(
                r#"{{"terrain":[{{"id":1,"name":"{name}","kind":"river","at":[0,0],"shape":{shape}}}]}}"#
            )
        };
        let ellipse = r#"{"ellipse":[100,100]}"#;
        for name in ["", "   ", &"x".repeat(41)] {
            let error = refused(&piece(name, ellipse));
            assert!(error.contains("1 to 40 letters"), "{error}");
        }
        let points = vec!["[0,0]"; 1000].join(",");
        let error = refused(&piece(
            "A",
            &format!(r#"{{"line":{{"width":30,"points":[{points}]}}}}"#),
        ));
        assert!(error.contains("1000 bends"), "{error}");
        let error = refused(&piece("A", r#"{"rectangle":[7000,100]}"#));
        assert!(error.contains("5 to 6000 mm"), "{error}");
    }

    #[test]
    fn a_command_has_one_rectangle() {
        let r = r#"{"command":1,"at":[0,300],"size":[300,100]}"#;
        let error = refused(&format!(r#"{{"rectangles":[{r},{r}]}}"#));
        assert!(error.contains("command 1"), "{error}");
    }

    #[test]
    fn an_empty_map_is_read_from_nothing() {
        assert!(serde_json::from_str::<Map>("{}").unwrap().is_untouched());
        assert_eq!(serde_json::to_string(&Map::default()).unwrap(), "{}");
    }
}
