//! Makes the program that is published smaller, without a change in what it does: nothing is
//! offered that nobody uses, names between JavaScript and WebAssembly are short, and what is left
//! is optimised, packed, and joined into one script.

use crate::glue::{Glue, words};
use crate::wasm::Module;
use crate::{Done, loader, minify, pack, publish, run, tools};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of the program, as wasm-bindgen and the splitter name them.
pub const PROGRAM: &str = "muster_bg.wasm";
const GLUE: &str = "muster.js";
pub const LOADER: &str = "__wasm_split.js";
/// Our own: what asks for a part, what loads the program when it is packed, and what unpacks it.
pub const ASK: &str = "ask.js";
pub const UNPACK: &str = "unpack.js";
pub const UNPACKER: &str = "unpack.wasm";

/// Of fewer bytes, packing leaves no fewer.
const PACKED_FROM: usize = 4096;

/// The one module that the program asks for everything.
const MODULE: &str = "a";

/// The features of WebAssembly that rustc uses; wasm-opt must not guess them.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// What made the least of the program once it is compressed, of all that wasm-opt can do: what
/// is said twice costs little then, a variable to say it once costs more, and neighbours are best
/// alike. The lowest addresses hold nothing but the very end of the stack, so an offset can be
/// added to any address without a care for overflow.
const SMALLEST: [&str; 5] = [
    "--skip-pass=local-cse",
    "-Os",
    "--low-memory-unused",
    "-Oz",
    "--reorder-functions-by-name",
];

pub fn shrink(folder: &Path) -> Done {
    let program = folder.join(PROGRAM);
    let (script, part_loader) = (folder.join(GLUE), folder.join(LOADER));
    let glue = Glue::read(&text(&script)?)?;
    let parts = text(&part_loader)?;
    let parts_want = |export: &str| words(&parts).any(|(_, word)| word == export);

    let mut module = read(&program)?;
    module.keep_exports(|export| glue.uses(&export.name) || parts_want(&export.name));
    for import in module.imports_mut() {
        if let Some(twin) = glue.twin(&import.name) {
            import.name = twin.to_owned();
        }
    }
    write(&program, &module.write())?;
    let unpacker = folder.join(UNPACKER);
    let mut module = read(&unpacker)?;
    let script_wants = text(&folder.join(UNPACK))?;
    module.keep_exports(|export| words(&script_wants).any(|(_, word)| word == export.name));
    write(&unpacker, &module.write())?;

    for path in wasm_files(folder)? {
        optimise(&path)?;
    }

    let mut module = read(&program)?;
    let short = shorten(&mut module, &glue, parts_want)?;
    write(&script, loader::unpacking(&short)?.as_bytes())?;
    write(&program, &module.write())?;
    write(&part_loader, loader::unpacking(&parts)?.as_bytes())?;
    for path in wasm_files(folder)? {
        pack(&path)?;
    }
    minify::bundle(&folder.join("boot.js"))?;
    for gone in [script, part_loader, folder.join(ASK), folder.join(UNPACK)] {
        fs::remove_file(&gone).map_err(|error| cannot("remove", &gone, &error))?;
    }
    Ok(())
}

fn optimise(path: &Path) -> Done {
    let mut optimizer = tools::page_tool("wasm-opt")?;
    optimizer
        .args(SMALLEST)
        .args(["--quiet", "--strip-producers", "--strip-target-features"])
        // With the names of functions, by which they are ordered.
        .arg("--debuginfo")
        .args(FEATURES)
        .arg(path)
        .arg("-o")
        .arg(path);
    run::run(&mut optimizer)?;
    let mut module = read(path)?;
    module.drop_custom();
    write(path, &module.write())
}

fn pack(path: &Path) -> Done {
    let module = read(path)?;
    if module.write().len() < PACKED_FROM {
        return Ok(());
    }
    match pack::pack(&module)? {
        Some(packed) => write(path, &packed),
        None => Ok(()),
    }
}

fn wasm_files(folder: &Path) -> Done<Vec<PathBuf>> {
    let files = publish::files(folder)?.into_iter();
    Ok(files
        .filter(|path| path.extension().is_some_and(|kind| kind == "wasm"))
        .collect())
}

/// Gives short names to everything but what the parts go by, and writes the glue for them.
fn shorten(module: &mut Module, glue: &Glue, is_kept: impl Fn(&str) -> bool) -> Done<String> {
    let exports: BTreeMap<String, String> = module
        .exports()
        .map(|export| export.name.clone())
        .filter(|name| !is_kept(name))
        .zip(short_names())
        .collect();
    let imports: Vec<_> = module.imports().cloned().zip(short_names()).collect();
    let script = glue.write(MODULE, &imports, &exports)?;
    for (import, (_, short)) in module.imports_mut().zip(&imports) {
        import.module = MODULE.to_owned();
        import.name.clone_from(short);
    }
    for export in module.exports_mut() {
        if let Some(short) = exports.get(&export.name) {
            export.name.clone_from(short);
        }
    }
    Ok(script)
}

/// `a`, `b`, … `Z`, `aa`, `ba`, …
fn short_names() -> impl Iterator<Item = String> {
    let letters = || ('a'..='z').chain('A'..='Z').map(String::from);
    letters().chain(letters().flat_map(move |last| letters().map(move |first| first + &last)))
}

fn read(path: &Path) -> Done<Module> {
    let bytes = fs::read(path).map_err(|error| cannot("read", path, &error))?;
    Module::read(&bytes).map_err(|sentence| format!("{}: {sentence}", path.display()))
}

fn text(path: &Path) -> Done<String> {
    fs::read_to_string(path).map_err(|error| cannot("read", path, &error))
}

fn write(path: &Path, bytes: &[u8]) -> Done {
    fs::write(path, bytes).map_err(|error| cannot("write", path, &error))
}

fn cannot(act: &str, path: &Path, error: &std::io::Error) -> String {
    format!("Can't {act} {}: {error}.", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_are_short_and_enough() {
        let names: Vec<String> = short_names().collect();
        assert_eq!(names.len(), 52 + 52 * 52);
        assert_eq!(names.get(52).map(String::as_str), Some("aa"));
        assert_eq!(names.get(53).map(String::as_str), Some("ba"));
    }
}
