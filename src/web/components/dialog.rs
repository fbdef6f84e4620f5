//! A dialog of the browser's own: it keeps the focus, closes with Escape, and gives the focus back
//! to what opened it.

use leptos::children::ViewFn;
use leptos::html;
use leptos::prelude::*;

/// Its content is drawn while it is open.
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    /// A class of its own, for one that is larger than the others.
    #[prop(optional)]
    class: &'static str,
    /// What stands before the title.
    #[prop(optional, into)]
    lead: ViewFn,
    /// A line below the title.
    #[prop(optional, into)]
    about: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let is_open = open.get();
        let Some(element) = element.get() else { return };
        if is_open && !element.open() {
            // It can only fail when it is open already.
            let _ = element.show_modal();
        } else if !is_open && element.open() {
            element.close();
        }
    });
    let close = move || open.set(false);
    let click = move |event: web_sys::MouseEvent| {
        // A click beside the dialog lands on the dialog itself.
        if event.target() == event.current_target() {
            close();
        }
    };
    view! {
        <dialog
            node_ref=element
            class=class
            aria-label=move || title.get()
            on:close=move |_| close()
            on:click=click
        >
            <div class="sheet">
                <div class="card-head">
                    {move || lead.run()}
                    <div class="titles">
                        <h2>{move || title.get()}</h2>
                        {move || {
                            let about = about.get();
                            (!about.is_empty()).then(|| view! { <small>{about}</small> })
                        }}
                    </div>
                    <button type="button" class="more" aria-label="Close" on:click=move |_| close()>
                        "✕"
                    </button>
                </div>
                <Show when=move || open.get()>{children()}</Show>
            </div>
        </dialog>
    }
}
