//! The page on which an organiser makes an event, as plain data: what can be chosen, which
//! numbers are taken, and how the event differs from the preset it started from.

mod choice;
mod number;

pub use choice::EventChoice;
pub use number::{Number, proposed_zone};

use crate::event::{Event, Preset, SubPeriod};
use crate::sheet::one_line;
use crate::text::event_differences;

/// The preset that an event has most in common with; of equals, the first.
pub fn nearest(event: &Event) -> Preset {
    let mut best = (usize::MAX, Preset::Mm15At300);
    let same_game = |preset: &Preset| preset.event().game == event.game;
    for preset in Preset::ALL.into_iter().filter(same_game) {
        let differences = event_differences(&preset.event(), event).len();
        if differences < best.0 {
            best = (differences, preset);
        }
    }
    best.1
}

/// How an event differs from a preset, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differences {
    /// "Same as “15mm, 300 points”, except:".
    pub about: String,
    pub lines: Vec<String>,
}

pub fn differences(preset: Preset, event: &Event) -> Differences {
    let base = preset.event();
    let lines = event_differences(&base, event);
    let about = match lines.as_slice() {
        [] => format!("Same as “{}”.", base.name),
        _ => format!("Same as “{}”, except:", base.name),
    };
    let lines = lines.iter().map(|line| one_line(line)).collect();
    Differences { about, lines }
}

/// Puts a sub-period among others, in their order, or takes it away.
pub fn toggle(periods: &mut Vec<SubPeriod>, period: SubPeriod) {
    if periods.contains(&period) {
        periods.retain(|other| *other != period);
    } else {
        periods.push(period);
        periods.sort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_nearest_to_what_it_was_made_of() {
        for preset in Preset::ALL {
            let mut event = preset.event();
            assert_eq!(nearest(&event), preset);
            event.name = "Another".into();
            event.destiny_rolls = false;
            assert_eq!(nearest(&event), preset);
        }
    }

    #[test]
    fn periods_keep_their_order() {
        let mut periods = Vec::new();
        for period in [SubPeriod::V, SubPeriod::I, SubPeriod::III, SubPeriod::V] {
            toggle(&mut periods, period);
        }
        assert_eq!(periods, [SubPeriod::I, SubPeriod::III]);
    }
}
