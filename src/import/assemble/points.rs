//! Rows of a list with points, and the sentences below them.

mod dismount;
mod options;
mod plausible;

use super::super::clean::Clean;
use super::super::lines::{Draft, Reading};
use super::super::notes::{self, Said};
use super::super::row::{Place, RowRead, looks_like_row, replaced};
use super::super::troops::Named;
use super::super::{Answer, Label, LeftOut, Line, Meaning, OfferedAnswer, Reason};
use super::{Head, keep_remarks, note, whole_note};
use crate::army::CommandStructure;
use crate::list::{Contingent, ContingentId, Dismount, PointsList, Row, RowId, Troop, TroopId};
use dismount::has_other_profile;
use options::SaidOf;
use std::collections::BTreeSet;
use std::ops::Range;

/// A list holds no more.
const MOST_ROWS: u16 = 200;
/// More sentences than this aren't looked at for options.
const MOST_OPTIONS: usize = 400;

struct Builder {
    list: PointsList,
    rows: u16,
    troops: u16,
    /// The troops of each section: the list's own, then each contingent's.
    named: Vec<Vec<Named<TroopId>>>,
    options: usize,
    /// The row above ends in OR.
    or_follows: bool,
    /// Lines that became options: another copy says nothing new.
    understood: BTreeSet<String>,
    /// Limits of which a list has one each, such as that of fortifications.
    limits: Vec<Said>,
}

pub(super) fn points(
    drafts: &[Draft],
    shown: &mut [Line],
    notes: &mut Vec<String>,
    head: &Head,
) -> PointsList {
    let mut builder = Builder {
        list: PointsList::new(match head.structures.is_empty() {
            true => vec![CommandStructure::Poor],
            false => head.structures.clone(),
        }),
        rows: 0,
        troops: 0,
        named: vec![Vec::new()],
        options: 0,
        or_follows: false,
        understood: BTreeSet::new(),
        limits: Vec::new(),
    };
    // Rows first: a sentence may speak of troops that stand below it.
    let mut sections = Vec::with_capacity(drafts.len());
    let mut is_below_unread = false;
    for (draft, line) in drafts.iter().zip(shown.iter_mut()) {
        let mut is_unread = false;
        match &draft.reading {
            Reading::Contingent(name) => builder.contingent(name, line),
            Reading::Row(row) => {
                is_below_unread &= !matches!(row.place, Place::First { .. });
                match is_below_unread {
                    true => builder.row_below_unread(row, draft, line, notes),
                    false => builder.row(row, draft, line, notes),
                }
                keep_remarks(draft, &row.name, line, notes);
            }
            Reading::Basic(_) => whole_note(line, draft, Reason::OtherGame, notes),
            Reading::Prose | Reading::Note | Reading::LeftOut(LeftOut::ByTheUser) => {
                is_unread = looks_like_row(&Clean::of(&draft.text).text);
                is_below_unread |= is_unread;
            }
            _ => {}
        }
        sections.push((builder.named.len() - 1, is_unread));
    }
    for ((draft, line), (section, is_unread)) in drafts.iter().zip(shown.iter_mut()).zip(sections) {
        match draft.reading {
            Reading::Prose | Reading::Note if is_unread => {
                whole_note(line, draft, Reason::LooksLikeARow, notes);
            }
            Reading::Prose | Reading::Note => builder.prose(draft, line, section, notes),
            _ => {}
        }
    }
    builder.list
}

impl Builder {
    fn contingent(&mut self, name: &str, line: &mut Line) {
        let id = ContingentId(u16::try_from(self.named.len()).unwrap_or(u16::MAX));
        self.named.push(Vec::new());
        self.list.contingents.push(Contingent {
            id,
            name: name.to_owned(),
            rows: Vec::new(),
            upgrades: Vec::new(),
            large_units: Vec::new(),
        });
        line.meanings.push(Meaning::Contingent(id));
    }

    fn rows_here(&mut self) -> &mut Vec<Row> {
        match self.list.contingents.last_mut() {
            Some(contingent) => &mut contingent.rows,
            None => &mut self.list.rows,
        }
    }

    fn row(&mut self, read: &RowRead, draft: &Draft, line: &mut Line, notes: &mut Vec<String>) {
        let has_row = !self.rows_here().is_empty();
        let or_above = std::mem::replace(&mut self.or_follows, read.or_follows);
        let (min, max) = match read.place {
            Place::First { min, max } if has_row && or_above => {
                let read = RowRead {
                    own_numbers: Some((min, max)),
                    ..read.clone()
                };
                return self.alternative(&read, line);
            }
            Place::First { min, max } => (min, max),
            Place::OnFoot => {
                let last = self.rows_here().last_mut();
                match last.and_then(|row| row.troops.last_mut()) {
                    Some(troop) if has_other_profile(troop, &on_foot(read, &troop.name)) => {
                        whole_note(line, draft, Reason::SaidOtherwise, notes);
                    }
                    Some(troop) => {
                        troop.dismount = Some(on_foot(read, &troop.name));
                        line.meanings.push(Meaning::OnFoot(troop.id));
                    }
                    None => whole_note(line, draft, Reason::NothingToDismount, notes),
                }
                return;
            }
            Place::Alternative if has_row => return self.alternative(read, line),
            Place::Alternative => {
                doubt(line, Reason::AlternativeToNothing);
                (0, 1)
            }
        };
        if self.rows >= MOST_ROWS {
            return whole_note(line, draft, Reason::TooManyRows, notes);
        }
        self.rows += 1;
        let row = RowId(self.rows);
        let troop = self.troop(read);
        line.meanings.push(Meaning::Row {
            row,
            troop: troop.id,
        });
        self.rows_here().push(Row {
            id: row,
            min,
            max,
            troops: vec![troop],
            ours: Vec::new(),
        });
    }

    /// An alternative or what troops become on foot, below a line that couldn't be read as a row: it
    /// isn't laid to the row above that.
    fn row_below_unread(
        &mut self,
        read: &RowRead,
        draft: &Draft,
        line: &mut Line,
        notes: &mut Vec<String>,
    ) {
        if read.place == Place::OnFoot {
            return whole_note(line, draft, Reason::NothingToDismount, notes);
        }
        doubt(line, Reason::AlternativeToNothing);
        let place = Place::First { min: 0, max: 1 };
        let alone = RowRead {
            place,
            ..read.clone()
        };
        self.row(&alone, draft, line, notes);
    }

    fn alternative(&mut self, read: &RowRead, line: &mut Line) {
        let troop = self.troop(read);
        if let Some(row) = self.rows_here().last_mut() {
            line.meanings.push(Meaning::Alternative {
                row: row.id,
                troop: troop.id,
            });
            row.troops.push(troop);
            let of_row = (row.min, row.max);
            if let Some(own) = read.own_numbers.filter(|own| *own != of_row) {
                doubt(line, Reason::OtherNumbers { own, of_row });
            }
        }
    }

    fn troop(&mut self, read: &RowRead) -> Troop {
        self.troops = self.troops.saturating_add(1);
        let id = TroopId(self.troops);
        let named = Named::new(id, &read.name, read.kind, read.stats.vbu);
        if let Some(section) = self.named.last_mut() {
            section.push(named);
        }
        Troop {
            id,
            name: read.name.clone(),
            kind: read.kind,
            stats: read.stats,
            price: read.price,
            rear_price: read.rear_price,
            general: read.seat,
            weapons: read.weapons.clone(),
            arms: read.arms.clone(),
            traits: read.traits.clone(),
            dismount: None,
            ours: Vec::new(),
        }
    }

    fn prose(&mut self, draft: &Draft, line: &mut Line, section: usize, notes: &mut Vec<String>) {
        let clean = Clean::of(&draft.text);
        if self.understood.contains(clean.text.trim()) {
            line.meanings.push(Meaning::LeftOut(LeftOut::Repeated));
            return;
        }
        match self.on_foot_by_name(&clean.text, section) {
            Some(Ok(troops)) => {
                line.meanings
                    .extend(troops.into_iter().map(Meaning::OnFoot));
                return;
            }
            Some(Err(reason)) => return whole_note(line, draft, reason, notes),
            None => {}
        }
        for at in notes::sentences(&clean.text) {
            let sentence = clean.text.get(at.clone()).unwrap_or_default();
            let read = match self.options < MOST_OPTIONS {
                true => self.said(sentence, section),
                false => SaidOf::sure(section, Said::Note),
            };
            let reason = match read.said {
                Said::Note => Reason::Note,
                Said::Unclear(reason) => reason,
                said if self.is_said_otherwise(&said) => Reason::SaidOtherwise,
                said => {
                    self.options += 1;
                    let meaning = self.option(said, read.section);
                    line.meanings.push(meaning);
                    let at = clean.in_source(at);
                    self.ask_whose(&read.or_of, draft, at, line);
                    continue;
                }
            };
            note(line, draft, clean.in_source(at), reason, notes);
        }
        if line.doubts.is_empty() {
            self.understood.insert(clean.text.trim().to_owned());
        }
    }

    /// The troops of several sections have the names in a sentence: the first is taken.
    fn ask_whose(&self, sections: &[usize], draft: &Draft, at: Range<usize>, line: &mut Line) {
        if sections.is_empty() {
            return;
        }
        let mut sections = sections.to_vec();
        sections.sort_unstable();
        let begin = at.start..at.start;
        let choices = sections.into_iter().map(|section| {
            let name = self.section_name(section).to_owned();
            let answer = replaced(&draft.text, &begin, &format!("{name}: "));
            OfferedAnswer {
                label: Label::Text(name),
                answer: Answer::Text(answer),
            }
        });
        line.doubts.push(super::Doubt {
            at,
            reason: Reason::WhoseTroops,
            choices: choices.collect(),
        });
    }
}

fn doubt(line: &mut Line, reason: Reason) {
    line.doubts.push(super::Doubt {
        at: 0..line.text.len(),
        reason,
        choices: Vec::new(),
    });
}

/// On foot they are called as before where no other name stands there.
fn on_foot(read: &RowRead, mounted: &str) -> Dismount {
    let name = match read.name.is_empty() {
        true => mounted.to_owned(),
        false => read.name.clone(),
    };
    Dismount {
        name,
        kind: read.kind,
        stats: read.stats,
        weapons: read.weapons.clone(),
        traits: read.traits.clone(),
        ours: Vec::new(),
    }
}
