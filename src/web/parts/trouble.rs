//! Says when the browser doesn't keep the armies.

use crate::web::dom::{El, el};
use crate::web::shelf::shelf;
use crate::web::storage::Trouble;
use leptos::prelude::*;

pub fn trouble() -> El {
    let shelf = shelf();
    el("div").attr("role", "alert").live(move || {
        let sentence = shelf.trouble.get().map(|trouble| match trouble {
            Trouble::Blocked => "This browser keeps nothing for this page, so your armies are lost when it is closed. Copy what you need as text.".to_owned(),
            Trouble::Full => "The browser has no room left, so the last change isn't kept. Throw away deleted armies and it will be.".to_owned(),
            Trouble::Unreadable { message, .. } => {
                format!("A stored army can't be read and was left as it is. {message}")
            }
            Trouble::Gone => "That army is no longer stored here.".to_owned(),
        });
        sentence.map(|sentence| el("p").class("banner").text(&sentence)).into_iter().collect()
    })
}
