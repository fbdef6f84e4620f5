//! Reading and writing files, with sentences for what goes wrong.

use crate::Done;
use std::fs;
use std::path::{Path, PathBuf};

pub fn read(path: &Path) -> Done<String> {
    fs::read_to_string(path).map_err(|error| cannot("read", path, &error))
}

pub fn write(path: &Path, text: &str) -> Done {
    fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

/// All files in a folder and below it, sorted.
pub fn below(folder: &Path) -> Done<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))? {
        let path = entry
            .map_err(|error| cannot("read", folder, &error))?
            .path();
        match path.is_dir() {
            true => found.extend(below(&path)?),
            false => found.push(path),
        }
    }
    found.sort();
    Ok(found)
}

pub fn cannot(act: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Can't {act} {}: {error}.", path.display())
}
