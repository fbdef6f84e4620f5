//! What the game's terms mean, with a search.

use crate::route::Route;
use crate::screen::glossary::found;
use crate::text::glossary::GlossaryEntry;
use crate::web::browser::styles;
use crate::web::components::{Page, SearchField};
use leptos::prelude::*;

#[component]
pub fn GlossaryPage() -> impl IntoView {
    styles::need("reading.css");
    let search = RwSignal::new(String::new());
    let groups = move || search.with(|search| found(search));
    let count = move || {
        let none = groups().is_empty();
        none.then_some("No term matches.")
    };
    view! {
        <Page title="Glossary">
            <p>
                "What the terms of Impetus mean, in our own words. See also "
                <a href=Route::Rules(None).href()>"the rules that Muster checks"</a> "."
            </p>
            <SearchField label="Find a term" search />
            <p class="quiet" role="status">
                {count}
            </p>
            {move || groups().into_iter().map(group).collect_view()}
        </Page>
    }
}

fn group((heading, entries): (&'static str, Vec<GlossaryEntry>)) -> impl IntoView {
    let entries = entries
        .into_iter()
        .map(|entry| {
            view! {
                <dt>{entry.term}</dt>
                <dd>{entry.meaning}</dd>
            }
        })
        .collect_view();
    view! {
        <section class="list-group">
            <h2>{heading}</h2>
            <dl class="terms">{entries}</dl>
        </section>
    }
}
