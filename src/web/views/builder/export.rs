//! The army as text, to paste into a mail, a chat or a forum.

use crate::sheet::{Format, export};
use crate::web::bench::Bench;
use crate::web::components::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

const FORMATS: [(Format, &str); 4] = [
    (Format::Plain, "Text"),
    (Format::Compact, "Compact text"),
    (Format::Markdown, "Markdown, for Discord"),
    (Format::BbCode, "BBCode, for forums"),
];

#[component]
pub fn ExportDialog(bench: Bench, open: RwSignal<bool>) -> impl IntoView {
    let format = RwSignal::new(Format::Plain);
    let copied = RwSignal::new("");
    let text = Memo::new(move |_| {
        let judgement = bench.judgement.get();
        bench.history.with(|history| {
            export(format.get(), &bench.list(), history.army(), &judgement)
        })
    });
    let copy = move |_| {
        // The clipboard answers only within the click itself.
        let promise = window().navigator().clipboard().write_text(&text.get_untracked());
        spawn_local(async move {
            copied.set(match JsFuture::from(promise).await {
                Ok(_) => "Copied.",
                Err(_) => "The browser doesn't allow copying; select the text and copy it yourself.",
            });
        });
    };
    view! {
        <Dialog open title="Copy the army">
            <fieldset class="presets">
                <legend>"As"</legend>
                {FORMATS
                    .map(|(offered, name)| {
                        view! {
                            <label class="chip">
                                <input
                                    type="radio"
                                    name="format"
                                    prop:checked=move || format.get() == offered
                                    on:change=move |_| {
                                        copied.set("");
                                        format.set(offered);
                                    }
                                />
                                <span>{name}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </fieldset>
            <pre class="stored" tabindex="0">{move || text.get()}</pre>
            <button type="button" class="go wide" on:click=copy>"Copy"</button>
            <p role="status">{move || copied.get()}</p>
        </Dialog>
    }
}
