//! What stands round a payload: a version before it, its length, and a checksum behind it.
//!
//! A link's text is a version digit and then, in base64, the payload's length (one or two bytes,
//! seven bits each), the payload, and a CRC of 24 bits. The length is what tells a link cut off
//! by a chat program from one that is damaged, and what lets a link be put together again when a
//! mail program has broken it into lines.

use super::{Kind, LinkError, base64};
use crc::{CRC_24_OPENPGP, Crc};

/// The digit of wire version 1.
const V1: char = '1';
/// More than the largest army takes. Longer payloads are neither written nor read.
pub const MOST_BYTES: usize = 8000;
const CHECKSUM_BYTES: usize = 3;
static CRC_24: Crc<u32> = Crc::<u32>::new(&CRC_24_OPENPGP);

/// None where the payload is too long for a link.
pub(super) fn wrap(kind: Kind, payload: &[u8]) -> Option<String> {
    if payload.len() > MOST_BYTES {
        return None;
    }
    let mut bytes = Vec::with_capacity(payload.len() + 2 + CHECKSUM_BYTES);
    let low = (payload.len() & 0x7f) as u8;
    match (payload.len() >> 7) as u8 {
        0 => bytes.push(low),
        high => bytes.extend([low | 0x80, high]),
    }
    bytes.extend_from_slice(payload);
    bytes.extend(checksum(kind, &bytes));
    let mut text = String::from(V1);
    text.push_str(&base64::encode(&bytes));
    Some(text)
}

/// How many characters the text must have, as far as its beginning tells.
pub(super) fn expected_length(text: &str) -> Option<usize> {
    let start = text.strip_prefix(V1)?.get(..4)?;
    let (length, taken) = length(&base64::decode(start)?)?;
    Some(1 + base64::letters_for(taken + length + CHECKSUM_BYTES))
}

/// The payload, from a text that has letters of base64 only. What stands after its end, such as
/// a dash that belonged to the sentence round it, is left alone.
pub(super) fn unwrap(kind: Kind, text: &str) -> Result<Vec<u8>, LinkError> {
    match text.chars().next() {
        Some(V1) => {}
        Some('2'..='9') => return Err(LinkError::Newer),
        _ => return Err(LinkError::NotALink),
    }
    let have = text.len();
    if have < 5 {
        return Err(LinkError::CutOff { have, of: None });
    }
    let of = expected_length(text).ok_or(LinkError::Damaged)?;
    let Some(whole) = text.get(1..of) else {
        let of = Some(of);
        return Err(LinkError::CutOff { have, of });
    };
    let bytes = base64::decode(whole).ok_or(LinkError::Damaged)?;
    let split = bytes.split_last_chunk::<CHECKSUM_BYTES>();
    let (before, found) = split.ok_or(LinkError::Damaged)?;
    if *found != checksum(kind, before) {
        return Err(LinkError::Damaged);
    }
    let (_, taken) = length(before).ok_or(LinkError::Damaged)?;
    Ok(before.get(taken..).unwrap_or_default().to_vec())
}

/// The payload's length, and how many bytes it is written in.
fn length(bytes: &[u8]) -> Option<(usize, usize)> {
    let (length, taken) = match *bytes {
        [low, ..] if low < 0x80 => (usize::from(low), 1),
        [low, high, ..] => (usize::from(high) << 7 | usize::from(low & 0x7f), 2),
        _ => return None,
    };
    (length <= MOST_BYTES).then_some((length, taken))
}

/// The CRC-24 of OpenPGP (RFC 4880, 6.1), begun with the version and the kind of link: an
/// event's payload under an army's address is found out.
fn checksum(kind: Kind, bytes: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let mut digest = CRC_24.digest();
    digest.update(&[V1 as u8, kind.letter() as u8]);
    digest.update(bytes);
    let [_, high, middle, low] = digest.finalize().to_be_bytes();
    [high, middle, low]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_of_every_length_come_back() {
        for length in (0..300).chain([MOST_BYTES - 1, MOST_BYTES]) {
            let payload: Vec<u8> = (0..length).map(|n| (n * 7) as u8).collect();
            let text = wrap(Kind::Army, &payload).unwrap();
            assert_eq!(expected_length(&text), Some(text.len()));
            assert_eq!(unwrap(Kind::Army, &text), Ok(payload));
        }
        assert_eq!(wrap(Kind::Army, &[0; MOST_BYTES + 1]), None);
    }

    #[test]
    fn every_cut_is_called_a_cut() {
        let text = wrap(Kind::Army, b"The quick brown fox").unwrap();
        for end in 1..text.len() {
            let found = unwrap(Kind::Army, &text[..end]);
            assert!(
                matches!(found, Err(LinkError::CutOff { have, .. }) if have == end),
                "{end}: {found:?}"
            );
        }
    }

    #[test]
    fn every_changed_letter_is_found() {
        let text = wrap(Kind::Army, b"The quick brown fox").unwrap();
        for at in 0..text.len() {
            for other in "Aa19-_".chars().filter(|c| !text[at..].starts_with(*c)) {
                let mut changed = text.clone();
                changed.replace_range(at..=at, &other.to_string());
                assert!(unwrap(Kind::Army, &changed).is_err(), "{at} {other}");
            }
        }
    }

    #[test]
    fn other_versions_and_kinds_are_told_apart() {
        let text = wrap(Kind::Event, b"x").unwrap();
        assert_eq!(unwrap(Kind::Army, &text), Err(LinkError::Damaged));
        let newer = text.replacen('1', "2", 1);
        assert_eq!(unwrap(Kind::Event, &newer), Err(LinkError::Newer));
        for other in ["", "0AAAAAAA", "hello-there"] {
            assert_eq!(unwrap(Kind::Event, other), Err(LinkError::NotALink));
        }
    }

    #[test]
    fn what_follows_the_end_is_left_alone() {
        let text = wrap(Kind::Event, b"x").unwrap();
        assert_eq!(
            unwrap(Kind::Event, &format!("{text}--and-more")),
            Ok(b"x".to_vec())
        );
    }
}
