//! An address that leads nowhere.

use crate::route::Route;
use crate::web::components::PageTop;
use leptos::prelude::*;

#[component]
pub fn Unknown(path: String) -> impl IntoView {
    view! {
        <PageTop title="Not found" />
        <main class="page">
            <h1 id="page-heading" tabindex="-1">"There is nothing here"</h1>
            <p>"No page goes by " <q>{path}</q> "."</p>
            <p>
                <a href=Route::Home.href()>"Your armies"</a>
            </p>
        </main>
    }
}
