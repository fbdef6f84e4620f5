//! Reads the words after a command.

use crate::Done;

/// What to say to a word that `command` doesn't know.
pub fn unknown(command: &str, word: &str) -> String {
    format!("`cargo xtask {command}` doesn't know `{word}`; see `cargo xtask help`.")
}

/// For a command that takes nothing.
pub fn none(command: &str, words: &[String]) -> Done {
    match words.first() {
        Some(word) => Err(unknown(command, word)),
        None => Ok(()),
    }
}
