//! The files that are generated from the code and the lists.

use crate::{Done, run};

/// Regenerates lists/index.json, lists/schema.json and public/guide.json.
pub fn generate() -> Done {
    run::run(run::cargo()?.args([
        "run",
        "--quiet",
        "--package",
        "muster",
        "--bin",
        "muster",
        "--",
        "generate",
    ]))
}
