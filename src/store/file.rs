//! What a file is that a player drops on the page or chooses.

use super::backup::{self, Stored};
use super::envelope::{Opened, open};
use crate::army::Army;
use crate::share::find_links;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    Army(Box<Army>),
    Backup(Vec<Stored>),
    /// A text with links in it, each from its `#` on.
    Links(Vec<String>),
    /// A sentence why it is of no use.
    Refused(String),
}

pub fn given(name: &str, text: &str) -> Given {
    let text = text.trim_start_matches('\u{feff}').trim();
    if backup::is_one(text) {
        return match backup::read(text) {
            Ok(stored) => Given::Backup(stored),
            Err(sentence) => Given::Refused(format!("{name}: {sentence}")),
        };
    }
    // What was downloaded of an army that couldn't be read is an envelope.
    match open("", text) {
        Ok(Opened::Bare) => army(name, text),
        Ok(Opened::Envelope(envelope)) => army(name, &envelope.army),
        Err(_) => links(name, text),
    }
}

fn army(name: &str, json: &str) -> Given {
    match Army::read(json.as_bytes(), name) {
        Ok(army) => Given::Army(Box::new(army)),
        Err(error) => Given::Refused(format!("This is no army that Muster can read. {error}.")),
    }
}

fn links(name: &str, text: &str) -> Given {
    let found: Vec<String> = find_links(text)
        .into_iter()
        .map(|found| found.link.to_string())
        .collect();
    match found.is_empty() {
        false => Given::Links(found),
        true => Given::Refused(format!(
            "{name} is neither an army nor a backup of Muster, and there are no links in it."
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARMY: &str = include_str!("../../tests/armies/sumerians-300.json");

    #[test]
    fn files_are_told_apart() {
        assert!(matches!(given("a.json", ARMY), Given::Army(_)));
        assert!(matches!(
            given("a.json", &format!("\u{feff}{ARMY}")),
            Given::Army(_)
        ));
        let stored = [("muster:army:a".to_owned(), ARMY.to_owned())];
        let backup = backup::write(&stored);
        assert_eq!(given("b.json", &backup), Given::Backup(stored.to_vec()));
        let golden = include_str!("../../tests/golden/links.txt");
        assert!(matches!(given("mail.txt", golden), Given::Links(links) if links.len() > 3));
    }

    #[test]
    fn bad_files_are_refused_with_a_sentence() {
        let backup = backup::write(&[]);
        for text in [
            "",
            "hello",
            "{}",
            "{\"version\":9}",
            "muster army 2 00 1\nx",
            &ARMY[..200],
            &backup[..40],
        ] {
            let Given::Refused(sentence) = given("x.json", text) else {
                panic!("{text} was taken");
            };
            assert!(
                sentence.contains("x.json") && sentence.ends_with('.'),
                "{sentence}"
            );
        }
    }
}
