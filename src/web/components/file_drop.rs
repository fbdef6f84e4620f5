//! Takes files that are dropped anywhere on the page to the settings, which know what to do with
//! them. The umpire's table and the page for pasted lists take their own.

use crate::route::Route;
use crate::web::browser::address;
use crate::web::state::use_given_files;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::DragEvent;

/// While something is dragged over the page it says so several times a second.
const GONE_AFTER: Duration = Duration::from_millis(600);

#[component]
pub fn FileDrop() -> impl IntoView {
    let given = use_given_files();
    let is_over = RwSignal::new(false);
    let leaving = StoredValue::new(None::<TimeoutHandle>);
    let stay = move || {
        if let Some(before) = leaving.get_value() {
            before.clear();
        }
    };
    let over = window_event_listener(ev::dragover, move |event| {
        if holds_files(&event) {
            event.prevent_default();
            is_over.set(true);
            stay();
            let gone = set_timeout_with_handle(move || is_over.set(false), GONE_AFTER);
            leaving.set_value(gone.ok());
        }
    });
    let drop = window_event_listener(ev::drop, move |event| {
        if holds_files(&event) {
            event.prevent_default();
            stay();
            is_over.set(false);
            let files = event.data_transfer().and_then(|data| data.files());
            if let Some(files) = files {
                given.take(&files, || address::go(&Route::Settings));
            }
        }
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
    view! {
        <Show when=move || is_over.get()>
            <p id="drop-hint">"Drop an army, a Muster backup or a text with links here"</p>
        </Show>
    }
}

fn holds_files(event: &DragEvent) -> bool {
    let data = event.data_transfer();
    let is_file = data.is_some_and(|data| data.types().includes(&"Files".into(), 0));
    is_file && !matches!(address::current(), Route::Umpire(_) | Route::Import)
}
