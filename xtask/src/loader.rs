//! The scripts that load the program, as wasm-bindgen and the splitter write them, made to load it
//! our way.

use crate::Done;

/// Which script of ours, what in a script of theirs, and what in its place.
struct Change {
    from: &'static str,
    name: &'static str,
    old: &'static str,
    new: &'static str,
}

const ASK: Change = Change {
    from: "ask.js",
    name: "ask",
    old: "fetch(new URL(",
    new: "ask(new URL(",
};

const UNPACK: Change = Change {
    from: "unpack.js",
    name: "instantiate",
    old: "WebAssembly.instantiateStreaming(",
    new: "instantiate(",
};

/// A file that can't be fetched is an answer, not an accident.
pub fn asking(script: &str) -> Done<String> {
    changed(script, &ASK)
}

/// Modules are unpacked before they are run.
pub fn unpacking(script: &str) -> Done<String> {
    changed(&without_other_ways(script), &UNPACK)
}

/// wasm-bindgen can also load from bytes, and from hosts that call a module something else.
fn without_other_ways(script: &str) -> String {
    let (head, end) = ("async function __wbg_load(module, imports) {\n", "\n}\n");
    let parts = script.split_once(head).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(end)?;
        Some((before, after))
    });
    match parts {
        Some((before, after)) => {
            let load = format!("    return {}module, imports);", UNPACK.old);
            [before, head, &load, end, after].concat()
        }
        None => script.to_owned(),
    }
}

fn changed(script: &str, change: &Change) -> Done<String> {
    let Change {
        from,
        name,
        old,
        new,
    } = change;
    match script.contains(old) {
        true => Ok(format!(
            "import {{ {name} }} from './{from}';\n{}",
            script.replace(old, new)
        )),
        false => Err(format!(
            "A script has no `{old}` and so loads the program in a way that isn't known."
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_load_our_way() {
        let script = "const response = fetch(new URL('./a.wasm', import.meta.url));\nWebAssembly.instantiateStreaming(response, imports);\n";
        let done = asking(script).and_then(|script| unpacking(&script));
        let expected = "import { instantiate } from './unpack.js';\nimport { ask } from './ask.js';\nconst response = ask(new URL('./a.wasm', import.meta.url));\ninstantiate(response, imports);\n";
        assert_eq!(done.as_deref(), Ok(expected));
    }

    #[test]
    fn there_is_one_way_to_load() {
        let script = "async function __wbg_load(module, imports) {\n    if (module instanceof Response) {\n    }\n}\n\nstart();\n";
        let expected = "import { instantiate } from './unpack.js';\nasync function __wbg_load(module, imports) {\n    return instantiate(module, imports);\n}\n\nstart();\n";
        assert_eq!(unpacking(script).as_deref(), Ok(expected));
    }

    #[test]
    fn a_script_that_loads_otherwise_is_refused() {
        assert!(asking("fetch('a.wasm')").is_err());
        assert!(unpacking("WebAssembly.compile(bytes)").is_err());
    }
}
