//! What a game takes from an army.

use super::{Game, GameCommand, GameSide, GameUnit, Sides, VERSION};
use crate::army::Army;
use crate::battle::ace::{AceVerdict, ace_units, standings};
use crate::event::{Event, RuleSet};
use crate::list::{ArmyList, TroopType};
use crate::rules::Judgement;
use crate::text::Names;

impl GameSide {
    /// The army as it stands. Its orders stay where they are: both players look at one screen.
    pub fn of(list: &ArmyList, army: &Army, judgement: &Judgement) -> Self {
        let names = Names { list, army };
        let mut large_units = 0;
        let commands = army.commands.iter().map(|command| {
            let mut units = Vec::new();
            for body in &command.bodies {
                let large_unit = (body.ranks.len() > 1).then(|| {
                    large_units += 1;
                    large_units
                });
                for unit in &body.ranks {
                    let figures = judgement.units.iter().find(|it| it.id == unit.id);
                    let stats = figures.and_then(|figures| figures.stats);
                    units.push(GameUnit {
                        id: unit.id.0,
                        name: names.unit_here(unit.id),
                        kind: figures.and_then(|figures| figures.kind),
                        m: stats.map_or(0, |stats| stats.m),
                        vbu: stats.map_or(0, |stats| stats.vbu),
                        i: stats.map_or(0, |stats| stats.i),
                        d: stats.and_then(|stats| stats.d),
                        vd: figures.map_or(0, |figures| figures.vd),
                        weapons: figures.map_or(Vec::new(), |it| it.weapons.clone()),
                        traits: figures.map_or(Vec::new(), |it| it.traits.clone()),
                        general: unit.general,
                        cic: army.cic == Some(unit.id),
                        large_unit,
                    });
                }
            }
            GameCommand {
                name: names.command(command.id),
                units,
            }
        });
        let commands: Vec<GameCommand> = commands.filter(|it| !it.units.is_empty()).collect();
        let is_basic = army.event.game == RuleSet::Basic;
        let mounted = || {
            let units = commands.iter().flat_map(|command| &command.units);
            let mounted = units.filter(|unit| unit.kind.is_some_and(TroopType::is_mounted));
            u16::try_from(mounted.count()).unwrap_or(u16::MAX)
        };
        let earned = || {
            let standings = standings(&ace_units(army, &judgement.units));
            let earned = standings
                .iter()
                .filter(|it| it.verdict() == AceVerdict::Earned);
            earned.map(|it| it.ace).collect()
        };
        GameSide {
            name: army.name.clone(),
            player: army.player.clone(),
            exploration: match is_basic {
                true => mounted(),
                false => army.purchases.exploration,
            },
            aces: match is_basic && army.event.basic.aces {
                true => earned(),
                false => Vec::new(),
            },
            vdt: commands.is_empty().then_some(judgement.vdt),
            commands,
        }
    }
}

impl Game {
    /// A game that is about to begin.
    pub fn new(event: &Event, sides: Sides<GameSide>, began: u64) -> Self {
        Game {
            version: VERSION,
            began,
            rules: event.game,
            edition: event.basic.edition,
            h_mm: event.basic.h_mm,
            event: event.name.clone(),
            points: event.points,
            scale: event.scale,
            sides,
            pairing: None,
            log: Vec::new(),
        }
    }
}
