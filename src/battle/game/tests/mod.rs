//! Games, worked through by hand and at random.

mod dice;
mod play;
mod random;
mod rearguard;
mod set_up;

use super::*;
use crate::army::{Army, GeneralLevel};
use crate::event::Preset;
use crate::list::ArmyList;
use crate::rules::judge;

const ARMY: &str = include_str!("../../../../tests/armies/sumerians-300.json");
const LIST: &str = include_str!("../../../../lists/early-sumerians.json");

/// The army of the tests as a side: two commands, VDT 30.
pub fn sumerians(name: &str) -> GameSide {
    let list = ArmyList::read(LIST.as_bytes(), "the list").expect("a list");
    let mut army = Army::read(ARMY.as_bytes(), "the army").expect("an army");
    army.name = name.to_owned();
    GameSide::of(&list, &army, &judge(&list, &army.event, &army))
}

/// A unit with nothing but figures.
pub fn unit(id: u32, vbu: u8, vd: u32) -> GameUnit {
    GameUnit {
        id,
        name: format!("Unit {id}"),
        kind: None,
        m: 5,
        vbu,
        i: 2,
        d: None,
        vd,
        weapons: Vec::new(),
        traits: Vec::new(),
        general: None,
        cic: false,
        large_unit: None,
    }
}

/// A side with commands of units with these VD; VBU 4 each.
pub fn side(name: &str, commands: &[&[u32]]) -> GameSide {
    let mut id = 0;
    let commands = commands.iter().enumerate().map(|(place, vds)| {
        let units = vds.iter().map(|vd| {
            id += 1;
            unit(id, 4, *vd)
        });
        GameCommand {
            name: format!("Command {}", place + 1),
            units: units.collect(),
        }
    });
    GameSide {
        name: name.to_owned(),
        player: String::new(),
        exploration: 0,
        aces: Vec::new(),
        commands: commands.collect(),
        vdt: None,
    }
}

pub fn game(a: GameSide, b: GameSide) -> Game {
    Game::new(&Preset::Mm15At300.event(), Sides { a, b }, 1000)
}

pub fn of(side: SideId, unit: u32) -> UnitRef {
    UnitRef { side, unit }
}

/// Plays deeds that can all be done.
pub fn play(game: &mut Game, deeds: impl IntoIterator<Item = Deed>) {
    for deed in deeds {
        let said = format!("{deed:?}");
        assert_eq!(game.play(2000, deed), Ok(()), "{said}");
    }
}

pub fn rolled(side: SideId, purpose: Purpose, dice: &[u8]) -> Deed {
    Deed::Roll(Roll {
        side,
        purpose,
        dice: dice.to_vec(),
        source: Source::Device,
    })
}
