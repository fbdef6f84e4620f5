//! A field that finds things on a page as one types.

use leptos::prelude::*;

#[component]
pub fn SearchField(
    /// What it finds: "Find a rule".
    label: &'static str,
    search: RwSignal<String>,
) -> impl IntoView {
    view! {
        <search class="picker">
            <label class="wide">
                {label}
                <input
                    type="search"
                    autocomplete="off"
                    on:input=move |event| search.set(event_target_value(&event))
                />
            </label>
        </search>
    }
}
