//! An army in a link: the verdict, what has changed since it was sent, and all of the army.

use super::{facts, heading, paper, roll};
use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::Judgement;
use crate::screen::builder::{FindingView, VerdictSummary, builder_screen};
use crate::screen::share::has_secrets;
use crate::share::{Link, Review, Shared, fingerprint, orders_fingerprint, review};
use crate::sheet::{Roster, RosterOptions, one_line, roster};
use crate::text::{event_lines, say_review};
use crate::web::dom::{El, button, el, link};
use crate::web::library::{Load, library};
use crate::web::navigate;
use crate::web::old_parts::{failed, finding, page, waiting};
use crate::web::shelf::{Shelf, shelf};
use crate::web::signals::*;
use crate::web::storage;
use std::sync::Arc;

/// What of the army is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Showing {
    Army,
    Roster,
    Deployment,
}

pub fn draw(link: Link, shared: Shared) -> Vec<El> {
    let library = library();
    let id = shared.army.list.id;
    let title = heading(&shared.army.name, "An army without a name");
    let list = library.follow(id);
    let showing = RwSignal::new(Showing::Army);
    let body = el("div").live(move || match list.get() {
        Some(Load::Waiting) => vec![waiting()],
        Some(Load::Failed(why)) => vec![failed(&why, move || library.retry(id))],
        None => unknown(&shared),
        Some(Load::Here(list)) => {
            let now = showing.get();
            untrack(|| match now {
                Showing::Army => shown(&link, &shared, &list, showing),
                paper => paper::draw(&shared, &list, paper, showing),
            })
        }
    });
    page(&title, vec![body])
}

/// Without its list an army can only be named.
fn unknown(shared: &Shared) -> Vec<El> {
    let sentence = format!(
        "The army is drawn from list number {}, which this Muster doesn't have: load the page anew for a newer one. The link itself is whole.",
        shared.army.list.id
    );
    let pairs = [
        ("Player", one_line(&shared.army.player)),
        ("Event", one_line(&shared.army.event.name)),
    ];
    let pairs = pairs.map(|(label, value)| (label.to_owned(), clipped(&value)));
    vec![el("p").class("note umpire").text(&sentence), facts(pairs)]
}

fn shown(
    link: &Link,
    shared: &Shared,
    list: &Arc<ArmyList>,
    showing: RwSignal<Showing>,
) -> Vec<El> {
    let review = review(shared, list);
    let army = shared.army_of(list);
    let judgement = &review.now;
    let desk = builder_screen(list, &army, judgement);
    let roster = roster(list, &army, judgement, RosterOptions::default());
    let mut parts = vec![verdict(&desk.head.verdict)];
    parts.extend(since(&review, list, &army));
    if shared.has_more {
        parts.push(
            el("p")
                .class("note umpire")
                .text("The link holds more, which a newer Muster would show: load the page anew."),
        );
    }
    parts.push(summary(shared, &army, &roster));
    let sheets = paper::ways(shared, showing);
    parts.push(actions(link, &army, judgement, sheets));
    parts.extend(desk.findings.iter().map(|found| calm(found)));
    parts.extend(roll::commands(&roster));
    parts.push(roll::bought(&roster));
    parts.push(event(&army));
    parts
}

/// A finding whose names can't turn its sentence round.
fn calm(found: &FindingView) -> El {
    let found = FindingView {
        headline: one_line(&found.headline),
        detail: one_line(&found.detail),
        ..found.clone()
    };
    finding(&found, None)
}

fn verdict(verdict: &VerdictSummary) -> El {
    let (class, mark) = if verdict.is_legal {
        ("banner-verdict fine", "✓")
    } else {
        ("banner-verdict", "✕")
    };
    el("p")
        .id("verdict")
        .class(class)
        .child(el("span").attr("aria-hidden", "true").text(mark))
        .child(el("b").text(&verdict.sentence))
        .child(
            el("small")
                .text("Judged just now, by the choices in the link: it can't claim to be legal."),
        )
}

/// What has moved on since the link was made, with both verdicts.
fn since(review: &Review, list: &ArmyList, army: &Army) -> Option<El> {
    let said = say_review(review, list, army);
    let lines = said.iter().map(|sentence| el("li").text(sentence));
    (!said.is_empty()).then(|| {
        el("section")
            .class("note umpire")
            .id("since")
            .child(el("h2").text("Changed since the link was made"))
            .child(el("ul").children(lines))
    })
}

fn clipped(text: &str) -> El {
    el("span").class("clip name-line").text(text)
}

fn summary(shared: &Shared, army: &Army, roster: &Roster) -> El {
    let plain = |label: &str, value: String| (label.to_owned(), el("span").text(&value));
    let mut pairs = Vec::new();
    if !roster.player.is_empty() {
        pairs.push(("Player".to_owned(), clipped(&roster.player)));
    }
    let list = format!("{}, {}", roster.list.name, roster.list.provenance);
    pairs.push(plain("List", list));
    pairs.push(("Event".to_owned(), clipped(&roster.event)));
    let points = format!("{} of {}", roster.points, roster.limit);
    pairs.push(plain("Points", points));
    let vdt = format!("{}, breaks at {}", roster.vdt, roster.break_point);
    pairs.push(plain("VDT", vdt));
    let print = |id: &str, text: String| el("span").class("fingerprint").id(id).text(&text);
    pairs.push((
        "Fingerprint".to_owned(),
        print("fingerprint", fingerprint(army).to_string()),
    ));
    if shared.seal.is_some() || has_secrets(army) {
        pairs.push((
            "Fingerprint of the orders".to_owned(),
            print("orders", orders_fingerprint(army, shared.seal).to_string()),
        ));
    }
    facts(pairs)
}

fn actions(link_itself: &Link, army: &Army, judgement: &Judgement, sheets: Vec<El>) -> El {
    let shelf = shelf();
    let said = RwSignal::new("");
    let (kept, figures) = (army.clone(), judgement.clone());
    let save = button("Save a copy")
        .id("save-copy")
        .class("go")
        .on_click(move || {
            // A key of its own: whatever is kept here already stays as it is.
            let key = Shelf::fresh_key();
            shelf.save(&key, &kept, &figures);
            if storage::read(&key).is_ok() {
                navigate::go(&Route::Army(key));
            } else {
                said.set("The copy couldn't be kept.");
            }
        });
    let payload = link_itself.payload().to_owned();
    let bench = link(&Route::Umpire(Some(payload)), "Open on the umpire's bench").class("button");
    let status = el("p")
        .attr("role", "status")
        .live_text(move || said.get().to_owned());
    el("div")
        .class("actions")
        .child(el("div").class("tools").children([save, bench]).children(sheets))
        .child(status)
        .child(
            el("p")
                .class("quiet")
                .text("Opened from a link. Nothing is kept here unless you save a copy, which is a new army among yours."),
        )
}

fn event(army: &Army) -> El {
    let lines = event_lines(&army.event).into_iter();
    let lines = lines.map(|line| {
        (
            line.label.to_owned(),
            el("span").text(&one_line(&line.value)),
        )
    });
    el("details")
        .class("card")
        .child(el("summary").text("The event that it is judged for"))
        .child(facts(lines))
}
