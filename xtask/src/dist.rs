//! The page as it is published.

use crate::{Done, precache, run, say, tools};

/// Builds it and says how large it is.
pub fn dist() -> Done {
    say::timed("Building the page into dist/", build)?;
    if run::found("node").is_none() {
        say::doing(
            "The sizes are left out: Node, which compresses the files to measure them, is missing.",
        );
        return Ok(());
    }
    run::run(run::command("node")?.args(["xtask/sizes.mjs", "dist"]))
}

pub fn build() -> Done {
    run::run(tools::trunk("build")?.arg("--release"))?;
    precache::write(&run::root()?.join("dist"))
}
