//! Labels with what they stand for.

use leptos::prelude::*;

#[component]
pub fn Facts(children: Children) -> impl IntoView {
    view! { <dl class="facts">{children()}</dl> }
}

#[component]
pub fn FactLine(#[prop(into)] label: String, children: Children) -> impl IntoView {
    view! {
        <div>
            <dt>{label}</dt>
            <dd>{children()}</dd>
        </div>
    }
}
