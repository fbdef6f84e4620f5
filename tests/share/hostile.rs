//! Links as an enemy writes them: any bytes, with a right checksum and without.

use crate::draw::{any_army, points_lists};
use crate::forge::{forged, payload};
use muster::army::{MOST_COMMANDS, MOST_UNITS};
use muster::battle::tournament::ranking;
use muster::share::{
    Kind, Link, Opened, Part, Seen, Shared, find_links, fingerprint, normalised, review,
};
use muster::text::{Names, say};
use proptest::prelude::*;

/// Whatever the text, there is an answer; what comes out can be judged and sent again.
fn open(link: &Link) -> Result<(), TestCaseError> {
    match link.open() {
        Ok(Opened::Army(shared)) => {
            let army = &shared.army;
            prop_assert!(army.units().count() <= MOST_UNITS);
            prop_assert!(army.commands.len() <= MOST_COMMANDS);
            prop_assert_eq!(&normalised(army), army);
            let again = Link::army(&shared, Part::WithDeployment).expect("fits again");
            let Ok(Opened::Army(twice)) = again.open() else {
                return Err(TestCaseError::fail("can't be opened again"));
            };
            prop_assert_eq!(&twice.army, army);
            let carried = shared.list.as_ref().map(|carried| &carried.list);
            let known = points_lists().iter().find(|list| list.id == army.list.id);
            if let Some(list) = carried.or(known) {
                fingerprint(list, army);
                for finding in review(&shared, list).now.findings.iter().take(3) {
                    say(finding, Names { list, army });
                }
            }
        }
        Ok(Opened::Event(event)) => {
            prop_assert!(Link::event(&event).is_ok());
        }
        Ok(Opened::Tournament(tournament)) => {
            ranking(&tournament, tournament.rounds_over());
            prop_assert!(Link::tournament(&tournament).is_ok());
        }
        Err(error) => prop_assert!(!error.to_string().is_empty()),
    }
    Ok(())
}

fn any_kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(Kind::ALL.to_vec())
}

/// A payload that Muster made, with a few bytes changed, put in, taken out or doubled.
fn spoiled() -> impl Strategy<Value = Vec<u8>> {
    let blow = (any::<prop::sample::Index>(), any::<u8>(), 0u8..5);
    (any_army(), prop::collection::vec(blow, 1..4)).prop_map(|(army, blows)| {
        let shared = Shared {
            army,
            seen: Seen {
                edition: 1,
                points: 0,
                vdt: 0,
            },
            seal: None,
            list: None,
            has_more: false,
        };
        let link = Link::army(&shared, Part::WithDeployment).expect("fits");
        let mut bytes = payload(&link);
        for (at, byte, how) in blows {
            let at = at.index(bytes.len().max(1));
            match how {
                _ if bytes.is_empty() => bytes.push(byte),
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 => {
                    bytes.remove(at);
                }
                3 => bytes.truncate(at),
                _ => {
                    let tail = bytes[at..].to_vec();
                    bytes.extend(tail);
                }
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn spoiled_payloads_are_answered(bytes in spoiled()) {
        open(&forged(Kind::Army, &bytes))?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_payload_is_answered(kind in any_kind(), bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        open(&forged(kind, &bytes))?;
    }

    #[test]
    fn any_text_is_answered(kind in any_kind(), text in prop_oneof!["1[A-Za-z0-9_-]{0,200}", "\\PC{0,60}", "[1-9A-Za-z<>#/%\n\r\\-]{0,80}"]) {
        open(&Link::from_parts(kind, &text))?;
        for found in find_links(&format!("#/a/{text} #/e/{text}%23%2fa%2f{text}\n{text}")) {
            open(&found.link)?;
        }
    }
}

/// Counts as large as the wire can say them, where each of them stands.
#[test]
fn huge_counts_are_refused_before_they_take_room() {
    let army =
        muster::army::Army::new(&points_lists()[0], muster::event::Preset::Mm15At300.event());
    let link = Link::army(&Shared::of(&points_lists()[0], &army), Part::Army).expect("fits");
    let bytes = payload(&link);
    let huge: [&[u8]; 3] = [
        &[0xff, 0xff, 0xff, 0xff, 0x0f],
        &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01],
        &[0xff, 0x7f],
    ];
    for at in 0..bytes.len() {
        for count in huge {
            let mut changed = bytes.clone();
            changed.splice(at..=at, count.iter().copied());
            open(&forged(Kind::Army, &changed)).expect("is answered");
        }
    }
}
