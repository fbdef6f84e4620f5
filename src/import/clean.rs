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
        let mut text = String::with_capacity(source.len());
        let mut origin = Vec::with_capacity(source.len() + 1);
        for (at, letter) in source.char_indices() {
            let Some(plain) = plain(letter) else { continue };
            text.push(plain);
            origin.resize(text.len(), at);
        }
        origin.push(source.len());
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

/// None for what can't be seen.
fn plain(letter: char) -> Option<char> {
    Some(match letter {
        '\u{200b}'..='\u{200f}' | '\u{feff}' | '\u{ad}' | '\u{2060}' => return None,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{ff0d}' => '-',
        '\u{2044}' | '\u{2215}' => '/',
        '\u{2018}' | '\u{2019}' | '\u{02bc}' => '\'',
        '\u{201c}' | '\u{201d}' => '"',
        '\u{2022}' | '\u{25aa}' | '\u{25cf}' | '\u{25e6}' | '\u{2023}' | '\u{f0b7}' => ' ',
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
    }
}
