//! The army as it was opened and as it stands now.

use crate::rules::judge;
use crate::web::components::{Compared, Comparison};
use crate::web::state::OpenArmy;
use leptos::prelude::*;

#[component]
pub fn Changes(open: OpenArmy) -> impl IntoView {
    let list = open.list();
    let (before, after) = open
        .history
        .with_untracked(|history| (history.first().clone(), history.army().clone()));
    if before == after {
        return view! { <p>"No changes since it was opened."</p> }.into_any();
    }
    let side = |name: &str, heading: &str, army: crate::army::Army| Compared {
        name: name.to_owned(),
        heading: heading.to_owned(),
        judgement: judge(&list, &army.event, &army),
        list: list.clone(),
        army,
    };
    let before = side("As it was opened", "Before", before);
    let after = side("As it is now", "Now", after);
    view! { <Comparison before after /> }.into_any()
}
