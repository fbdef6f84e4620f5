//! The pages, a file or folder each, and which part of the program each comes in.

mod ace_cards;
mod builder;
mod compare;
mod deal;
mod deployment_sheet;
mod event;
mod game;
mod glossary;
mod import;
mod list;
mod list_editor;
mod lists;
mod map;
mod new_army;
mod opened;
mod reference;
mod report;
mod roster;
mod rules;
mod scenario;
mod settings;
mod share;
mod start;
mod tournament;
mod umpire;
mod unknown;

use super::parts::{PageOf, Part};
use crate::route::Route;
use crate::screen::proposals::Task;
use crate::share::Kind;
use crate::store::Summary;
use crate::web::state::{OpenArmy, SavedArmies};
use event::EventMaker;
use leptos::prelude::*;
use opened::OpenedPage;
use share::SharePage;
use umpire::UmpirePage;

/// The page at this address: the start page at once, the others when their part is here.
#[component]
pub fn PageAt(route: Route) -> impl IntoView {
    let part = match &route {
        Route::Home => return view! { <start::StartPage /> }.into_any(),
        Route::New | Route::NewFor(_) | Route::Sample | Route::Army(_) => Part::Builder,
        Route::Deal(..) => Part::Deal,
        Route::Map(_) | Route::Roster(_) | Route::Sheet(_) | Route::Reference(_) => {
            Part::MapAndPaper
        }
        Route::Share(_)
        | Route::SharedArmy(_)
        | Route::SharedEvent(_)
        | Route::Event
        | Route::Umpire(_) => Part::Links,
        Route::Games
        | Route::NewGame(_)
        | Route::NewGameAt(..)
        | Route::Game(_)
        | Route::Score
        | Route::Scenario(_)
        | Route::AceCards(_)
        | Route::Tournaments
        | Route::Tournament(_)
        | Route::SharedTournament(_) => Part::Battle,
        Route::Lists
        | Route::List(_)
        | Route::Import
        | Route::OwnLists
        | Route::OwnList(_)
        | Route::Rules(_)
        | Route::Glossary
        | Route::Compare(..)
        | Route::Settings
        | Route::Unknown(_) => Part::Reading,
    };
    view! { <PageOf part route /> }.into_any()
}

// Each is called from its part alone, so that what it draws is left out of the others.

pub fn builder_part(route: Route) -> AnyView {
    match route {
        Route::New => view! { <new_army::NewArmyPage kept_place=None /> }.into_any(),
        Route::NewFor(place) => {
            view! { <new_army::NewArmyPage kept_place=Some(place) /> }.into_any()
        }
        Route::Sample => view! { <new_army::SampleArmy /> }.into_any(),
        Route::Army(key) => view! { <builder::BuilderOf key /> }.into_any(),
        _ => ().into_any(),
    }
}

pub fn deal_part(route: Route) -> AnyView {
    match route {
        Route::Deal(slug, place) => view! { <deal::DealPage slug place /> }.into_any(),
        _ => ().into_any(),
    }
}

pub fn finish(
    open: OpenArmy,
    task: RwSignal<Task>,
    title: RwSignal<String>,
    is_open: RwSignal<bool>,
) -> AnyView {
    view! { <deal::Finish open task title is_open /> }.into_any()
}

pub fn army_menu(saved: SavedArmies, army: Summary, is_open: RwSignal<bool>) -> AnyView {
    view! { <start::more::Menu saved army is_open /> }.into_any()
}

pub fn map_and_paper_part(route: Route) -> AnyView {
    match route {
        Route::Map(key) => view! { <map::MapPage key /> }.into_any(),
        Route::Roster(key) => view! { <roster::RosterPage key /> }.into_any(),
        Route::Sheet(key) => view! { <deployment_sheet::DeploymentSheetPage key /> }.into_any(),
        Route::Reference(key) => view! { <reference::ReferencePage key /> }.into_any(),
        _ => ().into_any(),
    }
}

pub fn links_part(route: Route) -> AnyView {
    match route {
        Route::Share(key) => view! { <SharePage key /> }.into_any(),
        Route::SharedArmy(payload) => view! { <OpenedPage kind=Kind::Army payload /> }.into_any(),
        Route::SharedEvent(payload) => view! { <OpenedPage kind=Kind::Event payload /> }.into_any(),
        Route::Event => EventMaker().into_any(),
        Route::Umpire(payload) => view! { <UmpirePage payload /> }.into_any(),
        _ => ().into_any(),
    }
}

pub fn battle_part(route: Route) -> AnyView {
    match route {
        Route::Games => view! { <game::GamesPage /> }.into_any(),
        Route::NewGame(army) => view! { <game::NewGamePage army at=None /> }.into_any(),
        Route::NewGameAt(tournament, round, table) => {
            let at = Some((tournament, round, table));
            view! { <game::NewGamePage army=None at /> }.into_any()
        }
        Route::Game(key) => view! { <game::GamePage key /> }.into_any(),
        Route::Score => view! { <game::ScorePage /> }.into_any(),
        Route::Scenario(key) => view! { <scenario::ScenarioPage key /> }.into_any(),
        Route::AceCards(key) => view! { <ace_cards::AceCardsPage key /> }.into_any(),
        Route::Tournaments => view! { <tournament::TournamentsPage /> }.into_any(),
        Route::Tournament(key) => view! { <tournament::TournamentPage key /> }.into_any(),
        Route::SharedTournament(payload) => {
            view! { <tournament::OpenedTournament payload /> }.into_any()
        }
        _ => ().into_any(),
    }
}

pub fn reading_part(route: Route) -> AnyView {
    match route {
        Route::Lists => view! { <lists::ListsPage /> }.into_any(),
        Route::List(slug) => view! { <list::ListPage slug /> }.into_any(),
        Route::Import => view! { <import::ImportPage /> }.into_any(),
        Route::OwnLists => view! { <list_editor::OwnListsPage /> }.into_any(),
        Route::OwnList(key) => view! { <list_editor::OwnListPage key /> }.into_any(),
        Route::Rules(open) => view! { <rules::RulesPage open /> }.into_any(),
        Route::Glossary => view! { <glossary::GlossaryPage /> }.into_any(),
        Route::Compare(before, after) => view! { <compare::ComparePage before after /> }.into_any(),
        Route::Settings => view! { <settings::SettingsPage /> }.into_any(),
        Route::Unknown(path) => view! { <unknown::UnknownPage path /> }.into_any(),
        _ => ().into_any(),
    }
}
