//! An address that leads nowhere.

use crate::route::Route;
use crate::web::components::Page;
use leptos::prelude::*;

#[component]
pub fn UnknownPage(path: String) -> impl IntoView {
    view! {
        <Page title="Page not found">
            <p>"There is nothing at “" {path} "”. The address may be mistyped, or cut short."</p>
            <p>
                <a class="button" href=Route::Home.href()>
                    "Your armies"
                </a>
            </p>
        </Page>
    }
}
