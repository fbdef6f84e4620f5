//! How many lines a text takes. No font is known here, so letters are taken for wider than most
//! are: a guess too many leaves a little white, one too few would push something off the page.

/// The width of a letter, in hundredths of its size.
const LETTER: u32 = 57;
const BOLD_LETTER: u32 = 63;
/// Chinese signs, emoji and the like.
const WIDE_LETTER: u32 = 125;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Plain,
    Bold,
}

/// The width of a text on one line, with letters of this size.
pub fn width(text: &str, letters: u32, weight: Weight) -> u32 {
    let hundredths: u32 = text.chars().map(|letter| of_letter(letter, weight)).sum();
    hundredths.saturating_mul(letters) / 100
}

fn of_letter(letter: char, weight: Weight) -> u32 {
    match (u32::from(letter), weight) {
        (0x1100.., _) => WIDE_LETTER,
        (_, Weight::Plain) => LETTER,
        (_, Weight::Bold) => BOLD_LETTER,
    }
}

/// Lines that a text takes in a column, at least one. Words that are wider are broken.
pub fn lines(text: &str, column: u32, letters: u32, weight: Weight) -> u32 {
    let column = column.max(1);
    let space = width(" ", letters, weight);
    let mut lines = 1;
    let mut used = 0;
    for word in text.split(' ') {
        let word = width(word, letters, weight);
        let wanted = if used == 0 { word } else { used + space + word };
        if wanted <= column {
            used = wanted;
            continue;
        }
        lines += u32::from(used > 0) + word / column;
        used = word % column;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_on_the_next_line_and_long_ones_are_broken() {
        // A letter is 57 wide.
        let of = |text: &str, column| lines(text, column, 100, Weight::Plain);
        assert_eq!(of("", 570), 1);
        assert_eq!(of("ten letter", 570), 1);
        assert_eq!(of("ten letters", 570), 2);
        assert_eq!(of("a bb ccc dddd eeeee", 300), 4);
        assert_eq!(of(&"x".repeat(25), 570), 3);
        assert_eq!(of(&format!("a {}", "x".repeat(25)), 570), 4);
        assert_eq!(of("ab", 0), 115);
    }

    #[test]
    fn bold_and_wide_letters_take_more() {
        assert_eq!(width("ab", 100, Weight::Plain), 114);
        assert_eq!(width("ab", 100, Weight::Bold), 126);
        assert_eq!(width("象", 100, Weight::Plain), 125);
    }
}
