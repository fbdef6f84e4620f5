//! A line as the readers see it: plain dashes and spaces, with the way back to where each letter
//! stood.

use std::ops::Range;

#[derive(Clone, Debug)]
pub struct Clean {
    pub text: String,
    /// For each byte of the text, and for its end, where it stood in the source.
    origin: Vec<usize>,
}

impl Clean {
    pub fn of(source: &str) -> Clean {
        #[cfg(test)]
        super::cost::add(source.len());
        let is_table = is_quoted_table(source);
        let mut text = String::with_capacity(source.len());
        let mut origin = Vec::with_capacity(source.len() + 1);
        let mut letters = source.char_indices().peekable();
        let mut before = ' ';
        while let Some((at, letter)) = letters.next() {
            // "Arch-" and "ers" on two lines are one word.
            let behind = || source.get(at + 1..).unwrap_or_default();
            if letter == '-' && before.is_alphabetic() && breaks_a_word(behind()) {
                while letters
                    .next_if(|(_, next)| matches!(next, '\r' | '\n'))
                    .is_some()
                {}
                continue;
            }
            match letter {
                'ﬁ' => text.push_str("fi"),
                'ﬂ' => text.push_str("fl"),
                'ﬀ' => text.push_str("ff"),
                '"' if is_table => text.push(' '),
                // A general's mark, and not a bullet.
                '•' if before == '(' => text.push('*'),
                letter => text.extend(plain(letter)),
            }
            origin.resize(text.len(), at);
            before = letter;
        }
        origin.push(source.len());
        without_emphasis(&mut text);
        Clean { text, origin }
    }

    /// Where a stretch of the clean text stands in the source.
    pub fn in_source(&self, at: Range<usize>) -> Range<usize> {
        let origin = |place: usize| {
            let last = self.origin.last().copied().unwrap_or(0);
            self.origin.get(place).copied().unwrap_or(last)
        };
        let start = origin(at.start);
        start..origin(at.end).max(start)
    }
}

fn breaks_a_word(rest: &str) -> bool {
    let next = rest
        .strip_prefix("\r\n")
        .or_else(|| rest.strip_prefix('\n'));
    next.is_some_and(|next| next.starts_with(char::is_lowercase))
}

/// A row of a spreadsheet that puts words in quotes: `"0-4","CGP","Battle cars",6`.
fn is_quoted_table(source: &str) -> bool {
    let separates = |it: &&u8| matches!(it, b',' | b';' | b'\t');
    source.bytes().filter(|it| separates(&it)).count() > 3
        && ["\",", "\";", "\"\t", ",\"", ";\"", "\t\""]
            .iter()
            .any(|edge| source.contains(edge))
}

/// Takes the stars off that make words bold or slanted where text is marked up, and leaves those
/// that mark a general.
fn without_emphasis(text: &mut String) {
    while let Some(at) = text.find("**") {
        text.replace_range(at..at + 2, "  ");
    }
    let opens = |at: &usize| {
        let before = text.get(..*at).unwrap_or_default();
        let after = text.get(at + 1..).unwrap_or_default();
        after.starts_with(char::is_alphanumeric) && (before.is_empty() || before.ends_with(' '))
    };
    let Some(open) = text.match_indices('*').map(|(at, _)| at).find(opens) else {
        return;
    };
    let closes = |at: &usize| {
        let before = text.get(..*at).unwrap_or_default();
        before.ends_with(char::is_alphanumeric) || before.ends_with(')')
    };
    let close = text.match_indices('*').map(|(at, _)| at);
    if let Some(close) = close.filter(|at| *at > open).find(closes) {
        text.replace_range(open..=open, " ");
        text.replace_range(close..=close, " ");
    }
}

/// None for what can't be seen.
fn plain(letter: char) -> Option<char> {
    Some(match letter {
        '\u{200b}'..='\u{200f}' | '\u{feff}' | '\u{ad}' | '\u{2060}' => return None,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{ff0d}' => '-',
        '\u{2044}' | '\u{2215}' => '/',
        '\u{2018}' | '\u{2019}' | '\u{02bc}' => '\'',
        '\u{201c}' | '\u{201d}' => '"',
        '\u{2217}' | '\u{204e}' | '\u{ff0a}' | '\u{2731}' => '*',
        '\u{2022}' | '\u{25aa}' | '\u{25cf}' | '\u{25e6}' | '\u{2023}' | '\u{f0b7}' => ' ',
        // What they refer to stands elsewhere, as a note.
        '\u{2020}' | '\u{2021}' | '\u{b9}' | '\u{b2}' | '\u{b3}' => ' ',
        other if other.is_whitespace() || other.is_control() => ' ',
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_knows_where_it_stood() {
        let source = "• 0–6\u{a0}CGP\u{ad}";
        let clean = Clean::of(source);
        assert_eq!(clean.text, "  0-6 CGP");
        let at = clean.text.find("0-6").unwrap();
        assert_eq!(&source[clean.in_source(at..at + 3)], "0–6");
        let at = clean.text.find("CGP").unwrap();
        assert_eq!(&source[clean.in_source(at..at + 3)], "CGP\u{ad}");
        let source = "ﬁnal ﬂank 12";
        let clean = Clean::of(source);
        assert_eq!(clean.text, "final flank 12");
        let at = clean.text.find("12").unwrap();
        assert_eq!(&source[clean.in_source(at..at + 2)], "12");
    }

    #[test]
    fn signs_of_tables_and_mark_up_go_and_those_of_generals_stay() {
        for (source, clean) in [
            (
                "\"0-4\",\"CGP\",\"Battle cars (*)\",6,5",
                " 0-4 , CGP , Battle cars (*) ,6,5",
            ),
            (
                "EMPEROR FREDERICK \"REDBEARD\", 1155",
                "EMPEROR FREDERICK \"REDBEARD\", 1155",
            ),
            ("- **Battle cars** (*) 6", "-   Battle cars   (*) 6"),
            ("- *Battle cars* 6", "-  Battle cars  6"),
            ("* 0-6 CGP - Guard* 6", "* 0-6 CGP - Guard* 6"),
            ("Guard (•) and (∗)", "Guard (*) and (*)"),
            ("Arch-\ners", "Archers"),
            ("0-6 CGP -\nGuard", "0-6 CGP - Guard"),
        ] {
            assert_eq!(Clean::of(source).text, clean, "{source}");
        }
    }
}
