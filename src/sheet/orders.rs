//! The deployment sheet's words, in the order they are read, and where they go on the page
//! beside or below the map.

use super::deployment::DeploymentSheet;
use super::layout::{Paper, Weight, lines};
use super::map_scale::MapScale;
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
    /// Of the map.
    pub scale: MapScale,
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
const SMALL: (u32, u32) = (318, 410);
const HEADING: u32 = 560;
/// The narrowest column of words beside a map, and the space between.
const COLUMN: u32 = 5600;
const BETWEEN: u32 = 500;
/// Below the map the words stand in columns.
const COLUMNS_BELOW: u32 = 3;
/// Words on the same page may make the map so many tenths smaller than it could be.
const WORTH_IT: u32 = 15;

impl Placing {
    /// The largest map that leaves room for the words, unless they would make it too small.
    pub fn of(sheet: &DeploymentSheet, paper: Paper) -> Placing {
        let sections = sheet.sections();
        let (width, height) = paper.room();
        let view = sheet.picture.view;
        let on_paper = |mm: i32, scale: MapScale| (scale.on_paper(mm) * 100.0).ceil() as u32;
        let fits = |scale: MapScale, room: (u32, u32)| {
            on_paper(view.width, scale) <= room.0 && on_paper(view.height, scale) <= room.1
        };
        let largest = MapScale::all().find(|scale| fits(*scale, (width, height - HEAD)));
        let largest = largest.unwrap_or(MapScale::smallest());
        for scale in MapScale::all().filter(|scale| scale.is_within(WORTH_IT, largest)) {
            // On its side the page is as high as it was wide.
            let column = height.saturating_sub(on_paper(view.width, scale) + BETWEEN);
            let is_high = words_height(&sections, column) > width - HEAD;
            let beside = (height - COLUMN - BETWEEN, width - HEAD);
            if fits(scale, beside) && !is_high {
                return Placing {
                    words: WordsPlace::Beside,
                    scale,
                };
            }
            let column = (width - (COLUMNS_BELOW - 1) * BETWEEN) / COLUMNS_BELOW;
            let below = words_height(&sections, column) / COLUMNS_BELOW + 4 * SMALL.1;
            if fits(scale, (width, (height - HEAD).saturating_sub(below))) {
                return Placing {
                    words: WordsPlace::Below,
                    scale,
                };
            }
        }
        Placing {
            words: WordsPlace::Apart,
            scale: largest,
        }
    }
}

fn words_height(sections: &[Section], column: u32) -> u32 {
    let of_line = |line: &String| lines(line, column, SMALL.0, Weight::Plain) * SMALL.1;
    let of_section = |section: &Section| HEADING + section.lines.iter().map(of_line).sum::<u32>();
    sections.iter().map(of_section).sum()
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
            unit: "1U = 1 cm",
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
            forward: "none".into(),
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
            ((2016, 1416), 2, 2, Beside, "1:9.4"),
            ((2016, 1416), 4, 4, Below, "1:10.7"),
            ((1344, 1044), 40, 9, Apart, "1:7.1"),
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
