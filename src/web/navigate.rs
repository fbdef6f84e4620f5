//! The address bar.

use crate::route::Route;
use leptos::prelude::*;

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The route, kept in step with the address.
pub fn provide() -> ReadSignal<Route> {
    let (route, set_route) = signal(Route::parse(&hash()));
    window_event_listener(leptos::ev::hashchange, move |_| {
        set_route.set(Route::parse(&hash()));
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    route
}

pub fn go(route: &Route) {
    // Setting the hash can't fail for a hash that we made.
    let _ = window().location().set_hash(&route.href());
}
