//! A line of the text beside what it means, with its doubts.

use super::reading::Reading;
use crate::import::{Answer, State};
use crate::screen::import::{DoubtView, ImportScreen, LineView, MeaningView, TroopView};
use crate::web::browser::focus;
use crate::web::components::TroopSign;
use leptos::prelude::*;
use std::sync::Arc;

/// Lines that are drawn; more on demand.
const AT_ONCE: usize = 300;

pub fn id(number: usize) -> String {
    format!("line-{number}")
}

#[component]
pub fn Lines(
    reading: Reading,
    screen: Memo<Option<Arc<ImportScreen>>>,
    only_doubts: RwSignal<bool>,
) -> impl IntoView {
    let most = RwSignal::new(AT_ONCE);
    let is_wanted = move |line: &LineView| !only_doubts.get() || !line.doubts.is_empty();
    let shown = move || {
        screen.with(|screen| {
            let lines = screen.iter().flat_map(|screen| &screen.lines);
            let lines = lines.filter(|line| is_wanted(line));
            lines.take(most.get()).cloned().collect::<Vec<LineView>>()
        })
    };
    let count = Memo::new(move |_| {
        screen.with(|screen| {
            let lines = screen.iter().flat_map(|screen| &screen.lines);
            lines.filter(|line| is_wanted(line)).count()
        })
    });
    let has_more = move || count.get() > most.get();
    let editing = RwSignal::new(None::<usize>);
    view! {
        <section class="card import-lines">
            <div class="import-heads" aria-hidden="true">
                <b>"What you pasted"</b>
                <b>"What it means"</b>
            </div>
            <h2 class="hidden">"What you pasted, line by line"</h2>
            <ol>
                <For
                    each=shown
                    // A line that reads otherwise is drawn anew.
                    key=|line| (line.number, format!("{:?}{:?}", line.pieces, line.meanings), line.doubts.len(), line.read.clone())
                    children=move |line| view! { <Shown reading line editing /> }
                />
            </ol>
            <Show when=move || count.get() == 0>
                <p class="empty">"No doubts left."</p>
            </Show>
            <Show when=has_more>
                <button
                    type="button"
                    class="wide"
                    on:click=move |_| most.update(|most| *most += AT_ONCE)
                >
                    {move || format!("Show more of {} lines", count.get())}
                </button>
            </Show>
        </section>
    }
}

#[component]
fn Shown(reading: Reading, line: LineView, editing: RwSignal<Option<usize>>) -> impl IntoView {
    let number = line.number;
    let class = match line.state {
        State::Clear => "import-line",
        State::PutRight => "import-line put-right",
        State::InDoubt => "import-line in-doubt",
        State::LeftOut => "import-line left-out",
    };
    let said = match line.state {
        State::Clear => "",
        State::PutRight => "put right",
        State::InDoubt => "in doubt",
        State::LeftOut => "left out",
    };
    let pieces = line.pieces.iter().map(|piece| match piece.is_marked {
        true => view! { <mark>{piece.text.clone()}</mark> }.into_any(),
        false => view! { {piece.text.clone()} }.into_any(),
    });
    let pieces = pieces.collect_view();
    let meanings = line.meanings.into_iter().map(meaning).collect_view();
    let is_settled = line.doubts.is_empty();
    let doubts = line.doubts.into_iter();
    let doubts = doubts.map(|doubt| view! { <Ask reading number doubt editing /> });
    let change = move |_| editing.set(Some(number));
    let can_change = is_settled && line.state == State::PutRight;
    let can_also_change = is_settled && !can_change && line.is_pasted;
    let raw = line.is_pasted.then(|| {
        view! {
            <div class="raw">
                <span class="no">
                    <span class="hidden">"Line "</span>
                    {number}
                </span>
                <code>{pieces}</code>
                {can_also_change
                    .then(|| {
                        view! {
                            <button
                                type="button"
                                class="link pen"
                                aria-label=format!("Change line {number}")
                                on:click=change
                            >
                                <span aria-hidden="true">"✎"</span>
                            </button>
                        }
                    })}
            </div>
        }
    });
    let keep = is_settled && line.state == State::LeftOut && line.is_pasted;
    let read = line.read.map(|read| view! { <p class="read">{read}</p> });
    let text = line.text;
    let typed = move || {
        (editing.get() == Some(number)).then(|| {
            let text = text.clone();
            view! { <Type reading number text editing /> }
        })
    };
    view! {
        <li class=class id=id(number) tabindex="-1">
            {raw}
            <div class="got">
                <span class="hidden">{said}</span>
                {meanings}
                <div class="aside">
                    {read}
                    {can_change
                        .then(|| {
                            view! {
                                <button
                                    type="button"
                                    class="link"
                                    aria-label=format!("Change line {number}")
                                    on:click=change
                                >
                                    "Change"
                                </button>
                            }
                        })}
                    {keep
                        .then(|| {
                            view! {
                                <button
                                    type="button"
                                    class="link"
                                    aria-label=format!("Keep as a note: line {number}")
                                    on:click=move |_| answer(reading, number, Answer::KeepAsNote)
                                >
                                    "Keep as a note"
                                </button>
                            }
                        })}
                </div>
                {doubts.collect_view()}
                {typed}
            </div>
        </li>
    }
}

/// The line is drawn anew, and keeps the focus.
fn answer(reading: Reading, number: usize, answer: Answer) {
    reading.answer(number, answer);
    set_timeout(
        move || focus::on_in_place(&id(number)),
        std::time::Duration::from_millis(60),
    );
}

#[component]
fn Ask(
    reading: Reading,
    number: usize,
    doubt: DoubtView,
    editing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let choices = doubt
        .choices
        .into_iter()
        .enumerate()
        .map(|(place, choice)| {
            let taken = choice.answer;
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=(place == 0).to_string()
                    on:click=move |_| answer(reading, number, taken.clone())
                >
                    {choice.label}
                </button>
            }
        });
    let choices = choices.collect_view();
    let type_it = doubt.can_type.then(|| {
        view! {
            <button type="button" class="chip" on:click=move |_| editing.set(Some(number))>
                "Type it"
            </button>
        }
    });
    view! {
        <div class="ask" role="group" aria-label=doubt.asked.clone()>
            <p>
                <b>{doubt.asked.clone()}</b>
                " "
                {doubt.why}
            </p>
            <div class="chips">{choices} {type_it}</div>
        </div>
    }
}

/// The line as it should read.
#[component]
fn Type(
    reading: Reading,
    number: usize,
    text: String,
    editing: RwSignal<Option<usize>>,
) -> impl IntoView {
    let typed = RwSignal::new(text);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        editing.set(None);
        answer(reading, number, Answer::Text(typed.get_untracked()));
    };
    let close = move || {
        editing.set(None);
        focus::on_in_place(&id(number));
    };
    let escape = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            close();
        }
    };
    let field = format!("type-{number}");
    Effect::new({
        let field = field.clone();
        move |_| {
            focus::on(&field);
        }
    });
    view! {
        <form class="type" on:submit=submit on:keydown=escape>
            <label for=field.clone()>"The line should read"</label>
            <input
                id=field
                type="text"
                autocomplete="off"
                spellcheck="false"
                prop:value=typed.get_untracked()
                on:input=move |event| typed.set(event_target_value(&event))
            />
            <div class="tools">
                <button type="submit" class="go">
                    "Read it like this"
                </button>
                <button type="button" on:click=move |_| close()>
                    "Cancel"
                </button>
            </div>
        </form>
    }
}

fn meaning(meaning: MeaningView) -> AnyView {
    match meaning {
        MeaningView::Fact { label, value } => view! {
            <p class="meta">
                <span>{label}</span>
                " "
                {value}
            </p>
        }
        .into_any(),
        MeaningView::Troops(troops) => view! { <Troops troops /> }.into_any(),
    }
}

#[component]
fn Troops(troops: TroopView) -> impl IntoView {
    let figures = troops.figures.into_iter().map(|(label, value, is_unsure)| {
        view! {
            <span>
                <em>{label}</em>
                " "
                <b class:unsure=is_unsure>{value}</b>
            </span>
        }
    });
    view! {
        <div class="import-row" class:inner=troops.is_inner>
            <TroopSign kind=Some(troops.kind) />
            <div class="what">
                <b>{troops.name}</b>
                <small>{troops.about}</small>
            </div>
            <div class="stats">{figures.collect_view()}</div>
            <b class="pr">
                <span class:unsure=troops.is_price_unsure>{troops.price}</span>
            </b>
        </div>
    }
}
