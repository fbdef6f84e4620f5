//! The pages that aren't written in `view!` yet.

mod army;
mod builder;
mod compare;
mod deployment;
mod event;
mod home;
mod list;
mod lists;
mod map;
mod new;
mod opened;
mod roster;
mod rules;
mod settings;
mod share;
mod umpire;
mod unknown;

use super::dom::El;
use crate::route::Route;

pub fn home() -> Vec<El> {
    home::draw()
}

pub fn builder_part(route: &Route) -> Vec<El> {
    match route {
        Route::New => new::draw(None),
        Route::NewFor(place) => new::draw(Some(*place)),
        _ => Vec::new(),
    }
}

pub fn reading_part(route: &Route) -> Vec<El> {
    match route {
        Route::Lists => lists::draw(),
        Route::List(slug) => list::draw(slug.clone()),
        Route::Rules(open) => rules::draw(*open),
        Route::Compare(before, after) => compare::draw(before, after),
        Route::Settings => settings::draw(),
        Route::Unknown(path) => unknown::draw(path),
        _ => Vec::new(),
    }
}

pub fn map_and_paper_part(route: &Route) -> Vec<El> {
    match route {
        Route::Roster(key) => roster::draw(key),
        Route::Sheet(key) => deployment::draw(key),
        Route::Map(key) => map::draw(key),
        _ => Vec::new(),
    }
}

pub fn links_part(route: &Route) -> Vec<El> {
    match route {
        Route::Share(key) => share::draw(key),
        Route::SharedArmy(payload) => opened::army(payload),
        Route::SharedEvent(payload) => opened::event(payload),
        Route::Event => event::draw(),
        Route::Umpire(payload) => umpire::draw(payload.clone()),
        _ => Vec::new(),
    }
}
