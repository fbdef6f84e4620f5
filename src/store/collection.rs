//! The kinds of things that are kept, each with keys, an index and a heading of its own.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Collection {
    Armies,
    Games,
    Tournaments,
    /// The player's own army lists. The key of one is its number, so that no two have the same.
    Lists,
}

impl Collection {
    pub const ALL: [Collection; 4] = [
        Collection::Armies,
        Collection::Games,
        Collection::Tournaments,
        Collection::Lists,
    ];

    /// Where the index is stored.
    pub fn index(self) -> &'static str {
        match self {
            Collection::Armies => "muster:armies",
            Collection::Games => "muster:games",
            Collection::Tournaments => "muster:tournaments",
            Collection::Lists => "muster:lists",
        }
    }

    fn prefix(self) -> &'static str {
        match self {
            Collection::Armies => "muster:army:",
            Collection::Games => "muster:game:",
            Collection::Tournaments => "muster:tournament:",
            Collection::Lists => "muster:list:",
        }
    }

    /// What an envelope begins with, and the newest version of it.
    pub(super) fn head(self) -> (&'static str, u32) {
        match self {
            Collection::Armies => ("muster army ", 2),
            Collection::Games => ("muster game ", 1),
            Collection::Tournaments => ("muster tournament ", 1),
            Collection::Lists => ("muster list ", 1),
        }
    }

    /// Where the thing of this key is stored.
    pub fn stored(self, key: &str) -> String {
        format!("{}{key}", self.prefix())
    }

    /// The key of the thing that is stored here.
    pub fn key_of(self, stored: &str) -> Option<&str> {
        stored.strip_prefix(self.prefix())
    }

    /// What is stored here, if it is one of these.
    pub fn find(stored: &str) -> Option<(Collection, &str)> {
        let mut all = Collection::ALL.into_iter();
        all.find_map(|collection| Some((collection, collection.key_of(stored)?)))
    }

    pub(super) fn unreadable(self) -> &'static str {
        match self {
            Collection::Armies => "An army that can't be read",
            Collection::Games => "A game that can't be read",
            Collection::Tournaments => "A tournament that can't be read",
            Collection::Lists => "A list that can't be read",
        }
    }
}
