//! Base64 with the letters that need no escaping in an address, and without padding.
//!
//! Written out: the crate for it would be larger in the page than the rest of this module.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Whether a character can stand in a payload.
pub(super) fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// How many letters so many bytes take.
pub(super) fn letters_for(bytes: usize) -> usize {
    (bytes * 4).div_ceil(3)
}

pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(letters_for(bytes.len()));
    for three in bytes.chunks(3) {
        let bits = three.iter().enumerate().fold(0u32, |bits, (n, byte)| {
            bits | u32::from(*byte) << (16 - 8 * n)
        });
        for n in 0..=three.len() {
            let letter = LETTERS.get((bits >> (18 - 6 * n) & 63) as usize);
            text.extend(letter.map(|letter| char::from(*letter)));
        }
    }
    text
}

/// None for what `encode` never writes: other characters, a lone letter at the end, or bits left
/// over that aren't zero. So no two texts stand for the same bytes.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for (n, letter) in four.iter().enumerate() {
            bits |= value(*letter)? << (18 - 6 * n);
        }
        let [_, first, second, third] = bits.to_be_bytes();
        let whole = four.len().checked_sub(1).filter(|whole| *whole > 0)?;
        bytes.extend([first, second, third].into_iter().take(whole));
        let left_over = bits.checked_shl(8 + 8 * whole as u32);
        if left_over.is_some_and(|bits| bits != 0) {
            return None;
        }
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_rfc_4648() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Some(bytes.as_bytes()));
            assert_eq!(letters_for(bytes.len()), text.len());
        }
        assert_eq!(encode(&[0xfb, 0xff]), "-_8");
    }

    #[test]
    fn a_second_spelling_of_the_same_bytes_is_refused() {
        for text in ["Zh", "Zm9", "Z", "Zm9vY", "Zm9v=", "Zm+v", "é"] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
