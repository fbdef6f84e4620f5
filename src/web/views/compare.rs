//! An army as it was opened and as it is now.

use crate::army::{Army, History};
use crate::list::ArmyList;
use crate::rules::judge;
use crate::screen::builder::{Comparison, Difference, compare};
use crate::web::bench::Bench;
use crate::web::dom::{El, el};
use crate::web::signals::*;

/// The army as it was opened and as it stands now.
pub fn versions(bench: Bench) -> Vec<El> {
    let list = bench.list();
    let sides = |history: &History| {
        let (before, after) = (history.first(), history.army());
        match before == after {
            true => vec![el("p").text("Nothing: the army is as it was opened.")],
            false => both(
                (&list, before),
                (&list, after),
                [("As it was opened", "Before"), ("As it is now", "Now")],
            ),
        }
    };
    bench.history.with_untracked(sides)
}

/// Each has a name, and one that fits over a column.
fn both(
    before: (&ArmyList, &Army),
    after: (&ArmyList, &Army),
    [first, second]: [(&str, &str); 2],
) -> Vec<El> {
    let was = judge(before.0, &before.1.event, before.1);
    let is = judge(after.0, &after.1.event, after.1);
    let comparison = compare((before.0, before.1, &was), (after.0, after.1, &is));
    let line = |name: &str, points: i32, vdt: u32, legal: bool| {
        let verdict = if legal { "legal" } else { "not legal" };
        let figures = format!(": {points} points, VDT {vdt}, {verdict}.");
        el("p").child(el("b").text(name)).text(&figures)
    };
    let head = ["What", first.1, second.1, "Points", "VD"]
        .map(|cell| el("th").attr("scope", "col").text(cell));
    let table = el("table")
        .child(el("thead").child(el("tr").children(head)))
        .child(el("tbody").children(comparison.differences.iter().map(row)))
        .child(el("tfoot").child(total(&comparison)));
    let frame = el("div")
        .class("scroll")
        .attr("role", "region")
        .attr("tabindex", "0")
        .attr("aria-label", "Differences")
        .child(table);
    vec![
        line(first.0, comparison.points.0, comparison.vdt.0, was.legal),
        line(second.0, comparison.points.1, comparison.vdt.1, is.legal),
        frame,
    ]
}

fn total(comparison: &Comparison) -> El {
    let (points, vdt) = (comparison.points, comparison.vdt);
    let vd = i64::from(vdt.1) - i64::from(vdt.0);
    let cells = [
        String::new(),
        String::new(),
        signed((points.1 - points.0).into()),
        signed(vd),
    ];
    el("tr")
        .child(el("th").attr("scope", "row").text("All together"))
        .children(cells.map(|cell| el("td").text(&cell)))
}

fn signed(n: i64) -> String {
    if n > 0 {
        format!("+{n}")
    } else {
        n.to_string()
    }
}

fn row(difference: &Difference) -> El {
    let class = match (difference.before, difference.after) {
        (0, _) => "added",
        (_, 0) => "gone",
        _ => "",
    };
    el("tr")
        .class(class)
        .child(el("th").attr("scope", "row").text(&difference.what))
        .children(
            [
                difference.before.to_string(),
                difference.after.to_string(),
                signed(difference.points.into()),
                signed(difference.vd.into()),
            ]
            .map(|cell| el("td").text(&cell)),
        )
}
