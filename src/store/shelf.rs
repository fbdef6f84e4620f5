//! The kinds of things that are kept, each with keys, an index and a heading of its own.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    Armies,
    Games,
    Tournaments,
    /// The player's own army lists. The key of one is its number, so that no two have the same.
    Lists,
}

impl Shelf {
    pub const ALL: [Shelf; 4] = [
        Shelf::Armies,
        Shelf::Games,
        Shelf::Tournaments,
        Shelf::Lists,
    ];

    /// Where the index is stored.
    pub fn index(self) -> &'static str {
        match self {
            Shelf::Armies => "muster:armies",
            Shelf::Games => "muster:games",
            Shelf::Tournaments => "muster:tournaments",
            Shelf::Lists => "muster:lists",
        }
    }

    fn prefix(self) -> &'static str {
        match self {
            Shelf::Armies => "muster:army:",
            Shelf::Games => "muster:game:",
            Shelf::Tournaments => "muster:tournament:",
            Shelf::Lists => "muster:list:",
        }
    }

    /// What an envelope begins with, and the newest version of it.
    pub(super) fn head(self) -> (&'static str, u32) {
        match self {
            Shelf::Armies => ("muster army ", 2),
            Shelf::Games => ("muster game ", 1),
            Shelf::Tournaments => ("muster tournament ", 1),
            Shelf::Lists => ("muster list ", 1),
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
    pub fn find(stored: &str) -> Option<(Shelf, &str)> {
        let mut all = Shelf::ALL.into_iter();
        all.find_map(|shelf| Some((shelf, shelf.key_of(stored)?)))
    }

    pub(super) fn unreadable(self) -> &'static str {
        match self {
            Shelf::Armies => "An army that can't be read",
            Shelf::Games => "A game that can't be read",
            Shelf::Tournaments => "A tournament that can't be read",
            Shelf::Lists => "A list that can't be read",
        }
    }
}
