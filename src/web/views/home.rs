//! The start page: the armies that are kept here.

use crate::route::Route;
use crate::web::components::PageTop;
use crate::web::navigate;
use crate::web::shelf::shelf;
use crate::web::storage::Summary;
use leptos::prelude::*;

#[component]
pub fn Home() -> impl IntoView {
    let shelf = shelf();
    let kept = Memo::new(move |_| sorted(shelf.armies.get(), false));
    let deleted = Memo::new(move |_| sorted(shelf.armies.get(), true));
    let compared = RwSignal::new(Vec::<String>::new());
    view! {
        <PageTop title="Armies" />
        <main class="page">
            <div class="row-of-two">
                <h1 id="page-heading" tabindex="-1">"Your armies"</h1>
                <a class="button go" href=Route::New.href()>"New army"</a>
            </div>
            <Show when=move || kept.with(Vec::is_empty)>
                <section class="card welcome">
                    <p>
                        "Build an army for Impetus: choose the event and the list, add troops, and see at once what is legal and why."
                    </p>
                    <p class="quiet">
                        "What you build stays in this browser. Nothing is sent anywhere."
                    </p>
                </section>
            </Show>
            <ul class="armies">
                <For
                    each=move || kept.get()
                    key=|army| (army.key.clone(), army.changed.to_bits())
                    let:army
                >
                    <Kept army compared />
                </For>
            </ul>
            <Show when=move || compared.with(|compared| compared.len() == 2)>
                <p>
                    <a
                        class="button go"
                        href=move || {
                            compared
                                .with(|compared| match compared.as_slice() {
                                    [before, after] => {
                                        Route::Compare(before.clone(), after.clone()).href()
                                    }
                                    _ => Route::Home.href(),
                                })
                        }
                    >
                        "Compare these two"
                    </a>
                </p>
            </Show>
            <Show when=move || !deleted.with(Vec::is_empty)>
                <details class="card">
                    <summary>
                        {move || format!("Deleted armies ({})", deleted.with(Vec::len))}
                    </summary>
                    <ul class="armies">
                        <For each=move || deleted.get() key=|army| army.key.clone() let:army>
                            <Deleted army />
                        </For>
                    </ul>
                </details>
            </Show>
            <p class="quiet fine-print">
                "A fan's tool for Impetus by Dadi&Piombo, neither made nor endorsed by them."
            </p>
        </main>
    }
}

fn sorted(mut armies: Vec<Summary>, are_deleted: bool) -> Vec<Summary> {
    armies.retain(|army| army.deleted.is_some() == are_deleted);
    armies.sort_by(|a, b| b.changed.total_cmp(&a.changed));
    armies
}

#[component]
fn Kept(army: Summary, compared: RwSignal<Vec<String>>) -> impl IntoView {
    let shelf = shelf();
    let key = StoredValue::new(army.key.clone());
    let name = army.name.clone();
    let named = move |what: &str| format!("{what} {name}");
    let verdict = if army.legal { "legal" } else { "not legal" };
    let copied = StoredValue::new(army.clone());
    let is_compared =
        move || compared.with(|compared| key.with_value(|key| compared.contains(key)));
    view! {
        <li class="card army">
            <a class="entry" href=Route::Army(army.key).href()>
                <b>{army.name}</b>
                <small>
                    {army.list} " · " {army.event} " · " {army.points} " of " {army.limit}
                    " points · " <span class:fine=army.legal class:bad=!army.legal>{verdict}</span>
                </small>
            </a>
            <div class="tools">
                <label class="chip">
                    <input
                        type="checkbox"
                        aria-label=named("Compare")
                        prop:checked=is_compared
                        on:change=move |_| {
                            compared
                                .update(|compared| {
                                    let key = key.get_value();
                                    if compared.contains(&key) {
                                        compared.retain(|other| *other != key);
                                    } else {
                                        if compared.len() == 2 {
                                            compared.remove(0);
                                        }
                                        compared.push(key);
                                    }
                                });
                        }
                    />
                    <span>"Compare"</span>
                </label>
                <button
                    type="button"
                    aria-label=named("Duplicate")
                    on:click=move |_| {
                        if let Some(key) = copied.with_value(|army| shelf.duplicate(army)) {
                            navigate::go(&Route::Army(key));
                        }
                    }
                >
                    "Duplicate"
                </button>
                <button
                    type="button"
                    aria-label=named("Delete")
                    on:click=move |_| {
                        key.with_value(|key| shelf.set_deleted(key, true));
                        crate::web::focus::on("page-heading");
                    }
                >
                    "Delete"
                </button>
            </div>
        </li>
    }
}

#[component]
fn Deleted(army: Summary) -> impl IntoView {
    let shelf = shelf();
    let key = StoredValue::new(army.key);
    let name = army.name.clone();
    let named = move |what: &str| format!("{what} {name}");
    view! {
        <li class="army">
            <span class="entry">
                <b>{army.name}</b>
                <small>{army.list} " · " {army.event}</small>
            </span>
            <div class="tools">
                <button
                    type="button"
                    aria-label=named("Bring back")
                    on:click=move |_| {
                        key.with_value(|key| shelf.set_deleted(key, false));
                        crate::web::focus::on("page-heading");
                    }
                >
                    "Bring back"
                </button>
                <button
                    type="button"
                    aria-label=named("Throw away for good")
                    on:click=move |_| {
                        key.with_value(|key| shelf.erase(key));
                        crate::web::focus::on("page-heading");
                    }
                >
                    "Throw away"
                </button>
            </div>
        </li>
    }
}
