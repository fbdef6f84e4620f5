//! From the top of the first page to the foot of the last.

use super::height::{Heights, SMALLEST_REFERENCE};
use super::{Block, CommandPart, Layout, Line, Paper, TypeSetting, lines_of};
use crate::sheet::roster::{Roster, RosterCommand};

pub(super) fn layout(roster: &Roster, paper: Paper, setting: TypeSetting) -> Layout {
    let heights = Heights::new(roster, paper, setting);
    let mut pages = Pages {
        heights: &heights,
        room: heights.room(),
        used: heights.first_head(roster),
        pages: vec![Vec::new()],
    };
    for (place, command) in roster.commands.iter().enumerate() {
        pages.command(roster, place, command, &lines_of(command, setting));
    }
    pages.whole(heights.army(roster), Block::Army);
    verdict(&mut pages, roster);
    let mut letters = 0;
    if let Some(reference) = &roster.reference {
        pages.whole(
            heights.reference(reference, SMALLEST_REFERENCE),
            Block::Reference,
        );
        let is_alone = pages.pages.last().is_some_and(|page| page.len() == 1);
        if is_alone {
            letters = heights.filling(reference);
        }
    }
    Layout {
        paper,
        density: setting.density,
        names: heights.names(),
        moves: heights.moves(),
        prices: heights.prices(),
        ticks: heights.ticks(),
        row: heights.row(),
        reference: letters,
        pages: pages.pages,
    }
}

/// Findings and waivers may be many: they go over to the next page between two of them.
fn verdict(pages: &mut Pages<'_>, roster: &Roster) {
    let remarks = roster.remarks();
    let mut from = 0;
    for (place, remark) in remarks.iter().enumerate() {
        let height = pages.heights.remark(remark);
        if pages.used + height > pages.room && pages.used > pages.heights.next_head() {
            if from < place {
                pages.put(Block::Verdict(from..place));
            }
            from = place;
            pages.next();
        }
        pages.used += height;
    }
    if from < remarks.len() {
        pages.put(Block::Verdict(from..remarks.len()));
    }
}

struct Pages<'a> {
    heights: &'a Heights,
    room: u32,
    used: u32,
    pages: Vec<Vec<Block>>,
}

impl Pages<'_> {
    /// A head never stands alone at the foot of a page, nor do the boxes for VD at the top.
    fn command(&mut self, roster: &Roster, place: usize, command: &RosterCommand, lines: &[Line]) {
        let head = self.heights.command_head(roster, command);
        let track = self.heights.command_track(roster, command);
        let height = |line: &Line| self.heights.line(command, line);
        let mut heights: Vec<u32> = lines.iter().map(height).collect();
        match heights.last_mut() {
            Some(last) => *last += track,
            None => heights.push(track),
        }
        let mut rest = lines;
        loop {
            let done = lines.len() - rest.len();
            let heights = heights.get(done..).unwrap_or_default();
            self.make_room(head + heights.first().unwrap_or(&0));
            self.used += head;
            let mut here = 0;
            for height in heights {
                if here > 0 && self.used + height > self.room {
                    break;
                }
                self.used += height;
                here += 1;
            }
            let (fitting, later) = rest.split_at(here.min(rest.len()));
            self.put(Block::Command(CommandPart {
                command: place,
                lines: fitting.to_vec(),
                is_continued: done > 0,
                is_last: later.is_empty(),
            }));
            if later.is_empty() {
                return;
            }
            rest = later;
            self.next();
        }
    }

    fn put(&mut self, block: Block) {
        if let Some(page) = self.pages.last_mut() {
            page.push(block);
        }
    }

    fn next(&mut self) {
        self.pages.push(Vec::new());
        self.used = self.heights.next_head();
    }

    /// On to the next page, unless so much fits here or nothing stands here yet.
    fn make_room(&mut self, height: u32) {
        let is_empty = self.pages.last().is_none_or(Vec::is_empty);
        if self.used + height > self.room && !is_empty {
            self.next();
        }
    }

    fn whole(&mut self, height: u32, block: Block) {
        self.make_room(height);
        self.used += height;
        self.put(block);
    }
}
