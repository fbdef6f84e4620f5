//! Where a rule stands in print: the document and the section, never its sentences.

use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Citation {
    pub document: &'static str,
    pub section: &'static str,
}

impl Citation {
    pub(super) const fn advanced(section: &'static str) -> Self {
        Citation {
            document: "Advanced Impetus 1.7",
            section,
        }
    }

    /// What the army list itself says.
    pub(super) const fn list(section: &'static str) -> Self {
        Citation {
            document: "The army list",
            section,
        }
    }

    /// How lists are to be read, from the publisher's supplements.
    pub(super) const fn supplements(section: &'static str) -> Self {
        Citation {
            document: "Extra Impetus 2 and 3",
            section,
        }
    }

    /// The supplement to Basic Impetus with scenarios, weather and aces.
    pub(crate) const fn good_day(section: &'static str) -> Self {
        Citation {
            document: "A Good Day to Fight 1.1",
            section,
        }
    }

    pub(super) const fn basic(section: &'static str) -> Self {
        Citation {
            document: "Basic Impetus 2008",
            section,
        }
    }

    /// The reference sheet of the third edition.
    pub(crate) const fn basic_3(section: &'static str) -> Self {
        Citation {
            document: "Basic Impetus 3.0 QRS",
            section,
        }
    }

    /// A check of ours that no document asks for.
    pub(super) const fn muster(section: &'static str) -> Self {
        Citation {
            document: "Muster",
            section,
        }
    }
}

impl std::fmt::Display for Citation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, {}", self.document, self.section)
    }
}
