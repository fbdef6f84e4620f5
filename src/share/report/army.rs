//! The lines about the army: purchases and orders, and the commands with their units.

use super::word;
use crate::army::{Army, Body, Forward, Unit, UnitId};
use crate::list::{ArmyList, TroopId};
use std::fmt::{Result, Write};

/// What is chosen for the army as a whole.
pub fn write_choices(out: &mut String, army: &Army) -> Result {
    writeln!(out, "structure {}", word(army.structure))?;
    let bought = &army.purchases;
    let numbers = [
        ("exploration", bought.exploration),
        ("destiny", bought.destiny),
        ("fortifications", bought.fortifications),
    ];
    for (what, number) in numbers.into_iter().filter(|(_, number)| *number > 0) {
        writeln!(out, "{what} {number}")?;
    }
    if bought.scorpio {
        writeln!(out, "scorpio")?;
    }
    for package in &bought.packages {
        writeln!(out, "package {} x {}", package.variant, package.count)?;
    }
    if let Some(scenario) = army.basic.scenario {
        writeln!(out, "scenario {}", word(scenario))?;
    }
    for ford in &army.basic.fords {
        write!(out, "ford {}", ford.at)?;
        if ford.shift != 0 || ford.die.is_some() {
            write!(out, " shifted {}", ford.shift)?;
        }
        if let Some(die) = ford.die {
            write!(out, " die {die}")?;
        }
        writeln!(out)?;
    }
    for taken in &army.basic.options {
        write!(out, "option {}", taken.option)?;
        write!(out, " give {} take {}", taken.give, taken.take)?;
        match taken.many {
            None => writeln!(out)?,
            Some(many) => writeln!(out, " many {many}")?,
        }
    }
    // Units that aren't there have no line of their own to say it on.
    let missing = |id: &UnitId| army.unit(*id).is_none();
    if let Some(cic) = army.cic.filter(missing) {
        writeln!(out, "cic {}", cic.0)?;
    }
    if let Some(joan) = bought.joan.filter(missing) {
        writeln!(out, "joan {}", joan.0)?;
    }
    write_orders(out, army)
}

fn write_orders(out: &mut String, army: &Army) -> Result {
    let orders = &army.deployment;
    let numbers =
        |units: &[UnitId]| -> String { units.iter().map(|unit| format!(" {}", unit.0)).collect() };
    match &orders.forward {
        None => {}
        Some(Forward::A(command)) => writeln!(out, "forward A {}", command.0)?,
        Some(Forward::B(units)) => writeln!(out, "forward B{}", numbers(units))?,
    }
    if let Some(march) = orders.flank_march {
        writeln!(out, "flank march {} {}", march.command.0, word(march.side))?;
    }
    for ambush in &orders.ambushes {
        let (ground, units) = (word(ambush.ground), numbers(&ambush.units));
        writeln!(out, "ambush {ground} in {}:{units}", ambush.terrain)?;
    }
    Ok(())
}

pub fn write_commands(out: &mut String, list: &ArmyList, army: &Army) -> Result {
    for command in &army.commands {
        match command.contingent {
            None => writeln!(out, "command")?,
            Some(contingent) => writeln!(out, "command ally {contingent}")?,
        }
        let bodies = command.bodies.iter().map(|body| line(list, army, body));
        let lines: Vec<String> = bodies.collect();
        for alike in lines.chunk_by(|one, other| one == other) {
            match alike {
                [line] => writeln!(out, "  {line}")?,
                [line, ..] => writeln!(out, "  {} x {line}", alike.len())?,
                [] => {}
            }
        }
    }
    Ok(())
}

fn line(list: &ArmyList, army: &Army, body: &Body) -> String {
    let ranks = body.ranks.iter().map(|unit| unit_line(list, army, unit));
    ranks.collect::<Vec<_>>().join(" / ")
}

fn unit_line(list: &ArmyList, army: &Army, unit: &Unit) -> String {
    let mut line = troop(list, unit.troop);
    if let Some(level) = unit.general {
        line.push_str(&format!(", general {}", word(level)));
    }
    let mut marks = Vec::new();
    marks.extend(
        unit.upgrades
            .iter()
            .map(|upgrade| format!("upgrade {upgrade}")),
    );
    marks.extend(unit.arms.map(|arms| format!("arms {arms}")));
    let flags = [
        (army.cic == Some(unit.id), "cic"),
        (army.purchases.joan == Some(unit.id), "joan"),
        (unit.rear, "rear"),
        (unit.pike_upgrade, "pikes"),
        (unit.dismounted, "on foot"),
        (unit.fortified, "fortified"),
    ];
    let flags = flags.into_iter().filter(|(is_set, _)| *is_set);
    marks.extend(flags.map(|(_, mark)| mark.to_owned()));
    for mark in marks {
        line.push_str(", ");
        line.push_str(&mark);
    }
    line
}

/// A troop by its name in small letters with hyphens, where no other has the same; else by its
/// number.
fn troop(list: &ArmyList, id: TroopId) -> String {
    let slug = |name: &str| {
        let letters = name.to_lowercase();
        let parts = letters.split(|c: char| !c.is_alphanumeric());
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        parts.join("-")
    };
    let troops = || list.profiles().troops();
    let named = troops()
        .find(|troop| troop.id == id)
        .map(|troop| slug(&troop.name));
    let is_plain = |name: &String| {
        let alike = troops().filter(|troop| slug(&troop.name) == *name);
        name.parse::<u16>().is_err() && !name.is_empty() && alike.count() == 1
    };
    named.filter(is_plain).unwrap_or_else(|| id.to_string())
}
