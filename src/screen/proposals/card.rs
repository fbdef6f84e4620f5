//! A proposal as a card: its figures, its commands with their shares, and what it changes.

use super::Task;
use super::lines::{Line, lines};
use crate::army::{Army, Edit};
use crate::event::RuleSet;
use crate::list::{ArmyList, TroopType};
use crate::rules::composition::largest_command;
use crate::rules::{CommandFigures, Judgement, judge};
use crate::solve::Proposal;
use crate::text::{self, Names};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// The style; in Basic Impetus how many options are taken.
    pub title: String,
    /// "7 with missiles".
    pub tags: Vec<String>,
    /// Basic Impetus knows none.
    pub has_points: bool,
    pub points: i32,
    pub limit: u16,
    pub units: usize,
    pub vd: u32,
    pub breaks_at: u32,
    pub commands: Vec<CommandLine>,
    /// The largest share that a command may have, in percent.
    pub cap: Option<u32>,
    pub lines: Vec<Line>,
    /// What all lines come to.
    pub total: i32,
    /// How many changes a player counts.
    pub changes: u32,
    pub army: Arc<Army>,
    /// Takes it over in one step.
    pub edit: Arc<Edit>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    pub name: String,
    /// "15 VD · 48.4%".
    pub figures: String,
    /// In tenths of a percent.
    pub share: u32,
    /// Its units, and whether each was there before.
    pub signs: Vec<(Option<TroopType>, bool)>,
}

pub fn card(list: &ArmyList, before: &Army, task: Task, proposal: &Proposal) -> Card {
    let army = &proposal.army;
    let judgement = judge(list, &army.event, army);
    let was = judge(list, &before.event, before);
    let lines = lines(list, before, task, proposal, (&was, &judgement));
    let commands = proposal.commands.iter();
    let is_basic = list.game() == RuleSet::Basic;
    Card {
        title: match task {
            Task::Mend => "Fixed".to_owned(),
            Task::Deal | Task::Complete if is_basic => options_taken(army),
            Task::Deal | Task::Complete => text::style(proposal.style).to_owned(),
        },
        tags: tags(&judgement),
        has_points: !is_basic,
        points: proposal.points,
        limit: army.event.points,
        units: army.units().count(),
        vd: proposal.vdt,
        breaks_at: proposal.break_point,
        commands: commands
            .map(|figures| command(list, before, army, &judgement, figures))
            .collect(),
        cap: largest_command::cap(&army.event).filter(|_| proposal.commands.len() > 1),
        total: lines.iter().map(|line| line.points).sum(),
        lines,
        changes: proposal.count_changes(),
        army: Arc::new(army.clone()),
        edit: Arc::new(proposal.edit.clone()),
    }
}

/// "As printed", "2 options".
fn options_taken(army: &Army) -> String {
    match army.basic.options.len() {
        0 => "As printed".to_owned(),
        1 => "1 option".to_owned(),
        count => format!("{count} options"),
    }
}

fn command(
    list: &ArmyList,
    before: &Army,
    army: &Army,
    judgement: &Judgement,
    figures: &CommandFigures,
) -> CommandLine {
    let units = judgement.units.iter();
    let units = units.filter(|unit| unit.command == figures.id);
    CommandLine {
        name: Names { list, army }.command(figures.id),
        figures: match list.game() {
            RuleSet::Impetus => format!("{} VD · {}", figures.vd, text::share(figures.share)),
            RuleSet::Basic => format!("{} VD", figures.vd),
        },
        share: figures.share,
        signs: units
            .map(|unit| {
                let troop = |army: &Army| army.unit(unit.id).map(|unit| unit.troop);
                let is_own = troop(before).is_some() && troop(before) == troop(army);
                (unit.kind, is_own)
            })
            .collect(),
    }
}

/// What tells one army from another at a glance.
fn tags(judgement: &Judgement) -> Vec<String> {
    let units = &judgement.units;
    let of = |passes: &dyn Fn(TroopType) -> bool| {
        let kinds = units.iter().filter_map(|unit| unit.kind);
        kinds.filter(|kind| passes(*kind)).count()
    };
    let shoots = units.iter().filter(|unit| {
        let mut weapons = unit.weapons.iter();
        weapons.any(|weapon| weapon.is_missile())
    });
    let counts = [
        (of(&TroopType::is_mounted), "mounted"),
        (shoots.count(), "with missiles"),
        (of(&|kind| kind == TroopType::S), "skirmishers"),
    ];
    let counts = counts.into_iter().filter(|(count, _)| *count > 0);
    counts
        .map(|(count, what)| match (count, what) {
            (1, "skirmishers") => "1 skirmisher".to_owned(),
            (count, what) => format!("{count} {what}"),
        })
        .collect()
}
