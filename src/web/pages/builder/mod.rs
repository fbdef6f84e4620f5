//! The builder: troops with − n + first, the army beside them, the verdict always in view.

mod army_panel;
mod basic;
mod card;
mod changes;
mod command;
mod command_menu;
mod drag;
mod event;
mod export;
mod figure_names;
mod finding;
mod general;
mod head;
mod keys;
mod list_since;
mod offer_row;
mod package;
mod state;
mod stepper;
mod text_field;
mod troops;
mod unit_row;
mod verdict;

// Dialogs that other parts of the program draw: nobody needs them to build an army.
pub use changes::Changes;
pub use event::ChangeEvent;
pub use export::Export;

use crate::army::{Army, Command, Edit};
use crate::list::ArmyList;
use crate::web::browser::styles;
use crate::web::components::{Dialog, SavedArmy};
use crate::web::parts::{Fetched, LazyView};
use leptos::prelude::*;
use state::{BuilderPage, Tab};
use std::sync::Arc;

/// The builder of one of the player's armies.
#[component]
pub fn BuilderOf(key: String) -> impl IntoView {
    styles::need("builder.css");
    let of = key.clone();
    let draw = move |list: Arc<ArmyList>, army| match list.basic_list() {
        None => view! { <Builder key=of.clone() list army /> }.into_any(),
        Some(_) => view! { <basic::BasicBuilder key=of.clone() list army /> }.into_any(),
    };
    view! { <SavedArmy key draw /> }
}

#[component]
fn Builder(key: String, list: Arc<ArmyList>, army: Army) -> impl IntoView {
    let page = begin(key, list, army);
    view! {
        <head::BuilderHead page />
        <head::PracticeBanner page />
        <list_since::ListSince page />
        <main class="builder" data-tab=move || page.tab.get().name()>
            <div class="side-list">
                <verdict::NextStep page />
                <troops::Troops page />
            </div>
            <div class="side-army">
                <verdict::VerdictPanel page />
                <Commands page />
                <army_panel::ArmyPanel page />
            </div>
        </main>
        <Tabs page />
        <card::CardDialog page />
        <command_menu::CommandDialog page />
        <Dialogs page />
    }
}

/// An army opened in a builder of either game: its keys, its name on the tab, its heading told.
fn begin(key: String, list: Arc<ArmyList>, army: Army) -> BuilderPage {
    let page = BuilderPage::new(key, list, army);
    let open = page.open;
    keys::listen(page);
    Effect::new(move |_| {
        let name = open.screen.with(|screen| screen.head.name.clone());
        document().set_title(&format!("{name} · Muster"));
    });
    Effect::new(move |_| crate::web::browser::focus::on_in_place("page-heading"));
    page
}

/// What both builders open over the page, and what is said of each edit.
#[component]
fn Dialogs(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    view! {
        <Dialog open=page.verdict_open title="Verdict">
            <verdict::VerdictDetails page />
        </Dialog>
        <Dialog open=page.event_open title="The event">
            <Fetched view=LazyView::ChangeEvent {
                open,
                is_open: page.event_open,
            } />
        </Dialog>
        <Dialog open=page.export_open title="Export the army">
            <Fetched view=LazyView::Export(open) />
        </Dialog>
        <Dialog open=page.changes_open title="Since it was opened">
            <Fetched view=LazyView::Changes(open) />
        </Dialog>
        <FinishDialog page />
        <Dialog open=page.help_open title="Keys">
            <keys::KeyHelp />
        </Dialog>
        <p class="hidden" role="status" aria-live="polite">
            {move || open.said.get()}
        </p>
    }
}

#[component]
fn FinishDialog(page: BuilderPage) -> impl IntoView {
    let (open, task, is_open) = (page.open, page.finish, page.finish_open);
    let title = RwSignal::new(String::new());
    view! {
        <Dialog open=is_open title class="full">
            <Fetched view=LazyView::Finish {
                open,
                task,
                title,
                is_open,
            } />
        </Dialog>
    }
}

#[component]
fn Commands(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let ids = move || {
        open.screen
            .with(|screen| screen.commands.iter().map(|c| c.id).collect::<Vec<_>>())
    };
    view! {
        <For each=ids key=|id| *id let:id>
            <command::CommandCard page id />
        </For>
        <button
            type="button"
            id="add-command"
            class="wide add-command"
            on:click=move |_| add_command(page)
        >
            "+ Add a command"
        </button>
    }
}

/// A new command, which units are added to from now on.
fn add_command(page: BuilderPage) {
    let army = page.open.army();
    let id = army.fresh_command_id();
    page.open.apply(Edit::AddCommand {
        at: army.commands.len(),
        command: Command::new(id),
    });
    page.open.adding_to.set(Some(id));
}

/// What a phone shows one at a time.
#[component]
fn Tabs(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let units = move || {
        let units = open.screen.with(|screen| screen.head.units);
        match units {
            1 => "Army · 1 unit".to_owned(),
            units => format!("Army · {units} units"),
        }
    };
    let choose = move |tab| {
        page.tab.set(tab);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    };
    let is = move |tab| move || (page.tab.get() == tab).to_string();
    view! {
        <nav class="tabs" aria-label="Parts of the army">
            <button
                type="button"
                aria-pressed=is(Tab::Troops)
                on:click=move |_| choose(Tab::Troops)
            >
                "Troops"
            </button>
            <button type="button" aria-pressed=is(Tab::Army) on:click=move |_| choose(Tab::Army)>
                {units}
            </button>
        </nav>
    }
}
