//! The scale of a map on paper: one to so many. In tenths, so that the map fills its page and its
//! scale can still be said and measured.

use std::fmt;

/// 63 tenths is 1:6.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MapScale {
    tenths: u32,
}

impl MapScale {
    /// From twice as large as anyone needs, to a great battle on a small page.
    const TENTHS: std::ops::RangeInclusive<u32> = 20..=300;

    pub const fn one_to(whole: u32) -> MapScale {
        MapScale { tenths: whole * 10 }
    }

    /// From the largest picture to the smallest.
    pub fn all() -> impl Iterator<Item = MapScale> {
        Self::TENTHS.map(|tenths| MapScale { tenths })
    }

    pub fn smallest() -> MapScale {
        MapScale {
            tenths: *Self::TENTHS.end(),
        }
    }

    /// How long something on the table is on paper, in millimetres.
    pub fn on_paper(self, mm: i32) -> f64 {
        f64::from(mm) * 10.0 / f64::from(self.tenths.max(1))
    }

    /// Whether a map is at most so many tenths as small as at another scale.
    pub fn is_within(self, tenths: u32, of: MapScale) -> bool {
        self.tenths * 10 <= of.tenths * tenths
    }
}

impl fmt::Display for MapScale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.tenths / 10, self.tenths % 10) {
            (whole, 0) => write!(f, "1:{whole}"),
            (whole, tenth) => write!(f, "1:{whole}.{tenth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_is_said_and_measured() {
        let said: Vec<String> = MapScale::all().take(11).map(|s| s.to_string()).collect();
        assert_eq!(said.first().map(String::as_str), Some("1:2"));
        assert_eq!(said.get(1).map(String::as_str), Some("1:2.1"));
        assert_eq!(said.last().map(String::as_str), Some("1:3"));
        assert_eq!(MapScale::one_to(7).on_paper(1344), 192.0);
        assert_eq!(MapScale::smallest().to_string(), "1:30");
    }
}
