//! Lists, events, dealt armies and slips of the pen, for tests and benchmarks.

use fastrand::Rng;
use muster::army::{
    Army, CommandId, CommandStructure, Edit, GeneralLevel, Place, Spot, Unit, UnitId,
};
use muster::event::{Event, ListsAdmitted, Preset};
use muster::list::{ArmyList, TroopId};
use muster::rules::judge;
use muster::solve::{self, Answer, Reply, Wish};

pub fn deal(list: &ArmyList, event: &Event, wish: &Wish<'_>) -> Reply {
    pollster::block_on(solve::deal(list, event, wish))
}

pub fn complete(list: &ArmyList, army: &Army, wish: &Wish<'_>) -> Reply {
    pollster::block_on(solve::complete(list, army, wish))
}

pub fn mend(list: &ArmyList, army: &Army, wish: &Wish<'_>) -> Reply {
    pollster::block_on(solve::mend(list, army, wish))
}

pub fn lists() -> Vec<ArmyList> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/lists")).unwrap();
    let mut paths: Vec<_> = folder.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let named = |path: &std::path::PathBuf, name: &str| path.ends_with(name);
    paths
        .iter()
        .filter(|path| !named(path, "index.json") && !named(path, "schema.json"))
        .map(|path| ArmyList::read(&std::fs::read(path).unwrap(), "list").unwrap())
        .filter(|list| list.points_list().is_some())
        .collect()
}

/// Every list with points at every preset event, made open so that each is admitted.
pub fn every_case() -> Vec<(ArmyList, Event)> {
    let mut cases = Vec::new();
    for list in lists() {
        for preset in Preset::with_points() {
            let mut event = preset.event();
            event.lists = ListsAdmitted::Open;
            cases.push((list.clone(), event));
        }
    }
    cases
}

/// Armies differ by the numbers that a seed draws.
pub fn army(list: &ArmyList, event: &Event, seed: u64) -> Army {
    match deal(
        list,
        event,
        &Wish {
            seed,
            ..Wish::default()
        },
    )
    .answer
    {
        Answer::Proposals(mut all) => all.remove(0).army,
        other => panic!("{} at {}: {other:?}", list.slug, event.name),
    }
}

/// One edit that a player might make by mistake.
fn slip(list: &ArmyList, army: &Army, rng: &mut Rng) -> Edit {
    let units: Vec<&Unit> = army.units().collect();
    let unit = rng.choice(units.iter()).map_or(UnitId(1), |unit| unit.id);
    let troops: Vec<TroopId> = list
        .points_list()
        .unwrap()
        .troops()
        .map(|it| it.id)
        .collect();
    let troop = rng.choice(troops).unwrap();
    let command = rng
        .choice(army.commands.iter())
        .map_or(CommandId(1), |it| it.id);
    let level = rng.choice(GeneralLevel::ALL.iter()).copied();
    let to = Place {
        command,
        spot: Spot::End,
    };
    match rng.u8(0..16) {
        0..=2 => Edit::RemoveUnit(unit),
        3..=4 => Edit::AddUnit {
            to,
            unit: Unit::new(army.fresh_unit_id(), troop),
        },
        5..=6 => Edit::SetTroop { unit, troop },
        7 => Edit::SetGeneral { unit, level },
        8 => Edit::SetGeneral { unit, level: None },
        9 => Edit::SetRear {
            unit,
            rear: rng.bool(),
        },
        10 => Edit::MoveUnit { unit, to },
        11 => Edit::MoveBody {
            unit,
            to: command,
            at: 0,
        },
        12 => Edit::SetExploration(rng.u16(0..14)),
        13 => Edit::SetStructure(*rng.choice(CommandStructure::ALL.iter()).unwrap()),
        14 => Edit::SetCic(Some(unit)),
        _ => {
            let upgrades = list.points_list().unwrap().upgrades.iter();
            match rng.choice(upgrades) {
                Some(upgrade) => Edit::TakeUpgrade {
                    unit,
                    upgrade: upgrade.id,
                },
                None => Edit::SetDestiny(rng.u16(0..6)),
            }
        }
    }
}

/// An army that one to five slips have broken.
pub struct Broken<'c> {
    pub list: &'c ArmyList,
    pub army: Army,
    pub edits: u32,
    pub slips: Vec<Edit>,
}

/// Draws armies until slips have broken one, so that every number gives one.
pub fn broken(cases: &[(ArmyList, Event)], seed: u64) -> Broken<'_> {
    let mut rng = Rng::with_seed(seed);
    loop {
        let (list, event) = rng.choice(cases.iter()).unwrap();
        let mut army = army(list, event, rng.u64(0..1000));
        let edits = rng.u32(1..=5);
        let mut slips = Vec::new();
        for _ in 0..edits {
            let edit = slip(list, &army, &mut rng);
            army = edit.apply(&army).unwrap();
            slips.push(edit);
        }
        if !judge(list, event, &army).legal {
            return Broken {
                list,
                army,
                edits,
                slips,
            };
        }
    }
}
