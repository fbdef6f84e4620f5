//! The units on the paper map: each has the number that the words beside the map explain, and its
//! name where there is room for the whole of it.

use super::super::{Block, Item, numbers, standing};
use super::Drawing;
use super::label::{Area, LETTER, Label, Taken, on_table, wrapped};
use crate::army::UnitId;

/// Units' names are smaller than the other labels, and numbers may be smaller still.
const NAME_LETTERS: [f64; 2] = [0.72, 0.62];
const NUMBER_LETTERS: [f64; 3] = [0.8, 0.66, 0.5];
/// Between a unit and its label.
const OFF: f64 = 3.0;
/// How far a flag stands above its base, as a part of the base's depth; see `symbol`.
const FLAG: f64 = 0.4;

impl Drawing<'_> {
    pub(super) fn label_units(&self, taken: &mut Taken) {
        let numbers = numbers(&standing(self.names.army, |id| {
            self.kinds.get(&id).copied()
        }));
        let mut bodies: Vec<(Option<u32>, UnitId, Block)> = self
            .placed_bodies()
            .map(|(unit, block)| (numbers.get(&unit).copied(), unit, block))
            .collect();
        bodies.sort_by_cached_key(|(number, _, _)| *number);
        for (number, unit, block) in bodies {
            let number = number.map(|number| number.to_string());
            let name = crate::sheet::one_line(&self.names.unit(unit));
            let both = [number.as_deref(), Some(&name)];
            let both: Vec<&str> = both.into_iter().flatten().collect();
            let is_named = self.name_unit(taken, &both.join(" "), block);
            if let (false, Some(number)) = (is_named, number) {
                self.number_unit(taken, &number, block);
            }
        }
    }

    /// Behind the unit or before it, no wider than the unit.
    fn name_unit(&self, taken: &mut Taken, text: &str, block: Block) -> bool {
        let Area(left, top, right, bottom) = Area::around(block);
        let x = (left + right) / 2.0;
        NAME_LETTERS.iter().any(|part| {
            let size = self.letters() * part;
            let most = ((right - left) * 1.08 / (size * LETTER)) as usize;
            let Some(lines) = wrapped(text, most, 2) else {
                return false;
            };
            let mut label = Label {
                class: "unit",
                lines,
                size,
                places: Vec::new(),
            };
            let off = label.extent().1 / 2.0 + OFF;
            label.places = vec![(x, bottom + off), (x, top - off)];
            taken.beside(&label)
        })
    }

    /// Behind or before the unit, at its ends, on its base, or aside with a line to it.
    fn number_unit(&self, taken: &mut Taken, number: &str, block: Block) {
        let Area(left, top, right, bottom) = Area::around(block);
        let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
        let label = |part: f64| Label {
            class: "unit",
            lines: vec![number.to_owned()],
            size: self.letters() * part,
            places: Vec::new(),
        };
        for part in NUMBER_LETTERS {
            let mut label = label(part);
            let (width, height) = label.extent();
            let (aside, off) = (width / 2.0 + OFF, height / 2.0 + OFF);
            label.places = vec![
                (x, bottom + off),
                (x, top - off),
                (left - aside, y),
                (right + aside, y),
            ];
            if taken.beside(&label) {
                return;
            }
            let angle = f64::from(block.angle.degrees());
            let end = f64::from(block.size.width) / 2.0 - width / 2.0 - OFF;
            let along = [-end, end, 0.0, -end / 2.0, end / 2.0];
            label.places = along.map(|x| on_table(block.at, angle, (x, 0.0))).to_vec();
            if taken.on(&label, block) {
                return;
            }
        }
        taken.aside(&label(0.66), (x, y));
    }

    /// The units on the table, with the blocks that they fill.
    fn placed_bodies(&self) -> impl Iterator<Item = (UnitId, Block)> {
        let commands = self.names.army.commands.iter();
        let bodies = commands.flat_map(|command| &command.bodies);
        bodies.filter_map(|body| {
            let group = self.body(body)?;
            let Some(Item::Body(_)) = group.item else {
                return None;
            };
            let block = Block {
                at: group.at,
                size: self.size_of(body),
                angle: group.angle,
            };
            Some((body.ranks.first()?.id, block))
        })
    }

    /// What units cover: their bases, and the flags of generals.
    pub(super) fn unit_areas(&self) -> Vec<Area> {
        let army = self.names.army;
        let generals = |unit| army.unit(unit).is_some_and(|unit| unit.general.is_some());
        let of_unit = |(unit, block): (UnitId, Block)| {
            let flag = generals(unit).then(|| {
                let depth = f64::from(block.size.depth);
                let angle = f64::from(block.angle.degrees());
                let (x, y) = on_table(block.at, angle, (0.0, -depth / 2.0 - depth * FLAG / 2.0));
                let half = (depth * FLAG).max(f64::from(block.size.width) * 0.22);
                Area(x - half, y - half / 2.0, x + half, y + half / 2.0)
            });
            std::iter::once(Area::around(block)).chain(flag)
        };
        self.placed_bodies().flat_map(of_unit).collect()
    }
}
