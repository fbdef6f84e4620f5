//! The deployment map: the table with everything on it, to be dragged, turned and resized by
//! finger, mouse and key.

mod editor;
mod findings;
mod handles;
mod head;
mod keys;
mod pointer;
mod selected;
pub mod shapes;
mod table;
mod tray;
mod zoom;

use crate::army::Army;
use crate::list::ArmyList;
use crate::web::browser::{focus, styles};
use crate::web::components::SavedArmy;
use crate::web::state::OpenArmy;
use editor::{Editor, Tab};
use findings::Verdict;
use head::Head;
use leptos::prelude::*;
use selected::Selected;
use std::sync::Arc;
use table::TableSection;
use tray::{Ground, Orders, Troops};

#[component]
pub fn MapPage(key: String) -> impl IntoView {
    styles::need("map.css");
    styles::need("scenario.css");
    let of = key.clone();
    let draw = move |list, army| view! { <MapEditor key=of.clone() list army /> }.into_any();
    view! { <SavedArmy key draw /> }
}

#[component]
fn MapEditor(key: String, list: Arc<ArmyList>, army: Army) -> impl IntoView {
    let open = OpenArmy::new(key, list, army);
    let editor = Editor::new(open);
    let name = Memo::new(move |_| open.screen.with(|screen| screen.head.name.clone()));
    Effect::new(move |_| document().set_title(&format!("{}, map · Muster", name.get())));
    Effect::new(|_| focus::on_in_place("page-heading"));
    view! {
        <Head editor />
        <main class="map-page" data-tab=move || editor.tab.get().name()>
            <TableSection editor />
            <div class="map-side">
                <Selected editor />
                <Verdict editor />
                <Troops editor />
                <Ground editor />
                <Orders editor />
            </div>
        </main>
        <Tabs editor />
    }
}

/// What a phone shows below the map, one at a time.
#[component]
fn Tabs(editor: Editor) -> impl IntoView {
    let buttons = Tab::ALL.map(|tab| {
        view! {
            <button
                type="button"
                aria-pressed=move || (editor.tab.get() == tab).to_string()
                on:click=move |_| editor.tab.set(tab)
            >
                {tab.label()}
            </button>
        }
    });
    view! {
        <nav class="tabs" aria-label="Parts of the map">
            {Vec::from(buttons)}
        </nav>
    }
}
