//! What the rules on the map share: bodies with their bases, and the limits of an event.

use crate::army::{CommandId, Edit, Forward, UnitId};
use crate::event::{Event, Scale, Setting};
use crate::list::{Special, TroopType};
use crate::map::{
    Band, Block, Field, Item, Map, MapAction, Outline, Piece, PieceId, PlacedBody, Point,
    TerrainKind, body_size,
};
use crate::rules::context::{CommandContext, Context, UnitContext};
use std::collections::BTreeMap;

/// The deployment as the map shows it, looked up once for all commands.
pub struct OnMap<'f, 'a> {
    pub context: &'f Context<'a>,
    pub map: &'f Map,
    pub field: Field,
    placed: BTreeMap<UnitId, &'f PlacedBody>,
    /// The Swiss name no command on their list: the one that reaches farthest forward is it.
    swiss: Option<CommandId>,
}

/// A body that stands on the map.
pub struct BodyOnMap<'f, 'a> {
    /// The unit that it was placed with.
    pub placed: UnitId,
    pub units: &'f [UnitContext<'a>],
    pub block: Block,
}

impl BodyOnMap<'_, '_> {
    /// The unit at its front, which findings speak of.
    pub fn front(&self) -> UnitId {
        self.units.first().map_or(self.placed, |unit| unit.unit.id)
    }

    pub fn item(&self) -> Item {
        Item::Body(self.placed)
    }
}

impl<'f, 'a> OnMap<'f, 'a> {
    pub fn new(context: &'f Context<'a>) -> Self {
        let map = &context.army.deployment.map;
        let mut on_map = OnMap {
            context,
            map,
            field: Field::of(context.event),
            placed: map.bodies.iter().map(|body| (body.unit, body)).collect(),
            swiss: None,
        };
        if context.points_list.has(Special::SwissDeployment) {
            let commands = context.commands.iter();
            let farthest = commands.min_by_key(|c| (on_map.reach(c), c.command.id));
            on_map.swiss = farthest.map(|command| command.command.id);
        }
        on_map
    }

    /// The bodies of a command that stand on the map.
    pub fn standing(
        &self,
        command: &'f CommandContext<'a>,
    ) -> impl Iterator<Item = BodyOnMap<'f, 'a>> {
        let scale = self.context.event.scale;
        self.context.bodies_of(command).filter_map(move |units| {
            let mut ranks = units.iter();
            let placed = ranks.find_map(|unit| self.placed.get(&unit.unit.id))?;
            Some(BodyOnMap {
                placed: placed.unit,
                units,
                block: Block {
                    at: placed.at,
                    size: body_size(scale, units.iter().filter_map(|unit| unit.figures.kind)),
                    angle: placed.angle,
                },
            })
        })
    }

    /// Whether a command marches to a flank and so isn't on the table.
    pub fn marches(&self, command: CommandId) -> bool {
        let march = self.context.army.deployment.flank_march;
        march.is_some_and(|march| march.command == command)
    }

    /// Where these units of one command may stand.
    pub fn zone_of(&self, command: CommandId, units: &[UnitContext<'_>]) -> Band {
        let forward = match &self.context.army.deployment.forward {
            Some(Forward::A(id)) => *id == command,
            Some(Forward::B(named)) => {
                let may = |unit: &UnitContext<'_>| {
                    let kind = unit.figures.kind;
                    kind.is_none_or(|kind| kind.is_mounted() || kind == TroopType::S)
                };
                // Naming one rank names the Large Unit.
                let is_named = |unit: &UnitContext<'_>| named.contains(&unit.unit.id);
                units.iter().all(may) && (named.is_empty() || units.iter().any(is_named))
            }
            None => false,
        };
        if forward || self.swiss == Some(command) {
            self.field.forward_zone()
        } else {
            self.field.unit_zone()
        }
    }

    /// How far forward a command's rectangle or bodies reach: the smallest y.
    fn reach(&self, command: &'f CommandContext<'a>) -> i32 {
        let bodies = self.standing(command).map(|body| body.block);
        let rectangle = self.map.rectangle(command.command.id);
        let blocks = bodies.chain(rectangle.map(|r| r.block()));
        blocks
            .map(|block| front_of(&block))
            .min()
            .unwrap_or(i32::MAX)
    }
}

fn front_of(block: &Block) -> i32 {
    let (_, top, _, _) = block.outline().bounds();
    top.round() as i32
}

/// Tenths of what the event measures in, rounded up, for what is said.
pub fn tenths(field: &Field, mm: u32) -> u32 {
    field.measure.tenths_up(mm)
}

/// The way by which an outline comes to lie in a band, where it fits at all.
pub fn way_into(band: Band, outline: &Outline) -> Point {
    let (left, top, right, bottom) = outline.bounds();
    let along = |low: f64, high: f64, from: i16, to: i16| {
        let (from, to) = (f64::from(from), f64::from(to));
        let way = if low < from {
            (from - low).ceil()
        } else if high > to {
            (to - high).floor()
        } else {
            0.0
        };
        way as i16
    };
    Point {
        x: along(left, right, band.left, band.right),
        y: along(top, bottom, band.front, band.back),
    }
}

/// What a tournament of this size says about terrain.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TerrainLimits {
    pub size: TournamentSize,
    pub min: u32,
    pub max: u32,
    /// In U from a short side.
    pub river: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TournamentSize {
    /// 400 and 500 points in 15mm.
    Large,
    /// 300 and 350 points.
    Small,
}

/// None where the rules for tournaments say nothing.
pub fn terrain_limits(event: &Event) -> Option<TerrainLimits> {
    if event.setting != Setting::Tournament {
        return None;
    }
    let (size, min, max, river) = match (event.points, event.scale) {
        (400 | 500, Scale::Mm15) => (TournamentSize::Large, 2, 6, 40),
        (300 | 350, Scale::Mm15) => (TournamentSize::Small, 1, 3, 30),
        (300 | 350, Scale::Mm28) => (TournamentSize::Small, 1, 3, 20),
        _ => return None,
    };
    Some(TerrainLimits {
        size,
        min,
        max,
        river,
    })
}

/// The pieces that count: roads lie on other ground, and a built-up area may be placed whatever
/// the limits are.
pub fn counted(map: &Map) -> impl Iterator<Item = &Piece> {
    map.terrain
        .iter()
        .filter(|piece| !matches!(piece.kind, TerrainKind::Road | TerrainKind::BuiltUpArea))
}

/// Whether any part lies in one of the two deployment zones.
pub fn touches_a_zone(field: &Field, piece: &Piece) -> bool {
    let outline = piece.outline();
    field.own_zone().touches(&outline) || field.enemy_zone().touches(&outline)
}

pub fn remove_piece(id: PieceId) -> Edit {
    Edit::map(MapAction::Remove(vec![Item::Terrain(id)]))
}

pub fn move_piece(id: PieceId, by: Point) -> Edit {
    Edit::map(MapAction::Move {
        items: vec![Item::Terrain(id)],
        by,
    })
}
