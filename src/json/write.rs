//! Values to JSON text.

use super::ToJson;

#[derive(Default)]
pub struct Writer {
    text: String,
    /// Spaces before each line; none: all on one line.
    indent: Option<usize>,
    /// Whether nothing stands yet in the innermost brackets.
    is_first: bool,
}

impl Writer {
    /// Over several lines, for people.
    pub fn pretty() -> Self {
        Writer {
            indent: Some(0),
            ..Writer::default()
        }
    }

    pub fn finish(self) -> String {
        self.text
    }

    pub fn raw(&mut self, text: &str) {
        self.text.push_str(text);
    }

    pub fn whole(&mut self, number: i64) {
        self.raw(&number.to_string());
    }

    pub fn text(&mut self, text: &str) {
        self.text.push('"');
        for letter in text.chars() {
            match letter {
                '"' => self.raw("\\\""),
                '\\' => self.raw("\\\\"),
                '\u{8}' => self.raw("\\b"),
                '\u{c}' => self.raw("\\f"),
                '\n' => self.raw("\\n"),
                '\r' => self.raw("\\r"),
                '\t' => self.raw("\\t"),
                '\0'..='\x1f' => {
                    self.raw("\\u00");
                    for digit in [letter as u32 >> 4, letter as u32 & 15] {
                        self.text.extend(char::from_digit(digit, 16));
                    }
                }
                other => self.text.push(other),
            }
        }
        self.text.push('"');
    }

    pub fn object(&mut self, fields: impl FnOnce(&mut Self)) {
        self.open("{");
        fields(self);
        self.close("}");
    }

    pub fn list(&mut self, items: impl FnOnce(&mut Self)) {
        self.open("[");
        items(self);
        self.close("]");
    }

    pub fn field(&mut self, name: &str, value: &dyn ToJson) {
        self.comma();
        self.text(name);
        self.raw(if self.indent.is_some() { ": " } else { ":" });
        value.to_json(self);
    }

    pub fn field_if(&mut self, is_there: bool, name: &str, value: &dyn ToJson) {
        if is_there {
            self.field(name, value);
        }
    }

    pub fn item(&mut self, value: &dyn ToJson) {
        self.comma();
        value.to_json(self);
    }

    /// A choice that holds something.
    pub fn choice(&mut self, word: &str, value: &dyn ToJson) {
        self.object(|out| out.field(word, value));
    }

    fn open(&mut self, bracket: &str) {
        self.raw(bracket);
        self.is_first = true;
        self.indent = self.indent.map(|indent| indent + 2);
    }

    fn close(&mut self, bracket: &str) {
        self.indent = self.indent.map(|indent| indent.saturating_sub(2));
        if !self.is_first {
            self.line();
        }
        self.is_first = false;
        self.raw(bracket);
    }

    fn comma(&mut self) {
        if !self.is_first {
            self.raw(",");
        }
        self.is_first = false;
        self.line();
    }

    fn line(&mut self) {
        if let Some(indent) = self.indent {
            self.raw("\n");
            for _ in 0..indent {
                self.raw(" ");
            }
        }
    }
}

/// What the command line prints is made by `serde`; it says what was written here.
macro_rules! serialize_as_written {
    ($($name:ty),+ $(,)?) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let text = $crate::json::text(self);
                let tree = $crate::json::parse(&text).map_err(serde::ser::Error::custom)?;
                tree.serialize(to)
            }
        }
    )+};
}

pub(crate) use serialize_as_written;

impl serde::Serialize for super::Json {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use super::Json;
        match self {
            Json::Null => to.serialize_unit(),
            Json::Bool(is) => to.serialize_bool(*is),
            Json::Whole(number) => to.serialize_i64(*number),
            Json::Other(text) | Json::Text(text) => to.serialize_str(text),
            Json::List(list) => to.collect_seq(list),
            Json::Object(entries) => {
                to.collect_map(entries.iter().map(|(name, json)| (name, json)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::json::{ToJson, Writer, text};

    #[test]
    fn texts_are_escaped_as_others_escape_them() {
        let hostile: String = (0..0x100)
            .filter_map(char::from_u32)
            .chain("😀".chars())
            .collect();
        assert_eq!(text(&hostile), serde_json::to_string(&hostile).unwrap());
    }

    #[test]
    fn lines_are_broken_as_others_break_them() {
        let lists = vec![vec![1u8, 2], vec![], vec![3]];
        let mut out = Writer::pretty();
        lists.to_json(&mut out);
        assert_eq!(out.finish(), serde_json::to_string_pretty(&lists).unwrap());
        assert_eq!(text(&lists), serde_json::to_string(&lists).unwrap());
    }
}
