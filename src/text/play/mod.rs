//! A game at the table in words: what was done, what followed from it, what comes next.

pub mod roll;
pub mod table;

use super::grammar::count;
use super::{ace, general_level, scenario, weather};
use crate::battle::game::{
    AREA_VD, BAGGAGE_VD, Card, Deed, Game, GameUnit, Happening, SideId, UnitRef, order,
};

/// "**Auxilia** lost 1 VBU, 3 left": who it is about, and what there is to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence {
    pub who: String,
    pub what: String,
}

impl Sentence {
    fn new(who: impl Into<String>, what: impl Into<String>) -> Self {
        Sentence {
            who: who.into(),
            what: what.into(),
        }
    }

    /// In one piece, without a full stop.
    pub fn plain(&self) -> String {
        match self.what.is_empty() {
            true => self.who.clone(),
            false => format!("{} {}", self.who, self.what),
        }
    }
}

pub fn unit_name(game: &Game, unit: UnitRef) -> String {
    let card = game.sides.unit(unit);
    card.map_or_else(|| "A unit".to_owned(), |card| card.name.clone())
}

pub fn side_name(game: &Game, side: SideId) -> &str {
    match game.sides.of(side).name.trim() {
        "" if side == SideId::A => "First army",
        "" => "Second army",
        name => name,
    }
}

pub fn command_name(game: &Game, side: SideId, command: usize) -> String {
    let command = game.sides.of(side).commands.get(command);
    command.map_or_else(|| "A command".to_owned(), |it| it.name.clone())
}

pub fn card_name(card: Card) -> &'static str {
    match card {
        Card::Ace(it) => ace::name(it),
        Card::Rulebook(it) => ace::rulebook_name(it),
        Card::InitiativeReroll => ace::REROLL_CARD,
    }
}

/// "C-in-C, Expert".
pub fn general_of(unit: &GameUnit) -> Option<String> {
    let level = general_level(unit.general?);
    Some(match unit.cic {
        true => format!("C-in-C, {level}"),
        false => format!("General, {level}"),
    })
}

/// When something was done, and what it left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Then {
    pub turn: u16,
    pub attacker: Option<SideId>,
    /// The VBU that the unit has since.
    pub left: Option<u8>,
}

/// What a deed did.
pub fn deed(game: &Game, deed: &Deed, then: Then) -> Sentence {
    let Then { turn, left, .. } = then;
    let of_side = |side, what: String| Sentence::new(format!("{}:", side_name(game, side)), what);
    match deed {
        Deed::Attacker { side } => Sentence::new("Attacker:", side_name(game, *side)),
        Deed::Scenario { scenario } => Sentence::new("Scenario:", scenario::name(*scenario)),
        Deed::Weather { weather } => Sentence::new("Weather:", weather::name(*weather)),
        Deed::SheetWeather { weather } => {
            let rolled = weather::sheet::rolled(*weather).to_lowercase();
            Sentence::new("Weather", rolled.trim_end_matches('.'))
        }
        Deed::PlayCard { side, card } => of_side(*side, format!("played {}", card_name(*card))),
        Deed::Tick { step } => Sentence::new("Deployed:", step_name(game, *step, then)),
        Deed::Untick { step } => Sentence::new("Not deployed yet:", step_name(game, *step, then)),
        Deed::LastTurn { turn: Some(turn) } => Sentence::new("Last turn:", turn.to_string()),
        Deed::LastTurn { turn: None } => Sentence::new("Last turn:", "none"),
        Deed::EndTurn if turn == 0 => Sentence::new("Both armies", "deployed"),
        Deed::EndTurn => Sentence::new(format!("Turn {turn}"), "ended"),
        Deed::CommandRouts { side, command } => {
            let name = command_name(game, *side, usize::from(*command));
            let command = game.sides.of(*side).commands.get(usize::from(*command));
            let vd = command.map_or(0, |command| command.vd());
            Sentence::new(name, format!("routed at once, {vd} VD count"))
        }
        Deed::ArmyRouts { side } => Sentence::new(side_name(game, *side), "routed at once"),
        Deed::BaggageLost { side } => of_side(*side, format!("baggage lost, {BAGGAGE_VD} VD")),
        Deed::BaggageBack { side } => of_side(*side, "baggage back".to_owned()),
        Deed::AreaLost { side } => of_side(*side, format!("built-up area lost, {AREA_VD} VD")),
        Deed::AreaBack { side } => of_side(*side, "built-up area back".to_owned()),
        Deed::Losses { side, vd } => of_side(*side, format!("{vd} VD lost")),
        Deed::ScenarioPoints { side, points } => {
            of_side(*side, count((*points).into(), "scenario point"))
        }
        Deed::Roll(roll) => roll::said(game, roll),
        Deed::Note { text } => Sentence::new("Note:", text),
        Deed::Undo { .. } => Sentence::new("Undo", ""),
        Deed::Redo { .. } => Sentence::new("Redo", ""),
        marks => match marks.unit() {
            Some(unit) => Sentence::new(unit_name(game, unit), mark(game, marks, unit, left)),
            None => Sentence::default(),
        },
    }
}

fn step_name(game: &Game, step: u16, then: Then) -> String {
    let steps = then.attacker.map(|attacker| order(game, attacker));
    match steps.and_then(|steps| steps.get(usize::from(step)).copied()) {
        Some(step) => format!(
            "{}, {}",
            side_name(game, step.side()),
            table::step(game, step)
        ),
        None => format!("step {}", step.saturating_add(1)),
    }
}

fn mark(game: &Game, deed: &Deed, unit: UnitRef, left: Option<u8>) -> String {
    let vd = game.sides.unit(unit).map_or(0, |card| card.vd);
    let rest = |vbu: u8| match left {
        Some(0) => format!("lost {vbu} VBU and routed, {vd} VD"),
        Some(left) => format!("lost {vbu} VBU, {left} left"),
        None => format!("lost {vbu} VBU"),
    };
    match deed {
        Deed::Lose { vbu, .. } => rest(*vbu),
        Deed::Regain { vbu, .. } => match left {
            Some(left) => format!("has {vbu} VBU back, {left} now"),
            None => format!("has {vbu} VBU back"),
        },
        Deed::Suffer { vbu: 0, .. } | Deed::Disorder { .. } => "disordered".to_owned(),
        Deed::Suffer { vbu, .. } => match left {
            Some(0) => rest(*vbu),
            _ => format!("{}, disordered", rest(*vbu)),
        },
        Deed::Rally { .. } => "rallied".to_owned(),
        Deed::Rout { .. } => format!("routed, {vd} VD"),
        Deed::Back { .. } => "back on the table".to_owned(),
        Deed::GeneralLost { .. } => "lost its general".to_owned(),
        Deed::GeneralBack { .. } => "has its general back".to_owned(),
        Deed::LeaveBehind { .. } => format!("left behind, {vd} VD don’t count"),
        Deed::TakeAlong { .. } => "is deployed after all".to_owned(),
        _ => String::new(),
    }
}

/// "Auxilia −1": what undo takes back, on its button.
pub fn short(game: &Game, of: &Deed, then: Then) -> String {
    match of {
        Deed::Lose { unit, vbu } | Deed::Suffer { unit, vbu } if *vbu > 0 => {
            format!("{} −{vbu}", unit_name(game, *unit))
        }
        Deed::Regain { unit, vbu } => format!("{} +{vbu}", unit_name(game, *unit)),
        Deed::Rout { unit } => format!("{} routed", unit_name(game, *unit)),
        other => deed(game, other, then).plain(),
    }
}

/// What followed from a deed; none where the deed's own sentence says it.
pub fn happening(game: &Game, happened: Happening) -> Option<Sentence> {
    match happened {
        Happening::UnitRouted(_) => None,
        Happening::CommandBroke {
            side,
            command,
            routed,
            vd,
        } => Some(Sentence::new(
            format!("{} broke.", command_name(game, side, command)),
            format!("{routed} of {vd} VD routed, all {vd} count"),
        )),
        Happening::ArmyRouted { side, lost, vdt } => Some(Sentence::new(
            format!("{} routed.", side_name(game, side)),
            format!("{lost} of {vdt} VD lost"),
        )),
    }
}
