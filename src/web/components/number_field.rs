//! A field for a number, and below it the sentence that refuses what isn't one.

use leptos::prelude::*;

/// What is typed is taken at once; the refusal waits until the field is left, since half a number
/// is often no number yet.
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
    let is_typing = RwSignal::new(false);
    let shown = move || match is_typing.get() {
        true => String::new(),
        false => refused.get(),
    };
    view! {
        <input
            id=id
            type="text"
            inputmode="numeric"
            autocomplete="off"
            aria-label=label
            aria-describedby=trouble.clone()
            aria-invalid=move || (!shown().is_empty()).to_string()
            prop:value=move || value.get()
            on:input=move |event| {
                is_typing.set(true);
                enter(event_target_value(&event));
            }
            // It also comes when the page is left with the field half typed.
            on:change=move |_| {
                let _ = is_typing.try_set(false);
            }
        />
        <p id=trouble class="refused" role="alert">
            {shown}
        </p>
    }
}
