//! Words from strangers on a terminal.

/// Text with its control characters and those that turn the direction of reading made visible:
/// a name in a file or a link must not move the cursor, colour the verdict or reorder a line.
pub fn harmless(text: &str) -> String {
    let is_harmful = |c: char| {
        (c.is_control() && c != '\n')
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars()
        .map(|c| if is_harmful(c) { '\u{fffd}' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn escapes_and_turns_of_direction_are_made_visible() {
        assert_eq!(
            harmless("\u{1b}[31mred\u{9b}\u{202e}x\r"),
            "\u{fffd}[31mred\u{fffd}\u{fffd}x\u{fffd}"
        );
        assert_eq!(harmless("O’Brien 🐘\n"), "O’Brien 🐘\n");
    }
}
