//! Completing or mending the army that is open in the builder.

use super::results::Results;
use super::search::{Job, Search};
use super::wishes::{Bases, WishBar, Wishes};
use crate::army::Edit;
use crate::screen::proposals::{Act, Card, Task};
use crate::web::browser::styles;
use crate::web::state::OpenArmy;
use leptos::prelude::*;

#[component]
pub fn Finish(
    open: OpenArmy,
    task: RwSignal<Task>,
    /// The dialog's title, which is this page's heading.
    title: RwSignal<String>,
    is_open: RwSignal<bool>,
) -> impl IntoView {
    styles::need("deal.css");
    let search = Search::new();
    let wishes = Wishes::new();
    wishes.recall(&open.list());
    let job = move || Job {
        task: task.get(),
        list: open.list(),
        army: open.history.with(|history| history.army().clone()),
        style: wishes.style.get(),
        seed: wishes.seed.get(),
        owned: wishes.bases().filter(|_| task.get() == Task::Complete),
    };
    let again = RwSignal::new(());
    Effect::new(move |_| {
        again.track();
        search.start(job());
    });
    Effect::new(move |_| {
        title.set(match (search.found(), task.get()) {
            (Some(found), task) if found.job.task == task => found.screen.title.clone(),
            (_, Task::Mend) => "Fix this army".to_owned(),
            (_, Task::Complete | Task::Deal) => "Complete this army".to_owned(),
        });
    });
    let take = Callback::new(move |card: Card| {
        is_open.set(false);
        open.apply(card.edit);
    });
    let act = Callback::new(move |act: Act| match act {
        Act::Play(event) => open.apply(Edit::SetEvent(event)),
        Act::Unlock(units) => {
            let edits = units.into_iter();
            let edits = edits.map(|unit| Edit::SetLocked {
                unit,
                locked: false,
            });
            open.apply(Edit::Several(edits.collect()));
        }
        Act::Have { troop, count } => wishes.have(&open.list(), troop, count),
        Act::AnyTroops => wishes.only_owned.set(false),
        Act::Mend => task.set(Task::Mend),
    });
    let others = Signal::stored("Others".to_owned());
    let is_complete = move || task.get() == Task::Complete;
    view! {
        <div class="finish">
            <Show when=is_complete>
                <WishBar wishes others game=open.list().game() />
                <Show when=move || wishes.only_owned.get()>
                    <Bases wishes list=open.list() army=Some(open.army()) />
                </Show>
            </Show>
            <Results search take act again=Callback::new(move |()| again.notify()) />
        </div>
    }
}
