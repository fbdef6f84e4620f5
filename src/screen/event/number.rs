//! Numbers that an organiser sets, and which of them are taken.

use crate::event::Event;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    Points,
    TableWidth,
    TableDepth,
    FewestCommands,
    MostCommands,
    LargestShare,
}

impl Number {
    pub const ALL: [Number; 6] = [
        Number::Points,
        Number::TableWidth,
        Number::TableDepth,
        Number::FewestCommands,
        Number::MostCommands,
        Number::LargestShare,
    ];

    pub fn label(self) -> &'static str {
        match self {
            Number::Points => "Points",
            Number::TableWidth => "Width of the table",
            Number::TableDepth => "Depth of the table",
            Number::FewestCommands => "Fewest commands at 500 points",
            Number::MostCommands => "Most commands at 500 points",
            Number::LargestShare => "Largest command from 500 points",
        }
    }

    pub fn hint(self) -> &'static str {
        match self {
            Number::Points => "for each army",
            Number::TableWidth | Number::TableDepth => "in cm",
            Number::FewestCommands | Number::MostCommands => "not fixed by the rules",
            Number::LargestShare => "percent of VDT; leave empty for no limit",
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
        }
    }

    /// Takes what was typed, or says what is asked for and leaves the event alone.
    pub fn set(self, event: &mut Event, typed: &str) -> Result<(), String> {
        let typed = typed.trim();
        if self == Number::LargestShare && typed.is_empty() {
            event.readings.largest_at_500 = None;
            return Ok(());
        }
        let (least, most) = self.range(event);
        let value = typed
            .parse::<u16>()
            .ok()
            .filter(|value| (least..=most).contains(value));
        let Some(value) = value else {
            let or_none = match self {
                Number::LargestShare => ", or leave it empty",
                _ => "",
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
        }
        Ok(())
    }
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
