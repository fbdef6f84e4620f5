//! A list with the edits that can be taken back. Each step keeps the whole of it: it is small.

use crate::list::{ArmyList, ListEdit, ListEditError};

const MOST_STEPS: usize = 200;

#[derive(Clone, Debug)]
pub struct ListHistory {
    now: ArmyList,
    past: Vec<ArmyList>,
    future: Vec<ArmyList>,
}

impl ListHistory {
    pub fn new(list: ArmyList) -> Self {
        ListHistory {
            now: list,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    pub fn now(&self) -> &ArmyList {
        &self.now
    }

    /// An edit that changes nothing is no step.
    pub fn apply(&mut self, edit: &ListEdit) -> Result<(), ListEditError> {
        let after = edit.apply(&self.now)?;
        if after != self.now {
            self.past.push(std::mem::replace(&mut self.now, after));
            if self.past.len() > MOST_STEPS {
                self.past.remove(0);
            }
            self.future.clear();
        }
        Ok(())
    }

    /// What stands behind the list was published meanwhile.
    pub fn rebase(&mut self, revision: u16, history: &[ArmyList]) {
        let lists = self.past.iter_mut().chain(&mut self.future);
        for list in lists.chain([&mut self.now]) {
            list.revision = revision;
            history.clone_into(&mut list.history);
        }
    }

    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}
