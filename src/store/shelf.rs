//! The two kinds of things that are kept: armies and games, each with keys, an index and a heading
//! of their own.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    Armies,
    Games,
}

impl Shelf {
    pub const ALL: [Shelf; 2] = [Shelf::Armies, Shelf::Games];

    /// Where the index is stored.
    pub fn index(self) -> &'static str {
        match self {
            Shelf::Armies => "muster:armies",
            Shelf::Games => "muster:games",
        }
    }

    fn prefix(self) -> &'static str {
        match self {
            Shelf::Armies => "muster:army:",
            Shelf::Games => "muster:game:",
        }
    }

    /// What an envelope begins with, and the newest version of it.
    pub(super) fn head(self) -> (&'static str, u32) {
        match self {
            Shelf::Armies => ("muster army ", 2),
            Shelf::Games => ("muster game ", 1),
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
        }
    }
}
