//! The page: the only place that knows of the browser. `views` has a page each, `components`
//! what two of them share. Nothing is worked out here: the views draw what `desk` hands them
//! and send back edits.

mod bench;
mod components;
mod fetch;
mod focus;
mod library;
mod navigate;
mod shelf;
mod storage;
mod theme;
mod views;

use crate::route::Route;
use leptos::prelude::*;

pub fn mount() {
    leptos::mount::mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let route = navigate::provide();
    library::provide();
    shelf::provide();
    theme::provide();
    let page = Memo::new(move |_| route.get());
    view! {
        <components::Trouble />
        {move || match page.get() {
            Route::Home => view! { <views::Home /> }.into_any(),
            Route::New => view! { <views::New /> }.into_any(),
            Route::Army(key) => view! { <views::Army key /> }.into_any(),
            Route::Lists => view! { <views::Lists /> }.into_any(),
            Route::List(slug) => view! { <views::List slug /> }.into_any(),
            Route::Rules(open) => view! { <views::Rules open /> }.into_any(),
            Route::Compare(before, after) => view! { <views::Compare before after /> }.into_any(),
            Route::Unknown(path) => view! { <views::Unknown path /> }.into_any(),
        }}
    }
}
