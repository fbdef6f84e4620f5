//! JSON text to a tree.

use super::Json;

/// Nothing that is read here is nested a quarter as deep.
const DEEPEST: u32 = 64;

/// The tree of a text, or why it is no JSON.
pub fn parse(text: &str) -> Result<Json, String> {
    let mut parser = Parser { text, at: 0 };
    let json = parser.value(0)?;
    match parser.peek() {
        None => Ok(json),
        Some(_) => Err(format!("text after the end: {}", parser.wanted("no more"))),
    }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
}

impl Parser<'_> {
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that isn't white space.
    fn peek(&mut self) -> Option<u8> {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.byte() {
            self.at += 1;
        }
        self.byte()
    }

    /// Takes the next byte if it is this one.
    fn took(&mut self, byte: u8) -> bool {
        let is_it = self.byte() == Some(byte);
        if is_it {
            self.at += 1;
        }
        is_it
    }

    fn value(&mut self, depth: u32) -> Result<Json, String> {
        if depth > DEEPEST {
            return Err(self.wanted("less nesting"));
        }
        match self.peek() {
            Some(b'{') => {
                let mut entries = Vec::new();
                self.items(b'}', &mut |parser| {
                    if parser.peek() != Some(b'"') {
                        return Err(parser.wanted("a name in quotes"));
                    }
                    let name = parser.string()?;
                    if parser.peek() != Some(b':') {
                        return Err(parser.wanted("`:`"));
                    }
                    parser.at += 1;
                    entries.push((name, parser.value(depth + 1)?));
                    Ok(())
                })?;
                Ok(Json::Object(entries))
            }
            Some(b'[') => {
                let mut list = Vec::new();
                self.items(b']', &mut |parser| {
                    list.push(parser.value(depth + 1)?);
                    Ok(())
                })?;
                Ok(Json::List(list))
            }
            Some(b'"') => self.string().map(Json::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => {
                for (word, json) in [
                    ("null", Json::Null),
                    ("true", Json::Bool(true)),
                    ("false", Json::Bool(false)),
                ] {
                    let rest = self.text.get(self.at..).unwrap_or_default();
                    if rest.starts_with(word) {
                        self.at += word.len();
                        return Ok(json);
                    }
                }
                Err(self.wanted("a value"))
            }
        }
    }

    /// What stands between brackets, with commas between.
    fn items(
        &mut self,
        close: u8,
        one: &mut dyn FnMut(&mut Self) -> Result<(), String>,
    ) -> Result<(), String> {
        self.at += 1;
        if self.peek() == Some(close) {
            self.at += 1;
            return Ok(());
        }
        loop {
            one(self)?;
            self.peek();
            if self.took(close) {
                return Ok(());
            }
            if !self.took(b',') {
                return Err(self.wanted("`,` or the closing bracket"));
            }
        }
    }

    fn string(&mut self) -> Result<String, String> {
        self.at += 1;
        let mut string = String::new();
        loop {
            let from = self.at;
            while self
                .byte()
                .is_some_and(|b| b >= b' ' && b != b'"' && b != b'\\')
            {
                self.at += 1;
            }
            string.push_str(self.text.get(from..self.at).unwrap_or_default());
            if self.took(b'"') {
                return Ok(string);
            }
            if !self.took(b'\\') {
                return Err(self.wanted("a closing quote"));
            }
            let escaped = self.byte();
            self.at += 1;
            string.push(match escaped {
                Some(plain @ (b'"' | b'\\' | b'/')) => char::from(plain),
                Some(b'b') => '\u{8}',
                Some(b'f') => '\u{c}',
                Some(b'n') => '\n',
                Some(b'r') => '\r',
                Some(b't') => '\t',
                Some(b'u') => self.escaped_letter()?,
                _ => {
                    self.at -= 1;
                    return Err(self.wanted("an escape such as \\n"));
                }
            });
        }
    }

    /// Four hexadecimal digits, or two times four for a letter beyond them.
    fn escaped_letter(&mut self) -> Result<char, String> {
        let mut code = self.four_digits()?;
        if (0xd800..0xdc00).contains(&code) && self.took(b'\\') && self.took(b'u') {
            let low = self.four_digits()?;
            // Anything but the second half of a letter leaves a code that is none.
            if (0xdc00..0xe000).contains(&low) {
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
            }
        }
        char::from_u32(code).ok_or_else(|| self.wanted("the code of a letter"))
    }

    fn four_digits(&mut self) -> Result<u32, String> {
        let mut code = 0;
        for _ in 0..4 {
            let digit = self.byte().and_then(|byte| char::from(byte).to_digit(16));
            let Some(digit) = digit else {
                return Err(self.wanted("a hexadecimal digit"));
            };
            code = code * 16 + digit;
            self.at += 1;
        }
        Ok(code)
    }

    fn number(&mut self) -> Result<Json, String> {
        let from = self.at;
        self.took(b'-');
        // No leading zeros.
        if !self.took(b'0') {
            self.digits()?;
        }
        let mut is_whole = true;
        if self.took(b'.') {
            is_whole = false;
            self.digits()?;
        }
        if self.took(b'e') || self.took(b'E') {
            is_whole = false;
            let _ = self.took(b'+') || self.took(b'-');
            self.digits()?;
        }
        let text = self.text.get(from..self.at).unwrap_or_default();
        Ok(match text.parse() {
            Ok(number) if is_whole => Json::Whole(number),
            _ => Json::Other(text.to_owned()),
        })
    }

    fn digits(&mut self) -> Result<(), String> {
        let from = self.at;
        while self.byte().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        if self.at == from {
            return Err(self.wanted("a digit"));
        }
        Ok(())
    }

    /// What was expected here, and what stands here instead.
    fn wanted(&self, what: &str) -> String {
        let before = self.text.get(..self.at).unwrap_or_default();
        let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        match self
            .text
            .get(self.at..)
            .and_then(|rest| rest.chars().next())
        {
            None => format!(
                "the text stops short at line {line}; expected more of it (is the file cut off?)"
            ),
            Some(found) => {
                let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
                let found = if found.is_control() { ' ' } else { found };
                format!("found `{found}` at line {line}, column {column}; expected {what}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(json: &str) -> String {
        match parse(json) {
            Ok(Json::Text(text)) => text,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn strings_are_read_with_their_escapes() {
        assert_eq!(
            text(r#" "Árpád \"\\\/\b\f\n\r\t" "#),
            "Árpád \"\\/\u{8}\u{c}\n\r\t"
        );
        assert_eq!(text(r#""\u00c1\ud83d\ude00""#), "Á😀");
    }

    #[test]
    fn numbers_are_whole_or_kept_as_written() {
        assert_eq!(parse("-0"), Ok(Json::Whole(0)));
        assert_eq!(parse("9223372036854775807"), Ok(Json::Whole(i64::MAX)));
        for other in ["9223372036854775808", "1.0", "1e3", "-0.5E-7"] {
            assert_eq!(parse(other), Ok(Json::Other(other.into())));
        }
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for bad in [
            "",
            " ",
            "[",
            "[1,]",
            "[1 2]",
            "{\"a\":1,}",
            "{a:1}",
            "{\"a\" 1}",
            "01",
            "1.",
            "-",
            "+1",
            "1e",
            "nul",
            "\"",
            "\"\n\"",
            r#""\x""#,
            r#""\ud800""#,
            r#""\ud800\u0041""#,
            r#""\udc00""#,
            r#""\u12g4""#,
            "tru",
            "[1]]",
        ] {
            assert!(parse(bad).is_err(), "{bad:?} was read");
        }
    }

    #[test]
    fn the_line_and_what_was_expected_are_told() {
        assert_eq!(
            parse("{\n  \"a\" 1}"),
            Err("found `1` at line 2, column 7; expected `:`".into())
        );
        assert!(parse("[\n1,").is_err_and(|error| error.contains("stops short at line 2")));
    }

    #[test]
    fn deep_nesting_is_refused() {
        assert!(parse(&"[".repeat(1_000_000)).is_err_and(|e| e.contains("less nesting")));
        assert!(parse(&"{\"a\":".repeat(300_000)).is_err_and(|e| e.contains("less nesting")));
    }
}
