//! A round that is paired by hand.

use crate::battle::tournament::{Round, TournamentEdit};
use crate::screen::tournament::{TypedRound, read_round, to_change};
use crate::web::components::Dialog;
use crate::web::state::OpenTournament;
use leptos::prelude::*;

/// Opens the dialog in which a round is typed.
#[component]
pub fn ByHand(open: OpenTournament) -> impl IntoView {
    let typing = RwSignal::new(false);
    view! {
        <button type="button" id="by-hand" on:click=move |_| typing.set(true)>
            "Pair by hand"
        </button>
        <Dialog open=typing title="Pair by hand">
            <Typed open close=Callback::new(move |()| typing.set(false)) />
        </Dialog>
    }
}

#[component]
fn Typed(open: OpenTournament, close: Callback<()>) -> impl IntoView {
    let text = RwSignal::new(
        open.history
            .with_untracked(|history| to_change(history.now())),
    );
    let read = Memo::new(move |_| {
        open.history
            .with(|history| text.with(|text| read_round(history.now(), text)))
    });
    let notes = move || match read.get() {
        Ok(TypedRound { notes, .. }) => notes.join(" "),
        Err(why) => why,
    };
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Ok(TypedRound { games, .. }) = read.get_untracked() {
            open.apply(TournamentEdit::StartRound(Round {
                title: String::new(),
                games,
            }));
            close.run(());
        }
    };
    view! {
        <form class="by-hand" on:submit=start>
            <label for="typed-round">
                "A game on each line " <small>"a name alone sits this round out"</small>
            </label>
            <textarea
                id="typed-round"
                rows="8"
                autocomplete="off"
                spellcheck="false"
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
            <p role="status" class:refused=move || read.with(Result::is_err)>
                {notes}
            </p>
            <button
                type="submit"
                id="start-round"
                class="go"
                disabled=move || read.with(Result::is_err)
            >
                "Start the round"
            </button>
        </form>
    }
}
