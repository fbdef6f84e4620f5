//! How much is looked at while a text is read, counted by the tests: the cost mustn't grow faster
//! than the text.

use std::cell::Cell;

thread_local! {
    static LOOKED_AT: Cell<usize> = const { Cell::new(0) };
}

/// So many letters or names were looked at.
pub fn add(count: usize) {
    LOOKED_AT.set(LOOKED_AT.get() + count);
}

pub fn taken() -> usize {
    LOOKED_AT.take()
}
