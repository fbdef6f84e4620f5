//! A troop of an own list, with its weapons and what it becomes on foot.

use super::few::Few;
use super::numbers;
use super::text::Text;
use crate::list::{ArmsChoice, ArmsId, Dismount, Stats, Trait, Troop, TroopId, TroopType, Weapon};
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

pub type Words = Few<u8, 32>;

#[derive(Serialize, Deserialize)]
pub struct WireTroop<'a> {
    id: u16,
    profile: Profile<'a>,
    price: u16,
    /// 0 for none.
    rear_price: u16,
    general: u8,
    arms: Few<WireArms<'a>, 32>,
    dismount: Option<Profile<'a>>,
}

#[derive(Serialize, Deserialize)]
struct Profile<'a> {
    name: Text<'a>,
    kind: u8,
    m: u8,
    vbu: u8,
    i: u8,
    /// 0 for none.
    d: u8,
    vd: u8,
    vd_with_general: Option<u8>,
    weapons: Words,
    traits: Words,
}

#[derive(Serialize, Deserialize)]
pub struct WireArms<'a> {
    id: u16,
    name: Option<Text<'a>>,
    weapons: Words,
}

pub fn weapons(weapons: &[Weapon]) -> Result<Words, TooLarge> {
    Few::new(weapons.iter().map(|it| numbers::weapon(*it)).collect())
}

pub fn weapons_of(words: &Words) -> Result<Vec<Weapon>, LinkError> {
    words
        .iter()
        .map(|it| known(numbers::weapon_of(*it)))
        .collect()
}

pub fn traits(traits: &[Trait]) -> Result<Words, TooLarge> {
    Few::new(traits.iter().map(|it| numbers::trait_number(*it)).collect())
}

pub fn traits_of(words: &Words) -> Result<Vec<Trait>, LinkError> {
    words
        .iter()
        .map(|it| known(numbers::trait_of(*it)))
        .collect()
}

/// A number that no word has comes from a newer Muster, or from an enemy.
pub fn known<T>(word: Option<T>) -> Result<T, LinkError> {
    word.ok_or(LinkError::NotUnderstood)
}

impl<'a> WireTroop<'a> {
    pub fn of(troop: &'a Troop) -> Result<Self, TooLarge> {
        let Troop {
            id,
            name,
            kind,
            stats,
            price,
            rear_price,
            general,
            weapons,
            arms,
            traits,
            dismount,
            // Which figures have no source is for whoever keeps the list.
            ours: _,
        } = troop;
        let dismount = dismount
            .as_ref()
            .map(|it| Profile::of(&it.name, it.kind, &it.stats, &it.weapons, &it.traits));
        Ok(WireTroop {
            id: id.0,
            profile: Profile::of(name, *kind, stats, weapons, traits)?,
            price: *price,
            rear_price: rear_price.unwrap_or(0),
            general: numbers::seat(*general),
            arms: Few::all(arms, WireArms::of)?,
            dismount: dismount.transpose()?,
        })
    }

    pub fn into_troop(self) -> Result<Troop, LinkError> {
        let (name, kind, stats, weapons, traits) = self.profile.into_parts()?;
        let dismount = self.dismount.map(|profile| {
            let (name, kind, stats, weapons, traits) = profile.into_parts()?;
            Ok(Dismount {
                name,
                kind,
                stats,
                weapons,
                traits,
                ours: Vec::new(),
            })
        });
        let arms = self.arms.into_inner().into_iter().map(WireArms::into_arms);
        Ok(Troop {
            id: TroopId(self.id),
            name,
            kind,
            stats,
            price: self.price,
            rear_price: (self.rear_price > 0).then_some(self.rear_price),
            general: known(numbers::seat_of(self.general))?,
            weapons,
            arms: arms.collect::<Result<_, _>>()?,
            traits,
            dismount: dismount.transpose()?,
            ours: Vec::new(),
        })
    }
}

type Parts = (String, TroopType, Stats, Vec<Weapon>, Vec<Trait>);

impl<'a> Profile<'a> {
    fn of(
        name: &'a str,
        kind: TroopType,
        stats: &Stats,
        carried: &[Weapon],
        has: &[Trait],
    ) -> Result<Self, TooLarge> {
        let Stats {
            m,
            vbu,
            i,
            d,
            vd,
            vd_with_general,
        } = *stats;
        Ok(Profile {
            name: Text::new(name),
            kind: numbers::troop_type(kind),
            m,
            vbu,
            i,
            d: d.map_or(0, numbers::discipline),
            vd,
            vd_with_general,
            weapons: weapons(carried)?,
            traits: traits(has)?,
        })
    }

    fn into_parts(self) -> Result<Parts, LinkError> {
        let stats = Stats {
            m: self.m,
            vbu: self.vbu,
            i: self.i,
            d: match self.d {
                0 => None,
                d => Some(known(numbers::discipline_of(d))?),
            },
            vd: self.vd,
            vd_with_general: self.vd_with_general,
        };
        Ok((
            self.name.into_string(),
            known(numbers::troop_type_of(self.kind))?,
            stats,
            weapons_of(&self.weapons)?,
            traits_of(&self.traits)?,
        ))
    }
}

impl<'a> WireArms<'a> {
    pub fn of(arms: &'a ArmsChoice) -> Result<Self, TooLarge> {
        Ok(WireArms {
            id: arms.id.0,
            name: arms.name.as_deref().map(Text::new),
            weapons: weapons(&arms.weapons)?,
        })
    }

    pub fn into_arms(self) -> Result<ArmsChoice, LinkError> {
        Ok(ArmsChoice {
            id: ArmsId(self.id),
            name: self.name.map(Text::into_string),
            weapons: weapons_of(&self.weapons)?,
        })
    }
}
