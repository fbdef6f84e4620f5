//! The table of the bench.

use super::{Bench, change, look};
use crate::route::Route;
use crate::rules::Grade;
use crate::screen::umpire::{Checked, Column, Entry, FindingLine, Mark, State, Verdict, marks};
use crate::share::Kind;
use crate::sheet::one_line;
use crate::text::{self, say_mark};
use crate::web::dom::{El, button, el, link, live_of};
use crate::web::focus;
use crate::web::library::library;
use crate::web::signals::*;
use std::collections::BTreeMap;

type Marks = Memo<BTreeMap<u32, Vec<Mark>>>;

pub fn draw(bench: Bench) -> El {
    // What the armies have to do with each other is worked out when all are judged.
    let marks: Marks = Memo::new(move |_| {
        let tally = bench.tally();
        if tally.answered < tally.entries {
            return BTreeMap::new();
        }
        look(marks)
    });
    let heads = Column::ALL.map(|column| head(bench, column));
    let action = role("td", "cell").child(el("span").class("hidden").text("Remove"));
    let body = role("tbody", "rowgroup").keyed(
        move || bench.shown().into_iter().map(u64::from).collect(),
        move |key| {
            let number = u32::try_from(key).unwrap_or(0);
            look(|entries| match entries.entry(number) {
                Some(entry) => row(bench, marks, entry),
                None => el("tr"),
            })
        },
    );
    let table = role("table", "table")
        .class("bench")
        .child(
            el("caption")
                .class("hidden")
                .text("The armies on the bench"),
        )
        .child(role("thead", "rowgroup").child(role("tr", "row").children(heads).child(action)))
        .child(body);
    el("div")
        .class("scroll bench-scroll")
        .attr("role", "region")
        .attr("tabindex", "0")
        .attr("aria-label", "The armies on the bench")
        .child(table)
        .shown_when(move || bench.tally().answered > 0)
}

/// Rows lay themselves out, and some browsers then forget that they are of a table.
fn role(tag: &str, role: &str) -> El {
    el(tag).attr("role", role)
}

fn head(bench: Bench, column: Column) -> El {
    let is_sorted = move || bench.order.with(|order| order.by == column);
    let mark = move || match bench.order.get() {
        order if order.by != column => "",
        order if order.is_descending => " ▾",
        _ => " ▴",
    };
    let sort = el("button")
        .attr("type", "button")
        .id(&format!("sort-{}", column as usize))
        .text(column.label())
        .child(
            el("span")
                .attr("aria-hidden", "true")
                .live_text(move || mark().to_owned()),
        )
        .on_click(move || bench.order.update(|order| *order = order.clicked(column)));
    role("th", "columnheader")
        .attr("scope", "col")
        .live_attr("aria-sort", move || {
            is_sorted().then(|| {
                let is_descending = bench.order.get().is_descending;
                if is_descending {
                    "descending"
                } else {
                    "ascending"
                }
                .to_owned()
            })
        })
        .child(sort)
}

fn row(bench: Bench, marks: Marks, entry: &Entry) -> El {
    let number = entry.number;
    let remove = button("✕")
        .class("more")
        .attr("aria-label", &format!("Remove number {number}"))
        .on_click(move || {
            bench.remove(number);
            // The way back is the next thing one may want.
            request_animation_frame(|| {
                focus::on("bring-back");
            });
        });
    let cells = match &entry.state {
        State::Checked(checked) => judged(entry, checked, marks),
        State::Event(event) => {
            let route = Route::SharedEvent(entry.link.payload().to_owned());
            let name = one_line(&event.name);
            let open = link(&route, if name.is_empty() { "An event" } else { &name });
            unjudged(
                number,
                marks,
                el("span").text("The link of an event: ").child(open),
            )
        }
        State::Failed(why) => {
            let again = can_be_tried(entry).then(|| try_again(bench));
            let kind = match entry.link.kind() {
                Kind::Army => "Can't be judged",
                Kind::Event => "Can't be opened",
            };
            let text = format!("{kind}: {why}.");
            let said = el("span").class("bad").text(&text).children(again);
            unjudged(number, marks, said)
        }
        State::Unopened | State::Opened(_) => Vec::new(),
    };
    role("tr", "row")
        .id(&format!("entry-{number}"))
        .child(role("td", "cell").class("number").text(&number.to_string()))
        .children(cells)
        .child(role("td", "cell").class("remove on-screen").child(remove))
}

/// A link that opens is whole; then only its list was missing.
fn can_be_tried(entry: &Entry) -> bool {
    entry.link.open().is_ok()
}

fn try_again(bench: Bench) -> El {
    let library = library();
    button("Try again").class("plain").on_click(move || {
        library.retry_failed();
        change(|entries| entries.retry());
        bench.changed();
    })
}

fn cell(label: &str) -> El {
    role("td", "cell").attr("data-label", label)
}

/// Longer texts are cut off after some lines.
const SHORT: usize = 40;

/// An element by itself only where it is needed: there may be thousands of cells.
fn words(cell: El, text: &str) -> El {
    match text.len() <= SHORT {
        true => cell.text(text),
        false => cell.child(el("span").class("clip-lines").text(text)),
    }
}

fn judged(entry: &Entry, checked: &Checked, marks: Marks) -> Vec<El> {
    let judgement = &checked.judgement;
    let route = Route::SharedArmy(entry.link.payload().to_owned());
    let name = match checked.name.as_str() {
        "" => "(no name)",
        name => name,
    };
    let status = text::status(checked.list.provenance.status);
    let army = el("span")
        .child(link(&route, name).class("clip-lines"))
        .child(el("small").text(&format!("{}, {status} list", checked.list.name)));
    let verdict = match checked.verdict {
        Verdict::Legal => "fine",
        Verdict::Umpire => "look",
        Verdict::Illegal => "bad",
    };
    let commands = el("span")
        .text(&judgement.commands.len().to_string())
        .child(words(el("small"), &checked.commands));
    vec![
        words(cell("Player"), &checked.player),
        cell("Army").child(army),
        words(cell("Event"), &checked.event),
        cell("Points").text(&format!("{} of {}", judgement.points, judgement.limit)),
        cell("VDT").text(&format!("{} / {}", judgement.vdt, judgement.break_point)),
        cell("Commands").child(commands),
        cell("Verdict").child(el("b").class(verdict).text(&checked.verdict_said())),
        cell("Findings").child(findings(entry.number, checked, marks)),
        cell("Fingerprint")
            .class("print")
            .text(&checked.fingerprint.to_string()),
    ]
}

/// As many as tell an umpire what to look at; the army's own page has them all.
const MOST_FINDINGS: usize = 6;

fn findings(number: u32, checked: &Checked, marks: Marks) -> El {
    let lines = checked.findings.iter().take(MOST_FINDINGS).map(finding);
    let more = match checked.findings.len().saturating_sub(MOST_FINDINGS) {
        0 => None,
        more => Some(el("li").text(&format!("and {more} more"))),
    };
    let since = checked.since.iter().map(|said| el("li").text(said));
    let orders = checked.orders.iter();
    let orders = orders.map(|orders| el("li").text(&format!("Orders: {orders}.")));
    el("div")
        .child(
            el("ul")
                .children(lines)
                .children(more)
                .children(since)
                .children(orders),
        )
        .child(marked(number, marks))
}

fn finding(finding: &FindingLine) -> El {
    let class = match finding.grade {
        Grade::Illegal => "bad",
        Grade::Umpire | Grade::Waived => "look",
        Grade::Advice => "",
    };
    el("li")
        .attr("title", &finding.detail)
        .child(el("b").class(class).text(text::grade(finding.grade)))
        .text(&format!(" {} ", finding.headline))
        .child(link(
            &Route::Rules(Some(finding.rule)),
            finding.rule.as_str(),
        ))
}

fn marked(number: u32, marks: Marks) -> El {
    live_of(
        el("ul").class("marks"),
        move || marks.with(|marks| marks.get(&number).cloned().unwrap_or_default()),
        |marks| {
            let said = marks.iter().map(say_mark);
            said.map(|said| el("li").text(&said)).collect()
        },
    )
}

fn unjudged(number: u32, marks: Marks, said: El) -> Vec<El> {
    let content = el("div").child(said).child(marked(number, marks));
    vec![role("td", "cell").attr("colspan", "9").child(content)]
}
