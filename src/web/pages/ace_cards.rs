//! The aces of an army: what it has earned, and the cards to cut out.

use super::roster::PrintButton;
use crate::army::{Army, BasicEdit, Edit};
use crate::list::ArmyList;
use crate::route::Route;
use crate::screen::aces::{AceCard, ace_cards, aces_screen};
use crate::web::browser::styles;
use crate::web::components::{AcesPanel, Page, SavedArmy};
use crate::web::state::OpenArmy;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn AceCardsPage(key: String) -> impl IntoView {
    styles::need("scenario.css");
    let of = key.clone();
    let draw = move |list, army| view! { <OfArmy key=of.clone() list army /> }.into_any();
    view! { <SavedArmy key draw /> }
}

#[component]
fn OfArmy(key: String, list: Arc<ArmyList>, army: Army) -> impl IntoView {
    let title = format!("{}, aces", army.name);
    let open = OpenArmy::new(key.clone(), list.clone(), army);
    let of_screen = list.clone();
    let screen = Memo::new(move |_| {
        let judgement = open.judgement.get();
        open.history
            .with(|history| aces_screen(&of_screen, history.army(), &judgement))
    });
    let cards = Memo::new(move |_| {
        let judgement = open.judgement.get();
        open.history
            .with(|history| ace_cards(&list, history.army(), &judgement))
    });
    let choose = Callback::new(move |ace| open.apply(Edit::Basic(BasicEdit::SetAce(ace))));
    let drawn = move || cards.with(|cards| cards.iter().map(draw_card).collect_view());
    view! {
        <Page title>
            <div class="tools no-print">
                <PrintButton />
                <a class="button" href=Route::Army(key).href()>
                    "Back to the army"
                </a>
            </div>
            <div class="no-print">
                <AcesPanel screen choose />
            </div>
            <h2 class="no-print">"Cards to cut out"</h2>
            <ul class="ace-cards">{drawn}</ul>
        </Page>
    }
}

fn draw_card(card: &AceCard) -> impl IntoView + use<> {
    let by = (!card.by.is_empty()).then(|| view! { <small>{card.by.clone()}</small> });
    view! {
        <li class:doubtful=card.is_for_the_umpire>
            <h3>{card.name}</h3>
            <p>{card.rule}</p>
            {by}
        </li>
    }
}
