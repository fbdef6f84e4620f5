//! Findings of the deployment, with the things on the table that they are about.

use crate::army::Army;
use crate::list::ArmyList;
use crate::map::{Block, Field, Item};
use crate::rules::{DeploymentFact, Fact, Finding, Grade, Judgement, OnMapFact, Subject};
use crate::screen::builder::{FindingView, findings};
use crate::screen::{Counts, counts};
use crate::text::Names;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapFinding {
    pub view: Arc<FindingView>,
    pub items: Vec<Item>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapVerdict {
    pub is_legal: bool,
    /// Nothing is on the table yet.
    pub is_empty: bool,
    /// "Legal", "2 to fix", "Nothing placed".
    pub text: String,
    pub sentence: String,
    /// What is to be fixed in the army list itself.
    pub elsewhere: Option<String>,
}

impl MapVerdict {
    /// The sign before the text. An empty table has neither.
    pub fn mark(&self) -> &'static str {
        match (self.is_legal, self.is_empty) {
            (false, _) => "✕",
            (true, false) => "✓",
            (true, true) => "",
        }
    }
}

pub fn all(names: Names<'_>, judgement: &Judgement) -> Vec<MapFinding> {
    let views = findings(names.list, names.army, judgement).into_iter();
    views
        .filter_map(|view| {
            let finding = judgement.findings.get(view.place)?;
            is_of_deployment(finding).then(|| MapFinding {
                items: items_of(names.army, finding),
                view,
            })
        })
        .collect()
}

fn is_of_deployment(finding: &Finding) -> bool {
    finding.rule.rule().family.is_of_deployment()
}

pub fn verdict(names: Names<'_>, judgement: &Judgement, findings: &[MapFinding]) -> MapVerdict {
    let illegal = |finding: &FindingView| finding.grade == Grade::Illegal;
    let to_fix = findings.iter().filter(|f| illegal(&f.view)).count();
    let for_umpire = findings.iter().any(|f| f.view.grade == Grade::Umpire);
    let is_empty = names.army.deployment.map.is_empty();
    let (text, sentence) = match to_fix {
        0 if is_empty => (
            "Nothing placed".to_owned(),
            "Nothing is on the table yet.".to_owned(),
        ),
        0 if for_umpire => (
            "Legal".to_owned(),
            "This deployment is legal, but the umpire should look at it.".to_owned(),
        ),
        0 => ("Legal".to_owned(), "This deployment is legal.".to_owned()),
        n => (
            format!("{n} to fix"),
            format!("This deployment is not legal: {n} to fix."),
        ),
    };
    MapVerdict {
        is_legal: to_fix == 0,
        is_empty: to_fix == 0 && is_empty,
        text,
        sentence,
        elsewhere: elsewhere(names.list, judgement, to_fix),
    }
}

/// What is wrong or missing in the army itself, beside the deployment's own faults.
fn elsewhere(list: &ArmyList, judgement: &Judgement, on_map: usize) -> Option<String> {
    let Counts { problems, to_do } = counts(list, judgement);
    match (problems.saturating_sub(on_map), to_do) {
        (0, 0) => None,
        (0, 1) => Some("The army isn’t finished: 1 thing still to do.".to_owned()),
        (0, n) => Some(format!("The army isn’t finished: {n} things still to do.")),
        (1, _) => Some("The army has 1 problem too. Open it to fix that.".to_owned()),
        (n, _) => Some(format!(
            "The army has {n} problems too. Open it to fix them."
        )),
    }
}

/// What is outlined on the table.
fn items_of(army: &Army, finding: &Finding) -> Vec<Item> {
    let map = &army.deployment.map;
    let field = Field::of(&army.event);
    let mut items: Vec<Item> = finding
        .subjects
        .iter()
        .filter_map(|subject| match subject {
            Subject::Terrain(id) => Some(Item::Terrain(*id)),
            Subject::Command(id) => map.rectangle(*id).map(|_| Item::Rectangle(*id)),
            Subject::Unit(id) => {
                let body = super::thing::body_with(army, *id)?;
                map.body(body).map(|placed| Item::Body(placed.unit))
            }
            _ => None,
        })
        .collect();
    let outside = |blocks: &[Block], band: crate::map::Band, item: fn(u8) -> Item| {
        let numbered = (0u8..).zip(blocks);
        let out = numbered.filter(|(_, block)| band.overhang(&block.outline()) > 0);
        out.map(|(n, _)| item(n)).collect::<Vec<_>>()
    };
    match &finding.fact {
        Fact::OnMap(OnMapFact::BaggageOutside) => {
            items.extend(outside(&map.baggage, field.own_zone(), Item::Baggage));
        }
        Fact::OnMap(OnMapFact::FortificationOutside) => items.extend(outside(
            &map.fortifications,
            field.unit_zone(),
            Item::Fortification,
        )),
        Fact::Deployment(DeploymentFact::AmbushTooMany { terrain, .. })
        | Fact::Deployment(DeploymentFact::AmbushEmpty { terrain })
        | Fact::Deployment(DeploymentFact::AmbushNoSuchUnit { terrain })
        | Fact::OnMap(OnMapFact::AmbushOtherGround { terrain, .. })
        | Fact::OnMap(OnMapFact::AmbushOutsideInfluence { terrain })
        | Fact::OnMap(OnMapFact::AmbushInfluenceUnknown { terrain }) => {
            let piece = map.piece_named(terrain);
            items.extend(piece.map(|piece| Item::Terrain(piece.id)));
        }
        Fact::Deployment(DeploymentFact::AmbushWrongGround { .. })
        | Fact::Deployment(DeploymentFact::AmbushTwice { .. }) => {
            let units = &finding.subjects;
            let ambushes = army.deployment.ambushes.iter().filter(|ambush| {
                let mut hidden = ambush.units.iter();
                hidden.any(|unit| units.contains(&Subject::Unit(*unit)))
            });
            let pieces = ambushes.filter_map(|ambush| map.piece_named(&ambush.terrain));
            items.extend(pieces.map(|piece| Item::Terrain(piece.id)));
        }
        _ => {}
    }
    items
}
