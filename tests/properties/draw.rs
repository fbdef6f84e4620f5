//! Draws armies, events and edits at random: mostly sensible, often broken.

#[path = "lists.rs"]
mod lists;
mod map;

pub use lists::points_lists;
pub use map::any_action;
use map::any_map;
use muster::army::*;
use muster::event::{
    AllyScaling, Event, ListsAdmitted, OrRows, Preset, ShallowTableZone, SubPeriod, Waiver,
};
use muster::list::{ArmsId, ContingentId, PackageId, TroopId, UpgradeId};
use muster::rules::RuleName;
use proptest::prelude::*;

fn any_level() -> impl Strategy<Value = GeneralLevel> {
    prop::sample::select(GeneralLevel::ALL.to_vec())
}

fn any_period() -> impl Strategy<Value = SubPeriod> {
    prop::sample::select(SubPeriod::ALL.to_vec())
}

fn any_rule() -> impl Strategy<Value = RuleName> {
    prop::sample::select(RuleName::ALL.to_vec())
}

pub fn any_event() -> impl Strategy<Value = Event> {
    (
        prop::sample::select(Preset::ALL.to_vec()),
        prop_oneof![
            Just(None),
            (0u16..6000).prop_map(Some),
            Just(Some(u16::MAX))
        ],
        prop::collection::vec(any_period(), 0..3),
        any::<[bool; 6]>(),
        prop::collection::vec(any_rule(), 0..3),
    )
        .prop_map(|(preset, points, periods, flags, waived)| {
            let mut event = preset.event();
            event.points = points.unwrap_or(event.points);
            event.periods = periods.clone();
            if flags[0] {
                event.lists = ListsAdmitted::Open;
            }
            event.destiny_rolls = flags[1];
            if flags[2] {
                event.readings.or_rows = OrRows::OneKind;
            }
            if flags[3] {
                event.readings.ally_scaling = AllyScaling::AsPrinted;
                event.readings.shallow_table_zone = ShallowTableZone::FromEdge;
            }
            event.readings.whole_large_unit = flags[4];
            if flags[5] {
                event.readings.largest_at_500 = Some(60);
                event.readings.commands_at_500 = (2, 3);
            }
            event.readings.volume_31_joins = periods;
            event.waivers = waived
                .into_iter()
                .map(|rule| Waiver {
                    rule,
                    reason: "It was agreed.".into(),
                })
                .collect();
            event
        })
}

fn any_troop() -> impl Strategy<Value = TroopId> {
    prop_oneof![12 => 1u16..14, 1 => any::<u16>()].prop_map(TroopId)
}

fn any_unit(id: UnitId) -> impl Strategy<Value = Unit> {
    (
        any_troop(),
        prop::option::weighted(0.15, any_level()),
        prop::collection::vec(1u16..5, 0..3),
        prop::option::weighted(0.1, 0u16..4),
        prop::bits::u8::masked(0b1111),
    )
        .prop_map(move |(troop, general, upgrades, arms, flags)| {
            // Flags are rare: a unit of two random bits set would be broken almost always.
            let flag = |bit: u8| flags == bit;
            Unit {
                id,
                troop,
                rear: flag(1) || flag(3),
                general,
                upgrades: if flag(2) {
                    upgrades.into_iter().map(UpgradeId).collect()
                } else {
                    Vec::new()
                },
                arms: arms.map(ArmsId),
                pike_upgrade: flag(4),
                dismounted: flag(5),
                fortified: flag(6),
            }
        })
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "\\PC{0,12}",
        Just("<b>\u{202e}🐘</b>".to_owned())
    ]
}

/// Units numbered from 1, cut into bodies and commands.
fn any_commands() -> impl Strategy<Value = Vec<Command>> {
    (1u32..25)
        .prop_flat_map(|units| {
            let units: Vec<_> = (1..=units).map(|id| any_unit(UnitId(id))).collect();
            (
                units,
                prop::collection::vec(
                    (0u8..10, any_text(), prop::option::weighted(0.2, 1u16..4)),
                    25,
                ),
            )
        })
        .prop_map(|(units, cuts)| {
            let mut commands: Vec<Command> = Vec::new();
            for (unit, (cut, name, contingent)) in units.into_iter().zip(cuts) {
                if commands.is_empty() || cut == 0 {
                    commands.push(Command {
                        id: CommandId(commands.len() as u32 + 1),
                        name,
                        contingent: contingent.map(ContingentId),
                        bodies: Vec::new(),
                    });
                }
                let Some(command) = commands.last_mut() else {
                    continue;
                };
                match command.bodies.last_mut() {
                    Some(body) if cut < 4 => body.ranks.push(unit),
                    _ => command.bodies.push(unit.into()),
                }
            }
            commands
        })
}

fn any_units() -> impl Strategy<Value = Vec<UnitId>> {
    prop::collection::vec((1u32..28).prop_map(UnitId), 0..4)
}

fn any_forward() -> impl Strategy<Value = Forward> {
    prop_oneof![
        (1u32..6).prop_map(|id| Forward::A(CommandId(id))),
        any_units().prop_map(Forward::B)
    ]
}

fn any_march() -> impl Strategy<Value = FlankMarch> {
    (1u32..6, any::<bool>()).prop_map(|(command, left)| FlankMarch {
        command: CommandId(command),
        side: if left { Flank::Left } else { Flank::Right },
    })
}

fn any_ambushes() -> impl Strategy<Value = Vec<Ambush>> {
    let ground = prop::sample::select(vec![
        Ground::Wood,
        Ground::SteepHill,
        Ground::Difficult,
        Ground::GentleHill,
        Ground::Broken,
    ]);
    let ambush = ("[ab]", ground, any_units()).prop_map(|(terrain, ground, units)| Ambush {
        terrain,
        ground,
        units,
    });
    prop::collection::vec(ambush, 0..3)
}

pub fn any_army() -> impl Strategy<Value = Army> {
    (
        prop::sample::select((0..points_lists().len()).collect::<Vec<_>>()),
        any_event(),
        any_commands(),
        prop::option::weighted(0.8, 1u32..28),
        (
            0u16..13,
            0u16..8,
            any::<bool>(),
            prop::option::weighted(0.1, 1u32..28),
            0u16..9,
        ),
        (
            prop::option::weighted(0.1, any_forward()),
            prop::option::weighted(0.1, any_march()),
            any_ambushes(),
            prop_oneof![1 => Just(Default::default()), 2 => any_map()],
        ),
        prop::collection::vec((1u16..4, 0u16..9), 0..3),
        any_text(),
    )
        .prop_map(
            |(list, event, commands, cic, bought, deployment, packages, name)| {
                let mut army = Army::new(&points_lists()[list], event);
                army.name = name;
                army.commands = commands;
                army.cic = cic.map(UnitId);
                army.purchases = Purchases {
                    exploration: bought.0,
                    destiny: bought.1,
                    scorpio: bought.2,
                    joan: bought.3.map(UnitId),
                    fortifications: bought.4,
                    packages: packages
                        .into_iter()
                        .map(|(variant, count)| PackageBought {
                            variant: PackageId(variant),
                            count,
                        })
                        .collect(),
                };
                army.deployment = Deployment {
                    forward: deployment.0,
                    flank_march: deployment.1,
                    ambushes: deployment.2,
                    map: deployment.3,
                };
                army
            },
        )
}

fn any_place() -> impl Strategy<Value = Place> {
    let spot = prop_oneof![
        Just(Spot::End),
        (0usize..30).prop_map(Spot::Before),
        (1u32..28, 0usize..5).prop_map(|(with, rank)| Spot::Rank {
            with: UnitId(with),
            rank
        }),
    ];
    (1u32..7, spot).prop_map(|(command, spot)| Place {
        command: CommandId(command),
        spot,
    })
}

pub fn any_edit() -> impl Strategy<Value = Edit> {
    let unit = || (1u32..32).prop_map(UnitId);
    let command = || (1u32..7).prop_map(CommandId);
    let one = prop_oneof![
        any_text().prop_map(Edit::Rename),
        any_text().prop_map(Edit::SetPlayer),
        any_event().prop_map(|event| Edit::SetEvent(Box::new(event))),
        prop::sample::select(CommandStructure::ALL.to_vec()).prop_map(Edit::SetStructure),
        (0usize..9, command()).prop_map(|(at, id)| Edit::AddCommand {
            at,
            command: Command::new(id)
        }),
        command().prop_map(Edit::RemoveCommand),
        (command(), 0usize..9).prop_map(|(command, to)| Edit::MoveCommand { command, to }),
        (command(), any_text()).prop_map(|(command, name)| Edit::NameCommand { command, name }),
        (command(), prop::option::of(1u16..4)).prop_map(|(command, contingent)| {
            Edit::SetContingent {
                command,
                contingent: contingent.map(ContingentId),
            }
        }),
        (
            any_place(),
            (26u32..32).prop_flat_map(|id| any_unit(UnitId(id)))
        )
            .prop_map(|(to, unit)| Edit::AddUnit { to, unit }),
        unit().prop_map(Edit::RemoveUnit),
        (unit(), any_place()).prop_map(|(unit, to)| Edit::MoveUnit { unit, to }),
        (unit(), command(), 0usize..30).prop_map(|(unit, to, at)| Edit::MoveBody { unit, to, at }),
        (unit(), any_troop()).prop_map(|(unit, troop)| Edit::SetTroop { unit, troop }),
        (unit(), any::<bool>()).prop_map(|(unit, rear)| Edit::SetRear { unit, rear }),
        (unit(), prop::option::of(any_level()))
            .prop_map(|(unit, level)| Edit::SetGeneral { unit, level }),
        prop::option::of(unit()).prop_map(Edit::SetCic),
        (unit(), 1u16..5).prop_map(|(unit, id)| Edit::TakeUpgrade {
            unit,
            upgrade: UpgradeId(id)
        }),
        (unit(), 1u16..5).prop_map(|(unit, id)| Edit::DropUpgrade {
            unit,
            upgrade: UpgradeId(id)
        }),
        (unit(), any::<bool>()).prop_map(|(unit, taken)| Edit::SetPikeUpgrade { unit, taken }),
        (unit(), any::<bool>())
            .prop_map(|(unit, dismounted)| Edit::SetDismounted { unit, dismounted }),
        (unit(), any::<bool>())
            .prop_map(|(unit, fortified)| Edit::SetFortified { unit, fortified }),
    ];
    let army = prop_oneof![
        any::<u16>().prop_map(Edit::SetExploration),
        any::<u16>().prop_map(Edit::SetDestiny),
        any::<bool>().prop_map(Edit::SetScorpio),
        prop::option::of((1u32..32).prop_map(UnitId)).prop_map(Edit::SetJoan),
        any::<u16>().prop_map(Edit::SetFortifications),
        (1u16..5, 0u16..9).prop_map(|(id, count)| Edit::SetPackages {
            variant: PackageId(id),
            count
        }),
        prop::option::of(any_forward()).prop_map(Edit::SetForward),
        prop::option::of(any_march()).prop_map(Edit::SetFlankMarch),
        any_ambushes().prop_map(Edit::SetAmbushes),
    ];
    let map = any_action().prop_map(Edit::map);
    let one = prop_oneof![3 => one, 1 => army, 1 => map].boxed();
    prop_oneof![
        5 => one.clone(),
        1 => prop::collection::vec(one, 0..4).prop_map(Edit::Several),
    ]
}

/// An army's JSON with bytes changed, cut or put in, or no JSON at all.
pub fn any_bytes_like_an_army() -> impl Strategy<Value = Vec<u8>> {
    let spoiled = (
        any_army(),
        any::<prop::sample::Index>(),
        any::<u8>(),
        0u8..3,
    )
        .prop_map(|(army, at, byte, how)| {
            let mut bytes = army.to_json().into_bytes();
            let at = at.index(bytes.len().max(1));
            match how {
                0 => bytes[at] = byte,
                1 => bytes.truncate(at),
                _ => bytes.insert(at, byte),
            }
            bytes
        });
    prop_oneof![4 => spoiled, 1 => prop::collection::vec(any::<u8>(), 0..200)]
}
