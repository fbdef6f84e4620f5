//! `muster generate`: the files that are made from the lists, the types and the guide.

use crate::options::FINE;
use muster::list::{ArmyList, ListIndex};
use muster::text::guide_json;
use std::path::Path;

pub fn run(folder: Option<&Path>) -> Result<u8, String> {
    let folder = folder.unwrap_or(Path::new("lists"));
    let lists = crate::library::read_folder(folder)?;
    let index = serde_json::to_string_pretty(&ListIndex::of(&lists)).map_err(|e| e.to_string())?;
    let schema = serde_json::to_string_pretty(&schemars::schema_for!(ArmyList))
        .map_err(|e| e.to_string())?;
    let files = [
        (folder.join("index.json"), index),
        (folder.join("schema.json"), schema),
        (Path::new("public").join("guide.json"), guide_json()),
    ];
    for (path, text) in files {
        std::fs::write(&path, text + "\n").map_err(|e| format!("{}: {e}", path.display()))?;
        outln!("wrote {}", path.display());
    }
    Ok(FINE)
}
