//! Undo and redo.

use crate::army::{Edit, History};
use crate::web::bench::Bench;
use crate::web::dom::{El, button};
use crate::web::signals::*;

pub fn undo(bench: Bench) -> [El; 2] {
    type Pick = fn(&History) -> Option<&Edit>;
    let tool = move |id: &'static str, name: &'static str, sign: &str, pick: Pick| {
        button(sign)
            .id(id)
            .live_attr("aria-label", move || {
                Some(match bench.next_step(pick) {
                    Some(edit) => format!("{name}: {edit}"),
                    None => name.to_owned(),
                })
            })
            .live_attr("aria-disabled", move || {
                let is_none = bench.history.with(|history| pick(history).is_none());
                Some(is_none.to_string())
            })
    };
    [
        tool("undo", "Undo", "↶", History::next_undo)
            .attr("title", "Undo (Ctrl+Z)")
            .on_click(move || bench.undo()),
        tool("redo", "Redo", "↷", History::next_redo)
            .attr("title", "Redo (Ctrl+Shift+Z)")
            .on_click(move || bench.redo()),
    ]
}
