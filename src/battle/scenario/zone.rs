//! Where each side deploys, and the table that it is measured on.

use crate::event::{Event, Measure};
use crate::map::{Band, Field};

/// Where a side deploys, in H.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// That of the rules, which the event names.
    Standard,
    /// Within `depth` of the own long side and within `width` of the side to the right.
    RightCorner { depth: u8, width: u8 },
    /// More than `sides` from the short sides, at least `edge` from the own long side and at
    /// least `middle` from the middle line.
    Between { sides: u8, edge: u8, middle: u8 },
    /// More than `sides` from the short sides and at least `river` from the river.
    BehindRiver { sides: u8, river: u8 },
    /// At least `long` from both long sides and within `depth` of the own short side.
    ShortSide { long: u8, depth: u8 },
    /// Two areas whose size the text leaves to its map.
    OnTheMapAlone,
}

/// What the distances of a scenario are measured on, in millimetres. The player's own long side
/// is where y is greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tabletop {
    pub width: i16,
    pub depth: i16,
    pub h: i16,
    /// The own zone of the rules; none where neither they nor the event say it.
    pub standard: Option<Band>,
    /// How wide the river of the scenario is that divides the table.
    pub river: i16,
}

/// By how much a zone is drawn in where its edge itself is forbidden: a band forgives one
/// millimetre.
const STRICT: i16 = 2;

impl Tabletop {
    /// With a river as wide as it may be.
    pub fn of(event: &Event) -> Tabletop {
        let field = Field::of(event);
        let h = Measure::h(event).mm as i16;
        let mut table = Tabletop {
            width: field.width,
            depth: field.depth,
            h,
            standard: None,
            river: h.saturating_mul(3),
        };
        table.standard = standard(event, table.table());
        table
    }

    /// So many H in millimetres.
    pub fn mm(&self, h: u8) -> i16 {
        self.h.saturating_mul(i16::from(h))
    }

    fn table(&self) -> Band {
        Band {
            left: -self.width / 2,
            right: self.width / 2,
            front: -self.depth / 2,
            back: self.depth / 2,
        }
    }

    /// What a zone is on this table for the player whose long side is where y is greatest. A
    /// zone on a short side lies at the left, and on the other side as well if the player chooses.
    /// None where the text gives no measures, and where the table leaves no room.
    pub fn band(&self, zone: Zone) -> Option<Band> {
        self.drawn_in(zone, 0)
    }

    /// The same, drawn in where the text says "more than".
    pub fn judged_band(&self, zone: Zone) -> Option<Band> {
        self.drawn_in(zone, STRICT)
    }

    fn drawn_in(&self, zone: Zone, strict: i16) -> Option<Band> {
        let table = self.table();
        let sides = |sides: u8| Band {
            left: table
                .left
                .saturating_add(self.mm(sides))
                .saturating_add(strict),
            right: table
                .right
                .saturating_sub(self.mm(sides))
                .saturating_sub(strict),
            ..table
        };
        let band = match zone {
            Zone::Standard => {
                let zone = self.standard?;
                Band {
                    left: zone.left.saturating_add(strict),
                    right: zone.right.saturating_sub(strict),
                    ..zone
                }
            }
            Zone::RightCorner { depth, width } => Band {
                left: table.right.saturating_sub(self.mm(width)).max(table.left),
                front: table.back.saturating_sub(self.mm(depth)).max(0),
                ..table
            },
            Zone::Between {
                sides: margin,
                edge,
                middle,
            } => Band {
                front: self.mm(middle),
                back: table.back.saturating_sub(self.mm(edge)),
                ..sides(margin)
            },
            Zone::BehindRiver {
                sides: margin,
                river,
            } => Band {
                front: (self.river / 2).saturating_add(self.mm(river)),
                ..sides(margin)
            },
            Zone::ShortSide { long, depth } => Band {
                right: table.left.saturating_add(self.mm(depth)).min(0),
                front: table.front.saturating_add(self.mm(long)),
                back: table.back.saturating_sub(self.mm(long)),
                ..table
            },
            Zone::OnTheMapAlone => return None,
        };
        (band.left < band.right && band.front < band.back).then_some(band)
    }
}

/// At least so far from the middle line, and farther than so much from the short sides.
fn standard(event: &Event, table: Band) -> Option<Band> {
    let zone = event.basic.standard_zone()?;
    let unit = u32::from(Measure::of(event).mm);
    let mm = |units: u16| i16::try_from(u32::from(units) * unit).unwrap_or(i16::MAX);
    let band = Band {
        left: table.left.saturating_add(mm(zone.from_sides)),
        right: table.right.saturating_sub(mm(zone.from_sides)),
        front: mm(zone.from_middle),
        ..table
    };
    (band.left < band.right && band.front < band.back).then_some(band)
}
