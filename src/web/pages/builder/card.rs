//! A unit's card: what it is, in plain words, then what can be done with it.

use super::state::BuilderPage;
use crate::screen::builder::{MenuGroup, MenuItem, UnitCard, unit_card};
use crate::web::components::{Dialog, TroopSign};
use leptos::prelude::*;

#[component]
pub fn CardDialog(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let card = Memo::new(move |_| {
        let id = page.card.get()?;
        let judgement = open.judgement.get();
        open.history
            .with(|history| unit_card(&open.list(), history.army(), &judgement, id))
    });
    let is_open = RwSignal::new(false);
    // Open while there is something to show: a unit that is gone takes its card with it.
    Effect::new(move |_| {
        let is_there = card.with(Option::is_some);
        if is_open.get_untracked() != is_there {
            is_open.set(is_there);
        }
    });
    Effect::new(move |_| {
        if !is_open.get() && page.card.get_untracked().is_some() {
            page.card.set(None);
        }
    });
    let title = move || card.with(|card| card.as_ref().map(|card| card.title.clone()));
    view! {
        <Dialog open=is_open title=Signal::derive(move || title().unwrap_or_default())>
            {move || card.get().map(|card| view! { <Card page card /> })}
        </Dialog>
    }
}

#[component]
fn Card(page: BuilderPage, card: UnitCard) -> impl IntoView {
    let figures = card.figures.into_iter().map(|(value, name, meaning)| {
        view! {
            <li>
                <b class="value">{value}</b>
                <b>{name}</b>
                <span>{meaning}</span>
            </li>
        }
    });
    let rules = card.rules.into_iter().map(|entry| {
        view! {
            <p>
                <b>{format!("{}.", entry.term)}</b>
                " "
                {entry.meaning}
            </p>
        }
    });
    let groups = card.groups.into_iter().enumerate();
    let groups = groups.map(|(place, group)| view! { <Group page group place /> });
    view! {
        <div class="unit-card">
            <p class="card-about">
                <TroopSign kind=card.kind />
                {card.subtitle}
            </p>
            <ul class="meanings">{figures.collect_view()}</ul>
            <div class="card-rules">{rules.collect_view()}</div>
            {groups.collect_view()}
            <div class="card-foot">
                <Item page item=card.remove id="card-remove".to_owned() closes=true />
                <Item page item=card.one_more id="card-one-more".to_owned() closes=true />
            </div>
        </div>
    }
}

#[component]
pub fn Group(page: BuilderPage, group: MenuGroup, place: usize) -> impl IntoView {
    let heading = format!("menu-group-{place}");
    let items = group.items.into_iter().enumerate();
    let items = items.map(|(item_place, item)| {
        // What moves or removes closes the card; switches leave it open.
        let closes = item.is_on.is_none();
        view! { <Item page item id=format!("menu-{place}-{item_place}") closes /> }
    });
    view! {
        <h3 id=heading.clone()>{group.title}</h3>
        {(!group.note.is_empty()).then(|| view! { <p class="quiet">{group.note}</p> })}
        <div class="items" role="group" aria-labelledby=heading>
            {items.collect_view()}
        </div>
    }
}

#[component]
fn Item(page: BuilderPage, item: MenuItem, id: String, closes: bool) -> impl IntoView {
    let edit = item.edit.clone();
    let act = move |_| {
        if closes {
            page.card.set(None);
            page.command_menu.set(None);
        }
        page.open.apply(edit.clone());
    };
    let price = match item.price {
        0 => None,
        more @ 1.. => Some(format!("+{more}")),
        less => Some(format!("−{}", -less)),
    };
    view! {
        <button
            type="button"
            id=id
            class:barred=item.reason.is_some()
            aria-pressed=item.is_on.map(|is_on| is_on.to_string())
            on:click=act
        >
            <span>{item.label}</span>
            {price.map(|price| view! { " " <b>{price}</b> })}
            {item.reason.map(|reason| view! { " " <small>{reason}</small> })}
        </button>
    }
}
