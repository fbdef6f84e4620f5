//! A row of the table. There may be hundreds: an element by itself only where it is needed.

use super::findings::{MarkList, Marks, findings};
use crate::route::Route;
use crate::screen::umpire::{Checked, State, UmpireEntry, Verdict};
use crate::share::{Kind, Opened};
use crate::sheet::one_line;
use crate::text;
use crate::web::browser::focus;
use crate::web::state::{UmpireTable, use_lists};
use leptos::prelude::*;

#[component]
pub fn Row(table: UmpireTable, marks: Marks, number: u32) -> impl IntoView {
    let entry = table
        .entries
        .with_untracked(|entries| entries.entry(number).cloned());
    let remove = move |_| {
        table.remove(number);
        // The way back is the next thing one may want.
        request_animation_frame(|| {
            focus::on("bring-back");
        });
    };
    view! {
        <tr role="row" id=format!("entry-{number}")>
            <td role="cell" class="number">
                {number}
            </td>
            {entry.map(|entry| cells(table, marks, &entry))}
            <td role="cell" class="remove on-screen">
                <button
                    type="button"
                    class="more"
                    aria-label=format!("Remove number {number}")
                    on:click=remove
                >
                    "✕"
                </button>
            </td>
        </tr>
    }
}

fn cells(table: UmpireTable, marks: Marks, entry: &UmpireEntry) -> AnyView {
    let number = entry.number;
    match &entry.state {
        State::Checked(checked) => judged(entry, checked, marks).into_any(),
        State::Event(event) => {
            let name = match one_line(&event.name) {
                name if name.is_empty() => "(no name)".to_owned(),
                name => name,
            };
            let route = Route::SharedEvent(entry.link.payload().to_owned());
            view! {
                <td role="cell" colspan="9">
                    "Event: "
                    <a href=route.href()>{name}</a>
                    <MarkList marks number />
                </td>
            }
            .into_any()
        }
        State::Failed(why) => {
            let kind = match entry.link.kind() {
                Kind::Army => "Can’t be judged",
                Kind::Event | Kind::Tournament => "Can’t be opened",
            };
            // A link that opens is fine; then only its list was missing.
            let is_fine = matches!(entry.link.open(), Ok(Opened::Army(_)));
            view! {
                <td role="cell" colspan="9">
                    <span class="bad">{format!("{kind}: {why}. ")}</span>
                    {is_fine.then(|| view! { <TryAgain table /> })}
                    <MarkList marks number />
                </td>
            }
            .into_any()
        }
        State::Unopened | State::Opened(_) => ().into_any(),
    }
}

#[component]
fn TryAgain(table: UmpireTable) -> impl IntoView {
    let lists = use_lists();
    let again = move |_| {
        lists.retry_failed();
        table.retry();
    };
    view! {
        <button type="button" class="plain" on:click=again>
            "Try again"
        </button>
    }
}

fn judged(entry: &UmpireEntry, checked: &Checked, marks: Marks) -> impl IntoView + use<> {
    let judgement = &checked.judgement;
    let name = match checked.name.as_str() {
        "" => "(no name)".to_owned(),
        name => name.to_owned(),
    };
    let status = text::status(checked.list.provenance.status);
    let verdict = match checked.verdict {
        Verdict::Legal => "fine",
        Verdict::Umpire => "look",
        Verdict::Illegal => "bad",
    };
    view! {
        <td role="cell" data-label="Player">
            {words(&checked.player)}
        </td>
        <td role="cell" data-label="Army">
            <span>
                <a
                    class="clip-lines"
                    href=Route::SharedArmy(entry.link.payload().to_owned()).href()
                >
                    {name}
                </a>
                <small>{format!("{}, {status} list", checked.list.name)}</small>
            </span>
        </td>
        <td role="cell" data-label="Event">
            {words(&checked.event)}
        </td>
        <td role="cell" data-label="Points">
            {match checked.points.as_str() {
                "" => "–".to_owned(),
                points => points.to_owned(),
            }}
        </td>
        <td role="cell" data-label="VDT">
            {format!("{} / {}", judgement.vdt, judgement.break_point)}
        </td>
        <td role="cell" data-label="Commands">
            <span>{judgement.commands.len()} <small>{words(&checked.commands)}</small></span>
        </td>
        <td role="cell" data-label="Verdict">
            <b class=verdict>{checked.verdict_said()}</b>
        </td>
        <td role="cell" data-label="Findings">
            <div>{findings(checked)} <MarkList marks number=entry.number /></div>
        </td>
        <td role="cell" data-label="Fingerprint" class="print">
            {checked.fingerprint.to_string()}
        </td>
    }
}

/// Longer texts are cut off after some lines.
const SHORT: usize = 40;

fn words(text: &str) -> AnyView {
    let text = text.to_owned();
    match text.len() <= SHORT {
        true => text.into_any(),
        false => view! { <span class="clip-lines">{text}</span> }.into_any(),
    }
}
