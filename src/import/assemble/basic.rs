//! Lines and options of a Basic Impetus list.

use super::super::clean::Clean;
use super::super::lines::{Draft, Reading};
use super::super::notes::sentences;
use super::super::row::{BasicRead, begins_row};
use super::super::swaps::{Swap, UnitsBelow};
use super::super::troops::Named;
use super::super::{LeftOut, Line, Meaning, Reason, swaps};
use super::{Doubt, Head, keep_remarks, note, whole_note};
use crate::list::{
    BasicLine, BasicList, BasicOption, GivenUp, RowId, SwapId, Taken, TakenUnit, VbuChange,
};
use crate::text;

const MOST_LINES: usize = 200;
const MOST_OPTIONS: usize = 400;
/// Units that one option brings together.
const MOST_TAKEN: usize = 10;

struct Builder {
    list: BasicList,
    named: Vec<Named<RowId>>,
    below: Below,
    /// Blank lines before the first unit of the last option.
    gap: usize,
    /// What the next line is an alternative to, where an "or" stands between.
    or: bool,
    /// "With one of:" stands above.
    each_is_a_way: bool,
}

/// What units on the next lines belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Below {
    /// The list, in which no option has had units below it.
    Lines,
    /// The last option.
    Option,
    /// The list, likely: the option above has ended.
    AfterOption,
}

/// A draft, and what stands around it.
struct Place<'d> {
    draft: &'d Draft,
    /// Blank lines above it.
    gap: usize,
    /// The next line but for headings of pages is of units.
    has_units_below: bool,
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
        below: Below::Lines,
        gap: 0,
        or: false,
        each_is_a_way: false,
    };
    builder.list.printed_vdt = head.title.vdt.first().copied();
    let mut end = 0;
    for (number, (draft, line)) in drafts.iter().zip(shown.iter_mut()).enumerate() {
        let place = Place {
            draft,
            gap: draft.number.saturating_sub(end),
            has_units_below: has_units_below(drafts, number),
        };
        end = draft.number + draft.pasted.split('\n').count();
        match &draft.reading {
            Reading::Basic(read) => {
                builder.units(read, &place, line, notes);
                let name = read.unit.name.as_deref();
                let name = name.unwrap_or(text::troop_type(read.unit.kind).0);
                keep_remarks(draft, name, line, notes);
            }
            Reading::Row(_) => whole_note(line, draft, Reason::OtherGame, notes),
            Reading::Contingent(_) => whole_note(line, draft, Reason::Note, notes),
            Reading::Prose | Reading::Note => builder.prose(&place, line, notes),
            Reading::LeftOut(LeftOut::SectionHeading) => builder.end_option(),
            _ => {}
        }
    }
    // A second VDT in the title is that of the option.
    if let (Some(vdt), [option]) = (head.title.vdt.get(1), builder.list.options.as_mut_slice()) {
        option.printed_vdt = Some(*vdt);
    }
    for option in &mut builder.list.options {
        option.pairing_unknown = option.give_one_of.len() > 1 && option.take_one_of.len() > 1;
    }
    builder.list
}

fn has_units_below(drafts: &[Draft], place: usize) -> bool {
    let mut below = drafts.iter().skip(place + 1);
    let next = below.find(|it| {
        !matches!(
            it.reading,
            Reading::LeftOut(LeftOut::PageHeading) | Reading::Columns(_)
        )
    });
    next.is_some_and(|next| matches!(next.reading, Reading::Basic(_)))
}

impl Builder {
    fn end_option(&mut self) {
        self.or = false;
        self.each_is_a_way = false;
        if self.below == Below::Option {
            self.below = Below::AfterOption;
        }
    }

    fn units(
        &mut self,
        read: &BasicRead,
        place: &Place<'_>,
        line: &mut Line,
        notes: &mut Vec<String>,
    ) {
        if read.count == Some(0) || (read.count.is_none() && self.below != Below::Option) {
            ask(line, 0..0, Reason::NoCount);
        }
        let is_other = std::mem::take(&mut self.or) || read.is_alternative;
        let taken = Taken {
            count: read.count.unwrap_or(1).max(1),
            what: TakenUnit::Unit(Box::new(read.unit.clone())),
        };
        if self.below == Below::Option && self.is_apart(place) {
            self.below = Below::AfterOption;
        }
        if self.below == Below::Option {
            self.unit_of_option(taken, is_other, place, line, notes);
        } else if is_other {
            self.instead_of_line(taken, place, line, notes);
        } else {
            self.line(read, place, line, notes);
        }
        self.or = read.has_alternative && place.has_units_below;
        if read.has_alternative && !place.has_units_below {
            ask(line, 0..line.text.len(), Reason::OptionUnclear);
        }
    }

    /// More blank lines than before the first unit of the option.
    fn is_apart(&mut self, place: &Place<'_>) -> bool {
        let option = self.list.options.last();
        if option.is_some_and(|option| option.take_one_of.is_empty()) {
            self.gap = place.gap;
        }
        place.gap > self.gap
    }

    fn unit_of_option(
        &mut self,
        taken: Taken,
        is_other: bool,
        place: &Place<'_>,
        line: &mut Line,
        notes: &mut Vec<String>,
    ) {
        let Some(option) = self.list.options.last_mut() else {
            return;
        };
        let count: usize = option.take_one_of.iter().map(Vec::len).sum();
        match option.take_one_of.last_mut() {
            _ if count >= MOST_TAKEN => {
                return whole_note(line, place.draft, Reason::TooManyRows, notes);
            }
            Some(bundle) if !is_other && !self.each_is_a_way => bundle.push(taken),
            _ => option.take_one_of.push(vec![taken]),
        }
        line.meanings.push(Meaning::PartOfOption(option.id));
    }

    /// "2 CP Knights or" above "2 CM Turcopoles": the list has the first, and an option to have the
    /// second instead.
    fn instead_of_line(
        &mut self,
        taken: Taken,
        place: &Place<'_>,
        line: &mut Line,
        notes: &mut Vec<String>,
    ) {
        let (Some(above), true) = (self.list.lines.last(), self.below == Below::Lines) else {
            return whole_note(line, place.draft, Reason::OptionUnclear, notes);
        };
        let gives = vec![GivenUp {
            line: above.id,
            count: above.count,
        }];
        if let Some(option) = self.alternatives_to_last_line() {
            option.take_one_of.push(vec![taken]);
            line.meanings.push(Meaning::PartOfOption(option.id));
            return;
        }
        let option = BasicOption {
            id: self.next_option(),
            give_one_of: vec![gives],
            take_one_of: vec![vec![taken]],
            pairing_unknown: false,
            changes: Vec::new(),
            printed_vdt: None,
        };
        line.meanings.push(Meaning::Swap(option.id));
        self.list.options.push(option);
    }

    fn line(
        &mut self,
        read: &BasicRead,
        place: &Place<'_>,
        line: &mut Line,
        notes: &mut Vec<String>,
    ) {
        if self.list.lines.len() >= MOST_LINES {
            return whole_note(line, place.draft, Reason::TooManyRows, notes);
        }
        if self.below == Below::AfterOption {
            ask(line, 0..line.text.len(), Reason::BelowAnOption);
        }
        let id = RowId(u16::try_from(self.list.lines.len() + 1).unwrap_or(u16::MAX));
        let name = read.unit.name.as_deref().unwrap_or_default();
        let named = Named::new(id, name, read.unit.kind, read.unit.stats.vbu);
        self.named.push(named);
        self.list.lines.push(BasicLine {
            id,
            count: read.count.unwrap_or(1).max(1),
            unit: read.unit.clone(),
        });
        line.meanings.push(Meaning::BasicLine(id));
    }

    fn prose(&mut self, place: &Place<'_>, line: &mut Line, notes: &mut Vec<String>) {
        let draft = place.draft;
        let clean = Clean::of(&draft.text);
        if self.is_or(&clean.text, place) {
            self.or = true;
            line.meanings.push(self.meaning_of_or());
            return;
        }
        let is_and = ["and", "and with", "plus", "+", "e"].contains(&clean.text.trim());
        if let (true, true, Below::Option, Some(option)) = (
            is_and,
            place.has_units_below,
            self.below,
            self.list.options.last(),
        ) {
            line.meanings.push(Meaning::PartOfOption(option.id));
            return;
        }
        self.end_option();
        if begins_row(&clean.text) && !swaps::is_option(&clean.text) {
            return whole_note(line, draft, Reason::LooksLikeABasicLine, notes);
        }
        for at in sentences(&clean.text) {
            let sentence = clean.text.get(at.clone()).unwrap_or_default();
            let is_option = self.list.options.len() < MOST_OPTIONS && swaps::is_option(sentence);
            let swap = is_option
                .then(|| swaps::read(sentence, &self.named))
                .flatten()
                .and_then(|swap| self.counted(swap))
                .filter(|swap| self.is_possible(&swap.option))
                .filter(|swap| swap.below == UnitsBelow::NotOfIt || place.has_units_below);
            let Some(swap) = swap else {
                let reason = match is_option {
                    true => Reason::OptionUnclear,
                    false => Reason::Note,
                };
                // Units below it are no lines of the list.
                let ends_open = sentence.trim_end().ends_with(':');
                if place.has_units_below && (is_option || ends_open) {
                    self.below = Below::AfterOption;
                }
                note(line, draft, clean.in_source(at), reason, notes);
                continue;
            };
            let mut option = swap.option;
            option.id = self.next_option();
            line.meanings.push(Meaning::Swap(option.id));
            self.list.options.push(option);
            match swap.below {
                UnitsBelow::NotOfIt => {}
                UnitsBelow::Together => self.below = Below::Option,
                UnitsBelow::OneOf => {
                    self.below = Below::Option;
                    self.each_is_a_way = true;
                }
            }
        }
    }

    /// "Change the Slingers" is certain where the line has one unit.
    fn counted(&self, mut swap: Swap) -> Option<Swap> {
        for given in swap.option.give_one_of.iter_mut().flatten() {
            if given.count == swaps::ALL_THERE_ARE {
                let mut lines = self.list.lines.iter();
                lines.find(|line| line.id == given.line && line.count == 1)?;
                given.count = 1;
            }
        }
        Some(swap)
    }

    fn next_option(&self) -> SwapId {
        SwapId(u16::try_from(self.list.options.len() + 1).unwrap_or(u16::MAX))
    }

    /// "or" between lines of units.
    fn is_or(&self, text: &str, place: &Place<'_>) -> bool {
        let has_units_above = match self.below {
            Below::Option => true,
            Below::Lines => !self.list.lines.is_empty(),
            Below::AfterOption => false,
        };
        swaps::is_or_with(text) && has_units_above && place.has_units_below
    }

    /// The option that has other units instead of the last line.
    fn alternatives_to_last_line(&mut self) -> Option<&mut BasicOption> {
        let above = self.list.lines.last()?;
        let gives = [GivenUp {
            line: above.id,
            count: above.count,
        }];
        let option = self.list.options.last_mut()?;
        let is_same = matches!(option.give_one_of.as_slice(), [only] if *only == gives);
        is_same.then_some(option)
    }

    /// An "or" is part of the option above, or of the one that it is about to make.
    fn meaning_of_or(&mut self) -> Meaning {
        let next = self.next_option();
        let option = match self.below {
            Below::Option => self.list.options.last().map(|option| option.id),
            _ => self.alternatives_to_last_line().map(|option| option.id),
        };
        Meaning::PartOfOption(option.unwrap_or(next))
    }

    /// Whether the lines have the units that an option takes, and its VBU is one.
    fn is_possible(&self, option: &BasicOption) -> bool {
        let line = |id: RowId| self.list.lines.iter().find(|line| line.id == id);
        let holds =
            |id: RowId, count: u16| line(id).is_some_and(|line| (1..=line.count).contains(&count));
        let mut gives = option.give_one_of.iter().flatten();
        let mut takes = option.take_one_of.iter().flatten();
        let mut changes = option.changes.iter();
        gives.all(|it| holds(it.line, it.count))
            && takes.all(|it| it.count > 0)
            && changes.all(|it| {
                let Some(line) = line(it.line) else {
                    return false;
                };
                let before = i16::from(line.unit.stats.vbu);
                let vbu = match it.vbu {
                    VbuChange::To(vbu) => i16::from(vbu),
                    VbuChange::By(by) => before + i16::from(by),
                };
                (1..=9).contains(&vbu)
                    && vbu != before
                    && it.count.is_none_or(|count| holds(it.line, count))
            })
    }
}

fn ask(line: &mut Line, at: std::ops::Range<usize>, reason: Reason) {
    line.doubts.push(Doubt {
        at,
        reason,
        choices: Vec::new(),
    });
}
