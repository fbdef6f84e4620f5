//! The pages, a file or folder each, and which part of the program each comes in.

mod builder;
mod deployment_sheet;
mod event;
mod map;
mod opened;
mod reference;
mod roster;
mod share;
mod umpire;

use super::old::bridge;
use super::parts::{PageOf, Part};
use super::views;
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
        Route::Home => return bridge(views::home()).into_any(),
        Route::New | Route::NewFor(_) | Route::Army(_) => Part::Builder,
        Route::Map(_) | Route::Roster(_) | Route::Sheet(_) | Route::Reference(_) => {
            Part::MapAndPaper
        }
        Route::Share(_)
        | Route::SharedArmy(_)
        | Route::SharedEvent(_)
        | Route::Event
        | Route::Umpire(_) => Part::Links,
        Route::Lists
        | Route::List(_)
        | Route::Rules(_)
        | Route::Compare(..)
        | Route::Settings
        | Route::Unknown(_) => Part::Reading,
    };
    view! { <PageOf part route /> }.into_any()
}

// Each is called from its part alone, so that what it draws is left out of the others.

pub fn builder_part(route: Route) -> AnyView {
    if let Route::Army(key) = route {
        return view! { <builder::BuilderOf key /> }.into_any();
    }
    bridge(views::builder_part(&route))
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

pub fn reading_part(route: Route) -> AnyView {
    bridge(views::reading_part(&route))
}
