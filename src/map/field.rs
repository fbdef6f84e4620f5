//! The table of an event: its size, U, and the lines that deployment is measured by.

use super::{FARTHEST, Outline, Point, Polygon};
use crate::event::{Event, Measure, RuleSet, Scale, ShallowTableZone};

/// What nobody can play on is drawn as the nearest table that somebody can, in millimetres.
const SMALLEST: i32 = 300;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    pub scale: Scale,
    /// Millimetres, all of them.
    pub width: i16,
    pub depth: i16,
    /// One U: what hands move things by, whatever distances are told in.
    pub u: i16,
    /// What distances are told in.
    pub measure: Measure,
    /// Whether anyone has said where the zones are; the sheet of Basic Impetus 3.0 doesn't.
    pub has_zones: bool,
    /// From the middle line to the front of the deployment zones.
    pub zone: i16,
    /// From the middle line to where troops deployed forward may stand.
    pub forward: i16,
    /// From the sides, kept free of all but baggage.
    pub margin: i16,
}

/// A part of the table between two lines parallel to the long side and the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    pub left: i16,
    pub right: i16,
    /// The edge nearer to the enemy.
    pub front: i16,
    pub back: i16,
}

impl Field {
    /// Advanced Impetus 1.7, 15mm and 28mm tournaments.
    pub fn of(event: &Event) -> Field {
        let u = Measure::u(event.scale).mm as i16;
        let measure = Measure::of(event);
        let width = side(event.table.width);
        let depth = side(event.table.depth);
        let half = depth / 2;
        let zone = match (event.scale, event.table.depth) {
            (Scale::Mm28, _) => 15 * u,
            (Scale::Mm15, ..=90) => match event.readings.shallow_table_zone {
                ShallowTableZone::FromMiddle => 15 * u,
                ShallowTableZone::FromEdge => half - 250,
            },
            (Scale::Mm15, 91..=120) => 20 * u,
            // The rulebook's distance, which tournaments shorten on tables 120 cm deep.
            (Scale::Mm15, 121..) => 30 * u,
        };
        // Basic Impetus 2008, 3.6, or what the organiser says.
        let is_basic = event.game == RuleSet::Basic;
        let basic = event.basic.standard_zone().filter(|_| is_basic);
        let measured = |count: u16| {
            let mm = u32::from(count) * u32::from(measure.mm);
            i16::try_from(mm).unwrap_or(i16::MAX)
        };
        let zone = basic.map_or(zone, |basic| measured(basic.from_middle));
        let margin = basic.map_or(12 * u, |basic| measured(basic.from_sides));
        let zone = zone.clamp(0, half);
        let forward: i16 = match event.scale {
            Scale::Mm15 => 10 * u,
            Scale::Mm28 => 5 * u,
        };
        Field {
            scale: event.scale,
            width,
            depth,
            u,
            measure,
            has_zones: basic.is_some() || !is_basic,
            zone,
            forward: forward.min(zone),
            margin: margin.min(width / 2),
        }
    }

    pub fn half_width(&self) -> i16 {
        self.width / 2
    }

    pub fn half_depth(&self) -> i16 {
        self.depth / 2
    }

    pub fn table(&self) -> Band {
        Band {
            left: -self.half_width(),
            right: self.half_width(),
            front: -self.half_depth(),
            back: self.half_depth(),
        }
    }

    /// The own deployment zone from side to side.
    pub fn own_zone(&self) -> Band {
        Band {
            front: self.zone,
            ..self.table()
        }
    }

    pub fn enemy_zone(&self) -> Band {
        Band {
            back: -self.zone,
            ..self.table()
        }
    }

    /// The own half, up to the middle line.
    pub fn own_half(&self) -> Band {
        Band {
            front: 0,
            ..self.table()
        }
    }

    pub fn enemy_half(&self) -> Band {
        Band {
            back: 0,
            ..self.table()
        }
    }

    /// Where units deploy: the zone within the side margins.
    pub fn unit_zone(&self) -> Band {
        self.own_zone().within_margins(self.margin)
    }

    /// Where units deployed forward stand.
    pub fn forward_zone(&self) -> Band {
        Band {
            front: self.forward,
            ..self.own_zone()
        }
        .within_margins(self.margin)
    }

    /// The nearest point on the table, for what is dragged off it.
    pub fn hold(&self, point: Point) -> Point {
        Point {
            x: point.x.clamp(-self.half_width(), self.half_width()),
            y: point.y.clamp(-self.half_depth(), self.half_depth()),
        }
    }
}

impl Band {
    fn within_margins(self, margin: i16) -> Band {
        Band {
            left: self.left + margin,
            right: self.right - margin,
            ..self
        }
    }

    pub fn outline(&self) -> Outline {
        let corner = |x: i16, y: i16| (f64::from(x), f64::from(y));
        Outline::from(Polygon::new(vec![
            corner(self.left, self.front),
            corner(self.right, self.front),
            corner(self.right, self.back),
            corner(self.left, self.back),
        ]))
    }

    /// How far the outline reaches out of the band, in whole millimetres; 0: it lies inside.
    /// A millimetre is forgiven, since places are whole millimetres and angles whole degrees.
    pub fn overhang(&self, outline: &Outline) -> u32 {
        let most = outline.corners().fold(0.0f64, |most, (x, y)| {
            most.max(f64::from(self.left) - x)
                .max(x - f64::from(self.right))
                .max(f64::from(self.front) - y)
                .max(y - f64::from(self.back))
        });
        if most <= 1.0 { 0 } else { most.ceil() as u32 }
    }

    pub fn holds(&self, outline: &Outline) -> bool {
        self.overhang(outline) == 0
    }

    pub fn touches(&self, outline: &Outline) -> bool {
        self.outline().overlaps(outline)
    }
}

fn side(cm: u16) -> i16 {
    (i32::from(cm) * 10).clamp(SMALLEST, 2 * i32::from(FARTHEST)) as i16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Preset, Table};

    fn field(preset: Preset) -> Field {
        Field::of(&preset.event())
    }

    #[test]
    fn zones_are_as_the_rulings_say() {
        let in_u = |preset| {
            let field = field(preset);
            (field.zone / field.u, field.forward / field.u)
        };
        assert_eq!(in_u(Preset::Mm15At300), (15, 10));
        assert_eq!(in_u(Preset::Mm15At400), (20, 10));
        assert_eq!(in_u(Preset::Mm28At350), (15, 5));
        assert_eq!(in_u(Preset::GreatBattle), (30, 10));
    }

    #[test]
    fn a_shallow_table_can_be_read_from_the_edge() {
        let mut event = Preset::Mm15At300.event();
        event.readings.shallow_table_zone = ShallowTableZone::FromEdge;
        let field = Field::of(&event);
        assert_eq!(field.half_depth() - field.zone, 250);
        assert_eq!(field.zone, 200);
    }

    #[test]
    fn a_hostile_table_is_bounded() {
        for (width, depth) in [(0, 0), (u16::MAX, u16::MAX), (1, 600)] {
            let mut event = Preset::Mm15At300.event();
            event.table = Table { width, depth };
            let field = Field::of(&event);
            assert!(field.width >= 300 && field.width <= 6000);
            assert!(field.zone <= field.half_depth() && field.zone >= 0);
            assert!(field.unit_zone().left <= field.unit_zone().right);
        }
    }

    #[test]
    fn what_is_dragged_off_the_table_stays_at_its_edge() {
        let field = field(Preset::Mm15At300);
        assert_eq!(field.hold(Point::new(900, -900)), Point::new(600, -450));
    }
}
