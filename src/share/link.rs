//! Links as values: made of an army or an event, written into an address, opened again.

use super::normal::normalise;
use super::{LinkError, Shared, TooLarge, find_links, frame, normalised, tournament, v1};
use crate::battle::tournament::Tournament;
use crate::event::Event;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Army,
    Event,
    Tournament,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Army, Kind::Event, Kind::Tournament];

    /// The letter in the address: `#/a/…`.
    pub fn letter(self) -> char {
        match self {
            Kind::Army => 'a',
            Kind::Event => 'e',
            Kind::Tournament => 't',
        }
    }
}

/// How much of an army a link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// What an umpire checks; of the orders only what stands on the army list, the type of
    /// forward deployment.
    Army,
    WithDeployment,
}

/// What stands after the `#` of an address: shown as `#/a/1…`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Link {
    kind: Kind,
    payload: String,
}

/// What was in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    Army(Box<Shared>),
    Event(Box<Event>),
    Tournament(Box<Tournament>),
}

impl Link {
    pub fn army(shared: &Shared, part: Part) -> Result<Link, TooLarge> {
        let normal = Shared {
            army: normalised(&shared.army),
            ..shared.clone()
        };
        Link::wrapped(Kind::Army, &v1::write_army(&normal, part)?)
    }

    pub fn event(event: &Event) -> Result<Link, TooLarge> {
        Link::wrapped(Kind::Event, &v1::write_event(event)?)
    }

    pub fn tournament(tournament: &Tournament) -> Result<Link, TooLarge> {
        Link::wrapped(Kind::Tournament, &tournament::write(tournament)?)
    }

    fn wrapped(kind: Kind, payload: &[u8]) -> Result<Link, TooLarge> {
        let payload = frame::wrap(kind, payload).ok_or(TooLarge)?;
        Ok(Link { kind, payload })
    }

    /// From the parts of an address, as a router has them.
    pub fn from_parts(kind: Kind, payload: &str) -> Link {
        Link {
            kind,
            payload: payload.to_owned(),
        }
    }

    /// The first link in a text, if there is one.
    pub fn find(text: &str) -> Option<Link> {
        find_links(text).into_iter().next().map(|found| found.link)
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// What stands after `#/a/`.
    pub fn payload(&self) -> &str {
        &self.payload
    }

    /// The whole address, for a page at `base`. What `base` has after a `#` gives way.
    pub fn address(&self, base: &str) -> String {
        let page = base.split_once('#').map_or(base, |(page, _)| page);
        format!("{page}{self}")
    }

    pub fn open(&self) -> Result<Opened, LinkError> {
        let payload = frame::unwrap(self.kind, &self.payload)?;
        match self.kind {
            Kind::Army => {
                let mut shared = v1::read_army(&payload)?;
                // A link that no Muster made may hold numbers that no army has.
                shared.army = normalise(shared.army);
                Ok(Opened::Army(Box::new(shared)))
            }
            Kind::Event => Ok(Opened::Event(Box::new(v1::read_event(&payload)?))),
            Kind::Tournament => Ok(Opened::Tournament(Box::new(tournament::read(&payload)?))),
        }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#/{}/{}", self.kind.letter(), self.payload)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_the_page_and_the_link() {
        let link = Link::from_parts(Kind::Event, "1abc");
        assert_eq!(link.to_string(), "#/e/1abc");
        for base in [
            "https://example.org/muster/",
            "https://example.org/muster/#/lists",
        ] {
            assert_eq!(link.address(base), "https://example.org/muster/#/e/1abc");
        }
    }

    #[test]
    fn texts_that_are_no_base64_at_all_are_answered() {
        for payload in [
            "",
            "1",
            "é",
            "1é",
            "1ééé",
            "1\u{202e}<b>",
            "1AAAA\u{0}",
            "9",
        ] {
            for kind in Kind::ALL {
                assert!(Link::from_parts(kind, payload).open().is_err(), "{payload}");
            }
        }
    }
}
