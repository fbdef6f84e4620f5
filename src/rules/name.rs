//! The names of the rules: the same in the code, in a finding, in the tests and in the guide.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    VariantArray,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RuleName {
    SameGame,
    OfficialList,
    Period,
    OnTheList,
    PointsLimit,
    CommandCount,
    LargestCommand,
    OneGeneral,
    OneCic,
    GeneralSeat,
    GeniusIsCic,
    NoCowards,
    OneWeakGeneral,
    GeneralVd,
    RowMinimum,
    RowMaximum,
    JointMinimum,
    WholePackages,
    OrRows,
    StructureOffered,
    RearRank,
    LargeUnitSize,
    LargeUnitRows,
    UpgradeScope,
    PikeUpgrade,
    ExplorationPoints,
    DestinyRolls,
    JoanOfArc,
    AttachedScorpio,
    HeavyJavelin,
    FortifiedWagenburg,
    Fortifications,
    AlliedContingents,
    AlliedCommand,
    AlliedGeneral,
    AlliedShare,
    ForwardDeployment,
    FlankMarch,
    Ambush,
    TerrainCount,
    TerrainKinds,
    TerrainZones,
    TerrainLayout,
    RiverPlace,
    CommandRectangles,
    DeploymentZone,
    AmbushZone,
}

impl RuleName {
    pub const ALL: &[RuleName] = RuleName::VARIANTS;

    pub fn as_str(self) -> &'static str {
        self.into()
    }

    pub fn named(name: &str) -> Option<RuleName> {
        Self::ALL.iter().copied().find(|rule| rule.as_str() == name)
    }
}

impl std::fmt::Display for RuleName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
