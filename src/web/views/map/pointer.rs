//! Finger and mouse on the table. While something is dragged only what moves is touched, once a
//! frame; the edit comes when it is let go.

use super::editor::Editor;
use super::handles;
use super::keys::thing_at;
use super::table::Groups;
use crate::map::{Sight, View, draw_with_letters};
use crate::screen::map::{Drag, Dragged, Grip, key, nearest};
use crate::web::dom::El;
use crate::web::focus;
use crate::web::signals::*;
use std::cell::{Cell, RefCell};
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, MouseEvent, PointerEvent};

/// A hand that shakes less than this, in pixels, only points.
const SHAKE: f64 = 4.0;
/// How near to a thing a finger must come down to mean it.
const NEAR: f64 = 22.0;

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
    bounds: DomRect,
    view: View,
    mm_per_pixel: f64,
}

#[derive(Clone)]
struct Hand {
    editor: Editor,
    table: Element,
    groups: Groups,
    handles: El,
    hold: Arc<RefCell<Option<Hold>>>,
    /// The pointer went down on something, so that the click that follows is no new choice.
    has_taken: Arc<Cell<bool>>,
}

pub fn listen(editor: Editor, table: El, groups: Groups, handles: El) -> El {
    let hand = Hand {
        editor,
        table: table.element().clone(),
        groups,
        handles,
        hold: Arc::default(),
        has_taken: Arc::default(),
    };
    let on = |act: fn(&Hand, PointerEvent)| {
        let hand = hand.clone();
        move |event: Event| {
            if let Ok(event) = event.dyn_into::<PointerEvent>() {
                act(&hand, event);
            }
        }
    };
    let down = hand.clone();
    let held = hand.clone();
    let key = hand.clone();
    let clicked = hand.clone();
    table
        .on("pointerdown", on(Hand::down))
        .on("pointermove", on(Hand::moved))
        .on("pointerup", on(Hand::up))
        .on(
            "pointercancel",
            on(|hand, _| {
                hand.give_up();
            }),
        )
        .on("touchmove", move |event| {
            // For browsers that know no touch-action within a drawing.
            if held.hold.borrow().is_some() {
                event.prevent_default();
            }
        })
        .on("mousedown", move |event| {
            // Else the focus would leave the thing for the table.
            if down.has_taken.get() {
                event.prevent_default();
            }
        })
        .on("click", move |event| {
            if let Ok(event) = event.dyn_into::<MouseEvent>() {
                clicked.click(&event);
            }
        })
        .on_key(move |event| {
            if event.key() == "Escape" && key.give_up() {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        })
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

impl Hand {
    fn down(&self, event: PointerEvent) {
        if event.button() != 0 || self.hold.borrow().is_some() {
            return;
        }
        let picked = self.editor.picked.get_untracked();
        let grip = handle_at(&event).zip(picked);
        let direct = thing_at(&event).map(|item| (Grip::Whole, item));
        self.has_taken.set(false);
        let Some((grip, item)) = grip.or(direct) else {
            return;
        };
        self.has_taken.set(true);
        self.editor.pick(Some(item));
        focus::on_in_place(&key(item));
        let bounds = self.table.get_bounding_client_rect();
        let view = self.editor.picture.with_untracked(|picture| picture.view);
        let mm_per_pixel = f64::from(view.width) / bounds.width().max(1.0);
        let from = place(&event);
        let start = on_table(&bounds, view, from);
        let drag = self
            .editor
            .look(|_, army, judgement| Drag::begin(army, judgement, item, grip, start));
        let Some(drag) = drag else { return };
        let _ = self.table.set_pointer_capture(event.pointer_id());
        *self.hold.borrow_mut() = Some(Hold {
            drag,
            pointer: event.pointer_id(),
            from,
            now: from,
            is_fine: false,
            has_moved: false,
            is_awaited: false,
            bounds,
            view,
            mm_per_pixel,
        });
    }

    fn moved(&self, event: PointerEvent) {
        let mut hold = self.hold.borrow_mut();
        let Some(hold) = hold.as_mut().filter(|h| h.pointer == event.pointer_id()) else {
            return;
        };
        hold.now = place(&event);
        hold.is_fine = event.shift_key();
        let (x, y) = (hold.now.0 - hold.from.0, hold.now.1 - hold.from.1);
        if !hold.has_moved && x.hypot(y) < SHAKE {
            return;
        }
        if !hold.has_moved {
            hold.has_moved = true;
            let _ = self.table.class_list().add_1("dragging");
        }
        if !hold.is_awaited {
            hold.is_awaited = true;
            let hand = self.clone();
            request_animation_frame(move || hand.frame());
        }
    }

    /// Shows what the drag has come to.
    fn frame(&self) {
        let mut hold = self.hold.borrow_mut();
        let Some(hold) = hold.as_mut() else { return };
        hold.is_awaited = false;
        let step = hold.step();
        match &step {
            Dragged::Move(_) | Dragged::Turn(_) => {
                let places = hold.drag.places(&step);
                for (item, at, angle) in places {
                    self.groups.show_at(item, at, angle);
                    if item == hold.drag.item()
                        && let Some(held) = self.handles.element().first_element_child()
                    {
                        let to = super::shapes::transform(at, angle);
                        let _ = held.set_attribute("transform", &to);
                    }
                }
            }
            Dragged::Resize(_) | Dragged::Reshape(_) => self.redraw(hold, &step),
        }
    }

    /// A thing of another shape is drawn anew, as it will be.
    fn redraw(&self, hold: &Hold, step: &Dragged) {
        let Some(edit) = hold.drag.edit(step) else {
            return;
        };
        let item = hold.drag.item();
        // The page may have been left since the drag was awaited.
        let Some(letters) = self.editor.letters.try_get_untracked() else {
            return;
        };
        self.editor.look(|list, army, judgement| {
            let Ok(after) = edit.apply(army) else { return };
            let letters = f64::from(letters);
            let picture = draw_with_letters(list, &after, judgement, Sight::Sealed, letters);
            self.groups.change(&picture, Some(item));
            handles::redraw(&self.handles, &after, judgement, item, hold.mm_per_pixel);
        });
    }

    fn up(&self, event: PointerEvent) {
        let hold = self.hold.borrow_mut().take();
        let Some(mut hold) = hold.filter(|hold| hold.pointer == event.pointer_id()) else {
            return;
        };
        let _ = self.table.class_list().remove_1("dragging");
        if !hold.has_moved {
            return;
        }
        hold.now = place(&event);
        let edit = hold.drag.edit(&hold.step());
        if !edit.is_some_and(|edit| self.editor.apply(edit)) {
            self.put_back();
        }
    }

    /// A key, or the browser, ends the drag: all is as it was.
    fn give_up(&self) -> bool {
        let hold = self.hold.borrow_mut().take();
        let has_moved = hold.is_some_and(|hold| hold.has_moved);
        if has_moved {
            let _ = self.table.class_list().remove_1("dragging");
            self.put_back();
        }
        has_moved
    }

    fn put_back(&self) {
        let editor = self.editor;
        editor
            .picture
            .with_untracked(|picture| self.groups.change(picture, None));
        if let Some(item) = editor.picked.get_untracked() {
            let pixel = untrack(|| editor.mm_per_pixel());
            editor.look(|_, army, judgement| {
                handles::redraw(&self.handles, army, judgement, item, pixel);
            });
        }
    }

    /// A tap beside everything means the nearest thing, or none.
    fn click(&self, event: &MouseEvent) {
        if self.has_taken.replace(false) {
            return;
        }
        let bounds = self.table.get_bounding_client_rect();
        let view = self.editor.picture.with_untracked(|picture| picture.view);
        let at = on_table(&bounds, view, place(event));
        let reach = NEAR * f64::from(view.width) / bounds.width().max(1.0);
        let item = self.editor.look(|_, army, judgement| {
            let board = self.editor.board.get_untracked();
            nearest(army, judgement, &board.things, at, reach)
        });
        match item {
            Some(item) => self.editor.pick(Some(item)),
            None => self.editor.picked.set(None),
        }
    }
}

impl Hold {
    fn step(&self) -> Dragged {
        let to = on_table(&self.bounds, self.view, self.now);
        self.drag.step(to, self.is_fine)
    }
}

/// A place on the screen in millimetres on the table.
fn on_table(bounds: &DomRect, view: View, (x, y): (f64, f64)) -> (f64, f64) {
    let scale = f64::from(view.width) / bounds.width().max(1.0);
    (
        (x - bounds.left()) * scale + f64::from(view.left),
        (y - bounds.top()) * scale + f64::from(view.top),
    )
}
