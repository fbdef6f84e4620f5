//! A name that is kept as it is typed.

use super::state::BuilderPage;
use crate::army::Edit;
use leptos::prelude::*;

/// Saved with every letter; one step to undo for each visit.
#[component]
pub fn TextField(
    page: BuilderPage,
    #[prop(into)] id: String,
    #[prop(into)] label: String,
    #[prop(into)] value: Signal<String>,
    #[prop(optional)] class: &'static str,
    edit: impl Fn(String) -> Edit + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <input
            id=id
            type="text"
            class=class
            aria-label=label
            autocomplete="off"
            prop:value=move || value.get()
            on:input=move |event| page.open.type_in(edit(event_target_value(&event)))
            on:blur=move |_| page.open.end_typing()
        />
    }
}
