//! Text that players typed, made fit for a line of a sheet.

/// One line without control characters; marks that turn the direction of text are dropped too,
/// since they could make a sheet read other than it was written.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        if character.is_whitespace() || character.is_control() {
            if !line.ends_with(' ') && !line.is_empty() {
                line.push(' ');
            }
        } else if !turns_text(character) {
            line.push(character);
        }
    }
    line.truncate(line.trim_end().len());
    line
}

fn turns_text(character: char) -> bool {
    matches!(
        character,
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_one_line() {
        assert_eq!(
            one_line("  Lagash,\n\tspring\u{0} levy "),
            "Lagash, spring levy"
        );
        assert_eq!(one_line("a\u{202e}b"), "ab");
        assert_eq!(one_line("\n"), "");
    }
}
