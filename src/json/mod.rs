//! JSON: text to a tree, the tree to values, values to text.
//!
//! The derived readers of `serde` came to a fifth of the page's code. Here a type reads itself
//! from the tree by naming its fields, in a line each; what is missing, unknown or of the wrong
//! kind is told with its path.

mod at;
mod parse;
mod values;
mod words;
mod write;

pub use at::{At, Fields};
pub use parse::parse;
pub(crate) use words::words;
pub use write::Writer;
pub(crate) use write::serialize_as_written;

use crate::read::Trouble;
use std::cell::OnceCell;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    Null,
    Bool(bool),
    Whole(i64),
    /// A number with a fraction or an exponent, or too large, as it is written.
    Other(String),
    Text(String),
    List(Vec<Json>),
    /// In the order of the text.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// What an object holds under this name.
    pub fn field(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(entries) => entries
                .iter()
                .find(|(other, _)| other == name)
                .map(|(_, json)| json),
            _ => None,
        }
    }

    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// What can be read from JSON.
pub trait FromJson: Sized {
    /// Reading always ends with a value. Where something is wrong `at` keeps the first trouble
    /// and the value only fills the place: nobody gets to see it.
    fn from_json(at: &At<'_>) -> Self;
}

/// What can be written as JSON.
pub trait ToJson {
    fn to_json(&self, out: &mut Writer);
}

/// The value that a tree holds, or the first trouble with it.
pub fn value<T: FromJson>(json: &Json) -> Result<T, Trouble> {
    let first = OnceCell::new();
    let value = T::from_json(&At::top(json, &first));
    match first.into_inner() {
        None => Ok(value),
        Some(trouble) => Err(trouble),
    }
}

/// What a word stands for in files.
pub fn word<T: FromJson>(word: &str) -> Result<T, Trouble> {
    value(&Json::Text(word.to_owned()))
}

/// The JSON text of a value, on one line.
pub fn text(value: &dyn ToJson) -> String {
    let mut out = Writer::default();
    value.to_json(&mut out);
    out.finish()
}
