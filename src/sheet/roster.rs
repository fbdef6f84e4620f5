//! The roster: an army as it goes on paper. What is secret until deployment, that is ambushes,
//! the flank march and the map, stays off it; so do findings about them.

use super::clean::one_line;
use super::layout::Paper;
use super::reference::{Reference, reference};
use super::unit::{self, RosterBody};
use crate::army::{Army, CommandId, GeneralLevel, Unit};
use crate::event::{Edition, RuleSet};
use crate::list::{ArmyList, PointsList, PrintedVdt, Special, Status};
use crate::rules::{Citation, Finding, Grade, Judgement, RuleName, Span, fixed};
use crate::text::{self, Names, say};

/// What the player wants on the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RosterOptions {
    pub prices: bool,
    pub qr: bool,
    pub larger_type: bool,
    pub reference: bool,
    pub paper: Paper,
}

impl Default for RosterOptions {
    fn default() -> Self {
        RosterOptions {
            prices: true,
            qr: true,
            larger_type: false,
            reference: false,
            paper: Paper::A4,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    pub game: RuleSet,
    /// Of Basic Impetus, where that is played.
    pub edition: Edition,
    pub name: String,
    /// Empty where the player gave none.
    pub player: String,
    pub list: ListLine,
    pub event: String,
    pub table: String,
    pub points: i32,
    pub limit: u16,
    pub vdt: u32,
    pub break_point: u32,
    /// VDT and break point of a Basic list that prints others.
    pub printed: Option<PrintedVdt>,
    /// Of the army list: nothing illegal among the findings shown.
    pub legal: bool,
    pub facts: Vec<ArmyFact>,
    pub commands: Vec<RosterCommand>,
    /// VD to tick off: one for each command, then the army.
    pub tracks: Vec<VdTrack>,
    /// The rows that units were taken of or that ask for some.
    pub allowances: Vec<Allowance>,
    pub findings: Vec<RosterFinding>,
    pub waivers: Vec<RosterWaiver>,
    pub reference: Option<Reference>,
    pub options: RosterOptions,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListLine {
    pub name: String,
    pub dates: Option<String>,
    /// "volume 1, Age of chariots and bronze".
    pub volume: Option<String>,
    /// "beta list of 11 February 2013, revision 1".
    pub provenance: String,
    /// Its figures are ours, for practice.
    pub is_reconstructed: bool,
}

/// Something bought or chosen for the army as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyFact {
    pub label: String,
    pub value: String,
    /// None where it costs nothing or prices are hidden.
    pub price: Option<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterCommand {
    pub id: CommandId,
    pub name: String,
    pub contingent: Option<String>,
    /// The first of its generals; a legal command has just one.
    pub general: Option<General>,
    /// With its generals; none where prices are hidden.
    pub points: Option<i32>,
    pub vd: u32,
    /// In tenths of a percent.
    pub share: u32,
    pub break_point: u32,
    pub bodies: Vec<RosterBody>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct General {
    /// None in Basic Impetus, where all are alike.
    pub level: Option<GeneralLevel>,
    pub is_cic: bool,
}

impl General {
    /// The general who stands with a unit.
    pub fn of(list: &ArmyList, army: &Army, unit: &Unit) -> Option<Self> {
        let is_cic = army.cic == Some(unit.id);
        let stands = match list.game() {
            RuleSet::Impetus => unit.general.is_some(),
            RuleSet::Basic => is_cic,
        };
        let level = unit.general.filter(|_| list.game() == RuleSet::Impetus);
        stands.then_some(General { level, is_cic })
    }

    pub fn price(self) -> i32 {
        self.level.map_or(0, GeneralLevel::price)
    }
}

/// So many boxes, of which one is where it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VdTrack {
    /// None: the army.
    pub command: Option<CommandId>,
    pub name: String,
    pub vd: u32,
    pub break_point: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowance {
    pub name: String,
    pub printed: Span,
    pub scaled: Span,
    pub taken: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterFinding {
    pub rule: RuleName,
    pub grade: Grade,
    pub headline: String,
    pub detail: String,
    pub citation: Citation,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterWaiver {
    pub rule: RuleName,
    pub reason: String,
}

/// The roster of an army with its verdict.
pub fn roster(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    options: RosterOptions,
) -> Roster {
    let names = Names { list, army };
    let game = list.game();
    // Basic Impetus has no points to print.
    let options = RosterOptions {
        prices: options.prices && game == RuleSet::Impetus,
        ..options
    };
    let findings: Vec<RosterFinding> = judgement
        .findings
        .iter()
        .filter(|finding| is_open(finding))
        .map(|finding| on_paper(finding, names))
        .collect();
    Roster {
        game,
        edition: army.event.basic.edition,
        name: one_line(&army.name),
        player: one_line(&army.player),
        list: ListLine {
            name: list.name.clone(),
            dates: list.dates.as_ref().map(|dates| dates.text.clone()),
            volume: list.volume.map(text::sheet::volume),
            provenance: text::sheet::provenance(list),
            is_reconstructed: list.provenance.status == Status::Reconstructed,
        },
        event: one_line(&army.event.name),
        table: text::sheet::table(army.event.table),
        points: judgement.points,
        limit: judgement.limit,
        vdt: judgement.vdt,
        break_point: judgement.break_point,
        printed: super::basic::printed_otherwise(list, army, judgement),
        legal: findings.iter().all(|f| f.grade != Grade::Illegal),
        facts: match game {
            RuleSet::Impetus => facts(list, names, options),
            RuleSet::Basic => super::basic::facts(names, judgement),
        },
        commands: commands(list, army, judgement, options),
        tracks: tracks(names, judgement),
        allowances: match game {
            RuleSet::Impetus => allowances(names, judgement),
            // Its lines are the army.
            RuleSet::Basic => Vec::new(),
        },
        findings,
        waivers: army
            .event
            .waivers
            .iter()
            .map(|waiver| RosterWaiver {
                rule: waiver.rule,
                reason: one_line(&waiver.reason),
            })
            .collect(),
        reference: options.reference.then(|| reference(army, judgement)),
        options,
    }
}

/// Forward deployment stands on the army list; the rest of deployment is written on a sheet of
/// its own. Advice is for the player alone.
fn is_open(finding: &Finding) -> bool {
    let family = finding.rule.rule().family;
    finding.grade != Grade::Advice
        && (!family.is_of_deployment() || finding.rule == RuleName::ForwardDeployment)
}

pub(super) fn on_paper(finding: &Finding, names: Names<'_>) -> RosterFinding {
    let said = say(finding, names);
    RosterFinding {
        rule: finding.rule,
        grade: finding.grade,
        headline: one_line(&said.headline),
        detail: one_line(&said.detail),
        citation: finding.citation,
    }
}

fn facts(list: &ArmyList, names: Names<'_>, options: RosterOptions) -> Vec<ArmyFact> {
    use text::sheet as words;
    let army = names.army;
    let bought = &army.purchases;
    let mut facts = Vec::new();
    let mut add = |label: &str, value: String, price: i32| {
        facts.push(ArmyFact {
            label: label.to_owned(),
            value,
            price: Some(price).filter(|price| options.prices && *price != 0),
        });
    };
    let times = |count: u16, price: i32| i32::from(count) * price;

    let structure = words::structure_value(army.structure).to_owned();
    add(words::COMMAND_STRUCTURE, structure, army.structure.price());
    let exploration = bought.exploration;
    let price = times(exploration, fixed::EXPLORATION_POINT);
    add(words::EXPLORATION, exploration.to_string(), price);
    let price = times(bought.destiny, fixed::DESTINY_ROLL);
    add(words::DESTINY, bought.destiny.to_string(), price);
    let swiss = list
        .points_list()
        .is_some_and(|points| points.has(Special::SwissDeployment));
    let forward = match &army.deployment.forward {
        Some(forward) => words::forward(forward, names),
        None if swiss => words::SWISS_FORWARD.to_owned(),
        None => words::NONE.to_owned(),
    };
    add(words::FORWARD, one_line(&forward), 0);
    if bought.scorpio {
        let value = words::SCORPIO_VALUE.to_owned();
        add(words::SCORPIO, value, fixed::ATTACHED_SCORPIO);
    }
    if let Some(unit) = bought.joan {
        let value = one_line(&names.unit_in_place(unit));
        add(words::JOAN, value, fixed::JOAN_OF_ARC);
    }
    if bought.fortifications > 0 {
        let price = times(bought.fortifications, fixed::FORTIFICATION);
        let value = format!("{} FOR", bought.fortifications);
        add(words::FORTIFICATIONS, value, price);
    }
    for package in &bought.packages {
        let name = package_name(list.points_list(), names, package.variant);
        let value = format!(
            "{} × {}",
            package.count,
            names.package_variant(package.variant)
        );
        add(&name, value, 0);
    }
    if list
        .points_list()
        .is_some_and(|points| !points.has(Special::NoCamp))
    {
        add(words::BAGGAGE, words::BAGGAGE_VALUE.to_owned(), 0);
    }
    facts
}

/// The package that a make-up belongs to.
fn package_name(
    points: Option<&PointsList>,
    names: Names<'_>,
    variant: crate::list::PackageId,
) -> String {
    let packages = points.map(|points| points.packages.as_slice());
    let holds = packages.unwrap_or_default().iter().find(|package| {
        let mut variants = package.variants.iter();
        variants.any(|of| of.id == variant)
    });
    holds.map_or_else(|| names.package(variant), |package| package.name.clone())
}

fn commands(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    options: RosterOptions,
) -> Vec<RosterCommand> {
    let names = Names { list, army };
    let of = |id: CommandId| judgement.commands.iter().find(move |c| c.id == id);
    army.commands
        .iter()
        .map(|command| {
            let figures = of(command.id);
            let mut units = command.units();
            let general = units.find_map(|unit| General::of(list, army, unit));
            RosterCommand {
                id: command.id,
                name: one_line(&names.command(command.id)),
                contingent: command.contingent.map(|id| names.contingent(id)),
                general,
                points: figures.map(|c| c.points).filter(|_| options.prices),
                vd: figures.map_or(0, |c| c.vd),
                share: figures.map_or(0, |c| c.share),
                break_point: figures.map_or(0, |c| c.break_point),
                bodies: command
                    .bodies
                    .iter()
                    .map(|body| unit::body(list, army, judgement, body, options.prices))
                    .collect(),
            }
        })
        .collect()
}

fn tracks(names: Names<'_>, judgement: &Judgement) -> Vec<VdTrack> {
    let commands = judgement.commands.iter().map(|command| VdTrack {
        command: Some(command.id),
        name: one_line(&names.command(command.id)),
        vd: command.vd,
        break_point: command.break_point,
    });
    let army = VdTrack {
        command: None,
        name: text::sheet::ARMY.to_owned(),
        vd: judgement.vdt,
        break_point: judgement.break_point,
    };
    // With one command the army's track says it all.
    if judgement.commands.len() < 2 {
        return vec![army];
    }
    commands.chain([army]).collect()
}

fn allowances(names: Names<'_>, judgement: &Judgement) -> Vec<Allowance> {
    let fielded: Vec<_> = names
        .army
        .commands
        .iter()
        .filter_map(|command| command.contingent)
        .collect();
    let rows = judgement.rows.iter().filter(|row| {
        let present = row.contingent.is_none_or(|id| fielded.contains(&id));
        row.taken > 0 || (present && row.scaled.min > 0)
    });
    rows.map(|row| Allowance {
        name: names.row(row.row),
        printed: row.printed,
        scaled: row.scaled,
        taken: row.taken,
    })
    .collect()
}
