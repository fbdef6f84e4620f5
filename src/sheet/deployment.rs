//! The deployment sheet: the map, the order of deployment, and in words what the rules ask to be
//! noted. Sealed it tells everything; for the opponent it leaves out what is hidden.

use super::clean::one_line;
use super::roster::{RosterFinding, on_paper};
use crate::army::{Army, CommandId, UnitId};
use crate::event::RuleSet;
use crate::list::{ArmyList, Special, Status};
use crate::map::{Picture, Sight, draw, numbers, standing};
use crate::rules::{Grade, Judgement, RuleName};
use crate::text::{self, Names, deployment as words};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq)]
pub struct DeploymentSheet {
    pub sight: Sight,
    pub name: String,
    pub player: String,
    pub event: String,
    /// "120 × 90 cm".
    pub table: String,
    /// "1U = 1 cm", "1H = 4 cm".
    pub unit: String,
    /// "Defender, with major control": what the dice have said so far; empty: nothing.
    pub standing: String,
    pub order: Vec<OrderLine>,
    /// What the order leaves to the player.
    pub order_notes: Vec<String>,
    /// From left to right.
    pub commands: Vec<DeployedCommand>,
    /// None in Basic Impetus, which knows no orders.
    pub forward: Option<String>,
    /// None where they are hidden from this reader.
    pub flank_march: Option<String>,
    pub ambushes: Option<Vec<String>>,
    /// Of the deployment; empty for the opponent.
    pub findings: Vec<RosterFinding>,
    /// The list's figures are ours, for practice.
    pub is_reconstructed: bool,
    pub picture: Picture,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderLine {
    pub command: CommandId,
    pub name: String,
    pub vd: u32,
    /// Others have as many VD, and any of them may be first.
    pub is_tied: bool,
}

/// A command as it stands, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeployedCommand {
    pub command: CommandId,
    pub name: String,
    /// Lines from front to back, each from left to right, with the numbers on the map:
    /// "1–3 Spearmen".
    pub lines: Vec<Vec<String>>,
    /// Units that no map shows and no ambush hides.
    pub not_placed: u32,
}

pub fn deployment_sheet(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    sight: Sight,
) -> DeploymentSheet {
    let names = Names { list, army };
    let sealed = sight == Sight::Sealed;
    let has_orders = list.game() == RuleSet::Impetus;
    let map = &army.deployment.map;
    DeploymentSheet {
        sight,
        name: one_line(&army.name),
        player: one_line(&army.player),
        event: one_line(&army.event.name),
        table: text::sheet::table(army.event.table),
        unit: words::unit(&army.event),
        standing: words::standing(map.role, map.control),
        order: match has_orders {
            true => order(names, judgement, sight),
            false => Vec::new(),
        },
        order_notes: order_notes(army, judgement),
        commands: commands(names, judgement, sight),
        forward: has_orders.then(|| forward(names)),
        flank_march: (sealed && has_orders).then(|| one_line(&words::flank_march(names))),
        ambushes: (sealed && has_orders).then(|| ambushes(names)),
        findings: if sealed {
            findings(names, judgement)
        } else {
            Vec::new()
        },
        is_reconstructed: list.provenance.status == Status::Reconstructed,
        picture: draw(list, army, judgement, sight),
    }
}

fn marches(army: &Army, command: CommandId) -> bool {
    let march = army.deployment.flank_march;
    march.is_some_and(|march| march.command == command)
}

/// The commands on the table, most VD first. The opponent isn't told who is missing.
fn order(names: Names<'_>, judgement: &Judgement, sight: Sight) -> Vec<OrderLine> {
    let mut commands: Vec<_> = judgement
        .commands
        .iter()
        .filter(|command| sight == Sight::Opponent || !marches(names.army, command.id))
        .collect();
    commands.sort_by_cached_key(|command| std::cmp::Reverse(command.vd));
    let most = commands.first().map_or(0, |command| command.vd);
    let tied = commands.iter().filter(|c| c.vd == most).count() > 1;
    commands
        .into_iter()
        .map(|command| OrderLine {
            command: command.id,
            name: one_line(&names.command(command.id)),
            vd: command.vd,
            is_tied: tied && command.vd == most,
        })
        .collect()
}

/// At 300 points an army of one command may hold units back: Advanced Impetus 1.7, Deployment
/// for 300 pts armies.
fn order_notes(army: &Army, judgement: &Judgement) -> Vec<String> {
    let mut notes = Vec::new();
    match army.commands.as_slice() {
        [only] if army.event.points <= 300 => {
            let bonus = only.units().find_map(|unit| unit.general);
            let bonus = bonus.map_or(0, |level| level.initiative());
            if bonus > 0 {
                notes.push(words::may_wait(bonus));
            }
        }
        _ if judgement.commands.len() > 1 => notes.push(words::REST_AS_PREFERRED.to_owned()),
        _ => {}
    }
    notes
}

fn commands(names: Names<'_>, judgement: &Judgement, sight: Sight) -> Vec<DeployedCommand> {
    let kind = |id| {
        let mut units = judgement.units.iter();
        units.find(|unit| unit.id == id).and_then(|unit| unit.kind)
    };
    let standing = standing(names.army, kind);
    let numbers = numbers(&standing);
    let commands = standing.into_iter().map(|standing| DeployedCommand {
        command: standing.command,
        name: one_line(&names.command(standing.command)),
        lines: standing
            .lines
            .iter()
            .map(|line| numbered(names, &numbers, line))
            .collect(),
        not_placed: standing.not_placed,
    });
    match sight {
        Sight::Sealed => commands.collect(),
        // What isn't on the map would tell the opponent what to look for.
        Sight::Opponent => commands
            .filter(|command| !command.lines.is_empty())
            .map(|command| DeployedCommand {
                not_placed: 0,
                ..command
            })
            .collect(),
    }
}

/// The bodies of a line with their numbers on the map; neighbours that read alike are said once.
fn numbered(names: Names<'_>, numbers: &BTreeMap<UnitId, u32>, line: &[UnitId]) -> Vec<String> {
    let mut runs: Vec<(u32, u32, String)> = Vec::new();
    for unit in line {
        let number = numbers.get(unit).copied().unwrap_or(0);
        let bodies = names.army.commands.iter().flat_map(|c| &c.bodies);
        let mut bodies = bodies.filter(|body| body.ranks.first().is_some_and(|u| u.id == *unit));
        let ranks = bodies.next().map_or(1, |body| body.ranks.len());
        let name = words::body(&names.unit(*unit), ranks);
        match runs.last_mut() {
            Some((_, last, known)) if *known == name => *last = number,
            _ => runs.push((number, number, name)),
        }
    }
    runs.iter()
        .map(|(first, last, name)| words::numbered(*first, *last, name))
        .collect()
}

fn forward(names: Names<'_>) -> String {
    let swiss = names
        .list
        .points_list()
        .is_some_and(|points| points.has(Special::SwissDeployment));
    match &names.army.deployment.forward {
        Some(forward) => one_line(&text::sheet::forward(forward, names)),
        None if swiss => text::sheet::SWISS_FORWARD.to_owned(),
        None => text::sheet::NONE.to_owned(),
    }
}

fn ambushes(names: Names<'_>) -> Vec<String> {
    let ambushes = names.army.deployment.ambushes.iter();
    ambushes
        .map(|ambush| one_line(&words::ambush(ambush, names)))
        .collect()
}

/// What is wrong with the deployment; the army list is judged on the roster.
fn findings(names: Names<'_>, judgement: &Judgement) -> Vec<RosterFinding> {
    let of_deployment = judgement.findings.iter().filter(|finding| {
        let family = finding.rule.rule().family;
        family.is_of_deployment()
            && finding.rule != RuleName::ForwardDeployment
            && finding.grade != Grade::Advice
    });
    of_deployment
        .map(|finding| on_paper(finding, names))
        .collect()
}
