//! The table itself. Rows lay themselves out, and some browsers then forget that they belong to a
//! table: hence the roles.

use super::View;
use super::findings::Marks;
use super::row::Row;
use crate::screen::umpire::{Column, marks};
use leptos::prelude::*;
use std::collections::BTreeMap;

#[component]
pub fn Table(view: View) -> impl IntoView {
    // What the armies have to do with each other is worked out when all are judged.
    let marks: Marks = Memo::new(move |_| {
        if !view.tally.get().is_done() {
            return BTreeMap::new();
        }
        view.table.entries.with(marks)
    });
    let heads = Column::ALL.map(|column| view! { <Head view column /> });
    view! {
        <div
            class="scroll umpire-scroll"
            role="region"
            tabindex="0"
            aria-label="Armies on the table"
            hidden=move || view.tally.get().answered == 0
        >
            <table role="table" class="umpire-table">
                <caption class="hidden">"Armies on the table"</caption>
                <thead role="rowgroup">
                    <tr role="row">
                        {heads} <td role="cell">
                            <span class="hidden">"Remove"</span>
                        </td>
                    </tr>
                </thead>
                <tbody role="rowgroup">
                    <For each=move || view.shown.get() key=|number| *number let(number)>
                        <Row table=view.table marks number />
                    </For>
                </tbody>
            </table>
        </div>
    }
}

#[component]
fn Head(view: View, column: Column) -> impl IntoView {
    let order = view.order;
    let sorted = move || {
        let order = order.get();
        (order.by == column).then_some(match order.is_descending {
            true => "descending",
            false => "ascending",
        })
    };
    let mark = move || match sorted() {
        None => "",
        Some("descending") => " ▾",
        Some(_) => " ▴",
    };
    view! {
        <th role="columnheader" scope="col" aria-sort=sorted>
            <button
                type="button"
                id=format!("sort-{}", column as usize)
                on:click=move |_| order.update(|order| *order = order.clicked(column))
            >
                {column.label()}
                <span aria-hidden="true">{mark}</span>
            </button>
        </th>
    }
}
