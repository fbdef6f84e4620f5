//! The army lists: those built into the program, or those of a folder.

use muster::list::{ArmyList, ListId};
use std::path::Path;

include!(concat!(env!("OUT_DIR"), "/built_in_lists.rs"));

pub struct Library {
    lists: Vec<ArmyList>,
}

impl Library {
    pub fn load(folder: Option<&Path>) -> Result<Self, String> {
        let mut lists = match folder {
            None => built_in()?,
            Some(folder) => read_folder(folder)?,
        };
        lists.sort_by(|a, b| (&a.name, a.id).cmp(&(&b.name, b.id)));
        if let [a, b] = first_shared_id(&lists)[..] {
            return Err(format!("the lists {a} and {b} have the same number"));
        }
        Ok(Library { lists })
    }

    pub fn all(&self) -> &[ArmyList] {
        &self.lists
    }

    pub fn by_id(&self, id: ListId) -> Option<&ArmyList> {
        self.lists.iter().find(|list| list.id == id)
    }

    /// By short name or number; on failure, names that come close.
    pub fn named(&self, name: &str) -> Result<&ArmyList, String> {
        let by_number = name.parse().ok().and_then(|id| self.by_id(ListId(id)));
        let found = by_number.or_else(|| self.lists.iter().find(|list| list.slug == name));
        found.ok_or_else(|| {
            let wanted = name.to_lowercase();
            let close: Vec<&str> = self
                .lists
                .iter()
                .map(|list| list.slug.as_str())
                .filter(|slug| {
                    wanted
                        .split('-')
                        .any(|part| part.len() > 2 && slug.contains(part))
                })
                .collect();
            match close.as_slice() {
                [] => format!("there is no list called {name}; `muster lists` names them all"),
                close => format!(
                    "there is no list called {name}; did you mean {}?",
                    close.join(" or ")
                ),
            }
        })
    }
}

fn first_shared_id(lists: &[ArmyList]) -> Vec<&str> {
    let mut seen = std::collections::BTreeMap::new();
    for list in lists {
        if let Some(first) = seen.insert(list.id, list.slug.as_str()) {
            return vec![first, &list.slug];
        }
    }
    Vec::new()
}

fn built_in() -> Result<Vec<ArmyList>, String> {
    let lists = BUILT_IN
        .iter()
        .map(|(file, text)| ArmyList::read(text.as_bytes(), file));
    lists
        .collect::<Result<_, _>>()
        .map_err(|error| error.to_string())
}

/// Every list of a folder; the generated files there aren't lists.
pub fn read_folder(folder: &Path) -> Result<Vec<ArmyList>, String> {
    let trouble = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut lists = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        if !name.ends_with(".json") || matches!(name, "index.json" | "schema.json") {
            continue;
        }
        let file = path.display().to_string();
        let bytes = std::fs::read(&path).map_err(|error| format!("{file}: {error}"))?;
        lists.push(ArmyList::read(&bytes, &file).map_err(|error| error.to_string())?);
    }
    Ok(lists)
}
