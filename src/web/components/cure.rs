//! The button of a cure, and all of its steps where it takes several.

use crate::screen::builder::CureView;
use crate::web::state::OpenArmy;
use leptos::prelude::*;

#[component]
pub fn Cure(open: OpenArmy, cure: CureView) -> impl IntoView {
    let edit = cure.edit;
    let count = cure.steps.len();
    let steps: Vec<_> = cure
        .steps
        .into_iter()
        .map(|step| view! { <li>{step}</li> })
        .collect();
    view! {
        <button type="button" on:click=move |_| open.apply(edit.clone())>
            {cure.action}
            {cure.outcome.map(|outcome| view! { <span>{format!(" → {outcome}")}</span> })}
        </button>
        {(count > 1)
            .then(|| {
                view! {
                    <details class="cure-steps">
                        <summary>{format!("What it does, in {count} steps")}</summary>
                        <ol>{steps}</ol>
                    </details>
                }
            })}
    }
}
