//! Shapes of a picture as SVG elements. Widths and dashes come from the picture, colours from the
//! style sheet by class, so that a theme changes them.

use crate::map::picture::{DrawnShape, Fill, Form, Group, number, path_data};
use crate::map::{Angle, Point};
use crate::web::dom::{El, svg};

pub fn transform(at: Point, angle: Angle) -> String {
    format!("translate({} {}) rotate({})", at.x, at.y, angle.degrees())
}

/// What stands in a group, after its name for whoever points at it.
pub fn contents(group: &Group) -> Vec<El> {
    let title = group.title.as_ref().map(|title| svg("title").text(title));
    let shapes = group.shapes.iter().map(|shape| draw(shape, group.hatch()));
    title.into_iter().chain(shapes).collect()
}

fn draw(shape: &DrawnShape, hatch: &str) -> El {
    let mut drawn = match &shape.form {
        Form::Rect {
            x,
            y,
            width,
            height,
        } => numbers(
            svg("rect"),
            &[("x", *x), ("y", *y), ("width", *width), ("height", *height)],
        ),
        Form::Ellipse { x, y, rx, ry } => numbers(
            svg("ellipse"),
            &[("cx", *x), ("cy", *y), ("rx", *rx), ("ry", *ry)],
        ),
        Form::Path { points, closed } => svg("path").attr("d", &path_data(points, *closed)),
        Form::Text {
            x,
            y,
            size,
            anchor,
            text,
        } => {
            let text = svg("text").attr("text-anchor", anchor.word()).text(text);
            numbers(
                text,
                &[
                    ("x", *x),
                    ("y", *y),
                    ("font-size", *size),
                    ("stroke-width", size / 4.0),
                ],
            )
        }
    };
    let fill = match shape.ink.fill {
        Fill::None => "open",
        Fill::Ink => "inked",
        Fill::Paper => "paper",
        Fill::Hatch => {
            drawn = drawn.attr("fill", &format!("url(#hatch-{hatch})"));
            "hatched"
        }
    };
    if shape.ink.stroke > 0.0 {
        drawn = numbers(drawn, &[("stroke-width", shape.ink.stroke)]);
    }
    if let Some((line, gap)) = shape.ink.dash {
        let dash = format!("{} {}", number(line), number(gap));
        drawn = drawn.attr("stroke-dasharray", &dash);
    }
    drawn.class(&format!("{} {fill}", shape.class))
}

fn numbers(element: El, attributes: &[(&str, f64)]) -> El {
    attributes.iter().fold(element, |element, (name, value)| {
        element.attr(name, &number(*value))
    })
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

pub fn hatches() -> El {
    let patterns = HATCHES.map(|(name, width, height, path)| {
        let ground = svg("rect")
            .class("hatch-ground")
            .attr("width", &width.to_string())
            .attr("height", &height.to_string());
        svg("pattern")
            .id(&format!("hatch-{name}"))
            .class(name)
            .attr("width", &width.to_string())
            .attr("height", &height.to_string())
            .attr("patternUnits", "userSpaceOnUse")
            .child(ground)
            .child(svg("path").class("hatch-line").attr("d", path))
    });
    svg("defs").children(patterns)
}
