//! What an edit does to the choices of deployment, told by what it changes.

use super::Names;
use super::grammar::all_of;
use super::words::ground;
use crate::army::{Ambush, Forward, Unit, UnitId};

/// Units that are named one by one; more are counted.
const MOST_NAMED: usize = 3;
/// Beyond this many, no change is looked for.
const MOST_COMPARED: usize = 200;

pub(super) fn forward(to: Option<&Forward>, names: Names<'_>) -> String {
    match (to, &names.army.deployment.forward) {
        (None, _) => "Drop forward deployment".to_owned(),
        (Some(Forward::A(command)), _) => format!("Deploy {} forward", names.command(*command)),
        (Some(Forward::B(new)), Some(Forward::B(old)))
            if new.len().max(old.len()) <= MOST_COMPARED =>
        {
            let gone: Vec<UnitId> = old.iter().copied().filter(|id| !new.contains(id)).collect();
            let come: Vec<UnitId> = new.iter().copied().filter(|id| !old.contains(id)).collect();
            match (gone.is_empty(), come.is_empty()) {
                (true, false) => format!("Deploy {} forward", units(&come, names)),
                (false, true) if are_missing(&gone, names) => {
                    "Remove missing units from forward deployment".to_owned()
                }
                (false, true) => {
                    format!("Leave {} out of forward deployment", units(&gone, names))
                }
                _ => "Change who deploys forward".to_owned(),
            }
        }
        (Some(Forward::B(_)), _) => "Change who deploys forward".to_owned(),
    }
}

pub(super) fn ambushes(to: &[Ambush], names: Names<'_>) -> String {
    let old = &names.army.deployment.ambushes;
    let change = "Change the ambushes".to_owned();
    let (before, after) = (pairs(old), pairs(to));
    if before.len().max(after.len()) > MOST_COMPARED {
        return change;
    }
    let gone = without(&before, &after);
    let come = without(&after, &before);
    if to.is_empty() && (old.is_empty() || gone.len() > MOST_NAMED) {
        return "Drop the ambushes".to_owned();
    }
    match (gone.split_first(), come.split_first()) {
        (Some(((terrain, _), rest)), None) if rest.iter().all(|(other, _)| other == terrain) => {
            let ids: Vec<UnitId> = gone.iter().map(|(_, id)| *id).collect();
            let stays = gone.iter().all(|pair| after.contains(pair));
            if are_missing(&ids, names) {
                format!("Remove missing units from the ambush: {terrain}")
            } else if stays {
                format!("Name {} only once in ambush: {terrain}", units(&ids, names))
            } else {
                format!("Take {} out of ambush: {terrain}", units(&ids, names))
            }
        }
        (Some(_), None) => {
            let ids: Vec<UnitId> = gone.iter().map(|(_, id)| *id).collect();
            if are_missing(&ids, names) {
                "Remove missing units from the ambush".to_owned()
            } else {
                format!("Take {} out of ambush", units(&ids, names))
            }
        }
        (None, Some(((terrain, _), rest))) if rest.iter().all(|(other, _)| other == terrain) => {
            let ids: Vec<UnitId> = come.iter().map(|(_, id)| *id).collect();
            format!("Hide {} in ambush: {terrain}", units(&ids, names))
        }
        (Some(((from, _), _)), Some(((terrain, _), _)))
            if same_units(&gone, &come) && from != terrain =>
        {
            format!("Move the ambush from {from} to {terrain}")
        }
        (None, None) => {
            let empty = old.iter().find(|ambush| ambush.units.is_empty());
            let other_ground = to
                .iter()
                .zip(old)
                .find(|(new, old)| new.ground != old.ground);
            match (empty, other_ground) {
                (_, Some((new, _))) => {
                    format!("Change {} to {}", new.terrain, ground(new.ground))
                }
                (Some(_), None) if to.iter().all(|ambush| !ambush.units.is_empty()) => {
                    "Remove the empty ambushes".to_owned()
                }
                (Some(ambush), None) if !to.contains(ambush) => {
                    format!("Remove the empty ambush: {}", ambush.terrain)
                }
                _ => change,
            }
        }
        _ => change,
    }
}

/// Each unit with the piece it is said to hide in.
fn pairs(ambushes: &[Ambush]) -> Vec<(&str, UnitId)> {
    let pairs = ambushes.iter().flat_map(|ambush| {
        let units = ambush.units.iter();
        units.map(|id| (ambush.terrain.as_str(), *id))
    });
    pairs.collect()
}

/// What is left of some when others are taken from them, one for one.
fn without<'a>(some: &[(&'a str, UnitId)], others: &[(&str, UnitId)]) -> Vec<(&'a str, UnitId)> {
    let mut others = others.to_vec();
    let left = some.iter().filter(|pair| {
        let found = others.iter().position(|other| other == *pair);
        found.map(|at| others.swap_remove(at)).is_none()
    });
    left.copied().collect()
}

fn same_units(gone: &[(&str, UnitId)], come: &[(&str, UnitId)]) -> bool {
    gone.iter()
        .map(|(_, id)| id)
        .eq(come.iter().map(|(_, id)| id))
}

fn are_missing(units: &[UnitId], names: Names<'_>) -> bool {
    units.iter().all(|id| names.army.unit(*id).is_none())
}

/// The units one by one, each once, those of a Large Unit as one; or how many there are.
fn units(ids: &[UnitId], names: Names<'_>) -> String {
    let bodies = names.army.commands.iter().flat_map(|command| {
        let bodies = command.bodies.iter();
        bodies.map(move |body| (command.id, body))
    });
    let mut said = Vec::new();
    for (command, body) in bodies {
        let named = |unit: &&Unit| ids.contains(&unit.id);
        match body.ranks.first() {
            // Naming one rank names the Large Unit.
            Some(front) if body.is_large() && body.ranks.iter().any(|unit| named(&unit)) => {
                let body = names.body_here(front.id);
                said.push(format!("{body} of {}", names.command(command)));
            }
            _ => {
                let units = body.ranks.iter().filter(named);
                said.extend(units.map(|unit| names.unit_in_place(unit.id)));
            }
        }
    }
    if said.len() > MOST_NAMED {
        format!("{} units", said.len())
    } else {
        all_of(said)
    }
}
