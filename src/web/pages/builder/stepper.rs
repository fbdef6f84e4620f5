//! − n +: one tap takes one more or one fewer, holding goes on, and any number can be typed.

use leptos::ev;
use leptos::leptos_dom::helpers::{IntervalHandle, TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;

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
    // A field that goes while it is half typed is heard once more, after its signals are gone.
    let sentence = move || refused.try_get().unwrap_or_default();
    let count = move || value.try_get().unwrap_or_default();
    let trouble = format!("trouble-{id}");
    let enter = move |text: String| match text.trim().parse::<u16>() {
        Ok(value) if value <= MOST => {
            refused.set(String::new());
            set(value);
        }
        _ => refused.set(format!("A whole number from 0 to {MOST}, please.")),
    };
    let step = move |by: i16| {
        let Some(now) = value.try_get_untracked() else {
            return;
        };
        refused.set(String::new());
        let next = now.saturating_add_signed(by).min(MOST);
        if next != now {
            set(next);
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
            class:zero=move || count() == 0
            class:full=move || is_full.try_get().unwrap_or_default()
        >
            <StepButton
                id=format!("less-{id}")
                class="minus"
                label=less
                sign="−"
                is_off=Signal::derive(move || count() == 0)
                step=move || step(-1)
            />
            <input
                id=format!("count-{id}")
                type="text"
                inputmode="numeric"
                autocomplete="off"
                aria-label=label
                aria-describedby=trouble.clone()
                aria-invalid=move || (!sentence().is_empty()).to_string()
                prop:value=move || count().to_string()
                on:change=move |event| enter(event_target_value(&event))
            />
            <StepButton
                id=format!("add-{id}")
                class="plus"
                label=add
                sign="+"
                is_off=Signal::derive(|| false)
                step=move || step(1)
            />
        </div>
        <p id=trouble class="refused" role="alert">
            {sentence}
        </p>
    }
}

/// A tap is one step; while it is held, more follow.
#[component]
fn StepButton(
    id: String,
    class: &'static str,
    label: String,
    sign: &'static str,
    is_off: Signal<bool>,
    step: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let hold = Hold::new();
    let press = move |event: ev::PointerEvent| {
        if event.button() == 0 {
            hold.begin(step);
        }
    };
    let click = move |event: ev::MouseEvent| {
        // The click that ends a long press has had its steps; one by key has no pointer.
        let is_by_pointer = event.detail() > 0;
        if !(is_by_pointer && hold.has_stepped.try_get_value().unwrap_or_default()) {
            step();
        }
    };
    view! {
        <button
            type="button"
            id=id
            class=class
            aria-label=label
            aria-disabled=move || is_off.try_get().unwrap_or_default().then_some("true")
            on:pointerdown=press
            on:pointerup=move |_| hold.end()
            on:pointerleave=move |_| hold.end()
            on:pointercancel=move |_| hold.end()
            on:contextmenu=|event| event.prevent_default()
            on:click=click
        >
            {sign}
        </button>
    }
}

const HELD_AFTER: Duration = Duration::from_millis(450);
const NEXT_STEP_AFTER: Duration = Duration::from_millis(120);

/// A button that is being held.
#[derive(Clone, Copy)]
struct Hold {
    waiting: StoredValue<Option<TimeoutHandle>>,
    stepping: StoredValue<Option<IntervalHandle>>,
    has_stepped: StoredValue<bool>,
}

impl Hold {
    fn new() -> Self {
        let hold = Hold {
            waiting: StoredValue::new(None),
            stepping: StoredValue::new(None),
            has_stepped: StoredValue::new(false),
        };
        on_cleanup(move || hold.end());
        hold
    }

    fn begin(self, step: impl Fn() + Copy + 'static) {
        self.end();
        self.has_stepped.set_value(false);
        let held = move || {
            self.has_stepped.set_value(true);
            step();
            self.stepping
                .set_value(set_interval_with_handle(step, NEXT_STEP_AFTER).ok());
        };
        self.waiting
            .set_value(set_timeout_with_handle(held, HELD_AFTER).ok());
    }

    fn end(self) {
        if let Some(Some(waiting)) = self.waiting.try_get_value() {
            waiting.clear();
        }
        if let Some(Some(stepping)) = self.stepping.try_get_value() {
            stepping.clear();
        }
    }
}
