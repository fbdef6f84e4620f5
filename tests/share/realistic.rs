//! Armies as players build them, drawn by chance but the same each time: minima first, then
//! troops of the list until the points are spent, Large Units, upgrades, generals, names.

use muster::army::{
    Ambush, Army, Body, Command, CommandId, Edit, Flank, FlankMarch, GeneralLevel, Ground, Unit,
    UnitId,
};
use muster::event::{Event, Preset, SubPeriod};
use muster::list::{ArmyList, Seat, Section, Troop};
use muster::map::{
    Angle, Block, Field, MapAction, Piece, PieceId, Point, Shape, Size, TerrainKind, baggage,
    line_up,
};
use muster::rules::{judge, scaled_rows};

/// The numbers of SplitMix64.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub fn below(&mut self, most: usize) -> usize {
        (self.next() % most.max(1) as u64) as usize
    }

    pub fn percent(&mut self, chance: u64) -> bool {
        self.next() % 100 < chance
    }

    pub fn one_of<'a, T>(&mut self, of: &'a [T]) -> Option<&'a T> {
        of.get(self.below(of.len()))
    }

    /// A name of about 20 letters.
    fn name(&mut self, words: &[&str]) -> String {
        let mut name = String::new();
        let enough = 13 + self.below(8);
        while name.chars().count() < enough {
            if !name.is_empty() {
                name.push(' ');
            }
            name.push_str(self.one_of(words).copied().unwrap_or_default());
        }
        name
    }
}

const PLAYERS: [&str; 12] = [
    "Giovanni",
    "Federica",
    "Andrea",
    "O’Brien",
    "Müller",
    "de la Cruz",
    "Alessandro",
    "Katarzyna",
    "Rossi",
    "Smith",
    "van",
    "Jean-Luc",
];
const ARMIES: [&str; 12] = [
    "Lagash", "Legio", "XIII", "Gemina", "of", "the", "North", "spring", "levy", "Città",
    "Reserve", "3rd try",
];
const EVENTS: [&str; 6] = ["Milano", "Open", "2026", "Lega Pila", "Day 2", "Trophy"];

pub fn event(dice: &mut Dice) -> Event {
    let presets = [
        Preset::Mm15At300,
        Preset::Mm15At350,
        Preset::Mm15At400,
        Preset::Mm28At300,
        Preset::Mm28At350,
        Preset::Friendly,
    ];
    let mut event = dice
        .one_of(&presets)
        .copied()
        .unwrap_or(Preset::Mm15At300)
        .event();
    if dice.percent(50) {
        event.name = dice.name(&EVENTS);
        if dice.percent(50) {
            event.periods = vec![SubPeriod::I, SubPeriod::II];
        }
    }
    event
}

/// An army of 300 to 400 points.
pub fn army(list: &ArmyList, dice: &mut Dice) -> Army {
    let event = event(dice);
    let mut army = Army::new(list, event);
    army.name = dice.name(&ARMIES);
    army.player = dice.name(&PLAYERS);
    let points = list.points_list().expect("has points");
    army.structure = *dice.one_of(&points.structures).expect("has structures");
    let commands = 2 + dice.below(2) as u32;
    army.commands = (1..=commands)
        .map(|id| Command::new(CommandId(id)))
        .collect();
    if dice.percent(25) {
        for command in &mut army.commands {
            command.name = dice.name(&ARMIES);
        }
    }
    let section = points.sections().next().expect("has its own section");
    generals(&mut army, section, dice);
    minima(&mut army, list, section, dice);
    fill(&mut army, list, section, dice);
    let left = i32::from(army.event.points) - judge(list, &army.event, &army).points;
    if left >= 8 && dice.percent(50) {
        army.purchases.destiny = 1;
    }
    let left = i32::from(army.event.points) - judge(list, &army.event, &army).points;
    army.purchases.exploration = u16::try_from(left.clamp(0, 12)).unwrap_or(0);
    army
}

fn generals(army: &mut Army, section: Section<'_>, dice: &mut Dice) {
    let levels = [
        GeneralLevel::Fair,
        GeneralLevel::Fair,
        GeneralLevel::Poor,
        GeneralLevel::Expert,
    ];
    let troops: Vec<&Troop> = section.rows.iter().flat_map(|row| &row.troops).collect();
    let seats: Vec<&Troop> = troops
        .iter()
        .filter(|troop| troop.general == Seat::Yes)
        .copied()
        .collect();
    for command in 0..army.commands.len() {
        let troop = dice.one_of(&seats).or(dice.one_of(&troops)).copied();
        let Some(troop) = troop else { return };
        let mut unit = drawn(army.fresh_unit_id(), troop, section, dice);
        unit.general = dice.one_of(&levels).copied();
        army.cic.get_or_insert(unit.id);
        army.commands[command].bodies.push(unit.into());
    }
}

fn minima(army: &mut Army, list: &ArmyList, section: Section<'_>, dice: &mut Dice) {
    let event = army.event.clone();
    let points = list.points_list().expect("has points");
    let spans: Vec<_> = scaled_rows(&event, points, section).collect();
    for (row, span) in section.rows.iter().zip(spans) {
        let mut left = span.min;
        while left > 0 {
            let Some(troop) = dice.one_of(&row.troops) else {
                return;
            };
            let body = body(army.fresh_unit_id().0, troop, section, dice);
            left = left.saturating_sub(body.ranks.len() as u32);
            let command = dice.below(army.commands.len());
            army.commands[command].bodies.push(body);
        }
    }
}

fn fill(army: &mut Army, list: &ArmyList, section: Section<'_>, dice: &mut Dice) {
    let mut misses = 0;
    while misses < 6 {
        let Some(troop) = dice
            .one_of(section.rows)
            .and_then(|row| dice.one_of(&row.troops))
        else {
            return;
        };
        let body = body(army.fresh_unit_id().0, troop, section, dice);
        let command = dice.below(army.commands.len());
        army.commands[command].bodies.push(body);
        if judge(list, &army.event, army).points > i32::from(army.event.points) {
            army.commands[command].bodies.pop();
            misses += 1;
        }
    }
}

fn body(first: u32, troop: &Troop, section: Section<'_>, dice: &mut Dice) -> Body {
    let mut ranks = vec![drawn(UnitId(first), troop, section, dice)];
    let formation = section
        .large_units
        .iter()
        .find(|formation| formation.front.contains(&troop.id));
    if let Some(formation) = formation
        && dice.percent(60)
    {
        let size = u32::from(formation.smallest_size());
        for n in 1..size {
            let behind = dice.one_of(formation.rear()).copied().unwrap_or(troop.id);
            ranks.push(Unit {
                rear: true,
                ..Unit::new(UnitId(first + n), behind)
            });
        }
    }
    Body { ranks }
}

fn drawn(id: UnitId, troop: &Troop, section: Section<'_>, dice: &mut Dice) -> Unit {
    let mut unit = Unit::new(id, troop.id);
    let upgrade = section
        .upgrades
        .iter()
        .find(|upgrade| upgrade.of.contains(&troop.id));
    if let Some(upgrade) = upgrade
        && dice.percent(40)
    {
        unit.upgrades.push(upgrade.id);
    }
    if dice.percent(40) {
        unit.arms = dice.one_of(&troop.arms).map(|arms| arms.id);
    }
    unit.dismounted = troop.dismount.is_some() && dice.percent(20);
    unit
}

/// The army with a flank march, an ambush and a map: every command in line, six terrain pieces
/// and baggage, some of it turned.
pub fn deployed(list: &ArmyList, mut army: Army, dice: &mut Dice) -> Army {
    let judgement = judge(list, &army.event, &army);
    let field = Field::of(&army.event);
    let kind = |id: UnitId| judgement.units.iter().find(|u| u.id == id)?.kind;
    let commands: Vec<CommandId> = army.commands.iter().map(|command| command.id).collect();
    let mut actions = vec![MapAction::PlaceBaggage(Block {
        at: Point::new(0, field.half_depth() - 30),
        size: baggage(field.scale),
        angle: Angle::ZERO,
    })];
    for id in 1..=6 {
        actions.push(MapAction::PlaceTerrain(piece(id, &field, dice)));
    }
    for action in actions {
        army = Edit::map(action).apply(&army).expect("can be placed");
    }
    for command in commands {
        let map = &army.deployment.map;
        if let Some(action) = line_up(&army, &field, map, command, kind) {
            army = Edit::map(action).apply(&army).expect("can be lined up");
        }
    }
    for body in &mut army.deployment.map.bodies {
        if dice.percent(15) {
            body.angle = Angle::new(dice.below(72) as i32 * 5);
            body.at = Point::new(body.at.x + 10, body.at.y - 20);
        }
    }
    army.deployment.ambushes = vec![Ambush {
        terrain: "A".into(),
        ground: Ground::Wood,
        units: army.units().take(2).map(|unit| unit.id).collect(),
    }];
    army.deployment.flank_march = army.commands.last().map(|command| FlankMarch {
        command: command.id,
        side: Flank::Left,
    });
    army
}

fn piece(id: u8, field: &Field, dice: &mut Dice) -> Piece {
    let mut near = |reach: i16| (dice.below(reach as usize / 5) as i16) * 10 - reach;
    let at = Point::new(near(field.half_width()), near(field.half_depth()));
    let shape = if id == 1 {
        Shape::Line {
            width: 30,
            points: vec![
                Point::new(0, -300),
                Point::new(40, 0),
                Point::new(-20, 150),
                Point::new(0, 300),
            ],
        }
    } else {
        let size = Size::new(
            120 + dice.below(20) as i16 * 10,
            80 + dice.below(20) as i16 * 10,
        );
        if id.is_multiple_of(2) {
            Shape::Ellipse(size)
        } else {
            Shape::Rectangle(size)
        }
    };
    let kind = if id == 1 {
        TerrainKind::River
    } else {
        *dice.one_of(&TerrainKind::ALL[..6]).expect("has kinds")
    };
    Piece {
        id: PieceId(id),
        name: char::from(b'@' + id).to_string(),
        kind,
        at: if id == 1 { Point::default() } else { at },
        angle: Angle::new(dice.below(24) as i32 * 15),
        shape,
        placed_by: None,
    }
}
