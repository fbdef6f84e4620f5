//! The lines of a Basic list: a row of fields for each. Enter goes on with the next line.

use super::basic_options::BasicOptions;
use super::desk::use_desk;
use super::field::{Keys, TextField};
use super::row_tools::{RowTools, Tool, ToolsButton};
use super::rows::{class_of, focus_soon, keys_of, words_of};
use crate::list::{BasicLine, BasicListEdit, BasicUnit, ListEdit, RowId};
use crate::screen::list_editor::{
    FaultLine, UNIT_FIELDS, line_name, place, read_count, read_vdt, set_unit, show_unit, show_vdt,
};
use crate::web::browser::focus;
use crate::web::state::OpenList;
use leptos::prelude::*;

pub fn apply(open: OpenList, edit: BasicListEdit) {
    open.apply(ListEdit::Basic(edit));
}

#[component]
pub fn BasicEditor(open: OpenList) -> impl IntoView {
    let lines = open.of(|list| {
        let basic = list.basic_list();
        let lines = basic.into_iter().flat_map(|basic| &basic.lines);
        lines.map(|line| line.id).collect::<Vec<_>>()
    });
    let vdt = open.of(|list| show_vdt(list.basic_list().and_then(|basic| basic.printed_vdt)));
    view! {
        <section class="card padded list-part basic-part">
            <h2>"Lines"</h2>
            <p class="quiet keys-hint">
                <span class="with-keys">"Enter adds the next line, Ctrl+S saves. "</span> <b>"(*)"</b>
                " in the name: may hold the general."
            </p>
            <ol class="list-rows">
                <For
                    each=move || lines.get()
                    key=|id| *id
                    children=move |id| view! { <Line open id /> }
                />
            </ol>
            <button type="button" id=place::ADD_LINE on:click=move |_| add_line(open, None)>
                "Add a line"
            </button>
            <div class="about-list">
                <TextField
                    id=place::PRINTED_VDT
                    label="VDT as printed"
                    class="short"
                    placeholder="16/8"
                    value=vdt
                    take=move |typed: String| {
                        apply(open, BasicListEdit::PrintedVdt(read_vdt(&typed)?));
                        Ok(())
                    }
                />
            </div>
            <BasicOptions open />
        </section>
    }
}

/// Adds a line and goes on in it.
fn add_line(open: OpenList, after: Option<RowId>) {
    apply(open, BasicListEdit::AddLine { after });
    go_on_in_newest(open);
}

fn go_on_in_newest(open: OpenList) {
    let list = open.list();
    let lines = list.basic_list().map(|basic| basic.lines.iter());
    if let Some(newest) = lines.and_then(|lines| lines.map(|line| line.id).max()) {
        focus_soon(place::count(newest));
    }
}

#[component]
fn Line(open: OpenList, id: RowId) -> impl IntoView {
    let line = open.of(move |list| {
        let mut lines = list.basic_list()?.lines.iter();
        lines.find(|line| line.id == id).cloned()
    });
    let is_faulty = Memo::new(move |_| {
        let is_of = |fault: &FaultLine| fault.row == Some(id);
        open.faults.with(|faults| faults.iter().any(is_of))
    });
    let desk = use_desk();
    let name = open.of(move |list| line_name(list, id));
    let of = Signal::derive(move || name.get());
    let unit = Memo::new(move |_| line.with(|it| it.as_ref().map(|it| it.unit.clone())));
    let count = Memo::new(move |_| {
        line.with(|it| it.as_ref().map_or(String::new(), |it| it.count.to_string()))
    });
    let put = move |edit: &dyn Fn(BasicLine) -> BasicLine| {
        if let Some(line) = line.get_untracked() {
            apply(open, BasicListEdit::Line(Box::new(edit(line))));
        }
    };
    let set_count = move |typed: String| {
        let count = read_count(&typed)?;
        put(&|line| BasicLine { count, ..line });
        Ok(())
    };
    let set = move |unit: BasicUnit| {
        put(&|line| BasicLine {
            unit: unit.clone(),
            ..line
        });
    };
    let enter = Callback::new(move |_: bool| add_line(open, Some(id)));
    let near = move |edit: BasicListEdit| focus::keep_near(|| apply(open, edit));
    let act = move |tool: Tool| match tool {
        Tool::Up => near(BasicListEdit::RaiseLine(id)),
        Tool::Down => near(BasicListEdit::LowerLine(id)),
        Tool::Copy => {
            apply(open, BasicListEdit::CopyLine(id));
            go_on_in_newest(open);
        }
        Tool::Remove => {
            desk.tools.set(None);
            near(BasicListEdit::RemoveLine(id));
        }
        // A line has no alternatives, and nobody dismounts.
        Tool::Or | Tool::Foot => {}
    };
    let offered = Signal::stored(vec![Tool::Up, Tool::Down, Tool::Copy, Tool::Remove]);
    let tools = format!("tools-{id}");
    view! {
        <li class="list-row" class:faulty=move || is_faulty.get() id=format!("row-{id}") tabindex="-1">
            <div class="troop-line" role="group" aria-label=move || name.get()>
                <TextField
                    id=place::count(id)
                    label="Units"
                    of
                    class="numbers"
                    keys=Keys::Digits
                    value=count
                    take=set_count
                    enter
                />
                <UnitFields id=format!("line-{id}") of unit set enter />
                <ToolsButton id=tools.clone() name=of />
            </div>
            <RowTools id=tools name=of offered act />
        </li>
    }
}

/// What a unit is, as a list prints it.
#[component]
pub fn UnitFields(
    id: String,
    of: Signal<String>,
    unit: Memo<Option<BasicUnit>>,
    set: impl Fn(BasicUnit) + Copy + Send + Sync + 'static,
    #[prop(optional, into)] enter: Option<Callback<bool>>,
) -> impl IntoView {
    let enter = enter.unwrap_or_else(|| Callback::new(|_| ()));
    let fields = UNIT_FIELDS.map(|field| {
        let value = Memo::new(move |_| {
            unit.with(|it| it.as_ref().map_or(String::new(), |it| show_unit(it, field)))
        });
        let take = move |typed: String| {
            if let Some(unit) = unit.get_untracked() {
                set(set_unit(&unit, field, &typed)?);
            }
            Ok(())
        };
        let label = field.label();
        view! {
            <TextField
                id=format!("{id}-{}", place::part(field))
                label
                name=label
                of
                class=class_of(field)
                words=words_of(field)
                keys=keys_of(field)
                value
                take
                enter
            />
        }
    });
    fields.collect_view()
}
