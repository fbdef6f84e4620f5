//! Where links are added to the table.

use super::files::FileChooser;
use crate::screen::umpire::Added;
use crate::web::state::UmpireTable;
use leptos::prelude::*;
use std::time::Duration;

#[component]
pub fn AddLinks(table: UmpireTable) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let add = move || {
        // Nothing, if the page was left meanwhile.
        let typed = text.try_get_untracked().unwrap_or_default();
        if !typed.is_empty() && table.add(&typed) != Added::default() {
            text.set(String::new());
        }
    };
    view! {
        <section class="card padded on-screen add-links" aria-label="Add links">
            <label>
                "Links, in any text"
                <textarea
                    id="links"
                    rows="4"
                    spellcheck="false"
                    placeholder="Paste here, or drop a file anywhere on the page"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                    // What is pasted is there a moment later.
                    on:paste=move |_| set_timeout(add, Duration::ZERO)
                ></textarea>
            </label>
            <div class="tools">
                <button type="button" id="put" class="go" on:click=move |_| add()>
                    "Add"
                </button>
                <FileChooser table />
                <label class="chip">
                    <input
                        type="checkbox"
                        id="keep"
                        prop:checked=move || table.is_kept.get()
                        on:change=move |event| table.keep(event_target_checked(&event))
                    />
                    <span>"Keep on this device"</span>
                </label>
            </div>
            <p id="said" role="status">
                {move || table.said.get()}
            </p>
        </section>
    }
}
