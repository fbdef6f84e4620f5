//! Two armies side by side.

use crate::army::Army;
use crate::desk::{Difference, compare};
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::web::components::{Failed, PageTop, Waiting};
use crate::web::library::{Load, library};
use crate::web::storage;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn Compare(before: String, after: String) -> impl IntoView {
    let library = library();
    let armies = storage::read(&before).ok().zip(storage::read(&after).ok());
    let body = move || {
        let Some((a, b)) = armies.clone() else {
            return view! { <p>"One of the two armies isn't stored here."</p> }.into_any();
        };
        match (library.list_by_id(a.list.id), library.list_by_id(b.list.id)) {
            (Load::Here(Some(of_a)), Load::Here(Some(of_b))) => {
                view! { <Both before=(of_a, a) after=(of_b, b) /> }.into_any()
            }
            (Load::Failed(why), _) | (_, Load::Failed(why)) => {
                let id = a.list.id;
                view! { <Failed why retry=move || library.retry(Some(id)) /> }.into_any()
            }
            (Load::Here(None), _) | (_, Load::Here(None)) => {
                view! { <p>"The list of one of the armies isn't known here."</p> }.into_any()
            }
            _ => view! { <Waiting /> }.into_any(),
        }
    };
    view! {
        <PageTop title="Compare" />
        <main class="page">
            <h1 id="page-heading" tabindex="-1">"Two armies compared"</h1>
            {body}
            <p>
                <a href=Route::Compare(after, before).href()>"The other way round"</a>
            </p>
        </main>
    }
}

#[component]
fn Both(before: (Arc<ArmyList>, Army), after: (Arc<ArmyList>, Army)) -> impl IntoView {
    let verdict = |(list, army): &(Arc<ArmyList>, Army)| judge(list, &army.event, army);
    let (was, is) = (verdict(&before), verdict(&after));
    let comparison = compare((&before.0, &before.1, &was), (&after.0, &after.1, &is));
    let legal = |legal: bool| if legal { "legal" } else { "not legal" };
    let rows = comparison.differences.into_iter().map(row).collect_view();
    view! {
        <p>
            <b>{before.1.name}</b>
            {format!(": {} points, VDT {}, {}. ", comparison.points.0, comparison.vdt.0, legal(was.legal))}
            <b>{after.1.name}</b>
            {format!(": {} points, VDT {}, {}.", comparison.points.1, comparison.vdt.1, legal(is.legal))}
        </p>
        <div class="scroll" role="region" tabindex="0" aria-label="Differences">
            <table>
                <thead>
                    <tr>
                        <th scope="col">"What"</th>
                        <th scope="col">"First"</th>
                        <th scope="col">"Second"</th>
                        <th scope="col">"Points"</th>
                        <th scope="col">"VD"</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

fn row(difference: Difference) -> impl IntoView {
    let signed = |n: i32| if n > 0 { format!("+{n}") } else { n.to_string() };
    view! {
        <tr class:added=difference.before == 0 class:gone=difference.after == 0>
            <th scope="row">{difference.what}</th>
            <td>{difference.before}</td>
            <td>{difference.after}</td>
            <td>{signed(difference.points)}</td>
            <td>{signed(difference.vd)}</td>
        </tr>
    }
}
