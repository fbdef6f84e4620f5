//! Runs other programs.

use crate::Done;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The repository's root: the folder above this package.
pub fn root() -> Done<PathBuf> {
    env::var_os("CARGO_MANIFEST_DIR")
        .and_then(|here| Path::new(&here).parent().map(Path::to_path_buf))
        .ok_or_else(|| "Start this as `cargo xtask`, or it can't find the repository.".to_owned())
}

/// A command that starts in the repository's root.
pub fn command(program: impl Into<OsString>) -> Done<Command> {
    let mut command = Command::new(program.into());
    command.current_dir(root()?);
    Ok(command)
}

/// The same cargo that runs this.
pub fn cargo() -> Done<Command> {
    command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command to its end, showing what it prints.
pub fn run(command: &mut Command) -> Done {
    let words = words(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{words}` failed ({status}).")),
        Err(error) => Err(format!("`{words}` could not be started: {error}.")),
    }
}

/// Runs a command to its end, showing what it prints only if it fails.
pub fn quietly(command: &mut Command) -> Done {
    let words = words(command);
    match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!(
            "`{words}` failed ({}): {}",
            output.status,
            String::from_utf8_lossy(&output.stderr).trim()
        )),
        Err(error) => Err(format!("`{words}` could not be started: {error}.")),
    }
}

/// Runs a command and gives back what it printed, or nothing if it failed.
pub fn read(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// Where a program is on PATH.
pub fn found(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

/// PATH with these folders before all others.
pub fn path_with(folders: &[PathBuf]) -> Done<OsString> {
    let old = env::var_os("PATH").unwrap_or_default();
    env::join_paths(folders.iter().cloned().chain(env::split_paths(&old)))
        .map_err(|error| format!("PATH can't be extended: {error}."))
}

fn words(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
