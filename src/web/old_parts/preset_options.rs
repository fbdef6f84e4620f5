//! The events that a list with points can be played at, to choose one of.

use crate::event::Preset;
use crate::web::dom::{El, el};

pub fn preset_options() -> impl Iterator<Item = El> {
    Preset::with_points().map(|preset| {
        el("option")
            .attr("value", preset.name())
            .text(&preset.event().name)
    })
}
