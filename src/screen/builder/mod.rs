//! The builder's screen as plain data: what is shown, and the edits that its controls make. The
//! page draws it and adds nothing.

mod adding;
mod army;
mod card;
mod commands;
mod compare;
mod findings;
mod head;
mod menu;
mod offers;
mod packages;
mod rows;
mod todo;

pub use adding::{add_deep, add_unit, packages_of, remove_unit, set_packages, set_units};
pub use army::{
    Choice, ChoiceItem, Closed, Count, CountKind, Panel, Toggle, closed_orders, orders, panel,
};
pub use card::{UnitCard, unit_card};
pub use commands::{BodyView, CommandView, UnitView};
pub use compare::{Comparison, Difference, compare};
pub use findings::{CureView, FindingView, all as findings, cures_of};
pub use head::{Head, ShareBar, Tone, VerdictSummary};
pub use menu::{
    GeneralChoice, LevelChoice, Menu, MenuGroup, MenuItem, command_menu, general_choice, unit_menu,
};
pub use offers::{Group, OfferState, OfferTroop, OfferView, SectionView};
pub use packages::{PackageView, VariantView};
pub use rows::UnitRow;
pub use todo::{TodoItem, is_by_package, is_to_do, next_step};

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
    pub todo: Vec<TodoItem>,
}

impl BuilderScreen {
    pub fn command(&self, id: CommandId) -> Option<&CommandView> {
        self.commands.iter().find(|command| command.id == id)
    }

    pub fn unit(&self, id: UnitId) -> Option<&Arc<UnitView>> {
        let mut commands = self.commands.iter();
        commands.find_map(|command| command.unit(id))
    }

    /// A row of units, by its first.
    pub fn row(&self, first: UnitId) -> Option<&Arc<UnitRow>> {
        let mut rows = self.commands.iter().flat_map(|command| &command.rows);
        rows.find(|row| row.first == first)
    }
}

/// Everything the screen shows of an army and its verdict.
pub fn builder_screen(list: &ArmyList, army: &Army, judgement: &Judgement) -> BuilderScreen {
    let findings = findings::all(list, army, judgement);
    BuilderScreen {
        head: head::head(list, army, judgement),
        commands: commands::all(list, army, judgement, &findings),
        sections: offers::all(list, army, judgement),
        todo: todo::todo(list, army, judgement),
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

    /// The units that are new or not what they were before.
    fn changed(before: &BuilderScreen, after: &BuilderScreen) -> Vec<UnitId> {
        let units = after.commands.iter().flat_map(CommandView::units);
        let changed = units.filter(|it| before.unit(it.id) != Some(*it));
        changed.map(|it| it.id).collect()
    }

    #[test]
    fn only_units_that_changed_are_drawn_anew() {
        let (list, mut army) = sumerians(&[SPEARMEN, SPEARMEN, SLINGERS]);
        let before = drawn(&list, &army);
        assert_eq!(changed(&before, &drawn(&list, &army)), []);
        army.commands[0].bodies[1].ranks[0].rear = true;
        let after = drawn(&list, &army);
        assert_eq!(changed(&before, &after), [UnitId(2)]);
        army.commands[0].bodies.pop();
        assert_eq!(changed(&after, &drawn(&list, &army)), []);
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
    fn generals_are_offered_only_where_one_may_sit() {
        let (list, army) = sumerians(&[SPEARMEN, SLINGERS]);
        let general = |id| general_choice(&list, &army, UnitId(id)).unwrap();
        assert_eq!(general(1).levels.len(), 8);
        assert_eq!(general(1).of, "Spearmen of Command 1");
        assert_eq!(
            general(1).note,
            "A sub-general, not the C-in-C. VD 2 → 3 with a general."
        );
        assert_eq!(general(2).levels, []);
        assert_eq!(general(2).note, "The list has no general for these troops.");
    }

    #[test]
    fn every_item_of_a_card_has_its_price_and_its_reason() {
        let (list, army) = sumerians(&[SPEARMEN]);
        let judgement = judge(&list, &army.event, &army);
        let card = unit_card(&list, &army, &judgement, UnitId(1)).unwrap();
        let options = card.groups.iter().flat_map(|group| &group.items);
        let levels = card.general.levels.iter().map(|choice| &choice.item);
        let items: Vec<_> = levels.chain(options).collect();
        let item = |label: &str| {
            let item = items.iter().find(|item| item.label == label);
            *item.unwrap_or_else(|| panic!("{items:?}"))
        };
        assert_eq!(item("Poor").price, 10);
        assert_eq!(item("2 deep").price, 13);
        assert_eq!(item("3 deep").price, 26);
        assert_eq!(item("Coward").reason, Some("Not in tournaments"));
        let order: Vec<&str> = items
            .iter()
            .take(8)
            .map(|item| item.label.as_str())
            .collect();
        let barred = ["Genius", "Charismatic", "Coward"];
        let allowed = ["No general", "Poor", "Fair", "Expert", "Incompetent"];
        assert_eq!(order, [allowed.as_slice(), &barred].concat());
        assert_eq!((card.one_more.price, card.remove.price), (17, -17));
        assert_eq!(card.figures.len(), 5);
    }

    #[test]
    fn rows_add_up_to_their_command_and_equal_units_share_one() {
        let (list, mut army) = sumerians(&[SPEARMEN, SPEARMEN, SLINGERS]);
        let to = Some(CommandId(1));
        let large = add_deep(&list, &army, SPEARMEN, 2, to).unwrap();
        army = large.apply(&army).unwrap();
        let judgement = judge(&list, &army.event, &army);
        let screen = builder_screen(&list, &army, &judgement);
        let command = &screen.commands[0];
        let names: Vec<&str> = command.rows.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names, ["2 × Spearmen", "Spearmen, 2 deep", "Slingers"]);
        let parts: Vec<&str> = command
            .rows
            .iter()
            .map(|row| row.price_parts.as_str())
            .collect();
        assert_eq!(parts, ["2 × 17", "17 + 13", ""]);
        // Below the row that they share units say what tells them apart.
        let deep: Vec<_> = command.rows[1].units.iter().collect();
        let deep = deep.iter().filter_map(|id| command.unit(**id));
        let said: Vec<(String, String)> = deep.map(|unit| unit.in_row()).collect();
        let said: Vec<(&str, &str)> = said.iter().map(|(a, b)| (&a[..], &b[..])).collect();
        let expected = [("Large Unit of 2", ""), ("Second rank", "rear-rank price")];
        assert_eq!(said, expected);
        let sum: i32 = command.rows.iter().map(|row| row.price).sum();
        assert_eq!(sum, judgement.commands[0].points);
        assert_eq!(
            command.bodies[1].units[0].label,
            "Spearmen, second of Command 1"
        );
    }

    #[test]
    fn shares_are_shown_where_there_are_two_commands_to_share() {
        let (list, mut army) = sumerians(&[SPEARMEN, SLINGERS]);
        let shares = |army: &Army| -> Vec<Option<String>> {
            let commands = drawn(&list, army).commands.into_iter();
            commands.map(|it| it.share.map(|bar| bar.percent)).collect()
        };
        assert_eq!(shares(&army), [None]);
        army.commands.push(Command::new(CommandId(2)));
        assert_eq!(
            shares(&army),
            [Some("100.0%".to_owned()), Some("0.0%".to_owned())]
        );
    }

    #[test]
    fn units_are_counted_by_kind() {
        let counts = |troops: &[TroopId]| {
            let (list, army) = sumerians(troops);
            drawn(&list, &army).head.counts
        };
        assert_eq!(counts(&[]), "No units yet");
        assert_eq!(
            counts(&[SPEARMEN, SLINGERS]),
            "2 units: 1 foot, 1 skirmisher · 1 with missiles"
        );
        assert_eq!(
            counts(&[SLINGERS, SLINGERS]),
            "2 units: 2 skirmishers · 2 with missiles"
        );
    }

    #[test]
    fn units_are_counted_up_and_down_in_one_step() {
        let (list, army) = sumerians(&[SLINGERS]);
        let to = Some(CommandId(1));
        let taken = |army: &Army| army.units().filter(|unit| unit.troop == SPEARMEN).count();
        let more = set_units(&list, &army, SPEARMEN, 5, to)
            .unwrap()
            .apply(&army)
            .unwrap();
        assert_eq!(taken(&more), 5);
        let fewer = set_units(&list, &more, SPEARMEN, 2, to)
            .unwrap()
            .apply(&more)
            .unwrap();
        assert_eq!(taken(&fewer), 2);
        assert_eq!(set_units(&list, &fewer, SPEARMEN, 2, to), None);
    }

    #[test]
    fn a_package_comes_and_goes_with_all_its_units() {
        let list = all_lists()
            .into_iter()
            .find(|list| list.slug == "mid-republican-romans");
        let list = list.unwrap();
        let army = Army::new(&list, Preset::Friendly.event());
        let variant = list.points_list().unwrap().packages[0].variants[0].id;
        let to = Some(CommandId(1));
        let two = set_packages(&list, &army, variant, 2, to)
            .unwrap()
            .apply(&army)
            .unwrap();
        assert_eq!(packages_of(&two, variant), 2);
        assert_eq!(two.units().count(), 10);
        let judgement = judge(&list, &two.event, &two);
        assert!(
            judgement
                .findings
                .iter()
                .all(|finding| finding.rule != crate::rules::RuleName::WholePackages)
        );
        let none = set_packages(&list, &two, variant, 0, to)
            .unwrap()
            .apply(&two)
            .unwrap();
        assert_eq!((packages_of(&none, variant), none.units().count()), (0, 0));
    }

    #[test]
    fn a_young_army_has_things_to_do_and_nothing_broken() {
        let (list, army) = sumerians(&[SPEARMEN, SPEARMEN]);
        let screen = drawn(&list, &army);
        assert_eq!(screen.head.verdict.tone, Tone::ToDo);
        let titles: Vec<&str> = screen.todo.iter().map(|item| item.title.as_str()).collect();
        assert!(titles.contains(&"2 more Spearmen"), "{titles:?}");
        assert!(titles.contains(&"Name a C-in-C"), "{titles:?}");
        assert_eq!(
            next_step(&screen.todo).as_deref(),
            Some("Next: name a C-in-C, then 2 more Spearmen")
        );
        let (list, army) = sumerians(&[SLINGERS; 5]);
        assert_eq!(drawn(&list, &army).head.verdict.tone, Tone::Broken);
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

    #[test]
    fn the_list_is_named_once_and_what_is_left_to_do_is_said() {
        let (list, mut army) = sumerians(&[]);
        army.name = "Early Sumerians 1".to_owned();
        let head = |army: &Army| drawn(&list, army).head;
        assert_eq!(head(&army).about, "15mm, 300 points · beta list");
        assert_eq!(head(&army).finish_label, "Complete this army…");
        army.name = "Lagash".to_owned();
        let about = "Early Sumerians · 15mm, 300 points · beta list";
        assert_eq!(head(&army).about, about);
        let shown = include_bytes!("../../../tests/armies/sumerians-300.json");
        let mut shown = Army::read(shown, "sumerians-300").unwrap();
        shown.purchases.destiny = 0;
        shown.purchases.exploration = 0;
        let left = head(&shown);
        assert!(left.verdict.is_legal, "{}", left.verdict.sentence);
        let points = left.left.trim_end_matches(" left").to_owned();
        let label = format!("Spend the last {points} points…");
        assert_eq!(left.finish_label, label);
    }
}
