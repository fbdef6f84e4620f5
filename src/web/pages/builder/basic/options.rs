//! Options: a switch each, with what it costs and what it brings.

use super::super::state::BuilderPage;
use super::{Screen, of};
use crate::screen::basic::{Effect, Form, OptionView, Side};
use crate::web::components::TroopSign;
use leptos::prelude::*;

#[component]
pub fn Options(page: BuilderPage, screen: Screen) -> impl IntoView {
    let options = Memo::new(move |_| of(screen, |screen| screen.options.clone()));
    let notes = Memo::new(move |_| of(screen, |screen| screen.notes.clone()));
    let places = move || 0..options.with(Vec::len);
    let drawn = move |at: usize| {
        let option = Memo::new(move |_| options.with(|options| options.get(at).cloned()));
        view! { <OneOption page option /> }
    };
    let none = move || {
        options.with(Vec::is_empty).then(|| {
            view! { <p class="rule">"This list has no options: the army is as printed."</p> }
        })
    };
    let said = move || {
        let notes = notes.get().into_iter();
        notes
            .map(|note| view! { <p class="rule">{note}</p> })
            .collect_view()
    };
    view! {
        <section class="card basic-options" aria-labelledby="options-title">
            <div class="head">
                <h2 id="options-title">"Options"</h2>
                <small>{move || of(screen, |screen| screen.taken.clone())}</small>
            </div>
            <For each=places key=|at| *at children=drawn />
            {none}
            {said}
        </section>
    }
}

/// The switch stays in the page, and with it the focus; what it says is drawn anew.
#[component]
fn OneOption(page: BuilderPage, option: Memo<Option<OptionView>>) -> impl IntoView {
    let open = page.open;
    let is_taken = move || option.with(|it| it.as_ref().is_some_and(|it| it.is_taken));
    let name = move || option.get().map(|option| option.name);
    let swap = move || option.get().map(|option| option.swap);
    let from = move || swap().map(|it| it.from.into_iter().map(side).collect_view());
    let to = move || swap().map(|it| it.to.into_iter().map(side).collect_view());
    let effects = move || {
        option
            .get()
            .map(|it| it.effects.iter().map(effect).collect_view())
    };
    let barred = move || option.get().and_then(|option| option.barred);
    let toggle = move |_| {
        if let Some(option) = option.get_untracked() {
            open.apply(option.toggle);
        }
    };
    let forms = move || 0..option.with(|it| it.as_ref().map_or(0, |it| it.forms.len()));
    let form = move |at: usize| {
        let form = Memo::new(move |_| option.with(|it| it.as_ref()?.forms.get(at).cloned()));
        view! { <OneForm page form /> }
    };
    view! {
        <div class="opt" class:taken=is_taken>
            <span class="swap">
                <span class="from">{from}</span>
                <span class="arrow" aria-hidden="true">
                    "→"
                </span>
                <span class="to">{to}</span>
            </span>
            <button
                type="button"
                class="switch"
                role="switch"
                aria-checked=move || is_taken().to_string()
                aria-label=name
                on:click=toggle
            >
                <i></i>
            </button>
        </div>
        <div class="chips forms">
            <For each=forms key=|at| *at children=form />
        </div>
        <ul class="changes">{effects}</ul>
        {move || barred().map(|why| view! { <p class="rule">{why}</p> })}
    }
}

/// One of several ways, where the option leaves a choice.
#[component]
fn OneForm(page: BuilderPage, form: Memo<Option<Form>>) -> impl IntoView {
    let open = page.open;
    let is_taken = move || form.with(|it| it.as_ref().is_some_and(|it| it.is_taken));
    let take = move |_| {
        if let Some(form) = form.get_untracked() {
            open.apply(form.take);
        }
    };
    view! {
        <button
            type="button"
            class="chip"
            aria-pressed=move || is_taken().to_string()
            on:click=take
        >
            {move || form.get().map(|form| form.name)}
        </button>
    }
}

fn side(side: Side) -> impl IntoView {
    view! {
        <span class="side">
            <TroopSign kind=side.kind />
            <span>
                <b>{side.name}</b>
                <small>{side.figures}</small>
            </span>
        </span>
    }
}

fn effect(effect: &Effect) -> impl IntoView + use<> {
    let class = match effect {
        Effect::Figure { .. } => "",
        Effect::Earns(_) => "up",
        Effect::Loses(_) => "down",
    };
    view! { <li class=class>{effect.said()}</li> }
}
