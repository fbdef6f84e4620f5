//! The quick reference as cards, for an army or for both sides of a game.

use super::TroopSign;
use crate::battle::rule_book::RuleBook;
use crate::screen::reference::{Card, Part, SideTroops, TroopNote, TroopTable, reference_screen};
use crate::text::reference::Line;
use crate::web::browser::{focus, styles};
use leptos::prelude::*;

/// What the troops of these sides need; of one of them, if the reader says so.
#[component]
pub fn ReferenceCards(
    #[prop(into)] rules: Signal<RuleBook>,
    #[prop(into)] sides: Signal<Vec<SideTroops>>,
) -> impl IntoView {
    styles::need("reference.css");
    let only = RwSignal::new(None::<usize>);
    let screen =
        Memo::new(move |_| sides.with(|sides| reference_screen(rules.get(), sides, only.get())));
    let badges = Memo::new(move |_| screen.with(|screen| screen.badges.clone()));
    let choice = move || {
        badges.with(|badges| {
            (!badges.is_empty()).then(|| view! { <SideChoice badges=badges.clone() only /> })
        })
    };
    let jumps = move || {
        let cards = screen.with(|screen| {
            let cards = screen.cards.iter();
            cards
                .map(|card| (card.id.clone(), card.title.clone()))
                .collect::<Vec<_>>()
        });
        let jump = |(id, title): (String, String)| {
            view! {
                <button type="button" on:click=move |_| focus::show(&id)>
                    {title}
                </button>
            }
        };
        cards.into_iter().map(jump).collect_view()
    };
    let cards = move || {
        let badges = badges.get();
        let cards = screen.with(|screen| screen.cards.clone());
        cards
            .into_iter()
            .map(|card| draw_card(card, &badges))
            .collect_view()
    };
    view! {
        <div class="quick">
            {choice}
            <nav class="jumps" aria-label="Reference">
                {jumps}
            </nav>
            <div class="quick-cards">{cards}</div>
            <p class="quiet">{move || screen.with(|screen| screen.left_out.clone())}</p>
            <p class="quiet">{move || format!("Source: {}.", screen.with(|screen| screen.source))}</p>
        </div>
    }
}

#[component]
fn SideChoice(badges: Vec<(String, String)>, only: RwSignal<Option<usize>>) -> impl IntoView {
    let pressed = move |of: Option<usize>| move || (only.get() == of).to_string();
    let sides = badges.into_iter().enumerate().map(|(place, (sign, name))| {
        view! {
            <button
                type="button"
                aria-pressed=pressed(Some(place))
                on:click=move |_| only.set(Some(place))
            >
                {badge(place, sign, &name)}
                {name.clone()}
            </button>
        }
    });
    let sides = sides.collect_view();
    view! {
        <div class="side-choice" role="group" aria-label="Whose troops">
            <button type="button" aria-pressed=pressed(None) on:click=move |_| only.set(None)>
                "Both"
            </button>
            {sides}
        </div>
    }
}

/// A letter in the colour of its side.
fn badge(place: usize, sign: String, name: &str) -> impl IntoView + use<> {
    view! {
        <b class="side-badge" class:foe=place == 1 title=name.to_owned()>
            {sign}
        </b>
    }
}

fn whose(sides: &[usize], badges: &[(String, String)]) -> Vec<AnyView> {
    let sides = sides
        .iter()
        .filter_map(|place| Some((*place, badges.get(*place)?)));
    sides
        .map(|(place, (sign, name))| badge(place, sign.clone(), name).into_any())
        .collect()
}

fn draw_card(card: Card, badges: &[(String, String)]) -> impl IntoView + use<> {
    let parts = card.parts.into_iter().map(|part| draw_part(part, badges));
    let parts = parts.collect_view();
    let heading = format!("{}-title", card.id);
    let labelled_by = heading.clone();
    view! {
        <section class="card quick-card" id=card.id tabindex="-1" aria-labelledby=labelled_by>
            <header>
                <h2 id=heading>{card.title}</h2>
                <small>{card.about}</small>
            </header>
            {parts}
            {card.foot.map(|foot| view! { <p class="quick-foot">{foot}</p> })}
        </section>
    }
}

fn draw_part(part: Part, badges: &[(String, String)]) -> AnyView {
    match part {
        Part::Table(table) => draw_table(table, badges).into_any(),
        Part::Lines { title, lines } => draw_lines(title, &lines).into_any(),
        Part::CriticalNumber => view! {
            <p class="critical">
                <b>"VBU"</b>
                " − "
                <b>"hits"</b>
                " ± "
                <b>"below"</b>
                <small>"never under 1"</small>
            </p>
        }
        .into_any(),
        Part::Outcomes([passed, failed]) => view! {
            <div class="outcomes">
                <p class="passed">
                    <b>{passed.0}</b>
                    {passed.1}
                </p>
                <p class="failed">
                    <b>{failed.0}</b>
                    {failed.1}
                </p>
            </div>
        }
        .into_any(),
        Part::Classes(classes) => {
            let class = |(name, needs): (String, String)| {
                view! {
                    <li>
                        <b>{name}</b>
                        {needs}
                    </li>
                }
            };
            view! { <ul class="classes">{classes.into_iter().map(class).collect_view()}</ul> }
                .into_any()
        }
        Part::Notes(notes) => draw_notes(notes, badges).into_any(),
    }
}

fn draw_table(table: TroopTable, badges: &[(String, String)]) -> impl IntoView + use<> {
    let heads = table.heads.into_iter();
    let heads = heads
        .map(|head| view! { <th scope="col">{head}</th> })
        .collect_view();
    let rows = table.rows.into_iter().map(|row| {
        let cells = row.cells.into_iter();
        let cells = cells.map(|cell| view! { <td>{cell}</td> }).collect_view();
        let detail = (!row.detail.is_empty()).then(|| view! { <small>{row.detail}</small> });
        view! {
            <tr>
                <th scope="row">
                    <div class="troop">
                        <TroopSign kind=row.kind />
                        <span>
                            {row.name}
                            {detail}
                        </span>
                        {whose(&row.sides, badges)}
                    </div>
                </th>
                {cells}
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">
                        <span class="hidden">"Troops"</span>
                    </th>
                    {heads}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn draw_lines(title: &'static str, lines: &[Line]) -> impl IntoView + use<> {
    let lines = lines.iter().map(|line| {
        view! {
            <li>
                <b class:worse=line.value.starts_with('−')>{line.value}</b>
                <span>{line.text}</span>
            </li>
        }
    });
    let lines = lines.collect_view();
    view! {
        {(!title.is_empty()).then(|| view! { <h3>{title}</h3> })}
        <ul class="modifiers">{lines}</ul>
    }
}

fn draw_notes(notes: Vec<TroopNote>, badges: &[(String, String)]) -> impl IntoView + use<> {
    let note = |note: TroopNote| {
        view! {
            <li>
                {note.kind.map(|kind| view! { <TroopSign kind=Some(kind) /> })}
                <p>
                    <b>{note.name}</b>
                    {whose(&note.sides, badges)}
                    <span>{note.text}</span>
                </p>
            </li>
        }
    };
    view! { <ul class="troop-notes">{notes.into_iter().map(note).collect_view()}</ul> }
}
