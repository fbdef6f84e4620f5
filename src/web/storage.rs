//! What the browser keeps. An army is written before the index that names it, so that the index
//! never names what isn't there.

use crate::army::Army;
use gloo_storage::errors::StorageError;
use gloo_storage::{LocalStorage, Storage};
use serde::{Deserialize, Serialize};

const INDEX: &str = "muster:armies";

fn army_key(key: &str) -> String {
    format!("muster:army:{key}")
}

/// What the start page shows of an army without reading it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    pub key: String,
    pub name: String,
    pub list: String,
    pub event: String,
    pub points: i32,
    pub limit: u16,
    pub legal: bool,
    /// Milliseconds since 1970.
    pub changed: f64,
    /// When it was deleted; it can be brought back until it is thrown away.
    #[serde(default)]
    pub deleted: Option<f64>,
}

/// Why something couldn't be kept or read.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The browser keeps nothing for this page.
    Blocked,
    /// There is no room left.
    Full,
    /// What is kept can't be read; the text is still there.
    Unreadable {
        message: String,
        text: String,
    },
    Gone,
}

pub fn index() -> Vec<Summary> {
    // What can't be read is left where it is: writing comes with a fresh read.
    LocalStorage::get(INDEX).unwrap_or_default()
}

pub fn write(summary: Summary, army: &Army) -> Result<(), Trouble> {
    LocalStorage::set(army_key(&summary.key), army).map_err(refused)?;
    change_index(|index| {
        index.retain(|other| other.key != summary.key);
        index.push(summary);
    })
}

pub fn change_index(change: impl FnOnce(&mut Vec<Summary>)) -> Result<(), Trouble> {
    let mut index = index();
    change(&mut index);
    LocalStorage::set(INDEX, index).map_err(refused)
}

pub fn read(key: &str) -> Result<Army, Trouble> {
    let text = LocalStorage::raw()
        .get_item(&army_key(key))
        .map_err(|_| Trouble::Blocked)?
        .ok_or(Trouble::Gone)?;
    Army::read(text.as_bytes(), "The stored army").map_err(|error| Trouble::Unreadable {
        message: error.to_string(),
        text,
    })
}

/// Throws an army away for good.
pub fn erase(key: &str) -> Result<(), Trouble> {
    change_index(|index| index.retain(|other| other.key != key))?;
    LocalStorage::delete(army_key(key));
    Ok(())
}

fn refused(error: StorageError) -> Trouble {
    match error {
        StorageError::JsError(error) if error.name.contains("Quota") => Trouble::Full,
        _ => Trouble::Blocked,
    }
}

/// Whether a change in another tab was to the index.
pub fn is_index(key: Option<&str>) -> bool {
    key.is_none_or(|key| key == INDEX)
}

/// Settings are small and may be lost.
pub fn setting(name: &str) -> Option<String> {
    LocalStorage::get(format!("muster:{name}")).ok()
}

pub fn set_setting(name: &str, value: &str) {
    let _ = LocalStorage::set(format!("muster:{name}"), value);
}
