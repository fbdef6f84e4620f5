//! The figures of a finding, by family. No words here: `text` turns them into sentences.

mod allies;
mod basic;
mod composition;
mod deployment;
mod generals;
mod large_units;
mod on_map;
mod purchases;
mod rows;
mod scenario;
mod upgrades;

pub use allies::AlliesFact;
pub use basic::BasicFact;
pub use composition::CompositionFact;
pub use deployment::DeploymentFact;
pub use generals::GeneralsFact;
pub use large_units::LargeUnitsFact;
pub use on_map::OnMapFact;
pub use purchases::PurchasesFact;
pub use rows::RowsFact;
pub use scenario::ScenarioFact;
pub use upgrades::UpgradesFact;

use serde::Serialize;
use std::mem::discriminant;

/// In files a fact goes by its own name, without its family's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Fact {
    Composition(CompositionFact),
    Generals(GeneralsFact),
    Rows(RowsFact),
    LargeUnits(LargeUnitsFact),
    Upgrades(UpgradesFact),
    Purchases(PurchasesFact),
    Allies(AlliesFact),
    Deployment(DeploymentFact),
    OnMap(OnMapFact),
    Basic(BasicFact),
    Scenario(ScenarioFact),
}

impl Fact {
    /// The same fact, whatever its figures.
    pub(super) fn is_same_kind(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Composition(a), Self::Composition(b)) => discriminant(a) == discriminant(b),
            (Self::Generals(a), Self::Generals(b)) => {
                // Nobody leads a command, be there units in it or not.
                let unled = |fact: &GeneralsFact| {
                    matches!(fact, GeneralsFact::CommandEmpty | GeneralsFact::NoGeneral)
                };
                discriminant(a) == discriminant(b) || (unled(a) && unled(b))
            }
            (Self::Rows(a), Self::Rows(b)) => discriminant(a) == discriminant(b),
            (Self::LargeUnits(a), Self::LargeUnits(b)) => discriminant(a) == discriminant(b),
            (Self::Upgrades(a), Self::Upgrades(b)) => discriminant(a) == discriminant(b),
            (Self::Purchases(a), Self::Purchases(b)) => discriminant(a) == discriminant(b),
            (Self::Allies(a), Self::Allies(b)) => discriminant(a) == discriminant(b),
            (Self::Deployment(a), Self::Deployment(b)) => discriminant(a) == discriminant(b),
            (Self::OnMap(a), Self::OnMap(b)) => discriminant(a) == discriminant(b),
            (Self::Basic(a), Self::Basic(b)) => discriminant(a) == discriminant(b),
            (Self::Scenario(a), Self::Scenario(b)) => discriminant(a) == discriminant(b),
            _ => false,
        }
    }
}
