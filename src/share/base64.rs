//! Base64 with the letters that need no escaping in an address, and without padding.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Whether a character can stand in a payload.
pub(super) fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// How many letters so many bytes take.
pub(super) fn letters_for(bytes: usize) -> usize {
    (bytes * 4).div_ceil(3)
}

pub(super) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// None for what `encode` never writes: other characters, padding, a lone letter at the end, or
/// bits left over that aren't zero. So no two texts stand for the same bytes.
pub(super) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
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
