//! All army lists.

use crate::list::IndexEntry;
use crate::route::Route;
use crate::web::components::{PageTop, Picker, about};
use leptos::prelude::*;

#[component]
pub fn Lists() -> impl IntoView {
    let link = Callback::new(|entry: IndexEntry| {
        let about = about(&entry);
        view! {
            <a class="entry" href=Route::List(entry.slug).href()>
                <b>{entry.name}</b>
                <small>{about}</small>
            </a>
        }
        .into_any()
    });
    view! {
        <PageTop title="Army lists" />
        <main class="page">
            <h1 id="page-heading" tabindex="-1">"Army lists"</h1>
            <Picker entry=link />
        </main>
    }
}
