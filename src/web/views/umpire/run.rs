//! Judges what is on the bench in slices, so that the page never stands still.

use super::{Bench, change, look};
use crate::list::ListId;
use crate::umpire::Listed;
use crate::web::library::{Library, Load, library};
use leptos::prelude::*;
use std::time::Duration;

/// How long a slice may take, in milliseconds.
const SLICE: f64 = 30.0;

/// Goes on whenever links are added or a list has come.
pub fn start(bench: Bench) {
    let library = library();
    let is_due = StoredValue::new(false);
    Effect::new(move |_| {
        bench.version.track();
        for id in look(|entries| entries.wanted()) {
            // Asks for the list, and hears when it has come.
            library.list_by_id(id);
        }
        if is_due.get_value() {
            return;
        }
        is_due.set_value(true);
        set_timeout(
            move || {
                // The page may have been left.
                if is_due.try_set_value(false).is_none() && slice(library) {
                    bench.version.update(|version| *version += 1);
                }
            },
            Duration::ZERO,
        );
    });
}

/// Whether anything was done.
fn slice(library: Library) -> bool {
    let end = js_sys::Date::now() + SLICE;
    let listed = |id| untrack(|| listed(library, id));
    let mut any = false;
    while js_sys::Date::now() < end && change(|entries| entries.advance(&listed)) {
        any = true;
    }
    any
}

fn listed(library: Library, id: ListId) -> Listed {
    match library.list_by_id(id) {
        Load::Waiting => Listed::NotYet,
        Load::Failed(why) => Listed::Failed(why),
        Load::Here(None) => Listed::Unknown,
        Load::Here(Some(list)) => Listed::Here(list),
    }
}
