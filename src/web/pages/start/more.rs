//! What else can be done with an army: a copy, a comparison, tags, a note, deleting it.

use super::HEADING;
use crate::route::Route;
use crate::screen::start::tags_in;
use crate::store::Summary;
use crate::web::browser::{address, focus};
use crate::web::components::Dialog;
use crate::web::parts::{Fetched, LazyView};
use crate::web::state::SavedArmies;
use leptos::prelude::*;

#[component]
pub fn More(
    saved: SavedArmies,
    /// The key of the army.
    menu: RwSignal<Option<String>>,
    is_open: RwSignal<bool>,
) -> impl IntoView {
    let find = move |armies: &Vec<Summary>| {
        let found = armies
            .iter()
            .find(|army| menu.with(|key| key.as_deref() == Some(army.key.as_str())));
        found.cloned()
    };
    let title = Signal::derive(move || {
        let army = saved.armies.with(find);
        army.map_or_else(String::new, |army| army.name)
    });
    view! {
        <Dialog open=is_open title>
            {move || {
                menu.track();
                let army = saved.armies.with_untracked(find);
                army.map(|army| {
                    let view = LazyView::ArmyMenu { saved, army, is_open };
                    view! { <Fetched view /> }
                })
            }}
        </Dialog>
    }
}

#[component]
pub fn Menu(saved: SavedArmies, army: Summary, is_open: RwSignal<bool>) -> impl IntoView {
    let key = army.key.clone();
    let copied = army.clone();
    let duplicate = move |_| {
        is_open.set(false);
        if let Some(key) = saved.duplicate(&copied) {
            address::go(&Route::Army(key));
        }
    };
    let delete = move |_| {
        is_open.set(false);
        saved.set_deleted(&key, true);
        focus::on(HEADING);
    };
    view! {
        <div class="items">
            <a class="button" href=Route::NewGame(Some(army.key.clone())).href()>
                "Play"
            </a>
            <button type="button" on:click=duplicate>
                "Duplicate"
            </button>
            <button type="button" class="danger" on:click=delete>
                "Delete"
            </button>
        </div>
        <Compare saved key=army.key.clone() />
        <NoteAndTags saved army />
    }
}

/// The other armies, to be compared with.
#[component]
fn Compare(saved: SavedArmies, key: String) -> impl IntoView {
    let others = saved.armies.with_untracked(|armies| {
        let others = armies
            .iter()
            .filter(|army| !army.deleted && army.key != key);
        let mut others: Vec<Summary> = others.cloned().collect();
        others.sort_by_key(|army| std::cmp::Reverse(army.order));
        others
    });
    let chosen = RwSignal::new(others.first().map(|army| army.key.clone()));
    let href = move || {
        let other = chosen.get().unwrap_or_default();
        Route::Compare(key.clone(), other).href()
    };
    let has_others = !others.is_empty();
    let options: Vec<_> = others
        .into_iter()
        .map(|army| view! { <option value=army.key>{army.name}</option> })
        .collect();
    has_others.then(|| {
        view! {
            <div class="field-line">
                <label for="compare-with">"Compare with"</label>
                <div class="tools">
                    <select
                        id="compare-with"
                        prop:value=move || chosen.get()
                        on:change=move |event| chosen.set(Some(event_target_value(&event)))
                    >
                        {options}
                    </select>
                    <a class="button" href=href>
                        "Compare"
                    </a>
                </div>
            </div>
        }
    })
}

/// Kept with every letter: nothing typed is lost, however the page is left.
#[component]
fn NoteAndTags(saved: SavedArmies, army: Summary) -> impl IntoView {
    let key = StoredValue::new(army.key.clone());
    let note = RwSignal::new(army.details.note.clone());
    let tags = RwSignal::new(army.details.tags.join(", "));
    let keep = move || {
        let note = note.get_untracked();
        let tags = tags.with_untracked(|text| tags_in(text));
        key.with_value(|key| saved.annotate(key, note, tags));
    };
    let mut known: Vec<String> = saved.armies.with_untracked(|armies| {
        let others = armies.iter().filter(|other| other.key != army.key);
        let tags = others.flat_map(|other| other.details.tags.clone());
        tags.collect()
    });
    known.sort();
    known.dedup();
    let suggestions: Vec<_> = known
        .into_iter()
        .map(|tag| {
            let shown = tag.clone();
            let has = move || tags.with(|text| tags_in(text).contains(&shown));
            let label = tag.clone();
            let toggle = move |_| {
                tags.update(|text| {
                    let mut all = tags_in(text);
                    match all.iter().position(|other| *other == tag) {
                        Some(place) => {
                            all.remove(place);
                        }
                        None => all.push(tag.clone()),
                    }
                    *text = all.join(", ");
                });
                keep();
            };
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || has().to_string()
                    on:click=toggle
                >
                    {label}
                </button>
            }
        })
        .collect();
    view! {
        <div class="field-line">
            <label for="army-tags">"Tags"</label>
            <input
                id="army-tags"
                type="text"
                autocomplete="off"
                placeholder="Verona, Club league"
                aria-describedby="army-tags-help"
                prop:value=move || tags.get()
                on:input=move |event| {
                    tags.set(event_target_value(&event));
                    keep();
                }
            />
            <small id="army-tags-help">"Separate them with commas."</small>
            <div class="tags">{suggestions}</div>
        </div>
        <div class="field-line">
            <label for="army-note">"Note"</label>
            <textarea
                id="army-note"
                rows="3"
                aria-describedby="army-note-help"
                prop:value=move || note.get()
                on:input=move |event| {
                    note.set(event_target_value(&event));
                    keep();
                }
            ></textarea>
            <small id="army-note-help">"Tags and note are for you: no link or sheet shows them."</small>
        </div>
    }
}
