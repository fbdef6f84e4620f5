//! An address that leads nowhere.

use crate::route::Route;
use crate::web::dom::{El, el, link};
use crate::web::old_parts::page;

pub fn draw(path: &str) -> Vec<El> {
    let sentence = el("p")
        .text("No page goes by ")
        .child(el("q").text(path))
        .text(".");
    page(
        "There is nothing here",
        vec![sentence, el("p").child(link(&Route::Home, "Your armies"))],
    )
}
