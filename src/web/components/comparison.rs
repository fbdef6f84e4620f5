//! Two armies, or two versions of one, side by side: what one has that the other doesn't.

use crate::army::Army;
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::rules::Judgement;
use crate::screen::builder::{Difference, compare};
use leptos::prelude::*;
use std::sync::Arc;

/// One side of a comparison.
pub struct Compared {
    pub name: String,
    /// What stands over its column.
    pub heading: String,
    pub list: Arc<ArmyList>,
    pub army: Army,
    pub judgement: Judgement,
}

#[component]
pub fn Comparison(before: Compared, after: Compared) -> impl IntoView {
    let comparison = compare(
        (&before.list, &before.army, &before.judgement),
        (&after.list, &after.army, &after.judgement),
    );
    let line = |side: &Compared| {
        let verdict = match side.judgement.legal {
            true => "legal",
            false => "not legal",
        };
        let points = match side.list.game() {
            RuleSet::Impetus => format!("{} points, ", side.judgement.points),
            RuleSet::Basic => String::new(),
        };
        let figures = format!(": {points}VDT {}, {verdict}.", side.judgement.vdt);
        view! {
            <p>
                <b>{side.name.clone()}</b>
                {figures}
            </p>
        }
    };
    let (points, vdt) = (comparison.points, comparison.vdt);
    let vd = i64::from(vdt.1) - i64::from(vdt.0);
    let has_points = points.is_some();
    let rows = comparison.differences.into_iter();
    let rows = rows.map(|difference| row(difference, has_points));
    view! {
        {line(&before)}
        {line(&after)}
        <div class="scroll" role="region" tabindex="0" aria-label="Differences">
            <table>
                <thead>
                    <tr>
                        <th scope="col">"What"</th>
                        <th scope="col">{before.heading}</th>
                        <th scope="col">{after.heading}</th>
                        {has_points.then(|| view! { <th scope="col">"Points"</th> })}
                        <th scope="col">"VD"</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot>
                    <tr>
                        <th scope="row">"Total"</th>
                        <td></td>
                        <td></td>
                        {points
                            .map(|(before, after)| {
                                view! { <td>{signed(i64::from(after - before))}</td> }
                            })}
                        <td>{signed(vd)}</td>
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

fn row(difference: Difference, has_points: bool) -> impl IntoView {
    let class = match (difference.before, difference.after) {
        (0, _) => "added",
        (_, 0) => "gone",
        _ => "",
    };
    view! {
        <tr class=class>
            <th scope="row">{difference.what}</th>
            <td>{difference.before}</td>
            <td>{difference.after}</td>
            {has_points.then(|| view! { <td>{signed(difference.points.into())}</td> })}
            <td>{signed(difference.vd.into())}</td>
        </tr>
    }
}

fn signed(n: i64) -> String {
    if n > 0 {
        format!("+{n}")
    } else {
        n.to_string()
    }
}
