//! The pages that aren't written in `view!` yet.

mod army;
mod builder;
mod compare;
mod deployment;
mod event;
mod map;
mod opened;
mod roster;
mod share;
pub mod umpire;

use super::dom::El;
use crate::route::Route;

pub fn builder_part(route: &Route) -> Vec<El> {
    match route {
        Route::Army(key) => army::draw_stored(key),
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
