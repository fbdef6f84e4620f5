//! What has changed in the list since the army was built from it.

use super::state::BuilderPage;
use crate::army::Edit;
use crate::text::{Names, edit_label, say_list_since};
use leptos::prelude::*;

#[component]
pub fn ListSince(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let said = Memo::new(move |_| {
        open.history
            .with(|history| say_list_since(&open.list(), history.army()))
    });
    let is_any = Memo::new(move |_| said.with(|said| !said.is_empty()));
    let edit = Edit::BuildFrom(open.list().revision);
    let label = edit_label(
        &edit,
        Names {
            list: &open.list(),
            army: &open.army(),
        },
    );
    let edit = StoredValue::new(edit);
    let lines = move || {
        let lines = said.get().into_iter();
        lines.map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! {
        <Show when=move || is_any.get()>
            <aside class="ours" aria-label="Changes in the list">
                <ul>{lines}</ul>
                <button type="button" on:click=move |_| open.apply(edit.get_value())>
                    {label.clone()}
                </button>
            </aside>
        </Show>
    }
}
