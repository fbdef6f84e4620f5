//! The page: the only place that knows of the browser. `pages` has a page each, `components` what
//! two of them share, `state` what lives in context. Nothing is worked out here: the pages draw
//! what `screen` hands them and send back edits.

mod app;
mod browser;
mod components;
mod pages;
mod parts;
mod state;

pub use app::mount;
