//! The sign of a troop type: a base from above, its front edge thick. The signs themselves are
//! in index.html, so that screen, roster and map show the same ones.

use crate::list::TroopType;
use crate::text;
use leptos::prelude::*;

#[component]
pub fn Symbol(kind: Option<TroopType>) -> impl IntoView {
    let sign = kind.map_or("#sign-none", |kind| match text::troop_type(kind).0 {
        "CP" => "#sign-CP",
        "CM" => "#sign-CM",
        "CL" => "#sign-CL",
        "CGP" => "#sign-CGP",
        "CGL" => "#sign-CGL",
        "CF" => "#sign-CF",
        "EL" => "#sign-EL",
        "FP" => "#sign-FP",
        "FL" => "#sign-FL",
        "T" => "#sign-T",
        "S" => "#sign-S",
        "ART" => "#sign-ART",
        _ => "#sign-W",
    });
    view! {
        <svg class="sign" aria-hidden="true">
            <use href=sign></use>
        </svg>
    }
}
