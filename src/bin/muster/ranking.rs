//! `muster ranking`: the ranking of a tournament's file or link.

use crate::options::FINE;
use crate::table::table;
use crate::terminal::harmless;
use muster::battle::tournament::{Tournament, ranking};
use muster::share::{Link, Opened};
use muster::sheet::ranking_csv;
use muster::text::score::system;
use muster::text::tournament::{TIE_BREAKS_ARE_OURS, say_ties, signed};
use serde_json::json;
use std::path::Path;

pub enum Form {
    Words,
    Csv,
    Json,
}

pub fn run(file: &Path, form: Form) -> Result<u8, String> {
    let tournament = read(file)?;
    show(&tournament, form)?;
    Ok(FINE)
}

/// From a file, or from a link given in its place.
fn read(file: &Path) -> Result<Tournament, String> {
    let name = file.display().to_string();
    if let Some(link) = Link::find(&name) {
        return match link.open() {
            Ok(Opened::Tournament(tournament)) => Ok(*tournament),
            Ok(_) => Err("this link holds no tournament".to_owned()),
            Err(error) => Err(error.to_string()),
        };
    }
    let bytes = std::fs::read(file).map_err(|error| format!("{name}: {error}"))?;
    Tournament::read(&bytes, &name).map_err(|error| error.to_string())
}

pub fn show(tournament: &Tournament, form: Form) -> Result<(), String> {
    let rounds = tournament.rounds_over();
    let standings = ranking(tournament, rounds);
    let name = |id| {
        tournament
            .player(id)
            .map_or("", |player| player.name.as_str())
    };
    match form {
        Form::Csv => out!("{}", ranking_csv(tournament)),
        Form::Json => {
            let rows: Vec<_> = standings
                .iter()
                .map(|standing| {
                    json!({
                        "place": standing.place,
                        "player": name(standing.player),
                        "rounds": standing.rounds,
                        "points": standing.points,
                        "difference": standing.difference,
                        "destroyed": standing.destroyed,
                    })
                })
                .collect();
            let answer = json!({ "name": tournament.name, "after_round": rounds, "ranking": rows });
            let text = serde_json::to_string_pretty(&answer);
            outln!("{}", text.map_err(|error| error.to_string())?);
        }
        Form::Words => {
            let rows: Vec<Vec<String>> = standings
                .iter()
                .map(|standing| {
                    vec![
                        standing.place.to_string(),
                        name(standing.player).to_owned(),
                        standing.points.to_string(),
                        signed(standing.difference),
                        standing.destroyed.to_string(),
                    ]
                })
                .collect();
            let head = ["", "player", "points", "VD ±", "destroyed"];
            let scores = system(tournament.system);
            let mut said = format!("{}, {scores}, after round {rounds}\n", tournament.name);
            said.push_str(&table(&head, &rows));
            for tie in say_ties(tournament, &standings) {
                said.push_str(&tie);
                said.push('\n');
            }
            said.push_str(TIE_BREAKS_ARE_OURS);
            outln!("{}", harmless(&said));
        }
    }
    Ok(())
}
