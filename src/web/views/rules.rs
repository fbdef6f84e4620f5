//! The guide to the rules, fetched when it is wanted.

use crate::read::read_json;
use crate::route::Route;
use crate::rules::RuleName;
use crate::web::dom::{El, el, link};
use crate::web::fetch;
use crate::web::focus;
use crate::web::library::Load;
use crate::web::old_parts::{failed, page, waiting};
use crate::web::signals::*;
use serde::Deserialize;
use std::sync::Arc;

/// A page of the guide as `guide.json` holds it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    rule: String,
    title: String,
    body: String,
}

fn fetch_guide(guide: RwSignal<Load<Arc<Vec<Page>>>>) {
    guide.set(Load::Waiting);
    spawn_local(async move {
        let read = fetch::bytes("guide.json").await.and_then(|bytes| {
            read_json(&bytes, "guide.json")
                .map_err(|error| format!("The guide can't be read: {error}"))
        });
        guide.set(match read {
            Ok(pages) => Load::Here(Arc::new(pages)),
            Err(why) => Load::Failed(why),
        });
    });
}

pub fn draw(open: Option<RuleName>) -> Vec<El> {
    let guide = RwSignal::new(Load::Waiting);
    fetch_guide(guide);
    let body = el("div").live(move || match guide.get() {
        Load::Waiting => vec![waiting()],
        Load::Failed(why) => vec![failed(&why, move || fetch_guide(guide))],
        Load::Here(pages) => pages.iter().map(|page| entry(page, open)).collect(),
    });
    page("The rules as they are judged", vec![body])
}

fn entry(page: &Page, open: Option<RuleName>) -> El {
    let name = RuleName::named(&page.rule);
    let is_open = name.is_some() && name == open;
    let id = format!("rule-{}", page.rule);
    let citation = name
        .map(RuleName::rule)
        .map(|rule| rule.citation.to_string());
    let about = format!("{} · {}", page.rule, citation.unwrap_or_default());
    let summary = el("summary")
        .id(&id)
        .child(el("b").text(&page.title))
        .child(el("small").text(&about));
    if is_open {
        request_animation_frame(move || focus::show(&id));
    }
    let to_it = el("p").child(link(&Route::Rules(name), "Link to this rule"));
    el("details")
        .class("card rule")
        .flag("open", is_open)
        .child(summary)
        .children(paragraphs(&page.body))
        .child(to_it)
}

/// The guide's Markdown has headings and paragraphs and nothing else.
fn paragraphs(body: &str) -> impl Iterator<Item = El> {
    body.split("\n\n")
        .map(|block| match block.trim().strip_prefix("## ") {
            Some(heading) => el("h2").text(heading),
            None => el("p").text(&block.trim().replace('\n', " ")),
        })
}
