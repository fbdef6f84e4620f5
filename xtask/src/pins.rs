//! The versions of the tools. Each is stated once, in the file that has to state it anyway:
//! Trunk and wasm-opt in Trunk.toml, wasm-bindgen and the splitter in Cargo.lock.

use crate::{Done, run};
use std::fs;

/// `0.21.14`
pub fn trunk() -> Done<String> {
    value(&text("Trunk.toml")?, "trunk-version")
        .and_then(|wanted| wanted.strip_prefix('='))
        .map(str::to_owned)
        .ok_or_else(|| "Trunk.toml must pin Trunk: trunk-version = \"=1.2.3\".".to_owned())
}

/// `132`
pub fn wasm_opt() -> Done<String> {
    value(&text("Trunk.toml")?, "wasm_opt")
        .and_then(|wanted| wanted.strip_prefix("version_"))
        .map(str::to_owned)
        .ok_or_else(|| "Trunk.toml must pin wasm-opt: wasm_opt = \"version_123\".".to_owned())
}

/// `0.2.130`
pub fn wasm_bindgen() -> Done<String> {
    locked(&text("Cargo.lock")?, "wasm-bindgen")
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock doesn't hold wasm-bindgen.".to_owned())
}

/// `0.2.3`: the tool that splits is released with the crate that marks the seams.
pub fn wasm_split() -> Done<String> {
    locked(&text("Cargo.lock")?, "wasm_split_helpers")
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock doesn't hold wasm_split_helpers.".to_owned())
}

fn text(file: &str) -> Done<String> {
    fs::read_to_string(run::root()?.join(file))
        .map_err(|error| format!("{file} can't be read: {error}."))
}

/// The value of the first line `key = "value"`.
fn value<'a>(toml: &'a str, key: &str) -> Option<&'a str> {
    toml.lines().find_map(|line| {
        let (name, rest) = line.split_once('=')?;
        let quoted = rest.trim().strip_prefix('"')?;
        (name.trim() == key).then(|| quoted.split('"').next())?
    })
}

/// The version of a package in a lock file.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    lock.split("[[package]]")
        .find(|entry| value(entry, "name") == Some(package))
        .and_then(|entry| value(entry, "version"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_read_from_its_own_line() {
        let toml = "# trunk = \"9\"\nother = \"1\"\ntrunk-version = \"=0.21.14\" # why\n";
        assert_eq!(value(toml, "trunk-version"), Some("=0.21.14"));
        assert_eq!(value(toml, "trunk"), None);
    }

    #[test]
    fn a_package_is_not_taken_for_its_neighbour() {
        let lock = "[[package]]\nname = \"wasm-bindgen-futures\"\nversion = \"0.4.1\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(lock, "absent"), None);
    }

    #[test]
    fn the_repository_pins_every_tool() {
        for version in [trunk(), wasm_opt(), wasm_bindgen(), wasm_split()] {
            assert!(version.is_ok_and(|it| it.starts_with(|first: char| first.is_ascii_digit())));
        }
    }
}
