//! Fingerprints: sixteen characters that stand for an army, or for its orders.
//!
//! Any change to the army changes its fingerprint: the choices, the event, the list and its
//! revision (of an own list: the rows that the army needs), the kind of forward deployment, the names of army, player and commands. The list's own name doesn't count, since
//! the list goes by its number, and neither do the numbers of units, which no player chose. The
//! deployment has a fingerprint of its own, which holds the army's: orders that name the third
//! unit mean nothing without it.
//!
//! The army's fingerprint is taken of the wire's version 1 and will be for ever, so that what is
//! printed today can be compared in ten years.
//!
//! SHA-256, because the one to fear is a player who looks for two orders with the same
//! fingerprint, to show one before the battle and open the other after it; a short hash made for
//! tables would let him find them in a second. Sixteen characters out of 27 leave 76 bits, so he
//! would have to try some 2³⁸ orders, and each try costs a thousand hashes.

use super::{Carried, Seal, TooLarge, excerpt, normalised, v1};
use crate::army::{Army, Deployment, Forward};
use crate::list::{ArmyList, ListId};
use crate::write::to_json;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt;

/// No 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: of characters that are taken for each other at most one.
const LETTERS: &[u8; 27] = b"23456789ACDEFGHJKMNPQRTVWXY";
const LENGTH: usize = 16;
/// What trying one order costs a cheat; nobody else notices a millisecond.
const ROUNDS: usize = 1000;

/// Four groups of four characters: `7KQ2-M4XR-9HTC-EDWN`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint([u8; LENGTH]);

impl Fingerprint {
    /// Reads one as people write it: in small letters, with spaces or with nothing between.
    pub fn parse(text: &str) -> Option<Fingerprint> {
        let mut letters = text
            .bytes()
            .filter(|byte| !byte.is_ascii_whitespace() && *byte != b'-')
            .map(|byte| byte.to_ascii_uppercase());
        let mut found = [0; LENGTH];
        for place in &mut found {
            *place = letters.next().filter(|letter| LETTERS.contains(letter))?;
        }
        letters.next().is_none().then_some(Fingerprint(found))
    }

    fn of(hash: [u8; 32]) -> Fingerprint {
        let mut rest = hash
            .iter()
            .take(16)
            .fold(0u128, |number, byte| number << 8 | u128::from(*byte));
        let base = LETTERS.len() as u128;
        Fingerprint([(); LENGTH].map(|()| {
            let letter = LETTERS.get((rest % base) as usize);
            rest /= base;
            letter.copied().unwrap_or(b'?')
        }))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, letter) in self.0.iter().enumerate() {
            if place > 0 && place % 4 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(*letter))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The army's fingerprint, whatever its orders.
pub fn fingerprint(list: &ArmyList, army: &Army) -> Fingerprint {
    Fingerprint::of(army_hash(list, &normalised(army)))
}

/// The fingerprint of the deployment, map included, of this army. With a seal nobody can guess
/// the orders from it.
pub fn orders_fingerprint(list: &ArmyList, army: &Army, seal: Option<Seal>) -> Fingerprint {
    let army = normalised(army);
    let secret: &[u8] = match &seal {
        Some(Seal(secret)) => secret,
        None => &[],
    };
    let orders = or_stored(v1::deployment_bytes(&army), &army.deployment);
    let mut hash: [u8; 32] = Sha256::new()
        .chain_update("muster orders 1")
        .chain_update([secret.len() as u8])
        .chain_update(secret)
        .chain_update(army_hash(list, &army))
        .chain_update(orders)
        .finalize()
        .into();
    for _ in 0..ROUNDS {
        hash = Sha256::digest(hash).into();
    }
    Fingerprint::of(hash)
}

fn army_hash(list: &ArmyList, army: &Army) -> [u8; 32] {
    if list.id.is_own() {
        return own_list_hash(list, army);
    }
    let bytes = army_bytes(army);
    Sha256::new()
        .chain_update("muster army 1")
        .chain_update(bytes)
        .chain_update(forward(army))
        .finalize()
        .into()
}

/// Of an own list its content counts, as far as the army needs it, and not the number and the
/// revision that it happens to have in a browser.
fn own_list_hash(list: &ArmyList, army: &Army) -> [u8; 32] {
    let mut army = army.clone();
    let needed = Carried {
        list: excerpt(list, &army).unwrap_or_else(|| list.clone()),
        is_whole: false,
    };
    army.list.id = ListId(0);
    army.list.revision = 0;
    let bytes = army_bytes(&army);
    let rows = or_stored(v1::list_bytes(&needed), &needed.list.troops);
    Sha256::new()
        .chain_update("muster army of an own list 1")
        .chain_update((bytes.len() as u64).to_be_bytes())
        .chain_update(bytes)
        .chain_update(forward(&army))
        .chain_update(rows)
        .finalize()
        .into()
}

fn army_bytes(army: &Army) -> Vec<u8> {
    v1::army_bytes(army).unwrap_or_else(|too_large| {
        let mut army = army.clone();
        army.deployment = Deployment::default();
        army.list.name.clear();
        or_stored(Err(too_large), &army)
    })
}

/// Which kind of forward deployment it has stands on the army list; the rest are orders.
fn forward(army: &Army) -> &'static str {
    match army.deployment.forward {
        None => "",
        Some(Forward::A(_)) => "A",
        Some(Forward::B(_)) => "B",
    }
}

/// What no link can carry has a fingerprint all the same: that of its stored form.
fn or_stored(bytes: Result<Vec<u8>, TooLarge>, stored: &impl Serialize) -> Vec<u8> {
    bytes.unwrap_or_else(|TooLarge| to_json(stored).into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_read_as_people_write_it() {
        let one = Fingerprint::of(Sha256::digest("x").into());
        let said = one.to_string();
        assert_eq!(said.len(), 19);
        assert_eq!(Fingerprint::parse(&said), Some(one));
        let careless = said.to_lowercase().replace('-', " ");
        assert_eq!(Fingerprint::parse(&careless), Some(one));
        for wrong in [
            "",
            &said[..18],
            &format!("{said}2"),
            &said.replace('-', "O"),
        ] {
            assert_eq!(Fingerprint::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn no_two_characters_look_alike() {
        for alike in ["0OQ", "1IL", "2Z", "5S", "8B", "UV"] {
            let there = alike.bytes().filter(|c| LETTERS.contains(c)).count();
            assert!(there <= 1, "{alike}");
        }
    }
}
