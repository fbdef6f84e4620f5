//! Spoilt lists: nearly every row is still right, and one that isn't is marked.

use super::distort::Distortion;
use super::distortions::ALL;
use super::shipped;
use fastrand::Rng;
use muster::import::{Answers, Import, Meaning, Reason, State, import, print};
use muster::list::{ArmyList, BasicLine, Row, Troop, Troops};

/// How often each list is spoilt in each way: twice, or as often as `MUSTER_ROUNDS` says.
fn rounds() -> u64 {
    let said = std::env::var("MUSTER_ROUNDS").ok();
    said.and_then(|said| said.parse().ok()).unwrap_or(2)
}

#[derive(Default, Debug)]
struct Tally {
    rows: usize,
    right: usize,
    /// Wrong, and marked as unsure.
    marked: usize,
    /// Wrong, and not marked.
    silent: Vec<String>,
}

/// A row in words, but for its numbers in the list and the case of its name: capitals are lost for
/// good when a text is all capitals.
fn said(list: &ArmyList) -> Vec<String> {
    match &list.troops {
        Troops::Impetus(points) => points.rows().map(row).collect(),
        Troops::Basic(basic) => basic.lines.iter().map(line).collect(),
    }
}

fn row(row: &Row) -> String {
    let troops = row.troops.iter().map(|troop| {
        let Troop { name, kind, stats, price, rear_price, general, weapons, arms, traits, dismount, .. } = troop;
        let foot = dismount.as_ref().map(|it| (it.kind, it.stats, it.weapons.clone(), it.name.to_lowercase()));
        let name = name.to_lowercase();
        let arms: Vec<_> = arms.iter().map(|it| &it.weapons).collect();
        format!("{name} {kind:?} {stats:?} {price} {rear_price:?} {general:?} {weapons:?} {arms:?} {traits:?} {foot:?}")
    });
    format!(
        "{}-{} {}",
        row.min,
        row.max,
        troops.collect::<Vec<_>>().join(" OR ")
    )
}

fn line(line: &BasicLine) -> String {
    let unit = &line.unit;
    let name = unit.name.as_deref().unwrap_or_default().to_lowercase();
    let name = name.trim_end_matches(['.', ',']);
    let arms: Vec<_> = unit.arms.iter().map(|it| &it.weapons).collect();
    format!(
        "{} {name} {:?} {:?} {:?} {:?} {arms:?} {:?}",
        line.count, unit.kind, unit.stats, unit.general, unit.weapons, unit.traits
    )
}

/// Whether a line that isn't clear belongs to the row, or is what became of it.
fn is_marked(import: &Import, place: usize, expected: &str) -> bool {
    let points = import.list.points_list();
    let row = points.and_then(|points| points.rows().nth(place));
    let id = match &import.list.troops {
        Troops::Impetus(_) => row.map(|row| row.id),
        Troops::Basic(basic) => basic.lines.get(place).map(|line| line.id),
    };
    let holds = |troop| row.is_some_and(|row| row.troops.iter().any(|it| it.id == troop));
    let name = expected.split(' ').nth(1).unwrap_or_default();
    let unsure = |state: State| matches!(state, State::InDoubt | State::PutRight);
    let mut lines = import.lines.iter().filter(|it| unsure(it.state()));
    lines.any(|line| {
        // A row that couldn't be read is kept as a note, with another reason than that.
        let lost = line.doubts.iter().any(|it| it.reason != Reason::Note)
            || (!name.is_empty() && line.text.to_lowercase().contains(name));
        line.meanings.iter().any(|meaning| match meaning {
            Meaning::Row { row, .. } | Meaning::Alternative { row, .. } => Some(*row) == id,
            Meaning::BasicLine(row) => Some(*row) == id,
            Meaning::OnFoot(troop) => holds(*troop),
            Meaning::Note(_) => lost,
            _ => false,
        })
    })
}

fn tally(list: &ArmyList, distortions: &[&Distortion], seed: u64, tally: &mut Tally) {
    let mut rng = Rng::with_seed(seed);
    let mut lines: Vec<String> = print(list).lines().map(str::to_owned).collect();
    for distortion in distortions {
        (distortion.apply)(&mut lines, &mut rng);
    }
    let text = lines.join("\n");
    let expected = said(list);
    tally.rows += expected.len();
    let Ok(import) = import(&text, &Answers::new()) else {
        tally.marked += expected.len();
        return;
    };
    let found = said(&import.list);
    for (place, row) in expected.iter().enumerate() {
        // A row too many or too few moves those below it.
        if found.contains(row) {
            tally.right += 1;
        } else if is_marked(&import, place, row) {
            tally.marked += 1;
        } else {
            let names: Vec<&str> = distortions.iter().map(|it| it.name).collect();
            tally.silent.push(format!(
                "{names:?} {}: {row}\nfound {:?}\n{text}",
                list.slug,
                found.get(place)
            ));
        }
    }
}

#[test]
fn there_are_at_least_forty_distortions() {
    assert!(ALL.len() >= 40, "{}", ALL.len());
}

#[test]
fn each_distortion_leaves_rows_right_or_marked() {
    let lists = shipped();
    let mut all = Tally::default();
    for distortion in ALL {
        let mut one = Tally::default();
        for list in &lists {
            for round in 0..rounds() {
                // The same for a list whichever others there are.
                let seed = u64::from(list.id.0) + round * 1000;
                tally(list, &[distortion], seed, &mut one);
            }
        }
        let wrong = one.rows - one.right;
        println!(
            "{:40} {:4} rows, {wrong:3} wrong, {} silently",
            distortion.name,
            one.rows,
            one.silent.len()
        );
        all.rows += one.rows;
        all.right += one.right;
        all.marked += one.marked;
        all.silent.extend(one.silent);
    }
    report(&all);
}

#[test]
fn distortions_together_leave_rows_right_or_marked() {
    let lists = shipped();
    let mut rng = Rng::with_seed(18);
    let mut all = Tally::default();
    for seed in 0..200 * rounds() {
        let list = rng.choice(&lists).unwrap();
        let some: Vec<&Distortion> = (0..3).filter_map(|_| rng.choice(ALL)).collect();
        tally(list, &some, seed, &mut all);
    }
    report(&all);
}

/// 99 of 100 rows are right, and no wrong one goes unmarked.
fn report(all: &Tally) {
    println!(
        "{} rows, {} right, {} wrong and marked, {} silently wrong",
        all.rows,
        all.right,
        all.marked,
        all.silent.len()
    );
    assert!(
        all.silent.is_empty(),
        "{} silently wrong\n{}",
        all.silent.len(),
        all.silent
            .iter()
            .take(12)
            .cloned()
            .collect::<Vec<_>>()
            .join("\n\n")
    );
    assert!(
        all.right * 100 >= all.rows * 99,
        "{} of {} right",
        all.right,
        all.rows
    );
}
