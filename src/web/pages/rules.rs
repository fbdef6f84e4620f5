//! The guide to the rules, by family and with a search, fetched when it is wanted.

use crate::read::read_json;
use crate::route::Route;
use crate::rules::RuleName;
use crate::screen::rules::{Block, FamilyView, GuidePage, RuleView, families};
use crate::web::browser::{fetch, focus, styles};
use crate::web::components::{Failed, Page, SearchField, Waiting};
use leptos::prelude::*;
use std::sync::Arc;

async fn fetch_guide() -> Result<Arc<Vec<GuidePage>>, String> {
    let bytes = fetch::bytes("guide.json").await?;
    let pages = read_json(&bytes, "guide.json");
    pages
        .map(Arc::new)
        .map_err(|error| format!("The guide can’t be read: {error}"))
}

#[component]
pub fn RulesPage(open: Option<RuleName>) -> impl IntoView {
    styles::need("reading.css");
    let guide = LocalResource::new(fetch_guide);
    let content = move || {
        Suspend::new(async move {
            match guide.await {
                Err(why) => view! { <Failed why retry=move || guide.refetch() /> }.into_any(),
                Ok(pages) => view! { <Families pages open /> }.into_any(),
            }
        })
    };
    view! {
        <Page title="Rules">
            <p>
                "What Muster checks, and where to find it in the rules. The "
                <a href=Route::Glossary.href()>"glossary"</a> " says what the terms mean."
            </p>
            // Of its own, so that the page itself stays in place while the guide comes.
            <Suspense fallback=Waiting>{content}</Suspense>
        </Page>
    }
}

#[component]
fn Families(pages: Arc<Vec<GuidePage>>, open: Option<RuleName>) -> impl IntoView {
    let search = RwSignal::new(String::new());
    let found = Memo::new(move |_| search.with(|search| families(&pages, search)));
    let count = move || {
        let count: usize = found.with(|found| found.iter().map(|family| family.rules.len()).sum());
        match count {
            0 => "No rule matches.".to_owned(),
            1 => "1 rule.".to_owned(),
            n => format!("{n} rules."),
        }
    };
    let shown = move || {
        found
            .get()
            .into_iter()
            .map(|family| family_view(family, open))
            .collect_view()
    };
    view! {
        <SearchField label="Find a rule" search />
        <p class="quiet" role="status">
            {count}
        </p>
        {shown}
    }
}

fn family_view(family: FamilyView, open: Option<RuleName>) -> impl IntoView {
    let rules = family
        .rules
        .into_iter()
        .map(|rule| rule_view(rule, open))
        .collect_view();
    view! {
        <section class="family">
            <h2>{family.title}</h2>
            {rules}
        </section>
    }
}

fn rule_view(rule: RuleView, open: Option<RuleName>) -> impl IntoView {
    let is_open = open == Some(rule.name);
    let id = format!("rule-{}", rule.name);
    if is_open {
        let id = id.clone();
        request_animation_frame(move || focus::show(&id));
    }
    let blocks = rule
        .blocks
        .into_iter()
        .map(|block| match block {
            Block::Heading(text) => view! { <h3>{text}</h3> }.into_any(),
            Block::Text(text) => view! { <p>{text}</p> }.into_any(),
        })
        .collect_view();
    view! {
        <details class="card rule" open=is_open>
            <summary id=id>
                <b>{rule.title}</b>
                " "
                <small>{rule.small_print}</small>
            </summary>
            {blocks}
            <p>
                <a href=Route::Rules(Some(rule.name)).href()>"Link to this rule"</a>
            </p>
        </details>
    }
}
