//! What an organiser chooses among a few.

use crate::battle::scenario::Scenario;
use crate::event::{
    AllyScaling, Edition, Event, ListsAdmitted, OrRows, RuleSet, Scale, ScenarioPlayed, Setting,
    ShallowTableZone,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventChoice {
    Setting,
    Scale,
    Lists,
    DestinyRolls,
    OrRows,
    AllyScaling,
    WholeLargeUnit,
    ShallowTableZone,
    Edition,
    Aces,
    Weather,
    Scenario,
}

impl EventChoice {
    /// What an event is.
    pub const GENERAL: [EventChoice; 4] = [
        EventChoice::Setting,
        EventChoice::Scale,
        EventChoice::Lists,
        EventChoice::DestinyRolls,
    ];
    /// How the rules are read where they are silent.
    pub const READINGS: [EventChoice; 4] = [
        EventChoice::OrRows,
        EventChoice::AllyScaling,
        EventChoice::WholeLargeUnit,
        EventChoice::ShallowTableZone,
    ];

    /// What is decided for Basic Impetus alone.
    pub const BASIC: [EventChoice; 4] = [
        EventChoice::Edition,
        EventChoice::Aces,
        EventChoice::Weather,
        EventChoice::Scenario,
    ];

    /// Whether the game knows what is chosen: nothing is bought in Basic Impetus.
    pub fn is_for(self, game: RuleSet) -> bool {
        self != EventChoice::DestinyRolls || game == RuleSet::Impetus
    }

    pub fn label(self) -> &'static str {
        match self {
            EventChoice::Setting => "Played as",
            EventChoice::Scale => "Miniatures",
            EventChoice::Lists => "Lists",
            EventChoice::DestinyRolls => "Destiny rolls",
            EventChoice::OrRows => "Troops joined by OR",
            EventChoice::AllyScaling => "Numbers of allies",
            EventChoice::WholeLargeUnit => "Scaled maxima",
            EventChoice::ShallowTableZone => "Zone on a table 90 cm deep",
            EventChoice::Edition => "Edition",
            EventChoice::Aces => "Aces in the Hole",
            EventChoice::Weather => "Weather",
            EventChoice::Scenario => "Scenario",
        }
    }

    pub fn options(self) -> &'static [&'static str] {
        match self {
            EventChoice::Setting => &["Tournament", "Friendly game", "Great battle"],
            EventChoice::Scale => &["15mm", "28mm"],
            EventChoice::Lists => &["Official and beta only", "All lists"],
            EventChoice::DestinyRolls => &["May be bought", "None"],
            EventChoice::OrRows => &["May be mixed", "One kind only"],
            EventChoice::AllyScaling => &["Scaled like the rest", "As printed"],
            EventChoice::WholeLargeUnit => &["As scaled", "Raised to one whole Large Unit"],
            EventChoice::ShallowTableZone => {
                &["Up to 15U from the middle", "Within 25 cm of the edge"]
            }
            EventChoice::Edition => &["3.0, measured in H", "2008, measured in U"],
            EventChoice::Aces => &["Played", "Not played"],
            EventChoice::Weather => &["Rolled for", "Clear"],
            EventChoice::Scenario => &[
                "Rolled for",
                "Pitched battle",
                "Conquest battle",
                "Encounter battle",
                "Rearguard battle",
                "Battle on the river",
                "Ambush battle",
            ],
        }
    }

    /// The place of the option that the event has.
    pub fn chosen(self, event: &Event) -> usize {
        let readings = &event.readings;
        let is_second = match self {
            EventChoice::Setting => {
                return match event.setting {
                    Setting::Tournament => 0,
                    Setting::Friendly => 1,
                    Setting::GreatBattle => 2,
                };
            }
            EventChoice::Scenario => {
                return match event.basic.scenario {
                    ScenarioPlayed::Drawn => 0,
                    ScenarioPlayed::Fixed(fixed) => usize::from(fixed.number()),
                };
            }
            EventChoice::Edition => event.basic.edition == Edition::First,
            EventChoice::Aces => !event.basic.aces,
            EventChoice::Weather => !event.basic.weather,
            EventChoice::Scale => event.scale == Scale::Mm28,
            EventChoice::Lists => event.lists == ListsAdmitted::Open,
            EventChoice::DestinyRolls => !event.destiny_rolls,
            EventChoice::OrRows => readings.or_rows == OrRows::OneKind,
            EventChoice::AllyScaling => readings.ally_scaling == AllyScaling::AsPrinted,
            EventChoice::WholeLargeUnit => readings.whole_large_unit,
            EventChoice::ShallowTableZone => {
                readings.shallow_table_zone == ShallowTableZone::FromEdge
            }
        };
        usize::from(is_second)
    }

    /// A place beyond the options is the last of them.
    pub fn choose(self, event: &mut Event, place: usize) {
        let readings = &mut event.readings;
        let second = place > 0;
        match self {
            EventChoice::Setting => {
                event.setting = match place {
                    0 => Setting::Tournament,
                    1 => Setting::Friendly,
                    _ => Setting::GreatBattle,
                };
            }
            EventChoice::Scale => event.scale = if second { Scale::Mm28 } else { Scale::Mm15 },
            EventChoice::Lists => {
                event.lists = if second {
                    ListsAdmitted::Open
                } else {
                    ListsAdmitted::OfficialOnly
                };
            }
            EventChoice::DestinyRolls => event.destiny_rolls = !second,
            EventChoice::OrRows => {
                readings.or_rows = if second {
                    OrRows::OneKind
                } else {
                    OrRows::Mixed
                };
            }
            EventChoice::AllyScaling => {
                readings.ally_scaling = if second {
                    AllyScaling::AsPrinted
                } else {
                    AllyScaling::LikeTheRest
                };
            }
            EventChoice::WholeLargeUnit => readings.whole_large_unit = second,
            EventChoice::Edition => {
                event.basic.edition = if second {
                    Edition::First
                } else {
                    Edition::Third
                };
            }
            EventChoice::Aces => event.basic.aces = !second,
            EventChoice::Weather => event.basic.weather = !second,
            EventChoice::Scenario => {
                let die = u8::try_from(place).unwrap_or(u8::MAX).min(6);
                let fixed = Scenario::rolled(die).map(ScenarioPlayed::Fixed);
                event.basic.scenario = fixed.unwrap_or(ScenarioPlayed::Drawn);
            }
            EventChoice::ShallowTableZone => {
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
    fn destiny_rolls_are_chosen_for_impetus_alone() {
        for choice in EventChoice::GENERAL {
            assert!(choice.is_for(RuleSet::Impetus));
            let is_bought = choice == EventChoice::DestinyRolls;
            assert_eq!(choice.is_for(RuleSet::Basic), !is_bought, "{choice:?}");
        }
    }

    #[test]
    fn what_basic_impetus_leaves_open_can_be_chosen() {
        for choice in EventChoice::BASIC {
            let mut event = Preset::Basic.event();
            assert_eq!(choice.chosen(&event), 0, "{choice:?}");
            for place in 1..choice.options().len() {
                choice.choose(&mut event, place);
                assert_eq!(choice.chosen(&event), place, "{choice:?}");
                assert!(!event_differences(&Preset::Basic.event(), &event).is_empty());
            }
        }
    }

    #[test]
    fn every_option_can_be_chosen_and_is_seen_in_the_event() {
        for choice in EventChoice::GENERAL
            .into_iter()
            .chain(EventChoice::READINGS)
        {
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
