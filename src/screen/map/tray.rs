//! What can still be put on the table, and what is said of the battle as a whole.

use super::ambush::{bring_out, hiding_place};
use super::panel::marching;
use crate::army::{Army, Body, Command, CommandId, Edit, Flank, UnitId};
use crate::event::RuleSet;
use crate::list::{ArmyList, TroopType};
use crate::map::{Item, MOST_BAGGAGE, MOST_PIECES, MajorControl, MapAction, Role, TerrainKind};
use crate::rules::Judgement;
use crate::screen::builder::{self, Choice, ChoiceItem};
use crate::text::{self, Names, map as words};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    pub commands: Vec<TrayCommand>,
    /// Some command isn't in line yet.
    pub can_line_up: bool,
    pub terrain: Vec<TrayTerrain>,
    pub can_add_terrain: bool,
    pub can_add_baggage: bool,
    /// Basic Impetus knows neither baggage nor fortifications.
    pub has_camp: bool,
    /// Fortifications bought, and how many of them stand.
    pub fortifications: Option<(u16, usize)>,
    /// Something lies on the table that can be cleared away.
    pub can_clear: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TrayCommand {
    pub id: CommandId,
    pub name: String,
    /// "2 of 5 units to place".
    pub about: String,
    /// It can stand on the table.
    pub can_line_up: bool,
    pub is_on_table: bool,
    pub bodies: Vec<TrayBody>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TrayBody {
    pub unit: UnitId,
    pub name: String,
    pub kind: Option<TroopType>,
    pub state: BodyState,
}

#[derive(Clone, Debug, PartialEq)]
pub enum BodyState {
    Waiting,
    OnTable(Item),
    /// In the piece of this name, with the edit that brings it out.
    Hidden(String, Edit),
    Marching(Flank),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrayTerrain {
    pub kind: TerrainKind,
    pub label: &'static str,
    /// For a style sheet.
    pub class: &'static str,
    pub count: usize,
}

pub fn tray(names: Names<'_>, judgement: &Judgement) -> Tray {
    let army = names.army;
    let map = &army.deployment.map;
    let commands: Vec<TrayCommand> = army
        .commands
        .iter()
        .map(|command| tray_command(names, judgement, command))
        .collect();
    let bought = army.purchases.fortifications;
    let stand = map.fortifications.len();
    Tray {
        can_line_up: commands.iter().any(|c| c.can_line_up && !c.is_on_table),
        commands,
        terrain: TerrainKind::ALL
            .iter()
            .copied()
            .map(|kind| TrayTerrain {
                kind,
                label: words::terrain(kind),
                class: words::terrain_class(kind),
                count: map.terrain.iter().filter(|p| p.kind == kind).count(),
            })
            .collect(),
        can_add_terrain: map.terrain.len() < MOST_PIECES,
        can_add_baggage: map.baggage.len() < MOST_BAGGAGE,
        has_camp: names.list.game() == RuleSet::Impetus,
        fortifications: (bought > 0 || stand > 0).then_some((bought, stand)),
        can_clear: !map.is_untouched(),
    }
}

fn tray_command(names: Names<'_>, judgement: &Judgement, command: &Command) -> TrayCommand {
    let bodies: Vec<TrayBody> = command
        .bodies
        .iter()
        .filter_map(|body| tray_body(names, judgement, command, body))
        .collect();
    let waiting = bodies.iter().filter(|b| b.state == BodyState::Waiting);
    let waiting = waiting.count();
    let marching = bodies.iter().find_map(|body| match body.state {
        BodyState::Marching(side) => Some(side),
        _ => None,
    });
    let count = bodies.len();
    let all = match count {
        1 => "1 unit".to_owned(),
        n => format!("{n} units"),
    };
    let about = match (marching, waiting) {
        (Some(side), _) => format!("{all}, marching to the {} flank", text::side(side)),
        (None, 0) if count == 0 => "No units yet".to_owned(),
        (None, 0) => format!("{all}, all placed"),
        (None, n) if n == count => format!("{all} to place"),
        (None, n) => format!("{n} of {all} to place"),
    };
    let map = &names.army.deployment.map;
    TrayCommand {
        id: command.id,
        name: names.command(command.id),
        about,
        can_line_up: marching.is_none() && !bodies.is_empty(),
        is_on_table: map.rectangle(command.id).is_some(),
        bodies,
    }
}

fn tray_body(
    names: Names<'_>,
    judgement: &Judgement,
    command: &Command,
    body: &Body,
) -> Option<TrayBody> {
    let army = names.army;
    let front = body.ranks.first()?.id;
    let march = army.deployment.flank_march;
    let march = march.filter(|march| march.command == command.id);
    let state = match (
        army.deployment.map.body(body),
        hiding_place(army, body),
        march,
    ) {
        (Some(placed), ..) => BodyState::OnTable(Item::Body(placed.unit)),
        (None, Some(terrain), _) => BodyState::Hidden(terrain.to_owned(), bring_out(army, body)),
        (None, None, Some(march)) => BodyState::Marching(march.side),
        (None, None, None) => BodyState::Waiting,
    };
    let mut figures = judgement.units.iter();
    Some(TrayBody {
        unit: front,
        name: names.body_here(front),
        kind: figures.find(|unit| unit.id == front)?.kind,
        state,
    })
}

/// What the dice said and what was written down before.
pub fn orders(list: &ArmyList, army: &Army) -> Vec<Choice> {
    let map = &army.deployment.map;
    let role = |label: &str, role: Option<Role>| ChoiceItem {
        label: label.to_owned(),
        is_chosen: map.role == role,
        edit: Edit::map(MapAction::SetRole(role)).into(),
    };
    let control = |label: &str, control: Option<MajorControl>| ChoiceItem {
        label: label.to_owned(),
        is_chosen: map.control == control,
        edit: Edit::map(MapAction::SetControl(control)).into(),
    };
    let is_basic = list.game() == RuleSet::Basic;
    let mut choices = vec![
        Choice {
            label: "Role",
            hint: "Attacker or Defender, by the dice".to_owned(),
            items: vec![
                role("Not yet known", None),
                role("Attacker", Some(Role::Attacker)),
                role("Defender", Some(Role::Defender)),
            ],
        },
        Choice {
            label: "Major control",
            hint: "Whose influence reaches to the middle".to_owned(),
            items: vec![
                control("Not yet known", None),
                control("Yours", Some(MajorControl::Own)),
                control("The opponent's", Some(MajorControl::Opponent)),
            ],
        },
    ];
    // Basic Impetus has attackers and defenders, and nothing else to write down.
    if is_basic {
        choices.truncate(1);
    }
    choices.extend(builder::orders(list, army));
    for choice in &mut choices {
        for item in &mut choice.items {
            item.edit = off_the_table(army, &item.edit);
        }
    }
    choices
}

/// Choosing a flank march takes the command off the table, wherever it is chosen.
fn off_the_table(army: &Army, edit: &Arc<Edit>) -> Arc<Edit> {
    match **edit {
        Edit::SetFlankMarch(Some(march)) => marching(army, march.command, Some(march.side)).into(),
        _ => edit.clone(),
    }
}
