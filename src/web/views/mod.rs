//! The pages that aren't written in `view!` yet.

mod army;
mod builder;
mod compare;

use super::dom::El;
use crate::route::Route;

pub fn builder_part(route: &Route) -> Vec<El> {
    match route {
        Route::Army(key) => army::draw_stored(key),
        _ => Vec::new(),
    }
}
