//! Rust's standard library, compiled together with the page that is published: for size, and so
//! that a panic only stops the program, which takes all sentences about panics out of it.
//! The page says by itself that it has stopped (public/rescue.js). ARCHITECTURE.md has the figures.

use crate::{Done, run, say, tools};
use std::path::Path;
use std::process::Command;

/// cargo compiles the library for whatever asks for it; without its default features, which are
/// for backtraces.
const CARGO: [&str; 2] = [
    "-Zbuild-std=std,panic_abort",
    "-Zbuild-std-features=optimize_for_size",
];

const RUSTC: [&str; 4] = [
    "-Zunstable-options",
    "-Cpanic=immediate-abort",
    "-Zlocation-detail=none",
    "-Zfmt-debug=none",
];

/// cargo that compiles the library along. These options aren't stable, so the
/// compiler must be told to take them; rust-toolchain.toml pins the one that they are known from.
pub fn cargo() -> Done<Command> {
    let mut cargo = unstable()?;
    cargo.env("CARGO_ENCODED_RUSTFLAGS", RUSTC.join("\x1f"));
    Ok(cargo)
}

/// The library's source and the crates that it uses, so that it can be compiled offline.
pub fn fetch() -> Done {
    source()?;
    run::run(unstable()?.args(["fetch", "--quiet", "--locked", "--target", tools::WASM]))
}

fn unstable() -> Done<Command> {
    let mut cargo = run::cargo()?;
    cargo.args(CARGO).env("RUSTC_BOOTSTRAP", "1");
    Ok(cargo)
}

fn source() -> Done {
    let root = run::read(run::command("rustc")?.args(["--print", "sysroot"]));
    let lock = "lib/rustlib/src/rust/library/Cargo.lock";
    if root.is_some_and(|root| Path::new(&root).join(lock).is_file()) {
        return Ok(());
    }
    if run::found("rustup").is_none() {
        return Err(
            "The source of Rust's library (rust-src) is missing and there is no rustup to add it; install it the way you installed Rust.".to_owned(),
        );
    }
    say::doing("Adding the source of Rust's library, which is compiled with the page (seconds).");
    say::timed("rust-src", || {
        run::run(run::command("rustup")?.args(["component", "add", "rust-src"]))
    })
}
