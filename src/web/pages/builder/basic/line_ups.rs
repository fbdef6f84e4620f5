//! The ways to field the army, by name: one tap changes to another.

use super::super::state::BuilderPage;
use super::super::text_field::TextField;
use super::{Screen, of};
use crate::army::{BasicEdit, Edit};
use crate::screen::basic::LineUpView;
use leptos::prelude::*;

#[component]
pub fn LineUps(page: BuilderPage, screen: Screen) -> impl IntoView {
    let open = page.open;
    let is_naming = RwSignal::new(false);
    let places = move || 0..of(screen, |screen| screen.line_ups.len());
    let chip = move |at: usize| {
        let line_up = Memo::new(move |_| of(screen, |screen| screen.line_ups.get(at).cloned()));
        let is =
            move |what: fn(&LineUpView) -> bool| line_up.with(|it| it.as_ref().is_some_and(what));
        let field = move |_| {
            if let Some(line_up) = line_up.get_untracked() {
                open.apply(line_up.field);
            }
        };
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || is(|it| it.is_fielded).to_string()
                on:click=field
            >
                {move || line_up.get().map(|line_up| line_up.name)}
            </button>
        }
    };
    let add = move |_| {
        let count = of(screen, |screen| screen.line_ups.len());
        let name = format!("Line-up {}", count.saturating_add(1));
        open.apply(Edit::Basic(BasicEdit::AddLineUp(name)));
        is_naming.set(true);
    };
    let fielded = move || {
        of(screen, |screen| {
            screen.line_ups.iter().position(|it| it.is_fielded)
        })
    };
    let name = Signal::derive(move || of(screen, |screen| screen.fielded.clone()));
    let rename = move |name: String| {
        let at = fielded().unwrap_or(0);
        Edit::Basic(BasicEdit::NameLineUp { at, name })
    };
    let remove = move |_| {
        let at = fielded().unwrap_or(0);
        is_naming.set(false);
        open.apply(Edit::Basic(BasicEdit::RemoveLineUp(at)));
    };
    let is_several = move || of(screen, |screen| screen.line_ups.len() > 1);
    view! {
        <div class="line-ups" role="group" aria-label="Line-ups">
            <small>"Line-ups"</small>
            <div class="chips">
                <For each=places key=|at| *at children=chip />
                <button type="button" id="add-line-up" class="chip add" on:click=add>
                    "+ New line-up"
                </button>
                <button
                    type="button"
                    class="chip"
                    aria-expanded=move || is_naming.get().to_string()
                    on:click=move |_| is_naming.update(|is_naming| *is_naming = !*is_naming)
                >
                    "Rename"
                </button>
            </div>
            <Show when=move || is_naming.get()>
                <div class="naming">
                    <TextField
                        page
                        id="line-up-name"
                        label="Name of this line-up"
                        value=name
                        edit=rename
                    />
                    <Show when=is_several>
                        <button type="button" on:click=remove>
                            "Remove"
                        </button>
                    </Show>
                </div>
            </Show>
        </div>
    }
}
