//! The score of a game, from the losses marked or typed, with the sum behind each figure.

use crate::battle::game::{Game, SideId, SideState, Sides, State};
use crate::battle::score::{Losses, System, scores};
use crate::event::RuleSet;
use crate::text::play::side_name;
use crate::text::score as words;

/// The fields of a side, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideTyped {
    pub name: String,
    pub vdt: String,
    pub lost: String,
    pub is_routed: bool,
    pub scenario: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreField {
    Vdt,
    Lost,
    Scenario,
}

impl ScoreField {
    pub const ALL: [ScoreField; 3] = [ScoreField::Vdt, ScoreField::Lost, ScoreField::Scenario];

    pub fn label(self) -> &'static str {
        match self {
            ScoreField::Vdt => "VDT",
            ScoreField::Lost => "VD lost",
            ScoreField::Scenario => "Scenario points",
        }
    }
}

impl SideTyped {
    pub fn field(&self, field: ScoreField) -> &str {
        match field {
            ScoreField::Vdt => &self.vdt,
            ScoreField::Lost => &self.lost,
            ScoreField::Scenario => &self.scenario,
        }
    }

    pub fn set(&mut self, field: ScoreField, text: String) {
        match field {
            ScoreField::Vdt => self.vdt = text,
            ScoreField::Lost => self.lost = text,
            ScoreField::Scenario => self.scenario = text,
        }
    }

    /// None while something is still to be typed.
    fn read(&self) -> Result<Option<Losses>, String> {
        let number = |field: ScoreField| match self.field(field).trim() {
            "" => Ok(None),
            text => match text.parse::<u16>() {
                Ok(number) => Ok(Some(u32::from(number))),
                Err(_) => Err(format!("{}: “{text}” isn’t a number.", field.label())),
            },
        };
        let scenario = number(ScoreField::Scenario)?.unwrap_or(0);
        if scenario > u32::from(u8::MAX) {
            return Err(format!("{scenario} scenario points are too many."));
        }
        let (Some(vdt), Some(lost)) = (number(ScoreField::Vdt)?, number(ScoreField::Lost)?) else {
            return Ok(None);
        };
        let side = Losses::typed(vdt, lost, self.is_routed)
            .map_err(|why| crate::text::capital(&format!("{why}.")))?;
        Ok(Some(Losses { scenario, ..side }))
    }
}

/// What a score is worked out from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreEntry {
    pub system: System,
    pub sides: Sides<SideTyped>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreView {
    pub sides: Sides<SideScore>,
    /// To copy.
    pub line: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideScore {
    pub name: String,
    pub total: i32,
    pub outcome: &'static str,
    /// "+30" "Victory", "−26" "% of own VD lost"
    pub terms: Vec<(String, String)>,
    /// "30 + 100 − 26 = 104"
    pub sum: String,
}

impl ScoreEntry {
    /// With nothing typed yet.
    pub fn empty(system: System) -> Self {
        ScoreEntry {
            system,
            sides: Sides::default(),
        }
    }

    /// From the losses marked in a game.
    pub fn of(game: &Game, state: &State) -> Self {
        let typed = |side: SideId, marks: &SideState| {
            let scored = marks.scored();
            SideTyped {
                name: side_name(game, side).to_owned(),
                vdt: match scored.vdt {
                    0 => String::new(),
                    vdt => vdt.to_string(),
                },
                lost: scored.lost.to_string(),
                is_routed: scored.routed,
                scenario: match marks.scenario {
                    0 => String::new(),
                    points => points.to_string(),
                },
            }
        };
        ScoreEntry {
            system: match game.rules {
                RuleSet::Impetus => System::Traditional,
                RuleSet::Basic => System::Basic,
            },
            sides: state.sides.map(typed),
        }
    }

    /// The scores; none while something is still to be typed, or why it makes no sense.
    pub fn view(&self) -> Result<Option<ScoreView>, String> {
        let (Some(a), Some(b)) = (self.sides.a.read()?, self.sides.b.read()?) else {
            return Ok(None);
        };
        let both = scores(self.system, a, b);
        let name = |side: SideId| match self.sides.of(side).name.trim() {
            "" if side == SideId::A => "First".to_owned(),
            "" => "Second".to_owned(),
            name => name.to_owned(),
        };
        let side = |side: SideId| {
            let score = match side {
                SideId::A => &both.0,
                SideId::B => &both.1,
            };
            let terms = score.terms.iter().map(|term| {
                let what = words::term(*term, score.outcome);
                (words::signed(term.value), what)
            });
            SideScore {
                name: name(side),
                total: score.total(),
                outcome: words::outcome(score.outcome),
                terms: terms.collect(),
                sum: words::sum(score),
            }
        };
        let names = [name(SideId::A), name(SideId::B)];
        Ok(Some(ScoreView {
            line: words::line(self.system, [&names[0], &names[1]], &both),
            sides: Sides {
                a: side(SideId::A),
                b: side(SideId::B),
            },
        }))
    }
}
