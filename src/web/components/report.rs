//! "Is this verdict wrong?": a short report that a maintainer can turn into a test.

use crate::web::browser::{clipboard, files, share};
use leptos::prelude::*;
use std::sync::Arc;

const TITLE: &str = "Is this verdict wrong?";

#[component]
pub fn ReportVerdict(
    /// Writes the report when it is wanted.
    report: Arc<dyn Fn() -> String + Send + Sync>,
) -> impl IntoView {
    let said = RwSignal::new("");
    let report = StoredValue::new(report);
    let written = move || report.with_value(|report| report());
    view! {
        <details class="report">
            <summary>{TITLE}</summary>
            <p>
                "Send this report to whoever looks after Muster, with a word on what you expected. It holds the army, the finding and the versions."
            </p>
            <div class="report-tools">
                <button type="button" on:click=move |_| clipboard::copy(&written(), said)>
                    "Copy the report"
                </button>
                <Show when=share::is_possible>
                    <button type="button" on:click=move |_| share::text(TITLE, &written(), said)>
                        "Share…"
                    </button>
                </Show>
                <button
                    type="button"
                    on:click=move |_| files::offer("muster-report.txt", &written())
                >
                    "Save"
                </button>
            </div>
            <p role="status">{said}</p>
        </details>
    }
}
