//! One army list: everything that it says, as it stands at an event, and where it comes from.

use crate::event::{Event, Preset};
use crate::list::ArmyList;
use crate::route::Route;
use crate::screen::list::{Group, ListScreen, RowKind, RowTable, TroopRow, list_screen};
use crate::screen::new_army::{Admission, admission};
use crate::text::PART_OF_A_LIST;
use crate::web::browser::{address, styles};
use crate::web::components::{Failed, Page, TroopSign, Waiting};
use crate::web::state::{Load, OwnLists, kept_events, use_lists, use_own_lists, use_saved_armies};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn ListPage(slug: String) -> impl IntoView {
    styles::need("reading.css");
    let lists = use_lists();
    let title = RwSignal::new("Army list".to_owned());
    let content = move || match lists.list(&slug) {
        Load::Waiting => Waiting().into_any(),
        Load::Failed(why) if OwnLists::is_slug(&slug) => view! { <Gone why /> }.into_any(),
        Load::Failed(why) => {
            let slug = slug.clone();
            view! { <Failed why retry=move || lists.fetch(slug.clone()) /> }.into_any()
        }
        Load::Here(list) => {
            title.set(list.name.clone());
            view! { <Shown list /> }.into_any()
        }
    };
    view! { <Page title>{content}</Page> }
}

/// An own list that isn't here can't be fetched from anywhere.
#[component]
fn Gone(why: String) -> impl IntoView {
    view! {
        <p class="note umpire">{why}</p>
        <p>
            <a href=Route::OwnLists.href()>"Your own lists"</a>
        </p>
    }
}

#[component]
fn Shown(list: Arc<ArmyList>) -> impl IntoView {
    let own = use_own_lists();
    let id = list.id;
    let is_part = move || own.is_part(id);
    let game = list.game();
    let mut offered: Vec<(String, Event)> = Preset::of(game)
        .map(|preset| (preset.name().to_owned(), preset.event()))
        .collect();
    let kept = (1..).zip(kept_events::kept());
    let kept = kept.filter(|(_, event)| event.game == game);
    offered.extend(kept.map(|(place, event)| (format!("kept-{place}"), event)));
    let first = offered.first().map(|(_, event)| event.clone());
    let chosen = RwSignal::new(first.unwrap_or_else(|| Preset::Mm15At300.event()));
    let screen = {
        let list = list.clone();
        Memo::new(move |_| chosen.with(|event| list_screen(&list, event)))
    };
    let first = screen.get_untracked();
    let about: Vec<_> = first
        .about
        .iter()
        .map(|line| view! { <li>{line.clone()}</li> })
        .collect();
    let tables = move || screen.get().tables.into_iter().map(table).collect_view();
    let groups = move || screen.get().groups.into_iter().map(group).collect_view();
    view! {
        <ul class="facts-line quiet">{about}</ul>
        {first.practice.map(|said| view! { <p class="note umpire">{said}</p> })}
        <Show when=is_part>
            <p class="note umpire">{PART_OF_A_LIST} "."</p>
        </Show>
        <Build list=list.clone() offered chosen />
        {tables}
        {groups}
        <Background screen=first />
    }
}

/// The event that the figures are for, and the way to an army.
#[component]
fn Build(
    list: Arc<ArmyList>,
    offered: Vec<(String, Event)>,
    chosen: RwSignal<Event>,
) -> impl IntoView {
    let saved = use_saved_armies();
    let lists = use_lists();
    let options: Vec<_> = offered
        .iter()
        .map(|(value, event)| {
            view! { <option value=value.clone()>{event.name.clone()}</option> }
        })
        .collect();
    let choose = move |event| {
        let value = event_target_value(&event);
        if let Some((_, event)) = offered.iter().find(|(name, _)| *name == value) {
            chosen.set(event.clone());
        }
    };
    let id = list.id;
    let editing = view! { <Editing list=list.clone() /> };
    let standing = Memo::new(move |_| {
        let Load::Here(index) = lists.index() else {
            return Admission::Admitted;
        };
        let entry = index.lists.iter().find(|entry| entry.id == id);
        let asked = entry.map(|entry| chosen.with(|event| admission(entry, event)));
        asked.unwrap_or(Admission::Admitted)
    });
    let is_practice = move || matches!(standing.get(), Admission::Practice(_));
    let build = move |_| {
        let event = chosen.get_untracked();
        let event = match standing.get_untracked() {
            Admission::Practice(_) => event.as_friendly(),
            Admission::Admitted | Admission::Refused(_) => event,
        };
        address::go(&Route::Army(saved.begin_new(&list, event)));
    };
    let label = move || match is_practice() {
        true => "Play it as a friendly game",
        false => "Build this army",
    };
    let why = move || match standing.get() {
        Admission::Admitted => None,
        Admission::Practice(why) | Admission::Refused(why) => {
            Some(view! { <p class="quiet">{why}</p> })
        }
    };
    view! {
        <div class="tools">
            <label class="event-choice">
                "Event "
                <select on:change=choose>{options}</select>
            </label>
            <button type="button" class="go" on:click=build>
                {label}
            </button>
            {editing}
        </div>
        {why}
    }
}

/// The way to the editor: an own list itself, or a copy of this one.
#[component]
fn Editing(list: Arc<ArmyList>) -> impl IntoView {
    let own = use_own_lists();
    if list.id.is_own() {
        let href = Route::OwnList(list.id.to_string()).href();
        return view! {
            <a class="button" id="edit-list" href=href>
                "Edit this list"
            </a>
        }
        .into_any();
    }
    let copy = move |_| {
        let mut copy = (*list).clone();
        copy.name = format!("{}, edited", list.name);
        let from = format!("A copy of {}, revision {}", list.name, list.revision);
        copy.provenance.remarks.push(from);
        address::go(&Route::OwnList(own.add(copy)));
    };
    view! {
        <button type="button" id="edit-copy" on:click=copy>
            "Edit a copy"
        </button>
    }
    .into_any()
}

/// On a phone each row is laid out anew, so what it is to a screen reader is said.
pub fn table(table: RowTable) -> impl IntoView {
    let RowTable {
        title,
        numbers,
        columns,
        has_prices,
        rows,
        groups,
        ..
    } = table;
    let head = |name: &'static str, class: &'static str| {
        view! {
            <th scope="col" role="columnheader" class=class>
                {name}
            </th>
        }
    };
    // The last column, the price where there is one, is wider.
    let count = (columns.len() + usize::from(has_prices)).saturating_sub(1);
    let figures = columns.iter().map(|name| head(name, "figure"));
    let figures = figures.collect_view();
    let price = has_prices.then(|| head("Points", "figure"));
    let rows = rows
        .into_iter()
        .map(|row| troop_row(row, has_prices))
        .collect_view();
    let label = title.clone();
    view! {
        <table class="troops" role="table" aria-label=label style=("--figures", count.to_string())>
            <caption>{title}</caption>
            <thead role="rowgroup">
                <tr role="row">
                    <td role="cell"></td>
                    {head("Troops", "words")}
                    {head(numbers, "words")}
                    {figures}
                    {price}
                    {head("Weapons and more", "words")}
                </tr>
            </thead>
            <tbody role="rowgroup">{rows}</tbody>
        </table>
        {groups.into_iter().map(group).collect_view()}
    }
}

fn troop_row(row: TroopRow, has_prices: bool) -> impl IntoView {
    let class = match row.row {
        RowKind::First => "",
        RowKind::Alternative => "alternative",
        RowKind::OnFoot => "on-foot",
    };
    let figures = row
        .figures
        .into_iter()
        .chain(has_prices.then_some(row.price))
        .map(|figure| {
            view! {
                <td role="cell" class="figure">
                    {figure}
                </td>
            }
        })
        .collect_view();
    view! {
        <tr role="row" class=class>
            <td role="cell">
                <TroopSign kind=Some(row.kind) />
            </td>
            <th scope="row" role="rowheader">
                {row.name}
            </th>
            <td role="cell">{row.numbers}</td>
            {figures}
            <td role="cell">{row.about}</td>
        </tr>
    }
}

pub fn group(group: Group) -> impl IntoView {
    let lines = group
        .lines
        .into_iter()
        .map(|line| view! { <li>{line}</li> })
        .collect_view();
    view! {
        <section class="list-group">
            <h2>{group.title}</h2>
            <ul>{lines}</ul>
        </section>
    }
}

/// Notes for play, what is doubtful, and the sources.
#[component]
fn Background(screen: ListScreen) -> impl IntoView {
    let groups = [
        Group {
            title: "In play",
            lines: screen.notes,
        },
        Group {
            title: "About the figures",
            lines: screen.remarks,
        },
        Group {
            title: "Sources",
            lines: screen.sources,
        },
    ];
    groups
        .into_iter()
        .filter(|group| !group.lines.is_empty())
        .map(group)
        .collect_view()
}
