//! An army in a link, as an umpire reads it: the verdict first, findings where the fault is, and
//! tables whose points add up.

mod findings;
mod unit_row;
mod verdict;

pub use findings::{Anchor, PlacedFinding};
pub use unit_row::UnitRow;
pub use verdict::{VerdictPanel, verdict_panel};

use crate::army::{Army, CommandId};
use crate::list::{ArmyList, Status};
use crate::rules::Judgement;
use crate::screen::builder::{FindingView, builder_screen};
use crate::screen::share::has_secrets;
use crate::share::{Fingerprint, Shared, fingerprint, orders_fingerprint, review};
use crate::sheet::{Roster, RosterCommand, RosterOptions, roster};
use crate::text::{self, say_review, sheet as words};
use findings::Places;

#[derive(Clone, Debug)]
pub struct OpenedArmy {
    /// To be kept as it is, should the reader want a copy.
    pub army: Army,
    pub judgement: Judgement,
    pub verdict: VerdictPanel,
    /// Every finding, the gravest first.
    pub findings: Vec<PlacedFinding>,
    /// What has changed since the link was made.
    pub since: Vec<String>,
    /// The link holds more than this version can show.
    pub has_more: bool,
    /// Empty where the player gave no name.
    pub player: String,
    /// "Early Sumerians, beta list of 11 February 2013, revision 1".
    pub list: String,
    pub event: String,
    pub fingerprint: Fingerprint,
    /// Of the orders, where there are any.
    pub orders: Option<Fingerprint>,
    pub commands: Vec<CommandTable>,
    /// What is bought or chosen for the army as a whole.
    pub whole: Vec<ArmyRow>,
    /// Of the whole army; none in a game without points.
    pub points: Option<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandTable {
    pub id: CommandId,
    pub name: String,
    /// The contingent's name, for an allied command.
    pub ally: Option<String>,
    /// "C-in-C Fair, +2 · 151 points · 16 VD, 53.3% of the army's · breaks at 8"; "10 units" where
    /// one command is the army.
    pub about: String,
    /// Basic Impetus knows no discipline.
    pub has_discipline: bool,
    pub findings: Vec<FindingView>,
    pub rows: Vec<UnitRow>,
    pub vd: u32,
    /// None in a game without points.
    pub points: Option<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyRow {
    pub label: String,
    pub value: String,
    /// None in a game without points.
    pub points: Option<i32>,
}

/// What is in an army's link, judged by its list as it is now.
pub fn opened_army(shared: &Shared, list: &ArmyList) -> OpenedArmy {
    let review = review(shared, list);
    let army = shared.army_of(list);
    let since = say_review(&review, list, &army);
    let judgement = review.now;
    let roster = roster(list, &army, &judgement, RosterOptions::default());
    let found = builder_screen(list, &army, &judgement).findings;
    let places = Places::new(&found, &army);
    let commands = roster.commands.iter();
    let commands: Vec<CommandTable> = commands
        .map(|command| command_table(&roster, command, list, &army, &places))
        .collect();
    let has_orders = shared.seal.is_some() || has_secrets(&army);
    OpenedArmy {
        verdict: verdict_panel(list, &judgement),
        findings: places.all(&commands),
        since,
        has_more: shared.has_more,
        player: roster.player.clone(),
        list: format!("{}, {}", roster.list.name, roster.list.provenance),
        event: roster.event.clone(),
        fingerprint: fingerprint(list, &army),
        orders: has_orders.then(|| orders_fingerprint(list, &army, shared.seal)),
        commands,
        whole: whole(&roster),
        points: roster.options.prices.then_some(judgement.points),
        army,
        judgement,
    }
}

fn command_table(
    roster: &Roster,
    command: &RosterCommand,
    list: &ArmyList,
    army: &Army,
    places: &Places,
) -> CommandTable {
    CommandTable {
        id: command.id,
        name: command.name.clone(),
        ally: command.contingent.clone(),
        about: match roster.has_command_headings() {
            true => about(command),
            false => words::units(army.units().count()),
        },
        has_discipline: roster.has_discipline(),
        findings: places.of_command(command.id),
        rows: unit_row::rows(command, list, army, places),
        vd: command.vd,
        points: command.points,
    }
}

fn about(command: &RosterCommand) -> String {
    let general = match command.general {
        Some(general) => words::general(general.level, general.is_cic),
        None => words::NO_GENERAL.to_owned(),
    };
    let points = command.points.map(|points| format!("{points} points"));
    let figures = format!(
        "{} VD, {} of the army’s · breaks at {}",
        command.vd,
        text::share(command.share),
        command.break_point
    );
    let parts = [Some(general), points, Some(figures)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}

fn whole(roster: &Roster) -> Vec<ArmyRow> {
    let facts = roster.facts.iter().map(|fact| ArmyRow {
        label: fact.label.clone(),
        value: fact.value.clone(),
        points: (roster.options.prices).then(|| fact.price.unwrap_or_default()),
    });
    facts.collect()
}

/// Whether figures of ours are marked with ~.
fn is_marked(list: &ArmyList) -> bool {
    list.provenance.status == Status::Reconstructed
}

#[cfg(test)]
mod tests;
