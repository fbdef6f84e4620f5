//! A dialog of the browser's own: it keeps the focus, closes with Escape, and gives the focus
//! back to what opened it.

use leptos::html;
use leptos::prelude::*;

#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if open.get() {
            if !dialog.open() {
                // It can only fail when it is open already.
                let _ = dialog.show_modal();
            }
        } else if dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog
            node_ref=dialog
            aria-label=title
            on:close=move |_| open.set(false)
            on:click=move |event| {
                // A click beside the dialog lands on the dialog itself.
                if event.target() == event.current_target() {
                    open.set(false);
                }
            }
        >
            <div class="sheet">
                <div class="card-head">
                    <h2>{move || title.get()}</h2>
                    <button type="button" class="more" aria-label="Close" on:click=move |_| open.set(false)>
                        "✕"
                    </button>
                </div>
                <Show when=move || open.get()>{children()}</Show>
            </div>
        </dialog>
    }
}
