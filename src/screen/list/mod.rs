//! A list's page as plain data: everything that the list says, as it stands at an event.

pub(in crate::screen) mod basic;
pub(in crate::screen) mod options;
pub(in crate::screen) mod table;

pub use table::{RowKind, RowTable, TroopRow, weapons};

use crate::event::{Event, SubPeriod, volume_name};
use crate::list::{ArmyList, Status, Troops};
use crate::text;

#[derive(Clone, Debug, PartialEq)]
pub struct ListScreen {
    /// Dates, volume and period, status and revision: a line each.
    pub about: Vec<String>,
    /// Said at the top where the figures are ours.
    pub practice: Option<&'static str>,
    pub tables: Vec<RowTable>,
    /// What goes for the whole list.
    pub groups: Vec<Group>,
    pub remarks: Vec<String>,
    pub notes: Vec<String>,
    pub sources: Vec<String>,
}

/// Lines under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub title: &'static str,
    pub lines: Vec<String>,
}

impl Group {
    /// None where there is nothing to say.
    fn of(title: &'static str, lines: Vec<String>) -> Option<Group> {
        (!lines.is_empty()).then_some(Group { title, lines })
    }
}

const OURS: &str = "Put together by us from what players have published. Figures marked ~ are our own, so play it among friends and not in competition.";

pub fn list_screen(list: &ArmyList, event: &Event) -> ListScreen {
    let (tables, groups) = match &list.troops {
        Troops::Impetus(points) => (
            table::tables(list, points, event),
            options::for_the_army(list, points, event),
        ),
        Troops::Basic(basic) => (vec![basic::table(basic)], basic::groups(basic)),
    };
    ListScreen {
        about: about(list),
        practice: (list.provenance.status == Status::Reconstructed).then_some(OURS),
        tables,
        groups,
        remarks: list.provenance.remarks.clone(),
        notes: list.notes.clone(),
        sources: list.provenance.sources.clone(),
    }
}

fn about(list: &ArmyList) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(list.dates.as_ref().map(|dates| dates.text.clone()));
    if let Some(volume) = list.volume {
        let name = volume_name(volume).unwrap_or_default();
        lines.push(format!("Volume {volume}, {name}"));
        let periods: Vec<String> = SubPeriod::of_volume(volume)
            .map(|period| format!("{} {}", period.numeral(), period.name()))
            .collect();
        if !periods.is_empty() {
            lines.push(format!("Sub-period {}", periods.join(" or ")));
        }
    }
    let status = text::list_status(list.provenance.status);
    let revision = match &list.provenance.date {
        Some(date) => format!("revision {} of {date}", list.revision),
        None => format!("revision {}", list.revision),
    };
    lines.push(format!("{}: {status}, {revision}", text::game(list.game())));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;

    fn all_lists() -> Vec<ArmyList> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lists");
        let files = std::fs::read_dir(folder).unwrap();
        files
            .map(|entry| entry.unwrap().path())
            .filter(|path| !path.ends_with("index.json") && !path.ends_with("schema.json"))
            .map(|path| ArmyList::read(&std::fs::read(&path).unwrap(), "list").unwrap())
            .collect()
    }

    fn shown(slug: &str, preset: Preset) -> ListScreen {
        let lists = all_lists();
        let list = lists.iter().find(|list| list.slug == slug).unwrap();
        list_screen(list, &preset.event())
    }

    fn lines<'s>(groups: &'s [Group], title: &str) -> &'s [String] {
        let found = groups.iter().find(|group| group.title == title);
        &found.unwrap_or_else(|| panic!("{title}: {groups:?}")).lines
    }

    #[test]
    fn rows_have_their_figures_in_columns_and_numbers_for_the_event() {
        let screen = shown("early-sumerians", Preset::Mm15At300);
        let rows = &screen.tables[0].rows;
        let spearmen = rows.iter().find(|row| row.name == "Spearmen").unwrap();
        assert_eq!(spearmen.numbers, "4-12, printed 8-24");
        assert_eq!(spearmen.price, "17 (13)");
        assert_eq!(spearmen.figures.len(), screen.tables[0].columns.len());
        let at_500 = shown("early-sumerians", Preset::Mm15At500);
        let rows = &at_500.tables[0].rows;
        assert!(rows.iter().any(|row| row.numbers == "8-24"));
    }

    #[test]
    fn upgrades_large_units_and_what_the_army_may_buy_are_told() {
        let screen = shown("early-sumerians", Preset::Mm15At300);
        let own = &screen.tables[0].groups;
        assert_eq!(
            lines(own, "Upgrades")[0],
            "Spearmen: VBU 5, 21 points, up to half of those fielded."
        );
        assert_eq!(lines(own, "Large Units")[0], "Spearmen: 2 or 3 ranks.");
        assert_eq!(
            lines(&screen.groups, "Command structure"),
            ["Average, 12 points."]
        );
    }

    #[test]
    fn a_reconstructed_list_says_so_and_marks_its_figures() {
        let screen = shown("mid-republican-romans", Preset::Mm15At400);
        assert!(screen.practice.is_some());
        let row = &screen.tables[0].rows[0];
        assert!(
            row.numbers.ends_with('~') && row.price.ends_with('~'),
            "{row:?}"
        );
        let packages = lines(&screen.groups, "Packages");
        assert!(
            packages[0].starts_with("Legion, 2-8 of them"),
            "{packages:?}"
        );
        assert!(packages[1].contains("1 Equites, 1 Hastati"), "{packages:?}");
    }

    #[test]
    fn nothing_that_a_list_offers_is_left_out() {
        let event = Preset::Mm15At400.event();
        for list in all_lists() {
            let screen = list_screen(&list, &event);
            let text = format!("{screen:?}");
            let Some(points) = list.points_list() else {
                assert!(!screen.tables[0].rows.is_empty(), "{}", list.name);
                continue;
            };
            for troop in points.troops() {
                assert!(text.contains(&troop.name), "{}: {}", list.name, troop.name);
                for arms in troop.arms.iter().flat_map(|arms| &arms.weapons) {
                    assert!(text.contains(text::weapon(*arms)), "{}", troop.name);
                }
            }
            for section in points.sections() {
                let told = section.upgrades.len();
                let table = screen.tables.iter().find(|table| {
                    table.contingent == section.contingent.map(|contingent| contingent.id)
                });
                let groups = &table.unwrap().groups;
                assert!(told == 0 || lines(groups, "Upgrades").len() == told);
                let formations = section.large_units.len();
                assert!(formations == 0 || lines(groups, "Large Units").len() == formations);
            }
        }
    }
}
