//! All of the player's own lists.

use super::STYLES;
use crate::army::Army;
use crate::list::{ArmyList, ListId, OwnList};
use crate::route::Route;
use crate::screen::list_editor::{draft_in, is_untouched, new_basic_list, new_list, saved_list};
use crate::store::{Given, Summary, given, own_id};
use crate::web::browser::{address, styles};
use crate::web::components::{KeptEntries, KeptKind, OpenFile, Page};
use crate::web::state::{OwnLists, SavedArmies, use_own_lists, use_saved_armies};
use leptos::prelude::*;
use std::collections::BTreeMap;

const LISTS: KeptKind = KeptKind {
    deleted: "Deleted lists",
    route: Route::OwnList,
    about: |list| list.list.clone(),
    sure: "Armies built from it won’t open any more. Delete it?",
};

const TEXT_GOES_ELSEWHERE: &str = "A list as text is opened under “Paste a list”.";

#[component]
pub fn OwnListsPage() -> impl IntoView {
    styles::need("reading.css");
    styles::need(STYLES);
    let own = use_own_lists();
    let armies = armies_by_list(use_saved_armies());
    let keep = Callback::new(
        move |(name, text): (String, String)| match given(&name, &text) {
            Given::List(list) => Ok(Route::OwnList(own.open(*list))),
            Given::Refused(sentence) => match draft_in(&name, &text) {
                Some(draft) => Ok(Route::OwnList(own.add(draft))),
                None if text.trim_start().starts_with('{') => Err(sentence),
                None => Err(format!("{sentence} {TEXT_GOES_ELSEWHERE}")),
            },
            _ => Err(format!("{name} isn’t an army list. Open it in Settings.")),
        },
    );
    let begin = move |new: ArmyList| {
        let key = untouched(own, &new).unwrap_or_else(|| own.add(new));
        address::go(&Route::OwnList(key));
    };
    view! {
        <Page title="Your own lists">
            <p>
                "Lists that Muster doesn’t come with: yours, your club’s, or a changed copy of one. They stay in this browser."
            </p>
            <div class="tools begin-list">
                <button type="button" id="new-list" class="go" on:click=move |_| begin(new_list())>
                    "Type in a new list"
                </button>
                <button type="button" id="new-basic-list" on:click=move |_| begin(new_basic_list())>
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
            <KeptEntries
                kept=own.kept
                kind=LISTS
                about=Callback::new(move |it: Summary| about(own, &armies, &it))
            />
        </Page>
    }
}

/// A new list of this game that nothing was typed into: one is enough.
fn untouched(own: OwnLists, new: &ArmyList) -> Option<String> {
    let all = own.kept.all.get_untracked().into_iter();
    let mut kept = all.filter(|it| !it.deleted && it.name == new.name);
    let is_it = |it: &Summary| {
        let list = read(own, &it.key);
        list.is_some_and(|list| list.list().is_none() && list.edited().is_some_and(is_untouched))
    };
    kept.find(is_it).map(|it| it.key)
}

fn read(own: OwnLists, key: &str) -> Option<OwnList> {
    let json = own.kept.peek(key, "list").ok()?;
    OwnList::read(json.as_bytes(), own_id(key)?).ok()
}

/// How many armies, without those in the bin, are built from each own list.
fn armies_by_list(saved: SavedArmies) -> BTreeMap<ListId, usize> {
    let kept = saved.armies.get_untracked().into_iter();
    let keys = kept.filter(|it| !it.deleted).map(|it| it.key);
    let json = keys.filter_map(|key| saved.keeper(|keeper| keeper.peek(&key))?.ok());
    let armies = json.filter_map(|json| Army::read(json.as_bytes(), "army").ok());
    let mut counted = BTreeMap::new();
    for army in armies.filter(|army| army.list.id.is_own()) {
        *counted.entry(army.list.id).or_insert(0) += 1;
    }
    counted
}

fn about(own: OwnLists, armies: &BTreeMap<ListId, usize>, it: &Summary) -> AnyView {
    let Some(list) = read(own, &it.key) else {
        return view! { <small>{it.list.clone()}</small> }.into_any();
    };
    let count = own_id(&it.key).and_then(|id| armies.get(&id).copied());
    let said = saved_list(&list, count.unwrap_or(0));
    view! {
        <small>
            <span class="standing" class:draft=said.is_draft>{said.standing}</span>
            " · "
            {said.armies}
        </small>
        <small>{said.about}</small>
    }
    .into_any()
}
