//! The army as text, to paste into a mail, a chat or a forum.

use crate::sheet::{Format, export};
use crate::web::bench::Bench;
use crate::web::dom::{El, button, el};
use crate::web::signals::*;
use wasm_bindgen_futures::JsFuture;

const FORMATS: [(Format, &str); 4] = [
    (Format::Plain, "Text"),
    (Format::Compact, "Compact text"),
    (Format::Markdown, "Markdown, for Discord"),
    (Format::BbCode, "BBCode, for forums"),
];

pub fn content(bench: Bench) -> Vec<El> {
    let chosen = RwSignal::new(0usize);
    let copied = RwSignal::new("");
    let text = move || {
        let format = FORMATS
            .get(chosen.get())
            .map_or(Format::Plain, |(format, _)| *format);
        let judgement = bench.judgement.get();
        bench
            .history
            .with(|history| export(format, &bench.list(), history.army(), &judgement))
    };
    let chips = FORMATS.iter().enumerate().map(|(place, (_, name))| {
        let radio = el("input")
            .attr("type", "radio")
            .attr("name", "format")
            .live_checked(move || chosen.get() == place)
            .on_change(move |_| {
                copied.set("");
                chosen.set(place);
            });
        el("label")
            .class("chip")
            .child(radio)
            .child(el("span").text(name))
    });
    let copy = button("Copy").class("go wide").on_click(move || {
        // The clipboard answers only within the click itself.
        let promise = window().navigator().clipboard().write_text(&untrack(text));
        spawn_local(async move {
            copied.set(match JsFuture::from(promise).await {
                Ok(_) => "Copied.",
                Err(_) => {
                    "The browser doesn't allow copying; select the text and copy it yourself."
                }
            });
        });
    });
    vec![
        el("fieldset")
            .class("presets")
            .child(el("legend").text("As"))
            .children(chips),
        el("pre")
            .class("stored")
            .attr("tabindex", "0")
            .live_text(text),
        copy,
        el("p")
            .attr("role", "status")
            .live_text(move || copied.get().to_owned()),
    ]
}
