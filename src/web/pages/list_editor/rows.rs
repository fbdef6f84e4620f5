//! Rows: a line of fields for each troop. Enter goes on with the next row, Ctrl and Enter with an
//! alternative.

use super::desk::use_desk;
use super::field::{Keys, TextField};
use super::row_tools::{RowTools, Tool, ToolsButton};
use super::{TYPES, WORDS};
use crate::list::{ArmyList, ContingentId, ListEdit, Row, RowId, Section, Troop, TroopId};
use crate::screen::list_editor::{
    FaultLine, TroopField, on_foot, place, read_numbers, set, show, show_numbers, with_foot,
};
use crate::web::browser::focus;
use crate::web::state::OpenList;
use leptos::prelude::*;

/// The list's own section, or that of a contingent.
pub fn section(list: &ArmyList, of: Option<ContingentId>) -> Option<Section<'_>> {
    let mut sections = list.points_list()?.sections();
    sections.find(|section| section.contingent.map(|it| it.id) == of)
}

fn find_row(list: &ArmyList, id: RowId) -> Option<&Row> {
    list.points_list()?.rows().find(|row| row.id == id)
}

#[component]
pub fn Rows(open: OpenList, of: Option<ContingentId>) -> impl IntoView {
    let rows = open.of(move |list| {
        let section = section(list, of);
        let rows = section.into_iter().flat_map(|section| section.rows);
        rows.map(|row| row.id).collect::<Vec<_>>()
    });
    let add = move |_| add_row(open, of, None);
    let what = if of.is_none() { "row" } else { "allied row" };
    view! {
        {match of {
            None => view! { <h2>"Rows"</h2> }.into_any(),
            Some(id) => view! { <ContingentHead open id /> }.into_any(),
        }}
        <p class="quiet keys-hint">
            <span class="with-keys">"Enter adds the next row, Ctrl+Enter an OR, Ctrl+S saves. "</span>
            <b>"(*)"</b> " behind the name: may hold a general."
        </p>
        <ol class="list-rows">
            <For
                each=move || rows.get()
                key=|id| *id
                children=move |id| view! { <RowLine open of id /> }
            />
        </ol>
        <button
            type="button"
            id=of.map_or_else(|| "add-row".to_owned(), |id| format!("add-row-{id}"))
            on:click=add
        >
            {format!("Add {what}")}
        </button>
    }
}

/// Adds a row and goes on in it.
fn add_row(open: OpenList, of: Option<ContingentId>, after: Option<RowId>) {
    open.apply(ListEdit::AddRow { to: of, after });
    let list = open.list();
    let newest = list
        .points_list()
        .and_then(|points| points.rows().map(|row| row.id).max());
    if let Some(row) = newest {
        focus_soon(place::numbers(row));
    }
}

/// Once it is drawn.
pub fn focus_soon(id: String) {
    leptos::task::spawn_local(async move {
        leptos::task::tick().await;
        if !focus::on_to_type(&id) {
            request_animation_frame(move || {
                focus::on_to_type(&id);
            });
        }
    });
}

#[component]
fn ContingentHead(open: OpenList, id: ContingentId) -> impl IntoView {
    let name = open.of(move |list| {
        let points = list.points_list();
        let contingent = points.and_then(|points| points.contingent(id));
        contingent.map_or(String::new(), |it| it.name.clone())
    });
    view! {
        <h2>"Allies"</h2>
        <div class="about-list">
            <TextField
                id=place::contingent(id)
                label="Name of the contingent"
                class="wide"
                value=name
                take=move |typed: String| {
                    open.apply(ListEdit::RenameContingent(id, typed.trim().to_owned()));
                    Ok(())
                }
                enter=Callback::new(move |_| {
                    let list = open.list();
                    let first = section(&list, Some(id)).and_then(|it| it.rows.first());
                    if let Some(row) = first {
                        focus_soon(place::numbers(row.id));
                    }
                })
            />
            <button
                type="button"
                on:click=move |_| {
                    focus::keep_near(|| open.apply(ListEdit::RemoveContingent(id)));
                }
            >
                "Remove these allies"
            </button>
        </div>
    }
}

#[component]
pub fn AddContingent(open: OpenList) -> impl IntoView {
    let add = move |_| {
        open.apply(ListEdit::AddContingent);
        let list = open.list();
        let points = list.points_list();
        if let Some(last) = points.and_then(|points| points.contingents.last()) {
            focus_soon(place::contingent(last.id));
        }
    };
    view! {
        <button type="button" id="add-allies" on:click=add>
            "Add an allied contingent"
        </button>
    }
}

#[component]
fn RowLine(open: OpenList, of: Option<ContingentId>, id: RowId) -> impl IntoView {
    let troops = open.of(move |list| {
        let row = find_row(list, id);
        let troops = row.into_iter().flat_map(|row| &row.troops);
        troops.map(|troop| troop.id).collect::<Vec<_>>()
    });
    let is_faulty = Memo::new(move |_| {
        let is_of = |line: &FaultLine| line.row == Some(id);
        open.faults.with(|faults| faults.iter().any(is_of))
    });
    view! {
        <li class="list-row" class:faulty=move || is_faulty.get() id=format!("row-{id}") tabindex="-1">
            <For
                each=move || troops.get()
                key=|id| *id
                children=move |troop| view! { <TroopLine open of row=id id=troop /> }
            />
        </li>
    }
}

#[component]
fn TroopLine(open: OpenList, of: Option<ContingentId>, row: RowId, id: TroopId) -> impl IntoView {
    let desk = use_desk();
    let troop = open.of(move |list| list.troop(id).cloned());
    let is_first = open.of(move |list| {
        let first = find_row(list, row).and_then(|row| row.troops.first());
        first.is_some_and(|troop| troop.id == id)
    });
    let name =
        Signal::derive(
            move || match troop.with(|it| it.as_ref().map(|it| it.name.clone())) {
                Some(name) if !name.is_empty() => name,
                _ => "the new row".to_owned(),
            },
        );
    let enter = Callback::new(move |is_or: bool| match is_or {
        false => add_row(open, of, Some(row)),
        true => add_alternative(open, row),
    });
    let fields = TroopField::ALL.iter().map(move |field| {
        let field = *field;
        let value = Memo::new(move |_| {
            troop.with(|it| it.as_ref().map_or(String::new(), |it| show(it, field)))
        });
        let take = move |typed: String| {
            let Some(troop) = troop.get_untracked() else {
                return Ok(());
            };
            open.apply(ListEdit::Troop(Box::new(set(&troop, field, &typed)?)));
            Ok(())
        };
        view! {
            <TextField
                id=place::troop(id, field)
                label=field.label()
                name=field.label()
                of=name
                class=class_of(field)
                words=words_of(field)
                keys=keys_of(field)
                value
                take
                enter
            />
        }
    });
    let fields: Vec<_> = fields.collect();
    let has_foot =
        Memo::new(move |_| troop.with(|it| it.as_ref().is_some_and(|it| it.dismount.is_some())));
    let tools = format!("tools-{id}");
    let shown_tools = tools.clone();
    let act = move |tool: Tool| match tool {
        Tool::Or => add_alternative(open, row),
        Tool::Foot => {
            open.apply(ListEdit::AddDismount(id));
            focus_soon(place::foot(id, TroopField::Type));
        }
        Tool::Up => focus::keep_near(|| open.apply(ListEdit::RaiseRow(row))),
        Tool::Down => focus::keep_near(|| open.apply(ListEdit::LowerRow(row))),
        Tool::Copy => copy_row(open, row),
        Tool::Remove => {
            desk.tools.set(None);
            focus::keep_near(|| open.apply(ListEdit::RemoveTroop(id)));
        }
    };
    let offered = move || {
        let mut tools = vec![Tool::Or];
        if !has_foot.get() {
            tools.push(Tool::Foot);
        }
        if is_first.get() {
            tools.extend([Tool::Up, Tool::Down, Tool::Copy]);
        }
        tools.push(Tool::Remove);
        tools
    };
    view! {
        <div class="troop-line" role="group" aria-label=name>
            <Show
                when=move || is_first.get()
                fallback=|| view! { <span class="or-mark">"or"</span> }
            >
                <Numbers open row name enter />
            </Show>
            {fields}
            <ToolsButton id=tools name />
        </div>
        <RowTools id=shown_tools name offered=Signal::derive(offered) act />
        <Show when=move || has_foot.get()>
            <FootLine open id troop name />
        </Show>
    }
}

/// The same row once more, to be changed.
fn copy_row(open: OpenList, row: RowId) {
    open.apply(ListEdit::CopyRow(row));
    let list = open.list();
    let rows = list
        .points_list()
        .map(|points| points.rows().map(|row| row.id));
    if let Some(newest) = rows.and_then(Iterator::max) {
        focus_soon(place::numbers(newest));
    }
}

fn add_alternative(open: OpenList, row: RowId) {
    open.apply(ListEdit::AddAlternative(row));
    let list = open.list();
    if let Some(troop) = find_row(&list, row).and_then(|row| row.troops.last()) {
        focus_soon(place::troop(troop.id, TroopField::Type));
    }
}

pub fn class_of(field: TroopField) -> &'static str {
    match field {
        TroopField::Type => "type",
        TroopField::Name => "troops",
        TroopField::Weapons => "weapons",
        TroopField::Price => "points",
        _ => "figure",
    }
}

/// What the browser offers while it is typed.
pub fn words_of(field: TroopField) -> &'static str {
    match field {
        TroopField::Type => TYPES,
        TroopField::Weapons => WORDS,
        _ => "",
    }
}

pub fn keys_of(field: TroopField) -> Keys {
    match field {
        TroopField::M | TroopField::Vbu | TroopField::I => Keys::Digits,
        TroopField::Type | TroopField::D => Keys::Capitals,
        _ => Keys::Text,
    }
}

#[component]
fn Numbers(
    open: OpenList,
    row: RowId,
    name: Signal<String>,
    enter: Callback<bool>,
) -> impl IntoView {
    let value = open.of(move |list| find_row(list, row).map_or(String::new(), show_numbers));
    let take = move |typed: String| {
        let (min, max) = read_numbers(&typed)?;
        open.apply(ListEdit::Numbers { row, min, max });
        Ok(())
    };
    view! {
        <TextField
            id=place::numbers(row)
            label="Numbers"
            of=name
            class="numbers"
            placeholder="0-6"
            value
            take
            enter
        />
    }
}

/// What the troop becomes when it fights on foot.
#[component]
fn FootLine(
    open: OpenList,
    id: TroopId,
    troop: Memo<Option<Troop>>,
    name: Signal<String>,
) -> impl IntoView {
    let fields = TroopField::ALL
        .iter()
        .filter(|field| **field != TroopField::Price)
        .map(move |field| {
            let field = *field;
            let value = Memo::new(move |_| {
                let foot = troop.with(|it| it.as_ref().and_then(on_foot));
                foot.map_or(String::new(), |foot| show(&foot, field))
            });
            let take = move |typed: String| {
                let troop = troop.get_untracked();
                let Some((troop, foot)) = troop.and_then(|it| Some((it.clone(), on_foot(&it)?)))
                else {
                    return Ok(());
                };
                let foot = set(&foot, field, &typed)?;
                open.apply(ListEdit::Troop(Box::new(with_foot(&troop, foot))));
                Ok(())
            };
            view! {
                <TextField
                    id=place::foot(id, field)
                    label=field.label()
                    name=format!("{} on foot", field.label())
                    of=name
                    class=class_of(field)
                    words=words_of(field)
                    keys=keys_of(field)
                    value
                    take
                />
            }
        });
    let fields: Vec<_> = fields.collect();
    let remove = move |_| {
        if let Some(troop) = troop.get_untracked() {
            let without = Troop {
                dismount: None,
                ..troop
            };
            focus::keep_near(|| open.apply(ListEdit::Troop(Box::new(without))));
        }
    };
    view! {
        <div class="troop-line on-foot" role="group" aria-label="On foot">
            <span class="or-mark">"on foot"</span>
            {fields}
            <button
                type="button"
                class="small more"
                aria-label=move || format!("Remove {} on foot", name.get())
                on:click=remove
            >
                "×"
            </button>
        </div>
    }
}
