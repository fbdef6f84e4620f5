//! The pages that aren't written in `view!` yet.

mod compare;
mod home;
mod list;
mod lists;
mod new;
mod rules;
mod settings;
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
