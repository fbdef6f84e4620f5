//! The window on the table: nearer, farther, and where in it one looks. It scrolls like everything
//! else; two fingers zoom.

use super::editor::Editor;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use web_sys::{TouchEvent, WheelEvent};

/// The whole table, and as near as is of use, in percent.
const FIT: u32 = 100;
const NEAREST: u32 = 600;
const WINDOW: &str = "map-window";

#[component]
pub fn ZoomWindow(editor: Editor, children: Children) -> impl IntoView {
    let window = NodeRef::<html::Div>::new();
    follow_width(editor, window);
    // How far apart two fingers were, and the zoom then.
    let pinch = StoredValue::new(None::<(f64, u32)>);
    let start = move |event: TouchEvent| {
        let apart = spread(&event).map(|(apart, ..)| apart);
        pinch.set_value(apart.map(|apart| (apart, editor.zoom.get_untracked())));
    };
    let pull = move |event: TouchEvent| {
        if let (Some((start, zoom)), Some((apart, x, y))) = (pinch.get_value(), spread(&event)) {
            event.prevent_default();
            let wanted = f64::from(zoom) * apart / start.max(1.0);
            set(editor, wanted.round() as u32, Some((x, y)));
        }
    };
    let wheel = move |event: WheelEvent| {
        if event.ctrl_key() {
            event.prevent_default();
            let zoom = f64::from(editor.zoom.get_untracked());
            let wanted = zoom * (1.0 - event.delta_y() / 400.0).clamp(0.5, 2.0);
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            set(editor, wanted.round() as u32, Some(at));
        }
    };
    view! {
        <div
            node_ref=window
            id=WINDOW
            class="map-window"
            on:touchstart=start
            on:touchmove=pull
            on:wheel=wheel
        >
            <div class="map-sheet" style:width=move || format!("{}%", editor.zoom.get())>
                {children()}
            </div>
        </div>
    }
}

#[component]
pub fn ZoomButtons(editor: Editor) -> impl IntoView {
    let button = move |sign: &'static str, name: &'static str, zoom: fn(Editor)| {
        view! {
            <button type="button" aria-label=name title=name on:click=move |_| zoom(editor)>
                {sign}
            </button>
        }
    };
    view! {
        <div class="map-zoom" role="group" aria-label="Zoom">
            {button("−", "Zoom out", |editor| by(editor, 2, 3))}
            {button("Fit", "Fit the whole table", |editor| set(editor, FIT, None))}
            {button("+", "Zoom in", |editor| by(editor, 3, 2))}
        </div>
    }
}

/// Keeps the width of the window, once it is on the page and whenever that is resized.
fn follow_width(editor: Editor, window: NodeRef<html::Div>) {
    let measure = move || {
        let Some(element) = window.try_get_untracked().flatten() else {
            return;
        };
        let width = f64::from(element.client_width());
        let before = editor.window.try_get_untracked();
        if width > 0.0 && before.is_some_and(|before| before != width) {
            editor.window.set(width);
        }
    };
    Effect::new(move |_| {
        window.track();
        request_animation_frame(measure);
    });
    let listener = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || listener.remove());
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
    // Once the sheet has its new width.
    request_animation_frame(move || {
        window.set_scroll_left(left.round() as i32);
        window.set_scroll_top(top.round() as i32);
    });
}

/// How far apart two fingers are, and the place between them.
fn spread(event: &TouchEvent) -> Option<(f64, f64, f64)> {
    let touches = event.touches();
    let (one, other) = (touches.item(0)?, touches.item(1)?);
    let (ax, ay) = (f64::from(one.client_x()), f64::from(one.client_y()));
    let (bx, by) = (f64::from(other.client_x()), f64::from(other.client_y()));
    Some(((ax - bx).hypot(ay - by), (ax + bx) / 2.0, (ay + by) / 2.0))
}
