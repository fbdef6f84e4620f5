//! The game of the pictures: Palmyrans v Romans, 300 points, turn 5.

mod basic;
mod dice;
mod log;
mod score;
mod set_up;
mod sheet;

use super::*;
use crate::battle::game::{
    Control, GameCommand, GameSide, GameUnit, Purpose, Roll, Source, TestedIn, UnitRef,
};
use crate::battle::score::System;
use crate::event::Preset;
use crate::list::{Discipline, TroopType, Weapon};
use SideId::{A, B};

fn unit(id: u32, name: &str, kind: TroopType, vbu: u8, vd: u32) -> GameUnit {
    GameUnit {
        id,
        name: name.to_owned(),
        kind: Some(kind),
        m: 5,
        vbu,
        i: 2,
        d: Some(Discipline::B),
        vd,
        weapons: Vec::new(),
        traits: Vec::new(),
        general: None,
        cic: false,
        large_unit: None,
    }
}

fn side(name: &str, player: &str, commands: Vec<(&str, Vec<GameUnit>)>) -> GameSide {
    let commands = commands.into_iter().map(|(name, units)| GameCommand {
        name: name.to_owned(),
        units,
    });
    GameSide {
        name: name.to_owned(),
        player: player.to_owned(),
        exploration: 3,
        aces: Vec::new(),
        commands: commands.collect(),
        vdt: None,
    }
}

fn palmyrans() -> GameSide {
    let mut general = unit(1, "Cataphracts", TroopType::Cp, 5, 3);
    general.general = Some(crate::army::GeneralLevel::Expert);
    general.cic = true;
    let mut archers = unit(6, "Archers", TroopType::T, 4, 2);
    archers.weapons.push(Weapon::CompositeBowB);
    side(
        "Palmyrans",
        "Marta",
        vec![
            (
                "Zenobia’s guard",
                vec![
                    general,
                    unit(2, "Cataphracts (2nd)", TroopType::Cp, 5, 3),
                    unit(3, "Light cavalry", TroopType::Cl, 4, 2),
                    unit(4, "Light cavalry (2nd)", TroopType::Cl, 4, 2),
                ],
            ),
            (
                "Zabdas’s foot",
                vec![unit(5, "Auxilia", TroopType::Fl, 5, 10), archers],
            ),
        ],
    )
}

fn romans() -> GameSide {
    side(
        "Romans",
        "Jonas",
        vec![
            (
                "The legion",
                vec![
                    unit(1, "Legionaries", TroopType::Fp, 6, 10),
                    unit(2, "Ballistae", TroopType::Art, 2, 3),
                ],
            ),
            (
                "Left wing",
                vec![
                    unit(3, "Equites", TroopType::Cm, 5, 2),
                    unit(4, "Auxilia", TroopType::Fl, 5, 2),
                    unit(5, "Equites (2nd)", TroopType::Cm, 5, 3),
                    unit(6, "Lanciarii", TroopType::S, 2, 1),
                ],
            ),
        ],
    )
}

fn game() -> Game {
    let sides = Sides {
        a: palmyrans(),
        b: romans(),
    };
    Game::new(&Preset::Mm15At300.event(), sides, 1000)
}

fn of(side: SideId, unit: u32) -> UnitRef {
    UnitRef { side, unit }
}

fn play(game: &mut Game, deeds: impl IntoIterator<Item = Deed>) {
    for deed in deeds {
        let said = format!("{deed:?}");
        assert_eq!(game.play(2000, deed), Ok(()), "{said}");
    }
}

fn screen(game: &Game) -> PlayScreen {
    play_screen(game, &game.replay())
}

fn fills(bar: &Bar) -> String {
    let notch = |notch: &Notch| {
        let fill = match notch.fill {
            Fill::Standing => ".",
            Fill::Routed => "#",
            Fill::Counted => "/",
        };
        format!("{fill}{}", if notch.is_break { "|" } else { "" })
    };
    bar.notches.iter().map(notch).collect()
}

fn rolled(side: SideId, purpose: Purpose, dice: &[u8], source: Source) -> Deed {
    Deed::Roll(Roll {
        side,
        purpose,
        dice: dice.to_vec(),
        source,
    })
}

fn said(game: &Game) -> Vec<(u16, Vec<String>)> {
    let text = |line: &Line| {
        let pieces: Vec<String> = line
            .pieces
            .iter()
            .map(|piece| match piece {
                Piece::Strong(text) | Piece::Plain(text) => text.clone(),
                Piece::Struck(text) => format!("~{text}~"),
                Piece::Dice(dice) => {
                    format!("{:?}", dice.iter().map(|it| it.face).collect::<Vec<_>>())
                }
            })
            .collect();
        pieces.join(" ")
    };
    let turns = log(game, &game.replay());
    turns
        .iter()
        .map(|turn| (turn.turn, turn.lines.iter().map(text).collect()))
        .collect()
}
