//! The pages, a file each.

mod army;
mod builder;
mod compare;
mod home;
mod list;
mod lists;
mod new;
mod rules;
mod unknown;

use super::dom::El;
use crate::route::Route;

/// The page at this address.
pub fn draw(route: Route) -> Vec<El> {
    match route {
        Route::Home => home::draw(),
        Route::New => new::draw(),
        Route::Army(key) => army::draw(&key),
        Route::Lists => lists::draw(),
        Route::List(slug) => list::draw(slug),
        Route::Rules(open) => rules::draw(open),
        Route::Compare(before, after) => compare::draw(&before, &after),
        Route::Unknown(path) => unknown::draw(&path),
    }
}
