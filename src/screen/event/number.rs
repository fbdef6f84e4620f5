//! Numbers that an organiser sets, and which of them are taken.

use crate::event::{Edition, Event, LONGEST_H, Measure, RuleSet, SHORTEST_H, StandardZone};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    Points,
    TableWidth,
    TableDepth,
    FewestCommands,
    MostCommands,
    LargestShare,
    /// H in millimetres.
    LengthOfH,
    /// The standard zone of Basic Impetus.
    ZoneFromMiddle,
    ZoneFromSides,
}

impl Number {
    pub const ALL: [Number; 9] = [
        Number::Points,
        Number::TableWidth,
        Number::TableDepth,
        Number::FewestCommands,
        Number::MostCommands,
        Number::LargestShare,
        Number::LengthOfH,
        Number::ZoneFromMiddle,
        Number::ZoneFromSides,
    ];

    /// What is decided for Basic Impetus alone.
    pub const BASIC: [Number; 3] = [
        Number::LengthOfH,
        Number::ZoneFromMiddle,
        Number::ZoneFromSides,
    ];

    pub fn label(self) -> &'static str {
        match self {
            Number::Points => "Points",
            Number::TableWidth => "Width of the table",
            Number::TableDepth => "Depth of the table",
            Number::FewestCommands => "Fewest commands at 500 points",
            Number::MostCommands => "Most commands at 500 points",
            Number::LargestShare => "Largest command from 500 points",
            Number::LengthOfH => "Length of 1H",
            Number::ZoneFromMiddle => "Standard zone, from the middle",
            Number::ZoneFromSides => "Standard zone, from the sides",
        }
    }

    pub fn hint(self, event: &Event) -> &'static str {
        match self {
            Number::Points => "for each army",
            Number::TableWidth | Number::TableDepth => "in cm",
            Number::FewestCommands | Number::MostCommands => "not fixed by the rules",
            Number::LargestShare => "percent of VDT; leave empty for no limit",
            Number::LengthOfH => "in mm; empty: half the front of a base, ours",
            Number::ZoneFromMiddle => match event.basic.edition {
                Edition::First => "at least so many U; empty: 15U, as printed",
                Edition::Third => "at least so many H; the sheet gives none",
            },
            Number::ZoneFromSides => match event.basic.edition {
                Edition::First => "more than so many U; empty: 10U, as printed",
                Edition::Third => "more than so many H; the sheet gives none",
            },
        }
    }

    /// The smallest and the largest that are taken.
    pub fn range(self, event: &Event) -> (u16, u16) {
        let (fewest, most) = event.readings.commands_at_500;
        match self {
            Number::Points => (50, 9999),
            Number::TableWidth => (60, 600),
            Number::TableDepth => (60, 400),
            Number::FewestCommands => (1, most.max(1)),
            Number::MostCommands => (fewest.clamp(1, 20), 20),
            Number::LargestShare => (25, 100),
            Number::LengthOfH => (SHORTEST_H, LONGEST_H),
            Number::ZoneFromMiddle | Number::ZoneFromSides => (1, 100),
        }
    }

    pub fn shown(self, event: &Event) -> String {
        let readings = &event.readings;
        match self {
            Number::Points => event.points.to_string(),
            Number::TableWidth => event.table.width.to_string(),
            Number::TableDepth => event.table.depth.to_string(),
            Number::FewestCommands => readings.commands_at_500.0.to_string(),
            Number::MostCommands => readings.commands_at_500.1.to_string(),
            Number::LargestShare => readings
                .largest_at_500
                .map_or_else(String::new, |percent| percent.to_string()),
            Number::LengthOfH => shown_or_empty(event.basic.h_mm),
            Number::ZoneFromMiddle => shown_or_empty(event.basic.zone.map(|zone| zone.from_middle)),
            Number::ZoneFromSides => shown_or_empty(event.basic.zone.map(|zone| zone.from_sides)),
        }
    }

    /// Takes what was typed, or says what is asked for and leaves the event alone.
    pub fn set(self, event: &mut Event, typed: &str) -> Result<(), String> {
        let typed = typed.trim();
        if self.may_be_empty() && typed.is_empty() {
            match self {
                Number::LengthOfH => event.basic.h_mm = None,
                Number::ZoneFromMiddle | Number::ZoneFromSides => event.basic.zone = None,
                _ => event.readings.largest_at_500 = None,
            }
            return Ok(());
        }
        let (least, most) = self.range(event);
        let value = typed
            .parse::<u16>()
            .ok()
            .filter(|value| (least..=most).contains(value));
        let Some(value) = value else {
            let or_none = match self.may_be_empty() {
                true => ", or leave it empty",
                false => "",
            };
            return Err(format!(
                "Enter a whole number from {least} to {most}{or_none}."
            ));
        };
        let readings = &mut event.readings;
        match self {
            Number::Points => event.points = value,
            Number::TableWidth => event.table.width = value,
            Number::TableDepth => event.table.depth = value,
            Number::FewestCommands => readings.commands_at_500.0 = value,
            Number::MostCommands => readings.commands_at_500.1 = value,
            Number::LargestShare => readings.largest_at_500 = u8::try_from(value).ok(),
            Number::LengthOfH => event.basic.h_mm = Some(value),
            Number::ZoneFromMiddle => {
                let sides = event.basic.standard_zone().map(|zone| zone.from_sides);
                event.basic.zone = Some(StandardZone {
                    from_middle: value,
                    from_sides: sides.unwrap_or(0),
                });
            }
            Number::ZoneFromSides => {
                let Some(zone) = event.basic.standard_zone() else {
                    return Err("Enter the distance from the middle first.".to_owned());
                };
                event.basic.zone = Some(StandardZone {
                    from_sides: value,
                    ..zone
                });
            }
        }
        Ok(())
    }

    fn may_be_empty(self) -> bool {
        self == Number::LargestShare || Number::BASIC.contains(&self)
    }
}

fn shown_or_empty(value: Option<u16>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// A standard zone for an event that has none: the distances of 2008 in whole H, rounded up. Ours,
/// since the sheet of 3.0 gives none.
pub fn proposed_zone(event: &Event) -> Option<StandardZone> {
    if event.game != RuleSet::Basic || event.basic.standard_zone().is_some() {
        return None;
    }
    let (u, h) = (Measure::u(event.scale).mm, Measure::h(event).mm);
    let in_h = |in_u: u16| (in_u * u).div_ceil(h.max(1));
    Some(StandardZone {
        from_middle: in_h(StandardZone::PRINTED.from_middle),
        from_sides: in_h(StandardZone::PRINTED.from_sides),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;

    #[test]
    fn numbers_in_range_are_taken_and_shown() {
        let mut event = Preset::Mm15At500.event();
        for (number, typed) in [
            (Number::Points, "450"),
            (Number::TableWidth, " 240 "),
            (Number::TableDepth, "150"),
            (Number::MostCommands, "6"),
            (Number::FewestCommands, "2"),
            (Number::LargestShare, "60"),
        ] {
            assert_eq!(number.set(&mut event, typed), Ok(()), "{number:?}");
            assert_eq!(number.shown(&event), typed.trim());
        }
        assert_eq!(event.readings.commands_at_500, (2, 6));
        assert_eq!(Number::LargestShare.set(&mut event, ""), Ok(()));
        assert_eq!(event.readings.largest_at_500, None);
    }

    #[test]
    fn h_and_the_standard_zone_are_the_organisers() {
        let mut event = Preset::Basic.event();
        let first = Number::ZoneFromSides.set(&mut event, "3").unwrap_err();
        assert_eq!(first, "Enter the distance from the middle first.");
        let ours = proposed_zone(&event).unwrap();
        assert_eq!((ours.from_middle, ours.from_sides), (4, 3));
        for (number, typed) in [
            (Number::LengthOfH, "50"),
            (Number::ZoneFromMiddle, "4"),
            (Number::ZoneFromSides, "3"),
        ] {
            assert_eq!(number.shown(&event), if typed == "3" { "0" } else { "" });
            assert_eq!(number.set(&mut event, typed), Ok(()));
            assert_eq!(number.shown(&event), typed);
        }
        assert_eq!((event.basic.h_mm, event.basic.zone), (Some(50), Some(ours)));
        assert_eq!(proposed_zone(&event), None);
        for number in Number::BASIC {
            assert_eq!(number.set(&mut event, ""), Ok(()));
        }
        assert_eq!(event, Preset::Basic.event());
        // The edition of 2008 prints one, of which either distance can be changed.
        event.basic.edition = Edition::First;
        assert_eq!(proposed_zone(&event), None);
        assert_eq!(Number::ZoneFromSides.set(&mut event, "12"), Ok(()));
        let zone = event.basic.zone.unwrap();
        assert_eq!((zone.from_middle, zone.from_sides), (15, 12));
    }

    #[test]
    fn everything_else_is_refused_with_the_range_and_changes_nothing() {
        for number in Number::ALL {
            for typed in [
                "many", "-1", "0", "1.5", "99999", "٣", "1e3", "<b>", "70000",
            ] {
                let mut event = Preset::Mm15At500.event();
                let refused = number.set(&mut event, typed).unwrap_err();
                let (least, most) = number.range(&event);
                assert!(refused.contains(&format!("from {least} to {most}")));
                assert_eq!(event, Preset::Mm15At500.event());
            }
        }
        let mut event = Preset::Mm15At500.event();
        assert!(Number::Points.set(&mut event, "").is_err());
        assert_eq!(
            Number::FewestCommands.set(&mut event, "5").unwrap_err(),
            "Enter a whole number from 1 to 4."
        );
    }
}
