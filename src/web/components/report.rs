//! "Is this verdict wrong?": a short report that a maintainer can turn into a test.

use crate::web::browser::{clipboard, files, share};
use leptos::prelude::*;
use std::sync::Arc;

const TITLE: &str = "Is this verdict wrong?";

/// Its content is drawn once it was opened.
#[component]
pub fn ReportVerdict(children: ChildrenFn) -> impl IntoView {
    let was_opened = RwSignal::new(false);
    view! {
        <details class="report" on:toggle=move |_| was_opened.set(true)>
            <summary>{TITLE}</summary>
            <p>
                "Send this report to the people who look after Muster, and add what you expected. It contains the army, the finding and the version numbers."
            </p>
            <Show when=move || was_opened.get()>{children()}</Show>
        </details>
    }
}

#[component]
pub fn ReportTools(
    /// Writes the report when it is wanted.
    report: Arc<dyn Fn() -> String + Send + Sync>,
) -> impl IntoView {
    let said = RwSignal::new("");
    let report = StoredValue::new(report);
    let written = move || report.with_value(|report| report());
    view! {
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
    }
}
