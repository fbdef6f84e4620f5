//! Says when the browser doesn't keep the armies.

use crate::web::shelf::shelf;
use crate::web::storage;
use leptos::prelude::*;

#[component]
pub fn Trouble() -> impl IntoView {
    let shelf = shelf();
    let sentence = move || {
        shelf.trouble.get().map(|trouble| match trouble {
            storage::Trouble::Blocked => {
                "This browser keeps nothing for this page, so your armies are lost when it is closed. Copy what you need as text.".to_owned()
            }
            storage::Trouble::Full => {
                "The browser has no room left, so the last change isn't kept. Throw away deleted armies and it will be.".to_owned()
            }
            storage::Trouble::Unreadable { message, .. } => {
                format!("A stored army can't be read and was left as it is. {message}")
            }
            storage::Trouble::Gone => "That army is no longer stored here.".to_owned(),
        })
    };
    view! {
        <div role="alert">
            {move || sentence().map(|sentence| view! { <p class="banner">{sentence}</p> })}
        </div>
    }
}
