//! Finding lists by name, with accents or without, and by what they are.

use super::{IndexEntry, Status};
use crate::event::{Game, SubPeriod};
use crate::letters;
use crate::sort;

/// What the picker asks for; what isn't set lets everything through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    pub text: String,
    pub period: Option<SubPeriod>,
    pub volume: Option<u8>,
    pub game: Option<Game>,
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
                    .all(|word| holds(&name, word) || holds(&dates, word));
                all.then(|| (!name.starts_with(text.trim()), entry))
            })
            .collect();
        sort::by_key(&mut found, |(later, _)| *later);
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

/// `str::contains` is for texts much longer than a name, and three times the code.
fn holds(text: &str, word: &str) -> bool {
    let mut rest = text.as_bytes();
    while rest.len() >= word.len() {
        if rest.starts_with(word.as_bytes()) {
            return true;
        }
        rest = rest.get(1..).unwrap_or_default();
    }
    false
}

/// Small letters without accents, and plain spaces.
pub fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().map(letters::small) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => plain.push('a'),
            'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => plain.push('e'),
            'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => plain.push('i'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' => plain.push('o'),
            'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' => plain.push('u'),
            'ç' | 'ć' | 'č' => plain.push('c'),
            'ñ' | 'ń' | 'ň' => plain.push('n'),
            'š' | 'ś' | 'ş' | 'ș' => plain.push('s'),
            'ž' | 'ź' | 'ż' => plain.push('z'),
            'ý' | 'ÿ' => plain.push('y'),
            'ł' => plain.push('l'),
            'ř' => plain.push('r'),
            'ť' | 'ţ' | 'ț' => plain.push('t'),
            'đ' | 'ď' => plain.push('d'),
            'ğ' => plain.push('g'),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ß' => plain.push_str("ss"),
            // Combining accents.
            '\u{300}'..='\u{36f}' => {}
            space if space.is_whitespace() => plain.push(' '),
            other => plain.push(other),
        }
    }
    plain
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
            game: Game::Impetus,
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
