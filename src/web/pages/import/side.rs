//! Beside the lines: the rows as scaled, and where the list goes.

use super::reading::Reading;
use crate::screen::import::{PREVIEW_POINTS, preview};
use crate::web::components::TroopSign;
use leptos::prelude::*;

#[component]
pub fn Preview(reading: Reading) -> impl IntoView {
    let points = RwSignal::new(300_u16);
    let rows = Memo::new(move |_| {
        let found = reading.found.get();
        found.map_or_else(Vec::new, |import| preview(&import.list, points.get()))
    });
    let choice = move |choice: u16| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (points.get() == choice).to_string()
                on:click=move |_| points.set(choice)
            >
                {choice}
            </button>
        }
    };
    let shown = move || {
        let rows = rows.get().into_iter().map(|row| {
            let allies = row.allies.map(|allies| {
                view! {
                    <tr class="allies">
                        <th scope="rowgroup" colspan="3">
                            "Allies: "
                            {allies}
                        </th>
                    </tr>
                }
            });
            view! {
                {allies}
                <tr>
                    <th scope="row">
                        <span class="c">
                            <TroopSign kind=Some(row.kind) />
                            {row.name}
                        </span>
                    </th>
                    <td>{row.printed}</td>
                    <td>
                        <b>{row.scaled}</b>
                    </td>
                </tr>
            }
        });
        rows.collect_view()
    };
    view! {
        <Show when=move || rows.with(|rows| !rows.is_empty())>
            <section class="card import-preview">
                <div class="card-head">
                    <h2>"At the table"</h2>
                    <small>"rows as scaled"</small>
                </div>
                <div class="chips" role="group" aria-label="Points">
                    {PREVIEW_POINTS.map(choice)}
                </div>
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            <th scope="col">"printed"</th>
                            <th scope="col">{move || format!("at {}", points.get())}</th>
                        </tr>
                    </thead>
                    <tbody>{shown}</tbody>
                </table>
            </section>
        </Show>
    }
}

#[component]
pub fn Then(reading: Reading) -> impl IntoView {
    view! {
        <section class="card import-then">
            <div class="card-head">
                <h2>"Then"</h2>
            </div>
            <p>"You can save now and answer later. Open doubts are kept with the list."</p>
            <div class="buttons">
                <button type="button" class="go" on:click=move |_| reading.save_and_build()>
                    "Save and build an army"
                </button>
                <Show when=move || reading.has_next()>
                    <button
                        type="button"
                        id="save-and-next"
                        on:click=move |_| reading.save_and_read_next()
                    >
                        "Save, then read the next list"
                    </button>
                </Show>
                <button type="button" on:click=move |_| reading.export()>
                    "Export as a file"
                </button>
            </div>
        </section>
    }
}
