//! `muster generate`: the files that are made from the lists and from the types.

use crate::options::FINE;
use muster::list::{ArmyList, ListIndex};
use std::path::Path;

pub fn run(folder: Option<&Path>) -> Result<u8, String> {
    let folder = folder.unwrap_or(Path::new("lists"));
    let lists = crate::library::read_folder(folder)?;
    let index = serde_json::to_string_pretty(&ListIndex::of(&lists)).map_err(|e| e.to_string())?;
    let schema = serde_json::to_string_pretty(&schemars::schema_for!(ArmyList))
        .map_err(|e| e.to_string())?;
    for (name, text) in [("index.json", index), ("schema.json", schema)] {
        let path = folder.join(name);
        std::fs::write(&path, text + "\n").map_err(|e| format!("{}: {e}", path.display()))?;
        println!("wrote {}", path.display());
    }
    Ok(FINE)
}
