//! What a file is that a player drops on the page or chooses.

use super::backup::{self, Stored};
use super::collection::Collection;
use super::envelope::{Opened, open};
use crate::army::Army;
use crate::battle::game::Game;
use crate::battle::tournament::Tournament;
use crate::list::{ArmyList, ListId, OwnList};
use crate::share::{ArmyWithList, find_links};
use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    Army(Box<Army>),
    /// An army with the own list that it was built from.
    WithList(Box<ArmyWithList>),
    /// An army list, to be kept as an own one.
    List(Box<ArmyList>),
    Game(Box<Game>),
    Tournament(Box<Tournament>),
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
        Ok(Opened::Bare) if is_list(text) => list(name, text),
        Ok(Opened::Bare) if is_game(text) => game(name, text),
        Ok(Opened::Bare) if is_tournament(text) => tournament(name, text),
        Ok(Opened::Bare) if ArmyWithList::is_one(text) => with_list(name, text),
        Ok(Opened::Bare) => army(name, text),
        Ok(Opened::Envelope(envelope)) => match envelope.collection {
            Collection::Armies => army(name, &envelope.army),
            Collection::Games => game(name, &envelope.army),
            Collection::Tournaments => tournament(name, &envelope.army),
            Collection::Lists => own_list(name, &envelope.army),
        },
        Err(_) => links(name, text),
    }
}

/// Whether a file means to be an army list: only they have troops at the top.
fn is_list(json: &str) -> bool {
    #[derive(Deserialize)]
    struct Shape {
        troops: Option<IgnoredAny>,
    }
    let shape: Result<Shape, _> = serde_json::from_str(json);
    shape.is_ok_and(|shape| shape.troops.is_some())
}

/// Only games have sides and a log at the top.
fn is_game(json: &str) -> bool {
    #[derive(Deserialize)]
    struct Shape {
        sides: Option<IgnoredAny>,
        log: Option<IgnoredAny>,
    }
    let shape: Result<Shape, _> = serde_json::from_str(json);
    shape.is_ok_and(|shape| shape.sides.is_some() && shape.log.is_some())
}

/// Only tournaments have players and rounds at the top.
fn is_tournament(json: &str) -> bool {
    #[derive(Deserialize)]
    struct Shape {
        players: Option<IgnoredAny>,
        rounds: Option<IgnoredAny>,
    }
    let shape: Result<Shape, _> = serde_json::from_str(json);
    shape.is_ok_and(|shape| shape.players.is_some() && shape.rounds.is_some())
}

fn game(name: &str, json: &str) -> Given {
    match Game::read(json.as_bytes(), name) {
        Ok(game) => Given::Game(Box::new(game)),
        Err(error) => Given::Refused(format!("Muster can’t read this as a game. {error}.")),
    }
}

fn tournament(name: &str, json: &str) -> Given {
    match Tournament::read(json.as_bytes(), name) {
        Ok(tournament) => Given::Tournament(Box::new(tournament)),
        Err(error) => Given::Refused(format!("Muster can’t read this as a tournament. {error}.")),
    }
}

fn list(name: &str, json: &str) -> Given {
    match ArmyList::read(json.as_bytes(), name) {
        Ok(list) => Given::List(Box::new(list)),
        Err(error) => Given::Refused(format!("Muster can’t read this as an army list. {error}.")),
    }
}

fn with_list(name: &str, json: &str) -> Given {
    match ArmyWithList::read(json.as_bytes(), name) {
        // The figures of a shipped list aren't for a file to say.
        Ok(both) if !both.list.id.is_own() => Given::Army(Box::new(both.army)),
        Ok(both) => Given::WithList(Box::new(both)),
        Err(error) => Given::Refused(format!(
            "Muster can’t read this as an army with its list. {error}."
        )),
    }
}

/// A list as it is kept.
fn own_list(name: &str, json: &str) -> Given {
    let read = OwnList::read(json.as_bytes(), ListId(ListId::FIRST_OWN));
    match read.map(|own| own.edited().cloned()) {
        Ok(Some(list)) => Given::List(Box::new(list)),
        Ok(None) => Given::Refused(format!("{name} holds no army list.")),
        Err(error) => Given::Refused(format!("{name} holds a list that can’t be read. {error}.")),
    }
}

fn army(name: &str, json: &str) -> Given {
    match Army::read(json.as_bytes(), name) {
        Ok(army) => Given::Army(Box::new(army)),
        Err(error) => Given::Refused(format!("Muster can’t read this as an army. {error}.")),
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
            "{name} isn’t an army, a list or a Muster backup, and has no links in it."
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARMY: &str = include_str!("../../tests/armies/sumerians-300.json");

    #[test]
    fn games_and_tournaments_are_told_from_armies() {
        use crate::battle::game::{GameSide, Sides};
        use crate::battle::score::System;
        use crate::event::Preset;
        let side = |name: &str| GameSide::named(name, Some(30), 0);
        let sides = Sides {
            a: side("Palmyrans"),
            b: side("Romans"),
        };
        let game = Game::new(&Preset::Mm15At300.event(), sides, 1);
        let json = game.to_json();
        assert_eq!(given("a.json", &json), Given::Game(Box::new(game)));
        let day = Tournament::new("Lugano".to_owned(), System::New);
        let text = day.to_json();
        assert_eq!(given("a.json", &text), Given::Tournament(Box::new(day)));
        let spoilt = json.replace("\"points\":300", "\"points\":\"many\"");
        let Given::Refused(sentence) = given("a.json", &spoilt) else {
            panic!("{spoilt} was taken");
        };
        assert!(
            sentence.starts_with("Muster can’t read this as a game"),
            "{sentence}"
        );
    }

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
    fn lists_are_told_from_armies() {
        let file = include_str!("../../lists/early-sumerians.json");
        assert!(matches!(given("a.json", file), Given::List(_)));
        let spoilt = file.replace("\"revision\": 1", "\"revision\": 0");
        assert_ne!(spoilt, file);
        let Given::Refused(sentence) = given("a.json", &spoilt) else {
            panic!("taken");
        };
        assert!(sentence.contains("a.json, at revision: found 0; expected a number from 1"));
        let id = ListId(40_000);
        let own = OwnList::new(id, ArmyList::read(file.as_bytes(), "x").expect("a list"));
        let stored = crate::store::Envelope {
            collection: Collection::Lists,
            lineage: "me:1".to_owned(),
            base: 0,
            summary: crate::store::list_summary(id, &own),
            army: own.to_json(),
        };
        assert!(matches!(given("a.txt", &stored.write()), Given::List(_)));
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
