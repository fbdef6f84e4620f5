//! Maps as JSON, within an army's. What says nothing isn't written.

use super::{Angle, Block, Map, Piece, PieceId, PlacedBody, Point, Rectangle, Shape, Size};
use crate::json::{At, FromJson, ToJson, Writer, serialize_as_written};

impl FromJson for Map {
    /// A map that holds more than a map can is refused.
    fn from_json(at: &At<'_>) -> Self {
        let map = at.object(|f| Map {
            role: f.opt("role"),
            control: f.opt("control"),
            terrain: f.or_default("terrain"),
            rectangles: f.or_default("rectangles"),
            bodies: f.or_default("bodies"),
            baggage: f.or_default("baggage"),
            fortifications: f.or_default("fortifications"),
        });
        if let Err(error) = map.check() {
            at.fail(&error.to_string());
        }
        map
    }
}

impl ToJson for Map {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field_if(self.role.is_some(), "role", &self.role);
            out.field_if(self.control.is_some(), "control", &self.control);
            out.field_if(!self.terrain.is_empty(), "terrain", &self.terrain);
            out.field_if(!self.rectangles.is_empty(), "rectangles", &self.rectangles);
            out.field_if(!self.bodies.is_empty(), "bodies", &self.bodies);
            out.field_if(!self.baggage.is_empty(), "baggage", &self.baggage);
            let forts = &self.fortifications;
            out.field_if(!forts.is_empty(), "fortifications", forts);
        });
    }
}

impl FromJson for Rectangle {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Rectangle {
            command: f.get("command"),
            at: f.get("at"),
            size: f.get("size"),
            angle: f.or_default("angle"),
        })
    }
}

impl ToJson for Rectangle {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("command", &self.command);
            out.field("at", &self.at);
            out.field("size", &self.size);
            out.field_if(!self.angle.is_zero(), "angle", &self.angle);
        });
    }
}

impl FromJson for PlacedBody {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| PlacedBody {
            unit: f.get("unit"),
            at: f.get("at"),
            angle: f.or_default("angle"),
        })
    }
}

impl ToJson for PlacedBody {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("unit", &self.unit);
            out.field("at", &self.at);
            out.field_if(!self.angle.is_zero(), "angle", &self.angle);
        });
    }
}

impl FromJson for Block {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Block {
            at: f.get("at"),
            size: f.get("size"),
            angle: f.or_default("angle"),
        })
    }
}

impl ToJson for Block {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("at", &self.at);
            out.field("size", &self.size);
            out.field_if(!self.angle.is_zero(), "angle", &self.angle);
        });
    }
}

impl FromJson for PieceId {
    fn from_json(at: &At<'_>) -> Self {
        PieceId(u8::from_json(at))
    }
}

impl ToJson for PieceId {
    fn to_json(&self, out: &mut Writer) {
        self.0.to_json(out);
    }
}

impl FromJson for Piece {
    fn from_json(at: &At<'_>) -> Self {
        at.object(|f| Piece {
            id: f.get("id"),
            name: f.get("name"),
            kind: f.get("kind"),
            at: f.get("at"),
            angle: f.or_default("angle"),
            shape: f.get("shape"),
        })
    }
}

impl ToJson for Piece {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("id", &self.id);
            out.field("name", &self.name);
            out.field("kind", &self.kind);
            out.field("at", &self.at);
            out.field_if(!self.angle.is_zero(), "angle", &self.angle);
            out.field("shape", &self.shape);
        });
    }
}

impl FromJson for Shape {
    fn from_json(at: &At<'_>) -> Self {
        at.choice(&["ellipse", "rectangle", "line"], |which, at| match which {
            0 => Shape::Ellipse(Size::from_json(at)),
            1 => Shape::Rectangle(Size::from_json(at)),
            _ => at.object(|f| Shape::Line {
                width: f.get("width"),
                points: f.get("points"),
            }),
        })
    }
}

/// The band of a road or river.
struct Line<'a>(i16, &'a Vec<Point>);

impl ToJson for Line<'_> {
    fn to_json(&self, out: &mut Writer) {
        out.object(|out| {
            out.field("width", &self.0);
            out.field("points", self.1);
        });
    }
}

impl ToJson for Shape {
    fn to_json(&self, out: &mut Writer) {
        match self {
            Shape::Ellipse(size) => out.choice("ellipse", size),
            Shape::Rectangle(size) => out.choice("rectangle", size),
            Shape::Line { width, points } => out.choice("line", &Line(*width, points)),
        }
    }
}

impl FromJson for Point {
    fn from_json(at: &At<'_>) -> Self {
        <(i16, i16)>::from_json(at).into()
    }
}

impl ToJson for Point {
    fn to_json(&self, out: &mut Writer) {
        (self.x, self.y).to_json(out);
    }
}

impl FromJson for Size {
    fn from_json(at: &At<'_>) -> Self {
        <(i16, i16)>::from_json(at).into()
    }
}

impl ToJson for Size {
    fn to_json(&self, out: &mut Writer) {
        (self.width, self.depth).to_json(out);
    }
}

impl FromJson for Angle {
    fn from_json(at: &At<'_>) -> Self {
        u16::from_json(at).into()
    }
}

impl ToJson for Angle {
    fn to_json(&self, out: &mut Writer) {
        self.degrees().to_json(out);
    }
}

serialize_as_written!(Rectangle, PlacedBody, Block, Piece, Shape, Point, Size);
