//! A link that can't be opened, and what helps.

use crate::route::Route;
use crate::share::LinkError;
use crate::web::components::Page;
use leptos::prelude::*;

#[component]
pub fn BrokenPage(error: LinkError) -> impl IntoView {
    let sentence = error.to_string();
    let mut letters = sentence.chars();
    let first = letters.next().map(|letter| letter.to_uppercase());
    let sentence: String = first.into_iter().flatten().chain(letters).collect();
    view! {
        <Page title="This link can’t be opened">
            <p class="note umpire">{sentence} "."</p>
            <p>
                "Your armies are untouched. Chat and mail apps sometimes cut long links: ask for the whole link again, or copy it again."
            </p>
            <p>
                <a href=Route::Home.href()>"Your armies"</a>
            </p>
        </Page>
    }
}
