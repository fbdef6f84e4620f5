//! What the list still offers: one tap adds a unit to the command in hand.

use crate::army::CommandId;
use crate::list::{ContingentId, RowId};
use crate::screen::builder::{OfferState, OfferTroop, OfferView, add_unit};
use crate::web::bench::Bench;
use crate::web::dom::{El, button, el, live_of};
use crate::web::old_parts::symbol;
use crate::web::signals::*;

/// The list's own rows, then those of each contingent. Which there are never changes.
pub fn draw(bench: Bench) -> Vec<El> {
    let desk = bench.screen.get_untracked();
    desk.sections
        .iter()
        .map(|section| {
            let at = move || {
                let points = bench.history.with(|history| history.army().event.points);
                format!("at {points} points")
            };
            let head = el("div")
                .class("card-head")
                .child(el("h2").text(&section.title))
                .child(el("small").live_text(at));
            let contingent = section.contingent;
            let rows = section
                .offers
                .iter()
                .map(|offer| row(bench, contingent, offer.row));
            el("section")
                .class("card offers")
                .attr("aria-label", &section.title)
                .child(head)
                .children(contingent.is_none().then(|| in_hand(bench)))
                .children(rows)
        })
        .collect()
}

/// Which command new units join, once there are two.
fn in_hand(bench: Bench) -> El {
    let commands = move || {
        bench.screen.with(|desk| {
            let own = desk
                .commands
                .iter()
                .filter(|command| command.contingent.is_none());
            own.map(|command| (command.id, command.name.clone()))
                .collect::<Vec<_>>()
        })
    };
    let chip = move |(id, name): &(CommandId, String)| {
        let id = *id;
        let radio = el("input")
            .id(&format!("in-hand-{}", id.0))
            .attr("type", "radio")
            .attr("name", "in-hand")
            .live_checked(move || bench.in_hand.get() == Some(id))
            .on_change(move |_| bench.in_hand.set(Some(id)));
        el("label")
            .class("chip")
            .child(radio)
            .child(el("span").class("clip").text(name))
    };
    live_of(el("div"), commands, move |commands| {
        if commands.len() < 2 {
            return Vec::new();
        }
        let legend = el("legend").text("Add to");
        let chips = commands.iter().map(chip);
        vec![
            el("fieldset")
                .class("in-hand-choice")
                .child(legend)
                .children(chips),
        ]
    })
}

fn row(bench: Bench, contingent: Option<ContingentId>, row: RowId) -> El {
    let offer = move || {
        bench.screen.with(|desk| {
            let section = desk
                .sections
                .iter()
                .find(|section| section.contingent == contingent)?;
            section
                .offers
                .iter()
                .find(|offer| offer.row == row)
                .cloned()
        })
    };
    let holder = el("div")
        .id(&format!("row-{row}"))
        .class("row")
        .attr("tabindex", "-1");
    live_of(holder, offer, move |offer| match offer {
        Some(offer) => shown(bench, offer),
        None => Vec::new(),
    })
}

fn shown(bench: Bench, offer: &OfferView) -> Vec<El> {
    let (class, state) = match offer.state {
        OfferState::Missing(n) => ("need", format!(" · {n} more needed")),
        OfferState::Over(n) => ("need", format!(" · {n} too many")),
        OfferState::Full => ("full", " · all taken".to_owned()),
        OfferState::Open => ("", String::new()),
    };
    let is_full = matches!(offer.state, OfferState::Full | OfferState::Over(_));
    let is_shared = offer.troops.len() > 1;
    let numbers = el("p")
        .class("numbers")
        .child(el("b").text(&offer.taken.to_string()))
        .text(&format!(" of {} ", offer.max))
        .child(
            el("small")
                .text(&offer.numbers)
                .child(el("span").class(class).text(&state)),
        );
    let troops = offer
        .troops
        .iter()
        .map(|troop| drawn(bench, troop, is_full, is_shared));
    troops.chain([numbers]).collect()
}

fn drawn(bench: Bench, troop: &OfferTroop, is_full: bool, is_shared: bool) -> El {
    let id = troop.troop;
    let name = match is_shared {
        true => format!("{} ({})", troop.name, troop.taken),
        false => troop.name.clone(),
    };
    let add = button("+")
        .id(&format!("add-{id}"))
        .class("add")
        .attr("aria-label", &format!("Add {}, {}", troop.name, troop.line))
        .on_click(move || {
            let edit = bench.history.with_untracked(|history| {
                add_unit(
                    &bench.list(),
                    history.army(),
                    id,
                    bench.in_hand.get_untracked(),
                )
            });
            if let Some(edit) = edit {
                bench.apply(edit);
            }
        });
    let what = el("div").class("what").children([
        el("b").text(&name),
        el("small").text(&troop.line),
        el("small").text(&troop.stats),
    ]);
    let class = if is_full { "offer full" } else { "offer" };
    el("div")
        .class(class)
        .children([symbol(Some(troop.kind)), what, add])
}
