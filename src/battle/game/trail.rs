//! What of a log has been undone. Undoing is a deed like any other, so nothing leaves the log.

use super::{Deed, LogEntry};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    undone: Vec<bool>,
    undo: Vec<usize>,
    redo: Vec<usize>,
}

impl Trail {
    pub fn of(log: &[LogEntry]) -> Self {
        let mut trail = Trail::default();
        for entry in log {
            trail.add(&entry.deed);
        }
        trail
    }

    /// One more entry of the log.
    pub(super) fn add(&mut self, deed: &Deed) {
        let place = self.undone.len();
        self.undone.push(false);
        match deed {
            Deed::Undo { entry } => self.take_back(*entry),
            Deed::Redo { entry } => self.do_again(*entry),
            deed if deed.stays() => {}
            _ => {
                self.undo.push(place);
                self.redo.clear();
            }
        }
    }

    fn take_back(&mut self, entry: usize) {
        if let Some(place) = self.undo.iter().rposition(|it| *it == entry) {
            self.undo.remove(place);
            self.redo.push(entry);
            self.mark(entry, true);
        }
    }

    fn do_again(&mut self, entry: usize) {
        if let Some(place) = self.redo.iter().rposition(|it| *it == entry) {
            self.redo.remove(place);
            self.undo.push(entry);
            self.mark(entry, false);
        }
    }

    fn mark(&mut self, entry: usize, is_undone: bool) {
        if let Some(mark) = self.undone.get_mut(entry) {
            *mark = is_undone;
        }
    }

    pub fn is_undone(&self, entry: usize) -> bool {
        self.undone.get(entry).copied().unwrap_or(false)
    }

    pub fn next_undo(&self) -> Option<usize> {
        self.undo.last().copied()
    }

    pub fn next_redo(&self) -> Option<usize> {
        self.redo.last().copied()
    }
}
