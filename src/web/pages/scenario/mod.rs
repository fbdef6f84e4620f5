//! Scenario and weather: rolled or chosen, drawn to scale, and what they change.

mod cards;
mod fords;
mod plan;
mod ready;
mod sheet_weather;
mod weather;

use crate::army::{Army, BasicEdit, Edit};
use crate::battle::rule_book::RuleBook;
use crate::battle::scenario::{Ford, Scenario};
use crate::battle::sheet_weather::SheetWeather;
use crate::battle::weather::Weather;
use crate::list::ArmyList;
use crate::map::{MapAction, Role};
use crate::route::Route;
use crate::screen::reference::{ReferenceUnit, troops_of_army};
use crate::screen::scenario::{
    ReadyRow, about_table, chosen_scenario, chosen_weather, ready_rows, table_notes,
};
use crate::text::scenario as words;
use crate::web::browser::{random, styles};
use crate::web::components::{Page, SavedArmy, ScenarioChips};
use crate::web::state::OpenArmy;
use cards::Cards;
use fords::FordsCard;
use leptos::prelude::*;
use plan::PlanDrawing;
use ready::ReadyCard;
use sheet_weather::SheetWeatherCard;
use std::sync::Arc;
use weather::WeatherCard;

/// What the page shows, and what its controls do.
#[derive(Clone, Copy)]
pub struct Chosen {
    pub scenario: Signal<Scenario>,
    /// Whether it was chosen; else it is that of the supplement where nothing is.
    pub is_chosen: Signal<bool>,
    pub weather: Signal<Weather>,
    /// The army that it is for, if any.
    pub army: Signal<Option<Army>>,
    pub troops: Signal<Vec<ReferenceUnit>>,
    /// What is to be done before the battle, for an army.
    pub ready: Signal<Vec<ReadyRow>>,
    pub rules: Signal<RuleBook>,
    pub choose: Callback<Scenario>,
    pub choose_weather: Callback<Weather>,
    /// What was rolled on the table of the 3.0 sheet.
    pub sheet_weather: Signal<Option<SheetWeather>>,
    pub set_sheet_weather: Callback<SheetWeather>,
    pub fords: Signal<Vec<Ford>>,
    pub set_fords: Callback<Vec<Ford>>,
}

/// For an own army, or for none.
#[component]
pub fn ScenarioPage(key: Option<String>) -> impl IntoView {
    styles::need("scenario.css");
    match key {
        Some(key) => {
            let of = key.clone();
            let draw = move |list, army| view! { <OfArmy key=of.clone() list army /> }.into_any();
            view! { <SavedArmy key draw /> }.into_any()
        }
        None => view! { <OfNobody /> }.into_any(),
    }
}

#[component]
fn OfNobody() -> impl IntoView {
    let scenario = RwSignal::new(chosen_scenario(None));
    let weather = RwSignal::new(chosen_weather(None));
    let sheet_weather = RwSignal::new(None);
    let fords = RwSignal::new(Vec::new());
    let chosen = Chosen {
        scenario: scenario.into(),
        is_chosen: Signal::derive(|| true),
        ready: Signal::derive(Vec::new),
        weather: weather.into(),
        army: Signal::derive(|| None),
        troops: Signal::derive(Vec::new),
        rules: Signal::derive(|| RuleBook::Basic3),
        choose: Callback::new(move |new| scenario.set(new)),
        choose_weather: Callback::new(move |new| weather.set(new)),
        sheet_weather: sheet_weather.into(),
        set_sheet_weather: Callback::new(move |new| sheet_weather.set(Some(new))),
        fords: fords.into(),
        set_fords: Callback::new(move |new| fords.set(new)),
    };
    view! {
        <Page title="Scenario and weather">
            <Body chosen />
        </Page>
    }
}

#[component]
fn OfArmy(key: String, list: Arc<ArmyList>, army: Army) -> impl IntoView {
    let title = format!("{}, scenario", army.name);
    let open = OpenArmy::new(key.clone(), list.clone(), army);
    let army = Memo::new(move |_| open.history.with(|history| history.army().clone()));
    let of = list.clone();
    let ready = Memo::new(move |_| {
        let judgement = open.judgement.get();
        army.with(|army| ready_rows(chosen_scenario(Some(army)), &of, army, &judgement))
    });
    let troops = Memo::new(move |_| {
        let judgement = open.judgement.get();
        army.with(|army| troops_of_army(&list, army, &judgement).units)
    });
    let basic = move |edit: BasicEdit| open.apply(Edit::Basic(edit));
    let chosen = Chosen {
        scenario: Signal::derive(move || army.with(|army| chosen_scenario(Some(army)))),
        is_chosen: Signal::derive(move || {
            army.with(|army| army.basic.scenario_at(&army.event).is_some())
        }),
        ready: ready.into(),
        weather: Signal::derive(move || army.with(|army| chosen_weather(Some(army)))),
        army: Signal::derive(move || Some(army.get())),
        troops: troops.into(),
        rules: Signal::derive(move || army.with(|army| RuleBook::of(&army.event))),
        choose: Callback::new(move |new| basic(BasicEdit::SetScenario(Some(new)))),
        choose_weather: Callback::new(move |new| basic(BasicEdit::SetWeather(Some(new)))),
        sheet_weather: Signal::derive(move || army.with(|army| army.basic.sheet_weather)),
        set_sheet_weather: Callback::new(move |new| {
            basic(BasicEdit::SetSheetWeather(Some(new)));
        }),
        fords: Signal::derive(move || army.with(|army| army.basic.fords.clone())),
        set_fords: Callback::new(move |new| basic(BasicEdit::SetFords(new))),
    };
    let role = move || army.with(|army| army.deployment.map.role);
    let roles = [Role::Attacker, Role::Defender].map(|of| {
        let label = match of {
            Role::Attacker => "We attack",
            Role::Defender => "We defend",
        };
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (role() == Some(of)).to_string()
                on:click=move |_| open.apply(Edit::map(MapAction::SetRole(Some(of))))
            >
                {label}
            </button>
        }
    });
    view! {
        <Page title>
            <div class="tools no-print">
                {Vec::from(roles)}
                <a class="button go" href=Route::Map(key.clone()).href()>
                    "Deploy"
                </a>
                <a class="button" href=Route::Army(key).href()>
                    "Back to the army"
                </a>
            </div>
            <Body chosen />
        </Page>
    }
}

#[component]
fn Body(chosen: Chosen) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let roll = move |_| match random::dice(1).as_deref() {
        Some([die]) => {
            if let Some(scenario) = Scenario::rolled(*die) {
                said.set(format!("Rolled {die}: {}.", words::name(scenario)));
                chosen.choose.run(scenario);
            }
        }
        _ => said.set(NO_DICE.to_owned()),
    };
    let name = move || words::name(chosen.scenario.get());
    let number = move || {
        let number = chosen.scenario.get().number();
        match chosen.is_chosen.get() {
            true => format!("Scenario {number}"),
            false => format!("Scenario {number}, as long as none is chosen"),
        }
    };
    let about = move || chosen.army.with(|army| about_table(army.as_ref()));
    let notes = move || {
        let notes = chosen.army.with(|army| table_notes(army.as_ref()));
        notes.map(|note| view! { <li>{note}</li> }).collect_view()
    };
    view! {
        <p class="quiet">{about}</p>
        <div class="scenario-choice no-print" role="group" aria-label="Scenario">
            <ScenarioChips
                chosen=Signal::derive(move || {
                    chosen.is_chosen.get().then(|| chosen.scenario.get())
                })
                choose=chosen.choose
            />
            <button type="button" class="go" id="roll-scenario" on:click=roll>
                "Roll"
            </button>
        </div>
        <p role="status">{move || said.get()}</p>
        <h2 class="scenario-name">
            <small>{number}</small>
            {name}
        </h2>
        <p class="quiet">{move || words::summary(chosen.scenario.get())}</p>
        <div class="scenario">
            <PlanDrawing chosen />
            <Cards chosen />
            <ReadyCard rows=chosen.ready />
            <FordsCard chosen />
            <WeatherCard chosen />
            <SheetWeatherCard chosen />
            <section class="card">
                <h3>"The table"</h3>
                <ul class="table-notes">{notes}</ul>
                <p class="quiet">
                    "Table, H and standard zone are set where "
                    <a href=Route::Event.href()>"the event is made"</a> "."
                </p>
            </section>
        </div>
    }
}

const NO_DICE: &str = "This browser has no fair dice: roll at the table, and choose.";

/// A and D mark whose rule it is.
fn badges(roles: &[Role]) -> Vec<AnyView> {
    let badge = |role: &Role| {
        let is_foe = *role == Role::Defender;
        view! {
            <b class="role-badge" class:foe=is_foe>
                <span aria-hidden="true">{words::badge(*role)}</span>
                <span class="hidden">{crate::text::capital(crate::text::role(*role))}</span>
            </b>
        }
        .into_any()
    };
    roles.iter().map(badge).collect()
}
