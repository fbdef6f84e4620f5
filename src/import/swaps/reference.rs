//! Which lines of the list an option means.

use crate::import::troops::{Named, singular, type_word, words};
use crate::import::words::number;
use crate::list::{RowId, TroopType};

/// Words that point to a line: "one FP Unit (VBU=5)", "the Nobles CP Units".
pub(super) struct Reference {
    pub(super) count: Option<u16>,
    /// "The CP Unit": one, where nothing else says how many.
    pub(super) is_unit: bool,
    kind: Option<TroopType>,
    vbu: Option<u8>,
    name: Vec<String>,
}

impl Reference {
    pub(super) fn read(said: &str) -> Reference {
        let mut reference = Reference {
            count: None,
            is_unit: false,
            kind: None,
            vbu: None,
            name: Vec::new(),
        };
        let mut said = words(said).peekable();
        while let Some(word) = said.next() {
            let small = word.to_lowercase();
            if small == "vbu" {
                reference.vbu = said.next().and_then(|figure| figure.parse().ok());
            } else if let Some(kind) = type_word(word) {
                reference.kind = Some(kind);
            } else if let Some(count) = number(&small).filter(|_| reference.count.is_none()) {
                reference.count = Some(count);
            } else if small == "unit" {
                reference.is_unit = true;
            } else if !matches!(
                small.as_str(),
                "units"
                    | "of"
                    | "the"
                    | "with"
                    | "more"
                    | "s"
                    | "unita"
                    | "line"
                    | "point"
                    | "points"
            ) {
                reference.name.push(singular(word));
            }
        }
        reference
    }

    pub(super) fn lines(&self, lines: &[Named<RowId>]) -> Vec<RowId> {
        if self.kind.is_none() && self.name.is_empty() {
            return Vec::new();
        }
        lines
            .iter()
            .filter(|line| self.kind.is_none_or(|kind| line.kind == kind))
            .filter(|line| self.vbu.is_none_or(|vbu| line.vbu == vbu))
            .filter(|line| line.is_called(&self.name))
            .map(|line| line.id)
            .collect()
    }
}
