//! The report on a finding, or on the whole verdict, of the army that is open.

use crate::share::report;
use crate::web::browser::address;
use crate::web::components::{ReportTools, ReportVerdict};
use crate::web::parts::{Fetched, LazyView};
use crate::web::state::OpenArmy;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn Report(
    open: OpenArmy,
    /// The finding's place in the judgement; none for the verdict as a whole.
    place: Option<usize>,
) -> impl IntoView {
    view! {
        <ReportVerdict>
            <Fetched view=LazyView::Report(open, place) />
        </ReportVerdict>
    }
}

/// Of the part that writes links: the report holds one.
#[component]
pub fn WrittenReport(open: OpenArmy, place: Option<usize>) -> impl IntoView {
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
    view! { <ReportTools report=Arc::new(written) /> }
}
