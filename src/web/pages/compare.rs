//! Two armies side by side.

use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::text::without_list;
use crate::web::browser::styles;
use crate::web::components::{Compared, Comparison, Failed, Page, Waiting};
use crate::web::state::{Load, use_lists, use_saved_armies};
use leptos::prelude::*;
use std::sync::Arc;

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
                view! { <Comparison before=side(of_a, a) after=side(of_b, b) /> }.into_any()
            }
            (Some(Load::Failed(why)), _) | (_, Some(Load::Failed(why))) => {
                view! { <Failed why retry=move || lists.retry_failed() /> }.into_any()
            }
            (None, _) => without(a).into_any(),
            (_, None) => without(b).into_any(),
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

fn without(army: &Army) -> impl IntoView + use<> {
    view! { <p>{format!("“{}” can’t be compared. {}", army.name, without_list(army))}</p> }
}

fn side(list: Arc<ArmyList>, army: &Army) -> Compared {
    let judgement = judge(&list, &army.event, army);
    Compared {
        name: army.name.clone(),
        heading: army.name.clone(),
        list,
        army: army.clone(),
        judgement,
    }
}
