//! Something that is worked on, with the steps that can be taken back. Each keeps the whole of it:
//! lists and tournaments are small.

use std::collections::VecDeque;

const MOST_STEPS: usize = 200;

#[derive(Clone, Debug)]
pub struct Steps<T> {
    now: T,
    past: VecDeque<T>,
    future: Vec<T>,
}

impl<T> Steps<T> {
    pub fn new(now: T) -> Self {
        Steps {
            now,
            past: VecDeque::new(),
            future: Vec::new(),
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
    }

    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop_back() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push_back(std::mem::replace(&mut self.now, after));
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
