//! Judges what is on the bench in slices, so that the page never stands still.

use super::{Bench, change, look};
use crate::list::ListId;
use crate::umpire::Listed;
use crate::web::library::{Library, Load, library};
use crate::web::signals::*;
use std::time::Duration;

/// How long a slice may take, in milliseconds.
const SLICE: f64 = 30.0;

/// How long judging goes on before the table is drawn anew, in milliseconds: laying out hundreds
/// of rows after every slice takes longer than judging them.
const PATIENCE: f64 = 250.0;

/// Goes on whenever links are added or a list has come.
pub fn start(bench: Bench) {
    let library = library();
    let is_due = StoredValue::new(false);
    effect(move || {
        bench.version.track();
        for id in look(|entries| entries.wanted()) {
            // Asks for the list, and hears when it has come.
            library.list_by_id(id);
        }
        if !is_due.get_value() {
            is_due.set_value(true);
            go_on(bench, library, is_due, js_sys::Date::now(), false);
        }
    });
}

/// Judges slice after slice, and draws when nothing is left to judge or it is time to.
fn go_on(
    bench: Bench,
    library: Library,
    is_due: StoredValue<bool>,
    drawn_at: f64,
    is_undrawn: bool,
) {
    let judge = move || {
        // The page may have been left.
        if is_due.try_get_value().is_none() {
            return;
        }
        let any = slice(library);
        if any && js_sys::Date::now() - drawn_at < PATIENCE {
            return go_on(bench, library, is_due, drawn_at, true);
        }
        is_due.set_value(false);
        if any || is_undrawn {
            bench.version.update(|version| *version += 1);
        }
    };
    set_timeout(judge, Duration::ZERO);
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
