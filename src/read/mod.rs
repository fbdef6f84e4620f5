//! Reading JSON files: every failure is a sentence with the file, the place in it and what was
//! expected there.
//!
//! On the command line and in tests the place is a JSON path. The page goes without
//! `serde_path_to_error`: it reads what it wrote itself or what the tests have read before, and
//! names the line and column.

mod object;
mod sentence;

pub(crate) use object::object;

use sentence::sentence;
use serde::de::DeserializeOwned;

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
            "" => String::new(),
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

/// Reads a value from JSON. `file` names it in errors.
pub(crate) fn read_json<T: DeserializeOwned>(bytes: &[u8], file: &str) -> Result<T, ReadError> {
    text(bytes)
        .and_then(|text| parse(text, deserialize))
        .map_err(|trouble| ReadError::new(file, trouble))
}

/// Bytes as text, if they aren't too many.
fn text(bytes: &[u8]) -> Result<&str, Trouble> {
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
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

type Json<'t> = serde_json::Deserializer<serde_json::de::StrRead<'t>>;

fn parse<'t, T>(
    text: &'t str,
    deserialize: impl FnOnce(&mut Json<'t>) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    let mut json = serde_json::Deserializer::from_str(text);
    let value = deserialize(&mut json)?;
    json.end()
        .map_err(|error| Trouble::new("", sentence(&error)))?;
    Ok(value)
}

#[cfg(not(target_arch = "wasm32"))]
fn deserialize<T: DeserializeOwned>(json: &mut Json<'_>) -> Result<T, Trouble> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        // A question mark is a name that couldn't be read.
        let path = error.path().to_string();
        let path = path.trim_end_matches(['?', '.']);
        Trouble::new(path, sentence(error.inner()))
    })
}

#[cfg(target_arch = "wasm32")]
use deserialize_in_the_page as deserialize;

#[cfg(any(test, target_arch = "wasm32"))]
fn deserialize_in_the_page<T: DeserializeOwned>(json: &mut Json<'_>) -> Result<T, Trouble> {
    T::deserialize(json).map_err(|error| Trouble::new("", sentence(&error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trouble(bytes: &[u8]) -> (String, String) {
        let trouble = read_json::<Vec<u16>>(bytes, "file")
            .expect_err("must fail")
            .trouble;
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
    fn the_page_names_the_line_and_column() {
        let trouble = parse("[1,\n -2]", deserialize_in_the_page::<Vec<u16>>).unwrap_err();
        assert_eq!(
            trouble.message,
            "found integer `-2`, expected a whole number from 0 to 65535 (line 2, column 3)"
        );
        let error = ReadError::new("a.json", trouble).to_string();
        assert!(error.starts_with("a.json: found integer"), "{error}");
    }

    #[test]
    fn the_place_is_as_near_as_it_can_be_told() {
        type Nested = std::collections::BTreeMap<String, Vec<u16>>;
        let place = |json: &str| {
            let error = read_json::<Nested>(json.as_bytes(), "file").unwrap_err();
            error.to_string()
        };
        for (json, start) in [
            (r#"{"a":[1,-2]}"#, "file, at a[1]: found integer `-2`"),
            ("[]", "file: found a list, expected an object in { }"),
            (r#"{"a":[],}"#, "file: a comma before the closing bracket"),
            (r#"{"a":[1,]}"#, "file, at a: a comma before"),
        ] {
            let said = place(json);
            assert!(said.starts_with(start), "{said}");
        }
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
    fn numbers_out_of_range_are_refused() {
        let read = |text: &str| read_json::<Vec<u8>>(text.as_bytes(), "file");
        assert_eq!(read("[0, 255]"), Ok(vec![0, 255]));
        for bad in [
            "[256]",
            "[-1]",
            "[1.0]",
            "[1e1]",
            "[99999999999999999999]",
            "[\"1\"]",
        ] {
            let trouble = read(bad).unwrap_err().trouble;
            assert_eq!(trouble.path, "[0]");
            assert!(trouble.message.contains("from 0 to 255"), "{trouble:?}");
        }
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
