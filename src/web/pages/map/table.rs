//! The table itself. Each group of the drawing stays while its thing does: an edit moves what
//! moved and redraws only what has another shape.

use super::editor::{Editor, Preview};
use super::handles::HandlesView;
use super::keys::{self, KEYS};
use super::pointer::Hand;
use super::shapes::{Hatches, shape, transform};
use super::zoom::{ZoomButtons, ZoomWindow};
use crate::map::picture::DrawnShape;
use crate::map::{Angle, Group, Point};
use crate::screen::map;
use crate::text::deployment::unit;
use crate::text::sheet::table as table_size;
use leptos::prelude::*;
use leptos::svg;
use std::sync::Arc;

#[component]
pub fn TableSection(editor: Editor) -> impl IntoView {
    view! {
        <section class="map-table" aria-label="The table">
            <ZoomWindow editor>
                <Table editor />
            </ZoomWindow>
            <div class="map-foot">
                <p id="map-said" class="map-said" role="status" aria-live="polite">
                    {move || editor.said.get()}
                </p>
                <ZoomButtons editor />
            </div>
            <details class="map-keys">
                <summary>"Keys"</summary>
                <p id="map-help" class="quiet">
                    {KEYS}
                </p>
            </details>
        </section>
    }
}

#[component]
fn Table(editor: Editor) -> impl IntoView {
    let table = NodeRef::<svg::Svg>::new();
    let hand = Hand::new(editor, table);
    let leaving = StoredValue::new(false);
    let name = move || {
        editor.open.history.with(|history| {
            let event = &history.army().event;
            let (size, unit) = (table_size(event.table), unit(event));
            format!("Map of the table, {size}, {unit}")
        })
    };
    let is_dragging = Memo::new(move |_| editor.preview.with(|now| *now != Preview::Nothing));
    let names = Memo::new(move |_| editor.drawing.with(|drawing| drawing.names.clone()));
    let view = Memo::new(move |_| editor.drawing.with(|drawing| drawing.view));
    view! {
        <svg
            node_ref=table
            id="table"
            class=move || if is_dragging.get() { "table dragging" } else { "table" }
            tabindex="0"
            role="application"
            aria-describedby="map-help"
            aria-label=name
            viewBox=move || {
                let view = view.get();
                format!("{} {} {} {}", view.left, view.top, view.width, view.height)
            }
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.moved(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |_| {
                hand.give_up();
            }
            on:touchmove=move |event| hand.hold_page(&event)
            on:mousedown=move |event| hand.hold_focus(&event)
            on:click=move |event| hand.click(&event)
            on:keydown=move |event| {
                let is_ours = (event.key() == "Escape" && hand.give_up())
                    || keys::pressed(editor, &event, leaving);
                if is_ours {
                    event.prevent_default();
                    event.stop_propagation();
                }
            }
            on:focusin=move |event| keys::focused(editor, &event, leaving)
            on:blur=move |_| {
                let _ = leaving.try_set_value(false);
            }
        >
            <Hatches />
            <g>
                <For each=move || names.get() key=|name| name.clone() let:name>
                    <GroupView editor name />
                </For>
            </g>
            <HandlesView editor />
        </svg>
    }
}

/// What is drawn of a group: all but its place.
#[derive(Clone, PartialEq)]
struct Contents {
    title: Option<String>,
    hatch: String,
    shapes: Vec<DrawnShape>,
}

#[component]
fn GroupView(editor: Editor, name: String) -> impl IntoView {
    let item = map::item_of(&name);
    let of = name.clone();
    let group = Memo::new(move |_| -> Option<Arc<Group>> {
        let redrawn = editor.preview.with(|preview| match preview {
            Preview::Redrawn(drawing, _) => drawing.group(&of).cloned(),
            _ => None,
        });
        redrawn.or_else(|| editor.drawing.with(|drawing| drawing.group(&of).cloned()))
    });
    let place = Memo::new(move |_| -> (Point, Angle) {
        group.with(|group| {
            let Some(group) = group else {
                return Default::default();
            };
            let dragged = group
                .item
                .and_then(|item| editor.preview.with(|preview| preview.place(item)));
            match dragged {
                Some((at, angle)) => editor
                    .drawing
                    .with_untracked(|drawing| drawing.moved(group, at, angle)),
                None => (group.at, group.angle),
            }
        })
    });
    let contents = Memo::new(move |_| {
        group.with(|group| {
            group.as_ref().map(|group| Contents {
                title: group.title.clone(),
                hatch: group.hatch().to_owned(),
                shapes: group.shapes.clone(),
            })
        })
    });
    let drawn = move || {
        contents.get().map(|contents| {
            let title = contents.title.map(|title| svg::title().child(title));
            let shapes = contents.shapes.iter();
            let shapes: Vec<AnyView> = shapes.map(|of| shape(of, &contents.hatch)).collect();
            (title, shapes)
        })
    };
    let class = Memo::new(move |_| {
        group.with(|group| {
            let group = group.as_ref();
            group.map(|group| group.class.clone()).unwrap_or_default()
        })
    });
    let Some(item) = item else {
        return view! {
            <g id=name class=move || class.get() transform=move || transform(place.get())>
                {drawn}
            </g>
        }
        .into_any();
    };
    let thing = Memo::new(move |_| {
        editor.screen.with(|screen| {
            let mut things = screen.things.iter();
            things.find(|thing| thing.item == item).cloned()
        })
    });
    let is_faulty = Memo::new(move |_| thing.with(|it| it.as_ref().is_some_and(|it| it.is_faulty)));
    let is_selected = Memo::new(move |_| editor.selected.get() == Some(item));
    let label = move || {
        thing.with(|thing| {
            thing.as_ref().map(|thing| match thing.is_faulty {
                true => format!("{} Not legal.", thing.said),
                false => thing.said.clone(),
            })
        })
    };
    view! {
        <g
            id=name.clone()
            data-item=name
            class=move || {
                let faulty = if is_faulty.get() { " faulty" } else { "" };
                let selected = if is_selected.get() { " picked" } else { "" };
                format!("{}{faulty}{selected}", class.get())
            }
            transform=move || transform(place.get())
            tabindex="-1"
            role="button"
            aria-pressed=move || is_selected.get().to_string()
            aria-label=label
        >
            {drawn}
        </g>
    }
    .into_any()
}
