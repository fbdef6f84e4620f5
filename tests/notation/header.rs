//! The lines above the commands: the event with its readings, purchases, deployment.

use super::{command_id, parse, unit_ids};
use muster::army::{
    Ambush, Army, Flank, FlankMarch, Forward, Ground, PackageBought, TakenOption, UnitId,
};
use muster::battle::scenario::Ford;
use muster::event::{ListsAdmitted, Preset, StandardZone, SubPeriod, Waiver};
use muster::list::{PackageId, SwapId};
use muster::rules::RuleName;
use serde::de::DeserializeOwned;

pub fn read(army: &mut Army, line: &str, words: &[&str]) -> Result<(), String> {
    match words {
        ["event", name] => {
            army.event = Preset::named(name).ok_or("there is no such event")?.event();
        }
        ["setting", name] => army.event.setting = word(name)?,
        ["scale", name] => army.event.scale = word(name)?,
        ["table", size] => {
            let (width, depth) = size.split_once('x').ok_or("a table is WIDTHxDEPTH")?;
            army.event.table.width = parse(width)?;
            army.event.table.depth = parse(depth)?;
        }
        ["cic", unit] => army.cic = Some(UnitId(parse(unit)?)),
        ["joan", unit] => army.purchases.joan = Some(UnitId(parse(unit)?)),
        ["points", number] => army.event.points = parse(number)?,
        ["lists", "open"] => army.event.lists = ListsAdmitted::Open,
        ["lists", "official"] => army.event.lists = ListsAdmitted::OfficialOnly,
        ["periods", names @ ..] => army.event.periods = periods(names)?,
        ["no", "destiny", "rolls"] => army.event.destiny_rolls = false,
        ["waive", rule, reason @ ..] => {
            let rule = RuleName::named(rule).ok_or("there is no such rule")?;
            army.event.waivers.push(Waiver {
                rule,
                reason: reason.join(" "),
            });
        }
        ["reading", rest @ ..] => read_reading(army, rest)?,

        ["edition", name] => army.event.basic.edition = word(name)?,
        ["scenario", name] => army.basic.scenario = Some(word(name)?),
        ["ford", rest @ ..] => army.basic.fords.push(ford(rest)?),
        ["h", mm] => army.event.basic.h_mm = Some(parse(mm)?),
        ["zone", middle, sides] => {
            army.event.basic.zone = Some(StandardZone {
                from_middle: parse(middle)?,
                from_sides: parse(sides)?,
            });
        }
        ["option", number, rest @ ..] => army.basic.options.push(option(number, rest)?),
        ["structure", name] => army.structure = word(name)?,
        ["exploration", number] => army.purchases.exploration = parse(number)?,
        ["destiny", number] => army.purchases.destiny = parse(number)?,
        ["fortifications", number] => army.purchases.fortifications = parse(number)?,
        ["scorpio"] => army.purchases.scorpio = true,
        ["package", variant, "x", count] => {
            let variant = PackageId(parse(variant)?);
            army.purchases.packages.push(PackageBought {
                variant,
                count: parse(count)?,
            });
        }

        ["forward", "A", command] => {
            army.deployment.forward = Some(Forward::A(command_id(command)?));
        }
        ["forward", "B", units @ ..] => {
            army.deployment.forward = Some(Forward::B(unit_ids(units)?));
        }
        ["flank", "march", command, side] => {
            let side: Flank = word(side)?;
            army.deployment.flank_march = Some(FlankMarch {
                command: command_id(command)?,
                side,
            });
        }
        ["ambush", ground, "in", rest @ ..] => {
            let ground: Ground = word(ground)?;
            let rest = rest.join(" ");
            let (terrain, units) = rest
                .split_once(':')
                .ok_or("an ambush is `ambush GROUND in NAME: UNITS`")?;
            let units: Vec<&str> = units.split_whitespace().collect();
            let units = unit_ids(&units)?;
            let terrain = terrain.trim().to_owned();
            army.deployment.ambushes.push(Ambush {
                terrain,
                ground,
                units,
            });
        }
        _ => {
            if !super::map::read(army, words)? {
                return Err(format!("{line:?} says nothing about an army"));
            }
        }
    }
    Ok(())
}

/// `option 1 give 0 take 1 many 2`: what is left out is the first, or all.
fn option(number: &str, rest: &[&str]) -> Result<TakenOption, String> {
    let mut taken = TakenOption::new(SwapId(parse(number)?));
    for pair in rest.chunks(2) {
        match pair {
            ["give", bundle] => taken.give = parse(bundle)?,
            ["take", bundle] => taken.take = parse(bundle)?,
            ["many", units] => taken.many = Some(parse(units)?),
            _ => return Err("an option is `option NUMBER give N take N many N`".into()),
        }
    }
    Ok(taken)
}

fn read_reading(army: &mut Army, words: &[&str]) -> Result<(), String> {
    let readings = &mut army.event.readings;
    match words {
        ["or-rows", name] => readings.or_rows = word(name)?,
        ["ally-scaling", name] => readings.ally_scaling = word(name)?,
        ["shallow-table-zone", name] => readings.shallow_table_zone = word(name)?,
        ["whole-large-unit"] => readings.whole_large_unit = true,
        ["commands-at-500", min, max] => readings.commands_at_500 = (parse(min)?, parse(max)?),
        ["largest-at-500", percent] => readings.largest_at_500 = Some(parse(percent)?),
        ["volume-31-joins", names @ ..] => readings.volume_31_joins = periods(names)?,
        _ => return Err("there is no such reading".into()),
    }
    Ok(())
}

fn periods(names: &[&str]) -> Result<Vec<SubPeriod>, String> {
    names.iter().map(|name| word(name)).collect()
}

/// A word as the JSON of armies and events has it.
pub fn word<T: DeserializeOwned>(word: &str) -> Result<T, String> {
    serde_json::from_value(word.into()).map_err(|error| format!("{word:?}: {error}"))
}

/// `ford 12`, `ford 12 shifted 8`, `ford 12 shifted 8 die 3`: millimetres from the middle.
fn ford(words: &[&str]) -> Result<Ford, String> {
    let mut ford = Ford::default();
    match words {
        [at] => ford.at = parse(at)?,
        [at, "shifted", by] => (ford.at, ford.shift) = (parse(at)?, parse(by)?),
        [at, "shifted", by, "die", die] => {
            (ford.at, ford.shift, ford.die) = (parse(at)?, parse(by)?, Some(parse(die)?));
        }
        _ => return Err("a ford is: ford AT shifted BY die N".to_owned()),
    }
    Ok(ford)
}
