//! The lines and options of a Basic list, as text. A unit has the fields of a troop apart from
//! discipline and price.

use super::field::{TroopField, figure, refusal, set, show};
use crate::list::{ArmyList, BasicList, BasicUnit, PrintedVdt, RowId, Troop, TroopId, VbuChange};

pub const UNIT_FIELDS: [TroopField; 7] = [
    TroopField::Type,
    TroopField::Name,
    TroopField::M,
    TroopField::Vbu,
    TroopField::I,
    TroopField::Vd,
    TroopField::Weapons,
];

/// A unit as a troop. Without a VBU nothing was typed yet, which a troop shows by its price.
fn as_troop(unit: &BasicUnit) -> Troop {
    Troop {
        id: TroopId(1),
        name: unit.name.clone().unwrap_or_default(),
        kind: unit.kind,
        stats: unit.stats,
        price: u16::from(unit.stats.vbu > 0),
        rear_price: None,
        general: unit.general,
        weapons: unit.weapons.clone(),
        arms: unit.arms.clone(),
        traits: unit.traits.clone(),
        dismount: None,
        ours: Vec::new(),
    }
}

pub fn show_unit(unit: &BasicUnit, field: TroopField) -> String {
    show(&as_troop(unit), field).trim_start().to_owned()
}

pub fn set_unit(unit: &BasicUnit, field: TroopField, typed: &str) -> Result<BasicUnit, String> {
    let troop = set(&as_troop(unit), field, typed)?;
    Ok(BasicUnit {
        name: (!troop.name.is_empty()).then_some(troop.name),
        kind: troop.kind,
        stats: troop.stats,
        general: troop.general,
        weapons: troop.weapons,
        arms: troop.arms,
        traits: troop.traits,
    })
}

pub fn read_count(typed: &str) -> Result<u16, String> {
    let typed = typed.trim();
    let wrong = |_| refusal(typed, "a number of units", "Type a number such as 2.");
    typed.parse().map_err(wrong)
}

/// "16/8": the total and the break point.
pub fn show_vdt(vdt: Option<PrintedVdt>) -> String {
    vdt.map_or_else(String::new, |vdt| {
        format!("{}/{}", vdt.total, vdt.break_point)
    })
}

pub fn read_vdt(typed: &str) -> Result<Option<PrintedVdt>, String> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let read = typed.split_once('/').and_then(|(total, at)| {
        Some(PrintedVdt {
            total: total.trim().parse().ok()?,
            break_point: at.trim().parse().ok()?,
        })
    });
    let wrong = || refusal(typed, "a VDT", "Type it as printed, such as 16/8.");
    read.map(Some).ok_or_else(wrong)
}

/// "6", or "+1".
pub fn show_vbu(vbu: VbuChange) -> String {
    match vbu {
        VbuChange::To(vbu) => vbu.to_string(),
        VbuChange::By(by) => format!("{by:+}"),
    }
}

pub fn read_vbu(typed: &str) -> Result<VbuChange, String> {
    let typed = typed.trim().replace('−', "-");
    if typed.starts_with(['+', '-']) {
        let by = typed.parse().map(VbuChange::By);
        return by.map_err(|_| refusal(&typed, "a change", "Type +1 or -1."));
    }
    figure(&typed, "VBU").map(VbuChange::To)
}

/// What lines are called where one is chosen: by their names, or by type and VBU.
pub fn line_names(list: &ArmyList) -> Vec<(u16, String)> {
    let lines = list.basic_list().map_or(&[][..], |basic| &basic.lines);
    let named = lines
        .iter()
        .map(|line| (line.id.0, line_name(list, line.id)));
    named.collect()
}

pub fn line_name(list: &ArmyList, id: RowId) -> String {
    let basic = list.basic_list();
    let line = basic.and_then(|basic| basic.lines.iter().find(|line| line.id == id));
    let Some(line) = line else {
        return format!("Line {id}");
    };
    let unit = &line.unit;
    match (&unit.name, unit.stats.vbu) {
        (Some(name), _) => format!("{} {name}", unit.kind.code()),
        (None, 0) => format!("{}, nothing typed yet", unit.kind.code()),
        (None, vbu) => format!("{} with VBU {vbu}", unit.kind.code()),
    }
}

/// Options without any part are for nobody yet.
pub(super) fn without_blanks(basic: &mut BasicList) {
    basic.options.retain(|option| {
        !(option.give_one_of.is_empty()
            && option.take_one_of.is_empty()
            && option.changes.is_empty())
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::{Seat, TakenUnit, blank_unit};

    #[test]
    fn every_field_of_every_shipped_basic_list_is_read_back_as_it_is_shown() {
        let mut units = 0;
        for file in std::fs::read_dir("lists").unwrap() {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            let Ok(list) = ArmyList::read(&bytes, "list") else {
                continue;
            };
            let Some(basic) = list.basic_list() else {
                continue;
            };
            assert_eq!(
                read_vdt(&show_vdt(basic.printed_vdt)),
                Ok(basic.printed_vdt)
            );
            let lines = basic.lines.iter().map(|line| &line.unit);
            let taken = basic
                .options
                .iter()
                .flat_map(|it| &it.take_one_of)
                .flatten();
            let taken = taken.filter_map(|it| match &it.what {
                TakenUnit::Line(_) => None,
                TakenUnit::Unit(unit) => Some(&**unit),
            });
            for unit in lines.chain(taken).filter(|unit| unit.arms.len() != 1) {
                for field in UNIT_FIELDS {
                    let text = show_unit(unit, field);
                    assert_eq!(set_unit(unit, field, &text).as_ref(), Ok(unit), "{text}");
                }
                units += 1;
            }
            for change in basic.options.iter().flat_map(|it| &it.changes) {
                assert_eq!(read_vbu(&show_vbu(change.vbu)), Ok(change.vbu));
            }
        }
        assert!(units > 100, "{units}");
    }

    #[test]
    fn a_line_is_typed_as_it_is_printed() {
        let mut unit = blank_unit();
        assert_eq!(show_unit(&unit, TroopField::M), "");
        for (field, typed) in [
            (TroopField::Type, "cp"),
            (TroopField::Name, "(*)"),
            (TroopField::M, "8"),
            (TroopField::Vbu, "6"),
            (TroopField::I, "0"),
            (TroopField::Vd, "3"),
            (TroopField::Weapons, "crossbow B or short bow B"),
        ] {
            unit = set_unit(&unit, field, typed).unwrap();
        }
        assert_eq!((unit.name.as_deref(), unit.general), (None, Seat::Yes));
        assert_eq!(show_unit(&unit, TroopField::Name), "(*)");
        assert_eq!(show_unit(&unit, TroopField::I), "0");
        assert_eq!((unit.stats.m, unit.stats.d, unit.arms.len()), (8, None, 2));
        assert!(read_vdt("16").is_err() && read_vbu("+x").is_err() && read_count("").is_err());
        assert_eq!(read_vbu("−1"), Ok(VbuChange::By(-1)));
    }
}
