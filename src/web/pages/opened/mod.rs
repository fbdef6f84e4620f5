//! What is in a link, to be looked at: nothing is stored unless the reader says so.

mod actions;
mod army;
mod broken;
mod event;
mod findings;
mod paper;
mod tables;

use crate::share::{Kind, Link, Opened};
use crate::web::browser::styles;
use army::ArmyPage;
use broken::BrokenPage;
use event::EventPage;
use leptos::prelude::*;

#[component]
pub fn OpenedPage(
    kind: Kind,
    /// What stands behind `#/a/` or `#/e/`, whole or damaged.
    payload: String,
) -> impl IntoView {
    styles::need("links.css");
    // A chat program may have put something behind the link; finding it leaves that off.
    let given = Link::from_parts(kind, &payload);
    let link = Link::find(&given.to_string()).unwrap_or(given);
    match link.open() {
        Ok(Opened::Army(shared)) => view! { <ArmyPage link shared=*shared /> }.into_any(),
        Ok(Opened::Event(event)) => view! { <EventPage event=*event /> }.into_any(),
        // Their links have an address and a page of their own.
        Ok(Opened::Tournament(_)) => ().into_any(),
        Err(error) => view! { <BrokenPage error /> }.into_any(),
    }
}

/// A name as a heading: in one line, and not longer than anybody reads.
fn heading(name: &str, none: &str) -> String {
    const LONGEST: usize = 80;
    let name = crate::sheet::one_line(name);
    match name.char_indices().nth(LONGEST) {
        _ if name.is_empty() => none.to_owned(),
        Some((end, _)) => format!("{}…", name.get(..end).unwrap_or_default()),
        None => name,
    }
}
