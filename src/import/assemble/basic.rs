//! Lines and options of a Basic Impetus list.

use super::super::clean::Clean;
use super::super::lines::{Draft, Reading};
use super::super::notes::sentences;
use super::super::row::{BasicRead, begins_row};
use super::super::troops::Named;
use super::super::{Line, Meaning, Reason, swaps};
use super::{Doubt, Head, keep_remarks, note, whole_note};
use crate::list::{BasicLine, BasicList, RowId, SwapId, Taken, TakenUnit};
use crate::text;

const MOST_LINES: usize = 200;
const MOST_OPTIONS: usize = 400;
/// Units that one option brings together.
const MOST_TAKEN: usize = 10;

struct Builder {
    list: BasicList,
    named: Vec<Named<RowId>>,
    /// The units on the lines below belong to the last option.
    units_follow: bool,
    /// What follows is another way.
    is_other_way: bool,
}

pub(super) fn basic(
    drafts: &[Draft],
    shown: &mut [Line],
    notes: &mut Vec<String>,
    head: &Head,
) -> BasicList {
    let mut builder = Builder {
        list: BasicList::default(),
        named: Vec::new(),
        units_follow: false,
        is_other_way: false,
    };
    for (draft, line) in drafts.iter().zip(shown.iter_mut()) {
        match &draft.reading {
            Reading::Basic(read) => {
                builder.line(read, draft, line, notes);
                let name = read.unit.name.as_deref();
                let name = name.unwrap_or(text::troop_type(read.unit.kind).0);
                keep_remarks(draft, name, line, notes);
            }
            Reading::Row(_) => whole_note(line, draft, Reason::OtherGame, notes),
            Reading::Contingent(_) => whole_note(line, draft, Reason::Note, notes),
            Reading::Prose | Reading::Note => builder.prose(draft, line, notes),
            _ => {}
        }
    }
    builder.list.printed_vdt = head.title.vdt.first().copied();
    // A second VDT in the title is that of the option.
    if let (Some(vdt), [option]) = (head.title.vdt.get(1), builder.list.options.as_mut_slice()) {
        option.printed_vdt = Some(*vdt);
    }
    for option in &mut builder.list.options {
        option.pairing_unknown = option.give_one_of.len() > 1 && option.take_one_of.len() > 1;
    }
    builder.list
}

impl Builder {
    fn line(&mut self, read: &BasicRead, draft: &Draft, line: &mut Line, notes: &mut Vec<String>) {
        let count = read.count.unwrap_or(1).max(1);
        if let (true, Some(option)) = (self.units_follow, self.list.options.last_mut()) {
            let taken = Taken {
                count,
                what: TakenUnit::Unit(Box::new(read.unit.clone())),
            };
            let count: usize = option.take_one_of.iter().map(Vec::len).sum();
            match option.take_one_of.last_mut() {
                _ if count >= MOST_TAKEN => {
                    return whole_note(line, draft, Reason::TooManyRows, notes);
                }
                Some(bundle) if !self.is_other_way => bundle.push(taken),
                _ => option.take_one_of.push(vec![taken]),
            }
            self.is_other_way = false;
            line.meanings.push(Meaning::PartOfOption(option.id));
            return;
        }
        if self.list.lines.len() >= MOST_LINES {
            return whole_note(line, draft, Reason::TooManyRows, notes);
        }
        let id = RowId(u16::try_from(self.list.lines.len() + 1).unwrap_or(u16::MAX));
        if read.count.is_none() {
            line.doubts.push(Doubt {
                at: 0..0,
                reason: Reason::NoNumbers,
                choices: Vec::new(),
            });
        }
        let name = read.unit.name.as_deref().unwrap_or_default();
        let named = Named::new(id, name, read.unit.kind, read.unit.stats.vbu);
        self.named.push(named);
        self.list.lines.push(BasicLine {
            id,
            count,
            unit: read.unit.clone(),
        });
        line.meanings.push(Meaning::BasicLine(id));
    }

    fn prose(&mut self, draft: &Draft, line: &mut Line, notes: &mut Vec<String>) {
        let clean = Clean::of(&draft.text);
        let last = self.list.options.last().map(|option| option.id);
        if let (true, Some(id)) = (self.units_follow && swaps::is_or_with(&clean.text), last) {
            self.is_other_way = true;
            line.meanings.push(Meaning::PartOfOption(id));
            return;
        }
        self.units_follow = false;
        if begins_row(&clean.text) && !swaps::is_option(&clean.text) {
            return whole_note(line, draft, Reason::LooksLikeARow, notes);
        }
        for at in sentences(&clean.text) {
            let sentence = clean.text.get(at.clone()).unwrap_or_default();
            let has_room = self.list.options.len() < MOST_OPTIONS;
            let is_option = has_room && swaps::is_option(sentence);
            let swap = is_option
                .then(|| swaps::read(sentence, &self.named))
                .flatten();
            let Some(swap) = swap else {
                let reason = match is_option {
                    true => Reason::OptionUnclear,
                    false => Reason::Note,
                };
                note(line, draft, clean.in_source(at), reason, notes);
                continue;
            };
            let id = SwapId(u16::try_from(self.list.options.len() + 1).unwrap_or(u16::MAX));
            let mut option = swap.option;
            option.id = id;
            self.list.options.push(option);
            self.units_follow = swap.units_follow;
            line.meanings.push(Meaning::Swap(id));
        }
    }
}
