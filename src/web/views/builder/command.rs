//! A command: its name and figures, what is wrong with it, its units.

use super::{finding, unit};
use crate::army::{CommandId, Edit};
use crate::screen::builder::CommandView;
use crate::web::bench::{Bench, MenuOf};
use crate::web::dom::{El, button, el};
use crate::web::signals::*;

pub fn draw(bench: Bench, key: u64) -> El {
    let id = CommandId(key as u32);
    let name = move || of(bench, id, |command| command.name.clone());
    let figures = move || {
        of(bench, id, |command| match &command.ally {
            Some(ally) => format!("Allies: {ally} · {}", command.figures),
            None => command.figures.clone(),
        })
    };
    let field = el("input")
        .id(&format!("command-name-{key}"))
        .attr("type", "text")
        .class("name")
        .attr("aria-label", "Name of the command")
        .attr("autocomplete", "off")
        .live_value(name)
        .on_change(move |name| bench.apply(Edit::NameCommand { command: id, name }));
    let more = button("⋯")
        .id(&format!("command-menu-{key}"))
        .class("more")
        .attr("aria-haspopup", "dialog")
        .live_attr("aria-label", move || Some(format!("More for {}", name())))
        .on_click(move || bench.menu.set(Some(MenuOf::Command(id))));
    let head = el("div").class("card-head").children([
        el("h2").child(field),
        el("small").live_text(figures),
        more,
    ]);
    let units = move || {
        of(bench, id, |command| {
            let units = command.units().into_iter();
            units.map(|unit| u64::from(unit.id.0)).collect::<Vec<u64>>()
        })
    };
    let empty = el("p")
        .class("quiet empty")
        .text("No units yet. Tap + beside the troops that the list offers.")
        .shown_when(move || units().is_empty());
    el("section")
        .id(&format!("command-{key}"))
        .class("card command")
        .live_class("in-hand", move || bench.in_hand.get() == Some(id))
        .attr("tabindex", "-1")
        .live_attr("aria-label", move || Some(name()))
        .on("dragover", |event| event.prevent_default())
        .on("drop", move |event| {
            event.prevent_default();
            if let Some(unit) = unit::dropped(&event) {
                bench.apply(Edit::MoveBody {
                    unit,
                    to: id,
                    at: usize::MAX,
                });
            }
        })
        .on("pointerdown", move |_| bench.in_hand.set(Some(id)))
        .child(head)
        .child(finding::list(bench, move || {
            of(bench, id, |command| command.findings.clone())
        }))
        .child(empty)
        .child(
            el("ul")
                .class("units")
                .keyed(units, move |unit| unit::draw(bench, id, unit)),
        )
}

/// Something of the command, or nothing once it is gone.
fn of<T: Default>(bench: Bench, id: CommandId, get: impl Fn(&CommandView) -> T) -> T {
    bench
        .screen
        .with(|desk| desk.command(id).map(get).unwrap_or_default())
}
