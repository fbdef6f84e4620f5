//! Everything that is stored as one file, and what of such a file belongs to the player. The texts
//! go in as they are stored, sums and all, so that damage on the way is noticed. rescue.js writes
//! the same file when the program can't.

use super::collection::Collection;
use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use serde_json::Value;

const PREFIX: &str = "muster:";
const VERSION: u16 = 1;
/// Far more than browsers keep for a page.
const MAX_BYTES: usize = 50_000_000;

/// A key of the browser's storage and the text there.
pub type Stored = (String, String);

/// Whether a player would miss it; the rest is made anew or belongs to the device.
pub fn is_kept(key: &str) -> bool {
    let own = key.strip_prefix(PREFIX);
    own.is_some_and(|own| {
        Collection::find(key).is_some()
            || !(Collection::ALL
                .iter()
                .any(|collection| key == collection.index())
                || own.starts_with("before:")
                || ["me", "theme", "backup", "backup-lists"].contains(&own))
    })
}

/// A backup as it is written.
#[derive(Serialize)]
struct Backup<'s> {
    muster: &'static str,
    version: u16,
    stored: IndexMap<&'s str, &'s str>,
}

/// What is read first: in a newer version the rest may have another shape.
#[derive(Deserialize)]
struct Versioned {
    version: u64,
}

/// What is read of a backup of this version.
#[derive(Deserialize)]
struct Contents {
    stored: IndexMap<String, Value>,
}

pub fn write(stored: &[Stored]) -> String {
    let kept = stored.iter().filter(|(key, _)| is_kept(key));
    let backup = Backup {
        muster: "backup",
        version: VERSION,
        stored: kept.map(|(key, text)| (&**key, &**text)).collect(),
    };
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&backup).unwrap_or_default()
}

/// Whether a text means to be a backup.
pub fn is_one(text: &str) -> bool {
    let start: String = text.chars().take(80).collect();
    start.starts_with('{') && start.contains("\"muster\"") && start.contains("\"backup\"")
}

/// What a backup holds, or a sentence why it isn't one.
pub fn read(text: &str) -> Result<Vec<Stored>, String> {
    if text.len() > MAX_BYTES {
        return Err("The file is far too large for a backup, so it was not read.".to_owned());
    }
    let Versioned { version } = serde_json::from_str(text).map_err(|error| {
        let sentence = match error.is_data() {
            true => "The file isn’t a Muster backup.",
            false => "The file is cut short, or it isn’t a Muster backup.",
        };
        sentence.to_owned()
    })?;
    if version != u64::from(VERSION) {
        let sentence =
            "The backup was made by a newer version of Muster. Reload the page to get it.";
        return Err(sentence.to_owned());
    }
    let Contents { stored } =
        serde_json::from_str(text).map_err(|_| "The backup holds nothing.".to_owned())?;
    let kept = stored.into_iter().filter_map(|(key, value)| match value {
        Value::String(text) if is_kept(&key) => Some((key, text)),
        _ => None,
    });
    Ok(kept.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored() -> Vec<Stored> {
        [
            "muster:army:a",
            "muster:army:b",
            "muster:game:a",
            "muster:events",
        ]
        .map(|key| (key.to_owned(), format!("text \"of\"\n{key} é")))
        .to_vec()
    }

    #[test]
    fn a_backup_comes_back_as_it_was() {
        let mut all = stored();
        for other in [
            "muster:armies",
            "muster:games",
            "muster:me",
            "muster:theme",
            "muster:before:a",
            "else",
        ] {
            all.push((other.to_owned(), "x".to_owned()));
        }
        assert_eq!(read(&write(&all)), Ok(stored()));
    }

    #[test]
    fn other_files_are_refused_with_a_sentence() {
        let whole = write(&stored());
        for at in 0..whole.len() - 2 {
            if whole.is_char_boundary(at) {
                assert!(read(&whole[..at]).is_err(), "cut at {at}");
            }
        }
        for text in [
            "",
            "{}",
            "[1]",
            "{\"muster\":\"backup\",\"version\":2}",
            "{\"muster\":\"backup\",\"version\":1}",
        ] {
            let sentence = read(text).expect_err(text);
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    }
}
