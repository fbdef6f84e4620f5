//! The deployment map: the table with everything on it, to be dragged, turned and resized by
//! finger, mouse and key.

mod editor;
mod findings;
mod handles;
mod head;
mod keys;
mod panel;
mod pointer;
mod shapes;
mod table;
mod tray;
mod zoom;

use super::{army, builder};
use crate::army::Army;
use crate::list::ArmyList;
use crate::web::dom::{El, button, el};
use crate::web::signals::*;
use crate::web::style;
use editor::{Editor, Tab};
use std::sync::Arc;

pub fn draw(key: &str) -> Vec<El> {
    style::need("map.css");
    army::open(key, page)
}

fn page(key: String, list: Arc<ArmyList>, army: Army) -> Vec<El> {
    let editor = Editor::new(key.clone(), list, army);
    builder::keys::listen(editor.bench);
    effect(move || {
        let name = editor.bench.screen.with(|desk| desk.head.name.clone());
        document().set_title(&format!("{name}, map · Muster"));
    });
    let side = el("div")
        .class("map-side")
        .children([panel::draw(editor), findings::draw(editor)])
        .children(tray::draw(editor));
    let main = el("main")
        .class("map-page")
        .live_attr("data-tab", move || Some(editor.tab.get().name().to_owned()))
        .child(table::draw(editor))
        .child(side);
    vec![head::draw(editor, &key), main, tabs(editor)]
}

/// What a phone shows below the map, one at a time.
fn tabs(editor: Editor) -> El {
    let buttons = Tab::ALL.map(|tab| {
        button(tab.label())
            .live_attr("aria-pressed", move || {
                Some((editor.tab.get() == tab).to_string())
            })
            .on_click(move || editor.tab.set(tab))
    });
    el("nav")
        .class("tabs")
        .attr("aria-label", "Parts of the map")
        .children(buttons)
}
