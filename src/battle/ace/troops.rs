//! The troops that aces count.

use crate::army::UnitId;
use crate::list::{Trait, TroopType, Weapon};
use crate::rules::UnitFigures;

/// What aces ask of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AceUnit {
    pub id: UnitId,
    pub kind: TroopType,
    pub vbu: u8,
    pub is_impetuous: bool,
    /// Long spear, polearm or pike.
    pub has_poles: bool,
    pub is_in_large_unit: bool,
}

impl AceUnit {
    /// None for a unit that the list doesn't have.
    pub fn new(figures: &UnitFigures, is_in_large_unit: bool) -> Option<AceUnit> {
        let poles = [Weapon::LongSpear, Weapon::Polearm, Weapon::Pike];
        Some(AceUnit {
            id: figures.id,
            kind: figures.kind?,
            vbu: figures.stats?.vbu,
            is_impetuous: figures.has(Trait::Impetuous),
            has_poles: poles.into_iter().any(|weapon| figures.carries(weapon)),
            is_in_large_unit,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Troops {
    /// T.
    Missile,
    /// CP.
    HeavyCavalry,
    /// CP with VBU 6.
    HeavyCavalryVbu6,
    Impetuous,
    /// S.
    Skirmishers,
    /// FL that isn't impetuous.
    SteadyLightFoot,
    /// CL.
    LightCavalry,
    /// CM.
    MediumCavalry,
    /// FP with VBU 4, in no Large Unit.
    SingleHeavyFootVbu4,
    /// FP, FL, T and S without long spear, polearm or pike.
    FootWithoutPoles,
}

impl Troops {
    pub fn include(self, unit: &AceUnit) -> bool {
        use TroopType::*;
        match self {
            Troops::Missile => unit.kind == T,
            Troops::HeavyCavalry => unit.kind == Cp,
            Troops::HeavyCavalryVbu6 => unit.kind == Cp && unit.vbu == 6,
            Troops::Impetuous => unit.is_impetuous,
            Troops::Skirmishers => unit.kind == S,
            Troops::SteadyLightFoot => unit.kind == Fl && !unit.is_impetuous,
            Troops::LightCavalry => unit.kind == Cl,
            Troops::MediumCavalry => unit.kind == Cm,
            Troops::SingleHeavyFootVbu4 => {
                unit.kind == Fp && unit.vbu == 4 && !unit.is_in_large_unit
            }
            Troops::FootWithoutPoles => matches!(unit.kind, Fp | Fl | T | S) && !unit.has_poles,
        }
    }

    /// Artillery, where foot is counted: Basic Impetus 2008, 2.2.1, calls it infantry, the
    /// supplement doesn't say.
    pub fn perhaps_include(self, unit: &AceUnit) -> bool {
        self == Troops::FootWithoutPoles && unit.kind == TroopType::Art
    }
}
