//! The handles of the selected thing.

use super::editor::{Editor, Preview};
use super::shapes::transform;
use crate::map::picture::number;
use crate::screen::map::{Handles, Knob, handles};
use leptos::prelude::*;

#[component]
pub fn HandlesView(editor: Editor) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let item = editor.selected.get()?;
        let redrawn = editor.preview.with(|preview| match preview {
            Preview::Redrawn(_, handles) => handles.clone(),
            _ => None,
        });
        redrawn.or_else(|| {
            let judgement = editor.open.judgement.get();
            let pixel = editor.mm_per_pixel();
            let history = editor.open.history;
            history.with(|history| handles(history.army(), &judgement, item, pixel))
        })
    });
    // A drag that moves it changes this alone.
    let place = Memo::new(move |_| {
        let dragged = editor
            .selected
            .get()
            .and_then(|item| editor.preview.with(|preview| preview.place(item)));
        dragged.or_else(|| {
            shown.with(|shown| shown.as_ref().map(|handles| (handles.at, handles.angle)))
        })
    });
    view! {
        <g
            class="handles"
            aria-hidden="true"
            transform=move || place.get().map(transform)
        >
            {move || shown.get().map(|shown| drawn(&shown))}
        </g>
    }
}

fn drawn(handles: &Handles) -> impl IntoView + use<> {
    let frame = handles.frame.map(|size| box_about("hold", size, None));
    let grab = handles
        .grab
        .map(|size| box_about("grab", size, Some("whole")));
    let stem = handles.stem.map(|(from, to)| {
        view! { <path class="stem" d=format!("M0 {}V{}", number(from), number(to)) /> }
    });
    let (finger, seen) = (number(handles.finger), number(handles.seen));
    let knobs: Vec<_> = handles
        .knobs
        .iter()
        .map(|knob| knob_view(knob, finger.clone(), seen.clone()))
        .collect();
    view! {
        {frame}
        {grab}
        {stem}
        {knobs}
    }
}

fn box_about(
    class: &'static str,
    (width, depth): (f64, f64),
    handle: Option<&'static str>,
) -> impl IntoView {
    view! {
        <rect
            class=class
            data-handle=handle
            x=number(-width / 2.0)
            y=number(-depth / 2.0)
            width=number(width)
            height=number(depth)
        />
    }
}

fn knob_view(knob: &Knob, finger: String, seen: String) -> impl IntoView + use<> {
    let kind = knob.name.split('-').next().unwrap_or_default();
    view! {
        <g
            class=format!("knob {kind}")
            data-handle=knob.name.clone()
            transform=format!("translate({} {})", number(knob.x), number(knob.y))
        >
            <circle class="finger" r=finger />
            <circle class="seen" r=seen />
        </g>
    }
}
