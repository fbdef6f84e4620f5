//! Who leads a unit: the levels of generals, those that a rule is against last.

use super::MenuItem;
use crate::army::{Army, Edit, GeneralLevel, Unit, UnitId};
use crate::event::Setting;
use crate::list::{ArmyList, Seat};
use crate::text::{self, Names, reference};

#[derive(Clone, Debug, PartialEq)]
pub struct GeneralChoice {
    /// "Spearmen (2nd) of Command 1".
    pub of: String,
    /// "Fair, C-in-C", "None".
    pub now: String,
    /// What is to be said before the levels, or in their place.
    pub note: String,
    /// Empty where the list has no general.
    pub levels: Vec<LevelChoice>,
    /// Whether he leads the army, once there is one.
    pub leads: Option<MenuItem>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LevelChoice {
    /// None: no general.
    pub level: Option<GeneralLevel>,
    /// What he does beside his bonus.
    pub about: Option<&'static str>,
    pub item: MenuItem,
}

/// As they are most often taken.
const ORDER: [Option<GeneralLevel>; 8] = [
    None,
    Some(GeneralLevel::Poor),
    Some(GeneralLevel::Fair),
    Some(GeneralLevel::Expert),
    Some(GeneralLevel::Genius),
    Some(GeneralLevel::Charismatic),
    Some(GeneralLevel::Incompetent),
    Some(GeneralLevel::Coward),
];

/// Levels where a general may sit; elsewhere the reason, as long as nobody sits there. None once
/// the unit is gone.
pub fn general_choice(list: &ArmyList, army: &Army, id: UnitId) -> Option<GeneralChoice> {
    let unit = army.unit(id)?;
    let troop = list.troop(unit.troop);
    let seat = troop.map_or(Seat::Yes, |troop| troop.general);
    let is_great_battle = army.event.setting == Setting::GreatBattle;
    let may_hold = seat != Seat::No || is_great_battle;
    let may_lead = seat == Seat::Yes || is_great_battle;
    let is_open = may_hold || unit.general.is_some();
    let vd = troop.and_then(|troop| Some((troop.stats.vd, troop.stats.vd_with_general?)));
    let leads = army.cic == Some(id);
    Some(GeneralChoice {
        of: Names { list, army }.unit_in_place(id),
        now: match unit.general.map(text::general_level) {
            Some(level) if leads => format!("{level}, C-in-C"),
            Some(level) => level.to_owned(),
            None => "None".to_owned(),
        },
        note: match (is_open, seat) {
            (false, _) => "The list has no general for these troops.".to_owned(),
            (true, Seat::SubGeneral) if !is_great_battle => {
                with_vd("A sub-general, not the C-in-C.", vd)
            }
            (true, _) => with_vd("", vd),
        },
        levels: match is_open {
            true => ORDER
                .map(|level| choice(army, unit, level, may_lead))
                .into(),
            false => Vec::new(),
        },
        leads: unit.general.map(|_| {
            let edit = Edit::SetCic(if leads { None } else { Some(id) });
            MenuItem::switch("C-in-C", leads, edit)
        }),
    })
}

/// What a general changes is said once.
fn with_vd(text: &str, vd: Option<(u8, u8)>) -> String {
    let vd = vd.map(|(without, with)| format!("VD {without} → {with} with a general."));
    let parts = [text.to_owned(), vd.unwrap_or_default()];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// The first general of an army leads it, where he may.
fn choice(army: &Army, unit: &Unit, level: Option<GeneralLevel>, may_lead: bool) -> LevelChoice {
    let set = Edit::SetGeneral {
        unit: unit.id,
        level,
    };
    let edit = match level.is_some() && may_lead && army.cic.is_none() {
        true => Edit::Several(vec![set, Edit::SetCic(Some(unit.id))]),
        false => set,
    };
    let label = level.map_or("No general", text::general_level);
    LevelChoice {
        level,
        about: level.and_then(reference::general),
        item: MenuItem::switch(label, unit.general == level, edit),
    }
}
