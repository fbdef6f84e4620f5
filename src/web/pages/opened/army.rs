//! An army in a link: the verdict, what has changed since it was sent, and all of the army.

use super::actions::Actions;
use super::event::EventFacts;
use super::findings::{Findings, Report, Reporter};
use super::heading;
use super::paper::{Paper, Sheet};
use super::tables::{ArmyTable, CommandSection};
use crate::event::Event;
use crate::list::ArmyList;
use crate::screen::list::{Group, list_screen};
use crate::screen::opened::{OpenedArmy, opened_army};
use crate::share::{Carried, Link, Shared};
use crate::sheet::one_line;
use crate::text::say_came_along;
use crate::web::browser::styles;
use crate::web::components::{FactLine, Facts, Failed, Page, VerdictLine, Waiting};
use crate::web::pages::list::{group, table};
use crate::web::state::{Load, use_lists};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn ArmyPage(link: Link, shared: Shared) -> impl IntoView {
    let lists = use_lists();
    let id = shared.army.list.id;
    let followed = lists.follow(id);
    // An own list comes in the link.
    let carried = shared.list.as_ref();
    let carried = carried.map(|carried| Load::Here(Arc::new(carried.list.clone())));
    let title = heading(&shared.army.name, "An army without a name");
    let body = move || match carried.clone().or_else(|| followed.get()) {
        Some(Load::Waiting) => Waiting().into_any(),
        Some(Load::Failed(why)) => {
            view! { <Failed why retry=move || lists.retry(id) /> }.into_any()
        }
        None => view! { <UnknownList shared=shared.clone() /> }.into_any(),
        Some(Load::Here(list)) => {
            let (link, shared) = (link.clone(), shared.clone());
            view! { <Shown link shared list /> }.into_any()
        }
    };
    view! { <Page title>{body}</Page> }
}

/// Without its list an army can only be named.
#[component]
fn UnknownList(shared: Shared) -> impl IntoView {
    let sentence = match shared.army.list.id.is_own() {
        true => "The link is fine, but the army comes from its player’s own list, and the list isn’t in the link. Ask for the army’s file.".to_owned(),
        false => format!(
        "The link is fine, but the army comes from list number {}, which this version of Muster doesn’t have. Reload the page to get a newer one.",
        shared.army.list.id
    ),
    };
    view! {
        <p class="note umpire">{sentence}</p>
        <Facts>
            <FactLine label="Player">
                <Clipped text=one_line(&shared.army.player) />
            </FactLine>
            <FactLine label="Event">
                <Clipped text=one_line(&shared.army.event.name) />
            </FactLine>
        </Facts>
    }
}

/// The army, or one of its sheets to print.
#[component]
fn Shown(link: Link, shared: Shared, list: Arc<ArmyList>) -> impl IntoView {
    let sheet = RwSignal::new(None::<Sheet>);
    let army = StoredValue::new(opened_army(&shared, &list));
    provide_context(Reporter::of(list.clone(), shared.army_of(&list)));
    move || match sheet.get() {
        Some(of) => {
            let (shared, list) = (shared.clone(), list.clone());
            view! { <Paper shared list sheet of /> }.into_any()
        }
        None => {
            let (link, list) = (link.clone(), list.clone());
            let carried = shared.list.clone();
            view! { <Read link list army=army.get_value() carried sheet /> }.into_any()
        }
    }
}

#[component]
fn Read(
    link: Link,
    list: Arc<ArmyList>,
    army: OpenedArmy,
    /// The own list of the army's player.
    carried: Option<Box<Carried>>,
    sheet: RwSignal<Option<Sheet>>,
) -> impl IntoView {
    let of_player = carried.clone();
    let commands = army.commands.clone().into_iter();
    let commands: Vec<_> = commands
        .map(|command| view! { <CommandSection command /> })
        .collect();
    view! {
        <section
            id="verdict"
            class="card verdict-card"
            class:fine=army.verdict.is_legal
            aria-label="Verdict"
        >
            <VerdictLine verdict=army.verdict.clone() />
            <Findings findings=army.findings.clone() />
            <p class="quiet">
                "Judged just now on your device: the link holds the army, not a verdict."
            </p>
            {army.verdict.is_legal.then(|| view! { <Report place=None /> })}
        </section>
        <Since army=army.clone() />
        <Summary army=army.clone() />
        <Actions link list army=army.clone() carried sheet />
        {commands}
        <ArmyTable army=army.clone() />
        {of_player.map(|carried| view! { <ListOfPlayer carried event=army.army.event.clone() /> })}
        <details class="card">
            <summary>"The event it is judged for"</summary>
            <EventFacts event=army.army.event />
        </details>
    }
}

/// The list that came along, as it stands at the event: nobody else has it.
#[component]
fn ListOfPlayer(carried: Box<Carried>, event: Event) -> impl IntoView {
    styles::need("reading.css");
    let screen = list_screen(&carried.list, &event);
    let tables: Vec<_> = screen.tables.into_iter().map(table).collect();
    let groups: Vec<_> = screen.groups.into_iter().map(group).collect();
    let remarks: Vec<_> = screen.remarks.into_iter().collect();
    let remarks = (!remarks.is_empty()).then(|| {
        group(Group {
            title: "About the figures",
            lines: remarks,
        })
    });
    view! {
        <details class="card" id="list-of-player">
            <summary>"The list it was built from"</summary>
            <p class="padded">{say_came_along(&carried)}</p>
            {tables}
            {groups}
            {remarks}
        </details>
    }
}

/// What has moved on since the link was made, with both verdicts.
#[component]
fn Since(army: OpenedArmy) -> impl IntoView {
    let lines: Vec<_> = army
        .since
        .into_iter()
        .map(|sentence| view! { <li>{sentence}</li> })
        .collect();
    view! {
        {(!lines.is_empty())
            .then(|| {
                view! {
                    <section class="note umpire" id="since">
                        <h2>"Changed since the link was made"</h2>
                        <ul>{lines}</ul>
                    </section>
                }
            })}
        {army
            .has_more
            .then(|| {
                view! {
                    <p class="note umpire">
                        "The link holds more than this version of Muster can show. Reload the page to get a newer one."
                    </p>
                }
            })}
    }
}

#[component]
fn Summary(army: OpenedArmy) -> impl IntoView {
    let OpenedArmy {
        player,
        list,
        event,
        fingerprint,
        orders,
        ..
    } = army;
    view! {
        <Facts>
            {(!player.is_empty())
                .then(|| {
                    view! {
                        <FactLine label="Player">
                            <Clipped text=player />
                        </FactLine>
                    }
                })}
            <FactLine label="List">{list}</FactLine>
            <FactLine label="Event">
                <Clipped text=event />
            </FactLine>
            <FactLine label="Fingerprint">
                <span class="fingerprint" id="fingerprint">
                    {fingerprint.to_string()}
                </span>
            </FactLine>
            {orders
                .map(|orders| {
                    view! {
                        <FactLine label="Fingerprint of the orders">
                            <span class="fingerprint" id="orders">
                                {orders.to_string()}
                            </span>
                        </FactLine>
                    }
                })}
        </Facts>
    }
}

/// A name that may be longer than its line.
#[component]
fn Clipped(text: String) -> impl IntoView {
    view! { <span class="clip name-line">{text}</span> }
}
