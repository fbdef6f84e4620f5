//! How many bases of each troop the player has.

use crate::army::Army;
use crate::list::{ArmyList, TroopId, TroopType};
use std::collections::BTreeMap;

/// Bases by troop; kept for each list as JSON.
pub type Owned = BTreeMap<TroopId, u32>;

/// More of one troop than anybody paints.
const MOST: u32 = 999;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnedRow {
    pub troop: TroopId,
    pub kind: TroopType,
    pub name: String,
    pub have: u32,
}

/// What was kept; nothing where it can't be read.
pub fn read_owned(text: &str) -> Owned {
    let mut owned: Owned = serde_json::from_str(text).unwrap_or_default();
    owned
        .values_mut()
        .for_each(|have| *have = (*have).min(MOST));
    owned
}

/// A row for every troop of the list; troops of one name are told apart by their weapons.
pub fn owned_rows(list: &ArmyList, owned: &Owned) -> Vec<OwnedRow> {
    let army = Army::new(list, crate::event::Preset::Friendly.event());
    let names = crate::text::Names { list, army: &army };
    let troops = list.points_list().into_iter().flat_map(|it| it.troops());
    troops
        .map(|troop| OwnedRow {
            troop: troop.id,
            kind: troop.kind,
            name: names.troop(troop.id),
            have: owned.get(&troop.id).copied().unwrap_or(0),
        })
        .collect()
}

/// What a player who fields this army has at least.
pub fn with_army(owned: &Owned, army: &Army) -> Owned {
    let mut fielded = Owned::new();
    for unit in army.units() {
        *fielded.entry(unit.troop).or_default() += 1;
    }
    for (troop, have) in owned {
        let count = fielded.entry(*troop).or_default();
        *count = (*count).max(*have);
    }
    fielded
}

/// A number of bases as it is typed; none where it isn't one.
pub fn most_bases(text: &str) -> Option<u32> {
    match text.trim() {
        "" => Some(0),
        text => text.parse().ok().filter(|have| *have <= MOST),
    }
}
