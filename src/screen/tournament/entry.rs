//! A result as it is typed in, and what it comes to so far.

use crate::battle::game::{Game, SideId};
use crate::battle::tournament::{GameResult, Pairing, SideResult, Tournament};
use crate::text::tournament::say_result;

/// The fields of a side, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideEntry {
    pub vdt: String,
    pub lost: String,
    pub routed: bool,
    pub scenario_points: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultEntry {
    pub first: SideEntry,
    pub second: SideEntry,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Vdt,
    Lost,
    ScenarioPoints,
}

impl Field {
    pub fn label(self) -> &'static str {
        match self {
            Field::Vdt => "VDT",
            Field::Lost => "VD lost",
            Field::ScenarioPoints => "Scenario points",
        }
    }
}

impl SideEntry {
    fn of(side: SideResult) -> SideEntry {
        SideEntry {
            vdt: side.vdt.to_string(),
            lost: side.lost.to_string(),
            routed: side.routed,
            scenario_points: match side.scenario_points {
                0 => String::new(),
                points => points.to_string(),
            },
        }
    }

    pub fn field(&self, field: Field) -> &str {
        match field {
            Field::Vdt => &self.vdt,
            Field::Lost => &self.lost,
            Field::ScenarioPoints => &self.scenario_points,
        }
    }

    pub fn set(&mut self, field: Field, text: String) {
        match field {
            Field::Vdt => self.vdt = text,
            Field::Lost => self.lost = text,
            Field::ScenarioPoints => self.scenario_points = text,
        }
    }

    /// None while something is still to be typed.
    fn read(&self) -> Result<Option<SideResult>, String> {
        let number = |text: &str, what: &str| match text.trim() {
            "" => Ok(None),
            text => match text.parse::<u16>() {
                Ok(number) => Ok(Some(number)),
                Err(_) => Err(format!("“{text}” isn’t a number of {what}.")),
            },
        };
        let vdt = number(&self.vdt, "VD")?;
        let lost = number(&self.lost, "VD")?;
        let extra = number(&self.scenario_points, "points")?.unwrap_or(0);
        let scenario_points =
            u8::try_from(extra).map_err(|_| format!("{extra} scenario points are too many."))?;
        let (Some(vdt), Some(lost)) = (vdt, lost) else {
            return Ok(None);
        };
        let side = SideResult {
            vdt,
            lost,
            routed: self.routed,
            scenario_points,
        };
        match side.is_possible() {
            true => Ok(Some(side)),
            false if vdt == 0 => Err("An army has more than 0 VD.".to_owned()),
            false => Err(format!(
                "{lost} VD lost is more than an army of {vdt} VD and its camp can lose."
            )),
        }
    }
}

impl ResultEntry {
    /// The fields for a game: its result, or what earlier rounds tell of the armies.
    pub fn of(tournament: &Tournament, game: &Pairing) -> ResultEntry {
        if let Some(result) = game.result {
            return ResultEntry {
                first: SideEntry::of(result.first),
                second: SideEntry::of(result.second),
            };
        }
        let last_vdt = |id| {
            let games = tournament.rounds.iter().flat_map(|round| &round.games);
            let mut vdts = games.filter_map(|game| {
                let result = game.result?;
                match id {
                    id if id == game.first => Some(result.first.vdt),
                    id if Some(id) == game.second => Some(result.second.vdt),
                    _ => None,
                }
            });
            vdts.next_back()
                .map_or_else(String::new, |vdt| vdt.to_string())
        };
        let side = |id| SideEntry {
            vdt: last_vdt(id),
            ..SideEntry::default()
        };
        ResultEntry {
            first: side(game.first),
            second: game.second.map(side).unwrap_or_default(),
        }
    }

    /// What a game at the table has come to so far.
    pub fn of_game(game: &Game) -> ResultEntry {
        let state = game.replay().state;
        let side = |side: SideId| {
            let losses = state.sides.of(side).scored();
            SideEntry {
                vdt: match losses.vdt {
                    0 => String::new(),
                    vdt => vdt.to_string(),
                },
                lost: losses.lost.to_string(),
                routed: losses.routed,
                scenario_points: match losses.scenario {
                    0 => String::new(),
                    points => points.to_string(),
                },
            }
        };
        ResultEntry {
            first: side(SideId::A),
            second: side(SideId::B),
        }
    }

    /// The result, none while something is still to be typed, or why it can't be.
    pub fn read(&self) -> Result<Option<GameResult>, String> {
        let (first, second) = (self.first.read()?, self.second.read()?);
        Ok(first
            .zip(second)
            .map(|(first, second)| GameResult { first, second }))
    }

    /// What it comes to: "104 to 26. …", or why it can't be entered.
    pub fn said(&self, tournament: &Tournament) -> Result<String, String> {
        match self.read()? {
            None => Ok("Enter what both armies had and lost.".to_owned()),
            Some(result) => {
                let (first, second) = result.points(tournament.system);
                let how = say_result(&result, tournament.system);
                Ok(format!("{first} to {second}. {how}"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::score::System;
    use crate::battle::tournament::PlayerId;

    fn side(vdt: &str, lost: &str, routed: bool) -> SideEntry {
        SideEntry {
            vdt: vdt.to_owned(),
            lost: lost.to_owned(),
            routed,
            scenario_points: String::new(),
        }
    }

    #[test]
    fn a_result_is_scored_as_it_is_typed() {
        let tournament = Tournament::new("Club day", System::Traditional);
        let said = |first, second| ResultEntry { first, second }.said(&tournament);
        assert_eq!(
            said(side("34", "9", false), side("30", "15", true)).unwrap(),
            "104 to 26. Won, 9 VD lost: 30 + 100 − 26 = 104. Lost, 9 VD destroyed: 26."
        );
        assert_eq!(
            said(side("34", "", false), side("30", "15", true)).unwrap(),
            "Enter what both armies had and lost."
        );
        for (lost, why) in [
            ("-1", "“-1” isn’t a number of VD."),
            ("x", "“x” isn’t a number of VD."),
            ("99999999", "“99999999” isn’t a number of VD."),
            (
                "38",
                "38 VD lost is more than an army of 34 VD and its camp can lose.",
            ),
        ] {
            let refused = said(side("34", lost, false), side("30", "15", true));
            assert_eq!(refused, Err(why.to_owned()));
        }
    }

    #[test]
    fn an_army_that_has_played_brings_its_vdt() {
        let file = include_bytes!("../../../tests/tournament/lugano.json");
        let tournament = Tournament::read(file, "lugano").unwrap();
        let game = Pairing::new(PlayerId(1), Some(PlayerId(3)));
        let entry = ResultEntry::of(&tournament, &game);
        assert_eq!(
            (entry.first.vdt, entry.second.vdt),
            ("18".to_owned(), "18".to_owned())
        );
    }
}
