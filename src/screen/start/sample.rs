//! An army to look at, for someone who has none yet.

use crate::army::Army;
use crate::read::ReadError;

const FILE: &str = include_str!("sample.json");

/// Legal at 300 points, to the last of them.
pub fn sample_army() -> Result<Army, ReadError> {
    Army::read(FILE.as_bytes(), "The sample army")
}
