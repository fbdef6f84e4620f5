//! The river of a scenario, with its fords.

use super::{At, Plan, rect, titled};
use crate::battle::scenario::{Ford, MOST_FORDS};
use crate::map::Role;
use crate::map::picture::{DrawnShape, Fill, Form, Group, Ink};

impl Plan {
    pub(super) fn river(&self) -> Vec<Group> {
        let (half_width, half_depth) = self.halves();
        if self.scenario.dividing_river().is_some() {
            let half = f64::from(self.table.river) / 2.0;
            let bank = |y: f64| {
                (0u8..=40).map(move |n| {
                    let part = f64::from(n) / 40.0;
                    let wave = (part * 25.0).sin() * half * 0.12;
                    (part * half_width * 2.0 - half_width, y + wave)
                })
            };
            let far = bank(-half);
            let near: Vec<At> = bank(half).collect();
            let points = far.chain(near.into_iter().rev()).collect();
            let water = DrawnShape {
                class: "water",
                form: Form::Path {
                    points,
                    closed: true,
                },
                ink: Ink::stroke(3.0).filled(Fill::Hatch),
            };
            let ford_width = f64::from(self.table.ford_width());
            let mut groups = vec![titled("river", "River".to_owned(), vec![water])];
            let mut fords = Vec::new();
            for (n, ford) in (1u8..).zip(self.placed_fords()) {
                let x = f64::from(ford.place());
                let over = half * 1.3;
                let ford = DrawnShape {
                    class: "ford",
                    form: rect(x - ford_width / 2.0, -over, ford_width, over * 2.0),
                    ink: Ink::stroke(3.0).filled(Fill::Hatch).dashed(12.0, 8.0),
                };
                let name = format!("Ford {n}");
                let label = self.words("zone-name", (x, self.letters * 0.35), &name);
                fords.extend([ford, label]);
            }
            groups.push(titled("ford", self.about_fords().to_owned(), fords));
            return groups;
        }
        let Some(reach) = self.scenario.river_behind() else {
            return Vec::new();
        };
        // Behind the defender, if the attacker's die brings it.
        let depth = self.h(reach).min(half_depth);
        let (_, edge) = self.seen(Role::Defender, (0.0, half_depth));
        let water = DrawnShape {
            class: "water perhaps",
            form: rect(
                -half_width,
                edge.min(edge - depth * edge.signum()),
                half_width * 2.0,
                depth,
            ),
            ink: Ink::stroke(3.0).filled(Fill::Hatch).dashed(14.0, 10.0),
        };
        vec![titled("river", "Perhaps a river".to_owned(), vec![water])]
    }

    /// Those that are placed; before that, two as an example.
    pub(super) fn placed_fords(&self) -> Vec<Ford> {
        match self.fords.as_slice() {
            [] => self.table.first_fords(),
            fords => fords.iter().take(MOST_FORDS).copied().collect(),
        }
    }

    fn about_fords(&self) -> &'static str {
        match self.fords.as_slice() {
            [] => "Fords, as an example: the Defender places them",
            _ => "Fords",
        }
    }
}
