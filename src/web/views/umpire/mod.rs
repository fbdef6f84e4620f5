//! The umpire's bench: any number of links in one table.

mod file;
mod put;
mod run;
mod table;

use crate::route::Route;
use crate::screen::umpire::{Added, Entries, Filter, Order, Shows, Tally, csv, shown};
use crate::share::{Kind, Link};
use crate::web::dom::{El, button, el};
use crate::web::file::offer;
use crate::web::old_parts::page;
use crate::web::signals::*;
use crate::web::{navigate, storage, style};
use std::cell::RefCell;

/// Where the links are kept, if the umpire says so.
const KEPT: &str = "umpire";

thread_local! {
    // It outlives the page, so that whoever opens an army finds the bench as he left it.
    static ENTRIES: RefCell<Entries> = RefCell::default();
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Bench {
    /// Counts up whenever the entries are others.
    version: RwSignal<u32>,
    /// Counts up while judging goes on, before the table is drawn.
    slices: RwSignal<u32>,
    order: RwSignal<Order>,
    filter: RwSignal<Filter>,
    keeps: RwSignal<bool>,
    /// What was there before the last removal.
    before: RwSignal<Option<Entries>>,
    said: RwSignal<String>,
}

fn look<T>(at: impl FnOnce(&Entries) -> T) -> T {
    ENTRIES.with_borrow(at)
}

/// Nothing may be drawn within: drawing looks at the entries.
fn change<T>(make: impl FnOnce(&mut Entries) -> T) -> T {
    ENTRIES.with_borrow_mut(make)
}

impl Bench {
    fn tally(self) -> Tally {
        self.version.track();
        look(|entries| entries.tally())
    }

    fn shown(self) -> Vec<u32> {
        self.version.track();
        let order = self.order.get();
        self.filter
            .with(|filter| look(|entries| shown(entries, order, filter)))
    }

    fn changed(self) {
        // A file may have been read to its end after the page was left.
        if self.keeps.try_get_untracked() == Some(true) {
            storage::set_setting(KEPT, &look(|entries| entries.as_text()));
        }
        self.version.update(|version| *version += 1);
    }

    /// Puts the links of a text on the bench; says what came of it.
    fn add(self, text: &str) -> bool {
        let added = change(|entries| entries.add(text));
        self.said.set(say_added(added));
        let any = added != Added::default();
        if any {
            // Going back would take away what has come since.
            self.before.set(None);
            self.changed();
        }
        any
    }

    fn remove(self, number: u32) {
        self.before.set(Some(look(Entries::clone)));
        change(|entries| entries.remove(number));
        self.said.set(format!("Number {number} is removed."));
        self.changed();
    }

    fn clear(self) {
        self.before.set(Some(look(Entries::clone)));
        change(|entries| entries.all.clear());
        self.said.set("The bench is empty.".to_owned());
        self.changed();
    }

    fn bring_back(self) {
        if let Some(before) = self.before.get_untracked() {
            self.before.set(None);
            change(|entries| *entries = before);
            self.said.set("It is as it was.".to_owned());
            self.changed();
        }
    }

    fn keep(self, keeps: bool) {
        self.keeps.set(keeps);
        if keeps {
            storage::set_setting(KEPT, &look(|entries| entries.as_text()));
        } else {
            storage::drop_setting(KEPT);
        }
    }
}

fn say_added(added: Added) -> String {
    let links = |n: usize| match n {
        1 => "1 link".to_owned(),
        n => format!("{n} links"),
    };
    let mut said = match (added.fresh, added.again) {
        (0, 0) => "There is no link of Muster's in this.".to_owned(),
        (0, again) => format!("Nothing new: {} here already.", links(again)),
        (fresh, 0) => format!("{} put on the bench.", links(fresh)),
        (fresh, again) => format!(
            "{} put on the bench; {} here already.",
            links(fresh),
            links(again)
        ),
    };
    if added.left_out > 0 {
        said = format!(
            "{said} {} left out: the bench is full.",
            links(added.left_out)
        );
    }
    said
}

/// Puts the links of a text on the bench before it is drawn.
pub fn put(text: &str) {
    change(|entries| entries.add(text));
}

pub fn draw(payload: Option<String>) -> Vec<El> {
    style::need("umpire.css");
    let kept = storage::setting(KEPT);
    let bench = Bench {
        version: RwSignal::new(0),
        slices: RwSignal::new(0),
        order: RwSignal::new(Order::default()),
        filter: RwSignal::new(Filter::default()),
        keeps: RwSignal::new(kept.is_some()),
        before: RwSignal::new(None),
        said: RwSignal::new(String::new()),
    };
    if look(|entries| entries.all.is_empty())
        && let Some(text) = kept
    {
        change(|entries| entries.add(&text));
    }
    if let Some(payload) = payload {
        bench.add(&Link::from_parts(Kind::Army, &payload).to_string());
        // So that going back, or loading anew, doesn't put it there once more.
        navigate::rename(&Route::Umpire(None));
    }
    run::start(bench);
    file::listen(bench);
    let content = vec![
        el("p")
            .class("on-screen")
            .text("Put links here, as they came: a mail, a column of a spreadsheet, a text file. Every army is judged anew, on this device; nothing is sent anywhere."),
        put::draw(bench),
        progress(bench),
        summary(bench),
        tools(bench),
        table::draw(bench),
    ];
    let mut parts = page("The umpire's bench", content);
    if let Some(main) = parts.pop() {
        parts.push(main.class("page wide-page bench-page"));
    }
    parts
}

fn progress(bench: Bench) -> El {
    let tally = move || {
        bench.slices.track();
        bench.tally()
    };
    let bar = el("progress")
        .attr("aria-label", "Armies judged")
        .live_attr("max", move || Some(bench.tally().entries.to_string()))
        .live_attr("value", move || Some(tally().answered.to_string()));
    let text = el("span").live_text(move || {
        let tally = tally();
        format!("{} of {} judged", tally.answered, tally.entries)
    });
    el("p")
        .class("progress")
        .child(bar)
        .child(text)
        .shown_when(move || {
            let tally = bench.tally();
            tally.answered < tally.entries
        })
}

fn summary(bench: Bench) -> El {
    let said = move || {
        let tally = bench.tally();
        let armies = tally.legal + tally.illegal;
        if tally.entries == 0 {
            return String::new();
        }
        let mut said = format!(
            "{armies} {}: {} legal, {} illegal.",
            if armies == 1 { "army" } else { "armies" },
            tally.legal,
            tally.illegal
        );
        if tally.failed > 0 {
            said = format!("{said} {} without a verdict.", tally.failed);
        }
        if tally.events > 0 {
            said = format!("{said} {} of an event.", tally.events);
        }
        said
    };
    el("p").class("tally").id("tally").live_text(said)
}

fn tools(bench: Bench) -> El {
    let find = el("input")
        .id("find")
        .attr("type", "search")
        .attr("autocomplete", "off")
        .on_input(move |text| bench.filter.update(|filter| filter.text = text));
    let options = Shows::ALL.iter().enumerate();
    let options = options.map(|(place, shows)| {
        el("option")
            .attr("value", &place.to_string())
            .text(shows.label())
    });
    let shows = el("select")
        .id("shows")
        .children(options)
        .on_change(move |place| {
            let place: usize = place.parse().unwrap_or(0);
            let shows = Shows::ALL.get(place).copied().unwrap_or_default();
            bench.filter.update(|filter| filter.shows = shows);
        });
    let export = button("Save as CSV").id("csv").on_click(move || {
        let page = window().location().href().unwrap_or_default();
        let numbers = untrack(|| bench.shown());
        let text = look(|entries| csv(entries, &numbers, &page));
        offer("muster-armies.csv", &text);
    });
    let print = button("Print").on_click(|| drop(window().print()));
    let clear = button("Clear the bench")
        .id("clear")
        .on_click(move || bench.clear());
    let back = button("Undo the removal")
        .id("bring-back")
        .on_click(move || bench.bring_back())
        .shown_when(move || bench.before.with(Option::is_some));
    let hidden = move || {
        let (all, shown) = (bench.tally().answered, bench.shown().len());
        match all.saturating_sub(shown) {
            0 => String::new(),
            hidden => format!("{shown} shown, {hidden} hidden by the filter."),
        }
    };
    el("div")
        .class("bench-tools")
        .child(el("label").text("Find").child(find))
        .child(el("label").text("Show").child(shows))
        .child(
            el("div")
                .class("tools")
                .children([export, print, clear, back]),
        )
        .child(
            el("p")
                .class("quiet")
                .attr("role", "status")
                .live_text(hidden),
        )
        .shown_when(move || {
            bench.version.track();
            bench.before.with(Option::is_some) || look(|entries| !entries.all.is_empty())
        })
}
