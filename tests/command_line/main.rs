//! The program as its users run it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

mod bad_input;
mod basic;
mod battle;
mod check;
mod lists;
mod readme;
mod solve;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const LEGAL: &str = "tests/armies/sumerians-300.json";

fn muster(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_muster"))
        .args(words)
        .output()
        .expect("can be run")
}

fn status(output: &Output) -> Option<i32> {
    output.status.code()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(words: &[&str]) -> Value {
    let output = muster(words);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)))
}

/// A file in a folder of this test's own.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command-line");
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().expect("has a folder")).expect("can be made");
    std::fs::write(&path, bytes).expect("can be written");
    path
}

/// The legal army with its text changed.
fn changed(name: &str, from: &str, to: &str) -> PathBuf {
    let army = std::fs::read_to_string(LEGAL).expect("can be read");
    assert!(army.contains(from), "{from} isn't in {LEGAL}");
    file(name, army.replacen(from, to, 1).as_bytes())
}

/// What the program says of a file that it can't read; it must say so with status 2.
#[track_caller]
fn refused(path: &Path, expected: &str) {
    let output = muster(&["check", &path.display().to_string()]);
    let said = text(&output.stderr);
    assert_eq!(status(&output), Some(2), "{said}");
    assert!(said.contains(&path.display().to_string()), "{said}");
    assert!(said.contains(expected), "expected {expected:?} in {said:?}");
}
