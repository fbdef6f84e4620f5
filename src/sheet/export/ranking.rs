//! A tournament's ranking as CSV, for a spreadsheet.

use crate::battle::tournament::{Tournament, ranking};

/// Comma-separated, a line per player, the best first; after the rounds that are over.
pub fn ranking_csv(tournament: &Tournament) -> String {
    let rounds = tournament.rounds_over();
    let mut writer = csv::Writer::from_writer(Vec::new());
    let head = ["Place", "Player", "Army"].map(str::to_owned);
    let numbers = (1..=rounds).map(|round| format!("Round {round}"));
    let figures = ["Points", "VD destroyed less lost", "VD destroyed"].map(str::to_owned);
    // Writing into memory doesn't fail.
    let _ = writer.write_record(head.into_iter().chain(numbers).chain(figures));
    for standing in ranking(tournament, rounds) {
        let Some(player) = tournament.player(standing.player) else {
            continue;
        };
        let who = [
            standing.place.to_string(),
            harmless(&player.name),
            harmless(&player.army),
        ];
        let points = standing.rounds.iter();
        let points = points.map(|points| points.map_or_else(String::new, |p| p.to_string()));
        let figures = [
            standing.points.to_string(),
            standing.difference.to_string(),
            standing.destroyed.to_string(),
        ];
        let _ = writer.write_record(who.into_iter().chain(points).chain(figures));
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

/// A name that a spreadsheet would take for a formula is marked as text.
fn harmless(name: &str) -> String {
    match name.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{name}"),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::score::System;
    use crate::battle::tournament::{Player, PlayerId};

    #[test]
    fn names_are_quoted_and_never_formulas() {
        let mut tournament = Tournament::new("Club day", System::Basic);
        for (id, name) in (1..).zip(["Rossi, \"Ada\"", "=1+1"]) {
            tournament.players.push(Player {
                id: PlayerId(id),
                name: name.to_owned(),
                army: String::new(),
                withdrawn: false,
            });
        }
        assert_eq!(
            ranking_csv(&tournament),
            "Place,Player,Army,Points,VD destroyed less lost,VD destroyed\n\
             1,\"Rossi, \"\"Ada\"\"\",,0,0,0\n\
             1,'=1+1,,0,0,0\n"
        );
    }
}
