//! While something is fetched, and when it can't be.

use leptos::prelude::*;

#[component]
pub fn Waiting() -> impl IntoView {
    view! {
        <p class="quiet" role="status">
            "One moment…"
        </p>
    }
}

/// A whole page that is on its way.
#[component]
pub fn WaitingPage() -> impl IntoView {
    view! {
        <main class="page">
            <Waiting />
        </main>
    }
}

/// Says why something didn't come, and asks for it again.
#[component]
pub fn Failed(
    #[prop(into)] why: String,
    retry: impl Fn() + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <div class="note illegal" role="alert">
            <p>{why}</p>
            <button type="button" on:click=move |_| retry()>
                "Try again"
            </button>
        </div>
    }
}
