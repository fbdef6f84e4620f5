//! Lists that were typed in or changed in the editor: the solver works from the list alone.

use crate::draw::{deal, lists};
use muster::event::{Event, Preset};
use muster::list::{ArmyList, ListEdit, ListId, OwnList, RowId, Seat, blank_list};
use muster::rules::judge;
use muster::solve::{Answer, Wish};

const ID: ListId = ListId(40_000);

/// Numbers, name, whether it may hold a general, VBU, VD, price.
const ROWS: [(u16, u16, &str, Seat, u8, u8, u16); 6] = [
    (1, 4, "Nobles", Seat::Yes, 6, 3, 28),
    (4, 16, "Spearmen", Seat::No, 4, 2, 14),
    (2, 8, "Javelinmen", Seat::No, 4, 1, 15),
    (0, 6, "Archers", Seat::No, 3, 1, 12),
    (0, 6, "Scouts", Seat::SubGeneral, 3, 1, 11),
    (0, 2, "Guard", Seat::Yes, 6, 3, 30),
];

fn typed() -> ArmyList {
    let mut list = blank_list("Typed in");
    for (min, max, name, general, vbu, vd, price) in ROWS {
        let add = ListEdit::AddRow {
            to: None,
            after: None,
        };
        list = add.apply(&list).unwrap();
        let row = list.points_list().unwrap().rows.last().unwrap().clone();
        let mut troop = row.troops[0].clone();
        troop.name = name.to_owned();
        troop.general = general;
        troop.stats.m = 6;
        troop.stats.vbu = vbu;
        troop.stats.vd = vd;
        troop.price = price;
        let row = row.id;
        for edit in [
            ListEdit::Numbers { row, min, max },
            ListEdit::Troop(Box::new(troop)),
        ] {
            list = edit.apply(&list).unwrap();
        }
    }
    list
}

#[track_caller]
fn assert_dealt(list: &ArmyList, event: &Event) {
    for seed in 1..4 {
        let wish = Wish {
            seed,
            ..Wish::default()
        };
        let Answer::Proposals(all) = deal(list, event, &wish).answer else {
            panic!("{} at {}", list.name, event.name);
        };
        assert!(judge(list, event, &all[0].army).legal, "{}", list.name);
    }
}

#[test]
fn armies_of_own_lists_are_dealt_and_legal() {
    let event = Preset::Mm15At300.event().as_friendly();
    let own = OwnList::new(ID, typed());
    assert_dealt(own.list().unwrap(), &event);
    let mut changed = 0;
    for list in lists()
        .into_iter()
        .filter(|list| list.points_list().is_some())
        .take(5)
    {
        let mut own = OwnList::new(ID, list);
        // Without its last row and with dearer troops in the first.
        let draft = own.for_editing().unwrap();
        let rows: Vec<RowId> = draft
            .points_list()
            .unwrap()
            .rows
            .iter()
            .map(|it| it.id)
            .collect();
        let draft = ListEdit::RemoveRow(*rows.last().unwrap())
            .apply(&draft)
            .unwrap();
        let mut troop = draft.points_list().unwrap().rows[0].troops[0].clone();
        troop.price += 1;
        own.set_draft(ListEdit::Troop(Box::new(troop)).apply(&draft).unwrap());
        if own.publish() {
            assert_dealt(own.list().unwrap(), &event);
            changed += 1;
        }
    }
    assert!(changed >= 3, "{changed}");
}
