//! How fast armies are judged and links are read.

use crate::{Done, run};

pub fn bench() -> Done {
    run::run(run::cargo()?.args(["bench", "--bench", "judge", "--bench", "links"]))
}
