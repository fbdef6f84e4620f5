//! The table itself. Groups are kept by what they show: an edit moves those that moved, and
//! draws anew only those whose shapes changed.

use super::editor::Editor;
use super::shapes::{contents, hatches, transform};
use super::{handles, keys, pointer, zoom};
use crate::map::{Angle, Group, Item, Picture, Point};
use crate::screen::map::{self, Thing};
use crate::text::deployment::unit;
use crate::text::sheet::table as table_size;
use crate::web::dom::{El, el, svg};
use crate::web::signals::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The groups on the screen, by the names of what they show.
#[derive(Clone, Default)]
pub struct Groups(Arc<RefCell<BTreeMap<String, Shown>>>);

struct Shown {
    element: El,
    group: Group,
}

pub fn draw(editor: Editor) -> El {
    let groups = Groups::default();
    let layer = svg("g");
    let handles = handles::draw(editor);
    let table = svg("svg")
        .id("table")
        .class("table")
        .attr("tabindex", "0")
        .attr("role", "application")
        .attr("aria-describedby", "map-help")
        .live_attr("aria-label", move || Some(name_of_table(editor)))
        .live_attr("viewBox", move || {
            let view = editor.picture.with(|picture| picture.view);
            let (left, top) = (view.left, view.top);
            Some(format!("{left} {top} {} {}", view.width, view.height))
        })
        .child(hatches())
        .child(layer.clone())
        .child(handles.clone());
    let kept = groups.clone();
    watch(Box::new(move || {
        editor.picture.with(|picture| kept.sync(&layer, picture));
        editor.board.with(|board| kept.name(&board.things));
    }));
    let kept = groups.clone();
    watch(Box::new(move || {
        editor.picture.track();
        kept.mark(editor.picked.get());
    }));
    let table = pointer::listen(editor, table, groups, handles);
    let table = keys::listen(editor, table);
    let (window, tools) = zoom::window(editor, table);
    let said = el("p")
        .id("map-said")
        .class("map-said")
        .attr("role", "status")
        .attr("aria-live", "polite")
        .live_text(move || editor.said.get());
    let help = el("details")
        .class("map-keys")
        .child(el("summary").text("Keys"))
        .child(el("p").id("map-help").class("quiet").text(keys::HELP));
    el("section")
        .class("map-table")
        .attr("aria-label", "The table")
        .children([
            window,
            el("div").class("map-foot").children([said, tools]),
            help,
        ])
}

fn name_of_table(editor: Editor) -> String {
    editor.bench.history.with(|history| {
        let event = &history.army().event;
        format!(
            "Map of the table, {}, {}",
            table_size(event.table),
            unit(event.scale)
        )
    })
}

/// Labels go along with their piece and have a name beside its own.
fn name_of(group: &Group) -> String {
    match (group.item, &group.title) {
        (Some(item), Some(_)) => map::key(item),
        (Some(item), None) => format!("{}-label", map::key(item)),
        (None, _) => format!("still-{}", group.class),
    }
}

impl Groups {
    pub fn sync(&self, layer: &El, picture: &Picture) {
        let Ok(mut kept) = self.0.try_borrow_mut() else {
            return;
        };
        let names: Vec<String> = picture.groups.iter().map(name_of).collect();
        kept.retain(|name, shown| {
            let stays = names.contains(name);
            if !stays {
                shown.element.element().remove();
            }
            stays
        });
        let mut next: Option<web_sys::Node> = None;
        for (name, group) in names.iter().zip(&picture.groups).rev() {
            let shown = match kept.get_mut(name) {
                Some(shown) => {
                    shown.change_to(group);
                    shown
                }
                None => kept.entry(name.clone()).or_insert(Shown::new(name, group)),
            };
            let node = shown.element.node();
            let stands =
                node.parent_node().as_ref() == Some(layer.node()) && node.next_sibling() == next;
            if !stands {
                let _ = layer.node().insert_before(node, next.as_ref());
            }
            next = Some(node.clone());
        }
    }

    /// Shows groups as a picture has them: all, or those of one thing.
    pub fn change(&self, picture: &Picture, only: Option<Item>) {
        let Ok(mut kept) = self.0.try_borrow_mut() else {
            return;
        };
        for group in &picture.groups {
            if (only.is_none() || group.item == only)
                && let Some(shown) = kept.get_mut(&name_of(group))
            {
                shown.change_to(group);
            }
        }
    }

    /// What each thing is called, and whether a rule is broken there.
    fn name(&self, things: &[Thing]) {
        let Ok(kept) = self.0.try_borrow() else {
            return;
        };
        for thing in things {
            if let Some(shown) = kept.get(&map::key(thing.item)) {
                let element = shown.element.element();
                let label = if thing.is_faulty {
                    format!("{} Not legal.", thing.said)
                } else {
                    thing.said.clone()
                };
                if element.get_attribute("aria-label").as_ref() != Some(&label) {
                    let _ = element.set_attribute("aria-label", &label);
                }
                let classes = element.class_list();
                let _ = classes.toggle_with_force("faulty", thing.is_faulty);
            }
        }
    }

    fn mark(&self, picked: Option<Item>) {
        let picked = picked.map(map::key);
        let Ok(kept) = self.0.try_borrow() else {
            return;
        };
        for (name, shown) in kept.iter() {
            if shown.group.title.is_some() {
                let is_picked = picked.as_ref() == Some(name);
                let element = shown.element.element();
                let _ =
                    element.set_attribute("aria-pressed", if is_picked { "true" } else { "false" });
                let _ = element.class_list().toggle_with_force("picked", is_picked);
            }
        }
    }

    /// Shows a thing somewhere else, without drawing it anew.
    pub fn show_at(&self, item: Item, at: Point, angle: Angle) {
        let Ok(kept) = self.0.try_borrow() else {
            return;
        };
        let name = map::key(item);
        let Some(shown) = kept.get(&name) else {
            return;
        };
        let _ = shown
            .element
            .element()
            .set_attribute("transform", &transform(at, angle));
        if let Some(label) = kept.get(&format!("{name}-label")) {
            let by = at.minus(shown.group.at);
            let at = label.group.at.plus(by);
            let _ = label
                .element
                .element()
                .set_attribute("transform", &transform(at, label.group.angle));
        }
    }
}

impl Shown {
    fn new(name: &str, group: &Group) -> Shown {
        let mut element = svg("g")
            .id(name)
            .class(&group.class)
            .attr("transform", &transform(group.at, group.angle))
            .children(contents(group));
        if group.title.is_some() {
            element = element
                .attr("data-item", name)
                .attr("tabindex", "-1")
                .attr("role", "button")
                .attr("aria-pressed", "false");
        }
        Shown {
            element,
            group: group.clone(),
        }
    }

    fn change_to(&mut self, group: &Group) {
        let element = self.element.element();
        // Set even where it is the same: a drag that was given up may have left another.
        let _ = element.set_attribute("transform", &transform(group.at, group.angle));
        if self.group.class != group.class {
            let _ = element.set_attribute("class", &group.class);
        }
        if self.group.shapes != group.shapes || self.group.title != group.title {
            element.set_text_content(None);
            for child in contents(group) {
                let _ = element.append_child(child.node());
            }
        }
        self.group = group.clone();
    }
}
