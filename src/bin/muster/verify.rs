//! `muster lists verify`: checks a folder of lists, as a club or a contributor keeps it.

use crate::options::{FINE, ILLEGAL, UNREADABLE};
use crate::terminal::harmless;
use muster::list::{ArmyList, ListId};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What was found in one file.
#[derive(Serialize)]
struct Checked {
    file: String,
    /// The list's name, if it could be read.
    list: Option<String>,
    faults: Vec<String>,
    /// What is no fault, and might be put right all the same.
    advice: Vec<String>,
}

pub fn run(folder: &Path, json: bool) -> Result<u8, String> {
    let mut checked = Vec::new();
    let mut numbers: BTreeMap<ListId, String> = BTreeMap::new();
    for path in lists_in(folder)? {
        let file = path.display().to_string();
        let bytes = match std::fs::read(&path) {
            Ok(bytes) => bytes,
            // The others are checked all the same.
            Err(error) => {
                checked.push(unreadable(file, error.to_string()));
                continue;
            }
        };
        let mut entry = check(&path, &file, &bytes);
        if let Ok(list) = serde_json::from_slice::<ArmyList>(&bytes)
            && let Some(other) = numbers.insert(list.id, file)
        {
            let fault = format!("id: {} is the number of {other} too", list.id);
            entry.faults.push(fault);
        }
        checked.push(entry);
    }
    if checked.is_empty() {
        return Err(format!("{}: there are no lists (*.json)", folder.display()));
    }
    say(&checked, json)?;
    let unreadable = checked.iter().any(|entry| entry.list.is_none());
    let faulty = checked.iter().any(|entry| !entry.faults.is_empty());
    Ok(match (unreadable, faulty) {
        (true, _) => UNREADABLE,
        (false, true) => ILLEGAL,
        (false, false) => FINE,
    })
}

fn say(checked: &[Checked], json: bool) -> Result<(), String> {
    if json {
        let said = serde_json::to_string_pretty(checked).map_err(|error| error.to_string())?;
        outln!("{said}");
        return Ok(());
    }
    for entry in checked {
        let name = entry.list.as_deref().unwrap_or("not a list");
        match entry.faults.is_empty() {
            true => outln!("sound   {}: {}", harmless(&entry.file), harmless(name)),
            false => outln!("faulty  {}: {}", harmless(&entry.file), harmless(name)),
        }
        for fault in &entry.faults {
            outln!("          {}", harmless(fault));
        }
        for advice in &entry.advice {
            outln!("          ({})", harmless(advice));
        }
    }
    let sound = checked.iter().filter(|it| it.faults.is_empty()).count();
    outln!("{sound} of {} sound", checked.len());
    Ok(())
}

fn unreadable(file: String, fault: String) -> Checked {
    Checked {
        file,
        list: None,
        faults: vec![fault],
        advice: Vec::new(),
    }
}

fn check(path: &Path, file: &str, bytes: &[u8]) -> Checked {
    let list = match ArmyList::read(bytes, file) {
        Ok(list) => Some(list),
        Err(_) => serde_json::from_slice(bytes).ok(),
    };
    let Some(list) = list else {
        let error = ArmyList::read(bytes, file).err();
        let fault = error.map_or_else(String::new, |error| error.to_string());
        return unreadable(file.to_owned(), fault);
    };
    let faults: Vec<String> = list
        .faults()
        .into_iter()
        .map(|fault| format!("{}: {}", fault.path, fault.message))
        .collect();
    // Lists go by their slug; the file's name is for those who look into the folder.
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let advice =
        (stem != Some(&list.slug)).then(|| format!("slug: {0}; call the file {0}.json", list.slug));
    Checked {
        file: file.to_owned(),
        list: Some(list.name),
        faults,
        advice: advice.into_iter().collect(),
    }
}

/// The files of lists in a folder, in order; the generated ones there aren't lists.
fn lists_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        let name = path.file_name().and_then(|name| name.to_str());
        let is_list = name.is_some_and(|name| {
            name.ends_with(".json") && !matches!(name, "index.json" | "schema.json")
        });
        if is_list {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
