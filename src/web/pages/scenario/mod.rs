//! Scenario and weather: rolled or chosen, drawn to scale, and what they change.

mod cards;
mod fords;
mod plan;
mod ready;
mod sheet_weather;
mod weather;

use crate::army::{Army, BasicEdit, Edit};
use crate::battle::scenario::{Ford, Scenario};
use crate::battle::sheet_weather::SheetWeather;
use crate::battle::weather::Weather;
use crate::event::{Event, Preset};
use crate::list::ArmyList;
use crate::map::{MapAction, Role};
use crate::route::Route;
use crate::screen::event::EventChoice;
use crate::screen::reference::{ReferenceUnit, troops_of_army};
use crate::screen::scenario::{
    FIRST_TOLD, ReadyRow, about_table, chosen_scenario, ready_rows, table_notes,
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
    pub chosen: Signal<Option<Scenario>>,
    /// What was chosen, else the one that is told of until then.
    pub scenario: Signal<Scenario>,
    pub weather: Signal<Option<Weather>>,
    /// The army's, or that of a page without one.
    pub event: Signal<Event>,
    /// The army that it is for, if any.
    pub army: Signal<Option<Army>>,
    pub troops: Signal<Vec<ReferenceUnit>>,
    /// What is to be done before the battle, for an army.
    pub ready: Signal<Vec<ReadyRow>>,
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
    let scenario = RwSignal::new(None);
    let weather = RwSignal::new(None);
    let event = RwSignal::new(Preset::Basic.event());
    let sheet_weather = RwSignal::new(None);
    let fords = RwSignal::new(Vec::new());
    let chosen = Chosen {
        chosen: scenario.into(),
        scenario: Signal::derive(move || scenario.get().unwrap_or(FIRST_TOLD)),
        event: event.into(),
        ready: Signal::derive(Vec::new),
        weather: weather.into(),
        army: Signal::derive(|| None),
        troops: Signal::derive(Vec::new),
        choose: Callback::new(move |new| scenario.set(Some(new))),
        choose_weather: Callback::new(move |new| weather.set(Some(new))),
        sheet_weather: sheet_weather.into(),
        set_sheet_weather: Callback::new(move |new| sheet_weather.set(Some(new))),
        fords: fords.into(),
        set_fords: Callback::new(move |new| fords.set(new)),
    };
    view! {
        <Page title="Scenario and weather">
            <EditionChips event />
            <Body chosen />
        </Page>
    }
}

/// By which edition it is told; an army has that of its event.
#[component]
fn EditionChips(event: RwSignal<Event>) -> impl IntoView {
    const CHOICE: EventChoice = EventChoice::Edition;
    let chip = |(place, label): (usize, &'static str)| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || {
                    event.with(|event| CHOICE.chosen(event) == place).to_string()
                }
                on:click=move |_| event.update(|event| CHOICE.choose(event, place))
            >
                {label}
            </button>
        }
    };
    let chips = CHOICE.options().iter().copied().enumerate();
    view! {
        <div class="chips no-print" role="group" aria-label=CHOICE.label()>
            {chips.map(chip).collect_view()}
        </div>
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
        army.with(|army| {
            let scenario = chosen_scenario(army).unwrap_or(FIRST_TOLD);
            ready_rows(scenario, &of, army, &judgement)
        })
    });
    let troops = Memo::new(move |_| {
        let judgement = open.judgement.get();
        army.with(|army| troops_of_army(&list, army, &judgement).units)
    });
    let basic = move |edit: BasicEdit| open.apply(Edit::Basic(edit));
    let chosen = Chosen {
        chosen: Signal::derive(move || army.with(chosen_scenario)),
        scenario: Signal::derive(move || army.with(chosen_scenario).unwrap_or(FIRST_TOLD)),
        ready: ready.into(),
        weather: Signal::derive(move || army.with(|army| army.basic.weather)),
        event: Signal::derive(move || army.with(|army| army.event.clone())),
        army: Signal::derive(move || Some(army.get())),
        troops: troops.into(),
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
        match chosen.chosen.get().is_some() {
            true => format!("Scenario {number}"),
            false => format!("Scenario {number}, unless another is chosen"),
        }
    };
    let about = move || chosen.event.with(about_table);
    let notes = move || {
        let notes = chosen.event.with(table_notes);
        notes.map(|note| view! { <li>{note}</li> }).collect_view()
    };
    view! {
        <p class="quiet">{about}</p>
        <div class="scenario-choice no-print" role="group" aria-label="Scenario">
            <ScenarioChips
                chosen=chosen.chosen
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
