//! The files that are made from the code and the lists.

use crate::{Done, run};

/// Writes lists/index.json and lists/schema.json anew.
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
