//! Measures judging, links, dealt armies and rankings as programs, and the page in a real browser.

use crate::{Done, browser, dist, run};

const PROGRAMS: [&str; 5] = ["deal", "judge", "cures", "links", "ranking"];

/// Runs the benchmarks of these names, or all.
pub fn bench(names: &[String]) -> Done {
    let (programs, pages): (Vec<&str>, Vec<&str>) = names
        .iter()
        .map(String::as_str)
        .partition(|name| PROGRAMS.contains(name));
    let all = names.is_empty();
    let programs = if all { PROGRAMS.to_vec() } else { programs };
    if !programs.is_empty() {
        let mut cargo = run::cargo()?;
        cargo.arg("bench");
        for program in programs {
            cargo.args(["--bench", program]);
        }
        run::run(&mut cargo)?;
    }
    if all || !pages.is_empty() {
        dist::dist()?;
        browser::script("bench.mjs", &pages)?;
    }
    Ok(())
}
