//! Files that were dropped on the page or chosen here.

use super::Settings;
use crate::army::Army;
use crate::route::Route;
use crate::share::{ArmyWithList, Carried};
use crate::store::{Given, Storage, given, preview};
use crate::web::browser::address;
use crate::web::browser::storage::BrowserStorage;
use crate::web::components::FileButton;
use crate::web::state::{UmpireTable, use_given_files, use_umpire_table};
use leptos::prelude::*;

/// Looks at files as they come.
pub(super) fn follow(settings: Settings) {
    let waiting = use_given_files().0;
    let table = use_umpire_table();
    Effect::new(move |_| {
        let files = waiting.get();
        if let Some(page) = page_of(&files) {
            // They wait for the page that keeps such things.
            address::go(&page);
        } else if !files.is_empty() {
            waiting.set(Vec::new());
            take(settings, table, &files);
        }
    });
}

/// The page for games alone, or for tournaments alone.
fn page_of(files: &[(String, String)]) -> Option<Route> {
    let are = |kind: fn(&Given) -> bool| {
        let mut all = files.iter();
        !files.is_empty() && all.all(|(name, text)| kind(&given(name, text)))
    };
    match () {
        () if are(|it| matches!(it, Given::Game(_))) => Some(Route::Games),
        () if are(|it| matches!(it, Given::Tournament(_))) => Some(Route::Tournaments),
        () => None,
    }
}

fn take(settings: Settings, table: UmpireTable, files: &[(String, String)]) {
    settings.refused.set(Vec::new());
    let mut armies = Vec::new();
    let mut links = Vec::new();
    for (name, text) in files {
        match given(name, text) {
            Given::Army(army) => armies.push(army),
            Given::WithList(both) => {
                let ArmyWithList { mut army, list } = *both;
                let carried = Carried {
                    list,
                    is_whole: true,
                };
                army.list = settings.own.take_over(&carried, &army);
                armies.push(Box::new(army));
            }
            Given::Backup(stored) => {
                let here = |key: &str| BrowserStorage::Local.get(key);
                settings.items.set(preview(stored, here));
            }
            Given::List(list) => {
                let key = settings.own.open(*list);
                if files.len() == 1 {
                    address::go(&Route::OwnList(key));
                }
            }
            Given::Game(_) | Given::Tournament(_) => settings.refused.update(|all| {
                all.push(format!(
                    "{name} isn’t an army. Open it by itself, or under Play."
                ));
            }),
            Given::Links(found) => links.extend(found),
            Given::Refused(sentence) => settings.refused.update(|all| all.push(sentence)),
        }
    }
    keep(settings, &armies, files.len());
    match (links.as_slice(), files.len()) {
        ([], _) => {}
        ([link], 1) => address::go(&Route::parse(link)),
        (links, _) => {
            table.add(&links.join("\n"));
            address::go(&Route::Umpire(None));
        }
    }
}

/// One army alone is opened at once.
fn keep(settings: Settings, armies: &[Box<Army>], files: usize) {
    for army in armies {
        let key = settings.saved.import(army);
        if armies.len() == 1 && files == 1 {
            address::go(&Route::Army(key));
        }
    }
    if armies.len() > 1 {
        let said = format!("{} armies were added to yours.", armies.len());
        settings.said.set(said);
    }
}

#[component]
pub(super) fn Refused(settings: Settings) -> impl IntoView {
    let sentences = move || {
        let refused = settings.refused.get();
        refused
            .into_iter()
            .map(|sentence| view! { <p class="note illegal">{sentence}</p> })
            .collect_view()
    };
    view! { <div role="alert">{sentences}</div> }
}

/// The button for those who don't drag.
#[component]
pub(super) fn ChooseFile() -> impl IntoView {
    view! {
        <FileButton
            label="Restore or open a file…"
            accept=".json,.txt,.eml,.csv,.md,application/json,text/plain"
            then=Callback::new(|()| ())
        />
    }
}
