//! What wasm-bindgen writes to join the program to the browser, taken apart: a function for each
//! thing that the program asks of the browser, under a long name that no compression shortens.

use crate::Done;
use crate::wasm::Import;
use std::collections::BTreeMap;

const HEAD: &str = "function __wbg_get_imports() {\n";
const END: &str = "\n}\n";

pub struct Glue {
    before: String,
    after: String,
    /// Without its name: `(arg0) { … }`.
    functions: BTreeMap<String, String>,
    /// Other files that the program asks for something, each with its name in this one.
    files: BTreeMap<String, String>,
}

impl Glue {
    pub fn read(text: &str) -> Done<Self> {
        let text = without_unused_classes(text);
        let unknown = || "wasm-bindgen writes its imports in a way that isn't known.".to_owned();
        let (before, rest) = text.split_once(HEAD).ok_or_else(unknown)?;
        let (inside, after) = rest.split_once(END).ok_or_else(unknown)?;
        let mut functions = BTreeMap::new();
        let mut files = BTreeMap::new();
        let mut lines = inside.lines();
        while let Some(line) = lines.next() {
            if let Some((name, head)) = line.trim_start().split_once(": function(") {
                let mut body = format!("({head}");
                for line in lines.by_ref() {
                    body = [&body, "\n", line].concat();
                    if line.starts_with("        }") {
                        break;
                    }
                }
                let body = body.strip_suffix(',').ok_or_else(unknown)?;
                functions.insert(name.to_owned(), body.to_owned());
            } else if let Some((path, name)) = line.trim().split_once("\": import") {
                let name = name.strip_suffix(',').ok_or_else(unknown)?;
                let path = path.trim_start_matches('"').to_owned();
                files.insert(path, format!("import{name}"));
            } else if !["const import0 = {", "__proto__: null,", "return {", "};"]
                .contains(&line.trim())
            {
                return Err(format!("wasm-bindgen writes `{line}`, which isn't known."));
            }
        }
        Ok(Self {
            before: before.to_owned(),
            after: after.to_owned(),
            functions,
            files,
        })
    }

    /// The first import that does the same, to the letter.
    pub fn twin(&self, name: &str) -> Option<&str> {
        let body = self.functions.get(name)?;
        let mut all = self.functions.iter();
        all.find(|(_, other)| *other == body)
            .map(|(first, _)| first.as_str())
    }

    /// Whether anything in it uses what the program offers by this name.
    pub fn uses(&self, export: &str) -> bool {
        let rest = [&self.before, &self.after];
        let mut texts = rest.into_iter().chain(self.functions.values());
        texts.any(|text| words(text).any(|(before, word)| is_offered(before) && word == export))
    }

    /// The whole, with no more than these imports, in the module and by the names given, and with
    /// these names for what the program offers.
    pub fn write(
        &self,
        module: &str,
        imports: &[(Import, String)],
        exports: &BTreeMap<String, String>,
    ) -> Done<String> {
        let mut text = format!("{}{HEAD}    return {{ {module}: {{\n", self.before);
        for (import, short) in imports {
            let missing = || format!("Nothing gives the program its import {}.", import.name);
            let line = match self.functions.get(&import.name) {
                Some(body) => format!("{short}{body},\n"),
                None => {
                    let file = self.files.get(&import.module).ok_or_else(missing)?;
                    format!("{short}: {file}.{},\n", import.name)
                }
            };
            text.push_str(&line);
        }
        text = [&text, "    } };", END, &self.after].concat();
        let mut renamed = String::with_capacity(text.len());
        let mut rest = text.as_str();
        for (before, word) in words(&text) {
            if let Some(short) = exports.get(word).filter(|_| is_offered(before)) {
                let done = text.len() - rest.len();
                renamed.push_str(before.get(done..).unwrap_or_default());
                renamed.push_str(short);
                rest = text.get(before.len() + word.len()..).unwrap_or_default();
            }
        }
        renamed.push_str(rest);
        Ok(renamed)
    }
}

/// By what stands before a word.
fn is_offered(before: &str) -> bool {
    before.ends_with("wasm.")
}

/// Every name and number in a text, each with all that stands before it.
pub fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "_$".contains(letter);
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + rest.find(is_part)?;
        let (before, rest) = text.split_at_checked(start)?;
        let word = rest.split(|letter| !is_part(letter)).next()?;
        at = start + word.len();
        Some((before, word))
    })
}

/// Crates that the page uses a part of offer classes to JavaScript, and each keeps its code in the
/// program. Only this text could use them.
fn without_unused_classes(text: &str) -> String {
    let mut text = text.to_owned();
    let classes: Vec<String> = text
        .lines()
        .filter_map(|line| line.strip_prefix("export class ")?.strip_suffix(" {"))
        .map(str::to_owned)
        .collect();
    for class in classes {
        let without = [
            (format!("export class {class} {{\n"), END),
            (format!("if (Symbol.dispose) {class}."), "\n"),
            (format!("const {class}Finalization ="), ";\n"),
        ]
        .iter()
        .try_fold(text.clone(), |text, (start, end)| {
            let (before, rest) = text.split_once(start)?;
            let (_, after) = rest.split_once(end)?;
            Some([before, after].concat())
        });
        if let Some(without) = without.filter(|rest| words(rest).all(|(_, word)| word != class)) {
            text = without;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wasm::Module;

    const TEXT: &str = r#"import * as import1 from "./other.js"

export class Stream {
    free() {
        wasm.stream_free(this.ptr);
    }
}
if (Symbol.dispose) Stream.prototype[Symbol.dispose] = Stream.prototype.free;

export class Used {
}
if (Symbol.dispose) Used.prototype[Symbol.dispose] = Used.prototype.free;
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg_body_1: function(arg0) {
            return arg0.body;
        },
        __wbg_body_2: function(arg0) {
            return arg0.body;
        },
        __wbg_add_3: function() { return handleError(function (arg0) {
            wasm.call_1(new Used(arg0));
        }, arguments); },
    };
    return {
        __proto__: null,
        "./app_bg.js": import0,
        "./other.js": import1,
    };
}

const StreamFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.stream_free(ptr, 1));
const UsedFinalization = new FinalizationRegistry(ptr => wasm.used_free(ptr, 1));
wasm.call(call_1, wasm.call_1);
"#;

    fn glue() -> Glue {
        Glue::read(TEXT).expect("what wasm-bindgen writes")
    }

    #[test]
    fn a_class_that_nothing_uses_is_left_out() {
        let glue = glue();
        assert!(!glue.uses("stream_free"));
        assert!(glue.uses("used_free"));
        assert!(!glue.uses("all"));
        assert!(!glue.after.contains("Stream") && !glue.before.contains("Stream"));
        assert!(glue.before.contains("export class Used {"));
    }

    #[test]
    fn imports_that_do_the_same_are_known() {
        assert_eq!(glue().twin("__wbg_body_1"), Some("__wbg_body_1"));
        assert_eq!(glue().twin("__wbg_body_2"), Some("__wbg_body_1"));
        assert_eq!(glue().twin("__wbg_add_3"), Some("__wbg_add_3"));
        assert_eq!(glue().twin("load"), None);
    }

    #[test]
    fn names_are_replaced_where_they_mean_the_program() {
        // Asks for __wbg_add_3 of ./app_bg.js and load of ./other.js, functions both.
        let module = b"\0asm\x01\0\0\0\x02\x2d\x02\x0b./app_bg.js\x0b__wbg_add_3\0\0\x0a./other.js\x04load\0\0";
        let module = Module::read(module).expect("a module");
        let imports: Vec<(Import, String)> = module
            .imports()
            .cloned()
            .zip(["p".to_owned(), "q".to_owned()])
            .collect();
        let exports = BTreeMap::from([("call_1".to_owned(), "z".to_owned())]);
        let text = glue().write("m", &imports, &exports).expect("all there");
        let whole = "function __wbg_get_imports() {
    return { m: {
p() { return handleError(function (arg0) {
            wasm.z(new Used(arg0));
        }, arguments); },
q: import1.load,
    } };
}
";
        assert!(text.contains(whole), "{text}");
        assert!(text.ends_with("wasm.call(call_1, wasm.z);\n"), "{text}");
        assert!(Glue::read("").is_err());
        assert!(
            Glue::read(&TEXT.replace("__proto__: null", "__proto__: 1")).is_err(),
            "a line that isn't known"
        );
    }
}
