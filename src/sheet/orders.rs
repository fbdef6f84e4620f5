//! The deployment sheet's words, in the order they are read, and where they go on the page
//! beside or below the map.

use super::deployment::DeploymentSheet;
use super::layout::{Paper, Weight, lines};
use super::map_scale::MapScale;
use crate::map::View;
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
        let parts = [
            &self.event,
            &table,
            &self.unit,
            &self.player,
            &self.standing,
        ];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        let parts: Vec<&str> = parts.map(String::as_str).collect();
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
        if let Some(forward) = &self.forward {
            add(words::FORWARD, vec![words::sentence(forward)]);
        }
        let findings = self.findings.iter().map(|finding| {
            let grade = words::capital(text::grade(finding.grade));
            format!("{grade}: {} {}", finding.headline, finding.detail)
        });
        add(words::VERDICT, findings.collect());
        sections
    }
}

/// How map and words share the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    pub words: WordsPlace,
    /// The page lies on its side.
    pub is_wide: bool,
    /// Of the map.
    pub scale: MapScale,
    /// The size of the words' letters, in hundredths of a millimetre: as large as there is room.
    pub letters: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordsPlace {
    /// The page lies on its side.
    Beside,
    Below,
    /// On a page of their own.
    Apart,
}

/// In hundredths of a millimetre, as in `paper.css`.
const HEAD: u32 = 2300;
/// The letters of the words, at least and at most, and how much higher their lines are in percent.
const SMALLEST: u32 = 318;
const LARGEST: u32 = 430;
const LINE: u32 = 129;
/// A heading with the space around it, in percent of the letters.
const HEADING: u32 = 176;
/// The narrowest column of words beside a map, and the space between.
const COLUMN: u32 = 4200;
const BETWEEN: u32 = 500;
/// Below the map, and on a page of their own, the words stand in columns.
const COLUMNS: u32 = 3;
/// Words on the same page may make the map so many tenths smaller than it could be.
const WORTH_IT: u32 = 15;

/// Map and words on a page.
struct Paging<'a> {
    sections: &'a [Section],
    view: View,
    /// Upright.
    width: u32,
    height: u32,
}

impl Placing {
    /// The largest map that leaves room for the words, unless they would make it too small.
    pub fn of(sheet: &DeploymentSheet, paper: Paper) -> Placing {
        let (width, height) = paper.room();
        let sections = sheet.sections();
        let paging = Paging {
            sections: &sections,
            view: sheet.picture.view,
            width,
            height,
        };
        let largest = paging.largest((width, height - HEAD));
        let near = MapScale::all().filter(|scale| scale.is_within(WORTH_IT, largest));
        near.into_iter()
            .find_map(|scale| paging.beside(scale).or_else(|| paging.below(scale)))
            .unwrap_or_else(|| paging.apart(largest))
    }
}

impl Paging<'_> {
    fn on_paper(&self, scale: MapScale) -> (u32, u32) {
        let of = |mm: i32| (scale.on_paper(mm) * 100.0).ceil() as u32;
        (of(self.view.width), of(self.view.height))
    }

    fn largest(&self, room: (u32, u32)) -> MapScale {
        let fits = |scale: &MapScale| {
            let (width, height) = self.on_paper(*scale);
            width <= room.0 && height <= room.1
        };
        MapScale::all().find(fits).unwrap_or(MapScale::smallest())
    }

    /// On its side the page is as high as it was wide.
    fn beside(&self, scale: MapScale) -> Option<Placing> {
        let (width, height) = self.on_paper(scale);
        let room = self.width - HEAD;
        let column = self.height.checked_sub(width + BETWEEN)?;
        if column < COLUMN || height > room {
            return None;
        }
        Some(Placing {
            words: WordsPlace::Beside,
            is_wide: true,
            scale,
            letters: largest_letters(|letters| self.words(column, letters) <= room)?,
        })
    }

    fn below(&self, scale: MapScale) -> Option<Placing> {
        let (width, height) = self.on_paper(scale);
        if width > self.width {
            return None;
        }
        let room = (self.height - HEAD).checked_sub(height)?;
        Some(Placing {
            words: WordsPlace::Below,
            is_wide: false,
            scale,
            letters: largest_letters(|letters| self.in_columns(self.width, letters) <= room)?,
        })
    }

    /// The map as large as a page can show it, whichever way the page lies.
    fn apart(&self, upright: MapScale) -> Placing {
        let lying = self.largest((self.height, self.width - HEAD));
        let is_wide = lying < upright;
        let (width, height) = match is_wide {
            true => (self.height, self.width),
            false => (self.width, self.height),
        };
        let fits = |letters| self.in_columns(width, letters) <= height - HEAD;
        Placing {
            words: WordsPlace::Apart,
            is_wide,
            scale: lying.min(upright),
            letters: largest_letters(fits).unwrap_or(SMALLEST),
        }
    }

    /// The height of the words in columns of a page. The longest section may spoil the balance.
    fn in_columns(&self, width: u32, letters: u32) -> u32 {
        let column = (width - (COLUMNS - 1) * BETWEEN) / COLUMNS;
        self.words(column, letters) / COLUMNS + 4 * letters * LINE / 100
    }

    fn words(&self, column: u32, letters: u32) -> u32 {
        let of_line =
            |line: &String| lines(line, column, letters, Weight::Plain) * letters * LINE / 100;
        let of_section = |section: &Section| {
            letters * HEADING / 100 + section.lines.iter().map(of_line).sum::<u32>()
        };
        self.sections.iter().map(of_section).sum()
    }
}

fn largest_letters(fits: impl Fn(u32) -> bool) -> Option<u32> {
    let sizes = (SMALLEST..=LARGEST).rev().step_by(4);
    sizes.into_iter().find(|letters| fits(*letters))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Picture, Sight};
    use crate::sheet::{DeployedCommand, OrderLine};

    /// A sheet for a table of this size, in mm, with so many commands of so many lines.
    fn sheet(width: i32, height: i32, commands: u32, lines: usize) -> DeploymentSheet {
        let id = crate::army::CommandId;
        DeploymentSheet {
            sight: Sight::Sealed,
            name: "Lagash".into(),
            player: String::new(),
            event: "15mm, 300 points".into(),
            table: "120 × 90 cm".into(),
            unit: "1U = 1 cm".into(),
            standing: String::new(),
            order: (1..=commands)
                .map(|n| OrderLine {
                    command: id(n),
                    name: format!("Command {n}"),
                    vd: 10,
                    is_tied: true,
                })
                .collect(),
            order_notes: Vec::new(),
            commands: (1..=commands)
                .map(|n| DeployedCommand {
                    command: id(n),
                    name: format!("Command {n}"),
                    lines: vec![vec!["Spearmen".into(); 8]; lines],
                    not_placed: 1,
                })
                .collect(),
            forward: Some("none".into()),
            flank_march: Some("None.".into()),
            ambushes: Some(Vec::new()),
            findings: Vec::new(),
            is_reconstructed: false,
            picture: Picture::empty(width, height),
        }
    }

    #[test]
    fn the_map_is_as_large_as_its_words_allow() {
        use WordsPlace::*;
        for (size, commands, lines, words, scale) in [
            ((1344, 1044), 2, 2, Beside, "1:6.3"),
            ((2016, 1416), 2, 2, Beside, "1:8.8"),
            ((2016, 1416), 4, 4, Below, "1:10.7"),
            ((1344, 1044), 40, 9, Apart, "1:6.3"),
        ] {
            let placing = Placing::of(&sheet(size.0, size.1, commands, lines), Paper::A4);
            let found = (placing.words, placing.scale.to_string());
            assert_eq!(found, (words, scale.to_owned()), "{commands} commands");
        }
    }

    #[test]
    fn words_say_what_the_rules_ask_to_be_noted() {
        let sections = sheet(1344, 1044, 2, 2).sections();
        let said: Vec<String> = sections
            .iter()
            .map(|section| format!("{}: {}", section.heading, section.lines.join(" ")))
            .collect();
        let spearmen = ["Spearmen"; 8].join(" | ");
        let lines = format!(
            "Front, left to right: {spearmen} Second line: {spearmen} 1 unit isn't on the map."
        );
        assert_eq!(
            said,
            [
                "Order of deployment: 1. Command 1, 10 VD (tied) 2. Command 2, 10 VD (tied)",
                &format!("Command 1: {lines}"),
                &format!("Command 2: {lines}"),
                "Ambushes: None.",
                "Flank march: None.",
                "Forward deployment: None.",
            ]
        );
    }
}
