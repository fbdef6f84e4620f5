//! The builder of a Basic army: complete from the start, options before the troops on a phone.

mod line_ups;
mod options;
mod units;

use super::state::BuilderPage;
use super::{head, list_since, verdict};
use crate::army::{Army, BasicEdit, Edit, History};
use crate::list::ArmyList;
use crate::route::Route;
use crate::screen::aces::aces_screen;
use crate::screen::basic::{BasicScreen, basic_screen};
use crate::web::browser::styles;
use crate::web::components::AcesPanel;
use crate::web::state::OpenArmy;
use leptos::prelude::*;
use std::sync::Arc;

type Screen = Memo<Option<Arc<BasicScreen>>>;

fn screen_of(open: OpenArmy) -> Screen {
    Memo::new(move |_| {
        let list = open.list();
        let basic = list.basic_list()?;
        let judgement = open.judgement.get();
        let shown = open
            .history
            .with(|history| basic_screen(&list, basic, history.army(), &judgement));
        Some(Arc::new(shown))
    })
}

/// Something of the screen, which is there for every Basic list.
fn of<T: Default>(screen: Screen, what: impl Fn(&BasicScreen) -> T) -> T {
    screen.with(|screen| screen.as_deref().map(what).unwrap_or_default())
}

#[component]
pub fn BasicBuilder(key: String, list: Arc<ArmyList>, army: Army) -> impl IntoView {
    styles::need("basic.css");
    let page = super::begin(key, list, army);
    let screen = screen_of(page.open);
    view! {
        <head::BuilderHead page />
        <list_since::ListSince page />
        <Figures screen />
        <main class="basic">
            <line_ups::LineUps page screen />
            <options::Options page screen />
            <units::Units page screen />
            <section class="basic-side">
                <verdict::VerdictPanel page />
                <Aces page />
                <Battle page />
            </section>
        </main>
        <super::Dialogs page />
    }
}

/// VDT, break point and units, beside what the list prints otherwise.
#[component]
fn Figures(screen: Screen) -> impl IntoView {
    let figure = move |label: &'static str, of: fn(&BasicScreen) -> u32| {
        view! {
            <span>
                <small>{label}</small>
                <b>{move || self::of(screen, of)}</b>
            </span>
        }
    };
    let printed = move || {
        let printed = of(screen, |screen| screen.printed.clone());
        printed.map(|said| view! { <p class="printed">{said}</p> })
    };
    view! {
        <div class="strip" id="basic-figures">
            <div class="big">
                {figure("VDT", |screen| screen.vdt)}
                {figure("breaks at", |screen| screen.break_point)}
                {figure("units", |screen| screen.units as u32)}
            </div>
            {printed}
        </div>
    }
}

/// The Aces in the Hole, where the event plays them.
#[component]
fn Aces(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let screen = Memo::new(move |_| {
        let judgement = open.judgement.get();
        let shown = |history: &History| aces_screen(&open.list(), history.army(), &judgement);
        open.history.with(shown)
    });
    let are_played = Memo::new(move |_| {
        let played = |history: &History| history.army().event.basic.aces;
        open.history.with(played)
    });
    let choose = Callback::new(move |ace| open.apply(Edit::Basic(BasicEdit::SetAce(ace))));
    let cards = Route::AceCards(open.key()).href();
    view! {
        <Show when=move || are_played.get()>
            <AcesPanel screen choose cards=cards.clone() />
        </Show>
    }
}

/// The way to what is played with this army.
#[component]
fn Battle(page: BuilderPage) -> impl IntoView {
    view! {
        <p class="to-battle">
            <a class="button wide" href=Route::Scenario(Some(page.open.key())).href()>
                "Scenario and weather"
            </a>
        </p>
    }
}
