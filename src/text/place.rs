//! Where something stands, in words: for whoever looks at the map and for whoever can't.

use super::grammar::capital;
use super::map;
use crate::event::LengthUnit;
use crate::map::{Angle, Block, Field, Point, Size};

/// `12U from your edge, 3U left of the middle, turned 15° right`.
pub fn place(field: &Field, at: Point, angle: Angle) -> String {
    let mut said = format!("{}, {}", from_edge(field, at), from_middle(field, at));
    if let Some(turned) = turned(angle) {
        said = format!("{said}, {turned}");
    }
    said
}

/// A sentence that begins with what stands there.
pub fn stands(name: &str, field: &Field, at: Point, angle: Angle) -> String {
    format!("{}, {}.", capital(name), place(field, at, angle))
}

/// `12U from your edge`; a centre past it is off the table.
pub fn from_edge(field: &Field, at: Point) -> String {
    let mm = i32::from(field.half_depth()) - i32::from(at.y);
    match mm {
        0 => "on your edge".to_owned(),
        1.. => format!("{} from your edge", length(field, mm)),
        _ => format!("{} past your edge", length(field, mm)),
    }
}

/// `3U left of the middle`.
pub fn from_middle(field: &Field, at: Point) -> String {
    let mm = i32::from(at.x);
    match mm {
        0 => "in the middle".to_owned(),
        1.. => format!("{} right of the middle", length(field, mm)),
        _ => format!("{} left of the middle", length(field, mm)),
    }
}

/// How far its front is from the middle line: what the zones are measured by.
pub fn front(field: &Field, block: &Block) -> String {
    let (_, top, _, _) = block.outline().bounds();
    let mm = top.round() as i32;
    match mm {
        0 => "on the middle line".to_owned(),
        1.. => format!("{} behind the middle line", length(field, mm)),
        _ => format!("{} past the middle line", length(field, mm)),
    }
}

/// `turned 15° right`; none for what faces the enemy.
pub fn turned(angle: Angle) -> Option<String> {
    match angle.degrees() {
        0 => None,
        180 => Some("turned about".to_owned()),
        right @ 1..180 => Some(format!("turned {right}° right")),
        left => Some(format!("turned {}° left", 360 - left.min(360))),
    }
}

/// `8U × 3U`.
pub fn size(field: &Field, size: Size) -> String {
    let of = |mm: i16| length(field, i32::from(mm));
    format!("{} × {}", of(size.width), of(size.depth))
}

/// `8 × 3 cm`.
pub fn size_in_cm(size: Size) -> String {
    let of = |mm: i16| tenths(u32::from(mm.unsigned_abs()));
    format!("{} × {} cm", of(size.width), of(size.depth))
}

/// `12.5 cm`, whichever way it goes.
pub fn cm(mm: i32) -> String {
    format!("{} cm", tenths(mm.unsigned_abs()))
}

/// What a hand moves things by: `1U`, or `1 cm` where distances are told in the longer H.
pub fn step(field: &Field) -> String {
    match field.measure.unit {
        LengthUnit::U => map::length(10, LengthUnit::U),
        LengthUnit::H => cm(i32::from(field.u)),
    }
}

/// `12U`, whichever way it goes, to the nearest tenth.
fn length(field: &Field, mm: i32) -> String {
    map::length(field.measure.tenths(mm.unsigned_abs()), field.measure.unit)
}

fn tenths(mm: u32) -> String {
    match mm % 10 {
        0 => (mm / 10).to_string(),
        rest => format!("{}.{rest}", mm / 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;

    fn field() -> Field {
        Field::of(&Preset::Mm15At300.event())
    }

    fn said(x: i16, y: i16, degrees: i32) -> String {
        place(&field(), Point::new(x, y), Angle::new(degrees))
    }

    #[test]
    fn places_are_told_from_the_players_side_of_the_table() {
        assert_eq!(
            said(-30, 330, 15),
            "12U from your edge, 3U left of the middle, turned 15° right"
        );
        assert_eq!(
            said(0, 450, -10),
            "on your edge, in the middle, turned 10° left"
        );
        assert_eq!(
            said(125, -450, 180),
            "90U from your edge, 12.5U right of the middle, turned about"
        );
        assert_eq!(
            said(1, 460, 0),
            "1U past your edge, 0.1U right of the middle"
        );
    }

    #[test]
    fn the_larger_scale_has_a_longer_u() {
        let field = Field::of(&Preset::Mm28At350.event());
        let at = Point::new(-50, field.half_depth() - 300);
        assert_eq!(
            stands("spearmen of Command 1", &field, at, Angle::ZERO),
            "Spearmen of Command 1, 15U from your edge, 2.5U left of the middle."
        );
    }

    #[test]
    fn the_third_edition_of_basic_is_told_in_h() {
        let field = Field::of(&Preset::Basic.event());
        assert_eq!(
            place(&field, Point::new(-30, 180), Angle::ZERO),
            "3H from your edge, 0.8H left of the middle"
        );
        assert_eq!(size(&field, Size::new(80, 30)), "2H × 0.8H");
        assert_eq!(step(&field), "1 cm");
        let mut event = Preset::Basic.event();
        event.basic.edition = crate::event::Edition::First;
        let field = Field::of(&event);
        assert_eq!(size(&field, Size::new(80, 30)), "8U × 3U");
        assert_eq!(step(&field), "1U");
    }

    #[test]
    fn fronts_and_sizes_are_measured() {
        let block = Block {
            at: Point::new(0, 200),
            size: Size::new(80, 30),
            angle: Angle::ZERO,
        };
        assert_eq!(front(&field(), &block), "18.5U behind the middle line");
        assert_eq!(size(&field(), block.size), "8U × 3U");
        assert_eq!(size_in_cm(Size::new(85, 30)), "8.5 × 3 cm");
        assert_eq!(cm(-125), "12.5 cm");
    }
}
