//! Finding lists by name, with accents or without, and by what they are.

use super::{IndexEntry, Status};
use crate::event::{RuleSet, SubPeriod};

/// What the picker asks for; what isn't set lets everything through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    pub text: String,
    pub period: Option<SubPeriod>,
    pub volume: Option<u8>,
    pub game: Option<RuleSet>,
    pub status: Option<Status>,
}

impl Search {
    /// Entries that match, those whose name starts with the text first.
    pub fn run<'i>(&self, entries: &'i [IndexEntry]) -> Vec<&'i IndexEntry> {
        let text = folded(&self.text);
        let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
        let mut found: Vec<(bool, &IndexEntry)> = entries
            .iter()
            .filter(|entry| self.admits(entry))
            .filter_map(|entry| {
                let name = folded(&entry.name);
                let dates = entry
                    .dates
                    .as_ref()
                    .map_or(String::new(), |d| folded(&d.text));
                let all = words
                    .iter()
                    .all(|word| name.contains(word) || dates.contains(word));
                all.then(|| (!name.starts_with(text.trim()), entry))
            })
            .collect();
        found.sort_by_cached_key(|(later, _)| *later);
        found.into_iter().map(|(_, entry)| entry).collect()
    }

    fn admits(&self, entry: &IndexEntry) -> bool {
        let volume = entry.volume;
        self.period
            .is_none_or(|period| volume.is_some_and(|v| period.volumes().contains(&v)))
            && self.volume.is_none_or(|wanted| volume == Some(wanted))
            && self.game.is_none_or(|game| entry.game == game)
            && self.status.is_none_or(|status| entry.status == status)
    }
}

/// Small letters without accents, and plain spaces.
pub fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in small_and_taken_apart(text).chars() {
        match letter {
            // Combining accents.
            '\u{300}'..='\u{36f}' => {}
            // Letters of their own, which don't come apart.
            'ı' => plain.push('i'),
            'ø' => plain.push('o'),
            'ł' => plain.push('l'),
            'đ' => plain.push('d'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ß' => plain.push_str("ss"),
            space if space.is_whitespace() => plain.push(' '),
            other => plain.push(other),
        }
    }
    plain
}

/// Small letters; an accented one becomes the letter and a combining accent.
#[cfg(not(target_arch = "wasm32"))]
fn small_and_taken_apart(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    text.to_lowercase().nfd().collect()
}

/// The browser has the tables of all scripts already.
#[cfg(target_arch = "wasm32")]
fn small_and_taken_apart(text: &str) -> String {
    let small = js_sys::JsString::from(text).to_lower_case();
    small.normalize("NFD").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::ListId;

    fn entry(name: &str, volume: u8, status: Status) -> IndexEntry {
        IndexEntry {
            id: ListId(1),
            slug: "x".into(),
            name: name.into(),
            game: RuleSet::Impetus,
            dates: None,
            volume: Some(volume),
            status,
            revision: 1,
        }
    }

    fn names(search: &Search) -> Vec<String> {
        let entries = [
            entry("Árpád Magyars", 11, Status::Official),
            entry("Later Magyars", 15, Status::Beta),
            entry("Nubians", 1, Status::Beta),
        ];
        search
            .run(&entries)
            .into_iter()
            .map(|entry| entry.name.clone())
            .collect()
    }

    #[test]
    fn accents_may_be_typed_or_left_out() {
        let typed = |text: &str| {
            names(&Search {
                text: text.into(),
                ..Search::default()
            })
        };
        assert_eq!(typed("arpad"), ["Árpád Magyars"]);
        assert_eq!(typed("ÁRPÁD"), ["Árpád Magyars"]);
        assert_eq!(typed("A\u{301}rpad"), ["Árpád Magyars"]);
        assert_eq!(typed("magyars later"), ["Later Magyars"]);
        assert_eq!(typed(" arp\u{a0}\t yars "), ["Árpád Magyars"]);
        assert_eq!(typed("zulu"), Vec::<String>::new());
        assert_eq!(typed("nubians of the south"), Vec::<String>::new());
    }

    #[test]
    fn filters_narrow() {
        let beta = Search {
            status: Some(Status::Beta),
            ..Search::default()
        };
        assert_eq!(names(&beta), ["Later Magyars", "Nubians"]);
        let bronze = Search {
            period: Some(SubPeriod::I),
            ..Search::default()
        };
        assert_eq!(names(&bronze), ["Nubians"]);
        let volume = Search {
            volume: Some(15),
            ..Search::default()
        };
        assert_eq!(names(&volume), ["Later Magyars"]);
    }
}
