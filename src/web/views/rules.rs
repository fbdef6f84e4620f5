//! The guide to the rules, fetched when it is wanted.

use crate::route::Route;
use crate::rules::{RULES, RuleName};
use crate::web::components::{Failed, PageTop, Waiting};
use crate::web::fetch;
use crate::web::library::Load;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;
use std::sync::Arc;

/// A page of the guide as `guide.json` holds it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Page {
    rule: RuleName,
    title: String,
    body: String,
}

fn fetch_guide(guide: RwSignal<Load<Arc<Vec<Page>>>>) {
    guide.set(Load::Waiting);
    spawn_local(async move {
        let read = fetch::bytes("guide.json").await.and_then(|bytes| {
            serde_json::from_slice(&bytes).map_err(|error| format!("The guide can't be read: {error}"))
        });
        guide.set(match read {
            Ok(pages) => Load::Here(Arc::new(pages)),
            Err(why) => Load::Failed(why),
        });
    });
}

#[component]
pub fn Rules(open: Option<RuleName>) -> impl IntoView {
    let guide = RwSignal::new(Load::Waiting);
    fetch_guide(guide);
    view! {
        <PageTop title="Rules" />
        <main class="page">
            <h1 id="page-heading" tabindex="-1">"The rules as they are judged"</h1>
            {move || match guide.get() {
                Load::Waiting => view! { <Waiting /> }.into_any(),
                Load::Failed(why) => {
                    view! { <Failed why retry=move || fetch_guide(guide) /> }.into_any()
                }
                Load::Here(pages) => {
                    pages
                        .iter()
                        .map(|page| view! { <Entry page=page.clone() open=open == Some(page.rule) /> })
                        .collect_view()
                        .into_any()
                }
            }}
        </main>
    }
}

#[component]
fn Entry(page: Page, open: bool) -> impl IntoView {
    let id = format!("rule-{}", page.rule);
    let citation =
        RULES.iter().find(|rule| rule.name == page.rule).map(|rule| rule.citation.to_string());
    if open {
        let id = id.clone();
        request_animation_frame(move || crate::web::focus::show(&id));
    }
    view! {
        <details class="card rule" open=open>
            <summary id=id>
                <b>{page.title}</b>
                <small>{page.rule.as_str()} " · " {citation}</small>
            </summary>
            {paragraphs(&page.body)}
            <p>
                <a href=Route::Rules(Some(page.rule)).href()>"Link to this rule"</a>
            </p>
        </details>
    }
}

/// The guide's Markdown has headings and paragraphs and nothing else.
fn paragraphs(body: &str) -> Vec<AnyView> {
    body.split("\n\n")
        .map(|block| match block.trim().strip_prefix("## ") {
            Some(heading) => view! { <h2>{heading.to_owned()}</h2> }.into_any(),
            None => view! { <p>{block.trim().replace('\n', " ")}</p> }.into_any(),
        })
        .collect()
}
