//! Lays the army lists into the command line program, so that it works from any folder. The
//! page doesn't carry them: it fetches a list when it is chosen.

use std::fmt::Write as _;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=lists");
    let root = std::env::var("CARGO_MANIFEST_DIR")?;
    let mut files: Vec<_> = std::fs::read_dir(Path::new(&root).join("lists"))?
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .filter(|path| !path.ends_with("index.json") && !path.ends_with("schema.json"))
        .collect();
    files.sort();
    let mut code = String::from("static BUILT_IN: &[(&str, &str)] = &[\n");
    for path in files {
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        writeln!(
            code,
            "    (\"lists/{name}\", include_str!({:?})),",
            path.display().to_string()
        )?;
    }
    code.push_str("];\n");
    std::fs::write(
        Path::new(&std::env::var("OUT_DIR")?).join("built_in_lists.rs"),
        code,
    )?;
    Ok(())
}
