//! An army or a game as it is stored: a first line with the version and a sum of all that follows,
//! a line with what the index says of it, and the thing itself as JSON.

use super::collection::Collection;
use super::index::Summary;
use super::line::{plain, push};
use crate::sum::sum;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    pub collection: Collection,
    /// See `lineage`.
    pub lineage: String,
    /// The sum of the envelope that this one took the place of; 0 for a first one.
    pub base: u32,
    pub summary: Summary,
    /// The army, or the game, as JSON.
    pub army: String,
}

/// Why an envelope can't be opened. What is stored is left as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Cut short, or changed by something that isn't Muster.
    Damaged,
    /// Written by a newer Muster.
    Newer,
}

/// What is stored under an army's key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    Envelope(Box<Envelope>),
    /// The format before envelopes: the army's JSON alone.
    Bare,
}

impl Envelope {
    pub fn write(&self) -> String {
        let mut rest = String::new();
        push(&mut rest, &self.lineage);
        // Not by `push`: after an empty lineage it would take this for the first field.
        rest.push_str(&format!("\t{:08x}", self.base));
        self.summary.push_to(&mut rest);
        rest.push('\n');
        rest.push_str(&self.army);
        let sum = sum(rest.as_bytes());
        let (head, version) = self.collection.head();
        format!("{head}{version} {sum:08x} {}\n{rest}", rest.len())
    }
}

struct Head<'t> {
    collection: Collection,
    sum: u32,
    is_whole: bool,
    rest: &'t str,
}

fn head(text: &str) -> Result<Option<Head<'_>>, Fault> {
    let mut shelves = Collection::ALL.into_iter();
    let found =
        shelves.find_map(|collection| Some((collection, text.strip_prefix(collection.head().0)?)));
    let Some((collection, after)) = found else {
        return match text.starts_with('{') {
            true => Ok(None),
            false => Err(Fault::Damaged),
        };
    };
    let (line, rest) = after.split_once('\n').ok_or(Fault::Damaged)?;
    let mut words = line.split(' ');
    let version: Option<u32> = words.next().and_then(|word| word.parse().ok());
    match version {
        Some(version) if version == collection.head().1 => {}
        Some(version) if version > collection.head().1 => return Err(Fault::Newer),
        _ => return Err(Fault::Damaged),
    }
    let sum = words
        .next()
        .and_then(|word| u32::from_str_radix(word, 16).ok());
    let length: Option<usize> = words.next().and_then(|word| word.parse().ok());
    Ok(Some(Head {
        collection,
        sum: sum.ok_or(Fault::Damaged)?,
        is_whole: length == Some(rest.len()),
        rest,
    }))
}

/// What is in a stored text, if all of it is as it was written.
pub fn open(key: &str, text: &str) -> Result<Opened, Fault> {
    let Some(head) = head(text)? else {
        return Ok(Opened::Bare);
    };
    if !head.is_whole || sum(head.rest.as_bytes()) != head.sum {
        return Err(Fault::Damaged);
    }
    let (line, army) = head.rest.split_once('\n').ok_or(Fault::Damaged)?;
    // Once an empty lineage was left out, tab and all.
    let is_left_out = line.split('\t').next().is_some_and(is_base);
    let mut fields = line.split('\t');
    let mut read = || {
        Some(Envelope {
            collection: head.collection,
            lineage: match is_left_out {
                true => String::new(),
                false => plain(fields.next()?),
            },
            base: u32::from_str_radix(fields.next()?, 16).ok()?,
            summary: Summary::read(key, &mut fields)?,
            army: army.to_owned(),
        })
    };
    read()
        .map(|envelope| Opened::Envelope(Box::new(envelope)))
        .ok_or(Fault::Damaged)
}

/// A sum as it is written; a lineage has a colon in it.
fn is_base(field: &str) -> bool {
    field.len() == 8 && field.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The number by which one stored text is told from another, without reading it whole where it
/// says so itself.
pub fn sum_of(text: &str) -> u32 {
    match head(text) {
        Ok(Some(head)) if head.is_whole => head.sum,
        _ => sum(text.as_bytes()),
    }
}
