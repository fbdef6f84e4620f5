//! What an edit does to a unit.

use super::Names;
use super::grammar::{being, general};
use super::units::weapons;
use crate::army::{Edit, Place, Spot, UnitId};
use crate::list::ArmsId;

/// The unit that an edit is about, if it is about one.
pub(super) fn unit_of(edit: &Edit) -> Option<UnitId> {
    match edit {
        Edit::RemoveUnit(unit)
        | Edit::MoveUnit { unit, .. }
        | Edit::MoveBody { unit, .. }
        | Edit::SetTroop { unit, .. }
        | Edit::SetRear { unit, .. }
        | Edit::SetGeneral { unit, .. }
        | Edit::TakeUpgrade { unit, .. }
        | Edit::DropUpgrade { unit, .. }
        | Edit::SetArms { unit, .. }
        | Edit::SetPikeUpgrade { unit, .. }
        | Edit::SetDismounted { unit, .. }
        | Edit::SetFortified { unit, .. }
        | Edit::SetLocked { unit, .. } => Some(*unit),
        _ => None,
    }
}

/// What an edit does to a unit, or to several that go by one name.
pub(super) fn unit_label(edit: &Edit, who: &str, names: Names<'_>) -> Option<String> {
    Some(match edit {
        Edit::RemoveUnit(_) => format!("Remove {who}"),
        Edit::MoveUnit { to, .. } => format!("Move {who} {}", towards(*to, names)),
        Edit::MoveBody { to, .. } => format!("Move {who} to {}", names.command(*to)),
        Edit::SetTroop { troop, .. } => format!("Change {who} into {}", names.troop(*troop)),
        Edit::SetRear { rear: true, .. } => format!("Pay the rear-rank price for {who}"),
        Edit::SetRear { rear: false, .. } => format!("Pay the full price for {who}"),
        Edit::SetGeneral { level: None, .. } => format!("Take the general from {who}"),
        Edit::SetGeneral {
            unit,
            level: Some(level),
        } => match names.army.unit(*unit).and_then(|unit| unit.general) {
            Some(_) => format!("Make the general with {who} {}", being(*level)),
            None => format!("Give {who} {}", general(*level)),
        },
        Edit::TakeUpgrade { upgrade, .. } => format!("Give {who} {}", names.quoted(*upgrade)),
        Edit::DropUpgrade { upgrade, .. } => {
            format!("Take {} from {who}", names.quoted(*upgrade))
        }
        Edit::SetArms { unit, arms } => format!("Arm {who} with {}", armed(*unit, *arms, names)),
        Edit::SetPikeUpgrade { taken: true, .. } => format!("Give {who} the pike upgrade"),
        Edit::SetPikeUpgrade { taken: false, .. } => {
            format!("Take the pike upgrade from {who}")
        }
        Edit::SetDismounted {
            dismounted: true, ..
        } => format!("Dismount {who}"),
        Edit::SetDismounted {
            dismounted: false, ..
        } => format!("Mount {who}"),
        Edit::SetFortified {
            fortified: true, ..
        } => format!("Fortify {who}"),
        Edit::SetFortified {
            fortified: false, ..
        } => format!("Take the fortifications from {who}"),
        Edit::SetLocked { locked: true, .. } => format!("Lock {who}"),
        Edit::SetLocked { locked: false, .. } => format!("Unlock {who}"),
        _ => return None,
    })
}

fn towards(to: Place, names: Names<'_>) -> String {
    match to.spot {
        Spot::Rank { with, .. } => format!("behind {}", names.unit_in_place(with)),
        Spot::Before(_) => "out to stand on its own".to_owned(),
        Spot::End => format!("to {}", names.command(to.command)),
    }
}

/// The weapons of a choice; none picked: the first that the list names.
fn armed(unit: UnitId, arms: Option<ArmsId>, names: Names<'_>) -> String {
    let unit = names.army.unit(unit);
    let troop = unit.and_then(|unit| names.list.troop(unit.troop));
    let choice = troop.and_then(|troop| {
        let mut choices = troop.arms.iter();
        choices.find(|choice| arms.is_none_or(|id| choice.id == id))
    });
    match choice {
        Some(choice) => weapons(&choice.weapons),
        None => "what the list gives".to_owned(),
    }
}
