//! Two armies side by side.

use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::screen::builder::{Comparison, Difference, compare};
use crate::web::dom::{El, el, link};
use crate::web::library::{Load, library};
use crate::web::old_parts::{failed, page, waiting};
use crate::web::signals::*;
use crate::web::storage;

pub fn draw(before: &str, after: &str) -> Vec<El> {
    let library = library();
    let armies = storage::read(before).ok().zip(storage::read(after).ok());
    let body = el("div").live(move || {
        let Some((a, b)) = &armies else {
            return vec![el("p").text("One of the two armies isn't stored here.")];
        };
        match (library.list_by_id(a.list.id), library.list_by_id(b.list.id)) {
            (Some(Load::Here(of_a)), Some(Load::Here(of_b))) => both(
                (&of_a, a),
                (&of_b, b),
                [(&a.name, "First"), (&b.name, "Second")],
            ),
            (Some(Load::Failed(why)), _) | (_, Some(Load::Failed(why))) => {
                let id = a.list.id;
                vec![failed(&why, move || library.retry(id))]
            }
            (None, _) | (_, None) => {
                vec![el("p").text("The list of one of the armies isn't known here.")]
            }
            _ => vec![waiting()],
        }
    });
    let other = Route::Compare(after.to_owned(), before.to_owned());
    page(
        "Two armies compared",
        vec![body, el("p").child(link(&other, "The other way round"))],
    )
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
