//! The published page in a real browser: its tests, benchmarks and screenshots.

use crate::{Done, run, say, tools};
use std::fs;
use std::path::{Path, PathBuf};

const FOLDER: &str = "tests/browser";

/// Runs the tests on the page in dist/.
pub fn test() -> Done {
    let mut words = vec!["--test".to_owned(), "--test-reporter=spec".to_owned()];
    words.extend(tests()?);
    node(&words)
}

/// Runs a script beside the tests, in the same browser.
pub fn script(file: &str, words: &[&str]) -> Done {
    let words: Vec<String> = [&[file], words]
        .concat()
        .into_iter()
        .map(str::to_owned)
        .collect();
    node(&words)
}

fn node(words: &[String]) -> Done {
    let chromium = chromium()?;
    node_packages()?;
    let mut node = run::command("node")?;
    node.current_dir(run::root()?.join(FOLDER))
        .args(words)
        .env("MUSTER_CHROMIUM", chromium);
    run::run(&mut node)
}

/// The test files by name, since not every version of Node takes a pattern.
fn tests() -> Done<Vec<String>> {
    let cannot = |error| format!("{FOLDER} can't be read: {error}.");
    let mut names = Vec::new();
    for entry in fs::read_dir(run::root()?.join(FOLDER)).map_err(cannot)? {
        let name = entry
            .map_err(cannot)?
            .file_name()
            .to_string_lossy()
            .into_owned();
        if name.ends_with(".test.mjs") {
            names.push(name);
        }
    }
    names.sort();
    match names.is_empty() {
        true => Err(format!("There are no tests in {FOLDER}.")),
        false => Ok(names),
    }
}

/// The browser: the one asked for, else one on PATH, else Debian's, which is installed.
fn chromium() -> Done<PathBuf> {
    if let Some(chosen) = std::env::var_os("MUSTER_CHROMIUM") {
        let chosen = PathBuf::from(chosen);
        return match chosen.is_file() {
            true => Ok(chosen),
            false => Err(format!(
                "MUSTER_CHROMIUM is {}, but there is no such file.",
                chosen.display()
            )),
        };
    }
    if let Some(found) = chromium_on_path() {
        return Ok(found);
    }
    let missing = "The browser tests need Chromium: install it, or set MUSTER_CHROMIUM to the path of a Chromium or Chrome.";
    if run::found("apt-get").is_none() {
        return Err(missing.to_owned());
    }
    say::doing("Installing Chromium for the browser tests (about a minute).");
    say::timed("Chromium", || {
        apt(&["update"]).and_then(|()| apt(&["install", "--yes", "chromium"]))
    })
    .map_err(|sentence| format!("{sentence} {missing}"))?;
    chromium_on_path().ok_or_else(|| missing.to_owned())
}

fn chromium_on_path() -> Option<PathBuf> {
    ["chromium", "chromium-browser", "google-chrome"]
        .into_iter()
        .find_map(run::found)
}

fn apt(words: &[&str]) -> Done {
    let root = run::read(run::command("id")?.arg("-u")).is_some_and(|id| id == "0");
    let mut command = match root {
        true => run::command("apt-get")?,
        false => {
            let mut sudo = run::command("sudo")?;
            sudo.arg("apt-get");
            sudo
        }
    };
    run::run(
        command
            .arg("--quiet")
            .args(words)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

/// Installs the packages of the lock file, and leaves a copy of it beside them so that the next
/// run sees that they are current.
fn node_packages() -> Done {
    let folder = run::root()?.join(FOLDER);
    let lock = folder.join("package-lock.json");
    let copy = folder.join("node_modules").join("installed.json");
    if is_same(&lock, &copy) {
        return Ok(());
    }
    say::doing(
        "Installing the Node packages that drive the browser and check accessibility (seconds).",
    );
    say::timed("Node packages", || {
        let mut npm = tools::npm()?;
        npm.current_dir(&folder)
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
        run::run(&mut npm)?;
        fs::copy(&lock, &copy)
            .map_err(|error| format!("Can't write {}: {error}.", copy.display()))?;
        Ok(())
    })
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((fs::read(one), fs::read(other)), (Ok(one), Ok(other)) if one == other)
}
