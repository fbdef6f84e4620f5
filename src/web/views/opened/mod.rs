//! What is in a link, to be looked at: nothing is kept unless the reader says so.

mod army;
mod event;
mod paper;
mod roll;

use crate::route::Route;
use crate::share::{Kind, Link, LinkError, Opened};
use crate::web::dom::{El, el, link};
use crate::web::old_parts::page;
use crate::web::style;

pub fn army(payload: &str) -> Vec<El> {
    draw(Kind::Army, payload)
}

pub fn event(payload: &str) -> Vec<El> {
    draw(Kind::Event, payload)
}

fn draw(kind: Kind, payload: &str) -> Vec<El> {
    style::need("share.css");
    // A chat program may have put something behind the link; finding it leaves that off.
    let given = Link::from_parts(kind, payload);
    let link = Link::find(&given.to_string()).unwrap_or(given);
    match link.open() {
        Ok(Opened::Army(shared)) => army::draw(link, *shared),
        Ok(Opened::Event(event)) => event::draw(&event),
        Err(error) => broken(error),
    }
}

fn broken(error: LinkError) -> Vec<El> {
    let sentence = error.to_string();
    let mut letters = sentence.chars();
    let first = letters.next().map(|letter| letter.to_uppercase());
    let sentence: String = first.into_iter().flatten().chain(letters).collect();
    page(
        "This link can't be opened",
        vec![
            el("p").class("note umpire").text(&format!("{sentence}.")),
            el("p").text("Nothing was changed, and nothing of yours is touched by it. Chat and mail programs sometimes cut long links off: what helps is the whole link, copied or sent once more."),
            el("p").child(link(&Route::Home, "Your armies")),
        ],
    )
}

/// A name as a heading: in one line, and not longer than anybody reads.
fn heading(name: &str, none: &str) -> String {
    const LONGEST: usize = 80;
    let name = crate::sheet::one_line(name);
    match name.char_indices().nth(LONGEST) {
        _ if name.is_empty() => none.to_owned(),
        Some((end, _)) => format!("{}…", name.get(..end).unwrap_or_default()),
        None => name,
    }
}

/// Labels with what they stand for.
fn facts(pairs: impl IntoIterator<Item = (String, El)>) -> El {
    let rows = pairs.into_iter().map(|(label, value)| {
        el("div")
            .child(el("dt").text(&label))
            .child(el("dd").child(value))
    });
    el("dl").class("facts").children(rows)
}
