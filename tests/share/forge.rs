//! Makes links of any bytes, by a way of its own: those with a wrong checksum never get far, so
//! a hostile link is one that Muster didn't make and that is whole all the same.

use muster::share::{Kind, Link};

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A link of this payload with a right length and checksum.
pub fn forged(kind: Kind, payload: &[u8]) -> Link {
    let mut bytes = Vec::new();
    let mut length = payload.len();
    while length > 127 {
        bytes.push((length & 127) as u8 | 128);
        length >>= 7;
    }
    bytes.push(length as u8);
    bytes.extend_from_slice(payload);
    let crc = crc24(&[&[b'1', kind.letter() as u8], &bytes[..]].concat());
    bytes.extend_from_slice(&crc.to_be_bytes()[1..]);
    let bits: Vec<u8> = bytes
        .iter()
        .flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1))
        .collect();
    let letters = bits.chunks(6).map(|six| {
        let value = (0..6).fold(0, |value, n| value << 1 | six.get(n).copied().unwrap_or(0));
        char::from(LETTERS[usize::from(value)])
    });
    let text: String = std::iter::once('1').chain(letters).collect();
    Link::from_parts(kind, &text)
}

/// The payload of a link that Muster made.
pub fn payload(link: &Link) -> Vec<u8> {
    let letters = link.payload().bytes().skip(1);
    let bits: Vec<u8> = letters
        .filter_map(|letter| LETTERS.iter().position(|l| *l == letter))
        .flat_map(|value| (0..6).rev().map(move |bit| (value >> bit & 1) as u8))
        .collect();
    let bytes: Vec<u8> = bits
        .chunks_exact(8)
        .map(|eight| eight.iter().fold(0, |byte, bit| byte << 1 | bit))
        .collect();
    let head = if bytes[0] < 128 { 1 } else { 2 };
    bytes[head..bytes.len() - 3].to_vec()
}

fn crc24(bytes: &[u8]) -> u32 {
    let mut crc = 0xB7_04CE_u32;
    for byte in bytes {
        crc ^= u32::from(*byte) << 16;
        for _ in 0..8 {
            crc <<= 1;
            if crc & 0x100_0000 != 0 {
                crc ^= 0x186_4CFB;
            }
        }
    }
    crc
}
