//! An event: the base it comes closest to, and what is different.

use super::few::Few;
use super::text::Text;
use super::{bases, numbers};
use crate::event::{Event, SubPeriod, Table, Waiver};
use crate::rules::RuleName;
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireEvent<'a> {
    base: u8,
    changes: Few<EventChange<'a>, 32>,
}

/// Append-only: a variant's place is its number on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum EventChange<'a> {
    Name(Text<'a>),
    Points(u16),
    Periods(Few<u8, 64>),
    Lists(u8),
    DestinyRolls(bool),
    Table(u16, u16),
    Setting(u8),
    Scale(u8),
    Game(u8),
    CommandsAt500(u16, u16),
    LargestAt500(Option<u8>),
    Volume31Joins(Few<u8, 64>),
    OrRows(u8),
    AllyScaling(u8),
    WholeLargeUnit(bool),
    ShallowTableZone(u8),
    Waivers(Few<WireWaiver<'a>, 255>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireWaiver<'a> {
    rule: u8,
    reason: Text<'a>,
}

impl<'a> WireEvent<'a> {
    /// By the base that leaves the fewest bytes to say; of equals, the first.
    pub fn of(event: &'a Event) -> Result<Self, TooLarge> {
        let mut best: Option<(usize, Self)> = None;
        for number in 0..bases::COUNT {
            let Some(base) = bases::base(number) else {
                continue;
            };
            let wire = WireEvent {
                base: number,
                changes: Few::new(changes(&base, event)?)?,
            };
            let size = postcard::experimental::serialized_size(&wire).map_err(|_| TooLarge)?;
            if best.as_ref().is_none_or(|(least, _)| size < *least) {
                best = Some((size, wire));
            }
        }
        best.map(|(_, wire)| wire).ok_or(TooLarge)
    }

    pub fn into_event(self) -> Result<Event, LinkError> {
        let mut event = bases::base(self.base).ok_or(LinkError::NotUnderstood)?;
        for change in self.changes.into_inner() {
            make(&mut event, change).ok_or(LinkError::NotUnderstood)?;
        }
        Ok(event)
    }
}

fn changes<'a>(base: &Event, event: &'a Event) -> Result<Vec<EventChange<'a>>, TooLarge> {
    // Named in full, so that a field can't be added and left out of the links.
    let Event {
        name,
        game,
        setting,
        points,
        scale,
        table,
        periods,
        lists,
        destiny_rolls,
        readings,
        waivers,
        // In a section of its own.
        basic: _,
    } = event;
    let was = &base.readings;
    let said = [
        (*name != base.name).then(|| EventChange::Name(Text::new(name))),
        (*points != base.points).then_some(EventChange::Points(*points)),
        if *periods == base.periods {
            None
        } else {
            Some(EventChange::Periods(period_numbers(periods)?))
        },
        (*lists != base.lists).then(|| EventChange::Lists(numbers::lists(*lists))),
        (*destiny_rolls != base.destiny_rolls).then_some(EventChange::DestinyRolls(*destiny_rolls)),
        (*table != base.table).then_some(EventChange::Table(table.width, table.depth)),
        (*setting != base.setting).then(|| EventChange::Setting(numbers::setting(*setting))),
        (*scale != base.scale).then(|| EventChange::Scale(numbers::scale(*scale))),
        (*game != base.game).then(|| EventChange::Game(numbers::game(*game))),
        (readings.commands_at_500 != was.commands_at_500).then_some(EventChange::CommandsAt500(
            readings.commands_at_500.0,
            readings.commands_at_500.1,
        )),
        (readings.largest_at_500 != was.largest_at_500)
            .then_some(EventChange::LargestAt500(readings.largest_at_500)),
        if readings.volume_31_joins == was.volume_31_joins {
            None
        } else {
            let joins = period_numbers(&readings.volume_31_joins)?;
            Some(EventChange::Volume31Joins(joins))
        },
        (readings.or_rows != was.or_rows)
            .then(|| EventChange::OrRows(numbers::or_rows(readings.or_rows))),
        (readings.ally_scaling != was.ally_scaling)
            .then(|| EventChange::AllyScaling(numbers::ally_scaling(readings.ally_scaling))),
        (readings.whole_large_unit != was.whole_large_unit)
            .then_some(EventChange::WholeLargeUnit(readings.whole_large_unit)),
        (readings.shallow_table_zone != was.shallow_table_zone)
            .then(|| EventChange::ShallowTableZone(numbers::zone(readings.shallow_table_zone))),
        if *waivers == base.waivers {
            None
        } else {
            Some(EventChange::Waivers(Few::all(waivers, wire_waiver)?))
        },
    ];
    Ok(said.into_iter().flatten().collect())
}

fn period_numbers(periods: &[SubPeriod]) -> Result<Few<u8, 64>, TooLarge> {
    Few::new(periods.iter().map(|p| numbers::period(*p)).collect())
}

fn wire_waiver(waiver: &Waiver) -> Result<WireWaiver<'_>, TooLarge> {
    Ok(WireWaiver {
        rule: waiver.rule.number(),
        reason: Text::new(&waiver.reason),
    })
}

/// None where a number has no meaning.
fn make(event: &mut Event, change: EventChange<'_>) -> Option<()> {
    let readings = &mut event.readings;
    match change {
        EventChange::Name(name) => event.name = name.into_string(),
        EventChange::Points(points) => event.points = points,
        EventChange::Periods(periods) => event.periods = periods_of(&periods)?,
        EventChange::Lists(lists) => event.lists = numbers::lists_of(lists)?,
        EventChange::DestinyRolls(allowed) => event.destiny_rolls = allowed,
        EventChange::Table(width, depth) => event.table = Table { width, depth },
        EventChange::Setting(setting) => event.setting = numbers::setting_of(setting)?,
        EventChange::Scale(scale) => event.scale = numbers::scale_of(scale)?,
        EventChange::Game(game) => event.game = numbers::game_of(game)?,
        EventChange::CommandsAt500(fewest, most) => readings.commands_at_500 = (fewest, most),
        EventChange::LargestAt500(cap) => readings.largest_at_500 = cap,
        EventChange::Volume31Joins(periods) => readings.volume_31_joins = periods_of(&periods)?,
        EventChange::OrRows(reading) => readings.or_rows = numbers::or_rows_of(reading)?,
        EventChange::AllyScaling(reading) => {
            readings.ally_scaling = numbers::ally_scaling_of(reading)?;
        }
        EventChange::WholeLargeUnit(raised) => readings.whole_large_unit = raised,
        EventChange::ShallowTableZone(reading) => {
            readings.shallow_table_zone = numbers::zone_of(reading)?;
        }
        EventChange::Waivers(waivers) => {
            let waivers = waivers.into_inner().into_iter().map(|waiver| {
                Some(Waiver {
                    rule: RuleName::numbered(waiver.rule)?,
                    reason: waiver.reason.into_string(),
                })
            });
            event.waivers = waivers.collect::<Option<_>>()?;
        }
    }
    Some(())
}

fn periods_of(numbers: &Few<u8, 64>) -> Option<Vec<SubPeriod>> {
    let periods = numbers.iter().map(|number| numbers::period_of(*number));
    periods.collect()
}
