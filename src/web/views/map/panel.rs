//! The thing in hand: where it stands, and buttons for all that can be done to it.

use super::editor::{Editor, Tab};
use super::tray::select;
use crate::army::Edit;
use crate::map::MapAction;
use crate::screen::map::{Act, Bend, Button, NamedToggle, Panel, key, panel};
use crate::text::Names;
use crate::web::dom::{El, button, el, live_of};
use crate::web::focus;
use crate::web::signals::*;

pub fn draw(editor: Editor) -> El {
    let shown = Memo::new(move |_| {
        let item = editor.picked.get()?;
        let judgement = editor.bench.judgement.get();
        editor.bench.history.with(|history| {
            let list = editor.bench.list();
            let names = Names {
                list: &list,
                army: history.army(),
            };
            panel(names, &judgement, item)
        })
    });
    let content = live_of(
        el("div"),
        move || shown.get(),
        move |panel| match panel {
            Some(panel) => in_hand(editor, panel),
            None => vec![el("p").class("empty quiet").text(
                "Nothing is in hand. Tap something on the table, or go to it with the Tab key.",
            )],
        },
    );
    el("section")
        .id("in-hand")
        .class("card map-hand")
        .live_class("is-empty", move || shown.with(Option::is_none))
        .attr("tabindex", "-1")
        .attr("aria-label", "In hand")
        .child(content)
        .on_key(move |event| {
            if event.key() == "Escape"
                && let Some(item) = editor.picked.get_untracked()
            {
                event.prevent_default();
                focus::on(&key(item));
            }
        })
}

fn in_hand(editor: Editor, panel: &Panel) -> Vec<El> {
    let close = button("✕")
        .class("more")
        .attr("aria-label", "Put down")
        .on_click(move || {
            editor.picked.set(None);
            editor.tab.set(Tab::Troops);
            focus::on("table");
        });
    let head = el("div")
        .class("card-head")
        .child(
            el("h2")
                .child(el("span").class("title").text(&panel.title))
                .child(el("small").text(&panel.kind)),
        )
        .child(close);
    let figures = panel.figures.iter().map(|(label, figure)| {
        el("div")
            .child(el("dt").text(label))
            .child(el("dd").text(figure))
    });
    let figures = el("dl").class("places").children(figures);
    let mut parts = vec![head, pad(editor, panel.is_resizable), figures];
    parts.extend(name_field(editor, panel));
    let choices = panel.choices.iter().enumerate();
    parts.extend(choices.map(|(n, choice)| select(editor, choice, &format!("hand-{n}"))));
    let hiders = panel.toggles.as_ref();
    parts.extend(hiders.map(|(title, all)| toggles(editor, title, all)));
    if !panel.bends.is_empty() {
        let rows = panel.bends.iter().enumerate();
        let rows = rows.map(|(n, bend)| bend_row(editor, n, bend));
        parts.push(
            el("div")
                .class("bends")
                .child(el("h3").text("Its course"))
                .children(rows),
        );
    }
    let buttons = panel.buttons.iter().enumerate();
    let buttons = buttons.map(|(n, Button { label, edit })| {
        let edit = edit.clone();
        button(label)
            .id(&format!("hand-button-{n}"))
            .on_click(move || editor.change(edit.clone()))
    });
    parts.push(el("div").class("tray-go").children(buttons));
    parts
}

/// What dragging does, as buttons.
fn pad(editor: Editor, is_resizable: bool) -> El {
    let act = move |id: &str, sign: &str, name: &str, act: Act| {
        button(sign)
            .id(&format!("do-{id}"))
            .attr("aria-label", name)
            .attr("title", name)
            .on_click(move || editor.act(act))
    };
    let step = |right, back| Act::Move {
        right,
        back,
        fine: false,
    };
    let group = |label: &str, class: &str, buttons: Vec<El>| {
        el("div")
            .class(class)
            .attr("role", "group")
            .attr("aria-label", label)
            .children(buttons)
    };
    let moves = group(
        "Move",
        "arrows",
        vec![
            act("left", "←", "Left by 1U", step(-1, 0)),
            act("forward", "↑", "Forward by 1U", step(0, -1)),
            act("back", "↓", "Back by 1U", step(0, 1)),
            act("right", "→", "Right by 1U", step(1, 0)),
        ],
    );
    let turns = group(
        "Turn",
        "turns",
        vec![
            act("turn-left", "↺", "Turn left by 5°", Act::Turn(-5)),
            act("face", "⇧", "Face the enemy", Act::Face),
            act("turn-right", "↻", "Turn right by 5°", Act::Turn(5)),
        ],
    );
    let sizes = is_resizable.then(|| {
        group(
            "Size",
            "sizes",
            vec![
                act("narrower", "Width −", "Width − 1U", Act::Widen(-1)),
                act("wider", "Width +", "Width + 1U", Act::Widen(1)),
                act("shallower", "Depth −", "Depth − 1U", Act::Deepen(-1)),
                act("deeper", "Depth +", "Depth + 1U", Act::Deepen(1)),
            ],
        )
    });
    el("div")
        .class("pad")
        .children([moves, turns])
        .children(sizes)
}

fn name_field(editor: Editor, panel: &Panel) -> Option<El> {
    let (piece, name) = panel.name.clone()?;
    let field = el("input")
        .id("piece-name")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", "40")
        .attr("value", &name)
        .on_change(move |name| editor.change(Edit::map(MapAction::NameTerrain { piece, name })));
    let label = el("span").text("Name");
    Some(el("label").class("field").child(label).child(field))
}

fn toggles(editor: Editor, title: &str, toggles: &[NamedToggle]) -> El {
    let switches = toggles.iter().enumerate().map(|(n, toggle)| {
        let edit = toggle.edit.clone();
        let tick = el("input")
            .id(&format!("hand-toggle-{n}"))
            .attr("type", "checkbox")
            .flag("checked", toggle.is_on)
            .on_change(move |_| editor.change(edit.clone()));
        el("label")
            .class("field switch")
            .child(el("span").text(&toggle.label))
            .child(tick)
    });
    el("fieldset")
        .class("hiders")
        .child(el("legend").text(title))
        .children(switches)
}

fn bend_row(editor: Editor, n: usize, bend: &Bend) -> El {
    let signs = ["←", "↑", "↓", "→"];
    let label = &bend.label;
    let buttons = signs
        .into_iter()
        .zip(&bend.moves)
        .map(|(sign, (way, edit))| {
            let edit = edit.clone();
            button(sign)
                .id(&format!("bend-{n}-{way}"))
                .attr("aria-label", &format!("{label} {way} by 1U"))
                .on_click(move || editor.change(edit.clone()))
        });
    el("div")
        .class("bend")
        .child(el("span").text(&bend.label))
        .child(el("div").class("arrows").children(buttons))
}
