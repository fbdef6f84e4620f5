//! A module of WebAssembly as far as names go: what it asks for and what it offers.
//! Everything else is handed on byte for byte, or replaced whole.

use crate::Done;

const MAGIC: &[u8] = b"\0asm\x01\0\0\0";
const CUSTOM: u8 = 0;
pub const CODE: u8 = 10;
const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    pub module: String,
    pub name: String,
    /// What is asked for: its kind and type.
    kind: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    pub name: String,
    /// What is offered: its kind and number.
    kind: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Section {
    Imports(Vec<Import>),
    Exports(Vec<Export>),
    Other(u8, Vec<u8>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Module {
    sections: Vec<Section>,
}

impl Module {
    pub fn read(bytes: &[u8]) -> Done<Self> {
        let rest = bytes
            .strip_prefix(MAGIC)
            .ok_or("This isn't a module of WebAssembly.")?;
        let mut reader = Reader { rest };
        let mut sections = Vec::new();
        while !reader.rest.is_empty() {
            let kind = reader.byte()?;
            let length = reader.number()?;
            let mut inside = Reader {
                rest: reader.take(length)?,
            };
            sections.push(match kind {
                IMPORTS => Section::Imports(inside.all(Reader::import)?),
                EXPORTS => Section::Exports(inside.all(Reader::export)?),
                _ => Section::Other(kind, inside.rest.to_vec()),
            });
        }
        Ok(Self { sections })
    }

    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for section in &self.sections {
            let mut inside = Vec::new();
            let kind = match section {
                Section::Imports(imports) => {
                    write_number(imports.len(), &mut inside);
                    for Import { module, name, kind } in imports {
                        write_text(module, &mut inside);
                        write_text(name, &mut inside);
                        inside.extend(kind);
                    }
                    IMPORTS
                }
                Section::Exports(exports) => {
                    write_number(exports.len(), &mut inside);
                    for Export { name, kind } in exports {
                        write_text(name, &mut inside);
                        inside.extend(kind);
                    }
                    EXPORTS
                }
                Section::Other(kind, content) => {
                    inside.extend(content);
                    *kind
                }
            };
            bytes.push(kind);
            write_number(inside.len(), &mut bytes);
            bytes.extend(inside);
        }
        bytes
    }

    pub fn imports(&self) -> impl Iterator<Item = &Import> {
        self.sections.iter().flat_map(|section| match section {
            Section::Imports(imports) => imports.as_slice(),
            Section::Exports(_) | Section::Other(..) => &[],
        })
    }

    pub fn imports_mut(&mut self) -> impl Iterator<Item = &mut Import> {
        self.sections.iter_mut().flat_map(|section| match section {
            Section::Imports(imports) => imports.as_mut_slice(),
            Section::Exports(_) | Section::Other(..) => &mut [],
        })
    }

    pub fn exports(&self) -> impl Iterator<Item = &Export> {
        self.sections.iter().flat_map(|section| match section {
            Section::Exports(exports) => exports.as_slice(),
            Section::Imports(_) | Section::Other(..) => &[],
        })
    }

    pub fn exports_mut(&mut self) -> impl Iterator<Item = &mut Export> {
        self.sections.iter_mut().flat_map(|section| match section {
            Section::Exports(exports) => exports.as_mut_slice(),
            Section::Imports(_) | Section::Other(..) => &mut [],
        })
    }

    /// Leaves out what no engine needs: names for debuggers and the like.
    pub fn drop_custom(&mut self) {
        self.sections
            .retain(|section| !matches!(section, Section::Other(CUSTOM, _)));
    }

    /// The content of a section that isn't about names.
    pub fn other(&self, kind: u8) -> Option<&[u8]> {
        self.sections.iter().find_map(|section| match section {
            Section::Other(this, content) if *this == kind => Some(content.as_slice()),
            _ => None,
        })
    }

    /// Puts another in its place.
    pub fn replace(&mut self, kind: u8, by: u8, content: Vec<u8>) {
        let mut sections = self.sections.iter_mut();
        let old =
            sections.find(|section| matches!(section, Section::Other(this, _) if *this == kind));
        if let Some(old) = old {
            *old = Section::Other(by, content);
        }
    }

    /// Offers no more than this.
    pub fn keep_exports(&mut self, wanted: impl Fn(&Export) -> bool) {
        for section in &mut self.sections {
            if let Section::Exports(exports) = section {
                exports.retain(&wanted);
            }
        }
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn all<T>(&mut self, each: impl Fn(&mut Self) -> Done<T>) -> Done<Vec<T>> {
        let count = self.number()?;
        let all = (0..count).map(|_| each(self)).collect::<Done<Vec<T>>>()?;
        match self.rest {
            [] => Ok(all),
            _ => Err("A section of a module is longer than it says.".to_owned()),
        }
    }

    fn import(&mut self) -> Done<Import> {
        let (module, name) = (self.text()?, self.text()?);
        let kind = self.passed(|reader| match reader.byte()? {
            // A function.
            0 => reader.number().map(drop),
            // A table of references.
            1 => match reader.byte()? {
                0x6f | 0x70 => reader.limits(),
                other => Err(format!("A table of the kind {other} isn't known here.")),
            },
            // Memory.
            2 => reader.limits(),
            // A global: its type, and whether it changes.
            3 => reader.take(2).map(drop),
            other => Err(format!("An import of the kind {other} isn't known here.")),
        })?;
        Ok(Import { module, name, kind })
    }

    fn export(&mut self) -> Done<Export> {
        let name = self.text()?;
        let kind = self.passed(|reader| {
            reader.byte()?;
            reader.number().map(drop)
        })?;
        Ok(Export { name, kind })
    }

    fn limits(&mut self) -> Done {
        let has_most = self.byte()? & 1 == 1;
        self.number()?;
        if has_most {
            self.number()?;
        }
        Ok(())
    }

    /// The bytes that something passes over.
    fn passed(&mut self, over: impl Fn(&mut Self) -> Done) -> Done<Vec<u8>> {
        let before = self.rest;
        over(self)?;
        let length = before.len() - self.rest.len();
        Ok(before.get(..length).unwrap_or_default().to_vec())
    }

    fn text(&mut self) -> Done<String> {
        let length = self.number()?;
        let bytes = self.take(length)?.to_vec();
        String::from_utf8(bytes).map_err(|error| format!("A name in a module isn't text: {error}."))
    }

    fn byte(&mut self) -> Done<u8> {
        let (first, rest) = self.rest.split_first().ok_or_else(cut_short)?;
        self.rest = rest;
        Ok(*first)
    }

    fn take(&mut self, length: usize) -> Done<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or_else(cut_short)?;
        self.rest = rest;
        Ok(taken)
    }

    /// LEB128: seven bits a byte, the lowest first.
    fn number(&mut self) -> Done<usize> {
        let mut number = 0;
        for shift in [0, 7, 14, 21, 28] {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err("A number in a module is too large.".to_owned())
    }
}

fn cut_short() -> String {
    "A module of WebAssembly is cut short.".to_owned()
}

fn write_text(text: &str, into: &mut Vec<u8>) {
    write_number(text.len(), into);
    into.extend(text.as_bytes());
}

pub fn write_number(mut number: usize, into: &mut Vec<u8>) {
    loop {
        let [low, ..] = number.to_le_bytes();
        number >>= 7;
        if number == 0 {
            return into.push(low & 0x7f);
        }
        into.push(low | 0x80);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks for function `f`, table `t`, memory `m` and global `g` of `a`, offers `f` as `x` and
    /// `y`, and ends in a section of other things.
    fn module() -> Vec<u8> {
        let imports: &[&[u8]] = &[
            b"\x01a\x01f\x00\x02",
            b"\x01a\x01t\x01\x70\x01\x01\x80\x08",
            b"\x01a\x01m\x02\x00\x11",
            b"\x01a\x01g\x03\x7f\x00",
        ];
        let imports = imports.concat();
        let exports = b"\x01x\x00\x00\x01y\x00\x00";
        let mut bytes = MAGIC.to_vec();
        bytes.extend([IMPORTS, u8::try_from(imports.len() + 1).expect("small"), 4]);
        bytes.extend(imports);
        bytes.extend([EXPORTS, u8::try_from(exports.len() + 1).expect("small"), 2]);
        bytes.extend(exports);
        bytes.extend([11, 3, 9, 9, 9]);
        bytes
    }

    #[test]
    fn what_is_read_is_written_byte_for_byte() {
        let read = Module::read(&module()).expect("a module");
        assert_eq!(read.write(), module());
        let imports: Vec<&str> = read.imports().map(|import| import.name.as_str()).collect();
        assert_eq!(imports, ["f", "t", "m", "g"]);
    }

    #[test]
    fn names_of_any_length_can_be_given() {
        let mut read = Module::read(&module()).expect("a module");
        let long = "n".repeat(300);
        for import in read.imports_mut() {
            import.name.clone_from(&long);
        }
        read.keep_exports(|export| export.name == "y");
        for export in read.exports_mut() {
            export.name = "z".to_owned();
        }
        let again = Module::read(&read.write()).expect("a module");
        assert_eq!(again, read);
        assert!(again.imports().all(|import| import.name == long));
        let exports: Vec<&str> = again.exports().map(|export| export.name.as_str()).collect();
        assert_eq!(exports, ["z"]);
    }

    #[test]
    fn what_no_engine_needs_can_be_left_out() {
        let mut bytes = module();
        bytes.extend(b"\x00\x06\x04name\x09");
        let mut read = Module::read(&bytes).expect("a module");
        assert_eq!(read.write(), bytes);
        read.drop_custom();
        assert_eq!(read.write(), module());
    }

    #[test]
    fn what_is_broken_is_refused() {
        let whole = module();
        assert!(Module::read(b"<!doctype html>").is_err());
        // A section's end is a whole module too.
        let ends = [8, 8 + 2 + 31, 8 + 2 + 31 + 2 + 9];
        for length in (0..whole.len()).filter(|length| !ends.contains(length)) {
            let cut = whole.get(..length).expect("within");
            assert!(Module::read(cut).is_err(), "{length} bytes");
        }
    }
}
