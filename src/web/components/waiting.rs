//! While something is fetched, and when it can't be.

use leptos::prelude::*;

#[component]
pub fn Waiting() -> impl IntoView {
    view! { <p class="quiet" role="status">"One moment…"</p> }
}

#[component]
pub fn Failed(why: String, retry: impl Fn() + 'static) -> impl IntoView {
    view! {
        <div class="note illegal" role="alert">
            <p>{why}</p>
            <button type="button" on:click=move |_| retry()>"Try again"</button>
        </div>
    }
}
