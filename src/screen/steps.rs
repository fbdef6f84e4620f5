//! Something that is worked on, with the steps that can be taken back. Each keeps the whole of it:
//! lists and tournaments are small.

use std::collections::VecDeque;

const MOST_STEPS: usize = 200;

#[derive(Clone, Debug)]
pub struct Steps<T> {
    now: T,
    past: VecDeque<T>,
    future: Vec<T>,
    changes: u64,
}

impl<T> Steps<T> {
    pub fn new(now: T) -> Self {
        Steps {
            now,
            past: VecDeque::new(),
            future: Vec::new(),
            changes: 0,
        }
    }

    pub fn now(&self) -> &T {
        &self.now
    }

    /// What was taken back before can't be redone any more.
    pub(super) fn take(&mut self, after: T) {
        self.past.push_back(std::mem::replace(&mut self.now, after));
        if self.past.len() > MOST_STEPS {
            self.past.pop_front();
        }
        self.future.clear();
        self.changes += 1;
    }

    /// Counts up whenever something else is there than before.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// How many steps can be taken back.
    pub fn depth(&self) -> usize {
        self.past.len()
    }

    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop_back() {
            self.future.push(std::mem::replace(&mut self.now, before));
            self.changes += 1;
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push_back(std::mem::replace(&mut self.now, after));
            self.changes += 1;
        }
    }

    /// The last two steps become one; none, where they lead back to where they began.
    pub(super) fn join(&mut self)
    where
        T: PartialEq,
    {
        self.past.pop_back();
        if self.past.back() == Some(&self.now) {
            self.past.pop_back();
        }
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// As it is, was and could be again.
    pub(super) fn each_mut(&mut self) -> impl Iterator<Item = &mut T> {
        let steps = self.past.iter_mut().chain(&mut self.future);
        steps.chain([&mut self.now])
    }
}
