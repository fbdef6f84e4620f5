//! The address bar.

use crate::route::Route;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The page that the address names.
pub fn current() -> Route {
    Route::parse(&hash())
}

/// The route, kept in step with the address. It changes only when it is another.
pub fn provide_route() -> RwSignal<Route> {
    let route = RwSignal::new(current());
    let listener = window_event_listener(ev::hashchange, move |_| {
        let now = current();
        if route.with_untracked(|shown| *shown != now) {
            route.set(now);
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    on_cleanup(move || listener.remove());
    route
}

/// Where this page is published, and so the links that it makes.
pub fn of_the_page() -> String {
    window().location().href().unwrap_or_default()
}

/// Gives the page that is shown another address.
pub fn rename(route: &Route) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.href()));
    }
}

/// The page that is shown is now of another army.
pub fn rename_army(key: String) {
    rename(&current().of_army(key));
}

/// Opens a page as if for the first time.
pub fn reopen(route: &Route) {
    rename(route);
    let _ = window().location().reload();
}

pub fn go(route: &Route) {
    // Setting the hash can't fail for a hash that we made.
    let _ = window().location().set_hash(&route.href());
}
