//! A new army: an event with one tap, a list with another.

use crate::army::Army;
use crate::event::{Game, Preset};
use crate::list::IndexEntry;
use crate::route::Route;
use crate::rules::judge;
use crate::web::components::{PageTop, Picker, Symbol, about};
use crate::web::library::{Load, library};
use crate::web::navigate;
use crate::web::shelf::{Shelf, shelf};
use leptos::prelude::*;

/// The events a points army can be built for.
const PRESETS: [Preset; 8] = [
    Preset::Mm15At300,
    Preset::Mm15At350,
    Preset::Mm15At400,
    Preset::Mm15At500,
    Preset::Mm28At300,
    Preset::Mm28At350,
    Preset::Friendly,
    Preset::GreatBattle,
];

#[component]
pub fn New() -> impl IntoView {
    let preset = RwSignal::new(Preset::Mm15At300);
    let wanted = RwSignal::new(None::<String>);
    let library = library();
    let shelf = shelf();
    // The list may still be on its way when it is chosen.
    Effect::new(move |_| {
        let Some(slug) = wanted.get() else { return };
        if let Load::Here(list) = library.list(&slug) {
            wanted.set(None);
            let army = Army::new(&list, preset.get_untracked().event());
            let judgement = judge(&list, &army.event, &army);
            let key = Shelf::fresh_key();
            shelf.save(&key, &army, &judgement);
            navigate::go(&Route::Army(key));
        }
    });
    let entry = Callback::new(move |entry: IndexEntry| {
        let about = about(&entry);
        let slug = entry.slug.clone();
        match entry.game {
            Game::Impetus => view! {
                <button
                    type="button"
                    class="entry"
                    on:click=move |_| wanted.set(Some(slug.clone()))
                >
                    <b>{entry.name}</b>
                    <small>{about}</small>
                </button>
            }
            .into_any(),
            Game::Basic => view! {
                <a class="entry" href=Route::List(entry.slug).href()>
                    <b>{entry.name}</b>
                    <small>{about} " · to read only, so far"</small>
                </a>
            }
            .into_any(),
        }
    });
    view! {
        <PageTop title="New army" />
        <main class="page">
            <h1 id="page-heading" tabindex="-1">"A new army"</h1>
            <fieldset class="presets">
                <legend>"For which event?"</legend>
                {PRESETS
                    .map(|offered| {
                        let event = offered.event();
                        view! {
                            <label class="chip">
                                <input
                                    type="radio"
                                    name="event"
                                    value=offered.name()
                                    prop:checked=move || preset.get() == offered
                                    on:change=move |_| preset.set(offered)
                                />
                                <span>{event.name}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </fieldset>
            <h2>
                <Symbol kind=Some(crate::list::TroopType::Fp) />
                "From which list?"
            </h2>
            {move || {
                wanted
                    .get()
                    .and_then(|slug| match library.list(&slug) {
                        Load::Failed(why) => {
                            Some(
                                view! {
                                    <crate::web::components::Failed
                                        why
                                        retry=move || library.fetch(slug.clone())
                                    />
                                },
                            )
                        }
                        _ => None,
                    })
            }}
            <Picker entry />
        </main>
    }
}
