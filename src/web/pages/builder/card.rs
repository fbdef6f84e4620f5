//! A unit's card: what it is, in plain words, then what can be done with it.

use super::general::General;
use super::keys::focus_unit;
use super::state::BuilderPage;
use crate::army::UnitId;
use crate::screen::builder::{MenuGroup, MenuItem, UnitCard, unit_card};
use crate::web::browser::focus;
use crate::web::components::{Dialog, TroopSign};
use leptos::children::ViewFn;
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
    // On a phone the general is chosen on a sheet of its own.
    let is_choosing = RwSignal::new(false);
    // Open while there is something to show: a unit that is gone takes its card with it.
    Effect::new(move |_| {
        let is_there = card.with(Option::is_some);
        if is_open.get_untracked() != is_there {
            is_open.set(is_there);
        }
    });
    Effect::new(move |_| {
        if !is_open.get() {
            is_choosing.set(false);
            if page.card.get_untracked().is_some() {
                page.card.set(None);
            }
        }
    });
    // A new general may have moved the unit to a row of its own: its card was opened there.
    Effect::new(move |shown: Option<Option<UnitId>>| {
        let now = page.card.get();
        if let (None, Some(unit)) = (now, shown.flatten()) {
            request_animation_frame(move || {
                if focus::is_lost() {
                    focus_unit(page, unit);
                }
            });
        }
        now
    });
    let of_card = move |of_card: fn(&UnitCard) -> String, choosing: fn(&UnitCard) -> String| {
        let say = if is_choosing.get() { choosing } else { of_card };
        card.with(|card| card.as_ref().map(say).unwrap_or_default())
    };
    let title = move || of_card(|card| card.title.clone(), |_| "General".to_owned());
    let about = move || {
        of_card(
            |card| card.subtitle.clone(),
            |card| format!("for {}", card.general.of),
        )
    };
    let back = move |_| {
        is_choosing.set(false);
        request_animation_frame(|| focus::on_in_place("choose-general"));
    };
    let lead = move || match is_choosing.get() {
        true => view! {
            <button type="button" class="more" aria-label="Back to the unit" on:click=back>
                "‹"
            </button>
        }
        .into_any(),
        false => card
            .with(|card| card.as_ref().map(|card| card.kind))
            .map(|kind| view! { <TroopSign kind /> })
            .into_any(),
    };
    view! {
        <Dialog
            open=is_open
            title=Signal::derive(title)
            about=Signal::derive(about)
            lead=ViewFn::from(lead)
        >
            {move || card.get().map(|card| view! { <Card page card is_choosing /> })}
        </Dialog>
    }
}

#[component]
fn Card(page: BuilderPage, card: UnitCard, is_choosing: RwSignal<bool>) -> impl IntoView {
    let groups = card.groups.iter().cloned().enumerate();
    let groups = groups.map(|(place, group)| view! { <Group page group place /> });
    let (remove, one_more) = (card.remove.clone(), card.one_more.clone());
    let foot = move || match is_choosing.get() {
        true => view! {
            <button type="button" class="go" on:click=move |_| page.card.set(None)>
                "Done"
            </button>
        }
        .into_any(),
        false => view! {
            <Item page item=remove.clone() id="card-remove".to_owned() closes=true />
            <Item page item=one_more.clone() id="card-one-more".to_owned() closes=true />
        }
        .into_any(),
    };
    view! {
        <div class="unit-card" class:choosing=is_choosing>
            <div class="card-body">
                <div class="card-what">{meanings(&card)}</div>
                <div class="card-do">
                    <h3>"What you can do"</h3>
                    {general_line(&card, is_choosing)}
                    {groups.collect_view()}
                    <General page choice=card.general.clone() />
                </div>
            </div>
            <div class="card-foot">{foot}</div>
        </div>
    }
}

/// The figures and the rules, each with what it means.
fn meanings(card: &UnitCard) -> impl IntoView + use<> {
    let figures = card.figures.iter().cloned();
    let figures = figures.map(|(value, name, meaning)| {
        view! {
            <li>
                <b class="value">{value}</b>
                <b>{name}</b>
                <span>{meaning}</span>
            </li>
        }
    });
    let rules = card.rules.iter().cloned().map(|entry| {
        view! {
            <p>
                <b>{format!("{}.", entry.term)}</b>
                " "
                {entry.meaning}
            </p>
        }
    });
    view! {
        <h3>"Its figures"</h3>
        <ul class="meanings">{figures.collect_view()}</ul>
        <h3>"Its rules"</h3>
        <div class="card-rules">{rules.collect_view()}</div>
    }
}

/// Who leads the unit now, and on a phone the way to the levels; at a desk they stand below.
fn general_line(card: &UnitCard, is_choosing: RwSignal<bool>) -> impl IntoView + use<> {
    let has_levels = !card.general.levels.is_empty();
    let about = match has_levels {
        true => card.general.now.clone(),
        false => card.general.note.clone(),
    };
    let choose = move |_| {
        is_choosing.set(true);
        request_animation_frame(|| focus::on_in_place("general-none"));
    };
    view! {
        <div class="line" class:phone-line=has_levels>
            <div>
                <h4>"General"</h4>
                <small>{about}</small>
            </div>
            {has_levels
                .then(|| {
                    view! {
                        <button type="button" id="choose-general" on:click=choose>
                            "Choose"
                            <span class="hidden">" a general"</span>
                            <span aria-hidden="true">" ›"</span>
                        </button>
                    }
                })}
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
        <div class="line">
            <div>
                <h4 id=heading.clone()>{group.title}</h4>
                {(!group.note.is_empty()).then(|| view! { <small>{group.note}</small> })}
            </div>
            <div class="items" role="group" aria-labelledby=heading>
                {items.collect_view()}
            </div>
        </div>
    }
}

#[component]
pub fn Item(
    page: BuilderPage,
    item: MenuItem,
    id: String,
    closes: bool,
    /// Said below the label where no rule is against it.
    #[prop(optional_no_strip)]
    about: Option<&'static str>,
) -> impl IntoView {
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
    let said = item.reason.or(about);
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
            {said.map(|said| view! { " " <small>{said}</small> })}
        </button>
    }
}
