//! Judges what is on the table in slices, so that the page never stands still.

use super::View;
use crate::list::ListId;
use crate::screen::umpire::{Listed, Pace};
use crate::web::state::{Lists, Load, use_lists};
use leptos::prelude::*;
use std::time::Duration;

/// How long a slice may take, in milliseconds.
const SLICE: f64 = 30.0;

/// How long judging goes on before the table is drawn as far as it is, in milliseconds: laying out
/// hundreds of rows takes longer than judging them.
const PATIENCE: f64 = 1000.0;

#[derive(Clone, Copy)]
struct Run {
    view: View,
    lists: Lists,
    is_under_way: StoredValue<bool>,
    /// Since when there are verdicts that aren't drawn.
    undrawn: StoredValue<Option<f64>>,
}

/// Goes on whenever links are added or a list has come.
pub fn start(view: View) {
    let run = Run {
        view,
        lists: use_lists(),
        is_under_way: StoredValue::new(false),
        undrawn: StoredValue::new(None),
    };
    Effect::new(move |_| {
        view.slices.track();
        for id in view.table.entries.with(|entries| entries.wanted()) {
            // Asks for the list, and hears when it has come.
            run.lists.list_by_id(id);
        }
        if !run.is_under_way.get_value() {
            run.is_under_way.set_value(true);
            run.go_on();
        }
    });
}

fn now() -> f64 {
    js_sys::Date::now()
}

impl Run {
    fn go_on(self) {
        set_timeout(move || self.slice(), Duration::ZERO);
    }

    /// Judges for a while, and draws when there is nothing left to judge or it is time to.
    fn slice(self) {
        // The page may have been left.
        let Some(undrawn) = self.undrawn.try_get_value() else {
            return;
        };
        let entries = self.view.table.entries;
        let end = now() + SLICE;
        let listed = |id| untrack(|| listed(self.lists, id));
        let pace = entries
            .try_update_untracked(|entries| entries.advance(&listed, &|| now() >= end))
            .unwrap_or(Pace::Idle);
        if pace == Pace::TimeIsUp {
            self.go_on();
        }
        self.is_under_way.set_value(pace == Pace::TimeIsUp);
        let since = match (undrawn, pace) {
            (None, Pace::Idle) => return,
            (None, _) => now(),
            (Some(since), _) => since,
        };
        let is_done = entries.with_untracked(|entries| entries.tally().is_done());
        if is_done || now() - since >= PATIENCE {
            self.undrawn.set_value(None);
            entries.notify();
        } else {
            self.undrawn.set_value(Some(since));
            if pace != Pace::Idle {
                self.view.slices.update(|slices| *slices += 1);
            }
            if pace == Pace::Done {
                // Should a list be long in coming.
                set_timeout(move || self.slice(), Duration::from_millis(PATIENCE as u64));
            }
        }
    }
}

fn listed(lists: Lists, id: ListId) -> Listed {
    match lists.list_by_id(id) {
        Some(Load::Waiting) => Listed::NotYet,
        Some(Load::Failed(why)) => Listed::Failed(why),
        None => Listed::Unknown,
        Some(Load::Here(list)) => Listed::Here(list),
    }
}
