//! The worst that a link can be made to hold, by hand: each as much of something as the wire
//! lets through.

use crate::forge::forged;
use muster::share::{Kind, Link, MOST_BYTES};

/// What stands in a payload before the commands: a list, no names, an event, a structure, no
/// C-in-C.
const HEAD: [u8; 9] = [1, 1, 0, 0, 0, 0, 0, 1, 0];
/// What stands after them: nothing bought, nothing seen, no sections.
const TAIL: [u8; 5] = [0, 1, 0, 0, 0];

pub fn links() -> Vec<(&'static str, Link)> {
    let mut marked = vec![4];
    for _ in 0..32 {
        marked.extend(number(4 * 17 + 3));
    }
    let one = [marked.clone(), number(4 * 999 + 2)].concat();
    let each: Vec<u8> = (0..1000u32)
        .flat_map(|n| number(4 * (n % 60 + 1)))
        .collect();
    let ranks: Vec<u8> = std::iter::once(4).chain([5; 999]).collect();
    vec![
        ("1000 units with 32 upgrades each", army(&[one])),
        ("1000 units, none like the one before", army(&[each])),
        ("one body of 1000 ranks", army(&[ranks])),
        (
            "100 commands of 10 units",
            army(&vec![number(4).repeat(10); 100]),
        ),
        ("a name as long as can be", named()),
        ("zeros", forged(Kind::Army, &[0; MOST_BYTES])),
        ("ones", forged(Kind::Army, &[0xff; MOST_BYTES])),
        ("an event of zeros", forged(Kind::Event, &[0; MOST_BYTES])),
        ("1000 bodies on the map", mapped()),
    ]
}

fn army(commands: &[Vec<u8>]) -> Link {
    let mut payload = HEAD.to_vec();
    payload.extend(number(commands.len() as u32));
    for steps in commands {
        payload.extend([0, 0]);
        payload.extend(number(count(steps)));
        payload.extend(steps);
    }
    payload.extend(TAIL);
    forged(Kind::Army, &payload)
}

fn named() -> Link {
    let long = MOST_BYTES - HEAD.len() - TAIL.len() - 2;
    let mut payload = HEAD[..2].to_vec();
    payload.extend(number(long as u32));
    // "a" again and again, four bits each, the last byte filled up.
    payload.extend(std::iter::repeat_n(0, long - 1).chain([0x0f]));
    payload.extend(&HEAD[3..]);
    payload.push(0);
    payload.extend(TAIL);
    forged(Kind::Army, &payload)
}

fn mapped() -> Link {
    let mut map = vec![2, 0, 0, 0, 0];
    map.extend(number(1000));
    map.extend([2, 2, 2].repeat(1000));
    map.extend([0, 0, 0]);
    let mut payload = HEAD.to_vec();
    payload.extend([1, 0, 0, 2]);
    payload.extend(number(4));
    payload.extend(number(4 * 999 + 2));
    payload.extend(&TAIL[..TAIL.len() - 1]);
    payload.extend([1, 2]);
    payload.extend(number(map.len() as u32));
    payload.extend(map);
    forged(Kind::Army, &payload)
}

/// A number as postcard writes it: seven bits a byte, the lowest first.
fn number(mut value: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    while value > 127 {
        bytes.push((value & 127) as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
    bytes
}

/// How many numbers there are in the bytes.
fn count(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|byte| **byte < 128).count() as u32
}
