//! What an own list lets a player do with its troops: upgrades, Large Units, packages.

use super::few::Few;
use super::numbers;
use super::text::Text;
use super::troop::{Words, known, traits, traits_of, weapons, weapons_of};
use crate::list::{
    Formation, FormationId, JointMinimum, JointMinimumId, Limit, Package, PackageId, PackagePart,
    PackageVariant, TroopId, Upgrade, UpgradeEffect, UpgradeId,
};
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

type Ids = Few<u16, 400>;

fn ids(troops: &[TroopId]) -> Result<Ids, TooLarge> {
    Few::new(troops.iter().map(|id| id.0).collect())
}

fn ids_of(ids: Ids) -> Vec<TroopId> {
    ids.into_inner().into_iter().map(TroopId).collect()
}

#[derive(Serialize, Deserialize)]
pub struct WireUpgrade<'a> {
    id: u16,
    #[serde(borrow)]
    name: Text<'a>,
    of: Ids,
    limits: Few<WireLimit, 8>,
    /// What changes, each once.
    #[serde(borrow)]
    effects: Few<Effect<'a>, 9>,
    price: Option<u16>,
    rear_price: Option<u16>,
}

/// Append-only: a variant's place is its number on the wire.
#[derive(Serialize, Deserialize)]
enum WireLimit {
    Fraction { numerator: u8, denominator: u8 },
    AtMost(u16),
    FrontRank,
    AllOrNone,
    HoldsGeneral(Few<u8, 7>),
}

/// Append-only, too.
#[derive(Serialize, Deserialize)]
enum Effect<'a> {
    Name(#[serde(borrow)] Text<'a>),
    Kind(u8),
    M(u8),
    Vbu(u8),
    I(u8),
    D(u8),
    Vd(u8),
    Weapons(Words),
    Traits(Words),
}

impl<'a> WireUpgrade<'a> {
    pub fn of(upgrade: &'a Upgrade) -> Result<Self, TooLarge> {
        let Upgrade {
            id,
            name,
            of,
            limits,
            becomes,
            price,
            rear_price,
            ours: _,
        } = upgrade;
        Ok(WireUpgrade {
            id: id.0,
            name: Text::new(name),
            of: ids(of)?,
            limits: Few::all(limits, wire_limit)?,
            effects: Few::new(effects(becomes)?)?,
            price: *price,
            rear_price: *rear_price,
        })
    }

    pub fn into_upgrade(self) -> Result<Upgrade, LinkError> {
        let limits = self.limits.into_inner().into_iter().map(limit_of);
        let mut becomes = UpgradeEffect::default();
        for effect in self.effects.into_inner() {
            match effect {
                Effect::Name(name) => becomes.name = Some(name.into_string()),
                Effect::Kind(kind) => becomes.kind = Some(known(numbers::troop_type_of(kind))?),
                Effect::M(m) => becomes.m = Some(m),
                Effect::Vbu(vbu) => becomes.vbu = Some(vbu),
                Effect::I(i) => becomes.i = Some(i),
                Effect::D(d) => becomes.d = Some(known(numbers::discipline_of(d))?),
                Effect::Vd(vd) => becomes.vd = Some(vd),
                Effect::Weapons(words) => becomes.weapons = Some(weapons_of(&words)?),
                Effect::Traits(words) => becomes.traits = traits_of(&words)?,
            }
        }
        Ok(Upgrade {
            id: UpgradeId(self.id),
            name: self.name.into_string(),
            of: ids_of(self.of),
            limits: limits.collect::<Result<_, _>>()?,
            becomes,
            price: self.price,
            rear_price: self.rear_price,
            ours: Vec::new(),
        })
    }
}

fn wire_limit(limit: &Limit) -> Result<WireLimit, TooLarge> {
    Ok(match limit {
        Limit::Fraction {
            numerator,
            denominator,
        } => WireLimit::Fraction {
            numerator: *numerator,
            denominator: *denominator,
        },
        Limit::AtMost(n) => WireLimit::AtMost(*n),
        Limit::FrontRank => WireLimit::FrontRank,
        Limit::AllOrNone => WireLimit::AllOrNone,
        Limit::HoldsGeneral(levels) => {
            let levels = levels.iter().map(|level| numbers::general(*level));
            WireLimit::HoldsGeneral(Few::new(levels.collect())?)
        }
    })
}

fn limit_of(limit: WireLimit) -> Result<Limit, LinkError> {
    Ok(match limit {
        WireLimit::Fraction {
            numerator,
            denominator,
        } => Limit::Fraction {
            numerator,
            denominator,
        },
        WireLimit::AtMost(n) => Limit::AtMost(n),
        WireLimit::FrontRank => Limit::FrontRank,
        WireLimit::AllOrNone => Limit::AllOrNone,
        WireLimit::HoldsGeneral(levels) => {
            let levels = levels
                .iter()
                .map(|level| known(numbers::general_of(*level)));
            Limit::HoldsGeneral(levels.collect::<Result<_, _>>()?)
        }
    })
}

fn effects(becomes: &UpgradeEffect) -> Result<Vec<Effect<'_>>, TooLarge> {
    let UpgradeEffect {
        name,
        kind,
        m,
        vbu,
        i,
        d,
        vd,
        weapons: carried,
        traits: has,
    } = becomes;
    let mut effects = Vec::new();
    effects.extend(name.as_deref().map(|name| Effect::Name(Text::new(name))));
    effects.extend(kind.map(|kind| Effect::Kind(numbers::troop_type(kind))));
    effects.extend(m.map(Effect::M));
    effects.extend(vbu.map(Effect::Vbu));
    effects.extend(i.map(Effect::I));
    effects.extend(d.map(|d| Effect::D(numbers::discipline(d))));
    effects.extend(vd.map(Effect::Vd));
    if let Some(carried) = carried {
        effects.push(Effect::Weapons(weapons(carried)?));
    }
    if !has.is_empty() {
        effects.push(Effect::Traits(traits(has)?));
    }
    Ok(effects)
}

#[derive(Serialize, Deserialize)]
pub struct WireFormation {
    id: u16,
    front: Ids,
    rear: Ids,
    sizes: Few<u8, 9>,
}

impl WireFormation {
    pub fn of(formation: &Formation) -> Result<Self, TooLarge> {
        Ok(WireFormation {
            id: formation.id.0,
            front: ids(&formation.front)?,
            rear: ids(&formation.rear)?,
            sizes: Few::new(formation.sizes.clone())?,
        })
    }

    pub fn into_formation(self) -> Formation {
        Formation {
            id: FormationId(self.id),
            front: ids_of(self.front),
            rear: ids_of(self.rear),
            sizes: self.sizes.into_inner(),
            ours: Vec::new(),
        }
    }
}

#[derive(Serialize, Deserialize)]
pub struct WireJoint<'a> {
    id: u16,
    #[serde(borrow)]
    name: Text<'a>,
    troops: Ids,
    min: u16,
}

impl<'a> WireJoint<'a> {
    pub fn of(joint: &'a JointMinimum) -> Result<Self, TooLarge> {
        Ok(WireJoint {
            id: joint.id.0,
            name: Text::new(&joint.name),
            troops: ids(&joint.troops)?,
            min: joint.min,
        })
    }

    pub fn into_joint(self) -> JointMinimum {
        JointMinimum {
            id: JointMinimumId(self.id),
            name: self.name.into_string(),
            troops: ids_of(self.troops),
            min: self.min,
            ours: Vec::new(),
        }
    }
}

#[derive(Serialize, Deserialize)]
pub struct WirePackage<'a> {
    id: u16,
    #[serde(borrow)]
    name: Text<'a>,
    min: u16,
    max: u16,
    #[serde(borrow)]
    variants: Few<WireVariant<'a>, 32>,
}

#[derive(Serialize, Deserialize)]
struct WireVariant<'a> {
    id: u16,
    #[serde(borrow)]
    name: Text<'a>,
    /// Troops and how many.
    contents: Few<(u16, u16), 64>,
}

impl<'a> WirePackage<'a> {
    pub fn of(package: &'a Package) -> Result<Self, TooLarge> {
        let variants = Few::all(&package.variants, |variant| {
            let parts = variant.contents.iter();
            Ok::<_, TooLarge>(WireVariant {
                id: variant.id.0,
                name: Text::new(&variant.name),
                contents: Few::new(parts.map(|part| (part.troop.0, part.count)).collect())?,
            })
        })?;
        Ok(WirePackage {
            id: package.id.0,
            name: Text::new(&package.name),
            min: package.min,
            max: package.max,
            variants,
        })
    }

    pub fn into_package(self) -> Package {
        let variants = self.variants.into_inner().into_iter();
        let variants = variants.map(|variant| {
            let parts = variant.contents.into_inner().into_iter();
            let parts = parts.map(|(troop, count)| PackagePart {
                troop: TroopId(troop),
                count,
            });
            PackageVariant {
                id: PackageId(variant.id),
                name: variant.name.into_string(),
                contents: parts.collect(),
            }
        });
        Package {
            id: PackageId(self.id),
            name: self.name.into_string(),
            min: self.min,
            max: self.max,
            variants: variants.collect(),
            ours: Vec::new(),
        }
    }
}
