//! A field for a number, and below it the sentence that refuses what isn't one.

use leptos::prelude::*;

#[component]
pub fn NumberField(
    #[prop(into)] id: String,
    #[prop(into)] label: String,
    #[prop(into)] value: Signal<String>,
    /// Why what stands in the field isn't taken; empty where it is.
    refused: RwSignal<String>,
    enter: impl Fn(String) + Send + Sync + 'static,
) -> impl IntoView {
    let trouble = format!("{id}-trouble");
    view! {
        <input
            id=id
            type="text"
            inputmode="numeric"
            autocomplete="off"
            aria-label=label
            aria-describedby=trouble.clone()
            aria-invalid=move || (!refused.with(String::is_empty)).to_string()
            prop:value=move || value.get()
            on:change=move |event| enter(event_target_value(&event))
        />
        <p id=trouble class="refused" role="alert">
            {move || refused.get()}
        </p>
    }
}
