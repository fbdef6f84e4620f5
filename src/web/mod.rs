//! The page: the only place that knows of the browser. `views` has a page each, `parts` what two
//! of them share. Nothing is worked out here: the views draw what `desk` hands them and send back
//! edits.

mod bench;
mod dom;
mod events;
mod fetch;
mod file;
mod focus;
mod lazy;
mod library;
mod navigate;
mod parts;
mod rulebook;
mod seal;
mod shelf;
mod signals;
mod storage;
mod style;
mod theme;
mod views;

use dom::el;
use leptos::prelude::{IntoView, component};
use signals::{document, untrack};

pub fn mount() {
    leptos::mount::mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let route = navigate::provide();
    library::provide();
    shelf::provide();
    theme::provide();
    let page = el("div").live(move || {
        route.track();
        untrack(|| route.with_untracked(views::draw))
    });
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    if let Some(body) = document().body() {
        for part in [parts::trouble(), page] {
            let _ = body.append_child(part.node());
        }
    }
}
