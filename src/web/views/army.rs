//! Opens one of the player's armies: fetches its list and hands both to the builder.

use super::builder::Builder;
use crate::army::Army as Draft;
use crate::route::Route;
use crate::web::components::{Failed, PageTop, Waiting};
use crate::web::library::{Load, library};
use crate::web::storage::{self, Trouble};
use leptos::prelude::*;

#[component]
pub fn Army(key: String) -> impl IntoView {
    match storage::read(&key) {
        Ok(army) => view! { <WithList key army /> }.into_any(),
        Err(trouble) => view! { <CannotOpen trouble /> }.into_any(),
    }
}

#[component]
fn WithList(key: String, army: Draft) -> impl IntoView {
    let library = library();
    let id = army.list.id;
    let name = army.list.name.clone();
    let army = StoredValue::new(army);
    let list = Memo::new(move |_| library.list_by_id(id));
    move || match list.get() {
        Load::Here(Some(list)) => {
            view! { <Builder key=key.clone() list army=army.get_value() /> }.into_any()
        }
        Load::Here(None) => {
            let text = serde_json::to_string_pretty(&army.get_value()).unwrap_or_default();
            let why = format!(
                "It was drawn from the list “{name}” (number {id}), which this version of Muster doesn't have. Nothing was changed."
            );
            view! { <ReadOnly why text /> }.into_any()
        }
        Load::Waiting => view! {
            <PageTop title="Army" />
            <main class="page">
                <Waiting />
            </main>
        }
        .into_any(),
        Load::Failed(why) => view! {
            <PageTop title="Army" />
            <main class="page">
                <h1 id="page-heading" tabindex="-1">"The list couldn't be loaded"</h1>
                <Failed why retry=move || library.retry(Some(id)) />
            </main>
        }
        .into_any(),
    }
}

#[component]
fn CannotOpen(trouble: Trouble) -> impl IntoView {
    match trouble {
        Trouble::Unreadable { message, text } => {
            view! { <ReadOnly why=message text /> }.into_any()
        }
        Trouble::Gone | Trouble::Blocked | Trouble::Full => view! {
            <PageTop title="Army" />
            <main class="page">
                <h1 id="page-heading" tabindex="-1">"That army isn't here"</h1>
                <p>"It isn't stored in this browser, or was thrown away."</p>
                <p>
                    <a href=Route::Home.href()>"Your armies"</a>
                </p>
            </main>
        }
        .into_any(),
    }
}

/// An army that can't be built on is shown as it is stored, and left alone.
#[component]
fn ReadOnly(why: String, text: String) -> impl IntoView {
    view! {
        <PageTop title="Army" />
        <main class="page">
            <h1 id="page-heading" tabindex="-1">"This army can only be looked at"</h1>
            <p class="note illegal">{why}</p>
            <p>"This is what is stored; you can copy it and keep it."</p>
            <pre class="stored" tabindex="0">{text}</pre>
        </main>
    }
}
