//! What stands in the way, as a sum that anyone can check, and the ways out of it.

use super::Task;
use crate::army::{Army, UnitId};
use crate::event::Event;
use crate::list::{ArmyList, RowId, TroopId, TroopType};
use crate::rules::{Finding, RuleName, Scaling};
use crate::solve::{BillLine, Billed, Demand, Impossible};
use crate::text::{self, Names, say};

#[derive(Clone, Debug, PartialEq)]
pub struct Obstacle {
    pub title: String,
    pub sentence: String,
    pub bar: Option<Bar>,
    /// The bases of a troop: its type, how many there are, and how many are missing.
    pub bases: Option<(TroopType, u32, u32)>,
    pub rows: Vec<Row>,
    pub ways: Vec<Way>,
}

/// The sum as a bar with the limit as a tick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What each line takes of the whole, in tenths of a percent.
    pub parts: Vec<u32>,
    /// Where the limit stands.
    pub limit_at: u32,
    pub limit: u16,
    pub over: i32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub what: String,
    pub note: String,
    pub is_locked: bool,
    /// The sum, or what is missing.
    pub is_total: bool,
    pub value: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub label: String,
    pub act: Act,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Another event.
    Play(Box<Event>),
    Unlock(Vec<UnitId>),
    /// The player has more bases after all.
    Have {
        troop: TroopId,
        count: u32,
    },
    /// Not only what the player has.
    AnyTroops,
    /// Completing can't touch what is there; mending can.
    Mend,
}

/// What a bill names before it says "and others".
const MOST_UNLOCKED: usize = 3;

pub fn obstacles(list: &ArmyList, army: &Army, task: Task, why: &Impossible) -> Vec<Obstacle> {
    let names = Names { list, army };
    if !why.findings.is_empty() {
        return vec![findings(&why.findings, task, names)];
    }
    let mut all = Vec::new();
    if let Some(cost) = why.cost() {
        all.push(bill(&why.bill, cost, task, names));
    }
    let clash: Vec<Demand> = why
        .demands
        .iter()
        .copied()
        .filter(|demand| !matches!(demand, Demand::Points { .. }))
        .collect();
    if !clash.is_empty() && !why.unsure {
        all.push(
            missing_bases(&clash, names).unwrap_or_else(|| clashing(&clash, task, why, names)),
        );
    }
    if all.is_empty() {
        let said = text::say_impossible(why, names);
        all.push(Obstacle {
            title: "The search stopped early".to_owned(),
            sentence: said.detail,
            bar: None,
            bases: None,
            rows: Vec::new(),
            ways: ways_for(task, names),
        });
    }
    all
}

/// What can be tried where nothing better is known.
fn ways_for(task: Task, names: Names<'_>) -> Vec<Way> {
    let mut ways = Vec::new();
    match task {
        Task::Complete if names.army.units().next().is_some() => ways.push(Way {
            label: "Fix it instead".to_owned(),
            act: Act::Mend,
        }),
        Task::Mend => {
            let locked = names.army.locked.clone();
            let label = match locked.len() {
                0 => return ways,
                1 => "Unlock the unit".to_owned(),
                count => format!("Unlock all {count} units"),
            };
            ways.push(Way {
                label,
                act: Act::Unlock(locked),
            });
        }
        Task::Deal | Task::Complete => {}
    }
    ways
}

fn findings(findings: &[Finding], task: Task, names: Names<'_>) -> Obstacle {
    let rows = findings.iter().map(|finding| {
        let said = say(finding, names);
        Row {
            what: said.headline,
            note: said.detail,
            ..Row::default()
        }
    });
    let of_the_list = |finding: &Finding| {
        use RuleName::{OfficialList, Period, SameGame};
        matches!(finding.rule, OfficialList | Period | SameGame)
    };
    let is_of_the_list = findings.iter().all(of_the_list);
    let mut ways = Vec::new();
    if !is_of_the_list {
        ways = ways_for(task, names);
    } else if names.list.game() == names.army.event.game {
        ways.push(Way {
            label: "Play it as a friendly game".to_owned(),
            act: Act::Play(Box::new(names.army.event.as_friendly())),
        });
    }
    Obstacle {
        title: match is_of_the_list {
            true => "The event doesn’t take this list".to_owned(),
            false => "What is there breaks a rule by itself".to_owned(),
        },
        sentence: match (is_of_the_list, task) {
            (true, _) => String::new(),
            (false, Task::Mend) => "A locked unit stays as it is.".to_owned(),
            (false, _) => "Completing adds to an army and leaves the rest alone.".to_owned(),
        },
        bar: None,
        bases: None,
        rows: rows.collect(),
        ways,
    }
}

fn bill(lines: &[BillLine], cost: i32, task: Task, names: Names<'_>) -> Obstacle {
    let limit = names.army.event.points;
    let share = |points: i32| (points.max(0) * 1000 / cost.max(1)).unsigned_abs();
    let mut rows: Vec<Row> = lines.iter().map(|line| bill_row(*line, names)).collect();
    rows.push(Row {
        what: "At the least".to_owned(),
        value: cost.to_string(),
        is_total: true,
        ..Row::default()
    });
    let mut ways = Vec::new();
    if task == Task::Mend {
        let locked = lines.iter().filter_map(|line| match line.what {
            Billed::Kept {
                unit,
                units,
                locked: true,
                ..
            } => Some((unit, text::kept(unit, units, names))),
            _ => None,
        });
        ways.extend(locked.take(MOST_UNLOCKED).map(|(unit, name)| Way {
            label: format!("Unlock {name}"),
            act: Act::Unlock(ranks_of(unit, names.army)),
        }));
    } else {
        ways.extend(ways_for(task, names));
    }
    ways.extend(play(&names.army.event, cost));
    Obstacle {
        title: format!("{limit} points aren’t enough"),
        sentence: format!("What has to be in it costs {cost}."),
        bar: Some(Bar {
            parts: lines.iter().map(|line| share(line.points)).collect(),
            limit_at: share(i32::from(limit)),
            limit,
            over: cost - i32::from(limit),
        }),
        bases: None,
        rows,
        ways,
    }
}

/// All units of the body that this one stands in front of.
fn ranks_of(front: UnitId, army: &Army) -> Vec<UnitId> {
    let mut bodies = army.commands.iter().flat_map(|command| &command.bodies);
    let body = bodies.find(|body| body.ranks.iter().any(|unit| unit.id == front));
    let ranks = body.into_iter().flat_map(|body| &body.ranks);
    ranks.map(|unit| unit.id).collect()
}

/// A game of so many points: only friends can agree on any number.
fn play(event: &Event, points: i32) -> Option<Way> {
    let limit = u16::try_from(points).ok()?;
    // With other limits of the list the sum would be another.
    if Scaling::at(limit) != Scaling::at(event.points) {
        return None;
    }
    let event = Event {
        points: limit,
        ..event.clone()
    };
    Some(match event.is_competition() {
        true => Way {
            label: format!("Play a friendly game of {points} points"),
            act: Act::Play(Box::new(event.as_friendly())),
        },
        false => Way {
            label: format!("Play {points} points"),
            act: Act::Play(Box::new(event)),
        },
    })
}

fn bill_row(line: BillLine, names: Names<'_>) -> Row {
    let (what, note) = match line.what {
        Billed::Structure(of) => {
            let offered = names.list.points_list().map(|it| it.structures.len());
            let note = match offered {
                Some(1) => "the only one on this list",
                _ => "the cheapest on this list",
            };
            (
                format!("Command structure, {}", text::structure(of)),
                note.to_owned(),
            )
        }
        Billed::Kept {
            unit,
            units,
            generals,
            locked,
        } => {
            let stays = if locked { "locked" } else { "in the army" };
            let note = match generals {
                0 => stays.to_owned(),
                generals => format!("{stays}: {} + {generals}", line.points - generals),
            };
            (text::kept(unit, units, names), note)
        }
        Billed::Units { row, count, min } => (
            format!("{count} {}", names.row(row)),
            match min {
                0 if is_by_package(row, names) => "comes with a package".to_owned(),
                0 => String::new(),
                min => asked(row, min, names),
            },
        ),
        Billed::Generals(count) => (
            match count {
                1 => "A general".to_owned(),
                count => format!("{count} generals, one for each command"),
            },
            match line.points {
                ..0 => "the weakest give points back".to_owned(),
                _ => "the cheapest".to_owned(),
            },
        ),
        Billed::Purchases => ("Other purchases".to_owned(), String::new()),
    };
    Row {
        what,
        note,
        is_locked: matches!(line.what, Billed::Kept { locked: true, .. }),
        is_total: false,
        value: text::signed(line.points),
    }
}

fn is_by_package(row: RowId, names: Names<'_>) -> bool {
    let Some(points) = names.list.points_list() else {
        return false;
    };
    let variants = points.packages.iter().flat_map(|it| &it.variants);
    let mut parts = variants.flat_map(|variant| &variant.contents);
    let row = points.rows().find(|other| other.id == row);
    let troops = row.map(|row| row.troops.as_slice()).unwrap_or_default();
    parts.any(|part| troops.iter().any(|troop| troop.id == part.troop))
}

/// "at least 4, printed 8".
fn asked(row: RowId, min: u32, names: Names<'_>) -> String {
    let printed = printed_minimum(row, names);
    match printed {
        Some(printed) if printed != min => format!("at least {min}, printed {printed}"),
        _ => format!("at least {min}"),
    }
}

fn printed_minimum(row: RowId, names: Names<'_>) -> Option<u32> {
    let points = names.list.points_list()?;
    let row = points.rows().find(|other| other.id == row)?;
    Some(u32::from(row.min))
}

/// Where the list asks for more of one row than the player has.
fn missing_bases(clash: &[Demand], names: Names<'_>) -> Option<Obstacle> {
    let (mut asked_for, mut owned) = (None, Vec::new());
    for demand in clash {
        match demand {
            Demand::RowMinimum { row, min } if asked_for.is_none() => {
                asked_for = Some((*row, *min))
            }
            Demand::Owned { troop, have } => owned.push((*troop, *have)),
            _ => return None,
        }
    }
    let ((row, min), (troop, _)) = (asked_for?, owned.first().copied()?);
    let have: u32 = owned.iter().map(|(_, have)| have).sum();
    let missing = min.checked_sub(have).filter(|missing| *missing > 0)?;
    let count = owned.first().map_or(0, |(_, have)| *have) + missing;
    let name = names.row(row);
    let plain = |what: String, note: String, value: u32| Row {
        what,
        note,
        value: value.to_string(),
        ..Row::default()
    };
    Some(Obstacle {
        title: match missing {
            1 => format!("One base of {name} is missing"),
            missing => format!("{missing} bases of {name} are missing"),
        },
        sentence: "You asked for an army only from what you have.".to_owned(),
        bar: None,
        bases: names.list.troop(troop).map(|it| (it.kind, have, missing)),
        rows: vec![
            plain(
                format!("{name} the list asks for"),
                asked(row, min, names),
                min,
            ),
            plain(format!("{name} you have"), String::new(), have),
            Row {
                is_total: true,
                ..plain("Missing".to_owned(), String::new(), missing)
            },
        ],
        ways: vec![
            Way {
                label: format!("I have {count} {}", names.troop(troop)),
                act: Act::Have { troop, count },
            },
            Way {
                label: "Use any troops".to_owned(),
                act: Act::AnyTroops,
            },
        ],
    })
}

fn clashing(clash: &[Demand], task: Task, why: &Impossible, names: Names<'_>) -> Obstacle {
    let mut rows = Vec::new();
    let locked = names.army.locked.len();
    if task != Task::Deal && why.kept > 0 {
        let (count, note) = match task {
            Task::Mend => (locked as u32, "locked"),
            _ => (why.kept, "in the army"),
        };
        if count > 0 {
            rows.push(Row {
                what: "Units that stay".to_owned(),
                note: note.to_owned(),
                is_locked: task == Task::Mend,
                is_total: false,
                value: count.to_string(),
            });
        }
    }
    rows.extend(clash.iter().map(|demand| {
        Row {
            what: text::capital(&text::demand(*demand, names)),
            note: demand
                .rule()
                .map_or_else(String::new, |rule| rule.title().to_owned()),
            ..Row::default()
        }
    }));
    let mut ways = Vec::new();
    if clash.iter().any(|it| matches!(it, Demand::Owned { .. })) {
        ways.push(Way {
            label: "Use any troops".to_owned(),
            act: Act::AnyTroops,
        });
    }
    ways.extend(ways_for(task, names));
    Obstacle {
        title: "These can’t all be met".to_owned(),
        sentence: "No army meets all of them at once.".to_owned(),
        bar: None,
        bases: None,
        rows,
        ways,
    }
}
