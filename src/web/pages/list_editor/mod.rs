//! The player's own lists, and the editor for one of them.

mod saved;

pub use saved::OwnListsPage;

use crate::route::Route;
use crate::store::own_id;
use crate::web::browser::styles;
use crate::web::components::Page;
use crate::web::state::{OwnLists, use_own_lists};
use leptos::prelude::*;

const STYLES: &str = "reading.css";

/// One of the player's own lists.
#[component]
pub fn OwnListPage(key: String) -> impl IntoView {
    styles::need(STYLES);
    match use_own_lists().take(&key) {
        Ok(own) => {
            let faults: Vec<_> = own
                .edited()
                .map(|list| list.faults())
                .unwrap_or_default()
                .into_iter()
                .map(|fault| view! { <li>{format!("{}: {}", fault.path, fault.message)}</li> })
                .collect();
            let read = own.list().and(own_id(&key)).map(|id| {
                let href = Route::List(OwnLists::slug(id)).href();
                view! { <a class="button go" href=href>"Build an army of it"</a> }
            });
            let title = own.name().to_owned();
            view! {
                <Page title>
                    <ul>{faults}</ul>
                    <p>{read}</p>
                </Page>
            }
            .into_any()
        }
        Err(why) => view! {
            <Page title="Own list">
                <p class="note illegal" role="alert">{why}</p>
            </Page>
        }
        .into_any(),
    }
}
