//! The strip at the top: whose army, the tools, points, shares and the verdict.

use crate::army::{Edit, History};
use crate::route::Route;
use crate::screen::builder::{Head, ShareBar};
use crate::web::bench::Bench;
use crate::web::dom::{El, button, el, link, live_of};
use crate::web::focus;
use crate::web::old_parts::{mark, theme_switch};
use crate::web::signals::*;

pub fn draw(
    bench: Bench,
    tab: RwSignal<&'static str>,
    event_open: RwSignal<bool>,
    export_open: RwSignal<bool>,
) -> El {
    let copy = button("Copy")
        .id("copy-text")
        .on_click(move || export_open.set(true));
    let tools = el("div")
        .class("tools")
        .children(undo(bench))
        .child(copy)
        .child(link(&Route::Roster(bench.key()), "Print").class("button"))
        .child(link(&Route::Map(bench.key()), "Map").class("button"))
        .child(link(&Route::Share(bench.key()), "Share").class("button"))
        .child(theme_switch());
    let bar = el("div")
        .class("bar")
        .child(mark())
        .child(who(bench, event_open))
        .child(tools);
    let strip = el("div")
        .class("strip")
        .children([points(bench), shares(bench), pill(bench, tab)]);
    el("header").class("top").child(bar).child(strip)
}

fn head<T>(bench: Bench, of: impl Fn(&Head) -> T) -> T {
    bench.screen.with(|desk| of(&desk.head))
}

fn who(bench: Bench, event_open: RwSignal<bool>) -> El {
    let name = move || head(bench, |head| head.name.clone());
    let heading = el("h1")
        .id("page-heading")
        .attr("tabindex", "-1")
        .class("hidden")
        .live_text(name);
    let field = el("input")
        .id("army-name")
        .attr("type", "text")
        .class("name")
        .attr("aria-label", "Name of the army")
        .attr("autocomplete", "off")
        .live_value(name)
        .on_change(move |name| bench.apply(Edit::Rename(name)));
    let about = el("button")
        .attr("type", "button")
        .id("change-event")
        .class("about")
        .attr("title", "Change the event")
        .live_text(move || head(bench, |head| head.about.clone()))
        .on_click(move || event_open.set(true));
    el("div").class("who").children([heading, field, about])
}

pub fn undo(bench: Bench) -> [El; 2] {
    type Pick = fn(&History) -> Option<&Edit>;
    let tool = move |id: &'static str, name: &'static str, sign: &str, pick: Pick| {
        button(sign)
            .id(id)
            .live_attr("aria-label", move || {
                Some(match bench.next_step(pick) {
                    Some(edit) => format!("{name}: {edit}"),
                    None => name.to_owned(),
                })
            })
            .live_attr("aria-disabled", move || {
                let is_none = bench.history.with(|history| pick(history).is_none());
                Some(is_none.to_string())
            })
    };
    [
        tool("undo", "Undo", "↶", History::next_undo)
            .attr("title", "Undo (Ctrl+Z)")
            .on_click(move || bench.undo()),
        tool("redo", "Redo", "↷", History::next_redo)
            .attr("title", "Redo (Ctrl+Shift+Z)")
            .on_click(move || bench.redo()),
    ]
}

fn points(bench: Bench) -> El {
    let is_over = move || head(bench, |head| head.is_over);
    let number = el("b")
        .live_class("bad", is_over)
        .live_text(move || head(bench, |head| head.points.to_string()));
    let rest = el("span").live_text(move || head(bench, |head| format!(" {}", head.of_points)));
    let fill = el("i").live_style("width", move || tenths(head(bench, |head| head.fill)));
    let meter = el("div")
        .class("meter")
        .live_class("over", is_over)
        .child(fill);
    el("div").class("points").children([number, rest, meter])
}

fn shares(bench: Bench) -> El {
    live_of(
        el("div").class("shares"),
        move || head(bench, |head| head.shares.clone()),
        |bars| bars.iter().map(share).collect(),
    )
}

fn share(bar: &ShareBar) -> El {
    let fill = el("i").style("width", &tenths(bar.share));
    let mut track = el("div").class("track").child(fill);
    let mut figures = bar.figures.clone();
    if let Some(cap) = bar.cap {
        let mark = el("u").style("left", &format!("{cap}%"));
        track = track.child(mark.attr("title", &format!("At most {cap}%")));
        if bar.is_over {
            figures = format!("{figures} of {cap}");
        }
    }
    let class = if bar.is_over { "share over" } else { "share" };
    el("div").class(class).children([
        el("span").class("clip").text(&bar.name),
        track,
        el("span").text(&figures),
    ])
}

fn pill(bench: Bench, tab: RwSignal<&'static str>) -> El {
    let is_legal = move || head(bench, |head| head.verdict.is_legal);
    let mark = el("span")
        .attr("aria-hidden", "true")
        .live_text(move || if is_legal() { "✓" } else { "✕" }.to_owned());
    el("button")
        .attr("type", "button")
        .id("verdict-pill")
        .class("pill")
        .live_class("fine", is_legal)
        .child(mark)
        .live_text(move || head(bench, |head| head.verdict.text.clone()))
        .on_click(move || {
            tab.set("verdict");
            request_animation_frame(|| focus::show("verdict"));
        })
}

fn tenths(tenths: u32) -> String {
    format!("{}.{}%", tenths / 10, tenths % 10)
}
