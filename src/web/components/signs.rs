//! The signs in index.html, so that screen, roster and map show the same ones.

use crate::list::TroopType;
use crate::text;
use leptos::prelude::*;

/// One of them by its id; what it stands for is said beside it.
#[component]
pub fn Sign(#[prop(into)] id: String) -> impl IntoView {
    view! {
        <svg class="sign" aria-hidden="true">
            <use href=format!("#{id}")></use>
        </svg>
    }
}

/// The sign of a troop type: a base from above, its front edge thick.
#[component]
pub fn TroopSign(
    /// None where the list doesn't have the troop.
    kind: Option<TroopType>,
) -> impl IntoView {
    let code = kind.map_or("none", |kind| text::troop_type(kind).0);
    view! { <Sign id=format!("sign-{code}") /> }
}
