//! What stands over the figures of troops and units.

use leptos::prelude::*;

#[component]
pub fn FigureNames() -> impl IntoView {
    view! {
        <span class="l"></span>
        <span>"M"</span>
        <span>"VBU"</span>
        <span>"I"</span>
        <span>"D"</span>
        <span>"VD"</span>
    }
}
