//! What has changed in the list since the army was built from it.

use super::state::BuilderPage;
use crate::army::{Edit, ListRef};
use crate::share::{ListSince as Since, list_since};
use crate::text::{Names, edit_label, say_list_since};
use crate::web::browser::focus;
use crate::web::state::use_own_lists;
use leptos::prelude::*;

#[component]
pub fn ListSince(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let said = Memo::new(move |_| {
        open.history
            .with(|history| say_list_since(&open.list(), history.army()))
    });
    let is_any = Memo::new(move |_| said.with(|said| !said.is_empty()));
    let edit = Edit::BuildFrom(ListRef::of(&open.list()));
    let label = edit_label(
        &edit,
        Names {
            list: &open.list(),
            army: &open.army(),
        },
    );
    let edit = StoredValue::new(edit);
    let go_on = move |_| {
        open.apply(edit.get_value());
        // The button goes with what it answers.
        focus::on("page-heading");
    };
    let lines = move || {
        let lines = said.get().into_iter();
        lines.map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! {
        <Show when=move || is_any.get()>
            <aside class="ours" aria-label="Changes in the list">
                <ul>{lines}</ul>
                <button type="button" on:click=go_on>
                    {label.clone()}
                </button>
                <Stay page />
            </aside>
        </Show>
    }
}

/// An own list as it was can be kept beside what it is now.
#[component]
fn Stay(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let own = use_own_lists();
    let list = open.list();
    let past = open.history.with_untracked(|history| {
        let since = list_since(&list, history.army());
        match since {
            Since::Older(past) if list.id.is_own() => Some(past.clone()),
            _ => None,
        }
    });
    past.map(|past| {
        let label = format!("Stay with revision {}", past.revision);
        let stay = move |_| {
            open.apply(Edit::StayWith(own.split_off(&past)));
            focus::on("page-heading");
        };
        view! {
            <button type="button" on:click=stay>
                {label}
            </button>
        }
    })
}
