//! A new game: who plays, with what, and for which event.

use crate::battle::game::{Game, GameSide, SideId, Sides};
use crate::event::{Event, Preset};
use crate::share::{Kind, Link, Opened, Shared};

/// Where an army comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Own,
    Link,
    Name,
}

impl From {
    pub const ALL: [From; 3] = [From::Own, From::Link, From::Name];

    pub fn label(self) -> &'static str {
        match self {
            From::Own => "Own army",
            From::Link => "From a link",
            From::Name => "Just a name",
        }
    }
}

/// What was typed for an army that is only a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedSide {
    pub name: String,
    pub vdt: String,
    pub exploration: String,
}

/// More than any army has.
const MOST_VDT: u32 = 2000;

impl NamedSide {
    pub fn read(&self) -> Result<GameSide, String> {
        let number = |text: &str, what: &str, most: u32| match text.trim() {
            "" => Ok(None),
            text => match text.parse::<u32>() {
                Ok(number) if number <= most => Ok(Some(number)),
                _ => Err(format!("{what} is a number up to {most}.")),
            },
        };
        let name = self.name.trim();
        if name.is_empty() {
            return Err("Give the army a name.".to_owned());
        }
        let vdt = number(&self.vdt, "VDT", MOST_VDT)?;
        let exploration = number(&self.exploration, "Exploration points", 10)?.unwrap_or(0);
        let exploration = u16::try_from(exploration).unwrap_or(0);
        Ok(GameSide::named(name, vdt, exploration))
    }
}

/// Reads a pasted link of an army; none while there is nothing to read.
pub fn read_link(text: &str) -> Option<Result<Shared, String>> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let Some(link) = Link::find(text) else {
        return Some(Err("There is no army link in this text.".to_owned()));
    };
    Some(match (link.kind(), link.open()) {
        (Kind::Army, Ok(Opened::Army(shared))) => Ok(*shared),
        (Kind::Army, Err(error)) => Err(crate::text::capital(&error.to_string())),
        _ => Err("This link isn’t for an army. Paste an army’s link.".to_owned()),
    })
}

/// An army that is ready to play, with the event it was made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadySide {
    pub side: GameSide,
    pub event: Option<Event>,
}

/// "16 units in 2 commands"; one command goes without saying.
pub fn in_commands(side: &GameSide) -> String {
    let units = match side.units().count() {
        1 => "1 unit".to_owned(),
        units => format!("{units} units"),
    };
    match side.commands.len() {
        0 | 1 => units,
        commands => format!("{units} in {commands} commands"),
    }
}

/// The event of the game: that of the first army that has one, or the one chosen.
pub fn event_of(sides: &Sides<ReadySide>, chosen: Preset) -> Event {
    let of = |side: SideId| sides.of(side).event.clone();
    of(SideId::A)
        .or_else(|| of(SideId::B))
        .unwrap_or_else(|| chosen.event())
}

/// What the players should know before they begin.
pub fn warnings(sides: &Sides<ReadySide>) -> Vec<String> {
    let (Some(a), Some(b)) = (&sides.a.event, &sides.b.event) else {
        return Vec::new();
    };
    let mut warnings = Vec::new();
    if a.game != b.game {
        warnings.push("One army is for Impetus, the other for Basic Impetus.".to_owned());
    } else if a.points != b.points || a.scale != b.scale {
        warnings.push(format!(
            "The armies were made for different events: “{}” and “{}”. The game is played for the first.",
            a.name, b.name
        ));
    }
    warnings
}

/// A game of these two.
pub fn begin(sides: Sides<ReadySide>, chosen: Preset, at: u64) -> Game {
    let event = event_of(&sides, chosen);
    let Sides { a, mut b } = sides;
    if a.side.name.trim() == b.side.name.trim() {
        b.side.name = format!("{} (2)", b.side.name.trim());
    }
    Game::new(
        &event,
        Sides {
            a: a.side,
            b: b.side,
        },
        at,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str, vdt: &str) -> Result<GameSide, String> {
        NamedSide {
            name: name.to_owned(),
            vdt: vdt.to_owned(),
            exploration: String::new(),
        }
        .read()
    }

    #[test]
    fn a_name_is_enough() {
        let side = named(" Romans ", "").expect("a side");
        assert_eq!((side.name.as_str(), side.vdt()), ("Romans", 0));
        assert_eq!(named("Romans", "30").map(|side| side.vdt()), Ok(30));
        assert_eq!(named(" ", "30"), Err("Give the army a name.".to_owned()));
        for nonsense in ["-1", "x", "99999"] {
            let why = "VDT is a number up to 2000.".to_owned();
            assert_eq!(named("Romans", nonsense), Err(why));
        }
    }

    #[test]
    fn a_link_that_cannot_be_opened_says_why() {
        assert!(read_link("  ").is_none());
        for (text, why) in [
            ("hello", "There is no army link"),
            ("#/t/1abc", "This link isn’t for an army"),
            ("#/a/1QAEBAA3aFYNHvu2N", "cut off"),
        ] {
            let said = read_link(text).and_then(Result::err).expect(text);
            assert!(said.contains(why), "{text}: {said}");
        }
    }

    #[test]
    fn two_of_one_name_are_told_apart() {
        let ready = |event| ReadySide {
            side: GameSide::named("Romans", Some(20), 3),
            event,
        };
        let sides = Sides {
            a: ready(None),
            b: ready(Some(Preset::Mm15At400.event())),
        };
        assert!(warnings(&sides).is_empty());
        let game = begin(sides, Preset::Mm15At300, 1);
        assert_eq!(
            (game.points, game.sides.b.name.as_str()),
            (400, "Romans (2)")
        );
        let sides = Sides {
            a: ready(Some(Preset::Mm15At300.event())),
            b: ready(Some(Preset::Mm15At400.event())),
        };
        assert_eq!(warnings(&sides).len(), 1);
    }
}
