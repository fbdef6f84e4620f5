//! Storage that refuses from a given write on: storage that is full, or a power cut.

use super::keeper::{Refusal, Storage};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

#[derive(Clone, Default)]
pub struct Fake {
    pub stored: Rc<RefCell<BTreeMap<String, String>>>,
    /// Writes and removals that still happen; none: all of them.
    pub left: Rc<Cell<Option<usize>>>,
    pub is_blocked: Rc<Cell<bool>>,
}

impl Fake {
    fn may_write(&self) -> bool {
        match self.left.get() {
            None => true,
            Some(0) => false,
            Some(left) => {
                self.left.set(Some(left - 1));
                true
            }
        }
    }

    pub fn text(&self, key: &str) -> Option<String> {
        self.stored.borrow().get(key).cloned()
    }
}

impl Storage for Fake {
    fn get(&self, key: &str) -> Option<String> {
        (!self.is_blocked.get()).then(|| self.text(key))?
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Refusal> {
        if self.is_blocked.get() {
            return Err(Refusal::Blocked);
        }
        if !self.may_write() {
            return Err(Refusal::Full);
        }
        self.stored
            .borrow_mut()
            .insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) {
        if self.may_write() {
            self.stored.borrow_mut().remove(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        match self.is_blocked.get() {
            true => Vec::new(),
            false => self.stored.borrow().keys().cloned().collect(),
        }
    }
}
