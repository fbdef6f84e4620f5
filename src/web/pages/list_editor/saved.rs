//! All of the player's own lists.

use crate::list::{ArmyList, BasicListEdit, ListEdit, blank_basic_list, blank_list};
use crate::route::Route;
use crate::store::{Given, given};
use crate::web::browser::{address, styles};
use crate::web::components::{KeptEntries, KeptKind, OpenFile, Page};
use crate::web::state::use_own_lists;
use leptos::prelude::*;

const LISTS: KeptKind = KeptKind {
    deleted: "Deleted lists",
    route: Route::OwnList,
    about: |list| list.list.clone(),
    sure: "Armies built from it won’t open any more. Delete it?",
};

#[component]
pub fn OwnListsPage() -> impl IntoView {
    styles::need("reading.css");
    let own = use_own_lists();
    let keep = Callback::new(
        move |(name, text): (String, String)| match given(&name, &text) {
            Given::List(list) => Ok(Route::OwnList(own.open(*list))),
            Given::Refused(sentence) => Err(sentence),
            _ => Err(format!("{name} isn’t an army list. Open it in Settings.")),
        },
    );
    let begin = move |list: ArmyList, first: ListEdit| {
        let list = first.apply(&list).unwrap_or(list);
        address::go(&Route::OwnList(own.add(list)));
    };
    let begin_points = move |_| {
        let first = ListEdit::AddRow {
            to: None,
            after: None,
        };
        begin(blank_list("New list"), first);
    };
    let begin_basic = move |_| {
        let first = ListEdit::Basic(BasicListEdit::AddLine { after: None });
        begin(blank_basic_list("New Basic list"), first);
    };
    view! {
        <Page title="Your own lists">
            <p>
                "Lists that Muster doesn’t come with: yours, your club’s, or a changed copy of one. They stay in this browser."
            </p>
            <div class="tools">
                <button type="button" id="new-list" class="go" on:click=begin_points>
                    "Type in a new list"
                </button>
                <button type="button" id="new-basic-list" on:click=begin_basic>
                    "Type in a Basic list"
                </button>
                <a class="button" href=Route::Import.href()>
                    "Paste a list"
                </a>
                <a class="button" href=Route::Lists.href()>
                    "Copy one of Muster’s lists"
                </a>
                <OpenFile label="Open a list’s file…" id="list-file" keep />
            </div>
            <KeptEntries kept=own.kept kind=LISTS />
        </Page>
    }
}
