//! Names and other texts, at some five bits a letter.
//!
//! Names are half of a link, and a shorter link makes a coarser QR code, which scans from a
//! smaller print. The letters have codes of 4 to 11 bits, after how often they stand in the names
//! of players, armies and events (Huffman's method). What has no code is written as its UTF-8
//! bytes, each behind an escape. The last byte is filled up with ones; eight ones are no code,
//! and where they come first the text follows as plain UTF-8, because that is shorter.

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// The letters by the length of their codes. Codes count up through a line, and on from one line
/// to the next with zeros put behind them. Frozen: not a letter may move.
const CODES: [(u32, &str); 8] = [
    (4, "aeinors "),
    (5, "chltu"),
    (6, "dgmCMS"),
    (7, "bfkpvwyzABFGJLPRW\0"),
    (8, "DEIKNT02"),
    (9, "jqHV135,-'áéíó"),
    (10, "xOUZ4689.\"àäãçîñöúüÁÉń"),
    (11, "QXY7’&/()!?:+#âåæèêëìïòôõøùûßÀÄÅÇÈÍÑÓÖÜąćęłśżźŁŚŻčšž"),
];
/// Stands in the table for the escape: a byte of UTF-8 follows in full.
const ESCAPE: char = '\0';
const PLAIN: u8 = 0xff;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text<'a>(Cow<'a, str>);

impl<'a> Text<'a> {
    pub fn new(text: &'a str) -> Self {
        Text(Cow::Borrowed(text))
    }

    pub fn into_string(self) -> String {
        self.0.into_owned()
    }
}

impl Serialize for Text<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&pack(&self.0))
    }
}

impl<'de> Deserialize<'de> for Text<'_> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Packed;

        impl Visitor<'_> for Packed {
            type Value = Text<'static>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a packed text")
            }

            fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Self::Value, E> {
                let text = unpack(bytes);
                let text = text.ok_or_else(|| E::invalid_value(Unexpected::Bytes(bytes), &self))?;
                Ok(Text(Cow::Owned(text)))
            }
        }

        deserializer.deserialize_bytes(Packed)
    }
}

fn pack(text: &str) -> Vec<u8> {
    let mut bits = BitWriter::default();
    for letter in text.chars() {
        match code_of(letter).filter(|_| letter != ESCAPE) {
            Some((length, code)) => bits.push(length, code),
            None => {
                for byte in letter.encode_utf8(&mut [0; 4]).bytes() {
                    if let Some((length, code)) = code_of(ESCAPE) {
                        bits.push(length, code);
                    }
                    bits.push(8, u32::from(byte));
                }
            }
        }
    }
    let packed = bits.filled_up();
    if packed.len() <= text.len() {
        packed
    } else {
        [&[PLAIN], text.as_bytes()].concat()
    }
}

/// None for what `pack` never writes, as far as it isn't text.
fn unpack(bytes: &[u8]) -> Option<String> {
    if let Some((&PLAIN, plain)) = bytes.split_first() {
        return String::from_utf8(plain.to_vec()).ok();
    }
    let mut text = Vec::new();
    let mut bits = BitReader { bytes, at: 0 };
    while let Some(letter) = read_letter(&mut bits)? {
        match letter {
            ESCAPE => text.push(bits.take(8)? as u8),
            letter => text.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    String::from_utf8(text).ok()
}

fn code_of(letter: char) -> Option<(u32, u32)> {
    let mut first = 0;
    for (length, letters) in CODES {
        if let Some(place) = letters.chars().position(|l| l == letter) {
            return Some((length, first + place as u32));
        }
        first = (first + letters.chars().count() as u32) << 1;
    }
    None
}

/// The next letter; nothing at the end; none where there is no letter and no end either.
fn read_letter(bits: &mut BitReader<'_>) -> Option<Option<char>> {
    let start = *bits;
    let mut code = 0;
    let mut taken = 0;
    let mut first = 0;
    for (length, letters) in CODES {
        while taken < length {
            match bits.take(1) {
                Some(bit) => code = code << 1 | bit,
                None => return start.is_filled_up().then_some(None),
            }
            taken += 1;
        }
        let count = letters.chars().count() as u32;
        if let Some(place) = u32::checked_sub(code, first).filter(|place| *place < count) {
            return letters.chars().nth(place as usize).map(Some);
        }
        first = (first + count) << 1;
    }
    None
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// Bits that don't fill a byte yet, and how many.
    rest: u32,
    count: u32,
}

impl BitWriter {
    fn push(&mut self, length: u32, code: u32) {
        self.rest = self.rest << length | code;
        self.count += length;
        while self.count >= 8 {
            self.count -= 8;
            self.bytes.push((self.rest >> self.count) as u8);
            self.rest &= (1 << self.count) - 1;
        }
    }

    fn filled_up(mut self) -> Vec<u8> {
        if self.count > 0 {
            let missing = 8 - self.count;
            self.push(missing, (1 << missing) - 1);
        }
        self.bytes
    }
}

#[derive(Clone, Copy)]
struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl BitReader<'_> {
    fn take(&mut self, count: usize) -> Option<u32> {
        let mut bits = 0;
        for at in self.at..self.at + count {
            let byte = self.bytes.get(at / 8)?;
            bits = bits << 1 | u32::from(byte >> (7 - at % 8) & 1);
        }
        self.at += count;
        Some(bits)
    }

    /// Whether nothing but the ones that fill up the last byte is left.
    fn is_filled_up(mut self) -> bool {
        let left = self.bytes.len() * 8 - self.at;
        left < 8 && self.take(left) == Some((1 << left) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, bytes: usize) {
        let packed = pack(text);
        assert_eq!(packed.len(), bytes, "{text}");
        assert_eq!(unpack(&packed).as_deref(), Some(text));
    }

    #[test]
    fn texts_come_back_and_most_are_shorter() {
        check("", 0);
        check("a", 1);
        check("Giovanni Rossi", 9);
        check("Lagash, spring levy", 13);
        check("O’Brien & Müller", 13);
        check("\u{202e}<b>🐘</b>", 15);
        check("孫子兵法", 13);
        check("\0\u{1}", 3);
        check("\u{7ff}", 3);
    }

    #[test]
    fn the_codes_leave_nothing_over_but_eight_ones() {
        let taken: u32 = CODES
            .iter()
            .map(|(length, letters)| (letters.chars().count() as u32) << (11 - length))
            .sum();
        assert_eq!(taken, 2048 - 8);
        let mut all: Vec<char> = CODES.iter().flat_map(|(_, l)| l.chars()).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(
            all.len(),
            CODES.iter().map(|(_, l)| l.chars().count()).sum::<usize>()
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        assert_eq!(unpack(&[PLAIN, 0xc3]), None);
        assert_eq!(unpack(&[0b0000_0000, PLAIN]), None);
        assert_eq!(unpack(&[0b0000_1110]), None);
        assert_eq!(unpack(&[0b0000_1111]).as_deref(), Some("a"));
    }
}
