//! A line of units: `2 x spearmen, upgrade 1 / spearmen, rear`.

use super::{parse, troop_id};
use muster::army::{Army, Body, GeneralLevel, Unit};
use muster::list::{ArmsId, ArmyList, UpgradeId};

pub fn read_body(list: &ArmyList, army: &mut Army, line: &str) -> Result<(), String> {
    let (times, line) = match line.split_once(" x ") {
        Some((times, rest)) => (parse::<u32>(times)?, rest),
        None => (1, line),
    };
    for _ in 0..times {
        let mut ranks: Vec<Unit> = Vec::new();
        let first = army.fresh_unit_id().0;
        let mut joan_and_cic = Vec::new();
        for (r, rank) in line.split(" / ").enumerate() {
            let id = muster::army::UnitId(first + r as u32);
            let (unit, marks) = read_unit(list, id, rank)?;
            joan_and_cic.extend(marks.into_iter().map(|mark| (mark, id)));
            ranks.push(unit);
        }
        for (mark, id) in joan_and_cic {
            match mark {
                Mark::Cic => army.cic = Some(id),
                Mark::Joan => army.purchases.joan = Some(id),
            }
        }
        let command = army
            .commands
            .last_mut()
            .ok_or("units stand below a `command`")?;
        command.bodies.push(Body { ranks });
    }
    Ok(())
}

enum Mark {
    Cic,
    Joan,
}

fn read_unit(
    list: &ArmyList,
    id: muster::army::UnitId,
    text: &str,
) -> Result<(Unit, Vec<Mark>), String> {
    let mut parts = text.split(',').map(str::trim);
    let name = parts.next().unwrap_or_default();
    let mut unit = Unit::new(id, troop_id(list, name)?);
    let mut marks = Vec::new();
    for part in parts {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words.as_slice() {
            ["rear"] => unit.rear = true,
            ["general", level] => unit.general = Some(read_level(level)?),
            ["cic"] => marks.push(Mark::Cic),
            ["joan"] => marks.push(Mark::Joan),
            ["upgrade", number] => unit.upgrades.push(UpgradeId(parse(number)?)),
            ["arms", number] => unit.arms = Some(ArmsId(parse(number)?)),
            ["pikes"] => unit.pike_upgrade = true,
            ["on", "foot"] => unit.dismounted = true,
            ["fortified"] => unit.fortified = true,
            _ => return Err(format!("{part:?} says nothing about a unit")),
        }
    }
    Ok((unit, marks))
}

fn read_level(word: &str) -> Result<GeneralLevel, String> {
    serde_json::from_value(word.into()).map_err(|_| format!("{word} is no level of general"))
}
