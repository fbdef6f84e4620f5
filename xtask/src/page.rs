//! The program as WebAssembly, in parts: the start page first, each other page when it is wanted
//! (the functions marked `#[wasm_split]` in src/web say which). Trunk can't split
//! (<https://github.com/trunk-rs/trunk/issues/1022>), so its hook calls this once it has gathered
//! everything else.

use crate::{Done, boot, files, precache, publish, run, tools};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the program within the page, as index.html names it.
pub const FOLDER: &str = "app";

/// The features of WebAssembly that rustc uses; wasm-opt can't read them from a split module.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Profile {
    Debug,
    Release,
}

/// What Trunk's hook runs.
pub fn page() -> Done {
    let given = |name: &str| {
        env::var_os(name).ok_or_else(|| {
            "`cargo xtask page` is Trunk's hook; `cargo xtask dist` builds the page.".to_owned()
        })
    };
    let staging = PathBuf::from(given("TRUNK_STAGING_DIR")?);
    let profile = match given("TRUNK_PROFILE")? == "release" {
        true => Profile::Release,
        false => Profile::Debug,
    };
    let program = staging.join(FOLDER);
    fs::create_dir_all(&program).map_err(|error| files::cannot("create", &program, &error))?;
    let first = split(&compile(profile)?, &program)?;
    bind(&first, &program)?;
    fs::remove_file(&first).map_err(|error| files::cannot("remove", &first, &error))?;
    boot::write(&program)?;
    if profile == Profile::Release {
        optimise(&program)?;
        publish::publish(&staging)?;
        precache::write(&staging)?;
    }
    Ok(())
}

/// Compiles the program and keeps the linker's relocations, which the splitter needs.
fn compile(profile: Profile) -> Done<PathBuf> {
    let target = match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => PathBuf::from(folder),
        None => run::root()?.join("target"),
    };
    let mut cargo = run::cargo()?;
    cargo.args(["rustc", "--quiet", "--locked", "--offline"]);
    cargo.args(["--package", "muster", "--bin", "muster-web"]);
    cargo.args(["--target", tools::WASM]);
    let folder = match profile {
        Profile::Debug => "debug",
        Profile::Release => {
            cargo.arg("--release");
            "release"
        }
    };
    run::run(cargo.args(["--", "-Clink-args=--emit-relocs"]))?;
    Ok(target
        .join(tools::WASM)
        .join(folder)
        .join("muster-web.wasm"))
}

/// Splits the program; gives back the first part, which still has to be bound to JavaScript.
fn split(whole: &Path, into: &Path) -> Done<PathBuf> {
    let mut splitter = tools::page_tool("wasm-split-cli")?;
    splitter.arg(whole).arg(into);
    run::run(splitter.args(["--target", "web", "--out-name", "muster"]))?;
    Ok(into.join("muster.wasm"))
}

fn bind(first: &Path, into: &Path) -> Done {
    let mut bindgen = tools::page_tool("wasm-bindgen")?;
    // The parts call each other through the linker's table, which must stay exported.
    bindgen.args(["--target", "web", "--no-typescript", "--keep-lld-exports"]);
    bindgen.args(["--out-name", "muster", "--out-dir"]);
    run::run(bindgen.arg(into).arg(first))
}

fn optimise(program: &Path) -> Done {
    for module in files::below(program)? {
        if module.extension().is_some_and(|kind| kind == "wasm") {
            let mut optimiser = tools::page_tool("wasm-opt")?;
            optimiser.args(["-Oz", "--quiet", "--strip-producers", "--strip-debug"]);
            optimiser.args(FEATURES);
            // It warns of names for debuggers that it doesn't know, and drops them.
            run::quietly(optimiser.arg(&module).arg("-o").arg(&module))?;
        }
    }
    Ok(())
}
