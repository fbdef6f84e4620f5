//! The window on the table: nearer, farther, and where in it one looks. It scrolls as everything
//! scrolls; two fingers zoom.

use super::editor::Editor;
use crate::web::dom::on_window;
use crate::web::dom::{El, button, el};
use crate::web::signals::*;
use wasm_bindgen::JsCast;
use web_sys::{TouchEvent, WheelEvent};

/// The whole table, and as near as is of use.
const FIT: u32 = 100;
const NEAREST: u32 = 600;
const WINDOW: &str = "map-window";

pub fn window(editor: Editor, table: El) -> (El, El) {
    let pinch = StoredValue::new(None::<(f64, u32)>);
    let sheet = el("div")
        .class("map-sheet")
        .live_style("width", move || format!("{}%", editor.zoom.get()))
        .child(table);
    let window = el("div")
        .id(WINDOW)
        .class("map-window")
        .child(sheet)
        .on("touchstart", move |event| {
            pinch.set_value(spread(&event).map(|(apart, ..)| (apart, editor.zoom.get_untracked())));
        })
        .on("touchmove", move |event| {
            if let (Some((start, zoom)), Some((apart, x, y))) = (pinch.get_value(), spread(&event))
            {
                event.prevent_default();
                let wanted = f64::from(zoom) * apart / start.max(1.0);
                set(editor, wanted.round() as u32, Some((x, y)));
            }
        })
        .on("wheel", move |event| {
            let Ok(event) = event.dyn_into::<WheelEvent>() else {
                return;
            };
            if event.ctrl_key() {
                event.prevent_default();
                let zoom = f64::from(editor.zoom.get_untracked());
                let wanted = zoom * (1.0 - event.delta_y() / 400.0).clamp(0.5, 2.0);
                let at = (f64::from(event.client_x()), f64::from(event.client_y()));
                set(editor, wanted.round() as u32, Some(at));
            }
        });
    measure(editor, &window);
    let tool = |sign: &str, name: &'static str, act: fn(Editor)| {
        button(sign)
            .attr("aria-label", name)
            .attr("title", name)
            .on_click(move || act(editor))
    };
    let tools = el("div")
        .class("map-zoom")
        .attr("role", "group")
        .attr("aria-label", "Zoom")
        .children([
            tool("−", "Farther", |editor| by(editor, 2, 3)),
            tool("Fit", "Fit the whole table", |editor| {
                set(editor, FIT, None)
            }),
            tool("+", "Nearer", |editor| by(editor, 3, 2)),
        ]);
    (window, tools)
}

/// Keeps the width of the window, once it is on the page and whenever that is resized.
fn measure(editor: Editor, window: &El) {
    let element = window.element().clone();
    let look = move || {
        let width = f64::from(element.client_width());
        if width > 0.0
            && editor
                .window
                .try_get_untracked()
                .is_some_and(|w| w != width)
        {
            editor.window.set(width);
        }
    };
    let first = look.clone();
    request_animation_frame(first);
    on_window("resize", move |_| look());
}

pub fn by(editor: Editor, times: u32, over: u32) {
    set(editor, editor.zoom.get_untracked() * times / over, None);
}

/// Zooms about a place on the screen, or about the middle of the window.
fn set(editor: Editor, zoom: u32, about: Option<(f64, f64)>) {
    let before = editor.zoom.get_untracked();
    let zoom = zoom.clamp(FIT, NEAREST);
    let Some(window) = document().get_element_by_id(WINDOW) else {
        return;
    };
    if zoom == before {
        return;
    }
    let bounds = window.get_bounding_client_rect();
    let (x, y) = match about {
        Some((x, y)) => (x - bounds.left(), y - bounds.top()),
        None => (bounds.width() / 2.0, bounds.height() / 2.0),
    };
    let grown = f64::from(zoom) / f64::from(before);
    let left = (f64::from(window.scroll_left()) + x) * grown - x;
    let top = (f64::from(window.scroll_top()) + y) * grown - y;
    editor.zoom.set(zoom);
    // The sheet has its new width only when it is laid out again, which scrolling asks for.
    let scroll = move || {
        window.set_scroll_left(left.round() as i32);
        window.set_scroll_top(top.round() as i32);
    };
    request_animation_frame(scroll);
}

/// How far apart two fingers are, and the place between them.
fn spread(event: &web_sys::Event) -> Option<(f64, f64, f64)> {
    let touches = event.dyn_ref::<TouchEvent>()?.touches();
    let (one, other) = (touches.item(0)?, touches.item(1)?);
    let (ax, ay) = (f64::from(one.client_x()), f64::from(one.client_y()));
    let (bx, by) = (f64::from(other.client_x()), f64::from(other.client_y()));
    Some(((ax - bx).hypot(ay - by), (ax + bx) / 2.0, (ay + by) / 2.0))
}
