//! The commands with their units.

use super::FindingView;
use super::head::{ShareBar, shares};
use super::rows::{UnitRow, rows};
use crate::army::{Army, Command, CommandId, Unit, UnitId};
use crate::list::{ArmyList, ContingentId, Troop, TroopId, TroopType};
use crate::rules::{Judgement, RuleName, UnitFigures};
use crate::text::{self, Names};
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct CommandView {
    pub id: CommandId,
    pub name: String,
    pub contingent: Option<ContingentId>,
    /// The contingent's name, for an allied command.
    pub ally: Option<String>,
    /// "218 points · 25 VD · breaks at 13".
    pub figures: String,
    pub share: Option<ShareBar>,
    pub findings: Vec<Arc<FindingView>>,
    pub bodies: Vec<BodyView>,
    pub rows: Vec<Arc<UnitRow>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct BodyView {
    pub units: Vec<Arc<UnitView>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct UnitView {
    pub id: UnitId,
    pub kind: Option<TroopType>,
    pub name: String,
    /// "Large Unit of 2", "second rank".
    pub rank: String,
    pub is_behind: bool,
    /// "C-in-C, Fair, +2".
    pub general: Option<String>,
    /// Weapon, traits, options taken.
    pub notes: String,
    /// The options taken alone.
    pub choices: String,
    /// M, VBU, I, D, VD.
    pub stats: [String; 5],
    pub vd: u32,
    /// With its general's.
    pub price: i32,
    pub general_price: i32,
    /// "Spearmen, second of Command 1".
    pub label: String,
    pub findings: Vec<Arc<FindingView>>,
}

impl UnitView {
    /// Its name and notes below the row that it shares, which says what they have in common.
    pub fn in_row(&self) -> (String, String) {
        let name = match self.rank.as_str() {
            "" => self.name.clone(),
            rank => text::capital(rank),
        };
        (name, self.choices.clone())
    }

    /// "19 + 20" where a general is paid for; empty otherwise.
    pub fn price_parts(&self) -> String {
        match self.general_price {
            0 => String::new(),
            general @ 1.. => format!("{} + {general}", self.price - general),
            general => format!("{} − {}", self.price - general, -general),
        }
    }
}

impl CommandView {
    pub fn units(&self) -> Vec<&Arc<UnitView>> {
        let mut units = Vec::new();
        for body in &self.bodies {
            units.extend(&body.units);
        }
        units
    }

    pub fn unit(&self, id: UnitId) -> Option<&Arc<UnitView>> {
        let mut bodies = self.bodies.iter();
        bodies.find_map(|body| body.units.iter().find(|unit| unit.id == id))
    }
}

pub fn all(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    findings: &[Arc<FindingView>],
) -> Vec<CommandView> {
    let names = Names { list, army };
    let mut troops = TroopNames::default();
    let mut figures = judgement.units.iter();
    let shares = shares(judgement, army, names);
    let commands = army.commands.iter().zip(&judgement.commands).zip(shares);
    commands
        .map(|((command, sums), share)| {
            let name = names.command(command.id);
            let mut numbers = Numbers::of(command);
            let bodies: Vec<BodyView> = command
                .bodies
                .iter()
                .map(|body| {
                    let ranks = body.ranks.len();
                    let unit = |(rank, unit): (usize, &Unit)| {
                        let troop = troops.name(unit, names);
                        let label = numbers.label(unit, &troop, &name);
                        let view = view(list, army, unit, (rank, ranks), figures.next(), findings);
                        Arc::new(UnitView {
                            name: troop,
                            label,
                            ..view
                        })
                    };
                    BodyView {
                        units: body.ranks.iter().enumerate().map(unit).collect(),
                    }
                })
                .collect();
            CommandView {
                id: command.id,
                name,
                contingent: command.contingent,
                ally: command.contingent.map(|id| names.contingent(id)),
                figures: format!(
                    "{} points · {} VD · breaks at {}",
                    sums.points, sums.vd, sums.break_point
                ),
                share,
                findings: findings
                    .iter()
                    .filter(|finding| finding.commands.contains(&command.id))
                    .cloned()
                    .collect(),
                rows: rows(&command.bodies, &bodies),
                bodies,
            }
        })
        .collect()
}

/// A name is worked out once, however many units have it.
#[derive(Default)]
struct TroopNames(BTreeMap<(TroopId, bool), String>);

impl TroopNames {
    fn name(&mut self, unit: &Unit, names: Names<'_>) -> String {
        let troop = || name_of(unit, names.list.troop(unit.troop), &names);
        let key = (unit.troop, unit.dismounted);
        self.0.entry(key).or_insert_with(troop).clone()
    }
}

/// Units of one troop in one command are told apart by their number.
struct Numbers {
    of_troop: BTreeMap<TroopId, usize>,
    seen: BTreeMap<TroopId, usize>,
}

impl Numbers {
    fn of(command: &Command) -> Self {
        let mut of_troop = BTreeMap::new();
        for unit in command.units() {
            *of_troop.entry(unit.troop).or_insert(0) += 1;
        }
        Numbers {
            of_troop,
            seen: BTreeMap::new(),
        }
    }

    fn label(&mut self, unit: &Unit, troop: &str, command: &str) -> String {
        let seen = self.seen.entry(unit.troop).or_insert(0);
        *seen += 1;
        match self.of_troop.get(&unit.troop) {
            Some(2..) => format!("{troop}, {} of {command}", text::ordinal_word(*seen)),
            _ => format!("{troop} of {command}"),
        }
    }
}

/// The name and what the unit is called by are put in by who knows the others.
fn view(
    list: &ArmyList,
    army: &Army,
    unit: &Unit,
    (rank, ranks): (usize, usize),
    figures: Option<&UnitFigures>,
    findings: &[Arc<FindingView>],
) -> UnitView {
    let stats = figures.and_then(|figures| figures.stats);
    let dash = || "–".to_owned();
    let figure = |of: Option<u8>| of.map_or_else(dash, |figure| figure.to_string());
    UnitView {
        id: unit.id,
        kind: figures.and_then(|figures| figures.kind),
        name: String::new(),
        label: String::new(),
        rank: match (rank, ranks) {
            (0, 1) => String::new(),
            (0, ranks) => format!("Large Unit of {ranks}"),
            (1, _) => "second rank".to_owned(),
            (2, _) => "third rank".to_owned(),
            (rank, _) => format!("rank {}", rank + 1),
        },
        is_behind: rank > 0,
        general: unit.general.map(|level| {
            let who = if army.cic == Some(unit.id) {
                "C-in-C"
            } else {
                "General"
            };
            format!("{who}, {}", text::general_level(level))
        }),
        notes: notes(list, army, unit, figures),
        choices: choices(list, army, unit).join(" · "),
        stats: [
            figure(stats.map(|stats| stats.m)),
            figure(stats.map(|stats| stats.vbu)),
            figure(stats.map(|stats| stats.i)),
            stats
                .and_then(|stats| stats.d)
                .map_or_else(dash, |d| d.to_string()),
            figures.map_or_else(dash, |figures| figures.vd.to_string()),
        ],
        vd: figures.map_or(0, |figures| figures.vd),
        price: figures.map_or(0, |figures| figures.price + figures.general_price),
        general_price: figures.map_or(0, |figures| figures.general_price),
        findings: findings
            .iter()
            .filter(|finding| finding.units.contains(&unit.id))
            .cloned()
            .collect(),
    }
}

fn name_of(unit: &Unit, troop: Option<&Troop>, names: &Names<'_>) -> String {
    match troop.and_then(|troop| troop.dismount.as_ref()) {
        Some(dismount) if unit.dismounted => dismount.name.clone(),
        _ => names.troop(unit.troop),
    }
}

/// Weapons, traits and what was chosen, in a line; the type where there is nothing else to say.
fn notes(list: &ArmyList, army: &Army, unit: &Unit, figures: Option<&UnitFigures>) -> String {
    let mut notes: Vec<String> = Vec::new();
    if let Some(figures) = figures {
        notes.extend(
            figures
                .weapons
                .iter()
                .map(|weapon| text::weapon(*weapon).to_owned()),
        );
        notes.extend(
            figures
                .traits
                .iter()
                .map(|name| text::trait_name(*name).to_owned()),
        );
        if figures.applied.contains(&RuleName::PikeUpgrade) {
            notes.push("pike upgrade".to_owned());
        }
        if figures.applied.contains(&RuleName::AttachedScorpio) {
            notes.push("scorpio".to_owned());
        }
    }
    notes.extend(choices(list, army, unit));
    if notes.is_empty() {
        let kind = figures.and_then(|figures| figures.kind);
        notes.extend(kind.map(|kind| text::troop_type(kind).1.to_owned()));
    }
    notes.join(" · ")
}

/// What was chosen for this unit.
fn choices(list: &ArmyList, army: &Army, unit: &Unit) -> Vec<String> {
    let arms = list
        .troop(unit.troop)
        .and_then(|troop| troop.arms.iter().find(|arms| Some(arms.id) == unit.arms))
        .and_then(|arms| arms.name.clone());
    let mut notes: Vec<String> = arms.into_iter().collect();
    for upgrade in &unit.upgrades {
        notes.extend(list.upgrade(*upgrade).map(|upgrade| upgrade.name.clone()));
    }
    if unit.rear {
        notes.push("rear-rank price".to_owned());
    }
    if unit.dismounted {
        notes.push("on foot".to_owned());
    }
    if unit.fortified {
        notes.push("fortified".to_owned());
    }
    if army.purchases.joan == Some(unit.id) {
        notes.push("Joan of Arc".to_owned());
    }
    if army.locked.contains(&unit.id) {
        notes.push("locked".to_owned());
    }
    notes
}
