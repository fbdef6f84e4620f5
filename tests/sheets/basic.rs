//! Paper and texts of Basic Impetus: no points, no discipline, one body of troops, moves in full.

use crate::Case;
use muster::army::{Army, BasicEdit, TakenOption};
use muster::event::{Edition, Preset};
use muster::list::ArmyList;
use muster::map::Sight;
use muster::rules::judge;
use muster::share::Part;
use muster::sheet::{Layout, RosterOptions, deployment_sheet, roster};
use muster::text::say_contents;

fn army_of(slug: &str, change: impl FnOnce(&mut Army)) -> Case {
    let bytes = std::fs::read(format!("lists/{slug}.json")).expect("can be read");
    let list = ArmyList::read(&bytes, slug).expect("is a list");
    let mut army = Army::new(&list, Preset::Basic.event());
    change(&mut army);
    let judgement = judge(&list, &army.event, &army);
    Case {
        list,
        army,
        judgement,
    }
}

#[test]
fn every_list_prints_on_one_page_in_either_edition() {
    let lists = std::fs::read_dir("lists").expect("is a folder");
    let slugs = lists.filter_map(|entry| {
        let name = entry.ok()?.file_name().into_string().ok()?;
        let slug = name.strip_suffix(".json")?.to_owned();
        slug.starts_with("basic-").then_some(slug)
    });
    let mut printed = 0;
    for slug in slugs {
        for edition in [Edition::First, Edition::Third] {
            let case = army_of(&slug, |army| army.event.basic.edition = edition);
            let options = RosterOptions::default();
            let roster = roster(&case.list, &case.army, &case.judgement, options);
            assert!(
                !roster.has_discipline() && !roster.has_command_headings(),
                "{slug}"
            );
            assert!(!roster.options.prices, "{slug}");
            assert_eq!(Layout::of(&roster).pages.len(), 1, "{slug}");
            let unit = match edition {
                Edition::First => "U",
                Edition::Third => "H",
            };
            let bodies = roster.commands.iter().flat_map(|command| &command.bodies);
            for unit_line in bodies.flat_map(|body| &body.ranks) {
                let [m, ..] = unit_line.figures();
                assert!(m.contains(unit), "{slug}: {} moves {m}", unit_line.name);
                assert!(!unit_line.remarks().contains("moves"), "{slug}");
                printed += 1;
            }
        }
    }
    assert!(printed > 200, "{printed} lines");
}

#[test]
fn moves_stand_in_full_in_their_column() {
    let case = army_of("basic-conquistadores", |_| ());
    let options = RosterOptions::default();
    let roster = roster(&case.list, &case.army, &case.judgement, options);
    let bodies = roster.commands.iter().flat_map(|command| &command.bodies);
    let units = bodies.flat_map(|body| &body.ranks);
    let moves: Vec<String> = units.map(|unit| unit.figures()[0].clone()).collect();
    assert_eq!(
        moves,
        [
            "3H",
            "2H",
            "2H",
            "2H, charge 3H",
            "2H, charge 3H",
            "2H + 2H",
            "2H + 2H",
            "2H",
            "2H",
            "2H"
        ]
    );
}

#[test]
fn the_deployment_sheet_measures_in_h_and_knows_no_orders() {
    let case = army_of("basic-conquistadores", |_| ());
    let sheet =
        |case: &Case| deployment_sheet(&case.list, &case.army, &case.judgement, Sight::Sealed);
    let printed = sheet(&case);
    assert!(printed.about().contains("1H = 4 cm"), "{}", printed.about());
    let headings: Vec<String> = printed
        .sections()
        .into_iter()
        .map(|it| it.heading)
        .collect();
    assert_eq!(headings, ["Army"]);
    let older = army_of("basic-conquistadores", |army| {
        army.event.basic.edition = Edition::First;
    });
    assert!(sheet(&older).about().contains("1U = 1 cm"));
}

#[test]
fn a_link_says_what_of_a_basic_army_it_holds() {
    let case = army_of("basic-conquistadores", |army| {
        let list = std::fs::read("lists/basic-conquistadores.json").expect("can be read");
        let list = ArmyList::read(&list, "list").expect("is a list");
        let basic = list.basic_list().expect("is of Basic Impetus");
        let option = TakenOption::new(basic.options[0].id);
        *army = BasicEdit::take(basic, army, option)
            .apply(army)
            .expect("can be taken");
    });
    let said = say_contents(&case.list, &case.army, Part::Army, None).join("\n");
    assert!(
        said.starts_with("10 units, with general, options"),
        "{said}"
    );
    for foreign in ["command", "purchases", "forward deployment"] {
        assert!(!said.contains(foreign), "{said}");
    }
}

#[test]
fn the_printed_reference_is_that_of_the_edition() {
    for slug in [
        "basic-conquistadores",
        "basic-english",
        "basic-marian-romans",
    ] {
        for (edition, unit, other) in [(Edition::First, "U", "H"), (Edition::Third, "H", "U")] {
            let case = army_of(slug, |army| army.event.basic.edition = edition);
            let options = RosterOptions {
                reference: true,
                ..RosterOptions::default()
            };
            let roster = roster(&case.list, &case.army, &case.judgement, options);
            assert!(Layout::of(&roster).pages.len() <= 2, "{slug}");
            let reference = roster.reference.expect("was asked for");
            assert!(reference.ranges.iter().all(|to| to.ends_with(unit)));
            assert!(reference.discipline.is_empty() && reference.discipline_notes.is_empty());
            let rows = reference.fire.iter();
            assert!(rows.clone().all(|row| row.dice.len() == 3), "{slug}");
            let more = reference.more.iter().flat_map(|part| &part.notes);
            let notes = more.chain(&reference.fire_notes).chain(&reference.melee);
            let said: Vec<&str> = notes.chain(&reference.always).map(String::as_str).collect();
            let said = said.join(" ");
            let wrong = said.split(|it: char| !it.is_alphanumeric()).find(|word| {
                word.len() > 1
                    && word.ends_with(other)
                    && word.starts_with(|it: char| it.is_ascii_digit())
            });
            assert_eq!(wrong, None, "{slug}");
            assert!(
                !said.contains("command range") && !said.contains("discipline"),
                "{slug}"
            );
        }
    }
}

#[test]
fn the_roster_names_what_it_was_checked_against() {
    let said = |edition| {
        let case = army_of("basic-conquistadores", |army| {
            army.event.basic.edition = edition;
        });
        roster(
            &case.list,
            &case.army,
            &case.judgement,
            RosterOptions::default(),
        )
        .verdict_line()
    };
    let checked = "Checked against the army list and Basic Impetus 2008";
    let first = said(Edition::First);
    assert!(first.ends_with(&format!("{checked}.")), "{first}");
    let third = said(Edition::Third);
    let since = "since the sheet of 3.0 has no rules for building armies.";
    assert!(third.ends_with(&format!("{checked}, {since}")), "{third}");
}
