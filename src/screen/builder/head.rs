//! The strip that is always in view: points, shares, verdict.

use crate::army::{Army, CommandId};
use crate::list::{ArmyList, TroopType};
use crate::rules::composition::largest_command;
use crate::rules::{Grade, Judgement};
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
    /// How full the points are, in tenths of a percent.
    pub fill: u32,
    pub is_over: bool,
    pub shares: Arc<[ShareBar]>,
    pub verdict: VerdictSummary,
    /// "VDT 32, breaks at 16".
    pub vdt: String,
    /// "3 mounted, 8 foot, 4 missile, 2 skirmishers".
    pub counts: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ShareBar {
    pub command: CommandId,
    pub name: String,
    /// "25 VD · 78.1%".
    pub figures: String,
    /// In tenths of a percent.
    pub share: u32,
    /// In percent, where the event has a cap.
    pub cap: Option<u32>,
    pub is_over: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct VerdictSummary {
    pub is_legal: bool,
    pub illegal: usize,
    pub umpire: usize,
    pub waived: usize,
    pub advice: usize,
    /// "Legal", "2 to mend".
    pub text: String,
    /// The verdict as a sentence, for a screen reader.
    pub sentence: String,
}

pub fn head(list: &ArmyList, army: &Army, judgement: &Judgement) -> Head {
    let limit = i32::from(judgement.limit);
    let left = limit - judgement.points;
    let of_points = match left {
        0 => format!("of {limit} points, all spent"),
        1.. => format!("of {limit} points, {left} left"),
        _ => format!("of {limit} points, {} over", -left),
    };
    let status = text::status(list.provenance.status);
    let fill = match limit {
        0 => 0,
        limit => (judgement.points.max(0) * 1000 / limit).min(1000),
    };
    Head {
        name: army.name.clone(),
        about: format!("{} · {} · {status} list", list.name, army.event.name),
        points: judgement.points,
        of_points,
        fill: fill.unsigned_abs(),
        is_over: left < 0,
        shares: shares(list, army, judgement),
        verdict: verdict(judgement),
        vdt: format!("VDT {}, breaks at {}", judgement.vdt, judgement.break_point),
        counts: counts(judgement),
    }
}

fn shares(list: &ArmyList, army: &Army, judgement: &Judgement) -> Arc<[ShareBar]> {
    let names = Names { list, army };
    let cap = largest_command::cap(&army.event).filter(|_| judgement.commands.len() > 1);
    judgement
        .commands
        .iter()
        .map(|command| ShareBar {
            command: command.id,
            name: names.command(command.id),
            figures: format!("{} VD · {}", command.vd, text::share(command.share)),
            share: command.share,
            cap,
            is_over: judgement.findings.iter().any(|finding| {
                finding.rule == crate::rules::RuleName::LargestCommand
                    && finding
                        .subjects
                        .contains(&crate::rules::Subject::Command(command.id))
            }),
        })
        .collect()
}

fn verdict(judgement: &Judgement) -> VerdictSummary {
    let count = |grade| {
        judgement
            .findings
            .iter()
            .filter(|f| f.grade == grade)
            .count()
    };
    let (illegal, umpire) = (count(Grade::Illegal), count(Grade::Umpire));
    let (waived, advice) = (count(Grade::Waived), count(Grade::Advice));
    let text = match illegal {
        0 => "Legal".to_owned(),
        n => format!("{n} to mend"),
    };
    let sentence = match illegal {
        0 if umpire > 0 => format!("The army is legal, with {umpire} for the umpire."),
        0 => "The army is legal.".to_owned(),
        1 => "The army is not legal: 1 finding to mend.".to_owned(),
        n => format!("The army is not legal: {n} findings to mend."),
    };
    VerdictSummary {
        is_legal: judgement.legal,
        illegal,
        umpire,
        waived,
        advice,
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
    format!(
        "{total} {units}: {mounted} mounted, {foot} foot, {skirmishers} of them skirmishers; {missile} shoot or throw"
    )
}
