//! The army in a few lines: one for the army, one for each command.

use super::full::counted;
use crate::event::RuleSet;
use crate::sheet::roster::{Roster, RosterCommand};
use crate::sheet::unit::{RosterBody, RosterUnit};
use crate::text::{self, sheet as words};

pub fn write(roster: &Roster) -> String {
    let mut lines = vec![head(roster)];
    if roster.list.is_reconstructed {
        lines.push(words::PRACTICE.to_owned());
    }
    lines.extend(roster.commands.iter().map(|it| command(roster, it)));
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

fn head(roster: &Roster) -> String {
    let player = Some(&roster.player)
        .filter(|player| !player.is_empty())
        .map(|player| format!(" ({player})"));
    let facts: Vec<String> = roster
        .facts
        .iter()
        .filter(|fact| fact.label != words::BAGGAGE && fact.value != "0")
        .filter(|fact| fact.value != words::NONE)
        .map(|fact| format!("{} {}", fact.label, fact.value))
        .collect();
    format!(
        "{}{}: {}, {}, {}VDT {}/{}, {}; {}",
        roster.name,
        player.unwrap_or_default(),
        roster.list.name,
        roster.event,
        match roster.game {
            RuleSet::Impetus => format!("{}/{} points, ", roster.points, roster.limit),
            RuleSet::Basic => String::new(),
        },
        roster.vdt,
        roster.break_point,
        words::verdict(roster.legal).to_lowercase(),
        facts.join(", ")
    )
}

fn command(roster: &Roster, command: &RosterCommand) -> String {
    let general = command.general.map_or_else(
        || words::NO_GENERAL.to_owned(),
        |general| words::general(general.level, general.is_cic),
    );
    let bodies = counted(&command.bodies).into_iter().map(|(count, one)| {
        let times = if count > 1 {
            format!("{count}× ")
        } else {
            String::new()
        };
        format!("{times}{}", body(one))
    });
    let bodies = bodies.collect::<Vec<_>>().join(", ");
    if !roster.has_command_headings() {
        return bodies;
    }
    format!(
        "{} ({general}; {} VD, breaks at {}): {bodies}",
        command.name, command.vd, command.break_point,
    )
}

/// `[Spearmen 5/1B + Spearmen 4/1B]`: ranks in brackets, each with VBU, I and D.
fn body(body: &RosterBody) -> String {
    let ranks: Vec<String> = body.ranks.iter().map(unit).collect();
    let ranks = ranks.join(" + ");
    if body.is_large() {
        format!("[{ranks}]")
    } else {
        ranks
    }
}

fn unit(unit: &RosterUnit) -> String {
    let mut said = unit.name.clone();
    if let (Some(kind), Some(vbu), Some(i)) = (unit.kind, unit.vbu, unit.i) {
        let (code, _) = text::troop_type(kind);
        let discipline = unit.d.map_or("", text::discipline);
        said = format!("{said} {code} {vbu}/{i}{discipline}");
    }
    if unit.general.is_some() {
        said = format!("{said} (general)");
    }
    said
}
