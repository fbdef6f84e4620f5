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

use super::parts::{Fetched, LazyView, Part};
use crate::route::Route;
use crate::share::Kind;
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
        Route::Share(_)
        | Route::SharedArmy(_)
        | Route::SharedEvent(_)
        | Route::Event
        | Route::Umpire(_) => Part::Links,
        Route::Map(_)
        | Route::Roster(_)
        | Route::Sheet(_)
        | Route::Reference(_)
        | Route::Games
        | Route::NewGame(_)
        | Route::NewGameAt(..)
        | Route::Game(_)
        | Route::Score
        | Route::Scenario(_)
        | Route::AceCards(_)
        | Route::Tournaments
        | Route::Tournament(_)
        | Route::SharedTournament(_) => Part::Table,
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
    view! { <Fetched view=LazyView::Page(part, route) /> }.into_any()
}

// Each is called from its part alone, so that what it draws is left out of the others.

pub fn builder_part(view: LazyView) -> AnyView {
    match view {
        LazyView::Page(_, Route::New) => {
            view! { <new_army::NewArmyPage kept_place=None /> }.into_any()
        }
        LazyView::Page(_, Route::NewFor(place)) => {
            view! { <new_army::NewArmyPage kept_place=Some(place) /> }.into_any()
        }
        LazyView::Page(_, Route::Sample) => view! { <new_army::SampleArmy /> }.into_any(),
        LazyView::Page(_, Route::Army(key)) => view! { <builder::BuilderOf key /> }.into_any(),
        _ => ().into_any(),
    }
}

pub fn deal_part(view: LazyView) -> AnyView {
    match view {
        LazyView::Page(_, Route::Deal(slug, place)) => {
            view! { <deal::DealPage slug place /> }.into_any()
        }
        LazyView::Finish {
            open,
            task,
            title,
            is_open,
        } => view! { <deal::Finish open task title is_open /> }.into_any(),
        _ => ().into_any(),
    }
}

pub fn table_part(view: LazyView) -> AnyView {
    match view {
        LazyView::Page(_, Route::Map(key)) => view! { <map::MapPage key /> }.into_any(),
        LazyView::Page(_, Route::Roster(key)) => view! { <roster::RosterPage key /> }.into_any(),
        LazyView::Page(_, Route::Sheet(key)) => {
            view! { <deployment_sheet::DeploymentSheetPage key /> }.into_any()
        }
        LazyView::Page(_, Route::Reference(key)) => {
            view! { <reference::ReferencePage key /> }.into_any()
        }
        LazyView::Page(_, Route::Games) => view! { <game::GamesPage /> }.into_any(),
        LazyView::Page(_, Route::NewGame(army)) => {
            view! { <game::NewGamePage army at=None /> }.into_any()
        }
        LazyView::Page(_, Route::NewGameAt(tournament, round, table)) => {
            let at = Some((tournament, round, table));
            view! { <game::NewGamePage army=None at /> }.into_any()
        }
        LazyView::Page(_, Route::Game(key)) => view! { <game::GamePage key /> }.into_any(),
        LazyView::Page(_, Route::Score) => view! { <game::ScorePage /> }.into_any(),
        LazyView::Page(_, Route::Scenario(key)) => {
            view! { <scenario::ScenarioPage key /> }.into_any()
        }
        LazyView::Page(_, Route::AceCards(key)) => {
            view! { <ace_cards::AceCardsPage key /> }.into_any()
        }
        LazyView::Page(_, Route::Tournaments) => {
            view! { <tournament::TournamentsPage /> }.into_any()
        }
        LazyView::Page(_, Route::Tournament(key)) => {
            view! { <tournament::TournamentPage key /> }.into_any()
        }
        LazyView::Page(_, Route::SharedTournament(payload)) => {
            view! { <tournament::OpenedTournament payload /> }.into_any()
        }
        LazyView::Export(open) => view! { <builder::Export open /> }.into_any(),
        _ => ().into_any(),
    }
}

pub fn links_part(view: LazyView) -> AnyView {
    match view {
        LazyView::Page(_, Route::Share(key)) => view! { <SharePage key /> }.into_any(),
        LazyView::Page(_, Route::SharedArmy(payload)) => {
            view! { <OpenedPage kind=Kind::Army payload /> }.into_any()
        }
        LazyView::Page(_, Route::SharedEvent(payload)) => {
            view! { <OpenedPage kind=Kind::Event payload /> }.into_any()
        }
        LazyView::Page(_, Route::Event) => EventMaker().into_any(),
        LazyView::Page(_, Route::Umpire(payload)) => view! { <UmpirePage payload /> }.into_any(),
        LazyView::ChangeEvent { open, is_open } => {
            view! { <builder::ChangeEvent open is_open /> }.into_any()
        }
        LazyView::Report(open, place) => view! { <report::WrittenReport open place /> }.into_any(),
        _ => ().into_any(),
    }
}

pub fn reading_part(view: LazyView) -> AnyView {
    match view {
        LazyView::Page(_, Route::Lists) => view! { <lists::ListsPage /> }.into_any(),
        LazyView::Page(_, Route::List(slug)) => view! { <list::ListPage slug /> }.into_any(),
        LazyView::Page(_, Route::Import) => view! { <import::ImportPage /> }.into_any(),
        LazyView::Page(_, Route::OwnLists) => view! { <list_editor::OwnListsPage /> }.into_any(),
        LazyView::Page(_, Route::OwnList(key)) => {
            view! { <list_editor::OwnListPage key /> }.into_any()
        }
        LazyView::Page(_, Route::Rules(open)) => view! { <rules::RulesPage open /> }.into_any(),
        LazyView::Page(_, Route::Glossary) => view! { <glossary::GlossaryPage /> }.into_any(),
        LazyView::Page(_, Route::Compare(before, after)) => {
            view! { <compare::ComparePage before after /> }.into_any()
        }
        LazyView::Page(_, Route::Settings) => view! { <settings::SettingsPage /> }.into_any(),
        LazyView::Page(_, Route::Unknown(path)) => {
            view! { <unknown::UnknownPage path /> }.into_any()
        }
        LazyView::Changes(open) => view! { <builder::Changes open /> }.into_any(),
        LazyView::ArmyMenu {
            saved,
            army,
            is_open,
        } => view! { <start::more::Menu saved army is_open /> }.into_any(),
        _ => ().into_any(),
    }
}
