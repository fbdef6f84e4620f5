//! The table as the page draws it: the picture's groups, each under a name that it keeps, so that
//! an edit changes only what changed.

use super::key;
use crate::army::Army;
use crate::list::ArmyList;
use crate::map::{Angle, Group, Item, Point, Sight, View, draw_with_letters};
use crate::rules::Judgement;
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub view: View,
    /// From the bottom up.
    pub names: Vec<String>,
    groups: BTreeMap<String, Arc<Group>>,
}

impl Drawing {
    /// With letters of this height, in millimetres on the table.
    pub fn of(list: &ArmyList, army: &Army, judgement: &Judgement, letters: u32) -> Drawing {
        let letters = f64::from(letters);
        let picture = draw_with_letters(list, army, judgement, Sight::Sealed, letters);
        let groups = picture.groups.into_iter();
        let named: Vec<(String, Arc<Group>)> = groups
            .map(|group| (name_of(&group), Arc::new(group)))
            .collect();
        Drawing {
            view: picture.view,
            names: named.iter().map(|(name, _)| name.clone()).collect(),
            groups: named.into_iter().collect(),
        }
    }

    pub fn group(&self, name: &str) -> Option<&Arc<Group>> {
        self.groups.get(name)
    }

    /// The group of the thing itself, not its label.
    pub fn thing(&self, item: Item) -> Option<&Arc<Group>> {
        self.group(&key(item))
    }

    /// Where a group is shown once its thing has been moved: a label goes along with it and stays
    /// upright.
    pub fn moved(&self, group: &Group, at: Point, angle: Angle) -> (Point, Angle) {
        if group.title.is_some() {
            return (at, angle);
        }
        let thing = group.item.and_then(|item| self.thing(item));
        let by = thing.map_or_else(Point::default, |thing| at.minus(thing.at));
        (group.at.plus(by), group.angle)
    }
}

/// A label has its thing's name and a word more.
fn name_of(group: &Group) -> String {
    match (group.item, &group.title) {
        (Some(item), Some(_)) => key(item),
        (Some(item), None) => format!("{}-label", key(item)),
        (None, _) => format!("still-{}", group.class),
    }
}
