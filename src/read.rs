//! Reading files: every failure is a sentence with the file, the place in it and what was
//! expected there.

use crate::json::{self, FromJson, Json};

/// Larger files are refused unread; the largest army or list takes a tenth of it.
pub const MAX_BYTES: usize = 2_000_000;

/// A file that couldn't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {}", .trouble.place(), .trouble.message)]
pub struct ReadError {
    pub file: String,
    pub trouble: Trouble,
}

/// What is wrong, and where in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The JSON path, such as `rows[3].min`; empty for the file as a whole.
    pub path: String,
    /// What was found and what was expected.
    pub message: String,
}

impl Trouble {
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Trouble {
            path: path.into(),
            message: message.into(),
        }
    }

    fn place(&self) -> String {
        match self.path.as_str() {
            "" | "." => String::new(),
            path => format!(", at {path}"),
        }
    }
}

impl ReadError {
    pub fn new(file: &str, trouble: Trouble) -> Self {
        ReadError {
            file: file.to_owned(),
            trouble,
        }
    }
}

pub(crate) fn read_json<T: FromJson>(bytes: &[u8], file: &str) -> Result<T, ReadError> {
    tree(bytes)
        .and_then(|json| json::value(&json))
        .map_err(|trouble| ReadError::new(file, trouble))
}

/// Bytes as the tree that a value is read from.
pub(crate) fn tree(bytes: &[u8]) -> Result<Json, Trouble> {
    if bytes.len() > MAX_BYTES {
        return Err(Trouble::new(
            "",
            format!(
                "the file has {} bytes; expected at most {MAX_BYTES}, so it was not read",
                bytes.len()
            ),
        ));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        Trouble::new(
            "",
            format!(
                "byte {} is not UTF-8; expected JSON text",
                error.valid_up_to() + 1
            ),
        )
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    json::parse(text).map_err(|message| Trouble::new("", message))
}

#[cfg(test)]
pub(crate) fn read_text<T: FromJson>(text: &str) -> Result<T, ReadError> {
    read_json(text.as_bytes(), "text")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trouble(bytes: &[u8]) -> (String, String) {
        let trouble = tree(bytes)
            .and_then(|json| json::value::<Vec<u16>>(&json))
            .expect_err("must fail");
        (trouble.path, trouble.message)
    }

    #[test]
    fn negative_numbers_name_the_place_and_the_range() {
        let (path, message) = trouble(b"[1, -2]");
        assert_eq!(path, "[1]");
        assert!(
            message.contains("`-2`, expected a whole number from 0 to 65535"),
            "{message}"
        );
    }

    #[test]
    fn cut_off_text_says_so() {
        assert!(trouble(b"[1, ").1.contains("cut off"));
    }

    #[test]
    fn bytes_that_are_no_text_are_counted() {
        assert!(trouble(b"[1, \xff]").1.starts_with("byte 5 is not UTF-8"));
    }

    #[test]
    fn text_after_the_end_is_refused() {
        assert!(trouble(b"[1] x").1.starts_with("text after the end"));
    }

    #[test]
    fn large_files_are_not_read() {
        let message = trouble(&vec![b' '; MAX_BYTES + 1]).1;
        assert!(
            message.contains("2000001 bytes; expected at most 2000000"),
            "{message}"
        );
    }
}
