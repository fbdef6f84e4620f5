//! The player's own lists, and the editor for one of them.

mod about;
mod basic;
mod basic_options;
mod chips;
mod desk;
mod field;
mod head;
mod options;
mod parts;
mod preview;
mod row_tools;
mod rows;
mod saved;
mod together;
mod typing;

pub use head::first_event;
pub use saved::OwnListsPage;

use crate::list::ContingentId;
use crate::screen::list_editor::{all_types, all_words};
use crate::web::browser::styles;
use crate::web::components::Page;
use crate::web::state::OpenList;
use about::About;
use basic::BasicEditor;
use desk::Desk;
use head::{Do, ToPutRight, Tools};
use leptos::prelude::*;
use options::Options;
use preview::Preview;
use rows::Rows;
use together::Together;

const STYLES: &str = "list-editor.css";
/// Names of weapons and traits that the browser offers while one is typed.
const WORDS: &str = "weapon-words";
/// Codes of troop types with their names.
const TYPES: &str = "troop-types";

/// One of the player's own lists.
#[component]
pub fn OwnListPage(key: String) -> impl IntoView {
    styles::need("reading.css");
    styles::need(STYLES);
    match OpenList::open(&key) {
        Ok(open) => view! { <Editor open /> }.into_any(),
        Err(why) => view! {
            <Page title="Own list">
                <p class="note illegal" role="alert">{why}</p>
            </Page>
        }
        .into_any(),
    }
}

#[component]
fn Editor(open: OpenList) -> impl IntoView {
    let desk = Desk::provide(open);
    let name = open.of(|list| list.name.clone());
    let title = Signal::derive(move || match name.get() {
        name if name.trim().is_empty() => "A list without a name".to_owned(),
        name => name,
    });
    let has_points = open.of(|list| list.points_list().is_some());
    let contingents = open.of(|list| {
        let points = list.points_list();
        let all = points.into_iter().flat_map(|points| &points.contingents);
        all.map(|contingent| contingent.id).collect::<Vec<_>>()
    });
    let words = all_words().into_iter();
    let words: Vec<_> = words
        .map(|word| view! { <option value=word></option> })
        .collect();
    let types = all_types().into_iter();
    let types: Vec<_> = types
        .map(|(code, name)| view! { <option value=code label=format!("{code}, {name}")></option> })
        .collect();
    view! {
        <Page title beside=move || view! { <Tools desk /> }>
            <datalist id=WORDS>{words}</datalist>
            <datalist id=TYPES>{types}</datalist>
            <div class="editing">
                <div class="editing-list">
                    <About open />
                    <Show
                        when=move || has_points.get()
                        fallback=move || view! { <BasicEditor open /> }
                    >
                        <Part open of=None />
                        <For
                            each=move || contingents.get()
                            key=|id| *id
                            children=move |id| view! { <Part open of=Some(id) /> }
                        />
                        <rows::AddContingent open />
                        <Together open />
                    </Show>
                </div>
                <div class="editing-side">
                    <Do desk />
                    <ToPutRight desk />
                    <Preview open />
                </div>
            </div>
        </Page>
    }
}

/// The list's own rows and options, or those of a contingent.
#[component]
fn Part(open: OpenList, of: Option<ContingentId>) -> impl IntoView {
    view! {
        <section class="card padded list-part">
            <Rows open of />
            <Options open of />
        </section>
    }
}
