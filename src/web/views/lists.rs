//! All army lists.

use crate::route::Route;
use crate::web::dom::{El, el};
use crate::web::old_parts::{about, page, picker};

pub fn draw() -> Vec<El> {
    let picker = picker(None, |entry| {
        el("a")
            .class("entry")
            .attr("href", &Route::List(entry.slug.clone()).href())
            .child(el("b").text(&entry.name))
            .child(el("small").text(&about(entry)))
    });
    page("Army lists", vec![picker])
}
