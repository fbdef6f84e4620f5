//! Undo and redo. Each step keeps the army as it was: armies are small, and nothing can be
//! restored more surely than by having been kept.

use super::{Army, Edit, EditError};
use std::collections::VecDeque;
use std::sync::Arc;

const MOST_STEPS: usize = 500;

/// An army with the steps that led to it and those that were taken back.
#[derive(Clone, Debug)]
pub struct History {
    now: Army,
    past: VecDeque<Entry>,
    future: Vec<Entry>,
}

#[derive(Clone, Debug)]
struct Entry {
    edit: Arc<Edit>,
    other: Army,
}

impl History {
    pub fn new(army: Army) -> Self {
        History {
            now: army,
            past: VecDeque::new(),
            future: Vec::new(),
        }
    }

    pub fn army(&self) -> &Army {
        &self.now
    }

    /// The army before everything that can be undone: as it was opened.
    pub fn first(&self) -> &Army {
        self.past.front().map_or(&self.now, |step| &step.other)
    }

    /// Applies an edit; what was taken back before it can't be redone any more.
    pub fn apply(&mut self, edit: impl Into<Arc<Edit>>) -> Result<(), EditError> {
        self.take(edit.into())
    }

    fn take(&mut self, edit: Arc<Edit>) -> Result<(), EditError> {
        let after = edit.apply(&self.now)?;
        let before = std::mem::replace(&mut self.now, after);
        self.past.push_back(Entry {
            edit,
            other: before,
        });
        if self.past.len() > MOST_STEPS {
            self.past.pop_front();
        }
        self.future.clear();
        Ok(())
    }

    /// Takes back the last edit, and says which it was.
    pub fn undo(&mut self) -> Option<&Edit> {
        let Entry { edit, other } = self.past.pop_back()?;
        let other = std::mem::replace(&mut self.now, other);
        self.future.push(Entry { edit, other });
        self.next_redo()
    }

    /// Applies again the edit last taken back, and says which it was.
    pub fn redo(&mut self) -> Option<&Edit> {
        let Entry { edit, other } = self.future.pop()?;
        let other = std::mem::replace(&mut self.now, other);
        self.past.push_back(Entry { edit, other });
        self.next_undo()
    }

    /// How many steps can be taken back, and how many of those taken back can be taken again.
    pub fn steps(&self) -> (usize, usize) {
        (self.past.len(), self.future.len())
    }

    pub fn next_undo(&self) -> Option<&Edit> {
        self.past.back().map(|step| &*step.edit)
    }

    pub fn next_redo(&self) -> Option<&Edit> {
        self.future.last().map(|step| &*step.edit)
    }
}
