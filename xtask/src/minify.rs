//! Scripts in as few letters as they need, for what is published.

use crate::{Done, run, tools};
use std::path::Path;
use std::process::Command;

/// A script, with everything that it imports in it.
pub fn bundle(script: &Path) -> Done {
    let mut esbuild = esbuild()?;
    esbuild
        .arg(script)
        .arg("--bundle")
        // wasm-bindgen's advice to those who call it otherwise than we do.
        .arg("--pure:console.warn")
        .arg(format!("--outfile={}", script.display()));
    run::run(&mut esbuild)
}

fn esbuild() -> Done<Command> {
    let mut esbuild = tools::page_tool("esbuild")?;
    esbuild
        .args(["--minify", "--format=esm", "--charset=utf8"])
        .args(["--log-level=warning", "--allow-overwrite"]);
    Ok(esbuild)
}
