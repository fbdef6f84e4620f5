//! Armies as text, for the cases in `tests/rulings/`. CONTRIBUTING.md explains it.

#![allow(dead_code, reason = "each test uses its own part of it")]

mod header;
mod map;
mod pasted;
mod unit;

pub use pasted::pasted_back;

use muster::army::{Army, Command, CommandId, UnitId};
use muster::event::Preset;
use muster::list::{ArmyList, ContingentId, TroopId};
use std::path::{Path, PathBuf};

/// A list with an army drawn from it.
pub struct Case {
    pub list: ArmyList,
    pub army: Army,
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// A shipped list, or one of `tests/lists/`, which have what no shipped list has.
pub fn read_list(slug: &str) -> Result<ArmyList, String> {
    let file = format!("{slug}.json");
    let folders = ["lists", "tests/lists"].map(|folder| root().join(folder));
    let paths = folders.map(|folder| folder.join(&file));
    let path = paths.iter().find(|path| path.exists()).unwrap_or(&paths[0]);
    let bytes = std::fs::read(path).map_err(|error| format!("list {slug}: {error}"))?;
    ArmyList::read(&bytes, &file).map_err(|error| error.to_string())
}

/// Reads an army in the notation.
pub fn army(text: &str) -> Result<Case, String> {
    let mut lines = text
        .lines()
        .map(strip_comment)
        .filter(|line| !line.trim().is_empty());
    let first = lines.next().ok_or("an army starts with `list NAME`")?;
    let slug = first
        .trim()
        .strip_prefix("list ")
        .ok_or("an army starts with `list NAME`")?;
    let list = read_list(slug.trim())?;
    let mut army = Army::new(&list, Preset::Mm15At300.event());
    army.commands.clear();
    army.cic = None;
    for line in lines {
        read_line(&list, &mut army, line).map_err(|trouble| format!("in {line:?}: {trouble}"))?;
    }
    Ok(Case { list, army })
}

fn strip_comment(line: &str) -> &str {
    line.split_once(" # ").map_or(line, |(before, _)| before)
}

fn read_line(list: &ArmyList, army: &mut Army, line: &str) -> Result<(), String> {
    if line.starts_with(char::is_whitespace) {
        return unit::read_body(list, army, line.trim());
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        ["command"] => {
            let id = army.fresh_command_id();
            army.commands.push(Command::new(id));
            Ok(())
        }
        ["command", "ally", number] => {
            let id = army.fresh_command_id();
            let contingent = Some(ContingentId(parse(number)?));
            army.commands.push(Command {
                contingent,
                ..Command::new(id)
            });
            Ok(())
        }
        _ => header::read(army, line, &words),
    }
}

pub fn parse<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse()
        .map_err(|_| format!("{word:?} is no number here"))
}

pub fn command_id(word: &str) -> Result<CommandId, String> {
    parse(word).map(CommandId)
}

pub fn unit_ids(words: &[&str]) -> Result<Vec<UnitId>, String> {
    words.iter().map(|word| parse(word).map(UnitId)).collect()
}

/// A troop by its name in small letters with hyphens, or by its number.
pub fn troop_id(list: &ArmyList, word: &str) -> Result<TroopId, String> {
    if let Ok(number) = word.parse() {
        return Ok(TroopId(number));
    }
    let troops: Vec<&muster::list::Troop> = list
        .profiles()
        .sections()
        .flat_map(|section| section.rows)
        .flat_map(|row| &row.troops)
        .filter(|troop| slug(&troop.name) == word)
        .collect();
    match troops.as_slice() {
        [troop] => Ok(troop.id),
        [] => Err(format!("{} has no troop called {word}", list.name)),
        several => {
            let ids: Vec<String> = several.iter().map(|troop| troop.id.to_string()).collect();
            Err(format!(
                "{word} is one of several; say its number: {}",
                ids.join(", ")
            ))
        }
    }
}

pub fn slug(name: &str) -> String {
    let letters = name.to_lowercase();
    let parts: Vec<&str> = letters
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect();
    parts.join("-")
}
