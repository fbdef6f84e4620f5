//! Doubts that were open when a pasted list was saved, and the rows that they are about.

use super::field::TroopField;
use super::place;
use crate::list::ArmyList;

/// The field to look at for a doubt such as "Is the price 11? (Archers, line 8)"; none where its
/// troops are gone.
pub fn troop_in_doubt(list: &ArmyList, doubt: &str) -> Option<String> {
    let (_, about) = doubt.rsplit_once(" (")?;
    let (name, _) = about.rsplit_once(", line ")?;
    let mut troops = list.points_list()?.troops();
    let troop = troops.find(|troop| troop.name == name)?;
    let asks_price = doubt.to_lowercase().contains("price");
    let field = match asks_price {
        true => TroopField::Price,
        false => TroopField::Name,
    };
    Some(place::troop(troop.id, field))
}
