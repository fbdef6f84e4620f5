//! The script that starts the program, told the files of the parts that it asks for early.

use crate::{Done, files, run};
use std::fmt::Write as _;
use std::path::Path;

const TEMPLATE: &str = "public/boot.js";
/// The line of the template that the files replace.
const PLACE: &str = "const FILES = {};";
/// The parts that it knows the addresses of.
const PARTS: [&str; 2] = ["builder", "links"];
/// What the splitter's loader calls the function that loads a part.
const LOADS: &str = "export const __wasm_split_load_";

/// Writes it into the folder of the program, which is split already.
pub fn write(program: &Path) -> Done {
    let template = files::read(&run::root()?.join(TEMPLATE))?;
    let loader = files::read(&program.join("__wasm_split.js"))?;
    files::write(&program.join("boot.js"), &filled(&template, &loader)?)
}

fn filled(template: &str, loader: &str) -> Done<String> {
    if !template.contains(PLACE) {
        return Err(format!("{TEMPLATE} must hold the line `{PLACE}`."));
    }
    let mut all = "const FILES = {\n".to_owned();
    for part in loader.split(LOADS).skip(1) {
        let (name, files) = files_of(part)
            .ok_or("The splitter's loader isn't what it was: see xtask/src/boot.rs.")?;
        if PARTS.contains(&name) {
            let _ = writeln!(all, "  {name}: {files:?},");
        }
    }
    all.push_str("};");
    Ok(template.replacen(PLACE, &all, 1))
}

/// A part's name and files: its own, and those that it shares, which stand in the last brackets.
fn files_of(part: &str) -> Option<(&str, Vec<String>)> {
    let name = part.split(' ').next()?;
    let (_, shared) = part.rsplit_once('[')?;
    let (shared, _) = shared.split_once(']')?;
    let shared = shared.split(", ").filter_map(|it| it.strip_prefix("__"));
    let files = std::iter::once(format!("split_{name}.wasm"));
    Some((
        name,
        files.chain(shared.map(|it| format!("{it}.wasm"))).collect(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOADER: &str = r#"
/* links, builder */
const __chunk_6 = makeLoad(() => {
    const src = fetch(new URL("./chunk_6.wasm", import.meta.url));
}
, []);
export const __wasm_split_load_reading = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_reading.wasm", import.meta.url));
}
, [__chunk_7]));
export const __wasm_split_load_links = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_links.wasm", import.meta.url));
}
, [__chunk_6, __chunk_7]));
export const __wasm_split_load_builder = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_builder.wasm", import.meta.url));
}
, [__chunk_6]));
"#;

    #[test]
    fn the_parts_are_named_with_their_files() {
        let filled = filled("// Starts.\nconst FILES = {};\nstart();\n", LOADER);
        let expected = r#"// Starts.
const FILES = {
  links: ["split_links.wasm", "chunk_6.wasm", "chunk_7.wasm"],
  builder: ["split_builder.wasm", "chunk_6.wasm"],
};
start();
"#;
        assert_eq!(filled.as_deref(), Ok(expected));
    }

    #[test]
    fn a_template_without_a_place_for_them_is_refused() {
        assert!(filled("start();", LOADER).is_err());
    }
}
