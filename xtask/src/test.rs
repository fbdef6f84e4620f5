//! Everything a change must pass, the quickest first.

use crate::{Done, args, browser, dist, run, say, tools};
use std::time::{Duration, Instant};

#[derive(Debug, PartialEq, Eq, Clone, Copy)]
pub enum Extent {
    Everything,
    WithoutBrowser,
}

impl Extent {
    pub fn read(words: &[String]) -> Done<Self> {
        match words {
            [] => Ok(Self::Everything),
            [flag] if flag == "--fast" => Ok(Self::WithoutBrowser),
            [flag, more, ..] if flag == "--fast" => Err(args::unknown("test", more)),
            [word, ..] => Err(args::unknown("test", word)),
        }
    }
}

struct Check {
    name: &'static str,
    /// What to do when it fails.
    advice: &'static str,
    work: fn() -> Done,
}

const LIBRARY: [Check; 4] = [
    Check {
        name: "format",
        advice: "`cargo fmt --all` fixes it.",
        work: || run::run(run::cargo()?.args(["fmt", "--all", "--check"])),
    },
    Check {
        name: "lints",
        advice: "Warnings count as errors here.",
        work: || {
            let words = [
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ];
            run::run(run::cargo()?.args(words))
        },
    },
    Check {
        name: "lints of the page",
        advice: "Warnings count as errors here.",
        work: || {
            tools::wasm_target()?;
            let mut clippy = run::cargo()?;
            clippy
                .args([
                    "clippy",
                    "--package",
                    "muster",
                    "--lib",
                    "--bin",
                    "muster-web",
                ])
                .args(["--target", tools::WASM, "--", "-D", "warnings"]);
            run::run(&mut clippy)
        },
    },
    Check {
        name: "tests",
        advice: "The first failure is above.",
        work: || run::run(run::cargo()?.args(["test", "--workspace"])),
    },
];

const PAGE: [Check; 2] = [
    Check {
        name: "page",
        advice: "`cargo xtask dist` builds the page alone.",
        work: dist::dist,
    },
    Check {
        name: "browser",
        advice: "`node --test` in tests/browser runs these tests alone.",
        work: browser::test,
    },
];

pub fn test(extent: Extent) -> Done {
    let page = match extent {
        Extent::Everything => PAGE.as_slice(),
        Extent::WithoutBrowser => &[],
    };
    let mut times = Vec::new();
    for step in LIBRARY.iter().chain(page) {
        say::doing(&format!("Checking: {}.", step.name));
        let start = Instant::now();
        let result = (step.work)();
        times.push((step.name, start.elapsed()));
        if let Err(sentence) = result {
            summary(&times);
            return Err(format!(
                "The check \"{}\" failed: {sentence} {}",
                step.name, step.advice
            ));
        }
    }
    summary(&times);
    say::doing("Everything passed.");
    Ok(())
}

fn summary(times: &[(&str, Duration)]) {
    eprintln!();
    for (name, time) in times {
        eprintln!("{:>14}  {name}", say::lasted(*time));
    }
    let all = times.iter().map(|(_, time)| *time).sum();
    eprintln!("{:>14}  all together", say::lasted(all));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_fast_is_known() {
        let read = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            Extent::read(&words)
        };
        assert_eq!(read(&[]), Ok(Extent::Everything));
        assert_eq!(read(&["--fast"]), Ok(Extent::WithoutBrowser));
        assert!(read(&["--quick"]).is_err());
        assert!(read(&["--fast", "--more"]).is_err());
    }
}
