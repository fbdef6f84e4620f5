//! The pictures in README.md.

use crate::{Done, browser, dist, run, say};

const FOLDER: &str = "docs";

/// Builds the page and takes its pictures anew.
pub fn screenshots() -> Done {
    say::timed("Building the page into dist/", dist::build)?;
    let folder = run::root()?.join(FOLDER);
    browser::script("screenshots.mjs", &[&folder.to_string_lossy()])
}
