use super::*;
use crate::army::UnitId;
use crate::event::RuleSet;
use crate::list::ListIndex;
use crate::share::{Link, Opened};

fn read_list(slug: &str) -> ArmyList {
    let bytes = std::fs::read(format!("lists/{slug}.json")).unwrap();
    ArmyList::read(&bytes, slug).unwrap()
}

/// Every army of the golden links, opened.
fn golden() -> Vec<(ArmyList, OpenedArmy)> {
    let index = std::fs::read("lists/index.json").unwrap();
    let index = ListIndex::read(&index, "lists/index.json").unwrap();
    let text = std::fs::read_to_string("tests/golden/links.txt").unwrap();
    let links = text.lines().filter_map(|line| line.strip_prefix("link: "));
    links
        .filter_map(|link| match Link::find(link).unwrap().open() {
            Ok(Opened::Army(shared)) => {
                let entry = index.lists.iter().find(|of| of.id == shared.army.list.id)?;
                let list = read_list(&entry.slug);
                let opened = opened_army(&shared, &list);
                Some((list, opened))
            }
            _ => None,
        })
        .collect()
}

fn lagash() -> OpenedArmy {
    golden().into_iter().next().unwrap().1
}

#[test]
fn the_rows_add_up_to_the_commands_and_these_to_the_army() {
    let armies = golden();
    assert!(armies.len() >= 20, "{}", armies.len());
    for (_, army) in armies {
        let mut points = 0;
        for command in &army.commands {
            let rows: i32 = command.rows.iter().map(|row| row.points).sum();
            let of_command = command.points.unwrap_or_default();
            assert_eq!(rows, of_command, "{}: {}", army.army.name, command.name);
            let vd: u32 = command.rows.iter().map(|row| row.vd).sum();
            assert_eq!(vd, command.vd, "{}: {}", army.army.name, command.name);
            points += of_command;
        }
        let whole = army.whole.iter().filter_map(|row| row.points);
        points += whole.sum::<i32>();
        let has_points = army.army.event.game == RuleSet::Impetus;
        let shown = has_points.then_some(points);
        assert_eq!(shown, army.points, "{}", army.army.name);
    }
}

#[test]
fn every_unit_stands_in_one_row_with_its_discipline() {
    for (_, army) in golden() {
        let rows = army.commands.iter().flat_map(|command| &command.rows);
        let mut shown: Vec<UnitId> = rows.clone().flat_map(|row| row.units.clone()).collect();
        let mut drawn: Vec<UnitId> = army.army.units().map(|unit| unit.id).collect();
        shown.sort();
        drawn.sort();
        assert_eq!(shown, drawn);
        for row in rows {
            assert!(
                row.figures.iter().all(|figure| !figure.is_empty()),
                "{row:?}"
            );
        }
    }
    let first = &lagash().commands[0].rows[0];
    assert_eq!(first.figures, ["6", "6", "3", "C", "3"]);
}

#[test]
fn a_generals_price_is_in_his_units_and_equal_units_are_one_row() {
    let army = lagash();
    let rows = &army.commands[0].rows;
    let shown: Vec<(&str, i32, &str)> = rows
        .iter()
        .map(|row| (row.name.as_str(), row.points, row.sum.as_str()))
        .collect();
    assert_eq!(
        shown,
        [
            ("Battle cars", 39, "19 + 20"),
            ("2 × Spearmen, 2 deep", 68, "2 × 34"),
            ("Guards", 20, ""),
            ("Nim Archers", 12, ""),
            ("Slingers", 12, ""),
        ]
    );
    assert_eq!(rows[0].general.as_deref(), Some("C-in-C Fair, +2"));
    assert_eq!(rows[1].figures, ["5", "5/4", "1", "B", "8"]);
    assert_eq!(army.verdict.word, "Legal");
    assert_eq!(
        army.verdict.figures,
        "300 of 300 points · VDT 30, breaks at 15"
    );
    assert_eq!(army.verdict.caution, None);
}

#[test]
fn every_finding_is_told_once_in_full() {
    let mut placed = 0;
    for (_, army) in golden() {
        for PlacedFinding { finding, at } in &army.findings {
            let rows = army.commands.iter().flat_map(|command| &command.rows);
            let at_units = rows.filter(|row| row.findings.contains(finding)).count();
            let commands = army.commands.iter();
            let at_commands = commands
                .filter(|command| command.findings.contains(finding))
                .count();
            let expected = usize::from(at.is_some());
            assert_eq!(at_units + at_commands, expected, "{finding:?}");
            placed += expected;
        }
    }
    assert!(placed > 10, "{placed}");
}

#[test]
fn a_reconstructed_list_says_so_and_marks_our_estimates() {
    let armies = golden();
    let reconstructed: Vec<_> = armies.iter().filter(|(list, _)| is_marked(list)).collect();
    assert!(!reconstructed.is_empty());
    let mut marks = 0;
    for (list, army) in reconstructed {
        assert!(army.list.contains("reconstructed list"), "{}", army.list);
        let caution = army.verdict.caution.unwrap_or_default();
        assert!(caution.starts_with("Practice list, figures not from the publisher"));
        let rows = army.commands.iter().flat_map(|command| &command.rows);
        marks += rows
            .flat_map(|row| &row.figures)
            .filter(|figure| figure.contains('~'))
            .count();
        assert_eq!(list.provenance.status, Status::Reconstructed);
    }
    assert!(marks > 0);
    for (list, army) in armies.iter().filter(|(list, _)| !is_marked(list)) {
        let rows = army.commands.iter().flat_map(|command| &command.rows);
        let marked = rows.flat_map(|row| &row.figures).any(|f| f.contains('~'));
        assert!(!marked, "{}", list.name);
    }
}

#[test]
fn an_army_of_basic_impetus_has_neither_points_nor_discipline() {
    let list = read_list("basic-conquistadores");
    let army = Army::new(&list, crate::event::Preset::Basic.event());
    let opened = opened_army(&Shared::of(&list, &army), &list);
    let [only] = opened.commands.as_slice() else {
        panic!("{} commands", opened.commands.len());
    };
    assert_eq!(
        (only.name.as_str(), only.about.as_str()),
        ("Army", "10 units")
    );
    assert_eq!((only.points, only.has_discipline), (None, false));
    assert_eq!(opened.points, None);
    assert!(opened.whole.iter().all(|row| row.points.is_none()));
    let slingers = only.rows.iter().find(|row| row.name == "Skirmishers");
    let slingers = slingers.unwrap();
    assert_eq!(slingers.figures[0], "2H + 2H");
    assert_eq!(slingers.notes, "arquebus B");
    assert!(lagash().commands[0].has_discipline);
}
