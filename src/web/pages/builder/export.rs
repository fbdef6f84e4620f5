//! The army as text, to paste into a mail, a chat or a forum.

use super::state::BuilderPage;
use crate::sheet::{Format, export};
use crate::web::browser::clipboard;
use leptos::prelude::*;

const FORMATS: [(Format, &str); 4] = [
    (Format::Plain, "Text"),
    (Format::Compact, "Compact text"),
    (Format::Markdown, "Markdown, for Discord"),
    (Format::BbCode, "BBCode, for forums"),
];

#[component]
pub fn Export(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let chosen = RwSignal::new(Format::Plain);
    let copied = RwSignal::new("");
    let text = Memo::new(move |_| {
        let format = chosen.get();
        let judgement = open.judgement.get();
        open.history
            .with(|history| export(format, &open.list(), history.army(), &judgement))
    });
    let chips = FORMATS.map(|(format, name)| {
        let choose = move |_| {
            copied.set("");
            chosen.set(format);
        };
        view! {
            <label class="chip">
                <input
                    type="radio"
                    name="format"
                    prop:checked=move || chosen.get() == format
                    on:change=choose
                />
                <span>{name}</span>
            </label>
        }
    });
    view! {
        <fieldset class="presets">
            <legend>"Format"</legend>
            {chips}
        </fieldset>
        <pre class="stored" tabindex="0">
            {text}
        </pre>
        <button
            type="button"
            class="go wide"
            on:click=move |_| clipboard::copy(&text.get_untracked(), copied)
        >
            "Copy"
        </button>
        <p role="status">{copied}</p>
    }
}
