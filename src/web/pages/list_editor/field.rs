//! A field of the editor: what is typed is read when the field is left or Enter is pressed. What
//! can't be read stays in the field, with the reason below it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

#[component]
pub fn TextField(
    #[prop(into)] id: String,
    #[prop(into)] label: String,
    /// What a screen reader hears in place of the label, where that alone says too little.
    #[prop(optional, into)]
    name: String,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] placeholder: &'static str,
    /// The id of a list of words to offer.
    #[prop(optional)]
    words: &'static str,
    #[prop(into)] value: Signal<String>,
    /// Takes what was typed, or says why not.
    take: impl Fn(String) -> Result<(), String> + Clone + Send + Sync + 'static,
    /// After Enter, once what was typed is taken; with Ctrl or without.
    #[prop(optional, into)]
    enter: Option<Callback<bool>>,
) -> impl IntoView {
    let refused = RwSignal::new(String::new());
    let why = format!("{id}-why");
    let is_refused = move || refused.try_with(|why| !why.is_empty()).unwrap_or(false);
    let read = move |typed: String| {
        let is_same = value.try_with_untracked(|value| *value == typed);
        let taken = match is_same {
            // The page was left, or nothing was typed.
            None | Some(true) => Ok(()),
            Some(false) => take(typed),
        };
        let is_taken = taken.is_ok();
        let _ = refused.try_set(taken.err().unwrap_or_default());
        is_taken
    };
    let on_enter = {
        let read = read.clone();
        move |event: KeyboardEvent| {
            // While something is typed the field's own undo comes first; then that of the list.
            let typed = event_target_value(&event);
            if value.try_with_untracked(|value| *value != typed) == Some(true) {
                event.stop_propagation();
            }
            if event.key() == "Enter" && read(event_target_value(&event)) {
                event.prevent_default();
                if let Some(enter) = enter {
                    enter.run(event.ctrl_key() || event.meta_key());
                }
            }
        }
    };
    let name = match name.is_empty() {
        true => None,
        false => Some(name),
    };
    view! {
        <label class=format!("ed-field {class}")>
            <span class="ed-label">{label}</span>
            <input
                id=id
                type="text"
                autocomplete="off"
                spellcheck="false"
                aria-label=name
                placeholder=placeholder
                list=(!words.is_empty()).then_some(words)
                aria-invalid=move || is_refused().then_some("true")
                aria-describedby=why.clone()
                prop:value=move || value.try_get().unwrap_or_default()
                on:change=move |event| {
                    read(event_target_value(&event));
                }
                on:keydown=on_enter
            />
            <span id=why class="refused" role="alert">
                {move || refused.try_get().unwrap_or_default()}
            </span>
        </label>
    }
}
