//! Opens one of the player's armies with its list, for every page that shows one.

use super::{Failed, Page, WaitingPage};
use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::text::without_list;
use crate::web::browser::files;
use crate::web::state::{AtWork, Load, Trouble, use_lists, use_saved_armies};
use leptos::prelude::*;
use std::sync::Arc;

/// Draws the page as soon as the army's list is here; says why where it can't be drawn.
#[component]
pub fn SavedArmy<F>(
    /// The army's key in storage.
    #[prop(into)]
    key: String,
    /// The whole page, with its frame.
    draw: F,
) -> impl IntoView
where
    F: Fn(Arc<ArmyList>, Army) -> AnyView + Send + Sync + 'static,
{
    let saved = use_saved_armies();
    let army = match saved.read(&key) {
        Ok(army) => army,
        Err(Trouble::Unreadable { message, text }) => {
            saved.refresh();
            return view! { <StoredText key why=message text /> }.into_any();
        }
        Err(Trouble::Gone | Trouble::Blocked | Trouble::Full) => {
            return view! { <Gone /> }.into_any();
        }
    };
    let lists = use_lists();
    let work = AtWork::provide(key.clone(), army);
    let id = work.list();
    let list = lists.follow(id);
    let page = move || match list.get() {
        Some(Load::Here(list)) => untrack(|| {
            let army = work.army(&list);
            draw(list, army)
        }),
        Some(Load::Waiting) => WaitingPage().into_any(),
        Some(Load::Failed(why)) => view! {
            <Page title="The list couldn’t be loaded">
                <Failed why retry=move || lists.retry(id.get_untracked()) />
            </Page>
        }
        .into_any(),
        None => {
            let army = work.now();
            let why = without_list(&army);
            view! { <StoredText key=key.clone() why text=army.to_json() /> }.into_any()
        }
    };
    page.into_any()
}

#[component]
fn Gone() -> impl IntoView {
    view! {
        <Page title="That army isn’t here">
            <p>"It isn’t stored in this browser, or it was deleted."</p>
            <p>
                <a href=Route::Home.href()>"Your armies"</a>
            </p>
        </Page>
    }
}

/// An army that can't be opened is shown as it is stored, and left alone.
#[component]
fn StoredText(key: String, why: String, text: String) -> impl IntoView {
    let stored = text.clone();
    let download = move |_| files::offer(&format!("muster-{key}.txt"), &stored);
    view! {
        <Page title="This army can’t be opened">
            <p class="note illegal">{why}</p>
            <p>
                "Nothing was changed, and your other armies are fine. Below is what is stored: download it to keep it safe."
            </p>
            <p>
                <button type="button" on:click=download>
                    "Download it"
                </button>
            </p>
            <pre class="stored" tabindex="0">
                {text}
            </pre>
            <p>
                <a href=Route::Home.href()>"Your armies"</a>
            </p>
        </Page>
    }
}
