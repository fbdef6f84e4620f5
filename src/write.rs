//! Writing JSON.

use serde::Serialize;

/// The JSON text of a value, on one line.
pub(crate) fn to_json(value: &impl Serialize) -> String {
    // Only maps whose keys aren't text can fail, and nothing here has one.
    serde_json::to_string(value).unwrap_or_default()
}
