//! The commands with their units.

use super::FindingView;
use crate::army::{Army, CommandId, Unit, UnitId};
use crate::list::{ArmyList, ContingentId, Troop, TroopType};
use crate::rules::{Judgement, RuleName, UnitFigures};
use crate::text::{self, Names};
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
    pub findings: Vec<Arc<FindingView>>,
    pub bodies: Vec<BodyView>,
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
    /// M, VBU, I, D, VD.
    pub stats: [String; 5],
    pub price: i32,
    pub findings: Vec<Arc<FindingView>>,
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
    let mut figures = judgement.units.iter();
    army.commands
        .iter()
        .zip(&judgement.commands)
        .map(|(command, sums)| CommandView {
            id: command.id,
            name: names.command(command.id),
            contingent: command.contingent,
            ally: command.contingent.map(|id| names.contingent(id)),
            figures: format!(
                "{} points · {} VD · breaks at {}",
                sums.points, sums.vd, sums.break_point
            ),
            findings: findings
                .iter()
                .filter(|finding| finding.commands.contains(&command.id))
                .cloned()
                .collect(),
            bodies: command
                .bodies
                .iter()
                .map(|body| {
                    let ranks = body.ranks.len();
                    let unit = |(rank, unit): (usize, &Unit)| {
                        let figures = figures.next();
                        Arc::new(view(list, army, unit, rank, ranks, figures, findings))
                    };
                    BodyView {
                        units: body.ranks.iter().enumerate().map(unit).collect(),
                    }
                })
                .collect(),
        })
        .collect()
}

fn view(
    list: &ArmyList,
    army: &Army,
    unit: &Unit,
    rank: usize,
    ranks: usize,
    figures: Option<&UnitFigures>,
    findings: &[Arc<FindingView>],
) -> UnitView {
    let names = Names { list, army };
    let stats = figures.and_then(|figures| figures.stats);
    let dash = || "–".to_owned();
    let figure = |of: Option<u8>| of.map_or_else(dash, |figure| figure.to_string());
    let troop = list.troop(unit.troop);
    UnitView {
        id: unit.id,
        kind: figures.and_then(|figures| figures.kind),
        name: name_of(unit, troop, &names),
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
            format!(
                "{who}, {}, +{}",
                text::general_level(level),
                level.initiative()
            )
        }),
        notes: notes(list, army, unit, figures),
        stats: [
            figure(stats.map(|stats| stats.m)),
            figure(stats.map(|stats| stats.vbu)),
            figure(stats.map(|stats| stats.i)),
            stats
                .and_then(|stats| stats.d)
                .map_or_else(dash, |d| d.to_string()),
            figures.map_or_else(dash, |figures| figures.vd.to_string()),
        ],
        price: figures.map_or(0, |figures| figures.price + figures.general_price),
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

/// Type, weapons, traits and what was chosen, in a line.
fn notes(list: &ArmyList, army: &Army, unit: &Unit, figures: Option<&UnitFigures>) -> String {
    let mut notes: Vec<String> = Vec::new();
    if let Some(figures) = figures {
        let kind = figures.kind.map(text::troop_type);
        notes.extend(kind.map(|(code, name)| format!("{code} {name}")));
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
    let choice = list
        .troop(unit.troop)
        .and_then(|troop| troop.arms.iter().find(|arms| Some(arms.id) == unit.arms))
        .and_then(|arms| arms.name.clone());
    notes.extend(choice);
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
    notes.join(" · ")
}
