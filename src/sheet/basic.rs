//! What the roster of a Basic army says of its own: the edition, options taken, line-up and Aces.

use super::clean::one_line;
use super::roster::ArmyFact;
use crate::army::Army;
use crate::battle::ace::{AceVerdict, ace_units, standings};
use crate::event::RuleSet;
use crate::list::{ArmyList, PrintedVdt};
use crate::rules::basic::basic_printed_vdt::printed;
use crate::rules::{Judgement, UnitFigures};
use crate::text::{self, Names};

pub(super) fn facts(names: Names<'_>, judgement: &Judgement) -> Vec<ArmyFact> {
    let (list, army) = (names.list, names.army);
    let fact = |label: &str, value: String| ArmyFact {
        label: label.to_owned(),
        value: one_line(&value),
        price: None,
    };
    let settings = &army.event.basic;
    let options = army.basic.options.iter();
    let options: Vec<String> = options
        .map(|taken| text::basic::option_name(list, taken.option))
        .collect();
    let options = match options.as_slice() {
        [] => text::sheet::NONE.to_owned(),
        options => options.join("; "),
    };
    let mut facts = vec![
        fact("Edition", text::basic::edition(settings.edition).to_owned()),
        fact("Distances", text::basic::measure_length(&army.event)),
        fact("Options", options),
    ];
    if !army.basic.line_ups.is_empty() {
        let name = text::basic::line_up_name(army, army.basic.fielded);
        facts.push(fact("Line-up", name));
    }
    if settings.aces {
        facts.push(fact("Aces", aces(army, judgement)));
    }
    facts
}

/// Those that the army has earned, and the one of the rulebook.
fn aces(army: &Army, judgement: &Judgement) -> String {
    let chosen = army.basic.ace.map(text::ace::rulebook_name);
    let standings = standings(&ace_units(army, &judgement.units));
    let earned = standings.iter().filter_map(|it| {
        let name = text::ace::name(it.ace);
        match it.verdict() {
            AceVerdict::Earned => Some(name.to_owned()),
            AceVerdict::Umpire => Some(format!("{name} (umpire)")),
            AceVerdict::Lacking => None,
        }
    });
    let all: Vec<String> = chosen
        .map(str::to_owned)
        .into_iter()
        .chain(earned)
        .collect();
    match all.as_slice() {
        [] => text::sheet::NONE.to_owned(),
        all => all.join(", "),
    }
}

/// VDT and break point as the list prints them, where the army's are others.
pub(super) fn printed_otherwise(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
) -> Option<PrintedVdt> {
    let ours = (judgement.vdt, judgement.break_point);
    let differs = |it: &PrintedVdt| (u32::from(it.total), u32::from(it.break_point)) != ours;
    printed(list, army).filter(differs)
}

/// None in Impetus, which prints it in the list.
pub(super) fn movement(list: &ArmyList, army: &Army, figures: &UnitFigures) -> Option<String> {
    let edition = army.event.basic.edition;
    let of = (figures.kind?, figures.stats?);
    (list.game() == RuleSet::Basic)
        .then(|| text::basic::movement(edition, of.0, &of.1, &figures.traits))
}
