//! So many of these and so many of those: a number and a choice for each.

use super::field::{Keys, TextField};
use crate::screen::list_editor::read_count;
use crate::web::browser::focus;
use leptos::prelude::*;

/// What can be chosen, by number.
pub type Choices = Memo<Vec<(u16, String)>>;

/// One of the choices.
#[component]
pub fn Pick(
    #[prop(into)] id: String,
    #[prop(into)] label: String,
    choices: Choices,
    #[prop(into)] chosen: Signal<Option<u16>>,
    choose: impl Fn(u16) + Copy + Send + Sync + 'static,
    /// Offered below the others.
    #[prop(optional)]
    other: Option<(u16, &'static str)>,
) -> impl IntoView {
    let take = move |event| {
        if let Ok(id) = event_target_value(&event).parse() {
            choose(id);
        }
    };
    let option = move |(id, name): (u16, String)| {
        view! {
            <option value=id.to_string() prop:selected=move || chosen.get() == Some(id)>
                {name}
            </option>
        }
    };
    let other = other.map(|(id, name)| option((id, name.to_owned())));
    view! {
        <label class="ed-field pick">
            <span class="ed-label">{label}</span>
            <select id=id on:change=take>
                <For each=move || choices.get() key=|choice| choice.clone() children=option />
                {other}
            </select>
        </label>
    }
}

/// One of the choices, and how many of it.
type Part = (u16, u16);

/// Numbers of some of the choices, such as the contents of a package.
#[component]
pub fn Parts(
    #[prop(into)] id: String,
    label: &'static str,
    /// Whose parts they are.
    of: Signal<String>,
    choices: Choices,
    parts: Memo<Vec<Part>>,
    put: impl Fn(Vec<Part>) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let change = move |edit: &dyn Fn(&mut Vec<Part>)| {
        let mut all = parts.get_untracked();
        edit(&mut all);
        put(all);
    };
    let add = move |_| {
        if let Some((first, _)) = choices.get_untracked().first() {
            change(&|all| all.push((*first, 1)));
        }
    };
    let count = Memo::new(move |_| parts.with(Vec::len));
    let add_id = format!("{id}-add");
    let part = move |at: usize| {
        let which = Memo::new(move |_| parts.with(|all| all.get(at).map(|it| it.0)));
        let many = Memo::new(move |_| {
            parts.with(|all| all.get(at).map_or(String::new(), |it| it.1.to_string()))
        });
        let set_many = move |typed: String| {
            let many = read_count(&typed)?;
            change(&|all| {
                if let Some(part) = all.get_mut(at) {
                    part.1 = many;
                }
            });
            Ok(())
        };
        let set_which = move |id: u16| {
            change(&|all| {
                if let Some(part) = all.get_mut(at) {
                    part.0 = id;
                }
            });
        };
        let remove = move |_| {
            focus::keep_near(|| {
                change(&|all| {
                    if at < all.len() {
                        all.remove(at);
                    }
                });
            });
        };
        view! {
            <div class="part-line">
                <TextField
                    id=format!("{id}-{at}-count")
                    label="Units"
                    of
                    keys=Keys::Digits
                    value=many
                    take=set_many
                />
                <Pick
                    id=format!("{id}-{at}-of")
                    label="Of"
                    choices
                    chosen=which
                    choose=set_which
                />
                <button
                    type="button"
                    class="small"
                    aria-label=format!("{label}: remove {}", at + 1)
                    on:click=remove
                >
                    "×"
                </button>
            </div>
        }
    };
    view! {
        <div class="parts" role="group" aria-label=label>
            <For each=move || 0..count.get() key=|at| *at children=part />
            <button type="button" class="small" id=add_id on:click=add>
                {move || if count.get() == 0 { "Add units" } else { "and…" }}
            </button>
        </div>
    }
}
