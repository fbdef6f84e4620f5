//! The deployment sheet: the map, the order of deployment, and in words what the rules ask to be
//! noted. Sealed it tells everything; for the opponent it leaves out what is hidden.

use super::clean::one_line;
use super::roster::{RosterFinding, on_paper};
use crate::army::{Army, Command, CommandId};
use crate::list::{ArmyList, Special, Status};
use crate::map::{Angle, Field, Picture, Point, Sight, draw};
use crate::rules::{Grade, Judgement, RuleName};
use crate::text::{self, Names, deployment as words};

#[derive(Clone, Debug, PartialEq)]
pub struct DeploymentSheet {
    pub sight: Sight,
    pub name: String,
    pub player: String,
    pub event: String,
    /// "120 × 90 cm".
    pub table: String,
    /// "1U = 1 cm".
    pub unit: &'static str,
    /// "Defender, with major control": what the dice have said so far; empty: nothing.
    pub standing: String,
    pub order: Vec<OrderLine>,
    /// What the order leaves to the player.
    pub order_notes: Vec<String>,
    /// From left to right.
    pub commands: Vec<DeployedCommand>,
    pub forward: String,
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
    /// Lines from front to back, each from left to right.
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
    let map = &army.deployment.map;
    DeploymentSheet {
        sight,
        name: one_line(&army.name),
        player: one_line(&army.player),
        event: one_line(&army.event.name),
        table: text::sheet::table(army.event.table),
        unit: words::unit(army.event.scale),
        standing: words::standing(map.role, map.control),
        order: order(names, judgement, sight),
        order_notes: order_notes(army, judgement),
        commands: commands(names, judgement, sight),
        forward: forward(names),
        flank_march: sealed.then(|| one_line(&words::flank_march(names))),
        ambushes: sealed.then(|| ambushes(names)),
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
    let army = names.army;
    let on_table = army.commands.iter().filter(|c| !marches(army, c.id));
    let mut deployed: Vec<(i32, DeployedCommand)> = on_table
        .map(|command| place_of(names, judgement, command))
        .collect();
    deployed.sort_by_cached_key(|(left, _)| *left);
    let commands = deployed.into_iter().map(|(_, command)| command);
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

/// A command in words, and how far left it stands.
fn place_of(names: Names<'_>, judgement: &Judgement, command: &Command) -> (i32, DeployedCommand) {
    let army = names.army;
    let map = &army.deployment.map;
    let field = Field::of(&army.event);
    let rectangle = map.rectangle(command.id);
    let (middle, angle) = rectangle.map_or((Point::default(), Angle::ZERO), |r| (r.at, r.angle));
    let straight = Angle::new(-i32::from(angle.degrees()));
    let kind = |id| {
        let mut units = judgement.units.iter();
        units.find(|unit| unit.id == id).and_then(|unit| unit.kind)
    };
    let hidden = |id| {
        let mut ambushes = army.deployment.ambushes.iter();
        ambushes.any(|ambush| ambush.units.contains(&id))
    };
    let mut bodies = Vec::new();
    let mut not_placed = 0;
    for body in &command.bodies {
        let Some(placed) = map.body(body) else {
            let missing = body.ranks.iter().filter(|unit| !hidden(unit.id));
            not_placed += missing.count() as u32;
            continue;
        };
        let at = placed.at.turned(middle, straight);
        let kinds = body.ranks.iter().filter_map(|unit| kind(unit.id));
        let depth = crate::map::body_size(field.scale, kinds).depth;
        let name = body.ranks.first().map_or_else(String::new, |unit| {
            words::body(&names.unit(unit.id), body.ranks.len())
        });
        bodies.push((at, depth, name));
    }
    let xs = bodies.iter().map(|(at, _, _)| i32::from(at.x));
    let left = rectangle.map(|r| i32::from(r.at.x)).or_else(|| xs.min());
    let deployed = DeployedCommand {
        command: command.id,
        name: one_line(&names.command(command.id)),
        lines: in_lines(bodies),
        not_placed,
    };
    (left.unwrap_or(i32::MAX), deployed)
}

/// Bodies are in one line as long as a body's front lies before the backs of those before it.
fn in_lines(mut bodies: Vec<(Point, i16, String)>) -> Vec<Vec<String>> {
    let front = |at: Point, depth: i16| i32::from(at.y) - i32::from(depth) / 2;
    bodies.sort_by_cached_key(|(at, depth, _)| front(*at, *depth));
    let mut lines: Vec<Vec<(i16, String)>> = Vec::new();
    let mut back = i32::MIN;
    for (at, depth, name) in bodies {
        let ends = front(at, depth) + i32::from(depth);
        match lines.last_mut() {
            Some(line) if front(at, depth) < back => {
                line.push((at.x, name));
                back = back.min(ends);
            }
            _ => {
                lines.push(vec![(at.x, name)]);
                back = ends;
            }
        }
    }
    lines
        .into_iter()
        .map(|mut line| {
            line.sort_by_cached_key(|(x, _)| *x);
            line.into_iter().map(|(_, name)| name).collect()
        })
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
