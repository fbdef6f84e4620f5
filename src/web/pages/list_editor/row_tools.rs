//! What can be done with a row as a whole: shown below it on request, one row at a time.

use super::desk::use_desk;
use crate::web::browser::focus;
use leptos::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    Or,
    Foot,
    Up,
    Down,
    Copy,
    Remove,
}

impl Tool {
    fn label(self) -> &'static str {
        match self {
            Tool::Or => "Add an OR",
            Tool::Foot => "On foot…",
            Tool::Up => "Move up",
            Tool::Down => "Move down",
            Tool::Copy => "Duplicate",
            Tool::Remove => "Remove",
        }
    }
}

/// Shows the tools of a row, or hides them.
#[component]
pub fn ToolsButton(id: String, name: Signal<String>) -> impl IntoView {
    let tools = use_desk().tools;
    let of_it = id.clone();
    let is_shown = Memo::new(move |_| tools.with(|shown| shown.as_ref() == Some(&of_it)));
    let button = format!("{id}-button");
    let controls = id.clone();
    let toggle = move |_| tools.set((!is_shown.get_untracked()).then(|| id.clone()));
    view! {
        <button
            type="button"
            id=button
            class="small more"
            aria-label=move || format!("More for {}", name.get())
            aria-expanded=move || is_shown.get().to_string()
            aria-controls=move || is_shown.get().then(|| controls.clone())
            on:click=toggle
        >
            "⋯"
        </button>
    }
}

#[component]
pub fn RowTools(
    id: String,
    name: Signal<String>,
    offered: Signal<Vec<Tool>>,
    act: impl Fn(Tool) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let tools = use_desk().tools;
    let of_it = id.clone();
    let is_shown = Memo::new(move |_| tools.with(|shown| shown.as_ref() == Some(&of_it)));
    let button = format!("{id}-button");
    let close = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            tools.set(None);
            focus::on(&button);
        }
    };
    let tool = move |tool: Tool| {
        view! {
            <button
                type="button"
                class:danger=tool == Tool::Remove
                aria-label=move || format!("{} {}", tool.label().trim_end_matches('…'), name.get())
                on:click=move |_| act(tool)
            >
                {tool.label()}
            </button>
        }
    };
    view! {
        <Show when=move || is_shown.get()>
            <div
                class="row-tools"
                id=id.clone()
                role="group"
                aria-label=move || format!("More for {}", name.get())
                on:keydown=close.clone()
            >
                <For each=move || offered.get() key=|tool| *tool children=tool />
            </div>
        </Show>
    }
}
