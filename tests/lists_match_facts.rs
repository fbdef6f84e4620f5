//! The shipped lists say what their sources say, and mark what is ours.

#[cfg(test)]
mod facts;
