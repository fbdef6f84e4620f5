//! The verdict: a calm checklist while something is only missing, a laurel once the army is legal,
//! and whatever is broken with a way to it.

use super::finding::{FindingWithWay, ShowIt};
use super::state::BuilderPage;
use crate::route::Route;
use crate::rules::Grade;
use crate::screen::builder::{BuilderScreen, FindingView, TodoItem, Tone, next_step};
use crate::web::components::Sign;
use crate::web::pages::report::Report;
use leptos::prelude::*;
use std::sync::Arc;

/// What isn't on the checklist.
fn others(screen: &BuilderScreen) -> Vec<Arc<FindingView>> {
    let findings = screen.findings.iter();
    let listed = |finding: &FindingView| screen.todo.iter().any(|item| item.place == finding.place);
    findings
        .filter(|finding| !finding.is_to_do && !listed(finding))
        .cloned()
        .collect()
}

/// Beside the army on a desk, at the head of it on a phone.
#[component]
pub fn VerdictPanel(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let findings = Memo::new(move |_| others(&open.screen.get()));
    let is_legal = move || open.screen.with(|screen| screen.head.verdict.is_legal);
    let line = move |finding: Arc<FindingView>| {
        let is_elsewhere = super::state::subject(&finding).is_some();
        match is_elsewhere && finding.grade == Grade::Illegal {
            // With its cures where the fault is.
            true => view! {
                <p class="fault">
                    <b>{finding.headline.clone()}</b>
                    " "
                    <small>{finding.detail.clone()}</small>
                    " "
                    <a href=Route::Rules(Some(finding.rule)).href()>
                        {finding.rule.title()} " · "
                        <small>{finding.rule.as_str()}</small>
                    </a>
                    " "
                    <ShowIt page finding />
                </p>
            }
            .into_any(),
            false => view! { <FindingWithWay page finding /> }.into_any(),
        }
    };
    view! {
        <section id="verdict" class="card verdict" tabindex="-1" aria-label="Verdict">
            <Legal page />
            <Checklist page />
            <Show when=move || !is_legal()>
                <FinishIt page />
            </Show>
            <div class="findings">
                <For each=move || findings.get() key=|finding| finding.clone() children=line />
            </div>
            <Show when=is_legal>
                <FinishIt page />
            </Show>
            <div class="quiet counts">
                <span>{move || open.screen.with(|screen| screen.head.counts.clone())}</span>
                <Show when=is_legal>
                    <Report open place=None />
                </Show>
            </div>
        </section>
    }
}

/// Everything, over the page.
#[component]
pub fn VerdictDetails(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let sentence = move || {
        open.screen
            .with(|screen| screen.head.verdict.sentence.clone())
    };
    let vdt = move || open.screen.with(|screen| screen.head.vdt.clone());
    let findings = Memo::new(move |_| others(&open.screen.get()));
    view! {
        <div id="verdict-details">
            <p>
                <b>{sentence}</b>
                " "
                <small>{vdt}</small>
            </p>
            <Checklist page />
            <FinishIt page />
            <For
                each=move || findings.get()
                key=|finding| finding.clone()
                children=move |finding| view! { <FindingWithWay page finding /> }
            />
        </div>
    }
}

#[component]
fn Legal(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let is_legal = move || open.screen.with(|screen| screen.head.verdict.is_legal);
    let vdt = move || open.screen.with(|screen| screen.head.vdt.clone());
    view! {
        <Show when=is_legal>
            <div class="legal-card">
                <Sign id="sign-laurel" />
                <div>
                    <b>"Legal"</b>
                    <small>{vdt}</small>
                </div>
                <a class="button" href=Route::Roster(open.key()).href()>
                    "Print the roster"
                </a>
            </div>
        </Show>
    }
}

/// What finishes the army in one go.
#[component]
fn FinishIt(page: BuilderPage) -> impl IntoView {
    let finish = Memo::new(move |_| page.open.screen.with(|screen| screen.head.finish));
    let label = move || {
        page.open
            .screen
            .with(|screen| screen.head.finish_label.clone())
    };
    move || {
        let task = finish.get()?;
        Some(view! {
            <p class="finish-it">
                <button type="button" on:click=move |_| page.finish(task)>
                    {label}
                </button>
            </p>
        })
    }
}

/// What is still missing, each with a tap and its price.
#[component]
fn Checklist(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let items = Memo::new(move |_| open.screen.with(|screen| screen.todo.clone()));
    let is_broken = move || {
        open.screen
            .with(|screen| screen.head.verdict.tone == Tone::Broken)
    };
    view! {
        <Show when=move || !items.with(Vec::is_empty)>
            <div class="todo-card">
                <h2>"Still to do"</h2>
                <ul>
                    <For
                        each=move || items.get()
                        key=|item| item.clone()
                        children=move |item| view! { <Todo page item /> }
                    />
                </ul>
                <Show when=move || !is_broken()>
                    <p class="ok">"✓ No rule broken so far."</p>
                </Show>
            </div>
        </Show>
    }
}

#[component]
fn Todo(page: BuilderPage, item: TodoItem) -> impl IntoView {
    let open = page.open;
    let place = item.place;
    let cures = open.cures_of(place);
    let cure = Memo::new(move |_| cures.with(|cures| cures.as_ref()?.first().cloned()));
    let button = move || {
        let cure = cure.get()?;
        let edit = cure.edit.clone();
        Some(view! {
            <button type="button" title=cure.action on:click=move |_| open.apply(edit.clone())>
                {cure.short}
                " "
                <b>{cure.price}</b>
            </button>
        })
    };
    view! {
        <li>
            <span class="dot" aria-hidden="true"></span>
            <div>
                <b>{item.title}</b>
                <small>{item.detail}</small>
            </div>
            {button}
        </li>
    }
}

/// On a phone the troops are headed by what to do next.
#[component]
pub fn NextStep(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let next = Memo::new(move |_| open.screen.with(|screen| next_step(&screen.todo)));
    view! {
        <Show when=move || next.with(Option::is_some)>
            <button type="button" class="next" on:click=move |_| page.verdict_open.set(true)>
                <span class="clip">{next}</span>
                <span aria-hidden="true">"›"</span>
            </button>
        </Show>
    }
}
