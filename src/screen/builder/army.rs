//! What is chosen and bought for the army as a whole.

use crate::army::{Army, Edit, Flank, FlankMarch, Forward};
use crate::event::Scale;
use crate::list::{ArmyList, PointsList, Special};
use crate::rules::{Judgement, Scaling, fixed};
use crate::text::{self, Names};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// What the command structure costs.
    pub structure: i32,
    /// What the army costs.
    pub total: i32,
    pub choices: Vec<Choice>,
    /// What can't be chosen here, and why.
    pub closed: Vec<Closed>,
    pub counts: Vec<Count>,
    pub toggles: Vec<Toggle>,
}

/// What can't be chosen, and why.
pub type Closed = (&'static str, &'static str);

/// One of several.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub label: &'static str,
    pub hint: String,
    pub items: Vec<ChoiceItem>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceItem {
    pub label: String,
    pub is_chosen: bool,
    pub edit: Arc<Edit>,
}

/// A number that is counted up and down.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    pub kind: CountKind,
    pub label: String,
    pub hint: String,
    pub value: u16,
    /// What they cost together.
    pub sum: i32,
    /// What the field takes; the rules may allow less.
    pub most: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountKind {
    Exploration,
    Destiny,
    Fortifications,
}

impl CountKind {
    pub fn edit(self, value: u16) -> Edit {
        match self {
            CountKind::Exploration => Edit::SetExploration(value),
            CountKind::Destiny => Edit::SetDestiny(value),
            CountKind::Fortifications => Edit::SetFortifications(value),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Toggle {
    pub label: &'static str,
    pub hint: String,
    pub is_on: bool,
    pub edit: Arc<Edit>,
}

/// More of anything than this is a slip of the finger.
const MOST: u16 = 99;

pub fn panel(list: &ArmyList, army: &Army, judgement: &Judgement) -> Panel {
    let mut panel = Panel {
        structure: army.structure.price(),
        total: judgement.points,
        choices: Vec::new(),
        closed: Vec::new(),
        counts: Vec::new(),
        toggles: Vec::new(),
    };
    let Some(points) = list.points_list() else {
        return panel;
    };
    panel.choices.push(structure(points, army));
    panel.choices.extend(orders(list, army));
    panel.closed = closed_orders(list, army);
    panel.counts = counts(points, army);
    panel.toggles = toggles(points, army);
    panel
}

/// Why nobody deploys forward at this event. What was ordered before stays to be seen.
fn no_forward(points: &PointsList, army: &Army) -> Option<&'static str> {
    let event = &army.event;
    if army.deployment.forward.is_some() {
        None
    } else if event.scale != Scale::Mm15 || !matches!(event.points, 400 | 500) {
        Some("Only in 15mm at 400 and 500 points")
    } else if points.has(Special::SwissDeployment) {
        Some("This list has a deployment rule of its own")
    } else {
        None
    }
}

/// What is said of deployment before anything stands on the table.
pub fn orders(list: &ArmyList, army: &Army) -> Vec<Choice> {
    if list.basic_list().is_some() {
        // Basic Impetus has neither.
        return Vec::new();
    }
    let names = Names { list, army };
    let forward = closed_orders(list, army)
        .is_empty()
        .then(|| forward(army, names));
    forward
        .into_iter()
        .chain([flank_march(army, names)])
        .collect()
}

/// What can't be ordered at this event, and why.
pub fn closed_orders(list: &ArmyList, army: &Army) -> Vec<Closed> {
    let forward = list
        .points_list()
        .and_then(|points| no_forward(points, army));
    forward
        .map(|why| ("Forward deployment", why))
        .into_iter()
        .collect()
}

fn structure(points: &PointsList, army: &Army) -> Choice {
    // What is set stays to be seen, offered or not.
    let mut structures = points.structures.clone();
    if !structures.contains(&army.structure) {
        structures.push(army.structure);
    }
    Choice {
        label: "Command structure",
        hint: match structures.as_slice() {
            [only] => format!("{}, the only one on this list", text::structure(*only)),
            _ => "Paid once".to_owned(),
        },
        items: structures
            .into_iter()
            .map(|structure| ChoiceItem {
                label: format!("{}, {}", text::structure(structure), structure.price()),
                is_chosen: structure == army.structure,
                edit: Edit::SetStructure(structure).into(),
            })
            .collect(),
    }
}

fn forward(army: &Army, names: Names<'_>) -> Choice {
    let now = &army.deployment.forward;
    let mut items = vec![ChoiceItem {
        label: "None".to_owned(),
        is_chosen: now.is_none(),
        edit: Edit::SetForward(None).into(),
    }];
    for command in &army.commands {
        items.push(ChoiceItem {
            label: format!("Type A: {}", names.command(command.id)),
            is_chosen: *now == Some(Forward::A(command.id)),
            edit: Edit::SetForward(Some(Forward::A(command.id))).into(),
        });
    }
    let units = match now {
        Some(Forward::B(units)) => units.clone(),
        _ => Vec::new(),
    };
    items.push(ChoiceItem {
        label: "Type B: mounted units and skirmishers".to_owned(),
        is_chosen: matches!(now, Some(Forward::B(_))),
        edit: Edit::SetForward(Some(Forward::B(units))).into(),
    });
    Choice {
        label: "Forward deployment",
        hint: "15mm, 400 and 500 points".to_owned(),
        items,
    }
}

fn flank_march(army: &Army, names: Names<'_>) -> Choice {
    let now = army.deployment.flank_march;
    let mut items = vec![ChoiceItem {
        label: "None".to_owned(),
        is_chosen: now.is_none(),
        edit: Edit::SetFlankMarch(None).into(),
    }];
    for command in &army.commands {
        for side in [Flank::Left, Flank::Right] {
            let march = FlankMarch {
                command: command.id,
                side,
            };
            items.push(ChoiceItem {
                label: format!("{}, {}", names.command(command.id), text::side(side)),
                is_chosen: now == Some(march),
                edit: Edit::SetFlankMarch(Some(march)).into(),
            });
        }
    }
    Choice {
        label: "Flank march",
        hint: "One command, at most half of the VD".to_owned(),
        items,
    }
}

fn counts(points: &PointsList, army: &Army) -> Vec<Count> {
    let bought = &army.purchases;
    let mut counts = vec![Count {
        kind: CountKind::Exploration,
        label: "Exploration points".to_owned(),
        hint: "1 point each, up to 10".to_owned(),
        sum: i32::from(bought.exploration) * fixed::EXPLORATION_POINT,
        value: bought.exploration,
        most: MOST,
    }];
    if army.event.destiny_rolls || bought.destiny > 0 {
        counts.push(Count {
            kind: CountKind::Destiny,
            label: "Destiny rolls".to_owned(),
            hint: format!("5 points each, up to {}", points.destiny_rolls.perhaps),
            sum: i32::from(bought.destiny) * fixed::DESTINY_ROLL,
            value: bought.destiny,
            most: MOST,
        });
    }
    if points.fortifications.is_some() || bought.fortifications > 0 {
        let most = points
            .fortifications
            .as_ref()
            .map_or(0, |allowed| allowed.max);
        let most = Scaling::at(army.event.points).maximum(most);
        counts.push(Count {
            kind: CountKind::Fortifications,
            label: "Fortifications (FOR)".to_owned(),
            hint: format!("5 points each, up to {most} with those of wagenburgs"),
            sum: i32::from(bought.fortifications) * fixed::FORTIFICATION,
            value: bought.fortifications,
            most: MOST,
        });
    }
    counts
}

fn toggles(points: &PointsList, army: &Army) -> Vec<Toggle> {
    let mut toggles = Vec::new();
    let scorpio = army.purchases.scorpio;
    if scorpio || points.has(Special::AttachedScorpio) {
        toggles.push(Toggle {
            label: "Attached scorpios",
            hint: "15 points once, for every legionary".to_owned(),
            is_on: scorpio,
            edit: Edit::SetScorpio(!scorpio).into(),
        });
    }
    toggles
}
