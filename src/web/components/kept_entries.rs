//! What the browser keeps of one kind, with the deleted below: games, tournaments, own lists.

use crate::route::Route;
use crate::store::Summary;
use crate::web::browser::focus;
use crate::web::state::Kept;
use leptos::prelude::*;

/// How things of one kind are shown.
#[derive(Clone, Copy)]
pub struct KeptKind {
    /// "Deleted games"
    pub deleted: &'static str,
    pub route: fn(String) -> Route,
    pub about: fn(&Summary) -> String,
    /// Asked before one goes for good.
    pub sure: &'static str,
}

#[component]
pub fn KeptEntries(
    kept: Kept,
    kind: KeptKind,
    /// What is said of one where its kind has more to say than a line.
    #[prop(optional)]
    about: Option<Callback<Summary, AnyView>>,
) -> impl IntoView {
    let of = move |is_deleted: bool| kept.of_deleted(is_deleted);
    let has_deleted = Memo::new(move |_| !of(true).is_empty());
    view! {
        <ul class="entries">
            <For
                each=move || of(false)
                key=|it| (it.key.clone(), it.order)
                children=move |it| view! { <Entry kept kind about it /> }
            />
        </ul>
        <Show when=move || has_deleted.get()>
            <details class="card">
                <summary>{kind.deleted}</summary>
                <ul class="entries">
                    <For
                        each=move || of(true)
                        key=|it| (it.key.clone(), it.order)
                        children=move |it| view! { <Deleted kept kind it /> }
                    />
                </ul>
            </details>
        </Show>
    }
}

#[component]
fn Entry(
    kept: Kept,
    kind: KeptKind,
    about: Option<Callback<Summary, AnyView>>,
    it: Summary,
) -> impl IntoView {
    let key = it.key.clone();
    let said = match about {
        Some(about) => about.run(it.clone()),
        None => view! { <small>{(kind.about)(&it)}</small> }.into_any(),
    };
    let delete = move |_| {
        kept.set_deleted(&key, true);
        focus::on("page-heading");
    };
    view! {
        <li class="army">
            <a class="entry" href=(kind.route)(it.key.clone()).href()>
                <b>{it.name.clone()}</b>
                {said}
            </a>
            <button type="button" aria-label=format!("Delete {}", it.name) on:click=delete>
                "Delete"
            </button>
        </li>
    }
}

#[component]
fn Deleted(kept: Kept, kind: KeptKind, it: Summary) -> impl IntoView {
    let (back, gone) = (it.key.clone(), it.key.clone());
    let bring_back = move |_| {
        kept.set_deleted(&back, false);
        focus::on("page-heading");
    };
    // There is no way back, so it takes two taps.
    let is_sure = RwSignal::new(false);
    let erase = move |_| match is_sure.get_untracked() {
        false => is_sure.set(true),
        true => {
            kept.erase(&gone);
            focus::on("page-heading");
        }
    };
    let name = it.name.clone();
    let says = move || match is_sure.get() {
        false => "Delete for good",
        true => kind.sure,
    };
    view! {
        <li class="army">
            <span class="entry">
                <b>{it.name.clone()}</b>
                <small>{(kind.about)(&it)}</small>
            </span>
            <div class="tools">
                <button type="button" aria-label=format!("Bring back {}", it.name) on:click=bring_back>
                    "Bring back"
                </button>
                <button
                    type="button"
                    aria-label=move || format!("{}: {name}", says())
                    on:click=erase
                >
                    {says}
                </button>
            </div>
        </li>
    }
}
