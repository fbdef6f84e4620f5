//! − n +: one tap takes one more or one fewer, and any number can be typed.

use leptos::prelude::*;

/// More of anything than this is a slip of the finger.
const MOST: u16 = 99;

#[component]
pub fn Stepper(
    /// The ids are `less-…`, `count-…` and `add-…` of this.
    #[prop(into)]
    id: String,
    /// What is counted.
    #[prop(into)]
    label: String,
    /// What is said of +, behind the label.
    #[prop(into, optional)]
    price: String,
    #[prop(into)] value: Signal<u16>,
    /// Whether the limit is reached: + is quiet then, but works.
    #[prop(into)]
    is_full: Signal<bool>,
    set: impl Fn(u16) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let refused = RwSignal::new(String::new());
    let trouble = format!("trouble-{id}");
    let enter = move |text: String| match text.trim().parse::<u16>() {
        Ok(value) if value <= MOST => {
            refused.set(String::new());
            set(value);
        }
        _ => refused.set(format!("A whole number from 0 to {MOST}, please.")),
    };
    let step = move |by: i32| {
        if let Some(now) = value.try_get_untracked() {
            refused.set(String::new());
            set(now.saturating_add_signed(by as i16));
        }
    };
    let add = match price.is_empty() {
        true => format!("More {label}"),
        false => format!("Add {label}, {price}"),
    };
    let less = match price.is_empty() {
        true => format!("Fewer {label}"),
        false => format!("Take away {label}"),
    };
    view! {
        <div
            class="stepper"
            class:zero=move || value.get() == 0
            class:full=move || is_full.get()
        >
            <button
                type="button"
                id=format!("less-{id}")
                class="minus"
                aria-label=less
                aria-disabled=move || (value.get() == 0).to_string()
                on:click=move |_| step(-1)
            >
                "−"
            </button>
            <input
                id=format!("count-{id}")
                type="text"
                inputmode="numeric"
                autocomplete="off"
                aria-label=label
                aria-describedby=trouble.clone()
                aria-invalid=move || (!refused.with(String::is_empty)).to_string()
                prop:value=move || value.get().to_string()
                on:change=move |event| enter(event_target_value(&event))
            />
            <button
                type="button"
                id=format!("add-{id}")
                class="plus"
                aria-label=add
                on:click=move |_| step(1)
            >
                "+"
            </button>
        </div>
        <p id=trouble class="refused" role="alert">
            {move || refused.get()}
        </p>
    }
}
