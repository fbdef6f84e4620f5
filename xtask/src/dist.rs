//! The page as it is published.

use crate::{Done, run, say, tools};

/// Builds it into dist/. Trunk's hook (src/page.rs) does most of it.
pub fn dist() -> Done {
    say::timed("Building the page into dist/", || {
        run::run(tools::trunk("build")?.arg("--release"))
    })
}
