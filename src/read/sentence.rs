//! What `serde_json` says of a file, in words for players.

use serde_json::Error;

/// A sentence with what was found, what was expected, and the line and column.
pub(super) fn sentence(error: &Error) -> String {
    let (line, column) = (error.line(), error.column());
    if error.is_eof() {
        return format!(
            "the text stops short at line {line}; expected more of it (is the file cut off?)"
        );
    }
    let said = error.to_string();
    let said = said
        .strip_suffix(&format!(" at line {line} column {column}"))
        .unwrap_or(&said);
    let said = if error.is_data() {
        wrong_value(said)
    } else {
        wrong_json(said)
    };
    format!("{said} (line {line}, column {column})")
}

/// The text is JSON, but not what was expected.
fn wrong_value(said: &str) -> String {
    // Only the last part is serde's for sure: the rest may quote the file.
    let (found, expected) = match said.rsplit_once(", expected ") {
        Some((found, expected)) => (found, format!(", expected {}", expectation(expected))),
        None => (said, String::new()),
    };
    let value = found
        .strip_prefix("invalid type: ")
        .or_else(|| found.strip_prefix("invalid value: "));
    if let Some(value) = value {
        return format!("found {}{expected}", kind(value));
    }
    for (theirs, ours) in [
        ("unknown variant ", "unknown word "),
        ("unknown field ", "unknown name "),
        ("missing field ", "missing "),
    ] {
        if let Some(rest) = found.strip_prefix(theirs) {
            return format!("{ours}{rest}{expected}");
        }
    }
    if let Some(name) = found.strip_prefix("duplicate field ") {
        return format!("{name} stands twice; expected it once");
    }
    if let Some(length) = found.strip_prefix("invalid length ") {
        return format!("found a list of {length}{expected}");
    }
    format!("{found}{expected}")
}

/// A value as serde names it: its kind, and what it is unless that is long.
fn kind(theirs: &str) -> String {
    match theirs.split_once(' ') {
        None if theirs == "sequence" => "a list".to_owned(),
        None if theirs == "map" => "an object".to_owned(),
        Some(("string", text)) => format!("text {text}"),
        Some(("boolean", is)) => is.to_owned(),
        _ => match theirs.strip_prefix("floating point ") {
            Some(number) => format!("number {number}"),
            None => theirs.to_owned(),
        },
    }
}

fn expectation(theirs: &str) -> &str {
    match theirs {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "i8" => "a whole number from -128 to 127",
        "i16" => "a whole number from -32768 to 32767",
        "a sequence" => "a list in [ ]",
        "a map" => "an object in { }",
        "a boolean" => "true or false",
        "a string" => "text in quotes",
        "a tuple of size 2" => "two numbers in [ ]",
        struct_name if struct_name.starts_with("struct ") => "an object in { }",
        other => other,
    }
}

/// The text isn't JSON, or a number stands where a word belongs.
fn wrong_json(said: &str) -> String {
    match said {
        "trailing characters" => "text after the end; expected no more".to_owned(),
        "expected value" => "expected a value that fits here, such as text in quotes".to_owned(),
        "trailing comma" => "a comma before the closing bracket; expected none".to_owned(),
        "key must be a string" => "expected a name in quotes".to_owned(),
        "recursion limit exceeded" => {
            "brackets stand within brackets too often; expected less nesting".to_owned()
        }
        other => format!("the text is no JSON: {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Word {
        Yes,
        No,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only what can't be read matters here")]
    struct Thing {
        count: u8,
        words: Vec<Word>,
        name: String,
        pair: (i16, i16),
        is: bool,
    }

    #[track_caller]
    fn said(json: &str, expected: &str) {
        let error = serde_json::from_str::<Thing>(json).unwrap_err();
        assert_eq!(sentence(&error), expected);
    }

    #[test]
    fn values_that_do_not_fit_are_told_with_what_was_expected() {
        said(
            r#"{"count":256}"#,
            "found integer `256`, expected a whole number from 0 to 255 (line 1, column 12)",
        );
        said(
            r#"{"words":["maybe"]}"#,
            "unknown word `maybe`, expected `yes` or `no` (line 1, column 17)",
        );
        said(
            r#"{"words":{}}"#,
            "found an object, expected a list in [ ] (line 1, column 9)",
        );
        said(
            r#"{"name":["a, expected u8"]}"#,
            "found a list, expected text in quotes (line 1, column 8)",
        );
        said(
            r#"{"pair":[1]}"#,
            "found a list of 1, expected two numbers in [ ] (line 1, column 11)",
        );
        said(
            r#"{"is":"a, expected u8"}"#,
            "found text \"a, expected u8\", expected true or false (line 1, column 22)",
        );
        said(
            r#"{"count":1.5}"#,
            "found number `1.5`, expected a whole number from 0 to 255 (line 1, column 12)",
        );
        said(
            r#"{"count":true}"#,
            "found `true`, expected a whole number from 0 to 255 (line 1, column 13)",
        );
        said(
            "7",
            "found integer `7`, expected an object in { } (line 1, column 1)",
        );
    }

    #[test]
    fn fields_are_told_by_their_names() {
        said(
            r#"{"colour":1}"#,
            "unknown name `colour`, expected one of `count`, `words`, `name`, `pair`, `is` (line 1, column 9)",
        );
        said("{}", "missing `count` (line 1, column 2)");
        said(
            r#"{"count":1,"count":1}"#,
            "`count` stands twice; expected it once (line 1, column 18)",
        );
    }

    #[test]
    fn what_is_no_json_is_told_with_its_place() {
        said(
            "{\n  \"count\" 1}",
            "the text is no JSON: expected `:` (line 2, column 11)",
        );
        said("{} x", "missing `count` (line 1, column 2)");
        said("{count:1}", "expected a name in quotes (line 1, column 2)");
        said(
            r#"{"words":[1]}"#,
            "expected a value that fits here, such as text in quotes (line 1, column 11)",
        );
        let cut = serde_json::from_str::<Thing>("{\n\"name\":\"").unwrap_err();
        assert!(sentence(&cut).contains("stops short at line 2"));
    }

    #[test]
    fn deep_nesting_is_refused() {
        for deep in ["[".repeat(1_000_000), "{\"a\":".repeat(300_000)] {
            let error = serde_json::from_str::<serde_json::Value>(&deep).unwrap_err();
            let sentence = sentence(&error);
            assert!(sentence.contains("less nesting"), "{sentence}");
        }
    }
}
