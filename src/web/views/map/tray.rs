//! What can still be put on the table, and what is said of the battle.

use super::editor::Editor;
use crate::army::Edit;
use crate::map::MapAction;
use crate::screen::builder::Choice;
use crate::screen::map::{BodyState, Tray, TrayBody, TrayCommand, TrayTerrain, Wanted, key};
use crate::text;
use crate::web::dom::{El, button, el, live_of};
use crate::web::focus;
use crate::web::old_parts::symbol;
use crate::web::signals::*;
use std::sync::Arc;

pub fn draw(editor: Editor) -> [El; 3] {
    [troops(editor), ground(editor), orders(editor)]
}

fn tray<T>(editor: Editor, of: impl Fn(&Tray) -> T) -> T {
    editor.board.with(|board| of(&board.tray))
}

fn card(class: &str, title: &str) -> El {
    el("section")
        .class(&format!("card {class}"))
        .attr("aria-label", title)
        .child(el("div").class("card-head").child(el("h2").text(title)))
}

fn troops(editor: Editor) -> El {
    let everyone = button("Line up everyone")
        .id("line-up-all")
        .class("go wide")
        .on_click(move || editor.place(Wanted::Everyone));
    let everyone = el("div")
        .class("tray-go")
        .child(everyone)
        .shown_when(move || tray(editor, |tray| tray.can_line_up));
    let commands = live_of(
        el("div"),
        move || tray(editor, |tray| tray.commands.clone()),
        move |commands| commands.iter().map(|c| command(editor, c)).collect(),
    );
    card("tray-troops", "Troops").children([everyone, commands])
}

fn command(editor: Editor, command: &TrayCommand) -> El {
    let id = command.id;
    let label = if command.is_on_table {
        "Line up anew"
    } else {
        "Place in line"
    };
    let line_up = command.can_line_up.then(|| {
        button(label)
            .id(&format!("line-up-{}", id.0))
            .attr("aria-label", &format!("{label}: {}", command.name))
            .on_click(move || editor.place(Wanted::Command(id)))
    });
    let head = el("div")
        .class("tray-head")
        .child(
            el("h3")
                .text(&command.name)
                .child(el("small").text(&command.about)),
        )
        .children(line_up);
    let bodies = command.bodies.iter().map(|body| body_row(editor, body));
    el("div")
        .class("tray-command")
        .child(head)
        .child(el("ul").children(bodies))
}

fn body_row(editor: Editor, body: &TrayBody) -> El {
    let unit = body.unit;
    let id = format!("tray-{}", unit.0);
    let named = |verb: &str| format!("{verb} {}", body.name);
    let (class, state, act) = match body.state.clone() {
        BodyState::Waiting => {
            let place = button("Place")
                .id(&id)
                .attr("aria-label", &named("Place"))
                .on_click(move || editor.place(Wanted::Body(unit)));
            ("waiting", String::new(), Some(place))
        }
        BodyState::OnTable(item) => {
            let show = button("Show")
                .id(&id)
                .attr("aria-label", &named("Show"))
                .on_click(move || focus::show(&key(item)));
            ("placed", String::new(), Some(show))
        }
        BodyState::Hidden(terrain, out) => {
            let out = button("Bring out")
                .id(&id)
                .attr("aria-label", &named("Bring out"))
                .on_click(move || editor.change(out.clone()));
            ("hiding", format!("in ambush in {terrain}"), Some(out))
        }
        BodyState::Marching(side) => {
            let state = format!("{} flank", text::side(side));
            ("marching", state, None)
        }
    };
    el("li")
        .class(class)
        .child(symbol(body.kind))
        .child(el("span").text(&body.name).child(el("small").text(&state)))
        .children(act)
}

fn ground(editor: Editor) -> El {
    let kinds = live_of(
        el("div").class("kinds"),
        move || tray(editor, |tray| (tray.terrain.clone(), tray.can_add_terrain)),
        move |(kinds, can_add)| {
            let kinds = kinds.iter();
            kinds.map(|kind| terrain(editor, *kind, *can_add)).collect()
        },
    );
    let baggage = button("Baggage")
        .id("add-baggage")
        .attr("aria-label", "Place baggage")
        .live_attr("aria-disabled", move || {
            Some((!tray(editor, |tray| tray.can_add_baggage)).to_string())
        })
        .on_click(move || editor.place(Wanted::Baggage));
    let fortification = button("Fortification")
        .id("add-fortification")
        .attr("aria-label", "Place a fortification")
        .on_click(move || editor.place(Wanted::Fortification));
    let bought = el("small").live_text(move || match tray(editor, |tray| tray.fortifications) {
        Some((bought, stand)) => format!("Fortifications: {bought} bought, {stand} placed."),
        None => "No fortifications are bought.".to_owned(),
    });
    let clear = button("Clear the table")
        .id("clear-map")
        .on_click(move || editor.change(Edit::map(MapAction::Clear)))
        .shown_when(move || tray(editor, |tray| tray.can_clear));
    card("tray-ground", "Ground and camp").children([
        kinds,
        el("div")
            .class("kinds others")
            .children([baggage, fortification]),
        el("p").class("counts").child(bought),
        el("div").class("tray-go").child(clear),
    ])
}

fn terrain(editor: Editor, terrain: TrayTerrain, can_add: bool) -> El {
    let kind = terrain.kind;
    let placed = el("span").class("hidden").text(" placed");
    let count = (terrain.count > 0).then(|| {
        let count = el("small").text(&terrain.count.to_string());
        count.child(placed)
    });
    el("button")
        .attr("type", "button")
        .id(&format!("add-{}", terrain.class))
        .class(&format!("kind {}", terrain.class))
        .attr("aria-disabled", &(!can_add).to_string())
        .child(el("i").class("swatch").attr("aria-hidden", "true"))
        .child(el("span").class("hidden").text("Place "))
        .child(el("span").class("what").text(terrain.label))
        .children(count)
        .on_click(move || editor.place(Wanted::Terrain(kind)))
}

fn orders(editor: Editor) -> El {
    let choices = live_of(
        el("div"),
        move || editor.board.with(|board| board.orders.clone()),
        move |choices| {
            let numbered = choices.iter().enumerate();
            let selects = numbered.map(|(n, choice)| select(editor, choice, &format!("order-{n}")));
            selects.collect()
        },
    );
    card("tray-orders", "Orders").child(choices)
}

/// One of several, with a label.
pub fn select(editor: Editor, choice: &Choice, id: &str) -> El {
    let options = choice.items.iter().enumerate().map(|(place, item)| {
        el("option")
            .attr("value", &place.to_string())
            .flag("selected", item.is_chosen)
            .text(&item.label)
    });
    let label = el("span")
        .text(choice.label)
        .child(el("small").text(&choice.hint));
    let select = el("select").id(id).children(options);
    let edits: Vec<Arc<Edit>> = choice.items.iter().map(|item| item.edit.clone()).collect();
    let select = select.on_change(move |chosen| {
        let place: Option<usize> = chosen.parse().ok();
        if let Some(edit) = place.and_then(|place| edits.get(place)) {
            editor.change(edit.clone());
        }
    });
    el("label").class("field").child(label).child(select)
}
