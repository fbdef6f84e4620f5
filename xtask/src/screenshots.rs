//! The pictures in README.md.

use crate::{Done, browser, dist, run};

const FOLDER: &str = "docs";

/// Builds the page and takes its pictures again.
pub fn screenshots() -> Done {
    dist::dist()?;
    let folder = run::root()?.join(FOLDER);
    browser::script("screenshots.mjs", &[&folder.to_string_lossy()])
}
