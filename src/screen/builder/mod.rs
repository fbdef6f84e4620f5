//! The builder's screen as plain data: what is shown, and the edits that its controls make. The
//! page draws it and adds nothing.

mod army;
mod commands;
mod compare;
mod findings;
mod head;
mod menu;
mod offers;

pub use army::{Choice, ChoiceItem, Count, CountKind, Panel, Toggle, orders, panel};
pub use commands::{BodyView, CommandView, UnitView};
pub use compare::{Comparison, Difference, compare};
pub use findings::{CureView, FindingView, all as findings, cures_of};
pub use head::{Head, ShareBar, VerdictSummary};
pub use menu::{Menu, MenuGroup, MenuItem, command_menu, unit_menu};
pub use offers::{OfferState, OfferTroop, OfferView, SectionView, add_unit};

use crate::army::{Army, CommandId, UnitId};
use crate::list::ArmyList;
use crate::rules::Judgement;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct BuilderScreen {
    pub head: Head,
    pub commands: Vec<CommandView>,
    pub sections: Vec<SectionView>,
    pub findings: Vec<Arc<FindingView>>,
}

impl BuilderScreen {
    /// The units in the order of the screen.
    pub fn units(&self) -> Vec<&Arc<UnitView>> {
        let mut units = Vec::new();
        for command in &self.commands {
            units.extend(command.units());
        }
        units
    }

    pub fn command(&self, id: CommandId) -> Option<&CommandView> {
        self.commands.iter().find(|command| command.id == id)
    }

    pub fn unit(&self, id: UnitId) -> Option<&Arc<UnitView>> {
        let mut commands = self.commands.iter();
        commands.find_map(|command| command.unit(id))
    }

    /// The units that are new or not what they were before.
    pub fn units_changed_since(&self, before: &BuilderScreen) -> Vec<UnitId> {
        let mut old = before.units().into_iter();
        let mut changed = Vec::new();
        for unit in self.units() {
            // Most stand where they stood.
            let was = match old.next() {
                Some(was) if was.id == unit.id => Some(was),
                _ => before.unit(unit.id),
            };
            if was != Some(unit) {
                changed.push(unit.id);
            }
        }
        changed
    }
}

/// Everything the screen shows of an army and its verdict.
pub fn builder_screen(list: &ArmyList, army: &Army, judgement: &Judgement) -> BuilderScreen {
    let findings = findings::all(list, army, judgement);
    BuilderScreen {
        head: head::head(list, army, judgement),
        commands: commands::all(list, army, judgement, &findings),
        sections: offers::all(list, army, judgement),
        findings,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::{Command, Edit, Unit};
    use crate::event::Preset;
    use crate::list::TroopId;
    use crate::rules::judge;

    const SPEARMEN: TroopId = TroopId(5);
    const SLINGERS: TroopId = TroopId(8);

    fn sumerians(troops: &[TroopId]) -> (ArmyList, Army) {
        let file = include_bytes!("../../../lists/early-sumerians.json");
        let list = ArmyList::read(file, "early-sumerians").unwrap();
        let mut army = Army::new(&list, Preset::Mm15At300.event());
        let units = (1..).map(UnitId).zip(troops);
        army.commands = vec![Command {
            bodies: units
                .map(|(id, troop)| Unit::new(id, *troop).into())
                .collect(),
            ..Command::new(CommandId(1))
        }];
        (list, army)
    }

    fn drawn(list: &ArmyList, army: &Army) -> BuilderScreen {
        builder_screen(list, army, &judge(list, &army.event, army))
    }

    fn edit(menu: &Menu, label: &str) -> Arc<Edit> {
        let mut items = menu.groups.iter().flat_map(|group| &group.items);
        let item = items.find(|item| item.label == label);
        item.unwrap_or_else(|| panic!("{menu:?}")).edit.clone()
    }

    #[test]
    fn only_units_that_changed_are_drawn_anew() {
        let (list, mut army) = sumerians(&[SPEARMEN, SPEARMEN, SLINGERS]);
        let before = drawn(&list, &army);
        assert_eq!(drawn(&list, &army).units_changed_since(&before), []);
        army.commands[0].bodies[1].ranks[0].rear = true;
        let after = drawn(&list, &army);
        assert_eq!(after.units_changed_since(&before), [UnitId(2)]);
        army.commands[0].bodies.pop();
        assert_eq!(drawn(&list, &army).units_changed_since(&after), []);
    }

    #[test]
    fn who_steps_behind_pays_the_price_of_the_rear_and_back_again() {
        let (list, mut army) = sumerians(&[SPEARMEN, SPEARMEN]);
        let menu = unit_menu(&list, &army, UnitId(2)).unwrap();
        army = edit(&menu, "Stand behind Spearmen").apply(&army).unwrap();
        assert_eq!(army.commands[0].bodies.len(), 1);
        assert!(army.unit(UnitId(2)).unwrap().rear);
        let menu = unit_menu(&list, &army, UnitId(2)).unwrap();
        army = edit(&menu, "Stand on its own").apply(&army).unwrap();
        assert_eq!(army.commands[0].bodies.len(), 2);
        assert!(!army.unit(UnitId(2)).unwrap().rear);
    }

    #[test]
    fn generals_come_first_only_for_those_who_may_hold_one() {
        let (list, army) = sumerians(&[SPEARMEN, SLINGERS]);
        let titles = |id| {
            let menu = unit_menu(&list, &army, UnitId(id)).unwrap();
            menu.groups
                .iter()
                .map(|group| group.title.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(titles(1).first().map(String::as_str), Some("General"));
        assert_eq!(titles(2).last().map(String::as_str), Some("General"));
    }

    fn all_lists() -> Vec<ArmyList> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lists");
        let files = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        files
            .filter(|path| !path.ends_with("index.json") && !path.ends_with("schema.json"))
            .map(|path| ArmyList::read(&std::fs::read(&path).unwrap(), "list").unwrap())
            .collect()
    }

    #[test]
    fn whatever_a_list_lets_a_unit_choose_is_in_its_menu() {
        let mut seen = [0; 4];
        for list in all_lists() {
            let Some(points) = list.points_list() else {
                continue;
            };
            let sections: Vec<_> = points.sections().collect();
            for row in sections.iter().flat_map(|section| section.rows) {
                for troop in &row.troops {
                    let mut army = Army::new(&list, Preset::Mm15At400.event());
                    let mut command = Command::new(CommandId(1));
                    command.bodies = vec![Unit::new(UnitId(1), troop.id).into()];
                    army.commands = vec![command];
                    let menu = unit_menu(&list, &army, UnitId(1)).unwrap();
                    let items: Vec<_> = menu.groups.iter().flat_map(|group| &group.items).collect();
                    let has = |edit: Edit| {
                        let found = items.iter().any(|item| *item.edit == edit);
                        assert!(found, "{}: {edit:?}", troop.name);
                    };
                    let unit = UnitId(1);
                    let upgrades = sections.iter().flat_map(|section| section.upgrades);
                    for upgrade in upgrades.filter(|upgrade| upgrade.of.contains(&troop.id)) {
                        has(Edit::TakeUpgrade {
                            unit,
                            upgrade: upgrade.id,
                        });
                        seen[0] += 1;
                    }
                    for other in row.troops.iter().filter(|other| other.id != troop.id) {
                        has(Edit::SetTroop {
                            unit,
                            troop: other.id,
                        });
                        seen[1] += 1;
                    }
                    for arms in &troop.arms {
                        has(Edit::SetArms {
                            unit,
                            arms: Some(arms.id),
                        });
                        seen[2] += 1;
                    }
                    if troop.dismount.is_some() {
                        has(Edit::SetDismounted {
                            unit,
                            dismounted: true,
                        });
                        seen[3] += 1;
                    }
                }
            }
        }
        assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
    }
}
