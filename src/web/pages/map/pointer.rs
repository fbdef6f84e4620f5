//! Finger and mouse on the table. While something is dragged only the preview changes, once a
//! frame; the edit comes when it is let go.

use super::editor::{Editor, Preview};
use super::keys::thing_at;
use crate::map::View;
use crate::screen::map::{Drag, Dragged, Drawing, Grip, handles, key, nearest};
use crate::web::browser::focus;
use leptos::prelude::*;
use leptos::svg;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent, TouchEvent};

/// A hand that shakes less than this, in pixels, only points.
const SHAKE: f64 = 4.0;
/// How near to a thing a finger must come down to mean it.
const NEAR: f64 = 22.0;

#[derive(Clone)]
struct Hold {
    drag: Drag,
    pointer: i32,
    /// Where the pointer went down and where it is, in pixels.
    from: (f64, f64),
    now: (f64, f64),
    is_fine: bool,
    has_moved: bool,
    /// A frame has been asked for.
    is_awaited: bool,
    frame: Frame,
}

/// Where the table is on the screen.
#[derive(Clone, Copy)]
struct Frame {
    left: f64,
    top: f64,
    mm_per_pixel: f64,
    view: View,
}

impl Frame {
    /// A place on the screen in millimetres on the table.
    fn on_table(self, (x, y): (f64, f64)) -> (f64, f64) {
        (
            (x - self.left) * self.mm_per_pixel + f64::from(self.view.left),
            (y - self.top) * self.mm_per_pixel + f64::from(self.view.top),
        )
    }
}

impl Hold {
    fn step(&self) -> Dragged {
        self.drag.step(self.frame.on_table(self.now), self.is_fine)
    }
}

/// What a pointer does on the table.
#[derive(Clone, Copy)]
pub struct Hand {
    editor: Editor,
    table: NodeRef<svg::Svg>,
    hold: StoredValue<Option<Hold>>,
    /// The pointer went down on something, so the click that follows selects nothing else.
    has_taken: StoredValue<bool>,
}

impl Hand {
    pub fn new(editor: Editor, table: NodeRef<svg::Svg>) -> Hand {
        Hand {
            editor,
            table,
            hold: StoredValue::new(None),
            has_taken: StoredValue::new(false),
        }
    }

    fn frame_of_table(self) -> Option<Frame> {
        let bounds = self.table.get_untracked()?.get_bounding_client_rect();
        let view = self.editor.drawing.with_untracked(|drawing| drawing.view);
        Some(Frame {
            left: bounds.left(),
            top: bounds.top(),
            mm_per_pixel: f64::from(view.width) / bounds.width().max(1.0),
            view,
        })
    }

    fn is_holding(self) -> bool {
        self.hold.try_with_value(Option::is_some) == Some(true)
    }

    /// For browsers that know no touch-action within a drawing.
    pub fn hold_page(self, event: &TouchEvent) {
        if self.is_holding() {
            event.prevent_default();
        }
    }

    /// Else the focus would leave the thing for the table.
    pub fn hold_focus(self, event: &MouseEvent) {
        if self.has_taken.get_value() {
            event.prevent_default();
        }
    }

    pub fn down(self, event: &PointerEvent) {
        if event.button() != 0 || self.is_holding() {
            return;
        }
        let selected = self.editor.selected.get_untracked();
        let grip = handle_at(event).zip(selected);
        let direct = thing_at(event).map(|item| (Grip::Whole, item));
        let taken = grip.or(direct);
        self.has_taken.set_value(taken.is_some());
        let (Some((grip, item)), Some(frame)) = (taken, self.frame_of_table()) else {
            return;
        };
        self.editor.select(Some(item));
        focus::on_in_place(&key(item));
        let from = place(event);
        let start = frame.on_table(from);
        let drag = self
            .editor
            .look(|_, army, judgement| Drag::begin(army, judgement, item, grip, start));
        let Some(drag) = drag.flatten() else { return };
        if let Some(table) = self.table.get_untracked() {
            let _ = table.set_pointer_capture(event.pointer_id());
        }
        self.hold.set_value(Some(Hold {
            drag,
            pointer: event.pointer_id(),
            from,
            now: from,
            is_fine: false,
            has_moved: false,
            is_awaited: false,
            frame,
        }));
    }

    pub fn moved(self, event: &PointerEvent) {
        let asks = self.hold.try_update_value(|hold| {
            let pointer = event.pointer_id();
            let Some(hold) = hold.as_mut().filter(|hold| hold.pointer == pointer) else {
                return false;
            };
            hold.now = place(event);
            hold.is_fine = event.shift_key();
            let (x, y) = (hold.now.0 - hold.from.0, hold.now.1 - hold.from.1);
            hold.has_moved |= x.hypot(y) >= SHAKE;
            let asks = hold.has_moved && !hold.is_awaited;
            hold.is_awaited |= asks;
            asks
        });
        if asks == Some(true) {
            request_animation_frame(move || self.show());
        }
    }

    /// Shows what the drag has come to. The page may have been left since the frame was asked for.
    fn show(self) {
        let hold = self.hold.try_update_value(|hold| {
            if let Some(hold) = hold.as_mut() {
                hold.is_awaited = false;
            }
            hold.clone()
        });
        let Some(hold) = hold.flatten() else { return };
        let step = hold.step();
        let preview = match &step {
            Dragged::Move(_) | Dragged::Turn(_) => Some(Preview::Moved(hold.drag.places(&step))),
            Dragged::Resize(_) | Dragged::Reshape(_) => self.redrawn(&hold, &step),
        };
        if let Some(preview) = preview {
            self.editor.preview.try_set(preview);
        }
    }

    /// A thing of another shape, as it will be.
    fn redrawn(self, hold: &Hold, step: &Dragged) -> Option<Preview> {
        let edit = hold.drag.edit(step)?;
        let letters = self.editor.letters.try_get_untracked()?;
        let pixel = hold.frame.mm_per_pixel;
        self.editor.look(|list, army, judgement| {
            let after = edit.apply(army).ok()?;
            let drawing = Drawing::of(list, &after, judgement, letters);
            let handles = handles(&after, judgement, hold.drag.item(), pixel);
            Some(Preview::Redrawn(Arc::new(drawing), handles))
        })?
    }

    pub fn up(self, event: &PointerEvent) {
        let pointer = event.pointer_id();
        let hold = self
            .hold
            .try_update_value(|hold| hold.take_if(|hold| hold.pointer == pointer));
        let Some(mut hold) = hold.flatten().filter(|hold| hold.has_moved) else {
            return;
        };
        hold.now = place(event);
        if let Some(edit) = hold.drag.edit(&hold.step()) {
            self.editor.change(edit);
        }
        self.editor.preview.try_set(Preview::Nothing);
    }

    /// A key, or the browser, ends the drag: all is as it was. Says whether there was one.
    pub fn give_up(self) -> bool {
        let hold = self.hold.try_update_value(Option::take).flatten();
        let has_moved = hold.is_some_and(|hold| hold.has_moved);
        if has_moved {
            self.editor.preview.try_set(Preview::Nothing);
        }
        has_moved
    }

    /// A tap beside everything means the nearest thing, or nothing.
    pub fn click(self, event: &MouseEvent) {
        let has_taken = self.has_taken.get_value();
        self.has_taken.set_value(false);
        let Some(frame) = self.frame_of_table().filter(|_| !has_taken) else {
            return;
        };
        let at = frame.on_table(place(event));
        let reach = NEAR * frame.mm_per_pixel;
        let screen = self.editor.screen.get_untracked();
        let item = self
            .editor
            .look(|_, army, judgement| nearest(army, judgement, &screen.things, at, reach));
        self.editor.select(item.flatten());
    }
}

fn place(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The handle that an event happened on.
fn handle_at(event: &Event) -> Option<Grip> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let handle = target.closest("[data-handle]").ok()??;
    let name = handle.get_attribute("data-handle")?;
    match name.as_str() {
        "whole" => Some(Grip::Whole),
        "turn" => Some(Grip::Turn),
        "corner" => Some(Grip::Corner),
        bend => bend.strip_prefix("bend-")?.parse().ok().map(Grip::Bend),
    }
}
