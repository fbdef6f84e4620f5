//! What the start page shows of an army without reading it, a line each.

use super::line::{plain, push};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavedVerdict {
    Legal,
    Illegal,
    /// Kept by an older Muster or found again; it is judged when it is opened.
    Unjudged,
    /// What is stored can't be read. It is left as it is and can be downloaded.
    Unreadable,
}

impl SavedVerdict {
    const ALL: [SavedVerdict; 4] = [
        SavedVerdict::Legal,
        SavedVerdict::Illegal,
        SavedVerdict::Unjudged,
        SavedVerdict::Unreadable,
    ];

    fn word(self) -> &'static str {
        match self {
            SavedVerdict::Legal => "legal",
            SavedVerdict::Illegal => "illegal",
            SavedVerdict::Unjudged => "unjudged",
            SavedVerdict::Unreadable => "unreadable",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub key: String,
    pub name: String,
    pub list: String,
    pub event: String,
    pub points: i32,
    pub limit: u16,
    pub verdict: SavedVerdict,
    /// Counts up with every change to any army. Armies stand in this order: a clock may be set
    /// back.
    pub order: u64,
    /// It was deleted, but can be brought back until it is thrown away.
    pub deleted: bool,
    pub details: Details,
}

/// What a line says at its end, where there is anything to say. Lines of older versions have none
/// of it, and are written again as they were.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// Of an army that isn't legal: what is broken, and what is only still missing.
    pub problems: u16,
    pub to_do: u16,
    /// The codes of its first troop types, such as "FP".
    pub signs: Vec<String>,
    pub note: String,
    pub tags: Vec<String>,
}

impl Details {
    fn push_to(&self, line: &mut String) {
        if *self == Details::default() {
            return;
        }
        push(line, &self.problems.to_string());
        push(line, &self.to_do.to_string());
        push(line, &self.signs.join(" "));
        push(line, &self.note);
        for tag in &self.tags {
            push(line, tag);
        }
    }

    fn read<'l>(fields: &mut impl Iterator<Item = &'l str>) -> Option<Self> {
        let Some(problems) = fields.next() else {
            return Some(Details::default());
        };
        Some(Details {
            problems: problems.parse().ok()?,
            to_do: fields.next()?.parse().ok()?,
            signs: fields
                .next()?
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
            note: plain(fields.next()?),
            tags: fields.map(plain).collect(),
        })
    }
}

impl Summary {
    /// Adds everything but the key to a line.
    pub(super) fn push_to(&self, line: &mut String) {
        push(line, &self.name);
        push(line, &self.list);
        push(line, &self.event);
        push(line, &self.points.to_string());
        push(line, &self.limit.to_string());
        push(line, self.verdict.word());
        push(line, &self.order.to_string());
        push(line, if self.deleted { "deleted" } else { "" });
        self.details.push_to(line);
    }

    /// Reads what `push_to` wrote.
    pub(super) fn read<'l>(key: &str, fields: &mut impl Iterator<Item = &'l str>) -> Option<Self> {
        Some(Summary {
            key: key.to_owned(),
            name: plain(fields.next()?),
            list: plain(fields.next()?),
            event: plain(fields.next()?),
            points: fields.next()?.parse().ok()?,
            limit: fields.next()?.parse().ok()?,
            verdict: {
                let word = fields.next()?;
                SavedVerdict::ALL.into_iter().find(|v| v.word() == word)?
            },
            order: fields.next()?.parse().ok()?,
            deleted: fields.next()? == "deleted",
            details: Details::read(fields)?,
        })
    }
}

/// An army in the index, with the sum of the envelope that it speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    pub sum: u32,
    pub summary: Summary,
}

const HEAD: &str = "muster index 2";

/// `count` is the order of the last change to any army, also of one that is gone.
pub fn write<'e>(count: u64, entries: impl Iterator<Item = &'e StoredEntry>) -> String {
    let mut text = format!("{HEAD}\t{count}");
    for entry in entries {
        let mut line = String::new();
        push(&mut line, &entry.summary.key);
        push(&mut line, &format!("{:08x}", entry.sum));
        entry.summary.push_to(&mut line);
        text.push('\n');
        text.push_str(&line);
    }
    text
}

/// The count and the entries; none where it isn't an index of this version, and without the lines
/// that can't be read: all of it can be made anew.
pub fn read(text: &str) -> Option<(u64, Vec<StoredEntry>)> {
    let mut lines = text.split('\n');
    let (head, count) = lines.next()?.split_once('\t')?;
    if head != HEAD {
        return None;
    }
    Some((count.parse().ok()?, lines.filter_map(entry).collect()))
}

fn entry(line: &str) -> Option<StoredEntry> {
    let mut fields = line.split('\t');
    let key = plain(fields.next()?);
    let sum = u32::from_str_radix(fields.next()?, 16).ok()?;
    let summary = Summary::read(&key, &mut fields)?;
    Some(StoredEntry { sum, summary })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(key: &str) -> Summary {
        Summary {
            key: key.to_owned(),
            name: "Lagash\tand\nUr \\".to_owned(),
            list: "Early Sumerians".to_owned(),
            event: "15mm, 300 points".to_owned(),
            points: -3,
            limit: 300,
            verdict: SavedVerdict::Unjudged,
            order: 7,
            deleted: true,
            details: Details::default(),
        }
    }

    #[test]
    fn notes_and_tags_come_back_and_nothing_is_written_where_there_are_none() {
        let full = Summary {
            details: Details {
                problems: 2,
                to_do: 1,
                signs: vec!["FP".into(), "S".into()],
                note: "paint\tfour\nmore archers".into(),
                tags: vec!["Verona".into(), "Club\tleague".into()],
            },
            ..summary("a")
        };
        for summary in [full, summary("b")] {
            let entries = [StoredEntry { sum: 1, summary }];
            assert_eq!(read(&write(1, entries.iter())), Some((1, entries.to_vec())));
        }
        let mut line = String::new();
        summary("b").push_to(&mut line);
        assert!(line.ends_with("\tdeleted"), "{line}");
    }

    #[test]
    fn an_index_comes_back_as_it_was() {
        let entries = ["a", "b"].map(|key| StoredEntry {
            sum: 0xab,
            summary: summary(key),
        });
        assert_eq!(read(&write(9, entries.iter())), Some((9, entries.to_vec())));
        assert_eq!(read(&write(0, [].iter())), Some((0, Vec::new())));
    }

    #[test]
    fn a_spoilt_line_costs_no_other() {
        let mut text = write(
            7,
            std::iter::once(&StoredEntry {
                sum: 1,
                summary: summary("a"),
            }),
        );
        text.push_str("\nb\tzz\tnonsense");
        assert_eq!(read(&text).map(|(_, entries)| entries.len()), Some(1));
        assert_eq!(read("[{\"key\":\"a\"}]"), None);
        assert_eq!(read(""), None);
    }
}
