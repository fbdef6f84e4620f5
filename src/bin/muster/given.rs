//! What the user gave: an army's file, a link, or a text with any number of links in it.

use crate::library::Library;
use muster::ReadError;
use muster::army::Army;
use muster::list::ArmyList;
use muster::share::{ArmyWithList, FoundLink, Link, Opened, Shared, find_links};
use std::borrow::Cow;
use std::io::Read;
use std::path::Path;

/// Files above this size are refused unread.
const MOST_BYTES: u64 = 2_000_000;

/// One army that was given, or why it can't be read.
pub struct Given {
    /// What to call it: the file, with the line of a link in it, or the beginning of the link.
    pub name: String,
    pub army: Result<Source, String>,
}

pub enum Source {
    /// With its list, where the file holds it.
    File(Box<Army>, Option<Box<ArmyList>>),
    Link(Link, Box<Shared>),
}

impl Source {
    pub fn army(&self) -> &Army {
        match self {
            Source::File(army, _) => army,
            Source::Link(_, shared) => &shared.army,
        }
    }

    /// The army's list: one of the library, or the player's own that came with the army.
    pub fn list<'l>(&self, library: &'l Library) -> Option<Cow<'l, ArmyList>> {
        let own = match self {
            Source::File(_, list) => list.as_deref(),
            Source::Link(_, shared) => shared.list.as_ref().map(|carried| &carried.list),
        };
        match own {
            Some(own) => Some(Cow::Owned(own.clone())),
            None => library.by_id(self.army().list.id).map(Cow::Borrowed),
        }
    }
}

/// All armies that one argument stands for. What is a file is read as one.
pub fn given(argument: &Path) -> Vec<Given> {
    let name = argument.display().to_string();
    if let Some(text) = argument.to_str().filter(|_| !argument.exists()) {
        let links = find_links(text);
        if !links.is_empty() {
            return links.into_iter().map(|found| linked(None, found)).collect();
        }
    }
    let bytes = match read(argument) {
        Ok(bytes) => bytes,
        Err(trouble) => {
            let army = Err(format!("{name}: {trouble}"));
            return vec![Given { name, army }];
        }
    };
    let links = links_in(&bytes);
    if links.is_empty() {
        let army = read_army(&bytes, &name).map_err(|error| error.to_string());
        return vec![Given { name, army }];
    }
    let links = links.into_iter();
    links.map(|found| linked(Some(&name), found)).collect()
}

pub fn read_army(bytes: &[u8], name: &str) -> Result<Source, ReadError> {
    if std::str::from_utf8(bytes).is_ok_and(ArmyWithList::is_one) {
        let ArmyWithList { army, list } = ArmyWithList::read(bytes, name)?;
        // The figures of a shipped list aren't for a file to say.
        let list = list.id.is_own().then(|| Box::new(list));
        return Ok(Source::File(Box::new(army), list));
    }
    Ok(Source::File(Box::new(Army::read(bytes, name)?), None))
}

/// An army's file is JSON and may have a link in a name; everything else is text.
fn links_in(bytes: &[u8]) -> Vec<FoundLink> {
    if bytes.trim_ascii_start().starts_with(b"{") {
        return Vec::new();
    }
    std::str::from_utf8(bytes).map_or_else(|_| Vec::new(), find_links)
}

fn linked(file: Option<&str>, found: FoundLink) -> Given {
    let name = match file {
        Some(file) => format!("{file}, line {}", found.line),
        None => shortened(&found.link.to_string()),
    };
    let army = match found.link.open() {
        Ok(Opened::Army(shared)) => Ok(Source::Link(found.link, shared)),
        Ok(Opened::Event(event)) => Err(format!(
            "{name}: this link holds the event {:?} and no army",
            event.name
        )),
        Ok(Opened::Tournament(tournament)) => Err(format!(
            "{name}: this link holds the tournament {:?} and no army",
            tournament.name
        )),
        Err(error) => Err(format!("{name}: {error}")),
    };
    Given { name, army }
}

/// As much of a link as tells it from others.
fn shortened(link: &str) -> String {
    const ENOUGH: usize = 24;
    match link.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", link.get(..end).unwrap_or_default()),
        None => link.to_owned(),
    }
}

/// Reads no more than a little past the limit, whatever the file turns out to be.
pub fn read(file: &Path) -> Result<Vec<u8>, String> {
    let opened = std::fs::File::open(file).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    opened
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| error.to_string())?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(format!(
            "the file is too large; expected at most {MOST_BYTES} bytes"
        ));
    }
    Ok(bytes)
}
