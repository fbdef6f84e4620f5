//! The page: the only place that knows of the browser. `pages` has a page each, `components` what
//! two of them share, `state` what lives in context. Nothing is worked out here: the pages draw
//! what `screen` hands them and send back edits.

mod app;
mod browser;
mod components;
mod pages;
mod parts;
mod state;

mod dom;
mod old;
mod old_parts;
mod signals;
mod views;

use browser::address as navigate;
use browser::files as file;
use browser::styles as style;
use browser::{fetch, focus};
use old::{bench, library, shelf, storage, theme};

use state::kept_events as events;
use state::seal;

pub use app::mount;
