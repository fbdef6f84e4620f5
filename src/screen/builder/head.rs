//! The strip that is always in view: points, shares, verdict.

use super::todo::{is_to_do, todo};
use crate::army::{Army, CommandId, Edit};
use crate::list::{ArmyList, Status, TroopType};
use crate::rules::composition::largest_command;
use crate::rules::{Grade, Judgement, RuleName, Subject};
use crate::screen::proposals::Task;
use crate::text::{self, Names};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Head {
    pub name: String,
    /// List, event and provenance in a line.
    pub about: String,
    pub points: i32,
    /// "of 300 points, 4 left".
    pub of_points: String,
    /// "of 300".
    pub of_limit: String,
    /// "4 left", "all spent", "48 over".
    pub left: String,
    /// How many units there are.
    pub units: usize,
    /// Whether figures of the list are ours.
    pub is_practice: bool,
    /// The edit that makes a friendly game of it, for a practice list in competition.
    pub friendly: Option<Arc<Edit>>,
    /// How full the points are, in tenths of a percent.
    pub fill: u32,
    pub is_over: bool,
    pub verdict: VerdictSummary,
    /// What finishes the army in one go; none where it is legal and full, or has no points.
    pub finish: Option<Task>,
    /// "Complete this army…", "Spend the last 14 points…".
    pub finish_label: String,
    /// "VDT 32, breaks at 16".
    pub vdt: String,
    /// "16 units: 1 mounted, 11 foot, 4 skirmishers · 5 with missiles".
    pub counts: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ShareBar {
    pub command: CommandId,
    pub name: String,
    /// "53.3%".
    pub percent: String,
    /// "of the VD, at most 75%".
    pub of: String,
    /// In tenths of a percent.
    pub share: u32,
    /// In percent, where the event has a cap.
    pub cap: Option<u32>,
    pub is_over: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct VerdictSummary {
    pub is_legal: bool,
    pub tone: Tone,
    pub umpire: usize,
    /// "Legal", "3 to do", "2 to fix".
    pub text: String,
    /// The verdict as a sentence, for a screen reader.
    pub sentence: String,
}

/// How a verdict is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Legal,
    /// Nothing is broken, but something is still missing.
    ToDo,
    Broken,
}

pub fn head(list: &ArmyList, army: &Army, judgement: &Judgement) -> Head {
    let limit = i32::from(judgement.limit);
    let left = limit - judgement.points;
    let left_over = match left {
        0 => "all spent".to_owned(),
        1.. => format!("{left} left"),
        _ => format!("{} over", -left),
    };
    let is_practice = list.provenance.status == Status::Reconstructed;
    let status = if is_practice {
        "practice"
    } else {
        text::status(list.provenance.status)
    };
    let fill = match limit {
        0 => 0,
        limit => (judgement.points.max(0) * 1000 / limit).min(1000),
    };
    let verdict = verdict(list, army, judgement);
    Head {
        name: army.name.clone(),
        about: about(list, army, status),
        points: judgement.points,
        of_points: format!("of {limit} points, {left_over}"),
        of_limit: format!("of {limit}"),
        left: left_over,
        units: judgement.units.len(),
        is_practice,
        friendly: (is_practice && army.event.is_competition()).then(|| friendly(army)),
        fill: fill.unsigned_abs(),
        is_over: left < 0,
        finish: finish(&verdict, left).filter(|_| list.points_list().is_some()),
        finish_label: finish_label(&verdict, left),
        verdict,
        vdt: format!("VDT {}, breaks at {}", judgement.vdt, judgement.break_point),
        counts: counts(judgement),
    }
}

fn finish(verdict: &VerdictSummary, left: i32) -> Option<Task> {
    match verdict.tone {
        Tone::Broken => Some(Task::Mend),
        Tone::ToDo => Some(Task::Complete),
        Tone::Legal => (left > 0).then_some(Task::Complete),
    }
}

fn finish_label(verdict: &VerdictSummary, left: i32) -> String {
    match (verdict.tone, left) {
        (Tone::Broken, _) => "Fix this army…".to_owned(),
        (Tone::ToDo, _) => "Complete this army…".to_owned(),
        (Tone::Legal, 1) => "Spend the last point…".to_owned(),
        (Tone::Legal, left) => format!("Spend the last {left} points…"),
    }
}

/// The list's name once: many an army is named for it.
fn about(list: &ArmyList, army: &Army, status: &str) -> String {
    let event = &army.event.name;
    match army.name.starts_with(&list.name) {
        true => format!("{event} · {status} list"),
        false => format!("{} · {event} · {status} list", list.name),
    }
}

/// The same points, in a friendly game.
fn friendly(army: &Army) -> Arc<Edit> {
    Arc::new(Edit::SetEvent(Box::new(army.event.as_friendly())))
}

/// None for the only command of an army: it holds all of it.
pub(super) fn shares(
    judgement: &Judgement,
    army: &Army,
    names: Names<'_>,
) -> Vec<Option<ShareBar>> {
    let is_alone = judgement.commands.len() < 2;
    let cap = largest_command::cap(&army.event);
    let is_over = |id| {
        judgement.findings.iter().any(|finding| {
            finding.rule == RuleName::LargestCommand
                && finding.subjects.contains(&Subject::Command(id))
                && !is_to_do(finding, judgement)
        })
    };
    judgement
        .commands
        .iter()
        .map(|command| {
            let bar = ShareBar {
                command: command.id,
                name: names.command(command.id),
                percent: text::share(command.share),
                of: match cap {
                    Some(cap) => format!("of the VD, at most {cap}%"),
                    None => "of the VD".to_owned(),
                },
                share: command.share,
                cap,
                is_over: is_over(command.id),
            };
            (!is_alone).then_some(bar)
        })
        .collect()
}

fn verdict(list: &ArmyList, army: &Army, judgement: &Judgement) -> VerdictSummary {
    let findings = judgement.findings.iter();
    let illegal = findings.filter(|finding| finding.grade == Grade::Illegal);
    let broken = illegal.filter(|finding| !is_to_do(finding, judgement));
    let broken = broken.count();
    let to_do = todo(list, army, judgement).len();
    let findings = judgement.findings.iter();
    let umpire = findings.filter(|finding| finding.grade == Grade::Umpire);
    let umpire = umpire.count();
    let things = |n: usize| match n {
        1 => "1 thing still to do".to_owned(),
        n => format!("{n} things still to do"),
    };
    let problems = |n: usize| match n {
        1 => "1 problem to fix".to_owned(),
        n => format!("{n} problems to fix"),
    };
    let (tone, text, sentence) = match (broken, to_do) {
        (0, 0) => (
            Tone::Legal,
            "Legal".to_owned(),
            match umpire {
                0 => "The army is legal.".to_owned(),
                1 => "The army is legal, with 1 question for the umpire.".to_owned(),
                n => format!("The army is legal, with {n} questions for the umpire."),
            },
        ),
        (0, n) => (
            Tone::ToDo,
            format!("{n} to do"),
            format!("The army is not legal yet: {}.", things(n)),
        ),
        (n, 0) => (
            Tone::Broken,
            format!("{n} to fix"),
            format!("The army is not legal: {}.", problems(n)),
        ),
        (n, more) => (
            Tone::Broken,
            format!("{n} to fix"),
            format!(
                "The army is not legal: {}, and {}.",
                problems(n),
                things(more)
            ),
        ),
    };
    VerdictSummary {
        is_legal: judgement.legal,
        tone,
        umpire,
        text,
        sentence,
    }
}

fn counts(judgement: &Judgement) -> String {
    let units = &judgement.units;
    let of = |passes: &dyn Fn(TroopType) -> bool| {
        units
            .iter()
            .filter(|unit| unit.kind.is_some_and(passes))
            .count()
    };
    let mounted = of(&TroopType::is_mounted);
    let skirmishers = of(&|kind| kind == TroopType::S);
    let foot = of(&|kind| !kind.is_mounted());
    let missile = units
        .iter()
        .filter(|unit| unit.weapons.iter().any(|w| w.is_missile()))
        .count();
    let total = units.len();
    let units = if total == 1 { "unit" } else { "units" };
    let parts = [
        (mounted, "mounted"),
        (foot - skirmishers, "foot"),
        (
            skirmishers,
            if skirmishers == 1 {
                "skirmisher"
            } else {
                "skirmishers"
            },
        ),
    ];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = parts
        .map(|(count, name)| format!("{count} {name}"))
        .collect();
    let missile = match missile {
        0 => String::new(),
        n => format!(" · {n} with missiles"),
    };
    match total {
        0 => "No units yet".to_owned(),
        _ => format!("{total} {units}: {}{missile}", parts.join(", ")),
    }
}
