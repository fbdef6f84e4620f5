//! What is to be done before a scenario begins, and what of it is done.

use crate::army::{Army, UnitId};
use crate::battle::scenario::Scenario;
use crate::event::Measure;
use crate::list::ArmyList;
use crate::map::{Role, Shape, TerrainKind};
use crate::rules::{Grade, Judgement, RuleName, break_point};
use crate::text::Names;
use crate::text::map::length;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyRow {
    pub is_done: bool,
    /// Whose it is, where it isn't for both.
    pub role: Option<Role>,
    pub text: String,
    pub detail: Option<String>,
}

pub fn ready_rows(
    scenario: Scenario,
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
) -> Vec<ReadyRow> {
    let mut rows: Vec<ReadyRow> = side(scenario, army).into_iter().collect();
    rows.extend(river(scenario, army));
    rows.push(terrain(army, judgement));
    if army.event.basic.weather {
        let is_done = army.basic.weather.is_some() || army.basic.sheet_weather.is_some();
        rows.push(row(is_done, "Roll for the weather"));
    }
    rows.extend(held_back(scenario, Names { list, army }, judgement));
    rows.push(deployed(army, judgement));
    if let Some((fords, _)) = scenario.fords() {
        let placed = army.basic.fords.len();
        rows.push(ReadyRow {
            role: Some(Role::Defender),
            detail: (placed > 0).then(|| format!("{placed} placed.")),
            ..row(
                placed >= usize::from(fords),
                "Place 2 fords once both armies stand",
            )
        });
    }
    rows
}

fn row(is_done: bool, text: &str) -> ReadyRow {
    ReadyRow {
        is_done,
        role: None,
        text: text.to_owned(),
        detail: None,
    }
}

fn side(scenario: Scenario, army: &Army) -> Option<ReadyRow> {
    let said = match army.deployment.map.role {
        None => "Say whether you attack or defend",
        Some(Role::Attacker) => "You attack",
        Some(Role::Defender) => "You defend",
    };
    let is_done = army.deployment.map.role.is_some();
    scenario.has_roles().then(|| row(is_done, said))
}

fn river(scenario: Scenario, army: &Army) -> Option<ReadyRow> {
    scenario.dividing_river()?;
    let pieces = &army.deployment.map.terrain;
    let width = pieces.iter().find_map(|piece| match &piece.shape {
        Shape::Line { width, .. } if piece.kind == TerrainKind::River => Some(*width),
        _ => None,
    });
    let measure = Measure::of(&army.event);
    Some(match width {
        None => row(false, "Place the river"),
        Some(mm) => {
            let wide = length(measure.tenths(u32::from(mm.unsigned_abs())), measure.unit);
            row(true, &format!("River placed, {wide} wide"))
        }
    })
}

fn breaks(judgement: &Judgement, rules: &[RuleName]) -> bool {
    let illegal = judgement
        .findings
        .iter()
        .filter(|it| it.grade == Grade::Illegal);
    illegal.into_iter().any(|it| rules.contains(&it.rule))
}

fn terrain(army: &Army, judgement: &Judgement) -> ReadyRow {
    let pieces = army.deployment.map.terrain.iter();
    let placed = pieces
        .filter(|piece| piece.kind != TerrainKind::River)
        .count();
    let rules = [
        RuleName::ScenarioTerrain,
        RuleName::ScenarioTerrainPlace,
        RuleName::ScenarioTerrainSize,
    ];
    let is_wrong = breaks(judgement, &rules);
    ReadyRow {
        detail: is_wrong.then(|| "Something is wrong with it: see the map.".to_owned()),
        ..match placed {
            0 => row(false, "Place the terrain"),
            1 => row(!is_wrong, "1 terrain piece placed"),
            placed => row(!is_wrong, &format!("{placed} terrain pieces placed")),
        }
    }
}

fn deployed(army: &Army, judgement: &Judgement) -> ReadyRow {
    let (placed, all) = (army.deployment.map.bodies.len(), bodies(army).count());
    let is_wrong = breaks(judgement, &[RuleName::ScenarioZone]);
    ReadyRow {
        detail: match placed {
            0 => None,
            _ if is_wrong => Some("Not all stand where they may: see the map.".to_owned()),
            _ => Some(format!("{placed} of {all} placed.")),
        },
        ..row(placed > 0 && !is_wrong, "Deploy")
    }
}

fn bodies(army: &Army) -> impl Iterator<Item = &crate::army::Body> {
    army.commands.iter().flat_map(|command| &command.bodies)
}

/// For a Defender: what waits off the table, and what the army is worth without it.
fn held_back(scenario: Scenario, names: Names<'_>, judgement: &Judgement) -> Option<ReadyRow> {
    let held = scenario.held_back()?;
    let map = &names.army.deployment.map;
    if map.role == Some(Role::Attacker) {
        return None;
    }
    let is_placed = |unit: UnitId| map.bodies.iter().any(|body| body.unit == unit);
    let off = bodies(names.army)
        .filter(|body| !body.ranks.iter().any(|unit| is_placed(unit.id)))
        .flat_map(|body| body.ranks.iter().map(|unit| unit.id));
    let off: Vec<UnitId> = match map.bodies.is_empty() {
        true => Vec::new(),
        false => off.collect(),
    };
    let figures = judgement.units.iter().filter(|unit| off.contains(&unit.id));
    let vd = figures.map(|unit| unit.vd).fold(0, u32::saturating_add);
    let left = judgement.vdt.saturating_sub(held.vd);
    let without = (!held.count_in_vdt)
        .then(|| format!("Without them VDT {left}, breaks at {}.", break_point(left)));
    let chosen = (!off.is_empty()).then(|| {
        let said: Vec<String> = off.iter().map(|id| names.unit(*id)).collect();
        format!("{}: {vd} of {} VD.", said.join(", "), held.vd)
    });
    let detail: Vec<String> = chosen.into_iter().chain(without).collect();
    Some(ReadyRow {
        role: Some(Role::Defender),
        detail: (!detail.is_empty()).then(|| detail.join(" ")),
        ..row(vd == held.vd, &format!("Keep {} VD off the table", held.vd))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::{BasicEdit, Edit};
    use crate::event::Preset;
    use crate::map::MapAction;
    use crate::rules::judge;

    fn rows(scenario: Scenario, edits: Vec<Edit>) -> Vec<(bool, String, Option<String>)> {
        let text = include_str!("../../../lists/basic-conquistadores.json");
        let list = ArmyList::read(text.as_bytes(), "list").unwrap();
        let mut army = Army::new(&list, Preset::Basic.event());
        for edit in edits {
            army = edit.apply(&army).unwrap();
        }
        let judgement = judge(&list, &army.event, &army);
        let rows = ready_rows(scenario, &list, &army, &judgement).into_iter();
        rows.map(|row| (row.is_done, row.text, row.detail))
            .collect()
    }

    fn role(role: Role) -> Edit {
        Edit::map(MapAction::SetRole(Some(role)))
    }

    #[test]
    fn nothing_is_done_to_begin_with() {
        let rows = rows(Scenario::River, Vec::new());
        let said: Vec<&str> = rows.iter().map(|(_, text, _)| text.as_str()).collect();
        assert_eq!(
            said,
            [
                "Say whether you attack or defend",
                "Place the river",
                "Place the terrain",
                "Roll for the weather",
                "Keep 4 VD off the table",
                "Deploy",
                "Place 2 fords once both armies stand",
            ]
        );
        assert!(rows.iter().all(|(is_done, ..)| !is_done));
    }

    #[test]
    fn a_rearguard_is_worth_less_without_those_who_left() {
        let rows = rows(Scenario::Rearguard, vec![role(Role::Defender)]);
        assert!(rows.contains(&(true, "You defend".to_owned(), None)));
        let detail = Some("Without them VDT 12, breaks at 6.".to_owned());
        assert!(rows.contains(&(false, "Keep 4 VD off the table".to_owned(), detail)));
        assert!(!rows.iter().any(|(_, text, _)| text.contains("river")));
    }

    #[test]
    fn an_attacker_keeps_nothing_back() {
        let rows = rows(Scenario::River, vec![role(Role::Attacker)]);
        assert!(!rows.iter().any(|(_, text, _)| text.contains("VD")));
    }

    #[test]
    fn fords_and_weather_are_ticked_off() {
        let fords = vec![
            crate::battle::scenario::Ford::at(-200),
            crate::battle::scenario::Ford::at(200),
        ];
        let weather = BasicEdit::SetWeather(Some(crate::battle::weather::Weather::Clear));
        let edits = [BasicEdit::SetFords(fords), weather].map(Edit::Basic);
        let rows = rows(Scenario::River, edits.into());
        let done: Vec<&str> = rows
            .iter()
            .filter(|(is_done, ..)| *is_done)
            .map(|(_, text, _)| text.as_str())
            .collect();
        assert_eq!(
            done,
            [
                "Roll for the weather",
                "Place 2 fords once both armies stand"
            ]
        );
    }
}
