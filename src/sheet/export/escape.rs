//! Text that stays text wherever it is pasted.

/// Keeps a sign from being read together with the next, and can't be seen.
const ZERO_WIDTH_SPACE: char = '\u{200b}';

pub fn plain(text: &str) -> String {
    text.to_owned()
}

/// Signs that Discord reads are escaped. A mention is looked for before escapes are, so that one
/// has to be broken in two.
pub fn markdown(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    // A line may start with this text, and would become a list.
    let number = text.chars().take_while(char::is_ascii_digit).count();
    for (n, character) in text.chars().enumerate() {
        match character {
            '-' | '+' if n == 0 => {
                escaped.push('\\');
                escaped.push(character);
            }
            '.' if n == number && n > 0 => escaped.push_str("\\."),
            '\\' | '`' | '*' | '_' | '~' | '|' | '[' | ']' | '(' | ')' | '<' | '>' | '#' => {
                escaped.push('\\');
                escaped.push(character);
            }
            '@' => {
                escaped.push(character);
                escaped.push(ZERO_WIDTH_SPACE);
            }
            _ => escaped.push(character),
        }
    }
    escaped
}

/// Forums agree on no escape, so a bracket is parted from what would make it a tag.
pub fn bb_code(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        escaped.push(character);
        if character == '[' {
            escaped.push(ZERO_WIDTH_SPACE);
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_stays_text() {
        assert_eq!(markdown("**x** `y`"), r"\*\*x\*\* \`y\`");
        assert_eq!(markdown("||spoiler|| <#1>"), r"\|\|spoiler\|\| \<\#1\>");
        assert!(!markdown("@everyone <@123>").contains("@everyone"));
        assert!(!markdown("<@123>").contains("<@1"));
        assert_eq!(markdown("- x"), r"\- x");
        assert_eq!(markdown("1. x. 2."), r"1\. x. 2.");
    }

    #[test]
    fn bb_code_stays_text() {
        let text = bb_code("[b]x[/b] [url=http://x]y[/url]");
        for tag in ["[b]", "[/b]", "[url", "[/url]"] {
            assert!(!text.contains(tag), "{text}");
        }
    }
}
