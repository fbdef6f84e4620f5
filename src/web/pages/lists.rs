//! All army lists.

use crate::list::IndexEntry;
use crate::route::Route;
use crate::screen::new_army::about;
use crate::web::components::{Page, Picker};
use leptos::prelude::*;

#[component]
pub fn ListsPage() -> impl IntoView {
    let paste = || view! { <a class="button" href=Route::Import.href()>"Paste a list"</a> };
    view! {
        <Page title="Army lists" beside=paste>
            <p class="tools">
                <a class="button" href=Route::OwnLists.href()>
                    "Your own lists"
                </a>
            </p>
            <Picker game=None draw=entry goes_last=|_: &IndexEntry| false />
        </Page>
    }
}

fn entry(entry: IndexEntry) -> AnyView {
    let about = about(&entry);
    view! {
        <a class="entry" href=Route::List(entry.slug).href()>
            <b>{entry.name}</b>
            <small>{about}</small>
        </a>
    }
    .into_any()
}
