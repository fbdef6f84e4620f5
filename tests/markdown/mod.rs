//! Reads `tests/rulings/<rule>.md`: cases under `## ` headings, each with a fenced block
//! `army`, a block `findings` (one a line, or `none`), and perhaps blocks `figures` and `cures`:
//! the cures of the rule's findings as they are offered, or `none`.

use muster::rules::RuleName;
use std::path::Path;

#[derive(Debug, Default)]
pub struct Ruling {
    pub title: String,
    pub army: String,
    pub findings: Vec<String>,
    pub figures: Vec<String>,
    pub cures: Option<Vec<String>>,
}

pub fn read_rulings() -> Vec<(RuleName, Vec<Ruling>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulings");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("tests/rulings is a folder")
        .map(|entry| entry.expect("can be listed").path())
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let name = path
                .file_stem()
                .and_then(|name| name.to_str())
                .unwrap_or_default();
            let rule = RuleName::named(name)
                .unwrap_or_else(|| panic!("tests/rulings/{name}.md is named for no rule"));
            let text = std::fs::read_to_string(&path).expect("can be read");
            let mut cases =
                read_cases(&text).unwrap_or_else(|trouble| panic!("{name}.md: {trouble}"));
            if rule == RuleName::RowMinimum {
                cases.extend(example());
            }
            (rule, cases)
        })
        .collect()
}

/// The case that CONTRIBUTING.md shows.
fn example() -> Vec<Ruling> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("CONTRIBUTING.md");
    let text = std::fs::read_to_string(path).expect("can be read");
    let (_, steps) = text.split_once("## Add a ruling").expect("has the steps");
    let (_, case) = steps.split_once("````markdown\n").expect("shows a case");
    let (case, _) = case.split_once("````").expect("ends the case");
    read_cases(case).unwrap_or_else(|trouble| panic!("CONTRIBUTING.md: {trouble}"))
}

fn read_cases(text: &str) -> Result<Vec<Ruling>, String> {
    let mut cases: Vec<Ruling> = Vec::new();
    let mut block: Option<(String, Vec<&str>)> = None;
    for line in text.lines() {
        if let Some((kind, lines)) = &mut block {
            if line.trim() == "```" {
                let case = cases
                    .last_mut()
                    .ok_or("a block stands before the first heading")?;
                close(case, kind, lines)?;
                block = None;
            } else {
                lines.push(line);
            }
        } else if let Some(title) = line.strip_prefix("## ") {
            cases.push(Ruling {
                title: title.to_owned(),
                ..Ruling::default()
            });
        } else if let Some(kind) = line.strip_prefix("```") {
            block = Some((kind.to_owned(), Vec::new()));
        }
    }
    for case in &cases {
        if case.army.is_empty() {
            return Err(format!("{} has no army", case.title));
        }
    }
    Ok(cases)
}

fn close(case: &mut Ruling, kind: &str, lines: &[&str]) -> Result<(), String> {
    let listed = || {
        lines
            .iter()
            .map(|l| l.trim().to_owned())
            .filter(|l| !l.is_empty())
    };
    match kind {
        "army" => case.army = lines.join("\n"),
        "findings" => case.findings = listed().filter(|line| line != "none").collect(),
        "figures" => case.figures = listed().collect(),
        "cures" => case.cures = Some(listed().filter(|line| line != "none").collect()),
        other => return Err(format!("{}: a block of {other:?}", case.title)),
    }
    Ok(())
}
