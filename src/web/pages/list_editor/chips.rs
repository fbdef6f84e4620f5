//! Some of a few things, each on a chip to tick. Where there may be many, the chips fold away to what
//! is chosen.

use crate::web::browser::focus;
use leptos::prelude::*;
use std::hash::Hash;

/// When the chips are folded away at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fold {
    #[default]
    Never,
    /// Once some are chosen.
    Chosen,
    /// Mostly none are chosen, and this is what that means.
    None(&'static str),
}

#[component]
pub fn Chips<T>(
    #[prop(into)] id: String,
    #[prop(default = "presets")] class: &'static str,
    legend: &'static str,
    #[prop(optional)] fold: Fold,
    /// What there is to choose from, by name.
    #[prop(into)]
    all: Signal<Vec<(T, String)>>,
    #[prop(into)] chosen: Signal<Vec<T>>,
    choose: impl Fn(Vec<T>) + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + Eq + Hash + Send + Sync + 'static,
{
    let is_open = RwSignal::new(match fold {
        Fold::Never => true,
        Fold::Chosen => chosen.with_untracked(Vec::is_empty),
        Fold::None(_) => false,
    });
    let chip = move |(one, name): (T, String)| {
        let tick = move |event| {
            let mut some = chosen.get_untracked();
            some.retain(|it| *it != one);
            if event_target_checked(&event) {
                some.push(one);
            }
            choose(some);
        };
        view! {
            <label class="chip">
                <input
                    type="checkbox"
                    prop:checked=move || chosen.with(|some| some.contains(&one))
                    on:change=tick
                />
                <span>{name}</span>
            </label>
        }
    };
    let names = move || {
        let some = chosen.get();
        let all = all.get().into_iter();
        let names: Vec<String> = all
            .filter(|(one, _)| some.contains(one))
            .map(|(_, name)| name)
            .collect();
        match (fold, names.is_empty()) {
            (Fold::None(meaning), true) => meaning.to_owned(),
            _ => names.join(", "),
        }
    };
    let fieldset = id.clone();
    let unfold = move |_| {
        is_open.set(true);
        focus::on(&fieldset);
    };
    view! {
        <fieldset class=class id=id tabindex="-1">
            <legend>{legend}</legend>
            <Show
                when=move || is_open.get()
                fallback=move || {
                    view! {
                        <p class="folded">
                            <b>{names}</b>
                            <button
                                type="button"
                                aria-label=format!("Choose: {legend}")
                                on:click=unfold.clone()
                            >
                                "Choose…"
                            </button>
                        </p>
                    }
                }
            >
                <For each=move || all.get() key=|one| one.clone() children=chip />
            </Show>
        </fieldset>
    }
}
