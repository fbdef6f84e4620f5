//! A place in a JSON tree, from which a value reads itself.

use super::{FromJson, Json};
use crate::read::Trouble;
use std::cell::OnceCell;
use std::fmt::Write;

pub struct At<'a> {
    json: &'a Json,
    above: Option<&'a At<'a>>,
    step: Step<'a>,
    first: &'a OnceCell<Trouble>,
}

/// How a place is reached from the one above it.
#[derive(Clone, Copy)]
enum Step<'a> {
    Name(&'a str),
    Nth(usize),
}

impl<'a> At<'a> {
    pub(super) fn top(json: &'a Json, first: &'a OnceCell<Trouble>) -> Self {
        At {
            json,
            above: None,
            step: Step::Name(""),
            first,
        }
    }

    pub fn json(&self) -> &'a Json {
        self.json
    }

    /// Keeps what is wrong here, unless something was wrong before.
    pub fn fail(&self, message: &str) {
        if self.first.get().is_none() {
            let _ = self.first.set(Trouble::new(self.path(), message));
        }
    }

    /// Something else was expected here.
    pub fn expected(&self, what: &str) {
        let found = match self.json {
            Json::Null => "null".to_owned(),
            Json::Bool(is) => is.to_string(),
            Json::Whole(number) => format!("integer `{number}`"),
            Json::Other(number) => format!("number `{number}`"),
            Json::Text(text) => format!("text {}", quoted(text)),
            Json::List(_) => "a list".to_owned(),
            Json::Object(_) => "an object".to_owned(),
        };
        self.fail(&format!("found {found}, expected {what}"));
    }

    /// Such as `rows[3].min`.
    fn path(&self) -> String {
        let Some(above) = self.above else {
            return String::new();
        };
        let mut path = above.path();
        // Writing to a String doesn't fail.
        let _ = match self.step {
            Step::Nth(n) => write!(path, "[{n}]"),
            Step::Name(name) if path.is_empty() => write!(path, "{name}"),
            Step::Name(name) => write!(path, ".{name}"),
        };
        path
    }

    fn below(&'a self, step: Step<'a>, json: &'a Json) -> At<'a> {
        At {
            json,
            above: Some(self),
            step,
            first: self.first,
        }
    }

    /// A whole number within bounds.
    pub fn whole(&self, least: i64, most: i64) -> i64 {
        match self.json {
            Json::Whole(number) if (least..=most).contains(number) => *number,
            _ => {
                self.expected(&format!("a whole number from {least} to {most}"));
                0
            }
        }
    }

    pub fn text(&self) -> &'a str {
        match self.json {
            Json::Text(text) => text,
            _ => {
                self.expected("text in quotes");
                ""
            }
        }
    }

    /// The place of the word that stands here among those that may.
    pub fn word(&self, words: &[&str]) -> usize {
        match self.json {
            Json::Text(text) => self.place_of(text, words),
            _ => {
                self.expected(&one_of(words));
                0
            }
        }
    }

    pub fn items(&self) -> &'a [Json] {
        match self.json {
            Json::List(list) => list,
            _ => {
                self.expected("a list in [ ]");
                &[]
            }
        }
    }

    pub fn nth(&'a self, n: usize, json: &'a Json) -> At<'a> {
        self.below(Step::Nth(n), json)
    }

    fn entries(&self) -> &'a [(String, Json)] {
        match self.json {
            Json::Object(entries) => entries,
            _ => {
                self.expected("an object in { }");
                &[]
            }
        }
    }

    /// An object by its fields; it must have no others.
    pub fn object<T>(&self, read: impl FnOnce(&mut Fields<'_>) -> T) -> T {
        let mut fields = Fields {
            at: self,
            entries: self.entries(),
            asked: Vec::new(),
            found: 0,
        };
        let value = read(&mut fields);
        fields.close();
        value
    }

    /// One of several shapes: a word alone, or `{ "word": … }`. Returns the place of the word
    /// among those that may stand here, and what it holds.
    pub fn choice<T>(&self, words: &[&str], read: impl FnOnce(usize, &At<'_>) -> T) -> T {
        let (place, step, json) = self.chosen(words);
        read(place, &self.below(Step::Name(step), json))
    }

    fn chosen(&self, words: &[&str]) -> (usize, &'a str, &'a Json) {
        match self.json {
            Json::Object(entries) => match entries.as_slice() {
                [(name, json)] => (self.place_of(name, words), name, json),
                _ => {
                    self.expected("one name in { }");
                    (0, "", &Json::Null)
                }
            },
            _ => (self.word(words), "", &Json::Null),
        }
    }

    fn place_of(&self, text: &str, words: &[&str]) -> usize {
        let found = words.iter().position(|word| *word == text);
        if found.is_none() {
            let text = quoted(text);
            self.fail(&format!("unknown word {text}, expected {}", one_of(words)));
        }
        found.unwrap_or(0)
    }
}

/// The fields of an object, each asked for once by its name.
pub struct Fields<'a> {
    at: &'a At<'a>,
    entries: &'a [(String, Json)],
    asked: Vec<&'static str>,
    found: usize,
}

impl<'a> Fields<'a> {
    fn find(&mut self, name: &'static str) -> Option<&'a Json> {
        self.asked.push(name);
        let (_, json) = self.entries.iter().find(|(other, _)| other == name)?;
        self.found += 1;
        Some(json)
    }

    /// Not inlined: there are hundreds of fields.
    #[inline(never)]
    fn enter(&mut self, name: &'static str) -> Option<At<'a>> {
        let json = self.find(name)?;
        Some(self.at.below(Step::Name(name), json))
    }

    #[inline(never)]
    fn required(&mut self, name: &'static str) -> At<'a> {
        let json = self.find(name).unwrap_or_else(|| {
            self.at.fail(&format!("missing {}", quoted(name)));
            &Json::Null
        });
        self.at.below(Step::Name(name), json)
    }

    /// What must be there.
    pub fn get<T: FromJson>(&mut self, name: &'static str) -> T {
        T::from_json(&self.required(name))
    }

    /// What may be left out, or be null.
    pub fn opt<T: FromJson>(&mut self, name: &'static str) -> Option<T> {
        let at = self.enter(name).filter(|at| *at.json != Json::Null)?;
        Some(T::from_json(&at))
    }

    /// What may be left out and then is so.
    pub fn or<T: FromJson>(&mut self, name: &'static str, otherwise: T) -> T {
        self.enter(name).map_or(otherwise, |at| T::from_json(&at))
    }

    pub fn or_default<T: FromJson + Default>(&mut self, name: &'static str) -> T {
        self.enter(name)
            .map_or_else(T::default, |at| T::from_json(&at))
    }

    /// Refuses what wasn't asked for, and what stands twice.
    fn close(self) {
        if self.found == self.entries.len() {
            return;
        }
        let unknown = |(name, _): &&(String, Json)| !self.asked.contains(&name.as_str());
        match self.entries.iter().find(unknown) {
            Some((name, _)) => {
                let name = quoted(name);
                let expected = one_of(&self.asked);
                self.at
                    .fail(&format!("unknown name {name}, expected {expected}"));
            }
            None => self.at.fail("a name stands twice; expected each once"),
        }
    }
}

fn quoted(text: &str) -> String {
    format!("`{text}`")
}

fn one_of(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    format!("one of {}", words.join(", "))
}

#[cfg(test)]
mod tests {
    use crate::json::{parse, value};

    #[test]
    fn numbers_out_of_range_are_refused() {
        let read = |text: &str| value::<Vec<u8>>(&parse(text).unwrap());
        assert_eq!(read("[0, 255]"), Ok(vec![0, 255]));
        for bad in [
            "[256]",
            "[-1]",
            "[1.0]",
            "[1e1]",
            "[99999999999999999999]",
            "[\"1\"]",
        ] {
            let trouble = read(bad).unwrap_err();
            assert_eq!(trouble.path, "[0]");
            assert!(trouble.message.contains("from 0 to 255"), "{trouble:?}");
        }
    }

    #[test]
    fn the_first_trouble_is_told() {
        let trouble = value::<Vec<bool>>(&parse("[true, 1, \"x\"]").unwrap()).unwrap_err();
        assert_eq!(trouble.path, "[1]");
        assert_eq!(trouble.message, "found integer `1`, expected true or false");
    }
}
