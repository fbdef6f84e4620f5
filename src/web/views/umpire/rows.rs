//! How many rows of the bench are drawn: what the umpire sees first at once, the others after it,
//! some at a time, so that the page answers meanwhile.

use super::Bench;
use crate::web::dom::on_window;
use crate::web::signals::*;
use std::time::Duration;

/// More than a screen holds.
const AT_ONCE: usize = 50;
/// Between two of these the browser may draw, and hears the umpire.
const AT_A_TIME: usize = 50;

pub fn at_most(bench: Bench) -> RwSignal<usize> {
    let most = RwSignal::new(AT_ONCE);
    // In another order other rows come first.
    effect(move || {
        bench.order.track();
        bench.filter.track();
        most.set(AT_ONCE);
    });
    effect(move || {
        if most.get() < bench.shown().len() {
            let more = move || most.update(|most| *most = most.saturating_add(AT_A_TIME));
            request_animation_frame(move || set_timeout(more, Duration::ZERO));
        }
    });
    // Paper has no second look.
    on_window("beforeprint", move |_| most.set(usize::MAX));
    most
}
