//! The deployment sheet's words, in the order they are read, and where they go on the page
//! beside or below the map.

use super::deployment::DeploymentSheet;
use super::layout::{Paper, Weight, lines};
use super::svg::SCALES;
use crate::text::{self, deployment as words};

/// A heading and what stands below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub heading: String,
    pub lines: Vec<String>,
}

impl DeploymentSheet {
    pub fn title(&self) -> String {
        words::title(&self.name)
    }

    /// `15mm, 300 points · table 120 × 90 cm · 1U = 1 cm · A. Player`.
    pub fn about(&self) -> String {
        let table = text::sheet::on_table(&self.table);
        let parts = [&self.event, &table, self.unit, &self.player, &self.standing];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" · ")
    }

    /// Whether there is anything on the map beside the table.
    pub fn is_empty(&self) -> bool {
        self.picture.groups.iter().all(|group| group.item.is_none())
    }

    pub fn sections(&self) -> Vec<Section> {
        let mut sections = Vec::new();
        let mut add = |heading: &str, lines: Vec<String>| {
            if !lines.is_empty() {
                sections.push(Section {
                    heading: heading.to_owned(),
                    lines,
                });
            }
        };
        let order = self
            .order
            .iter()
            .zip(1..)
            .map(|(line, place)| words::in_order(place, &line.name, line.vd, line.is_tied));
        add(
            words::ORDER,
            order.chain(self.order_notes.iter().cloned()).collect(),
        );
        let shown = self
            .commands
            .iter()
            .filter(|command| !command.lines.is_empty() || command.not_placed > 0);
        for command in shown {
            let lines = command.lines.iter().enumerate();
            let mut said: Vec<String> = lines
                .map(|(place, line)| words::line(place, command.lines.len(), line))
                .collect();
            if command.not_placed > 0 {
                said.push(words::not_placed(command.not_placed));
            }
            add(&command.name, said);
        }
        if let Some(ambushes) = &self.ambushes {
            let none = || vec![words::NONE.to_owned()];
            let said = Some(ambushes.clone()).filter(|said| !said.is_empty());
            add(words::AMBUSHES, said.unwrap_or_else(none));
        }
        if let Some(march) = &self.flank_march {
            add(words::FLANK_MARCH, vec![march.clone()]);
        }
        add(words::FORWARD, vec![words::sentence(&self.forward)]);
        let findings = self.findings.iter().map(|finding| {
            let grade = text::grade(finding.grade);
            format!("{grade}: {} {}", finding.headline, finding.detail)
        });
        add(words::VERDICT, findings.collect());
        sections
    }
}

/// How map and words share a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The page lies on its side and the words stand beside the map.
    pub is_wide: bool,
    /// The scale of the map: one to so many.
    pub one_to: u32,
}

/// In hundredths of a millimetre, as in `paper.css`.
const HEAD: u32 = 2300;
const SMALL: (u32, u32) = (318, 410);
const HEADING: u32 = 560;
/// The narrowest column of words beside a map, and the space between.
const COLUMN: u32 = 5600;
const BETWEEN: u32 = 500;
/// Below the map the words stand in columns.
const COLUMNS_BELOW: u32 = 3;

impl Placing {
    /// The largest scale at which a ruler can be laid to the map and the words fit beside or
    /// below it; where they never do, they go on to another page.
    pub fn of(sheet: &DeploymentSheet, paper: Paper) -> Placing {
        let sections = sheet.sections();
        let (width, height) = paper.room();
        let view = sheet.picture.view;
        let fits = |one_to: u32, room: (u32, u32)| {
            let on_paper = |mm: i32| (mm.unsigned_abs() * 100).div_ceil(one_to);
            on_paper(view.width) <= room.0 && on_paper(view.height) <= room.1
        };
        for one_to in SCALES {
            // On its side the page's height is its width.
            let beside =
                height.saturating_sub((view.width.unsigned_abs() * 100).div_ceil(one_to) + BETWEEN);
            let room = (height - COLUMN - BETWEEN, width - HEAD);
            let is_high = words_height(&sections, beside) > width - HEAD;
            if fits(one_to, room) && !is_high {
                return Placing {
                    is_wide: true,
                    one_to,
                };
            }
            let column = (width - (COLUMNS_BELOW - 1) * BETWEEN) / COLUMNS_BELOW;
            let below = words_height(&sections, column) / COLUMNS_BELOW + 4 * SMALL.1;
            if fits(one_to, (width, (height - HEAD).saturating_sub(below))) {
                return Placing {
                    is_wide: false,
                    one_to,
                };
            }
        }
        let largest = SCALES
            .into_iter()
            .find(|one_to| fits(*one_to, (width, height - HEAD)));
        Placing {
            is_wide: false,
            one_to: largest.unwrap_or(30),
        }
    }
}

fn words_height(sections: &[Section], column: u32) -> u32 {
    let of_line = |line: &String| lines(line, column, SMALL.0, Weight::Plain) * SMALL.1;
    let of_section = |section: &Section| HEADING + section.lines.iter().map(of_line).sum::<u32>();
    sections.iter().map(of_section).sum()
}
