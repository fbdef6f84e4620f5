//! What holds for all shipped lists.

use super::{Facts, all_shipped, words};
use muster::list::{ArmyList, Status};
use std::collections::BTreeSet;

#[test]
fn every_list_is_named_like_its_file_and_has_an_id_of_its_own() {
    let lists = all_shipped();
    assert!(!lists.is_empty(), "there are no lists");
    let mut ids = BTreeSet::new();
    for (file, list) in &lists {
        assert_eq!(&list.slug, file);
        assert!(
            ids.insert(list.id),
            "{file} has the id {} of another list",
            list.id
        );
    }
}

/// Lists that are ours have no facts to be checked against.
#[test]
fn every_list_that_was_published_has_facts() {
    let with_facts: BTreeSet<String> = published()
        .iter()
        .map(|facts| facts.head().field("list").to_owned())
        .collect();
    let ours = |list: &ArmyList| {
        list.provenance.status == Status::Reconstructed || list.provenance.sources == ["Muster"]
    };
    let published: BTreeSet<String> = all_shipped()
        .into_iter()
        .filter(|(_, list)| !ours(list))
        .map(|(slug, _)| slug)
        .collect();
    assert_eq!(published, with_facts);
}

#[test]
fn a_published_list_has_the_name_dates_volume_and_sources_of_its_facts() {
    for facts in published() {
        let (list, head) = (facts.list(), facts.head());
        assert_eq!(list.name, head.field("name"), "{}", facts.file);
        let dates = list.dates.as_ref().map(|dates| &dates.text);
        assert_eq!(words::number(dates), head.field("dates"), "{}", facts.file);
        assert_eq!(
            words::number(list.volume),
            head.field("volume"),
            "{}",
            facts.file
        );
        assert_eq!(
            words::word(list.provenance.status),
            head.field("status"),
            "{}",
            facts.file
        );
        assert_eq!(
            list.provenance.sources,
            head.fields_of("source"),
            "{}",
            facts.file
        );
    }
}

#[test]
fn dates_run_forward() {
    for (slug, list) in all_shipped() {
        let years = list.dates.and_then(|dates| dates.from.zip(dates.to));
        assert!(years.is_none_or(|(from, to)| from <= to), "{slug}");
    }
}

fn published() -> Vec<Facts> {
    Facts::of("impetus")
        .into_iter()
        .chain(Facts::of("basic"))
        .collect()
}
