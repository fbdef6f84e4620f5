//! The report on a finding, or on the whole verdict, of the army that is open.

use super::state::BuilderPage;
use crate::share::report;
use crate::web::browser::address;
use crate::web::components::ReportVerdict;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn Report(
    page: BuilderPage,
    /// The finding's place in the judgement; none for the verdict as a whole.
    place: Option<usize>,
) -> impl IntoView {
    let open = page.open;
    let written = move || {
        let judgement = open.judgement.get_untracked();
        let finding = place.and_then(|place| judgement.findings.get(place));
        report(
            &open.list(),
            &open.army(),
            &judgement,
            finding,
            &address::of_the_page(),
        )
    };
    view! { <ReportVerdict report=Arc::new(written) /> }
}
