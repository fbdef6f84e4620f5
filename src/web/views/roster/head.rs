//! The head of a page: on the first all about the army, on the others its name.

use crate::army::Army;
use crate::list::ArmyList;
use crate::share::{self, Link, Part, Shared, fingerprint};
use crate::sheet::Roster;
use crate::text::sheet as words;
use crate::web::dom::{El, el, svg};
use crate::web::signals::window;

pub fn first(list: &ArmyList, army: &Army, roster: &Roster) -> El {
    let figure = |label: &str, value: String, of: String| {
        el("div")
            .child(el("dt").text(label))
            .child(el("dd").text(&value).child(el("small").text(&of)))
    };
    let figures = el("dl").class("leaf-figures").children([
        figure(
            "Points",
            roster.points.to_string(),
            format!(" of {}", roster.limit),
        ),
        figure("VDT", roster.vdt.to_string(), String::new()),
        figure("Breaks at", roster.break_point.to_string(), String::new()),
    ]);
    let figures = el("div")
        .class("leaf-sum")
        .child(figures)
        .child(seal(army, roster));
    let facts = roster.facts.iter().map(|fact| {
        let price = fact.price.map(|price| format!(" ({price})"));
        el("span")
            .text(&format!("{}: ", fact.label))
            .child(el("b").text(&fact.value))
            .text(&format!("{} ", price.unwrap_or_default()))
    });
    let about = el("div")
        .class("leaf-about")
        .child(el("h2").class("leaf-title").text(roster.title()))
        .child(el("p").text(&roster.about_list()))
        .child(el("p").text(&roster.about_game()))
        .child(figures)
        .child(el("p").class("leaf-facts").children(facts));
    let qr = roster.options.qr.then(|| qr(list, army)).flatten();
    el("header").class("leaf-head").child(about).children(qr)
}

pub fn next(roster: &Roster, army: &Army) -> El {
    el("header")
        .class("leaf-head next")
        .child(el("b").class("leaf-title").text(roster.title()))
        .child(
            el("span")
                .class("leaf-print")
                .text(&fingerprint(army).to_string()),
        )
}

/// The verdict, and what the army can be known by.
fn seal(army: &Army, roster: &Roster) -> El {
    let class = if roster.legal { "stamp" } else { "stamp bad" };
    el("div")
        .class("leaf-seal")
        .child(el("b").class(class).text(words::verdict(roster.legal)))
        .child(
            el("span")
                .class("leaf-print")
                .text(&fingerprint(army).to_string()),
        )
}

/// The army's link, its orders left out. None where the army is too large for one, or its link
/// for a QR.
fn qr(list: &ArmyList, army: &Army) -> Option<El> {
    let page = window().location().href().ok()?;
    let link = Link::army(&Shared::of(list, army), Part::Army).ok()?;
    let code = share::qr(&link.address(&page))?;
    let modules = svg("path").attr("d", &code.path);
    let picture = svg("svg")
        .attr("class", "leaf-qr")
        .attr("viewBox", &format!("0 0 {0} {0}", code.side))
        .attr("role", "img")
        .attr("aria-label", "QR of the link to this army")
        .child(modules);
    Some(picture)
}
