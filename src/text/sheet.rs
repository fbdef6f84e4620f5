//! Words on the sheets.

use super::Names;
use super::words::{general_level, span, status, structure};
use crate::army::GeneralLevel;
use crate::army::{CommandStructure, Forward};
use crate::event::{Edition, RuleSet, Table, volume_name};
use crate::list::{ArmyList, Provenance};
use crate::rules::Span;

pub const PIKE_UPGRADE: &str = "pike upgrade";
pub const SCORPIO_ATTACHED: &str = "scorpio attached";
pub const DISMOUNTED: &str = "on foot";
pub const FORTIFIED: &str = "fortified, never moves";
pub const WITH_JOAN: &str = "with Joan of Arc";

pub const COMMAND_STRUCTURE: &str = "Command structure";
pub const EXPLORATION: &str = "Exploration points";
pub const DESTINY: &str = "Destiny rolls";
pub const FORWARD: &str = "Forward deployment";
pub const SCORPIO: &str = "Scorpio";
pub const JOAN: &str = "Joan of Arc";
pub const FORTIFICATIONS: &str = "Fortifications";
pub const BAGGAGE: &str = "Baggage";

pub const SCORPIO_VALUE: &str = "attached to all legionaries";
pub const SWISS_FORWARD: &str = "one command, by the Swiss rule";
pub const BAGGAGE_VALUE: &str = "VBU 2; 3 VD, counted only when lost";
pub const NONE: &str = "none";

pub const LEGAL: &str = "Legal";
pub const ILLEGAL: &str = "Illegal";
pub const LARGE_UNIT: &str = "Large Unit";
pub const ARMY: &str = "Army";
pub const VD_LOST: &str = "VD lost";
pub const ROWS: &str = "Taken (allowed)";
pub const VERDICT: &str = "Verdict";
/// Beside the verdict on an army of a reconstructed list.
pub const PRACTICE: &str = "Practice list: figures marked ~ are not from the publisher.";
/// For a player who will write his name with a pen.
pub const BLANK_NAME: &str = "Player: ______________________";
/// What the thick box at the end of a row of boxes is.
pub const BOLD_BOX: &str = "thick box: it breaks here";

pub fn structure_value(of: CommandStructure) -> &'static str {
    structure(of)
}

/// The army list must say which type, and for type A which command.
pub fn forward(forward: &Forward, names: Names<'_>) -> String {
    match forward {
        Forward::A(command) => format!("type A, {}", names.command(*command)),
        Forward::B(_) => "type B".to_owned(),
    }
}

/// `beta list of 11 February 2013, revision 1`.
pub fn provenance(list: &ArmyList) -> String {
    let Provenance {
        status: of, date, ..
    } = &list.provenance;
    let date = date.as_ref().map(|date| format!(" of {date}"));
    format!(
        "{} list{}, revision {}",
        status(*of),
        date.unwrap_or_default(),
        list.revision
    )
}

/// `volume 1, Age of chariots and bronze`.
pub fn volume(volume: u8) -> String {
    match volume_name(volume) {
        Some(name) => format!("volume {volume}, {name}"),
        None => format!("volume {volume}"),
    }
}

/// `120 × 90 cm`.
pub fn table(table: Table) -> String {
    format!("{} × {} cm", table.width, table.depth)
}

/// `C-in-C Fair, +2`; `General` where generals have no level.
pub fn general(level: Option<GeneralLevel>, is_cic: bool) -> String {
    let Some(level) = level else {
        return "General".to_owned();
    };
    let title = if is_cic { "C-in-C" } else { "General" };
    format!("{title} {}, +{}", general_level(level), level.initiative())
}

/// The rank of a Large Unit, from 0 at the front.
pub fn rank(rank: usize) -> String {
    match rank {
        0 => "front rank".to_owned(),
        1 => "second rank".to_owned(),
        2 => "third rank".to_owned(),
        more => format!("rank {}", more + 1),
    }
}

pub fn verdict(legal: bool) -> &'static str {
    if legal { LEGAL } else { ILLEGAL }
}

/// What the list prints, beside a figure that is counted otherwise.
pub fn printed(figure: u32) -> String {
    format!("list prints {figure}")
}

pub const NO_GENERAL: &str = "No general";

/// "10 units".
pub fn units(number: usize) -> String {
    super::grammar::count(u32::try_from(number).unwrap_or(u32::MAX), "unit")
}

/// Who rides with the unit.
pub fn seat(is_cic: bool) -> &'static str {
    if is_cic { "C-in-C" } else { "general" }
}

pub fn price(price: &str, is_rear: bool) -> String {
    if is_rear {
        format!("{price} points, rear rank")
    } else {
        format!("{price} points")
    }
}

pub fn large_unit(size: usize) -> String {
    format!("Large Unit of {size}:")
}

/// `151 + 122 + 27 for structure and purchases = 300 points`.
pub fn points_line(commands: &[i32], bought: i32, points: i32) -> String {
    let mut parts: Vec<String> = commands.iter().map(i32::to_string).collect();
    if bought != 0 {
        parts.push(format!("{bought} for structure and purchases"));
    }
    format!("{} = {points} points", parts.join(" + "))
}

/// The rest of a command, on the next page.
pub fn continued(name: &str) -> String {
    format!("{name}, continued")
}

pub fn on_table(size: &str) -> String {
    format!("table {size}")
}

pub fn breaks_at(vd: u32) -> String {
    format!("breaks at {vd}")
}

/// `Spearmen 6 (4-12)`.
pub fn allowance(row: &str, taken: u32, scaled: Span) -> String {
    format!("{row} {taken} ({})", span(scaled))
}

/// The rules that a list was checked against. What the supplement adds is about the battle.
pub fn checked_against(game: RuleSet, edition: Edition) -> &'static str {
    match (game, edition) {
        (RuleSet::Impetus, _) => "Advanced Impetus 1.7",
        (RuleSet::Basic, Edition::First) => "the army list and Basic Impetus 2008",
        (RuleSet::Basic, Edition::Third) => {
            "the army list and Basic Impetus 2008, since the sheet of 3.0 has no rules for building armies"
        }
    }
}

/// The verdict on the army list in a sentence.
pub fn verdict_line(
    illegal: usize,
    umpire: usize,
    waivers: usize,
    (game, edition): (RuleSet, Edition),
) -> String {
    let mut said = match illegal {
        0 if waivers > 0 => "This list is legal for this event".to_owned(),
        0 => "This list is legal".to_owned(),
        1 => "This list is not legal: 1 rule is broken".to_owned(),
        n => format!("This list is not legal: {n} rules are broken"),
    };
    match umpire {
        0 => {}
        1 => said.push_str("; the umpire decides one point"),
        n => said.push_str(&format!("; the umpire decides {n} points")),
    }
    match waivers {
        0 => {}
        1 => said.push_str("; the organiser has waived one rule"),
        n => said.push_str(&format!("; the organiser has waived {n} rules")),
    }
    format!(
        "{said}. Checked against {}.",
        checked_against(game, edition)
    )
}

pub fn waiver(rule: &str, reason: &str) -> String {
    format!("The organiser has waived a rule ({rule}): {reason}")
}
