//! Shapes of a picture as SVG. Widths and dashes come from the picture, colours from the style
//! sheet by class, so that a theme changes them.

use crate::map::picture::{DrawnShape, Fill, Form, number, path_data};
use crate::map::{Angle, Point};
use leptos::prelude::*;

pub fn transform((at, angle): (Point, Angle)) -> String {
    format!("translate({} {}) rotate({})", at.x, at.y, angle.degrees())
}

pub fn shape(shape: &DrawnShape, hatch: &str) -> AnyView {
    let (filled, fill) = match shape.ink.fill {
        Fill::None => ("open", None),
        Fill::Ink => ("inked", None),
        Fill::Paper => ("paper", None),
        Fill::Hatch => ("hatched", Some(format!("url(#hatch-{hatch})"))),
    };
    let class = format!("{} {filled}", shape.class);
    let stroke = (shape.ink.stroke > 0.0).then(|| number(shape.ink.stroke));
    let dash = shape.ink.dash;
    let dash = dash.map(|(line, gap)| format!("{} {}", number(line), number(gap)));
    match &shape.form {
        Form::Rect {
            x,
            y,
            width,
            height,
        } => view! {
            <rect
                class=class
                x=number(*x)
                y=number(*y)
                width=number(*width)
                height=number(*height)
                fill=fill
                stroke-width=stroke
                stroke-dasharray=dash
            />
        }
        .into_any(),
        Form::Ellipse { x, y, rx, ry } => view! {
            <ellipse
                class=class
                cx=number(*x)
                cy=number(*y)
                rx=number(*rx)
                ry=number(*ry)
                fill=fill
                stroke-width=stroke
                stroke-dasharray=dash
            />
        }
        .into_any(),
        Form::Path { points, closed } => view! {
            <path
                class=class
                d=path_data(points, *closed)
                fill=fill
                stroke-width=stroke
                stroke-dasharray=dash
            />
        }
        .into_any(),
        Form::Text {
            x,
            y,
            size,
            anchor,
            text,
        } => view! {
            <text
                class=class
                x=number(*x)
                y=number(*y)
                font-size=number(*size)
                stroke-width=number(size / 4.0)
                text-anchor=anchor.word()
            >
                {text.clone()}
            </text>
        }
        .into_any(),
    }
}

/// How each kind of ground is filled: the size of a tile, and the path drawn on it.
const HATCHES: [(&str, u8, u8, &str); 8] = [
    (
        "wood",
        34,
        30,
        "M9 3a6 6 0 1 0 .1 0M9 15v5M26 13a6 6 0 1 0 .1 0M26 25v5",
    ),
    ("gentle-hill", 30, 30, "M0 30 30 0"),
    ("steep-hill", 16, 16, "M0 16 16 0M0 0 16 16"),
    ("broken", 30, 24, "M3 6h8M20 5l4 3M15 17h9M5 19l4 2"),
    (
        "difficult",
        36,
        26,
        "M4 10h14M8 10v-5M11 10v-7M14 10v-5M20 22h14M24 22v-5M27 22v-7M30 22v-5",
    ),
    ("impassable", 16, 16, "M-4 4 4 -4M0 16 16 0M12 20 20 12"),
    (
        "built-up-area",
        34,
        26,
        "M3 3h12v8H3ZM20 6h9v8h-9ZM6 16h10v7H6Z",
    ),
    ("fortification", 10, 10, "M0 0V10M5 0V10"),
];

#[component]
pub fn Hatches() -> impl IntoView {
    let patterns = HATCHES.map(|(name, width, height, path)| {
        view! {
            <pattern
                id=format!("hatch-{name}")
                class=name
                width=width.to_string()
                height=height.to_string()
                patternUnits="userSpaceOnUse"
            >
                <rect class="hatch-ground" width=width.to_string() height=height.to_string() />
                <path class="hatch-line" d=path />
            </pattern>
        }
    });
    view! { <defs>{Vec::from(patterns)}</defs> }
}
