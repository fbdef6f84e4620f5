//! One army on the play sheet: its bar, its commands with theirs, and what else it can lose.

use super::bar::Bar;
use super::tile::Tile;
use crate::battle::game::{
    AREA_VD, BAGGAGE_VD, CommandState, Deed, Game, SideId, SideState, State, UnitRef,
};
use crate::event::RuleSet;
use crate::text::play as words;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmyView {
    pub side: SideId,
    pub name: String,
    pub player: String,
    pub lost: u32,
    pub break_point: u32,
    pub vdt: u32,
    pub bar: Bar,
    /// "4 VD from rout"
    pub standing: String,
    pub commands: Vec<CommandView>,
    /// Of an army that is only a name.
    pub named: Option<NamedArmy>,
    /// What it can lose besides units.
    pub others: Vec<OtherLoss>,
    /// None once it has routed.
    pub rout: Option<Deed>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedArmy {
    pub lost: u32,
    pub vdt: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherLoss {
    /// The beginning of its id on the page.
    pub id: &'static str,
    pub is_lost: bool,
    pub label: String,
    pub deed: Deed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandView {
    /// The id on the page.
    pub id: String,
    pub name: String,
    /// "2", of "of 10 VD · breaks at 5".
    pub routed: u32,
    pub of: String,
    pub bar: Bar,
    /// "1 VD from breaking"
    pub near: Option<String>,
    /// How it broke, with the arithmetic.
    pub broke: Option<(String, String)>,
    pub tiles: Vec<Tile>,
}

pub fn command_id(side: SideId, command: usize) -> String {
    format!("command-{side:?}-{command}").to_lowercase()
}

impl ArmyView {
    pub fn of(game: &Game, state: &State, side: SideId) -> ArmyView {
        let (card, marks) = (game.sides.of(side), state.sides.of(side));
        let routed: u32 = marks.commands.iter().map(|it| it.routed).sum();
        let counted: u32 = marks.commands.iter().map(CommandState::counted).sum();
        // Typed losses, baggage and built-up areas are as solid as routed units.
        let solid = marks.lost.saturating_sub(counted.saturating_sub(routed));
        ArmyView {
            side,
            name: words::side_name(game, side).to_owned(),
            player: card.player.clone(),
            lost: marks.lost,
            break_point: marks.break_point,
            vdt: marks.vdt,
            bar: Bar::new(
                marks.vdt,
                solid,
                marks.lost.saturating_sub(solid),
                marks.break_point,
            ),
            standing: standing(marks),
            commands: (0..card.commands.len())
                .filter_map(|command| command_view(game, state, side, command))
                .collect(),
            named: card.is_name_only().then_some(NamedArmy {
                lost: marks.typed,
                vdt: marks.vdt,
            }),
            others: match game.rules {
                RuleSet::Impetus => vec![baggage(side, marks), area(side, marks)],
                RuleSet::Basic => Vec::new(),
            },
            rout: marks.routed.is_none().then_some(Deed::ArmyRouts { side }),
        }
    }
}

fn baggage(side: SideId, marks: &SideState) -> OtherLoss {
    let is_lost = marks.baggage_lost;
    OtherLoss {
        id: "baggage",
        is_lost,
        label: match is_lost {
            true => format!("Baggage lost, {BAGGAGE_VD} VD"),
            false => "Baggage lost".to_owned(),
        },
        deed: match is_lost {
            true => Deed::BaggageBack { side },
            false => Deed::BaggageLost { side },
        },
    }
}

/// A built-up area that the enemy occupies.
fn area(side: SideId, marks: &SideState) -> OtherLoss {
    let is_lost = marks.area_lost;
    OtherLoss {
        id: "area",
        is_lost,
        label: match is_lost {
            true => format!("Built-up area lost, {AREA_VD} VD"),
            false => "Built-up area lost".to_owned(),
        },
        deed: match is_lost {
            true => Deed::AreaBack { side },
            false => Deed::AreaLost { side },
        },
    }
}

fn standing(marks: &SideState) -> String {
    match (marks.routed, marks.vdt) {
        (Some(turn), _) => format!("routed in turn {turn}"),
        (None, 0) => "VDT not known".to_owned(),
        (None, _) if marks.has_reached_its_break() => "routs when the turn ends".to_owned(),
        (None, _) => format!("{} VD from rout", marks.left()),
    }
}

fn command_view(game: &Game, state: &State, side: SideId, place: usize) -> Option<CommandView> {
    let card = game.sides.of(side).commands.get(place)?;
    let marks = state.sides.of(side).commands.get(place)?;
    let counted = marks.counted().saturating_sub(marks.routed);
    let tiles = card.units.iter().map(|unit| {
        let at = UnitRef {
            side,
            unit: unit.id,
        };
        Tile::of(game, state, unit, at)
    });
    Some(CommandView {
        id: command_id(side, place),
        name: card.name.clone(),
        routed: marks.routed,
        of: match marks.broken {
            Some(_) => format!("of {} VD routed · all {0} count", marks.vd),
            None if game.rules == RuleSet::Basic => format!("of {} VD", marks.vd),
            None => format!("of {} VD · breaks at {}", marks.vd, marks.break_point),
        },
        bar: Bar::new(marks.vd, marks.routed, counted, marks.break_point),
        near: near(marks).filter(|_| game.rules == RuleSet::Impetus),
        broke: marks
            .broken
            .map(|turn| broke(game, state, side, place, turn)),
        tiles: tiles.collect(),
    })
}

fn near(marks: &CommandState) -> Option<String> {
    let left = marks.break_point.saturating_sub(marks.routed);
    match (marks.broken, left) {
        (Some(_), _) => None,
        (None, 0) if marks.vd > 0 => Some("Breaks when the turn ends".to_owned()),
        (None, 1) if marks.routed > 0 => Some("1 VD from breaking".to_owned()),
        _ => None,
    }
}

fn broke(game: &Game, state: &State, side: SideId, place: usize, turn: u16) -> (String, String) {
    let name = words::command_name(game, side, place);
    let army = state.sides.of(side);
    let marks = army.commands.get(place).copied();
    let (routed, vd, point) = marks.map_or((0, 0, 0), |it| (it.routed, it.vd, it.break_point));
    let so = format!(
        "All {vd} now count: {} of {} VD lost.",
        army.lost, army.break_point
    );
    match routed >= point {
        true => (
            format!("{name} broke at the end of turn {turn}."),
            format!("{routed} of {vd} VD routed, and it breaks at {point}. {so}"),
        ),
        false => (format!("{name} routed at once in turn {turn}."), so),
    }
}
