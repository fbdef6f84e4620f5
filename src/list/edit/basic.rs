//! Edits of a list of Basic Impetus: its lines, its options, the VDT that it prints.

use super::{ListEditError, swap_with_next};
use crate::list::basic_profiles::{FIRST_TAKEN, MOST_SWAPS};
use crate::list::{
    ArmyList, BasicLine, BasicList, BasicOption, BasicUnit, PrintedVdt, RowId, Seat, Stats, SwapId,
    TakenUnit, TroopType, Troops,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BasicListEdit {
    /// After another line or at the end.
    AddLine {
        after: Option<RowId>,
    },
    /// Takes the place of the line with its number.
    Line(Box<BasicLine>),
    RemoveLine(RowId),
    /// One place up.
    RaiseLine(RowId),
    /// One place down.
    LowerLine(RowId),
    /// The same line once more, below it.
    CopyLine(RowId),
    AddOption,
    Option(Box<BasicOption>),
    RemoveOption(SwapId),
    PrintedVdt(Option<PrintedVdt>),
}

impl BasicListEdit {
    pub(super) fn apply(
        &self,
        before: &ArmyList,
        basic: &mut BasicList,
    ) -> Result<(), ListEditError> {
        match self {
            BasicListEdit::AddLine { after } => {
                let line = BasicLine {
                    id: fresh_line(before)?,
                    count: 1,
                    unit: blank_unit(),
                };
                let lines = &mut basic.lines;
                let place = after.and_then(|id| lines.iter().position(|it| it.id == id));
                lines.insert(place.map_or(lines.len(), |place| place + 1), line);
            }
            BasicListEdit::Line(line) => {
                let mut lines = basic.lines.iter_mut();
                let found = lines.find(|it| it.id == line.id);
                (**line).clone_into(found.ok_or(ListEditError::Gone)?);
            }
            BasicListEdit::RemoveLine(id) => remove_line(basic, *id),
            BasicListEdit::RaiseLine(id) => {
                let place = line_place(basic, *id)?;
                swap_with_next(&mut basic.lines, place.checked_sub(1));
            }
            BasicListEdit::LowerLine(id) => {
                let place = line_place(basic, *id)?;
                swap_with_next(&mut basic.lines, Some(place));
            }
            BasicListEdit::CopyLine(id) => {
                let place = line_place(basic, *id)?;
                let line = basic.lines.get(place).ok_or(ListEditError::Gone)?;
                let copy = BasicLine {
                    id: fresh_line(before)?,
                    ..line.clone()
                };
                basic.lines.insert(place + 1, copy);
            }
            BasicListEdit::AddOption => basic.options.push(BasicOption {
                id: fresh_option(before)?,
                give_one_of: Vec::new(),
                take_one_of: Vec::new(),
                pairing_unknown: false,
                changes: Vec::new(),
                printed_vdt: None,
            }),
            BasicListEdit::Option(option) => {
                let mut options = basic.options.iter_mut();
                let found = options.find(|it| it.id == option.id);
                (**option).clone_into(found.ok_or(ListEditError::Gone)?);
            }
            BasicListEdit::RemoveOption(id) => basic.options.retain(|it| it.id != *id),
            BasicListEdit::PrintedVdt(vdt) => basic.printed_vdt = *vdt,
        }
        Ok(())
    }
}

/// Units that nothing is typed of yet.
pub fn blank_unit() -> BasicUnit {
    BasicUnit {
        name: None,
        kind: TroopType::Fp,
        stats: Stats {
            m: 0,
            vbu: 0,
            i: 0,
            d: None,
            vd: 0,
            vd_with_general: None,
        },
        general: Seat::No,
        weapons: Vec::new(),
        arms: Vec::new(),
        traits: Vec::new(),
    }
}

/// A Basic list with nothing in it, to be typed in.
pub fn blank_basic_list(name: &str) -> ArmyList {
    ArmyList {
        troops: Troops::Basic(Box::default()),
        ..super::blank_list(name)
    }
}

fn line_place(basic: &BasicList, id: RowId) -> Result<usize, ListEditError> {
    let place = basic.lines.iter().position(|it| it.id == id);
    place.ok_or(ListEditError::Gone)
}

/// What options say of it goes with it, and an option that said nothing else.
fn remove_line(basic: &mut BasicList, id: RowId) {
    basic.lines.retain(|it| it.id != id);
    basic.options.retain_mut(|option| {
        let before = option.clone();
        for bundle in &mut option.give_one_of {
            bundle.retain(|it| it.line != id);
        }
        option.give_one_of.retain(|bundle| !bundle.is_empty());
        for bundle in &mut option.take_one_of {
            bundle.retain(|it| it.what != TakenUnit::Line(id));
        }
        option.take_one_of.retain(|bundle| !bundle.is_empty());
        option.changes.retain(|it| it.line != id);
        *option == before || !(option.take_one_of.is_empty() && option.changes.is_empty())
    });
}

fn revisions(list: &ArmyList) -> impl Iterator<Item = &BasicList> {
    let all = std::iter::once(list).chain(&list.history);
    all.filter_map(ArmyList::basic_list)
}

fn fresh_line(list: &ArmyList) -> Result<RowId, ListEditError> {
    let used = revisions(list).flat_map(|basic| &basic.lines);
    let highest = used.map(|line| line.id.0).max().unwrap_or(0);
    match highest + 1 < FIRST_TAKEN {
        true => Ok(RowId(highest + 1)),
        false => Err(ListEditError::Full),
    }
}

fn fresh_option(list: &ArmyList) -> Result<SwapId, ListEditError> {
    let used = revisions(list).flat_map(|basic| &basic.options);
    let highest = used.map(|option| option.id.0).max().unwrap_or(0);
    match highest + 1 < MOST_SWAPS {
        true => Ok(SwapId(highest + 1)),
        false => Err(ListEditError::Full),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::{GivenUp, LineChange, ListEdit, Taken, VbuChange};

    fn applied(list: &ArmyList, edit: BasicListEdit) -> ArmyList {
        ListEdit::Basic(edit).apply(list).unwrap()
    }

    fn basic(list: &ArmyList) -> &BasicList {
        list.basic_list().unwrap()
    }

    #[test]
    fn lines_and_options_are_added_changed_and_removed_with_what_names_them() {
        let mut list = blank_basic_list("French");
        for _ in 0..3 {
            list = applied(&list, BasicListEdit::AddLine { after: None });
        }
        list = applied(&list, BasicListEdit::RaiseLine(RowId(3)));
        let order: Vec<u16> = basic(&list).lines.iter().map(|it| it.id.0).collect();
        assert_eq!(order, [1, 3, 2]);
        let moved = applied(&list, BasicListEdit::LowerLine(RowId(3)));
        let order: Vec<u16> = basic(&moved).lines.iter().map(|it| it.id.0).collect();
        assert_eq!(order, [1, 2, 3]);
        let last = applied(&moved, BasicListEdit::LowerLine(RowId(3)));
        assert_eq!(last, moved);
        let copied = applied(&moved, BasicListEdit::CopyLine(RowId(1)));
        let order: Vec<u16> = basic(&copied).lines.iter().map(|it| it.id.0).collect();
        assert_eq!(order, [1, 4, 2, 3]);
        list = applied(&list, BasicListEdit::AddOption);
        let option = BasicOption {
            give_one_of: vec![vec![GivenUp {
                line: RowId(1),
                count: 1,
            }]],
            take_one_of: vec![vec![Taken {
                count: 1,
                what: TakenUnit::Line(RowId(2)),
            }]],
            changes: vec![LineChange {
                line: RowId(3),
                count: None,
                vbu: VbuChange::By(1),
                name: None,
            }],
            ..basic(&list).options[0].clone()
        };
        list = applied(&list, BasicListEdit::Option(Box::new(option)));
        let with_option = list.clone();
        list = applied(&list, BasicListEdit::RemoveLine(RowId(1)));
        assert_eq!(basic(&list).options[0].give_one_of.len(), 0);
        list = applied(&list, BasicListEdit::RemoveLine(RowId(2)));
        assert_eq!(basic(&list).options.len(), 1);
        list = applied(&list, BasicListEdit::RemoveLine(RowId(3)));
        assert_eq!(basic(&list).options, []);
        // The numbers of what an older revision had aren't given again.
        list.history.push(with_option);
        list = applied(&list, BasicListEdit::AddLine { after: None });
        list = applied(&list, BasicListEdit::AddOption);
        assert_eq!(basic(&list).lines[0].id, RowId(4));
        assert_eq!(basic(&list).options[0].id, SwapId(2));
        assert!(
            ListEdit::Basic(BasicListEdit::AddOption)
                .apply(&crate::list::blank_list("x"))
                .is_err()
        );
    }
}
