//! Edits make drafts; what a list names it has.

use super::*;
use proptest::prelude::*;

fn sumerians() -> ArmyList {
    let file = include_bytes!("../../../lists/early-sumerians.json");
    ArmyList::read(file, "early-sumerians").unwrap()
}

fn shipped() -> Vec<ArmyList> {
    let files = std::fs::read_dir("lists").unwrap();
    files
        .map(|entry| entry.unwrap().path())
        .filter(|path| !path.ends_with("index.json") && !path.ends_with("schema.json"))
        .map(|path| ArmyList::read(&std::fs::read(&path).unwrap(), "list").unwrap())
        .filter(|list| list.points_list().is_some())
        .collect()
}

fn points(list: &ArmyList) -> &PointsList {
    list.points_list().unwrap()
}

#[test]
fn a_row_goes_after_the_one_that_is_named_and_gets_numbers_of_its_own() {
    let list = sumerians();
    let second = points(&list).rows[1].id;
    let edit = ListEdit::AddRow {
        to: None,
        after: Some(second),
    };
    let after = edit.apply(&list).unwrap();
    let added = &points(&after).rows[2];
    assert!(!points(&list).rows().any(|row| row.id == added.id));
    assert!(!points(&list).troops().any(|it| it.id == added.troops[0].id));
    let raised = ListEdit::RaiseRow(added.id).apply(&after).unwrap();
    assert_eq!(points(&raised).rows[1].id, added.id);
}

#[test]
fn a_row_moves_down_and_is_had_twice() {
    let list = sumerians();
    let order = |list: &ArmyList| -> Vec<u16> {
        let rows = points(list).rows.iter();
        rows.map(|row| row.id.0).collect()
    };
    let before = order(&list);
    let (first, last) = (points(&list).rows[0].id, before.len() - 1);
    let lowered = ListEdit::LowerRow(first).apply(&list).unwrap();
    assert_eq!(points(&lowered).rows[1].id, first);
    assert_eq!(ListEdit::RaiseRow(first).apply(&lowered).unwrap(), list);
    let lowest = ListEdit::LowerRow(RowId(before[last])).apply(&list);
    assert_eq!(order(&lowest.unwrap()), before);
    let row = points(&list).rows[2].id;
    let list = ListEdit::AddAlternative(row).apply(&list).unwrap();
    let copied = ListEdit::CopyRow(row).apply(&list).unwrap();
    let at = before.iter().position(|id| *id == row.0).unwrap();
    let (one, other) = (&points(&copied).rows[at], &points(&copied).rows[at + 1]);
    assert_eq!((one.id, one.troops.len()), (row, other.troops.len()));
    assert_eq!(one.troops.len(), 2);
    assert!(
        one.troops
            .iter()
            .zip(&other.troops)
            .all(|(a, b)| a.name == b.name && a.id != b.id)
    );
}

#[test]
fn the_numbers_of_older_revisions_are_not_given_again() {
    let mut list = sumerians();
    let row = points(&list).rows.last().unwrap().id;
    let highest = points(&list).rows().map(|row| row.id.0).max().unwrap();
    assert_eq!(row.0, highest);
    let before = list.clone();
    list = ListEdit::RemoveRow(row).apply(&list).unwrap();
    list.history.push(before);
    let edit = ListEdit::AddRow {
        to: None,
        after: None,
    };
    let after = edit.apply(&list).unwrap();
    assert_eq!(points(&after).rows.last().unwrap().id.0, highest + 1);
}

#[test]
fn what_was_typed_stands_in_the_draft_sound_or_not() {
    let list = blank_list("Lagash");
    let list = ListEdit::AddContingent.apply(&list).unwrap();
    let ally = points(&list).contingents[0].id;
    let list = ListEdit::RenameContingent(ally, "Ur".into())
        .apply(&list)
        .unwrap();
    let list = ListEdit::AddUpgrade(Some(ally)).apply(&list).unwrap();
    let list = ListEdit::AddFormation(None).apply(&list).unwrap();
    let list = ListEdit::Dates(" 2500 BC ".into()).apply(&list).unwrap();
    assert_eq!(list.dates.as_ref().unwrap().text, "2500 BC");
    assert_eq!(points(&list).contingents[0].name, "Ur");
    let faults: Vec<String> = list.faults().into_iter().map(|it| it.path).collect();
    let at = "troops.impetus.contingents[0].rows[0]";
    for path in [
        "provenance.sources".to_owned(),
        format!("{at}.max"),
        format!("{at}.troops[0].name"),
        format!("{at}.troops[0].price"),
        format!("{at}.troops[0].stats.vbu"),
        "troops.impetus.contingents[0].upgrades[0].of".to_owned(),
        "troops.impetus.large_units[0].front".to_owned(),
    ] {
        assert!(faults.contains(&path), "{path}: {faults:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is taken out of a sound list, nothing is left that names it.
    #[test]
    fn removals_leave_nothing_dangling(picks in prop::collection::vec((any::<prop::sample::Index>(), 0u8..3), 1..6)) {
        for mut list in shipped() {
            for (pick, kind) in &picks {
                let at = points(&list);
                let rows: Vec<RowId> = at.rows.iter().map(|row| row.id).collect();
                let troops: Vec<TroopId> = at.troops().map(|troop| troop.id).collect();
                if rows.len() < 3 {
                    break;
                }
                let edit = match kind {
                    0 => ListEdit::RemoveRow(*pick.get(&rows)),
                    1 => ListEdit::RemoveTroop(*pick.get(&troops)),
                    _ => ListEdit::RaiseRow(*pick.get(&rows)),
                };
                if let Ok(after) = edit.apply(&list) {
                    list = after;
                }
            }
            let about_rows = |path: &String| !path.contains("contingents") || !path.ends_with("rows");
            let faults: Vec<String> = list.faults().into_iter().map(|it| it.path).filter(about_rows).collect();
            prop_assert!(faults.is_empty(), "{}: {:?}", list.slug, faults);
        }
    }
}

#[test]
fn a_remark_that_is_settled_goes() {
    let remarks = ["Not answered: Is the price 11?".to_owned()];
    let list = ListEdit::Remarks(remarks.to_vec()).apply(&sumerians());
    let list = list.unwrap();
    assert_eq!(list.provenance.remarks, remarks);
    let settled = ListEdit::Remarks(Vec::new()).apply(&list).unwrap();
    assert!(settled.provenance.remarks.is_empty());
}
