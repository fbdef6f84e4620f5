//! Muster's flag at the head of every page, the way home.

use crate::route::Route;
use crate::web::dom::{El, el, sign};

pub fn mark() -> El {
    el("a")
        .class("mark")
        .attr("href", &Route::Home.href())
        .attr("aria-label", "Muster, your armies")
        .child(sign("sign-flag"))
}
