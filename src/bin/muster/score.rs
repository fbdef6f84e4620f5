//! `muster score`: the score of a game from its losses.

use crate::options::FINE;
use muster::battle::score::{Losses, Score, System, scores};
use muster::text::score as words;
use serde_json::{Value, json};

/// Losses as they are typed: "9/34" is 9 VD lost of 34.
#[derive(Clone, Copy, Debug)]
pub struct TypedLosses {
    lost: u32,
    vdt: u32,
}

pub fn losses(text: &str) -> Result<TypedLosses, String> {
    let wrong = || format!("found {text}; expected VD lost and VDT, such as 9/34");
    let (lost, vdt) = text.split_once('/').ok_or_else(wrong)?;
    Ok(TypedLosses {
        lost: lost.trim().parse().map_err(|_| wrong())?,
        vdt: vdt.trim().parse().map_err(|_| wrong())?,
    })
}

pub fn system(name: &str) -> Result<System, String> {
    System::named(name).ok_or_else(|| {
        let names: Vec<&str> = System::ALL.iter().map(|system| system.name()).collect();
        format!("there is no such system; there are {}", names.join(", "))
    })
}

/// Whose army was routed other than by its losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Routed {
    First,
    Second,
    Both,
}

/// What was asked on the command line.
pub struct Asked {
    pub system: System,
    pub first: TypedLosses,
    pub second: TypedLosses,
    pub routed: Option<Routed>,
    pub scenario: Vec<u32>,
    pub names: Vec<String>,
}

pub fn run(asked: &Asked, as_json: bool) -> Result<u8, String> {
    let side = |losses: TypedLosses, place: usize, alone: Routed| {
        let is_routed = asked.routed == Some(alone) || asked.routed == Some(Routed::Both);
        let mut side =
            Losses::typed(losses.vdt, losses.lost, is_routed).map_err(|e| e.to_string())?;
        side.scenario = asked.scenario.get(place).copied().unwrap_or(0);
        Ok::<Losses, String>(side)
    };
    let first = side(asked.first, 0, Routed::First)?;
    let second = side(asked.second, 1, Routed::Second)?;
    let scored = scores(asked.system, first, second);
    let name = |place: usize, fallback: &'static str| match asked.names.get(place) {
        Some(name) if !name.trim().is_empty() => name.trim().to_owned(),
        _ => fallback.to_owned(),
    };
    let names = [name(0, "First"), name(1, "Second")];
    if as_json {
        let answer = json!({
            "system": asked.system.name(),
            "sides": [
                shown(&names[0], first, &scored.0),
                shown(&names[1], second, &scored.1),
            ],
        });
        outln!(
            "{}",
            serde_json::to_string_pretty(&answer).map_err(|e| e.to_string())?
        );
    } else {
        let line = words::line(asked.system, [&names[0], &names[1]], &scored);
        outln!("{line}");
    }
    Ok(FINE)
}

fn shown(name: &str, side: Losses, score: &Score) -> Value {
    json!({
        "name": name,
        "score": score.total(),
        "outcome": words::outcome(score.outcome),
        "sum": words::sum(score),
        "vdt": side.vdt,
        "lost": side.lost,
        "routed": side.routed,
    })
}
