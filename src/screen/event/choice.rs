//! What an organiser chooses among a few.

use crate::event::{AllyScaling, Event, ListsAdmitted, OrRows, Scale, Setting, ShallowTableZone};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Setting,
    Scale,
    Lists,
    DestinyRolls,
    OrRows,
    AllyScaling,
    WholeLargeUnit,
    ShallowTableZone,
}

impl Choice {
    /// What an event is.
    pub const GENERAL: [Choice; 4] = [
        Choice::Setting,
        Choice::Scale,
        Choice::Lists,
        Choice::DestinyRolls,
    ];
    /// How the rules are read where they are silent.
    pub const READINGS: [Choice; 4] = [
        Choice::OrRows,
        Choice::AllyScaling,
        Choice::WholeLargeUnit,
        Choice::ShallowTableZone,
    ];

    pub fn label(self) -> &'static str {
        match self {
            Choice::Setting => "Played as",
            Choice::Scale => "Miniatures",
            Choice::Lists => "Lists",
            Choice::DestinyRolls => "Destiny rolls",
            Choice::OrRows => "Troops joined by OR",
            Choice::AllyScaling => "Numbers of allies",
            Choice::WholeLargeUnit => "Scaled maxima",
            Choice::ShallowTableZone => "Zone on a table 90 cm deep",
        }
    }

    pub fn options(self) -> &'static [&'static str] {
        match self {
            Choice::Setting => &["Tournament", "Friendly game", "Great battle"],
            Choice::Scale => &["15mm", "28mm"],
            Choice::Lists => &["Official and beta only", "All lists"],
            Choice::DestinyRolls => &["May be bought", "None"],
            Choice::OrRows => &["May be mixed", "One kind only"],
            Choice::AllyScaling => &["Scaled like the rest", "As printed"],
            Choice::WholeLargeUnit => &["As scaled", "Raised to one whole Large Unit"],
            Choice::ShallowTableZone => &["Up to 15U from the middle", "Within 25 cm of the edge"],
        }
    }

    /// The place of the option that the event has.
    pub fn chosen(self, event: &Event) -> usize {
        let readings = &event.readings;
        let is_second = match self {
            Choice::Setting => {
                return match event.setting {
                    Setting::Tournament => 0,
                    Setting::Friendly => 1,
                    Setting::GreatBattle => 2,
                };
            }
            Choice::Scale => event.scale == Scale::Mm28,
            Choice::Lists => event.lists == ListsAdmitted::Open,
            Choice::DestinyRolls => !event.destiny_rolls,
            Choice::OrRows => readings.or_rows == OrRows::OneKind,
            Choice::AllyScaling => readings.ally_scaling == AllyScaling::AsPrinted,
            Choice::WholeLargeUnit => readings.whole_large_unit,
            Choice::ShallowTableZone => readings.shallow_table_zone == ShallowTableZone::FromEdge,
        };
        usize::from(is_second)
    }

    /// A place beyond the options is the last of them.
    pub fn choose(self, event: &mut Event, place: usize) {
        let readings = &mut event.readings;
        let second = place > 0;
        match self {
            Choice::Setting => {
                event.setting = match place {
                    0 => Setting::Tournament,
                    1 => Setting::Friendly,
                    _ => Setting::GreatBattle,
                };
            }
            Choice::Scale => event.scale = if second { Scale::Mm28 } else { Scale::Mm15 },
            Choice::Lists => {
                event.lists = if second {
                    ListsAdmitted::Open
                } else {
                    ListsAdmitted::OfficialOnly
                };
            }
            Choice::DestinyRolls => event.destiny_rolls = !second,
            Choice::OrRows => {
                readings.or_rows = if second {
                    OrRows::OneKind
                } else {
                    OrRows::Mixed
                };
            }
            Choice::AllyScaling => {
                readings.ally_scaling = if second {
                    AllyScaling::AsPrinted
                } else {
                    AllyScaling::LikeTheRest
                };
            }
            Choice::WholeLargeUnit => readings.whole_large_unit = second,
            Choice::ShallowTableZone => {
                readings.shallow_table_zone = if second {
                    ShallowTableZone::FromEdge
                } else {
                    ShallowTableZone::FromMiddle
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;
    use crate::text::event_differences;

    #[test]
    fn every_option_can_be_chosen_and_is_seen_in_the_event() {
        for choice in Choice::GENERAL.into_iter().chain(Choice::READINGS) {
            let mut event = Preset::Mm15At300.event();
            assert_eq!(choice.chosen(&event), 0, "{choice:?}");
            for place in 1..choice.options().len() {
                choice.choose(&mut event, place);
                assert_eq!(choice.chosen(&event), place, "{choice:?}");
                let differences = event_differences(&Preset::Mm15At300.event(), &event);
                assert_eq!(differences.len(), 1, "{differences:?}");
            }
            choice.choose(&mut event, 0);
            assert_eq!(event, Preset::Mm15At300.event());
        }
    }
}
