//! Where either side deploys.

use super::{Plan, rect, titled};
use crate::battle::scenario::Zone;
use crate::map::Role;
use crate::map::draw::parts::short;
use crate::map::picture::{DrawnShape, Fill, Group, Ink};
use crate::text::scenario as words;

impl Plan {
    /// The zone of a side with its name; two areas where the text leaves them to its map.
    pub(super) fn zone(&self, role: Role) -> Vec<Group> {
        let class = match role {
            Role::Attacker => "zone-attacker",
            Role::Defender => "zone-defender",
        };
        let zone = self.scenario.zone(role);
        let title = format!("{}: {}", self.name(role), words::zone(zone, self.told));
        if zone == Zone::OnTheMapAlone {
            // As deep as the text keeps the enemy from the long sides: an example.
            let (half_width, half_depth) = self.halves();
            let depth = self.h(4).min(half_depth);
            let areas = [-half_depth, half_depth - depth].map(|top| DrawnShape {
                class: "area open-end",
                form: rect(-half_width, top, half_width * 2.0, depth),
                ink: Ink::stroke(3.0).filled(Fill::Hatch).dashed(18.0, 12.0),
            });
            let at = [-half_depth + depth * 0.6, half_depth - depth * 0.4];
            let said = format!("{}: agree on the size", short(self.name(role)));
            let names = at.map(|y| self.words("zone-name", (0.0, y), &said));
            let shapes = areas.into_iter().chain(names).collect();
            return vec![titled(class, title, shapes)];
        }
        let Some(band) = self.table.band(zone) else {
            let (_, half_depth) = self.halves();
            let at = self.seen(role, (0.0, half_depth - self.letters * 1.2));
            let said = format!("{}: zone not said", short(self.name(role)));
            return vec![titled(class, title, vec![self.words("label", at, &said)])];
        };
        let (a, b) = (
            self.seen(role, (f64::from(band.left), f64::from(band.front))),
            self.seen(role, (f64::from(band.right), f64::from(band.back))),
        );
        let (left, top) = (a.0.min(b.0), a.1.min(b.1));
        let (width, height) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        let area = DrawnShape {
            class: "area",
            form: rect(left, top, width, height),
            ink: Ink::stroke(4.0).filled(Fill::Hatch),
        };
        let middle = (left + width / 2.0, top + height / 2.0 + self.letters * 0.35);
        let name = self.words("zone-name", middle, &short(self.name(role)));
        vec![titled(class, title, vec![area, name])]
    }
}
