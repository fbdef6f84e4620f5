//! The tools that build the page, installed before they are needed.

use crate::install::Tool;
use crate::{Done, pins, run, say};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const WASM: &str = "wasm32-unknown-unknown";

/// Trunk with everything that it calls on PATH, so that it never downloads anything.
pub fn trunk(subcommand: &str) -> Done<Command> {
    wasm_target()?;
    let folders = page_tools()?
        .iter()
        .map(Tool::ensure)
        .collect::<Done<Vec<PathBuf>>>()?;
    // Trunk passes its `offline` on to cargo, so the crates must be here already.
    run::run(run::cargo()?.args(["fetch", "--quiet", "--locked", "--target", WASM]))?;
    let mut trunk = run::command("trunk")?;
    trunk.env("PATH", run::path_with(&folders)?);
    // Trunk takes only true and false for NO_COLOR, other tools any value.
    if std::env::var_os("NO_COLOR").is_some() {
        trunk.env("NO_COLOR", "true");
    }
    // Trunk's own backtrace says nothing about the page.
    trunk.env("RUST_BACKTRACE", "0");
    trunk.args([subcommand, "--offline", "true"]);
    Ok(trunk)
}

/// Rust's standard library for the browser.
pub fn wasm_target() -> Done {
    let asked = ["--print", "target-libdir", "--target", WASM];
    let library = run::read(run::command("rustc")?.args(asked));
    if library.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    if run::found("rustup").is_none() {
        return Err(format!(
            "Rust's library for {WASM} is missing, and there is no rustup to add it: install it the way you installed Rust."
        ));
    }
    say::doing(&format!(
        "Adding Rust's library for {WASM}, which the page is compiled for (seconds)."
    ));
    say::timed(WASM, || {
        run::run(run::command("rustup")?.args(["target", "add", WASM]))
    })
}

/// One of the tools that build the page, by its program.
pub fn page_tool(program: &str) -> Done<Command> {
    let tools = page_tools()?;
    let tool = tools.iter().find(|tool| tool.program == program);
    let folder = tool
        .ok_or_else(|| format!("`{program}` isn't among the tools."))?
        .ensure()?;
    let mut command = run::command(program)?;
    command.env("PATH", run::path_with(&[folder])?);
    Ok(command)
}

fn page_tools() -> Done<[Tool; 4]> {
    Ok([
        Tool {
            name: "trunk",
            version: pins::trunk()?,
            program: "trunk",
            folder: "bin",
            purpose: "bundles the page; 3 to 5 minutes to compile",
            install: |tool, into| {
                // It only starts other tools, so a debug build is fast enough.
                crate_into(
                    tool,
                    into,
                    &["--locked", "--no-default-features", "--features", "rustls"],
                )
            },
        },
        Tool {
            name: "wasm-bindgen-cli",
            version: pins::wasm_bindgen()?,
            program: "wasm-bindgen",
            folder: "bin",
            purpose: "connects WebAssembly to JavaScript; about 2 minutes to compile",
            // Without --locked: its lock file names a crate that can't be found.
            install: |tool, into| crate_into(tool, into, &["--bin", "wasm-bindgen"]),
        },
        Tool {
            name: "wasm_split_cli_support",
            version: pins::wasm_split()?,
            program: "wasm-split-cli",
            folder: "bin",
            purpose: "splits the program into parts; about a minute to compile",
            install: |tool, into| {
                crate_into(tool, into, &["--locked", "--features", "build-binary"])
            },
        },
        Tool {
            name: "binaryen",
            version: pins::wasm_opt()?,
            program: "wasm-opt",
            folder: "node_modules/.bin",
            purpose: "its wasm-opt makes the program smaller; seconds",
            install: |tool, into| npm_into(tool, into, &format!("{}.0.0", tool.version)),
        },
    ])
}

/// A crate's programs: prebuilt by `cargo binstall` if that is installed, else compiled.
fn crate_into(tool: &Tool, into: &Path, options: &[&str]) -> Done {
    if run::found("cargo-binstall").is_some() && ready_made_into(tool, into).is_ok() {
        return Ok(());
    }
    let build = into.join("build");
    let mut cargo = run::cargo()?;
    cargo
        .args(["install", tool.name, "--version", &tool.version, "--debug"])
        .args(options)
        .arg("--root")
        .arg(into)
        .arg("--target-dir")
        .arg(&build)
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS", "fallback");
    run::run(&mut cargo)?;
    fs::remove_dir_all(&build)
        .map_err(|error| format!("Can't remove {}: {error}.", build.display()))
}

fn ready_made_into(tool: &Tool, into: &Path) -> Done {
    let mut binstall = run::cargo()?;
    binstall
        .args([
            "binstall",
            "--no-confirm",
            "--disable-strategies",
            "compile",
        ])
        .arg("--root")
        .arg(into)
        .arg(format!("{}@{}", tool.name, tool.version));
    run::run(&mut binstall).inspect_err(|sentence| {
        say::doing(&format!("{sentence} Compiling it instead."));
    })
}

fn npm_into(tool: &Tool, into: &Path, version: &str) -> Done {
    let mut npm = npm()?;
    npm.args([
        "install",
        "--ignore-scripts",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--prefix",
    ])
    .arg(into)
    .arg(format!("{}@{version}", tool.name));
    run::run(&mut npm)
}

/// npm, which comes with Node.
pub fn npm() -> Done<Command> {
    match run::found("npm") {
        Some(_) => run::command("npm"),
        None => Err(
            "wasm-opt and the browser tests need Node 20 or newer with npm: please install it."
                .to_owned(),
        ),
    }
}
