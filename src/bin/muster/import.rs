//! `muster import`: a list as it was printed or pasted, written as JSON.

use crate::options::{FINE, ILLEGAL};
use crate::terminal::harmless;
use muster::import::{Answers, Line, Meaning, Reason, import, text_of};
use muster::list::ListId;
use muster::text;
use std::path::Path;

pub fn run(file: &Path, id: Option<u16>) -> Result<u8, String> {
    let name = file.display();
    let trouble = |error: &dyn std::fmt::Display| format!("{name}: {error}");
    let bytes = crate::given::read(file).map_err(|error| trouble(&error))?;
    let pasted = text_of(&bytes).map_err(|error| trouble(&error))?;
    let read = import(&pasted, &Answers::new()).map_err(|error| trouble(&error))?;
    let mut in_doubt = false;
    for line in &read.lines {
        if let [Meaning::LeftOut(why)] = line.meanings.as_slice() {
            let said = harmless(line.text.trim()).replace('\n', " ");
            let why = text::import::left_out(*why);
            eprintln!("{name}, {}: left out, {why}: “{said}”", place(line));
        }
        for doubt in &line.doubts {
            in_doubt |= doubt.reason != Reason::Note;
            let (asked, why) = text::import::doubt(doubt);
            eprintln!(
                "{name}, {}: {} {}",
                place(line),
                harmless(&asked),
                harmless(&why)
            );
        }
        for repair in &line.repairs {
            let said = line.text.get(repair.at.clone()).unwrap_or_default();
            let said = match said.is_empty() {
                true => String::new(),
                false => format!("“{}” ", harmless(said)),
            };
            let how = text::import::repair(&repair.what);
            eprintln!("{name}, {}: read {said}{}", place(line), harmless(&how));
        }
    }
    let mut list = text::import::with_open_doubts(&read);
    if let Some(id) = id {
        list.id = ListId(id);
    }
    outln!("{}", list.to_json().trim_end());
    Ok(if in_doubt { ILLEGAL } else { FINE })
}

fn place(line: &Line) -> String {
    match line.pasted.is_empty() {
        true => "at the end".to_owned(),
        false => format!("line {}", line.number),
    }
}
