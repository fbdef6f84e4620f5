//! The shipped lists say what their sources say, and mark what is ours.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

#[cfg(test)]
mod facts;
