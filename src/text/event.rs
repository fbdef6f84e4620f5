//! An event in plain words.

use super::words::{game, scale, setting};
use crate::event::{
    AllyScaling, Event, ListsAdmitted, OrRows, Readings, RuleSet, ShallowTableZone, SubPeriod,
};

const NONE: &str = "none";
const WAIVED: &str = "Rules waived";

/// One thing that an organiser decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventLine {
    pub label: &'static str,
    pub value: String,
}

/// All that an organiser decides but the name: the same lines for every event of a game.
pub fn event_lines(event: &Event) -> Vec<EventLine> {
    let Event {
        name: _,
        game: played,
        setting: kind,
        points,
        scale: miniatures,
        table,
        periods,
        lists,
        destiny_rolls,
        readings,
        waivers,
        basic: _,
    } = event;
    let waived = waivers.iter().map(|waiver| {
        let title = waiver.rule.title();
        match waiver.reason.trim().trim_end_matches('.') {
            "" => title.to_owned(),
            reason => format!("{title} ({reason})"),
        }
    });
    let waived: Vec<String> = waived.collect();
    let mut lines = vec![
        line("Game", game(*played)),
        line("Played as", setting(*kind)),
        line("Miniatures", scale(*miniatures)),
        line("Table", &super::sheet::table(*table)),
        line("Sub-periods", &period_names(periods, "all")),
        line(
            "Lists",
            match lists {
                ListsAdmitted::OfficialOnly => "official and beta lists only",
                ListsAdmitted::Open => "all lists, house lists included",
            },
        ),
    ];
    match played {
        RuleSet::Impetus => {
            lines.insert(2, line("Points", &points.to_string()));
            let bought = if *destiny_rolls {
                "may be bought"
            } else {
                NONE
            };
            lines.push(line("Destiny rolls", bought));
            lines.extend(reading_lines(readings));
        }
        RuleSet::Basic => lines.extend(super::basic::event_lines(event)),
    }
    let waived = match waived.as_slice() {
        [] => NONE.to_owned(),
        waived => waived.join("; "),
    };
    lines.push(line(WAIVED, &waived));
    lines
}

fn reading_lines(readings: &Readings) -> [EventLine; 7] {
    let Readings {
        commands_at_500: (fewest, most),
        largest_at_500,
        volume_31_joins,
        or_rows,
        ally_scaling,
        whole_large_unit,
        shallow_table_zone,
    } = readings;
    let largest = match largest_at_500 {
        Some(percent) => format!("at most {percent}% of VDT"),
        None => "no limit".to_owned(),
    };
    [
        line("Commands at 500 points", &format!("{fewest} to {most}")),
        line("Largest command from 500 points", &largest),
        line(
            "Volume 31 joins",
            &match volume_31_joins.as_slice() {
                [] => "VII alone".to_owned(),
                joined => format!("VII and {}", period_names(joined, "")),
            },
        ),
        line(
            "Troops joined by OR",
            match or_rows {
                OrRows::Mixed => "may be mixed",
                OrRows::OneKind => "one kind only",
            },
        ),
        line(
            "Numbers of allies",
            match ally_scaling {
                AllyScaling::LikeTheRest => "scaled like the rest",
                AllyScaling::AsPrinted => "as printed",
            },
        ),
        line(
            "Scaled maxima",
            if *whole_large_unit {
                "raised to one whole Large Unit"
            } else {
                "as scaled, even if too low for a Large Unit"
            },
        ),
        line(
            "Zone on a table 90 cm deep",
            match shallow_table_zone {
                ShallowTableZone::FromMiddle => "up to 15U from the middle",
                ShallowTableZone::FromEdge => "within 25 cm of the edge",
            },
        ),
    ]
}

pub(super) fn line(label: &'static str, value: &str) -> EventLine {
    EventLine {
        label,
        value: value.to_owned(),
    }
}

fn period_names(periods: &[SubPeriod], none: &str) -> String {
    let names: Vec<&str> = periods.iter().map(|period| period.numeral()).collect();
    match names.as_slice() {
        [] => none.to_owned(),
        names => names.join(", "),
    }
}

/// How an event differs from another: "Points: 350 instead of 300."
pub fn event_differences(from: &Event, to: &Event) -> Vec<String> {
    let before = event_lines(from);
    let was = |is: &EventLine| before.iter().find(|was| was.label == is.label);
    event_lines(to)
        .iter()
        .filter_map(|is| Some((was(is)?, is)))
        .filter(|(was, is)| was != is)
        .map(|(was, is)| match (is.label, was.value.as_str()) {
            (WAIVED, NONE) => format!("{}: {}.", is.label, is.value),
            _ => format!("{}: {} instead of {}.", is.label, is.value, was.value),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Preset, Waiver};
    use crate::rules::RuleName;

    #[test]
    fn an_event_is_said_line_by_line() {
        let lines = event_lines(&Preset::Mm15At300.event());
        let said = |label: &str| {
            let found = lines.iter().find(|line| line.label == label);
            found.unwrap().value.clone()
        };
        assert_eq!(said("Points"), "300");
        assert_eq!(said("Table"), "120 × 90 cm");
        assert_eq!(said("Sub-periods"), "all");
        assert_eq!(said("Volume 31 joins"), "VII alone");
    }

    #[test]
    fn only_what_differs_is_named() {
        let base = Preset::Mm15At300.event();
        assert_eq!(event_differences(&base, &base), Vec::<String>::new());
        let mut event = base.clone();
        event.name = "Open".into();
        event.points = 350;
        event.periods = vec![SubPeriod::I, SubPeriod::II];
        event.readings.largest_at_500 = Some(60);
        event.waivers = vec![Waiver {
            rule: RuleName::PointsLimit,
            reason: "Teams share their points.".into(),
        }];
        assert_eq!(
            event_differences(&base, &event),
            [
                "Points: 350 instead of 300.",
                "Sub-periods: I, II instead of all.",
                "Largest command from 500 points: at most 60% of VDT instead of no limit.",
                "Rules waived: What the army may cost (Teams share their points)."
            ]
        );
    }
}
