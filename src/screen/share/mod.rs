//! The page that sends an army or an event, as plain data: its address, the code that a phone
//! reads, and what is in it.

use crate::army::{Army, Forward};
use crate::list::ArmyList;
use crate::share::{
    Fingerprint, Link, Part, Qr, SCANS_FROM_PAPER, Seal, Shared, TooLarge, fingerprint,
    orders_fingerprint, qr,
};
use crate::text;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sending {
    pub link: Link,
    /// The whole address, to be copied.
    pub address: String,
    /// Of what stands after the `#`.
    pub characters: usize,
    pub code: Code,
}

/// The QR code of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Code {
    /// It may be printed small.
    Clear(Qr),
    /// A phone reads it from the screen, or from a large print.
    Dense(Qr),
    TooDense,
}

/// A link as it is sent from a page at `base`.
pub fn sending(link: Link, base: &str) -> Sending {
    let address = link.address(base);
    let code = match qr(&address) {
        Some(qr) if qr.version <= SCANS_FROM_PAPER => Code::Clear(qr),
        Some(qr) => Code::Dense(qr),
        None => Code::TooDense,
    };
    Sending {
        characters: link.to_string().chars().count().saturating_sub(1),
        link,
        address,
        code,
    }
}

/// An army's link with what its sender should know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmySending {
    pub sending: Sending,
    pub fingerprint: Fingerprint,
    /// Of the orders, under the seal.
    pub orders: Fingerprint,
    pub contents: Vec<String>,
}

pub fn army_sending(
    list: &ArmyList,
    army: &Army,
    part: Part,
    seal: Seal,
    base: &str,
) -> Result<ArmySending, TooLarge> {
    let shared = Shared {
        seal: Some(seal),
        ..Shared::of(list, army)
    };
    let contents = text::say_contents(list, army, part, shared.list.as_deref());
    Ok(ArmySending {
        sending: sending(Link::army(&shared, part)?, base),
        fingerprint: fingerprint(list, army),
        orders: orders_fingerprint(list, army, Some(seal)),
        contents,
    })
}

/// Whether there is anything in the orders that an opponent mustn't know before the battle.
pub fn has_secrets(army: &Army) -> bool {
    let orders = &army.deployment;
    orders.flank_march.is_some()
        || !orders.ambushes.is_empty()
        || !orders.map.is_untouched()
        || matches!(&orders.forward, Some(Forward::B(units)) if !units.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::{Flank, FlankMarch};
    use crate::share::Opened;

    const BASE: &str = "https://example.org/muster/#/share/k1";
    const SEAL: Seal = Seal([1, 2, 3, 4, 5, 6, 7, 8]);

    fn sumerians() -> (ArmyList, Army) {
        let list = ArmyList::read(
            &std::fs::read("lists/early-sumerians.json").unwrap(),
            "list",
        );
        let army = Army::read(
            &std::fs::read("tests/armies/sumerians-300.json").unwrap(),
            "army",
        );
        (list.unwrap(), army.unwrap())
    }

    #[test]
    fn the_address_opens_as_the_army_and_its_code_can_be_printed() {
        let (list, army) = sumerians();
        let sent = army_sending(&list, &army, Part::Army, SEAL, BASE).unwrap();
        let address = &sent.sending.address;
        assert!(address.starts_with("https://example.org/muster/#/a/1"));
        let after = address.split_once('#').unwrap().1;
        assert_eq!(sent.sending.characters, after.len());
        assert!(matches!(sent.sending.code, Code::Clear(_)));
        let Ok(Opened::Army(opened)) = Link::find(address).unwrap().open() else {
            panic!("can't be opened");
        };
        assert_eq!(fingerprint(&list, &opened.army), sent.fingerprint);
        assert_eq!(opened.seal, None);
    }

    #[test]
    fn the_type_of_forward_deployment_stands_on_the_army_list_and_so_in_its_link() {
        let (list, mut army) = sumerians();
        let units = army.units().take(2).map(|unit| unit.id).collect();
        for (forward, sent) in [
            (Forward::B(units), Forward::B(Vec::new())),
            (
                Forward::A(army.commands[0].id),
                Forward::A(army.commands[0].id),
            ),
        ] {
            army.deployment.forward = Some(forward);
            let made = army_sending(&list, &army, Part::Army, SEAL, BASE).unwrap();
            let Ok(Opened::Army(opened)) = made.sending.link.open() else {
                panic!("can't be opened");
            };
            assert_eq!(opened.army.deployment.forward, Some(sent));
        }
    }

    #[test]
    fn the_seal_goes_with_the_orders_so_that_they_have_the_fingerprint_shown_before() {
        let (list, mut army) = sumerians();
        assert!(!has_secrets(&army));
        army.deployment.flank_march = Some(FlankMarch {
            command: army.commands[1].id,
            side: Flank::Left,
        });
        assert!(has_secrets(&army));
        let without = army_sending(&list, &army, Part::Army, SEAL, BASE).unwrap();
        let with = army_sending(&list, &army, Part::WithDeployment, SEAL, BASE).unwrap();
        assert_eq!(without.orders, with.orders);
        let Ok(Opened::Army(opened)) = with.sending.link.open() else {
            panic!("can't be opened");
        };
        assert_eq!(
            orders_fingerprint(&list, &opened.army, opened.seal),
            without.orders
        );
        assert!(
            !without
                .contents
                .iter()
                .any(|line| line.contains("ambushes"))
        );
    }
}
