//! What the roster of a Basic army says of its own: the edition, options taken, general and Ace.

use super::clean::one_line;
use super::roster::ArmyFact;
use crate::army::Army;
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::rules::UnitFigures;
use crate::rules::basic::basic_printed_vdt::printed;
use crate::text::{self, Names};

pub(super) fn facts(names: Names<'_>) -> Vec<ArmyFact> {
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
        fact(
            "Distances",
            text::basic::measure_length(settings, army.event.scale),
        ),
        fact("Options", options),
    ];
    if !army.basic.line_ups.is_empty() {
        let name = text::basic::line_up_name(army, army.basic.fielded);
        facts.push(fact("Line-up", name));
    }
    let ace = army.basic.ace.filter(|_| settings.aces);
    facts.extend(ace.map(|ace| fact("Ace", text::ace::rulebook_name(ace).to_owned())));
    let printed = printed(list, army);
    facts.extend(printed.map(|vdt| {
        let said = format!("{}, broken at {}", vdt.total, vdt.break_point);
        fact("VDT as printed", said)
    }));
    facts
}

/// None in Impetus, which prints it in the list.
pub(super) fn movement(list: &ArmyList, army: &Army, figures: &UnitFigures) -> Option<String> {
    let edition = army.event.basic.edition;
    let of = (figures.kind?, figures.stats?);
    (list.game() == RuleSet::Basic)
        .then(|| text::basic::movement(edition, of.0, &of.1, &figures.traits))
}
