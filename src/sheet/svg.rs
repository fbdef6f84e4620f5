//! A picture as an SVG file: black and white, complete in itself, with nothing from elsewhere.

use super::map_scale::MapScale;
use crate::map::picture::{DrawnShape, Fill, Form, Group, Ink, Picture, number, path_data};
use std::fmt::Write;

/// The file. Its size on paper is the table's at this scale.
pub fn svg(picture: &Picture, title: &str, scale: MapScale) -> String {
    let view = picture.view;
    let on_paper = |mm: i32| number(scale.on_paper(mm));
    let mut out = format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}mm" height="{}mm" "#,
            r#"viewBox="{} {} {} {}" role="img" "#,
            r#"font-family="system-ui, 'Segoe UI', Roboto, sans-serif">"#
        ),
        on_paper(view.width),
        on_paper(view.height),
        view.left,
        view.top,
        view.width,
        view.height
    );
    out.push('\n');
    element(&mut out, "title", title);
    out.push_str(HATCHES);
    for group in &picture.groups {
        write_group(&mut out, group);
    }
    out.push_str("</svg>\n");
    out
}

fn write_group(out: &mut String, group: &Group) {
    let mut transform = String::new();
    if group.at != Default::default() {
        // Writing to a string can't fail.
        let _ = write!(transform, "translate({} {})", group.at.x, group.at.y);
    }
    if !group.angle.is_zero() {
        let _ = write!(transform, " rotate({})", group.angle.degrees());
    }
    let _ = write!(out, r#"<g class="{}""#, escaped(&group.class));
    if !transform.is_empty() {
        let _ = write!(out, r#" transform="{}""#, transform.trim());
    }
    out.push_str(">\n");
    if let Some(title) = &group.title {
        element(out, "title", title);
    }
    for shape in group.shapes.iter().filter(|shape| shape.ink.is_seen()) {
        write_shape(out, shape, group.hatch());
    }
    out.push_str("</g>\n");
}

fn element(out: &mut String, name: &str, text: &str) {
    let _ = writeln!(out, "<{name}>{}</{name}>", escaped(text));
}

fn write_shape(out: &mut String, shape: &DrawnShape, hatch: &str) {
    let ink = ink(shape, hatch);
    let _ = match &shape.form {
        Form::Rect {
            x,
            y,
            width,
            height,
        } => writeln!(
            out,
            r#"<rect x="{}" y="{}" width="{}" height="{}"{ink}/>"#,
            number(*x),
            number(*y),
            number(*width),
            number(*height)
        ),
        Form::Ellipse { x, y, rx, ry } => writeln!(
            out,
            r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}"{ink}/>"#,
            number(*x),
            number(*y),
            number(*rx),
            number(*ry)
        ),
        Form::Path { points, closed } => {
            let data = path_data(points, *closed);
            writeln!(out, r#"<path d="{data}"{ink}/>"#)
        }
        Form::Text {
            x,
            y,
            size,
            anchor,
            text,
        } => {
            let bold = if shape.class == "name" {
                r#" font-weight="700""#
            } else {
                ""
            };
            writeln!(
                out,
                concat!(
                    r##"<text x="{}" y="{}" font-size="{}" text-anchor="{}"{} fill="#000" "##,
                    r##"stroke="#fff" stroke-width="{}" paint-order="stroke">{}</text>"##
                ),
                number(*x),
                number(*y),
                number(*size),
                anchor.word(),
                bold,
                number(size / 4.0),
                escaped(text)
            )
        }
    };
}

fn ink(shape: &DrawnShape, hatch: &str) -> String {
    let Ink { stroke, fill, dash } = shape.ink;
    let mut ink = match fill {
        Fill::None => r#" fill="none""#.to_owned(),
        Fill::Ink => r##" fill="#000""##.to_owned(),
        Fill::Paper => r##" fill="#fff""##.to_owned(),
        Fill::Hatch => format!(r#" fill="url(#hatch-{hatch})""#),
    };
    if stroke > 0.0 {
        let colour = match (shape.class, hatch) {
            ("grid", _) => "#bbb",
            ("bed", "river") => "#ddd",
            ("bed", _) => "#fff",
            _ => "#000",
        };
        let width = number(stroke);
        let _ = write!(ink, r#" stroke="{colour}" stroke-width="{width}""#);
    }
    if let Some((line, gap)) = dash {
        let (line, gap) = (number(line), number(gap));
        let _ = write!(ink, r#" stroke-dasharray="{line} {gap}""#);
    }
    ink
}

/// Text that stays text in XML; what XML can't hold is dropped.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if character.is_control() => {}
            _ => escaped.push(character),
        }
    }
    escaped
}

/// What ground is drawn with, so that it can be told apart without colour.
const HATCHES: &str = r##"<defs>
<pattern id="hatch-wood" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M0 0H30V30H0Z" fill="#fff"/><circle cx="8" cy="8" r="5"/><circle cx="23" cy="23" r="5"/></pattern>
<pattern id="hatch-gentle-hill" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M0 0H30V30H0Z" fill="#fff"/><path d="M0 30 30 0" stroke="#000" stroke-width="2"/></pattern>
<pattern id="hatch-steep-hill" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M0 0H18V18H0Z" fill="#fff"/><path d="M0 18 18 0M0 0 18 18" stroke="#000" stroke-width="2"/></pattern>
<pattern id="hatch-broken" width="30" height="20" patternUnits="userSpaceOnUse"><path d="M0 0H30V20H0Z" fill="#fff"/><path d="M3 5H13M18 15H28" stroke="#000" stroke-width="3"/></pattern>
<pattern id="hatch-difficult" width="30" height="16" patternUnits="userSpaceOnUse"><path d="M0 0H30V16H0Z" fill="#fff"/><path d="M0 11 7.5 5 15 11 22.5 5 30 11" fill="none" stroke="#000" stroke-width="2"/></pattern>
<pattern id="hatch-impassable" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 0H12V12H0Z" fill="#fff"/><path d="M0 0H12V6H0Z" fill="#555"/></pattern>
<pattern id="hatch-built-up-area" width="30" height="20" patternUnits="userSpaceOnUse"><path d="M0 0H30V20H0Z" fill="#fff"/><path d="M0 0H30M0 10H30M8 0V10M23 10V20" stroke="#000" stroke-width="2"/></pattern>
<pattern id="hatch-road" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H10V10H0Z" fill="#fff"/></pattern>
<pattern id="hatch-river" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H10V10H0Z" fill="#ddd"/></pattern>
<pattern id="hatch-fortification" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H10V10H0Z" fill="#fff"/><path d="M0 0V10" stroke="#000" stroke-width="5"/></pattern>
</defs>
"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stays_text() {
        assert_eq!(
            escaped("<b>\"A\" & 'b'\u{1}</b>"),
            "&lt;b&gt;&quot;A&quot; &amp; &#39;b&#39;&lt;/b&gt;"
        );
    }
}
