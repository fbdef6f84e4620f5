//! How fast armies are judged.

use crate::{Done, run};

pub fn bench() -> Done {
    run::run(run::cargo()?.args(["bench", "--bench", "judge"]))
}
