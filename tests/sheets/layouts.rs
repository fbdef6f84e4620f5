//! How rosters are laid out on pages.

use crate::sumerians_with;
use muster::army::{Army, Body, Command, CommandId, GeneralLevel, Unit, UnitId};
use muster::event::Preset;
use muster::list::{ArmyList, TroopId};
use muster::rules::judge;
use muster::sheet::{Block, Density, Layout, Line, Paper, RosterOptions, roster};

/// So many units, in bodies of one and two, in so many commands.
fn army_of(army: &mut Army, units: u32, commands: u32) {
    let troops = [5, 6, 10, 8, 7, 5, 9].map(TroopId);
    let mut next = 0;
    army.commands = (1..=commands)
        .map(|id| {
            let mut command = Command::new(CommandId(id));
            let until = units * id / commands;
            while next < until {
                let troop = troops[next as usize % troops.len()];
                let deep = if troop == TroopId(5) && next + 1 < until {
                    2
                } else {
                    1
                };
                let mut ranks = Vec::new();
                for rank in 0..deep {
                    next += 1;
                    let mut unit = Unit::new(UnitId(next), troop);
                    unit.rear = rank > 0;
                    ranks.push(unit);
                }
                command.bodies.push(Body { ranks });
            }
            if let Some(first) = command.bodies.first_mut() {
                first.ranks[0].general = Some(GeneralLevel::Fair);
            }
            command
        })
        .collect();
    army.cic = Some(UnitId(1));
}

fn layout_of(units: u32, commands: u32, options: RosterOptions) -> Layout {
    let mut case = sumerians_with(|army| army_of(army, units, commands));
    // Nothing to mend, as in an army that is handed over.
    case.judgement.findings.clear();
    Layout::of(&roster(&case.list, &case.army, &case.judgement, options))
}

fn on(paper: Paper) -> RosterOptions {
    RosterOptions {
        paper,
        ..RosterOptions::default()
    }
}

#[test]
fn small_armies_are_set_large_and_large_ones_small() {
    for (units, commands, density, pages) in [
        (5, 1, Density::Roomy, 1),
        (20, 2, Density::Plain, 1),
        (28, 3, Density::Plain, 1),
        (32, 3, Density::Tight, 1),
        (48, 4, Density::Dense, 1),
    ] {
        let layout = layout_of(units, commands, on(Paper::A4));
        let found = (layout.density, layout.pages.len());
        assert_eq!(found, (density, pages), "{units} units");
    }
}

/// As `paper.css` has it, a row is never lower than this; where its text asks for no more it is as
/// high as all others.
#[test]
fn rows_are_equal_also_in_the_largest_armies() {
    for paper in Paper::ALL {
        for (units, commands, pages) in [
            (48, 1, 1),
            (48, 4, 1),
            (60, 4, 1),
            (100, 4, 2),
            (150, 1, 1),
            (150, 4, 2),
        ] {
            let layout = layout_of(units, commands, on(paper));
            let case = format!("{units} in {commands} on {paper:?}");
            assert_eq!(layout.pages.len(), pages, "{case}");
            assert!(layout.row >= layout.density.measures().line, "{case}");
            // Boxes of 4 at least for each unit, in no more lines than the row has.
            let measures = layout.density.measures();
            let lines = (layout.row - 2 * measures.pad) / measures.line;
            let in_a_line = layout.ticks / (measures.tick() * 2);
            for block in layout.pages.iter().flatten() {
                let Block::Command(part) = block else {
                    continue;
                };
                let most = part.lines.iter().map(|line| line.count as u32).max();
                assert!(most.unwrap_or(0) <= lines * in_a_line, "{case}: {most:?}");
            }
        }
    }
}

#[test]
fn any_army_of_400_points_fits_one_page_of_either_paper() {
    for paper in Paper::ALL {
        for commands in 1..=4 {
            for units in [10, 30, 40, 48] {
                let layout = layout_of(units, commands, on(paper));
                assert_eq!(layout.pages.len(), 1, "{units} in {commands} on {paper:?}");
            }
        }
    }
}

#[test]
fn every_body_stands_on_some_page_and_once() {
    for (units, larger_type) in [(5, false), (20, true), (150, false), (150, true)] {
        let case = sumerians_with(|army| army_of(army, units, 3));
        let options = RosterOptions {
            larger_type,
            reference: true,
            ..RosterOptions::default()
        };
        let roster = roster(&case.list, &case.army, &case.judgement, options);
        let layout = Layout::of(&roster);
        let blocks: Vec<&Block> = layout.pages.iter().flatten().collect();
        for (place, command) in roster.commands.iter().enumerate() {
            let parts: Vec<_> = blocks
                .iter()
                .filter_map(|block| match block {
                    Block::Command(part) if part.command == place => Some(part),
                    _ => None,
                })
                .collect();
            let count: usize = parts
                .iter()
                .flat_map(|part| &part.lines)
                .map(|l| l.count)
                .sum();
            assert_eq!(count, command.bodies.len());
            let ends: Vec<bool> = parts.iter().map(|part| part.is_last).collect();
            assert_eq!(ends.iter().filter(|is_last| **is_last).count(), 1);
            assert_eq!(ends.last(), Some(&true));
            assert!(parts.iter().all(|part| !part.lines.is_empty()));
            assert_eq!(parts.iter().filter(|part| !part.is_continued).count(), 1);
        }
        assert_eq!(blocks.iter().filter(|b| ***b == Block::Army).count(), 1);
        assert_eq!(
            blocks.iter().filter(|b| ***b == Block::Reference).count(),
            1
        );
        assert!(layout.pages.iter().all(|page| !page.is_empty()));
    }
}

#[test]
fn bodies_that_read_alike_are_counted_only_where_room_is_short() {
    let one = Line { body: 0, count: 1 };
    let first = |layout: &Layout| match &layout.pages[0][0] {
        Block::Command(part) => part.lines.clone(),
        block => panic!("{block:?}"),
    };
    let short = first(&layout_of(10, 1, on(Paper::A4)));
    assert!(short.iter().all(|line| line.count == 1));
    let long = first(&layout_of(150, 1, on(Paper::A4)));
    assert_eq!(long[0], one, "the general's unit is like no other");
    assert!(long.iter().any(|line| line.count > 1));
}

#[test]
fn larger_type_may_take_a_second_page_and_never_shrinks() {
    let options = RosterOptions {
        larger_type: true,
        ..RosterOptions::default()
    };
    for units in [5, 20, 48, 150] {
        assert_eq!(layout_of(units, 2, options).density, Density::Large);
    }
}

#[test]
fn an_army_of_nothing_and_one_of_endless_names_have_pages_too() {
    let case = sumerians_with(|army| army.commands.clear());
    let empty = roster(&case.list, &case.army, &case.judgement, on(Paper::A4));
    assert_eq!(Layout::of(&empty).pages.len(), 1);
    let case = sumerians_with(|army| {
        army.name = "W".repeat(100_000);
        army.player = "象".repeat(10_000);
        army.commands[0].name = "x y ".repeat(10_000);
    });
    let endless = roster(&case.list, &case.army, &case.judgement, on(Paper::Letter));
    assert!(!Layout::of(&endless).pages.is_empty());
}

/// As many units as 400 points buy of a list, the cheapest first, in four commands.
fn swarm(list: &ArmyList, army: &mut Army) {
    let points = list.points_list().expect("has points");
    let mut troops: Vec<_> = points
        .rows
        .iter()
        .flat_map(|row| {
            row.troops
                .iter()
                .map(|troop| (troop.price, row.max, troop.id))
        })
        .collect();
    troops.sort();
    let mut left = 400;
    let mut bodies = Vec::new();
    for (price, most, troop) in troops {
        for _ in 0..most {
            if left >= price {
                left -= price;
                let unit = Unit::new(UnitId(bodies.len() as u32 + 1), troop);
                bodies.push(Body { ranks: vec![unit] });
            }
        }
    }
    army.commands = (1..=4).map(|id| Command::new(CommandId(id))).collect();
    for (place, body) in bodies.into_iter().enumerate() {
        army.commands[place % 4].bodies.push(body);
    }
    for command in &mut army.commands {
        command.bodies[0].ranks[0].general = Some(GeneralLevel::Incompetent);
    }
}

#[test]
fn the_largest_swarm_of_400_points_of_any_list_fits_one_page() {
    let mut lists = 0;
    for file in std::fs::read_dir("lists").expect("is there") {
        let path = file.expect("can be read").path();
        let name = path.display().to_string();
        let Ok(list) = ArmyList::read(&std::fs::read(&path).expect("can be read"), &name) else {
            continue;
        };
        if list.points_list().is_none() {
            continue;
        }
        lists += 1;
        let mut army = Army::new(&list, Preset::Mm15At400.event());
        swarm(&list, &mut army);
        let mut judgement = judge(&list, &army.event, &army);
        judgement.findings.clear();
        for paper in Paper::ALL {
            let layout = Layout::of(&roster(&list, &army, &judgement, on(paper)));
            assert_eq!(layout.pages.len(), 1, "{name} on {paper:?}");
        }
    }
    assert!(lists > 10, "{lists} lists");
}
