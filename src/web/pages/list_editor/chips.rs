//! Some of a few things, each on a chip to tick.

use leptos::prelude::*;
use std::hash::Hash;

#[component]
pub fn Chips<T>(
    #[prop(optional)] id: Option<&'static str>,
    #[prop(default = "presets")] class: &'static str,
    legend: &'static str,
    /// What there is to choose from, by name.
    #[prop(into)]
    all: Signal<Vec<(T, String)>>,
    #[prop(into)] chosen: Signal<Vec<T>>,
    choose: impl Fn(Vec<T>) + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + Eq + Hash + Send + Sync + 'static,
{
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
    view! {
        <fieldset class=class id=id>
            <legend>{legend}</legend>
            <For each=move || all.get() key=|one| one.clone() children=chip />
        </fieldset>
    }
}
