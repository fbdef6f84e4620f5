//! What rosters tell of a list's troops.

use super::{Facts, Record, Section, words};
use muster::list::{ArmyList, PointsList, Row, Troop};

/// The list's rows and those of its contingents.
pub fn rows(points: &PointsList) -> impl Iterator<Item = &Row> {
    points.sections().flat_map(|section| section.rows)
}

/// Each row of the tables of this name, with its file.
pub fn for_each_known(title: &str, mut each: impl FnMut(&Facts, Record<'_>)) {
    for facts in Facts::of("rosters") {
        for section in facts
            .sections
            .iter()
            .filter(|section| section.title == title)
        {
            section.records().for_each(|record| each(&facts, record));
        }
    }
}

/// What the tables of this name tell of one list.
pub fn records<'a>(rosters: &'a [Facts], title: &str, slug: &str) -> Vec<Record<'a>> {
    let sections = rosters.iter().flat_map(|facts| &facts.sections);
    let sections = sections.filter(|section| section.title == title);
    sections
        .flat_map(Section::records)
        .filter(|record| record.get("list") == slug)
        .collect()
}

/// The list that the record names.
pub fn list_of<'a>(lists: &'a [ArmyList], record: Record<'_>, file: &str) -> &'a ArmyList {
    let found = lists.iter().find(|list| list.slug == record.get("list"));
    found.unwrap_or_else(|| panic!("{file} names {:?}", record.get("list")))
}

/// Whether the troop is the one that the record tells of: every known cell fits.
pub fn is_about(record: Record<'_>, points: &PointsList, troop: &Troop) -> bool {
    let row = rows(points).find(|row| row.troops.iter().any(|t| t.id == troop.id));
    let row = row.expect("the troop's row");
    record.known().all(|(column, cell)| match column {
        "list" => true,
        "min" => cell == row.min.to_string(),
        "max" => cell == row.max.to_string(),
        column => cell == words::figure(troop, column),
    })
}
