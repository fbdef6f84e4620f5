//! Single armies as files, and those that can't be read.

use super::{Section, Settings};
use crate::army::Army;
use crate::share::ArmyWithList;
use crate::store::{SavedVerdict, Summary};
use crate::web::browser::{files, focus};
use crate::web::state::Trouble;
use leptos::prelude::*;

#[component]
pub(super) fn ArmyFiles(settings: Settings) -> impl IntoView {
    let readable = move || {
        let mut armies = settings.saved.armies.get();
        armies.retain(|army| army.verdict != SavedVerdict::Unreadable);
        armies.sort_by_key(|army| std::cmp::Reverse(army.order));
        armies
    };
    view! {
        <Section
            title="One army as a file"
            about="For a friend, or for the command line. It holds your note and tags too. Drop the file on the page to open it again."
        >
            <ul class="armies">
                <For
                    each=readable
                    key=|army| (army.key.clone(), army.name.clone(), army.deleted)
                    children=move |army| view! { <ArmyFile settings army /> }
                />
            </ul>
        </Section>
    }
}

#[component]
fn ArmyFile(settings: Settings, army: Summary) -> impl IntoView {
    let (key, file) = (army.key.clone(), files::name_for(&army.name));
    let download = move |_| {
        let stored = settings.saved.keeper(|keeper| keeper.take(&key));
        if let Some(Ok(json)) = stored {
            files::offer(&file, &with_own_list(settings, json));
        }
    };
    view! {
        <li class="army">
            {named(&army)}
            <div class="tools">
                <button
                    type="button"
                    aria-label=format!("Download {}", army.name)
                    on:click=download
                >
                    "Download"
                </button>
            </div>
        </li>
    }
}

/// Nobody else has the player's own list, so it goes along.
fn with_own_list(settings: Settings, json: String) -> String {
    let army = Army::read(json.as_bytes(), "The army").ok();
    let both = army.and_then(|army| {
        let list = untrack(|| settings.own.list(army.list.id))?;
        Some(ArmyWithList::write(&army, &list))
    });
    both.unwrap_or(json)
}

fn named(army: &Summary) -> impl IntoView + use<> {
    let about = match army.deleted {
        true => format!("{} · deleted", army.list),
        false => army.list.clone(),
    };
    view! {
        <span class="entry">
            <b class="clip">{army.name.clone()}</b>
            <small>{about}</small>
        </span>
    }
}

/// Armies that are set apart.
#[component]
pub(super) fn Unreadable(settings: Settings) -> impl IntoView {
    let broken = Memo::new(move |_| {
        let mut armies = settings.saved.armies.get();
        armies.retain(|army| army.verdict == SavedVerdict::Unreadable);
        armies
    });
    let is_any = Memo::new(move |_| broken.with(|broken| !broken.is_empty()));
    view! {
        <Show when=move || is_any.get()>
            <Section
                title="Can’t be read"
                about="These are left as they are, and backups hold them too. A newer version of Muster may read them, or someone who knows JSON."
            >
                <ul class="armies">
                    <For
                        each=move || broken.get()
                        key=|army| army.key.clone()
                        children=move |army| view! { <Broken settings army /> }
                    />
                </ul>
            </Section>
        </Show>
    }
}

#[component]
fn Broken(settings: Settings, army: Summary) -> impl IntoView {
    let saved = settings.saved;
    let why = match untrack(|| saved.read(&army.key)) {
        Err(Trouble::Unreadable { message, .. }) => message,
        _ => "It can be read again: open it.".to_owned(),
    };
    let key = army.key.clone();
    let download = move |_| {
        let text = saved.keeper(|keeper| keeper.text(&key)).unwrap_or_default();
        files::offer(&format!("muster-{key}.txt"), &text);
    };
    let (key, name) = (army.key.clone(), army.name.clone());
    // There is no way back, so it takes two taps.
    let is_sure = RwSignal::new(false);
    let label = move || match is_sure.get() {
        false => "Delete for good",
        true => "Really delete for good?",
    };
    let erase = move |_| match is_sure.get_untracked() {
        false => is_sure.set(true),
        true => {
            saved.erase(&key);
            focus::on("page-heading");
        }
    };
    view! {
        <li class="army">
            {named(&army)}
            <p class="why">{why}</p>
            <div class="tools">
                <button
                    type="button"
                    aria-label=format!("Download {}", army.name)
                    on:click=download
                >
                    "Download"
                </button>
                <button
                    type="button"
                    aria-label=move || format!("{} {name}", label())
                    on:click=erase
                >
                    {label}
                </button>
            </div>
        </li>
    }
}
