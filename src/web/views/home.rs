//! The start page: the armies that are kept here.

use crate::list::TroopType;
use crate::route::Route;
use crate::store::changed_since;
use crate::web::dom::{El, button, el, link};
use crate::web::old_parts::{page, symbol};
use crate::web::shelf::{Shelf, shelf};
use crate::web::signals::*;
use crate::web::storage::{self, SavedVerdict, Summary, Trouble};
use crate::web::{events, focus};
use std::rc::Rc;

/// So many armies are drawn at first: the start page must not wait for a thousand.
const AT_FIRST: usize = 50;

pub fn draw() -> Vec<El> {
    let shelf = shelf();
    let compared = RwSignal::new(Vec::<String>::new());
    let copying = StoredValue::new(false);
    let shows_all = RwSignal::new(false);
    let new = el("a")
        .class("button go")
        .attr("href", &Route::New.href())
        .text("New army");
    let armies = el("div").live(move || {
        let armies = sorted(shelf.armies.get());
        let (deleted, kept): (Vec<_>, Vec<_>) = armies.into_iter().partition(|army| army.deleted);
        let most = if shows_all.get() {
            usize::MAX
        } else {
            AT_FIRST
        };
        let mut parts = Vec::new();
        if kept.is_empty() {
            parts.push(welcome());
        }
        parts.push(
            el("ul").class("armies").children(
                kept.iter()
                    .take(most)
                    .map(|army| card(shelf, army, compared, copying)),
            ),
        );
        if kept.len() > most {
            let all = format!("Show all {} armies", kept.len());
            parts.push(button(&all).class("wide").on_click(move || {
                shows_all.set(true);
                focus::on("page-heading");
            }));
        }
        if !deleted.is_empty() {
            let title = format!("Deleted armies ({})", deleted.len());
            parts.push(
                el("details")
                    .class("card")
                    .child(el("summary").text(&title))
                    .child(
                        el("ul")
                            .class("armies")
                            .children(deleted.iter().map(|army| gone(shelf, army))),
                    ),
            );
        }
        parts
    });
    let fine_print = el("p")
        .class("quiet fine-print")
        .text("A fan's tool for Impetus by Dadi&Piombo, neither made nor endorsed by them.");
    page(
        "Your armies",
        vec![
            el("p").child(new),
            armies,
            compare(compared),
            reminder(shelf),
            fine_print,
        ],
    )
}

/// The last changed first.
fn sorted(mut armies: Vec<Summary>) -> Vec<Summary> {
    armies.sort_by_key(|army| std::cmp::Reverse(army.order));
    armies
}

fn welcome() -> El {
    let parade = [
        TroopType::Cgp,
        TroopType::Cp,
        TroopType::El,
        TroopType::Fp,
        TroopType::T,
        TroopType::S,
    ];
    el("section")
        .class("card welcome")
        .child(
            el("div")
                .class("parade")
                .children(parade.map(|kind| symbol(Some(kind)))),
        )
        .child(el("p").text("Build an army for Impetus: choose the event and the list, add troops, and see at once what is legal and why."))
        .child(el("p").class("quiet").text("What you build stays in this browser. Nothing is sent anywhere."))
}

/// A browser can be lost with all that is in it.
fn reminder(shelf: Shelf) -> El {
    el("p").class("quiet").live(move || {
        let changed = shelf
            .armies
            .with(|armies| changed_since(armies, storage::last_backup()));
        let sentence = match changed {
            0 => return Vec::new(),
            1 => "One army has changed since the last backup. ".to_owned(),
            changed => format!("{changed} armies have changed since the last backup. "),
        };
        vec![
            el("span").text(&sentence),
            link(&Route::Settings, "Back them up"),
        ]
    })
}

/// Once two armies are ticked.
fn compare(compared: RwSignal<Vec<String>>) -> El {
    el("p").live(move || {
        compared.with(|compared| match compared.as_slice() {
            [before, after] => {
                let route = Route::Compare(before.clone(), after.clone());
                let link = el("a").class("button go").attr("href", &route.href());
                vec![link.text("Compare these two")]
            }
            _ => Vec::new(),
        })
    })
}

fn entry(tag: &str, army: &Summary) -> El {
    let (class, verdict) = match army.verdict {
        SavedVerdict::Legal => ("fine", "legal"),
        SavedVerdict::Illegal => ("bad", "not legal"),
        SavedVerdict::Unjudged => ("quiet", "judged when it is opened"),
        SavedVerdict::Unreadable => (
            "bad",
            "can't be read: open it to see why and to download it",
        ),
    };
    let about = match army.verdict {
        SavedVerdict::Unreadable => String::new(),
        SavedVerdict::Unjudged => format!("{} · {} · ", army.list, army.event),
        _ => format!(
            "{} · {} · {} of {} points · ",
            army.list, army.event, army.points, army.limit
        ),
    };
    el(tag)
        .class("entry")
        .child(el("b").class("clip").text(&army.name))
        .child(
            el("small")
                .text(&about)
                .child(el("span").class(class).text(verdict)),
        )
}

fn card(
    shelf: Shelf,
    army: &Summary,
    compared: RwSignal<Vec<String>>,
    copying: StoredValue<bool>,
) -> El {
    let key = army.key.clone();
    let ticked = key.clone();
    let tick = el("input")
        .attr("type", "checkbox")
        .attr("aria-label", &format!("Compare {}", army.name))
        .live_checked(move || compared.with(|compared| compared.contains(&ticked)))
        .on_change(move |_| {
            compared.update(|compared| {
                if compared.contains(&key) {
                    compared.retain(|other| *other != key);
                } else {
                    compared.truncate(1);
                    compared.push(key.clone());
                }
            });
        });
    let copied = Rc::new(army.clone());
    let duplicate = tool("Duplicate", army, move || {
        if let Some(key) = shelf.duplicate(&copied) {
            crate::web::navigate::go(&Route::Army(key));
        }
    });
    let key = army.key.clone();
    let delete = tool("Delete", army, move || {
        shelf.set_deleted(&key, true);
        focus::on("page-heading");
    });
    let tick = el("label")
        .class("chip")
        .child(tick)
        .child(el("span").text("Compare"));
    el("li")
        .class("card army")
        .child(entry("a", army).attr("href", &Route::Army(army.key.clone()).href()))
        .child(el("div").class("tools").children([tick, duplicate, delete]))
}

fn gone(shelf: Shelf, army: &Summary) -> El {
    let key = army.key.clone();
    let back = tool("Bring back", army, move || {
        shelf.set_deleted(&key, false);
        focus::on("page-heading");
    });
    let key = army.key.clone();
    let erase = tool("Throw away", army, move || {
        shelf.erase(&key);
        focus::on("page-heading");
    });
    el("li")
        .class("army")
        .child(entry("span", army))
        .child(el("div").class("tools").children([back, erase]))
}

fn tool(what: &str, army: &Summary, act: impl Fn() + 'static) -> El {
    button(what)
        .attr("aria-label", &format!("{what} {}", army.name))
        .on_click(act)
}
