//! `muster link`: links that hold a whole army, an event or a tournament.

use crate::given::{read, read_army};
use crate::library::Library;
use crate::options::FINE;
use muster::battle::tournament::Tournament;
use muster::event::{Event, Preset};
use muster::share::{Fingerprint, Link, Part, Shared, fingerprint, orders_fingerprint};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

pub fn run(
    library: &Library,
    files: &[PathBuf],
    base: &str,
    part: Part,
    json: bool,
) -> Result<u8, String> {
    let mut answers = Vec::new();
    for file in files {
        let made = Made::new(library, file, part)?;
        if json {
            answers.push(made.as_json(file, base));
        } else {
            outln!("{}", made.link.address(base));
        }
    }
    if json {
        outln!(
            "{}",
            serde_json::to_string_pretty(&answers).map_err(|e| e.to_string())?
        );
    }
    Ok(FINE)
}

struct Made {
    link: Link,
    /// The fingerprints of the army in it and of its orders, if it is one.
    prints: Option<(Fingerprint, Fingerprint)>,
}

impl Made {
    /// From the file of an army, an event or a tournament, or the name of a preset.
    fn new(library: &Library, file: &Path, part: Part) -> Result<Made, String> {
        let name = file.display().to_string();
        let preset = file.to_str().and_then(Preset::named);
        if let Some(preset) = preset.filter(|_| !file.exists()) {
            return Made::event(&name, &preset.event());
        }
        let bytes = read(file).map_err(|trouble| format!("{name}: {trouble}"))?;
        if let Ok(event) = Event::read(&bytes, &name) {
            return Made::event(&name, &event);
        }
        if let Ok(tournament) = Tournament::read(&bytes, &name) {
            let link = Link::tournament(&tournament).map_err(|_| {
                format!("{name}: too large for a link; send the file, or its ranking as CSV")
            })?;
            return Ok(Made { link, prints: None });
        }
        let source = read_army(&bytes, &name).map_err(|error| error.to_string())?;
        let army = source.army().clone();
        let list = source.list(library).ok_or_else(|| {
            format!(
                "{name}, at list.id: there is no list {} ({:?})",
                army.list.id, army.list.name
            )
        })?;
        let link = Link::army(&Shared::of(&list, &army), part)
            .map_err(|error| format!("{name}: {error}"))?;
        let prints = (
            fingerprint(&list, &army),
            orders_fingerprint(&list, &army, None),
        );
        Ok(Made {
            link,
            prints: Some(prints),
        })
    }

    fn event(name: &str, event: &Event) -> Result<Made, String> {
        let link = Link::event(event).map_err(|error| format!("{name}: {error}"))?;
        Ok(Made { link, prints: None })
    }

    fn as_json(&self, file: &Path, base: &str) -> Value {
        let (army, orders) = self.prints.unzip();
        json!({
            "file": file.display().to_string(),
            "link": self.link.address(base),
            "characters": self.link.to_string().len() - 1,
            "fingerprint": army.map(|army| army.to_string()),
            "orders": orders.map(|orders| orders.to_string()),
        })
    }
}
