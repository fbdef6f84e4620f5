//! Bars of VD: a notch for each, solid where routed, hatched where a broken command counts, and a
//! stroke at the break point.

use super::{army_id, side_class};
use crate::battle::game::SideId;
use crate::screen::play::{ArmyView, Bar, Fill};
use crate::web::browser::focus;
use crate::web::components::Sign;
use leptos::prelude::*;
use std::sync::Arc;

/// What it shows is said beside it.
pub fn notches(bar: &Bar) -> impl IntoView + use<> {
    let notches: Vec<_> = bar
        .notches
        .iter()
        .map(|notch| {
            let fill = match notch.fill {
                Fill::Standing => "",
                Fill::Routed => "fallen",
                Fill::Counted => "counted",
            };
            view! { <i class=fill class:break-point=notch.is_break></i> }
        })
        .collect();
    view! {
        <span class="notches" class:dense=bar.is_dense() aria-hidden="true">
            {notches}
        </span>
    }
}

/// The army's bar in the head of the sheet; it leads to its units, which on a phone may be far down.
#[component]
pub fn ArmyBar(army: Memo<Arc<ArmyView>>, side: SideId) -> impl IntoView {
    view! {
        <button
            type="button"
            class=format!("vd-meter {}", side_class(side))
            on:click=move |_| focus::show_head(&army_id(side))
        >
            <Sign id="sign-flag" />
            <b class="clip">{move || army.with(|army| army.name.clone())}</b>
            <span class="figure">
                <b>{move || army.with(|army| army.lost)}</b>
                {move || army.with(|army| format!(" of {}", army.break_point))}
                <span class="hidden">" VD lost"</span>
            </span>
            <small>{move || army.with(|army| army.standing.clone())}</small>
            {move || army.with(|army| notches(&army.bar))}
        </button>
    }
}
