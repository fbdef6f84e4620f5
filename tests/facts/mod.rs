//! Facts files and shipped lists, read for comparison. README.md says what the files hold.

mod basic;
mod known;
mod line_ups;
mod marks;
mod points;
mod reconstructed;
mod rosters;
mod whole;
mod words;

use muster::list::{ArmyList, PointsList};
use std::fs;
use std::path::{Path, PathBuf};

/// A facts file: its head, then a section for each heading.
pub struct Facts {
    pub file: String,
    pub sections: Vec<Section>,
}

/// `- key: value` lines and a table under one heading.
#[derive(Default)]
pub struct Section {
    pub title: String,
    fields: Vec<(String, String)>,
    columns: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Facts {
    /// The files of one folder of facts.
    pub fn of(folder: &str) -> Vec<Facts> {
        let files = files_in(&format!("tests/facts/{folder}"), "md");
        assert!(!files.is_empty(), "there are no facts in {folder}");
        files.iter().map(|path| Facts::read(path)).collect()
    }

    fn read(path: &Path) -> Facts {
        let mut sections = vec![Section::default()];
        for line in text_of(path).lines() {
            let section = sections.last_mut().expect("there is always one");
            if let Some(title) = line.strip_prefix("## ") {
                sections.push(Section {
                    title: title.to_owned(),
                    ..Section::default()
                });
            } else if let Some((key, value)) =
                line.strip_prefix("- ").and_then(|l| l.split_once(": "))
            {
                section.fields.push((key.to_owned(), value.to_owned()));
            } else if let Some(cells) = line.strip_prefix('|') {
                section.add(
                    cells
                        .trim_end_matches('|')
                        .split('|')
                        .map(|c| c.trim().to_owned()),
                );
            }
        }
        Facts {
            file: path.display().to_string(),
            sections,
        }
    }

    pub fn head(&self) -> &Section {
        &self.sections[0]
    }

    /// The rows of the table under this heading; none where there is no such heading.
    pub fn rows(&self, title: &str) -> Vec<Vec<String>> {
        let found = self.sections.iter().find(|section| section.title == title);
        found
            .map(|section| section.rows.clone())
            .unwrap_or_default()
    }

    /// The shipped list that the head names.
    pub fn list(&self) -> ArmyList {
        shipped(self.head().field("list"))
    }
}

impl Section {
    fn add(&mut self, cells: impl Iterator<Item = String>) {
        let cells: Vec<String> = cells.collect();
        if self.columns.is_empty() {
            self.columns = cells;
        } else if !cells
            .iter()
            .all(|cell| cell.chars().all(|c| c == '-') && cell.len() > 1)
        {
            assert_eq!(
                cells.len(),
                self.columns.len(),
                "{cells:?} under {:?}",
                self.columns
            );
            self.rows.push(cells);
        }
    }

    pub fn field(&self, key: &str) -> &str {
        let found = self.fields_of(key).first().copied();
        found.unwrap_or_else(|| panic!("{:?} lacks {key:?}", self.title))
    }

    pub fn has(&self, key: &str) -> bool {
        !self.fields_of(key).is_empty()
    }

    /// The values of a key that may stand more than once.
    pub fn fields_of(&self, key: &str) -> Vec<&str> {
        let found = self.fields.iter().filter(|(k, _)| k == key);
        found.map(|(_, value)| value.as_str()).collect()
    }

    /// Each row with its columns' names.
    pub fn records(&self) -> impl Iterator<Item = Record<'_>> {
        self.rows.iter().map(|cells| Record {
            columns: &self.columns,
            cells,
        })
    }
}

/// A row of a table, by the names of its columns.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    columns: &'a [String],
    pub cells: &'a [String],
}

impl<'a> Record<'a> {
    pub fn get(self, column: &str) -> &'a str {
        let at = self.columns.iter().position(|name| name == column);
        &self.cells[at.unwrap_or_else(|| panic!("no column {column:?} in {:?}", self.columns))]
    }

    /// The cells that say something, each with its column's name.
    pub fn known(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        let cells = self
            .columns
            .iter()
            .zip(self.cells)
            .filter(|(_, cell)| *cell != "?");
        cells.map(|(column, cell)| (column.as_str(), cell.as_str()))
    }
}

/// The shipped list of this name.
pub fn shipped(slug: &str) -> ArmyList {
    let file = format!("{slug}.json");
    let text = text_of(&root().join("lists").join(&file));
    ArmyList::read(text.as_bytes(), &file).unwrap_or_else(|error| panic!("{error}"))
}

/// The rows and options of a list with points.
pub fn points(list: &ArmyList) -> &PointsList {
    let points = list.points_list();
    points.unwrap_or_else(|| panic!("{} is no list with points", list.slug))
}

/// All shipped lists with the names of their files.
pub fn all_shipped() -> Vec<(String, ArmyList)> {
    let stems = files_in("lists", "json").into_iter().filter_map(|path| {
        let stem = path.file_stem()?.to_str()?.to_owned();
        (stem != "index" && stem != "schema").then_some(stem)
    });
    stems.map(|stem| (stem.clone(), shipped(&stem))).collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn files_in(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).unwrap_or_else(|e| panic!("{folder}: {e}"));
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let mut files: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect();
    files.sort();
    files
}

fn text_of(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
