//! A backup beside what is here: what is new, changed or in conflict, and a choice for each.

use super::{Section, Settings};
use crate::army::ListRef;
use crate::list::ListId;
use crate::store::{
    Collection, Item, Keeper, MergeChoice, MergeState, Saved, backup_after, own_id,
};
use crate::web::browser::focus;
use crate::web::browser::storage::BrowserStorage;
use crate::web::state::{OwnLists, SavedArmies, writer};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What is proposed for an item, until the player says otherwise.
type Offered = (Item, RwSignal<MergeChoice>);

#[component]
pub(super) fn Restore(settings: Settings) -> impl IntoView {
    move || {
        let items = settings.items.get();
        (!items.is_empty()).then(|| view! { <Preview settings items /> })
    }
}

#[component]
fn Preview(settings: Settings, items: Vec<Item>) -> impl IntoView {
    let about = format!("{}. Nothing happens until you say so.", counted(&items));
    let proposals: Vec<Offered> = items
        .into_iter()
        .map(|item| {
            let choices = item.choices();
            let first = choices.first().copied().unwrap_or(MergeChoice::Leave);
            (item, RwSignal::new(first))
        })
        .collect();
    let rows = proposals
        .iter()
        .filter(|(item, _)| item.standing != MergeState::Same)
        .map(|(item, choice)| row(item, *choice))
        .collect_view();
    let close = move || {
        settings.items.set(Vec::new());
        focus::on("page-heading");
    };
    let restore = move |_| {
        let done = carry_out(settings, &proposals);
        settings.said.set(match done {
            0 => "Nothing was changed.".to_owned(),
            1 => "One item was restored.".to_owned(),
            done => format!("{done} items were restored."),
        });
        close();
    };
    view! {
        <Section title="Restore this backup" about id="restore-backup">
            <ul class="restore">{rows}</ul>
            <div class="tools">
                <button type="button" id="restore" class="go" on:click=restore>
                    "Restore"
                </button>
                <button type="button" on:click=move |_| close()>
                    "Cancel"
                </button>
            </div>
        </Section>
    }
}

/// "2 new, 1 in conflict".
fn counted(items: &[Item]) -> String {
    let of = |standing: &[MergeState]| {
        let same = items
            .iter()
            .filter(|item| standing.contains(&item.standing));
        same.count()
    };
    let counts = [
        (of(&[MergeState::New, MergeState::NewDeleted]), "new"),
        (of(&[MergeState::Changed]), "changed"),
        (of(&[MergeState::Conflict]), "in conflict"),
        (of(&[MergeState::Older]), "older than here"),
        (of(&[MergeState::Same]), "the same"),
        (of(&[MergeState::Unreadable]), "that can’t be read"),
    ];
    let said: Vec<String> = counts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    said.join(", ")
}

/// Says how many items were restored.
fn carry_out(settings: Settings, proposals: &[Offered]) -> usize {
    let Settings { saved, own, .. } = settings;
    let here = || (saved.armies.get_untracked(), own.kept.all.get_untracked());
    let before = here();
    let mut done = 0;
    let mut moved = BTreeMap::new();
    // Lists come first: armies are built from them.
    let is_list = |(item, _): &&Offered| item.collection() == Some(Collection::Lists);
    let lists = proposals.iter().filter(is_list);
    let others = proposals.iter().filter(|it| !is_list(it));
    for (item, choice) in lists.chain(others) {
        let choice = choice.get_untracked();
        if choice != MergeChoice::Leave {
            let fresh = SavedArmies::fresh_key();
            let restored = match item.collection() {
                Some(collection @ (Collection::Games | Collection::Tournaments)) => {
                    keeper_of(collection).restore(item, choice, &fresh)
                }
                Some(Collection::Lists) => restore_list(own, item, choice, &mut moved),
                Some(Collection::Armies) | None => saved
                    .keeper(|keeper| keeper.restore(&keeper.relink(item, &moved), choice, &fresh)),
            };
            saved.note(restored);
            done += 1;
        }
    }
    // Armies come with the verdicts of their day.
    untrack(|| own.judge_armies(|_| true));
    let after = here();
    settings.backed_up(
        backup_after(&before.0, &after.0, settings.backup.get_untracked()),
        backup_after(
            &before.1,
            &after.1,
            settings.backup_of_lists.get_untracked(),
        ),
    );
    done
}

/// `moved` is told which list a number of the backup stands for here, where that is another.
fn restore_list(
    own: OwnLists,
    item: &Item,
    choice: MergeChoice,
    moved: &mut BTreeMap<ListId, ListRef>,
) -> Saved {
    let fresh = own.fresh_id();
    let restored = own
        .kept
        .keeper(|keeper| keeper.restore(item, choice, &fresh.to_string()));
    own.kept.refresh();
    let number = Collection::Lists.key_of(&item.key).and_then(own_id);
    if let (MergeChoice::Both, Some(number)) = (choice, number)
        && let Some(list) = untrack(|| own.list(fresh))
    {
        moved.insert(number, ListRef::of(&list));
    }
    restored.unwrap_or(Saved::Kept)
}

/// The games or the tournaments of this browser.
fn keeper_of(collection: Collection) -> Keeper<BrowserStorage> {
    Keeper::of(
        collection,
        BrowserStorage::Local,
        BrowserStorage::Tab,
        writer(),
    )
}

fn row(item: &Item, choice: RwSignal<MergeChoice>) -> impl IntoView + use<> {
    let standing = match item.standing {
        MergeState::New => "new",
        MergeState::NewDeleted => "already deleted when the backup was made",
        MergeState::Same => "the same",
        MergeState::Changed => "newer in the backup",
        MergeState::Older => "newer here",
        MergeState::Conflict => "changed both here and in the backup",
        MergeState::Unreadable => "damaged in the backup, so it can’t be restored",
    };
    let what = match item.collection() {
        Some(Collection::Armies) => item.name.clone(),
        Some(Collection::Games) => format!("Game: {}", item.name),
        Some(Collection::Tournaments) => format!("Tournament: {}", item.name),
        Some(Collection::Lists) => format!("List: {}", item.name),
        None => format!("Other: {}", item.name),
    };
    let options = item
        .choices()
        .iter()
        .map(|choice| view! { <option value=word(*choice)>{word(*choice)}</option> })
        .collect_view();
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let all = [MergeChoice::Leave, MergeChoice::Take, MergeChoice::Both];
        if let Some(chosen) = all.into_iter().find(|it| word(*it) == chosen) {
            choice.set(chosen);
        }
    };
    let standing = match &item.here {
        None => standing.to_owned(),
        Some(here) => format!("{standing}; here it is “{here}”"),
    };
    view! {
        <li>
            <span>
                <b>{what.clone()}</b>
                <small>{standing}</small>
            </span>
            <select
                aria-label=format!("What to do with {what}")
                disabled=item.choices().len() < 2
                prop:value=move || word(choice.get())
                on:change=choose
            >
                {options}
            </select>
        </li>
    }
}

fn word(choice: MergeChoice) -> &'static str {
    match choice {
        MergeChoice::Leave => "Keep what is here",
        MergeChoice::Take => "Take from the backup",
        MergeChoice::Both => "Keep both",
    }
}
