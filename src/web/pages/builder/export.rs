//! The army as text, to paste into a mail, a chat or a forum.

use crate::share::{Link, Part, Shared};
use crate::sheet::{Format, export, export_with_link};
use crate::web::browser::{address, clipboard};
use crate::web::state::OpenArmy;
use leptos::prelude::*;

const FORMATS: [(Format, &str); 4] = [
    (Format::Plain, "Text"),
    (Format::Compact, "Compact text"),
    (Format::Markdown, "Markdown, for Discord"),
    (Format::BbCode, "BBCode, for forums"),
];

#[component]
pub fn Export(open: OpenArmy) -> impl IntoView {
    let chosen = RwSignal::new(Format::Plain);
    let copied = RwSignal::new("");
    let text = Memo::new(move |_| {
        let format = chosen.get();
        let judgement = open.judgement.get();
        open.history.with(|history| {
            let (list, army) = (open.list(), history.army());
            // An army that is too large for a link goes without.
            match Link::army(&Shared::of(&list, army), Part::Army) {
                Ok(link) => {
                    let address = link.address(&address::of_the_page());
                    export_with_link(format, &list, army, &judgement, &address)
                }
                Err(_) => export(format, &list, army, &judgement),
            }
        })
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
