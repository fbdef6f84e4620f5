//! `muster check`: a verdict on army files and links.

use crate::given::given;
use crate::library::Library;
use crate::options::{FINE, UNREADABLE};
use crate::terminal::harmless;
use crate::verdict::Judged;
use muster::event::Event;
use serde_json::json;
use std::path::PathBuf;

pub fn run(
    library: &Library,
    files: &[PathBuf],
    event: Option<Event>,
    json: bool,
) -> Result<u8, String> {
    let mut status = FINE;
    let mut answers = Vec::new();
    for given in files.iter().flat_map(|argument| given(argument)) {
        let name = given.name.clone();
        match Judged::new(library, given, event.as_ref()) {
            Ok(judged) => {
                if json {
                    answers.push(judged.as_json());
                } else {
                    out!("{}", harmless(&judged.said()));
                }
                status = status.max(judged.status());
            }
            Err(trouble) => {
                if json {
                    answers.push(json!({ "file": name, "error": trouble }));
                }
                eprintln!("muster: {}", harmless(&trouble));
                status = UNREADABLE;
            }
        }
    }
    if json {
        outln!(
            "{}",
            serde_json::to_string_pretty(&answers).map_err(|e| e.to_string())?
        );
    }
    Ok(status)
}
