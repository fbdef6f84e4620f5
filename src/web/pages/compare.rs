//! Two armies side by side.

use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::{Judgement, judge};
use crate::screen::builder::{Comparison, Difference, compare};
use crate::web::browser::styles;
use crate::web::components::{Failed, Page, Waiting};
use crate::web::state::{Load, use_lists, use_saved_armies};
use leptos::prelude::*;

#[component]
pub fn ComparePage(
    /// The keys of the two armies.
    before: String,
    after: String,
) -> impl IntoView {
    styles::need("reading.css");
    let lists = use_lists();
    let saved = use_saved_armies();
    let armies = saved.read(&before).ok().zip(saved.read(&after).ok());
    let content = move || {
        let Some((a, b)) = &armies else {
            return view! { <p>"One of the two armies isn’t in this browser."</p> }.into_any();
        };
        match (lists.list_by_id(a.list.id), lists.list_by_id(b.list.id)) {
            (Some(Load::Here(of_a)), Some(Load::Here(of_b))) => {
                both((&of_a, a), (&of_b, b)).into_any()
            }
            (Some(Load::Failed(why)), _) | (_, Some(Load::Failed(why))) => {
                view! { <Failed why retry=move || lists.retry_failed() /> }.into_any()
            }
            (None, _) | (_, None) => {
                view! { <p>"This version of Muster doesn’t have the list of one of the armies."</p> }
                    .into_any()
            }
            _ => Waiting().into_any(),
        }
    };
    let other_way = Route::Compare(after, before).href();
    view! {
        <Page title="Compare">
            {content}
            <p>
                <a class="button" href=other_way>
                    "Swap the columns"
                </a>
            </p>
        </Page>
    }
}

fn both(before: (&ArmyList, &Army), after: (&ArmyList, &Army)) -> impl IntoView + use<> {
    let was = judge(before.0, &before.1.event, before.1);
    let is = judge(after.0, &after.1.event, after.1);
    let comparison = compare((before.0, before.1, &was), (after.0, after.1, &is));
    let rows = comparison.differences.iter().map(row).collect_view();
    view! {
        {line(&before.1.name, &was)}
        {line(&after.1.name, &is)}
        <div class="scroll" role="region" tabindex="0" aria-label="Differences">
            <table>
                <thead>
                    <tr>
                        <th scope="col">"What"</th>
                        <th scope="col">{before.1.name.clone()}</th>
                        <th scope="col">{after.1.name.clone()}</th>
                        <th scope="col">"Points"</th>
                        <th scope="col">"VD"</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
                <tfoot>{total(&comparison)}</tfoot>
            </table>
        </div>
    }
}

fn line(name: &str, judgement: &Judgement) -> impl IntoView + use<> {
    let verdict = match judgement.legal {
        true => "legal",
        false => "not legal",
    };
    let figures = format!(
        ": {} points, VDT {}, {verdict}.",
        judgement.points, judgement.vdt
    );
    view! {
        <p>
            <b>{name.to_owned()}</b>
            {figures}
        </p>
    }
}

fn row(difference: &Difference) -> impl IntoView + use<> {
    let class = match (difference.before, difference.after) {
        (0, _) => "added",
        (_, 0) => "gone",
        _ => "",
    };
    view! {
        <tr class=class>
            <th scope="row">{difference.what.clone()}</th>
            <td>{difference.before}</td>
            <td>{difference.after}</td>
            <td>{signed(difference.points.into())}</td>
            <td>{signed(difference.vd.into())}</td>
        </tr>
    }
}

fn total(comparison: &Comparison) -> impl IntoView + use<> {
    let (points, vdt) = (comparison.points, comparison.vdt);
    view! {
        <tr>
            <th scope="row">"Difference"</th>
            <td></td>
            <td></td>
            <td>{signed((points.1 - points.0).into())}</td>
            <td>{signed(i64::from(vdt.1) - i64::from(vdt.0))}</td>
        </tr>
    }
}

fn signed(n: i64) -> String {
    match n {
        1.. => format!("+{n}"),
        _ => n.to_string(),
    }
}
