//! The program as WebAssembly, in parts: what builds an army comes at once, the rest when it is
//! wanted (src/web/lazy.rs says which). Trunk calls this when it has gathered everything else.

use crate::{Done, library, loader, publish, run, shrink, tools};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the program within the page, as index.html names it.
pub const FOLDER: &str = "app";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Profile {
    Debug,
    Release,
}

/// What Trunk's hook runs.
pub fn page() -> Done {
    let told = |name: &str| {
        env::var_os(name).ok_or_else(|| {
            "`cargo xtask page` is called by Trunk; `cargo xtask dist` builds the page.".to_owned()
        })
    };
    let staging = PathBuf::from(told("TRUNK_STAGING_DIR")?);
    let profile = match told("TRUNK_PROFILE")? == "release" {
        true => Profile::Release,
        false => Profile::Debug,
    };
    build(profile, &staging.join(FOLDER))?;
    match profile {
        Profile::Release => publish::publish(&staging),
        Profile::Debug => Ok(()),
    }
}

fn build(profile: Profile, into: &Path) -> Done {
    let whole = compile(profile)?;
    fs::create_dir_all(into).map_err(|error| cannot("make", into, &error))?;
    let first = split(&whole, into)?;
    bind(&first, into)?;
    fs::remove_file(&first).map_err(|error| cannot("remove", &first, &error))?;
    copy_script("boot.js", into)?;
    copy_script(shrink::ASK, into)?;
    mend(&into.join(shrink::LOADER))?;
    match profile {
        Profile::Release => {
            copy_script(shrink::UNPACK, into)?;
            copy(&compile_unpacker()?, &into.join(shrink::UNPACKER))?;
            shrink::shrink(into)
        }
        Profile::Debug => Ok(()),
    }
}

fn mend(part_loader: &Path) -> Done {
    let script =
        fs::read_to_string(part_loader).map_err(|error| cannot("read", part_loader, &error))?;
    fs::write(part_loader, loader::asking(&script)?)
        .map_err(|error| cannot("write", part_loader, &error))
}

fn copy_script(name: &str, into: &Path) -> Done {
    copy(&run::root()?.join("public").join(name), &into.join(name))
}

fn copy(from: &Path, to: &Path) -> Done {
    fs::copy(from, to)
        .map(drop)
        .map_err(|error| cannot("write", to, &error))
}

/// Compiles it, and keeps the places that the linker filled in, for it is linked anew in parts.
fn compile(profile: Profile) -> Done<PathBuf> {
    let program = ["--package", "muster", "--bin", "muster-web"];
    let relocatable = ["--", "-Clink-args=--emit-relocs"];
    let folder = rustc(profile, &[&program[..], &relocatable].concat())?;
    Ok(folder.join("muster-web.wasm"))
}

/// What unpacks the program in the browser.
fn compile_unpacker() -> Done<PathBuf> {
    let library = ["--package", "unpack", "--lib", "--crate-type", "cdylib"];
    Ok(rustc(Profile::Release, &library)?.join("unpack.wasm"))
}

/// Compiles this for the browser; gives back the folder that it is in then.
fn rustc(profile: Profile, what: &[&str]) -> Done<PathBuf> {
    let (mut cargo, target, folder) = match profile {
        Profile::Debug => (run::cargo()?, target_folder()?, "debug"),
        Profile::Release => {
            library::fetch()?;
            // A folder of its own: these flags have everything compiled anew.
            let target = target_folder()?.join("page");
            (library::cargo()?, target, "release")
        }
    };
    cargo.arg("rustc");
    if profile == Profile::Release {
        cargo.arg("--release");
    }
    cargo.args(["--quiet", "--locked", "--offline"]);
    cargo.args(["--target", tools::WASM, "--target-dir"]);
    cargo.arg(&target).args(what);
    run::run(&mut cargo)?;
    Ok(target.join(tools::WASM).join(folder))
}

fn target_folder() -> Done<PathBuf> {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => Ok(folder.into()),
        None => Ok(run::root()?.join("target")),
    }
}

/// Cuts it at its seams; gives back the first part, which still has to be bound to JavaScript.
fn split(whole: &Path, into: &Path) -> Done<PathBuf> {
    let mut splitter = tools::page_tool("wasm-split-cli")?;
    splitter
        .arg(whole)
        .arg(into)
        .args(["--target", "web", "--out-name", "muster"]);
    run::run(&mut splitter)?;
    Ok(into.join("muster.wasm"))
}

fn bind(first: &Path, into: &Path) -> Done {
    let mut bindgen = tools::page_tool("wasm-bindgen")?;
    bindgen
        // The parts share the table of functions, which it would hide.
        .args(["--target", "web", "--no-typescript", "--keep-lld-exports"])
        .args(["--out-name", "muster", "--out-dir"])
        .arg(into)
        .arg(first);
    run::run(&mut bindgen)
}

fn cannot(act: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Can't {act} {}: {error}.", path.display())
}
