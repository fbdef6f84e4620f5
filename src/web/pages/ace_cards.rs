//! The aces of an army as cards to cut out.

use crate::army::Army;
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::judge;
use crate::screen::aces::{AceCard, ace_cards};
use crate::web::browser::styles;
use crate::web::components::{Page, SavedArmy};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn AceCardsPage(key: String) -> impl IntoView {
    styles::need("scenario.css");
    let of = key.clone();
    let draw = move |list: Arc<ArmyList>, army: Army| {
        let judgement = judge(&list, &army.event, &army);
        let cards = ace_cards(&list, &army, &judgement);
        let has_chosen = army.basic.ace.is_some();
        let title = format!("{}, aces", army.name);
        let back = Route::Army(of.clone()).href();
        let print = |_| {
            let _ = window().print();
        };
        let hint = (!has_chosen).then(|| {
            view! {
                <p class="note advice">
                    "The one from the rulebook isn’t chosen yet: the army has one of six."
                </p>
            }
        });
        view! {
            <Page title>
                <div class="tools no-print">
                    <button type="button" class="primary" on:click=print>
                        "Print"
                    </button>
                    <a class="button" href=back>
                        "Back to the army"
                    </a>
                </div>
                {hint}
                <ul class="ace-cards">{cards.iter().map(draw_card).collect_view()}</ul>
            </Page>
        }
        .into_any()
    };
    view! { <SavedArmy key draw /> }
}

fn draw_card(card: &AceCard) -> impl IntoView + use<> {
    let by = (!card.by.is_empty()).then(|| view! { <small>{card.by.clone()}</small> });
    view! {
        <li class:doubtful=card.is_for_the_umpire>
            <h2>{card.name}</h2>
            <p>{card.rule}</p>
            {by}
        </li>
    }
}
