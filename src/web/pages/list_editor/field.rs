//! A field of the editor. What can't be read stays in it, with the reason below.

use super::typing::Typing;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// What a phone's keyboard offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keys {
    #[default]
    Text,
    Digits,
    Capitals,
}

#[component]
pub fn TextField(
    #[prop(into)] id: String,
    #[prop(into)] label: String,
    /// What a screen reader hears in place of the label, where that alone says too little.
    #[prop(optional, into)]
    name: String,
    /// Whose field it is, among the things to put right.
    #[prop(optional, into)]
    of: Option<Signal<String>>,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] placeholder: &'static str,
    /// The id of a list of words to offer.
    #[prop(optional)]
    words: &'static str,
    #[prop(optional)] keys: Keys,
    #[prop(into)] value: Signal<String>,
    /// Takes what was typed, or says why not.
    take: impl Fn(String) -> Result<(), String> + Send + Sync + 'static,
    /// After Enter, once what was typed is taken; with Ctrl or without.
    #[prop(optional, into)]
    enter: Option<Callback<bool>>,
) -> impl IntoView {
    let why = format!("{id}-why");
    let called = label.clone();
    let called = Signal::derive(move || match of.map(|of| of.get()) {
        Some(of) if !of.is_empty() => format!("{of}, {called}"),
        _ => called.clone(),
    });
    let typing = Typing::new(id.clone(), called, value, take);
    let on_key = move |event: KeyboardEvent| {
        typing.hold_undo(&event);
        if event.key() == "Enter" && typing.read() {
            event.prevent_default();
            if let Some(enter) = enter {
                enter.run(event.ctrl_key() || event.meta_key());
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
                inputmode=(keys == Keys::Digits).then_some("numeric")
                autocapitalize=(keys == Keys::Capitals).then_some("characters")
                enterkeyhint="next"
                aria-label=name
                placeholder=placeholder
                list=(!words.is_empty()).then_some(words)
                aria-invalid=move || typing.is_refused().then_some("true")
                aria-describedby=why.clone()
                prop:value=move || typing.shown()
                on:focus=move |event| typing.enter(event_target_value(&event))
                on:input=move |event| typing.input(event_target_value(&event))
                on:change=move |_| {
                    typing.read();
                }
                on:blur=move |_| {
                    typing.read();
                }
                on:keydown=on_key
            />
            <span id=why class="refused" role="alert">
                {move || typing.why()}
            </span>
        </label>
    }
}
