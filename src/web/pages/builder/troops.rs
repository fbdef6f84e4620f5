//! What the list offers: packages first, then its rows, with the command that units are added to.

use super::figure_names::FigureNames;
use super::offer_row::OfferRow;
use super::package::Packages;
use super::state::BuilderPage;
use crate::screen::builder::{Group, SectionView};
use leptos::prelude::*;

/// The list's own rows, then those of each contingent. Which there are never changes.
#[component]
pub fn Troops(page: BuilderPage) -> impl IntoView {
    let sections = page.open.screen.get_untracked();
    let sections = sections.sections.iter();
    sections
        .map(|section| view! { <SectionCard page section=section.clone() /> })
        .collect_view()
}

#[component]
fn SectionCard(page: BuilderPage, section: SectionView) -> impl IntoView {
    let contingent = section.contingent;
    let open = page.open;
    let is_own = contingent.is_none();
    let note = move || {
        open.screen.with(|screen| {
            let mut sections = screen.sections.iter();
            let section = sections.find(|section| section.contingent == contingent);
            section.map(|section| section.note.clone())
        })
    };
    let rows = section.offers.iter().map(|offer| {
        view! { <OfferRow page contingent row=offer.row /> }
    });
    let groups: Vec<Group> = Group::ALL
        .into_iter()
        .filter(|group| {
            let mut troops = section.offers.iter().flat_map(|offer| &offer.troops);
            troops.any(|troop| troop.group == *group)
        })
        .collect();
    view! {
        <section class="card offers" aria-label=section.title.clone()>
            <div class="offers-head" class:own=is_own>
                <div class="head">
                    <h2>{section.title.clone()}</h2>
                    <small>{note}</small>
                    {is_own.then(|| view! { <AddTo page /> })}
                </div>
                {is_own.then(|| view! { <Filters page groups /> })}
            </div>
            {is_own.then(|| view! { <Packages page /> })}
            <div class="grid thead" aria-hidden="true">
                <FigureNames />
                <span class="r">"Pts"</span>
                <span class="r limit-head">"Limit"</span>
                <span>"Taken"</span>
            </div>
            <ul id=is_own.then_some("first-troop") tabindex="-1">
                {rows.collect_view()}
            </ul>
            <p class="key">
                <span>
                    <i class="flag" aria-hidden="true">"⚑"</i>
                    " may hold the C-in-C"
                </span>
                <span>
                    <i class="flag sub" aria-hidden="true">"⚐"</i>
                    " may hold a sub-general"
                </span>
                <span>"VD 2/3: 3 with a general"</span>
            </p>
        </section>
    }
}

/// Which command new units join.
#[component]
fn AddTo(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let commands = Memo::new(move |_| {
        open.screen.with(|screen| {
            let own = screen.commands.iter();
            let own = own.filter(|command| command.contingent.is_none());
            own.map(|command| (command.id, command.name.clone()))
                .collect::<Vec<_>>()
        })
    });
    view! {
        <fieldset class="addto">
            <legend>"Add to"</legend>
            <div class="seg">
                <For each=move || commands.get() key=|command| command.clone() let:command>
                    <label class="pick">
                        <input
                            type="radio"
                            name="adding-to"
                            id=format!("adding-to-{}", command.0.0)
                            prop:checked=move || open.adding_to.get() == Some(command.0)
                            on:change=move |_| open.adding_to.set(Some(command.0))
                        />
                        <span class="clip">{command.1.clone()}</span>
                    </label>
                </For>
                <button
                    type="button"
                    id="add-command-here"
                    aria-label="Add a command and add units to it"
                    on:click=move |_| super::add_command(page)
                >
                    "+"
                </button>
            </div>
        </fieldset>
    }
}

/// Narrows the rows to a kind of troops, and to what can still be afforded.
#[component]
fn Filters(page: BuilderPage, groups: Vec<Group>) -> impl IntoView {
    let chip = move |group: Option<Group>| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (page.group.get() == group).to_string()
                on:click=move |_| page.group.set(group)
            >
                {group.map_or("All", Group::label)}
            </button>
        }
    };
    let chips = groups.into_iter().map(|group| chip(Some(group)));
    view! {
        <div class="filters" role="group" aria-label="Show">
            {chip(None)} {chips.collect_view()}
            <button
                type="button"
                class="chip push"
                aria-pressed=move || page.only_affordable.get().to_string()
                on:click=move |_| page.only_affordable.update(|only| *only = !*only)
            >
                "Affordable"
            </button>
        </div>
    }
}
